import { locale } from '$lib/state/app/locale.svelte';
import { loadSheetFonts } from '$lib/state/print/sheet-fonts';

/** Loads texts and fonts of the sheets after the layout has chosen the language. */
export async function load({ parent }) {
	await parent();
	await Promise.all([
		locale.load('builder'),
		locale.load('cards'),
		locale.load('rules'),
		loadSheetFonts()
	]);
}
