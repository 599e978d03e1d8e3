import { times, ZERO, type Points } from '$lib/points/points';
import type { CoreGearItem, PropulsionMode, Rank, RowId, WeaponType } from './choices';
import type { RuleId } from './citations';

export type Ability =
	| 'skillBonus'
	| 'superdexterity'
	| 'multitasking'
	| 'pilot'
	| 'healing'
	| 'stealth'
	| 'perception'
	| 'weaponMaster';

/** The subject of a ledger line; its text is in the catalogues. */
export type LedgerKey =
	| `rank.${Rank}`
	| `gear.${CoreGearItem | RowId}`
	| Ability
	| 'structure'
	| 'critterArmor'
	| 'critterLevel'
	| `propulsion.${PropulsionMode}`
	| `weapon.${WeaponType}`
	| 'payload'
	| 'explosive'
	| 'plate'
	| 'barding'
	| 'brain.full'
	| 'brain.half'
	| 'magic.level'
	| 'magic.areaSpell'
	| 'magic.shield'
	| 'magic.summoning'
	| 'magic.necromancy'
	| 'heroDiscount'
	| 'stock.explosive'
	| 'reserve.summon'
	| 'reserve.circleCast'
	| 'reserve.circleShield'
	| 'reserve.unspent';

/** One line of the bill. The total of an army is the sum of its lines and is stored nowhere. */
export interface LedgerLine {
	/** The unit's id, or `army` for what belongs to the whole army. */
	readonly unit: string;
	readonly rule: RuleId;
	readonly key: LedgerKey;
	readonly quantity: number;
	/** Halves of CP for the whole line; negative for a discount. */
	readonly points: Points;
	/** What the price depends on, shown beside it: a level, inches of speed, a summon's id. */
	readonly measure?: number | string | undefined;
}

/** A line of `quantity` pieces at the same price. */
export function line(
	unit: string,
	rule: RuleId,
	key: LedgerKey,
	quantity: number,
	each: Points,
	measure?: number | string
): LedgerLine {
	return { unit, rule, key, quantity, points: times(each, quantity), measure };
}

/** Collects the lines of a bill; free items have no line. */
export class Bill {
	readonly lines: LedgerLine[] = [];

	/** The bill of a unit with `copies` copies, or of the army. */
	constructor(
		readonly unit: string,
		readonly copies = 1
	) {}

	/** Adds a line for pieces that each copy of the unit has. */
	add(rule: RuleId, key: LedgerKey, pieces: number, each: Points, measure?: number | string): void {
		if (pieces === 0 || each === ZERO) return;
		this.lines.push(line(this.unit, rule, key, pieces * this.copies, each, measure));
	}
}

/** Whether a line belongs to the army as a whole; a unit may also have the id `army`. */
export function isOfArmy({ unit, key }: LedgerLine): boolean {
	return unit === 'army' && (key.startsWith('stock.') || key.startsWith('reserve.'));
}

/** The sum of the lines, in halves of CP. */
export function totalOf(lines: readonly LedgerLine[]): Points {
	let sum = 0;
	for (const { points } of lines) sum += points;
	return sum as Points;
}
