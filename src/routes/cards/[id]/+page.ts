import { locale } from '$lib/state/app/locale.svelte';
import { loadSheetFonts } from '$lib/state/print/sheet-fonts';

/** Loads texts and fonts of the sheets. */
export async function load() {
	await Promise.all([locale.load('builder', 'cards', 'rules'), loadSheetFonts()]);
}
