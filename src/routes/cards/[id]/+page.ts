import { locale } from '$lib/state/app/locale.svelte';
import { loadSheetFonts } from '$lib/state/print/sheet-fonts';

/** The texts of cards and of the rules that sheets tell, in the language that the layout has chosen before, and the letters they are set in. */
export async function load({ parent }) {
	await parent();
	await Promise.all([
		locale.load('builder'),
		locale.load('cards'),
		locale.load('rules'),
		loadSheetFonts()
	]);
}
