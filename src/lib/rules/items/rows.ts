import { addDice, flat, notation, type Dice } from '$lib/dice/notation';
import { cpUp } from '$lib/points/points';
import type { CoreGearItem, Gear, GearItem, RowId } from '../choices';
import type { RuleId } from '../citations';
import { memoByIdentity } from '../memo';
import type { KindOf } from './kinds';

/** The statistics of items by id, in the order of the book. */
type GearTable<Row> = Readonly<Record<string, Row>>;

/** The row of an id, printed or of a pack; undefined if the table has none. */
export const rowOf = <Row>(table: GearTable<Row>, id: string): Row | undefined =>
	Object.hasOwn(table, id) ? table[id] : undefined;

/** Whether a table has a row. */
export const isRow = <Table extends object>(table: Table, id: PropertyKey): id is keyof Table =>
	Object.hasOwn(table, id);

interface Priced {
	readonly rule: RuleId;
	readonly cost: number;
}

/**
 * The items of a table with their prices, made once for a table: the printed ones in the order of the book, then those
 * of packs.
 */
export const pricesIn = memoByIdentity((table: GearTable<Priced>) =>
	Object.entries(table).map(([id, { rule, cost }]) => {
		const item = id as CoreGearItem | RowId;
		return { item, rule, key: `gear.${item}`, each: cpUp(cost) } as const;
	})
);

/** Each item that the table has, once, with its row and the number of pieces in hand or stowed. */
export function rowsOf<Row>(
	table: GearTable<Row>,
	gear: readonly Gear[] = []
): { readonly item: GearItem; readonly row: Row; readonly pieces: number }[] {
	const counts = new Map<GearItem, number>();
	for (const { item, count = 1 } of gear) counts.set(item, (counts.get(item) ?? 0) + count);
	return [...counts].flatMap(([item, pieces]) => {
		const row = rowOf(table, item);
		return row && pieces > 0 ? [{ item, row, pieces }] : [];
	});
}

/** What worn armor adds: a second suit of the same has no effect (PL-WPN-08). */
export function wornArmor(
	table: GearTable<{ readonly armor?: string }>,
	gear: readonly Gear[] | undefined,
	kinds: KindOf
): Dice {
	return rowsOf(table, gear)
		.filter(({ item }) => kinds(item).armors)
		.reduce((sum, { row }) => addDice(sum, notation(row.armor ?? '0')), flat(0));
}
