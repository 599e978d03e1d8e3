import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { canShareFiles, shareFiles } from '$lib/browser/sharing';
import { codeTexts } from '$lib/exchange/code-parts';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import type { Army } from '$lib/rules/choices';
import { PICTURE_TYPE } from '../print/picture-making.svelte';
import { linkHere } from './army-link';
import { brikFile } from './exporting';

export { copyText } from '$lib/browser/clipboard';
export { canShareLink, shareLink } from '$lib/browser/sharing';

/** The link of an army and the texts of its QR codes; neither if the army is too large. */
export interface ArmyAddress {
	readonly link: string | undefined;
	readonly codes: readonly string[];
}

/** Makes the link and the QR codes. Rejects in browsers without compression. */
export async function addressOf(army: Army): Promise<ArmyAddress> {
	const link = await linkHere(army);
	if (link === undefined) return { link, codes: [] };
	return { link, codes: codeTexts(link, armyDigest(linkedArmy(army))) };
}

/** Shares the army's file, or downloads it. Returns whether it was downloaded. */
export async function shareBrik(army: Army): Promise<boolean> {
	return (await shareFiles([await brikFile(army)])) === 'saved';
}

const canShare = (name: string, type: string) => canShareFiles([new File([''], name, { type })]);

/** Which files the browser can pass to other apps; others are downloaded. */
export const shareable = () => ({
	file: canShare(`army${BRIK_EXTENSION}`, BRIK_TYPE),
	picture: canShare('army.png', PICTURE_TYPE)
});
