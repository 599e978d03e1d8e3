import { copyText } from '$lib/browser/clipboard';
import type { Army } from '$lib/rules/choices';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import { linkHere } from './army-link';

/** Copies a link to the army, and says whether it worked. */
export async function copyArmyLink(army: Army): Promise<void> {
	const { sharing } = locale.m;
	const link = await linkHere(army);
	if (link === undefined) notices.show(sharing.tooLarge);
	else notices.show((await copyText(link)) ? sharing.copied : sharing.refused);
}
