import { downloadText } from '$lib/browser/files';
import { randomId } from '$lib/browser/random';
import { BRIK_TYPE, PACK_EXTENSION } from '$lib/exchange/file-types';
import { writePack } from '$lib/exchange/pack-file';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { Pack } from '$lib/rules/packs/pack';

export const newPackId = randomId;

/** Downloads a pack as a `.brikpack` file. */
export function exportPack(pack: Pack): void {
	downloadText(fileNameOf(pack.name, PACK_EXTENSION), BRIK_TYPE, writePack(pack));
}
