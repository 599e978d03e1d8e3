import { downloadText } from '$lib/browser/files';
import { BRIK_TYPE, brikFileName, writeBrik } from '$lib/exchange/write-brik';
import type { Army } from '$lib/rules/choices';

/** Hands the army to the user as a `.brik` file. */
export function exportArmy(army: Army): void {
	downloadText(brikFileName(army), BRIK_TYPE, writeBrik(army));
}
