import { armyDigest, documentDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { canShareFiles, shareFiles } from '$lib/browser/sharing';
import { codeTexts } from '$lib/exchange/code-parts';
import { BRIK_EXTENSION, BRIK_TYPE, PACK_EXTENSION } from '$lib/exchange/file-types';
import { writePack } from '$lib/exchange/pack-file';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { PICTURE_TYPE } from '../print/picture-making.svelte';
import { linkHere, packLinkHere } from './army-link';
import { brikFile } from './exporting';

export { copyText } from '$lib/browser/clipboard';
export { canShareLink, shareLink } from '$lib/browser/sharing';

/** The link of a document and the texts of its QR codes; neither if it is too large. */
export interface Address {
	readonly link: string | undefined;
	readonly codes: readonly string[];
}

/** Makes the link and the QR codes. Rejects in browsers without compression. */
export async function addressOf(army: Army): Promise<Address> {
	const link = await linkHere(army);
	if (link === undefined) return { link, codes: [] };
	return { link, codes: codeTexts(link, armyDigest(linkedArmy(army))) };
}

/** Makes the link and the QR codes of a pack. Rejects in browsers without compression. */
export async function addressOfPack(pack: Pack): Promise<Address> {
	const link = await packLinkHere(pack);
	return { link, codes: codeTexts(link, documentDigest(pack)) };
}

/** Shares the pack's file, or downloads it. Returns whether it was downloaded. */
export async function sharePackFile(pack: Pack): Promise<boolean> {
	const name = fileNameOf(pack.name, PACK_EXTENSION);
	return (await shareFiles([new File([writePack(pack)], name, { type: BRIK_TYPE })])) === 'saved';
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
