import { downloadText } from '$lib/browser/files';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { brikFileName, writeBrik } from '$lib/exchange/write-brik';
import type { Army } from '$lib/rules/choices';

/** Hands over a stored record that this version cannot read, just as it is. */
export function exportUnreadable(id: string, document: unknown): void {
	downloadText(`${id}${BRIK_EXTENSION}`, BRIK_TYPE, JSON.stringify(document, null, '\t'));
}

/** Hands the army to the user as a `.brik` file. */
export function exportArmy(army: Army): void {
	downloadText(brikFileName(army), BRIK_TYPE, writeBrik(army));
}
