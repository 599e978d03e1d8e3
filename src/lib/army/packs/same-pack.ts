import { isSame } from '$lib/document/is-same';
import { rowsIn, type Pack } from '$lib/rules/packs/pack';

const rowIds = (pack: Pack) => rowsIn(pack).map(({ id }) => id);

const isMap = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a map that are no empty lists or maps, as these say no more than a missing field. */
const filled = (map: object) =>
	Object.entries(map).filter(
		([, value]) => typeof value !== 'object' || Object.keys(value as object).length > 0
	);

/** The parts of a pack, its tables and its languages that say something. */
const partsOf = (pack: Pack) =>
	Object.fromEntries(
		filled(
			Object.fromEntries(
				Object.entries(pack).map(([field, value]: [string, unknown]) => [
					field,
					isMap(value) ? Object.fromEntries(filled(value)) : value
				])
			)
		)
	);

/** Whether two states of a pack say the same, also in the order of their rows. */
export const isSamePack = (one: Pack, other: Pack): boolean =>
	one === other || (isSame(partsOf(one), partsOf(other)) && isSame(rowIds(one), rowIds(other)));

/** Whether a pack has no rows, changes, restrictions and units. */
export function isEmptyPack(pack: Pack): boolean {
	const parts = partsOf(pack);
	return !['rows', 'changes', 'restrict', 'units'].some((part) => part in parts);
}
