import { isSame } from '$lib/document/is-same';
import { rowsIn, type Pack } from '$lib/rules/packs/pack';

const rowIds = (pack: Pack) => rowsIn(pack).map(({ id }) => id);

/** Whether two states of a pack are equal, also in the order of their rows. */
export const isSamePack = (one: Pack, other: Pack): boolean =>
	one === other || (isSame(one, other) && isSame(rowIds(one), rowIds(other)));
