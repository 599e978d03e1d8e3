import type { Army, Supplement, Unit } from './choices';
import { readingsOf, type Readings } from './rulings';

export const SUPPLEMENTS = ['healing', 'magic', 'specialists'] as const satisfies Supplement[];

/** What an army is judged by: tables (with its house rules in them), readings, supplements in force. */
export interface Ruleset<Tables> {
	readonly tables: Tables;
	readonly rulings: Readings;
	readonly supplements: readonly Supplement[];
}

/** Keeps what a function gives for a unit as long as the unit lives: an edit leaves all others as they are. */
export function perUnit<T>(compute: (unit: Unit) => T): (unit: Unit) => T {
	const known = new WeakMap<Unit, T>();
	return (unit) => {
		const found = known.get(unit);
		if (found !== undefined) return found;
		const made = compute(unit);
		known.set(unit, made);
		return made;
	};
}

/** Makes something once for all armies that are judged by the same readings and supplements. */
export function perRuleset<Tables, T>(
	tables: Tables,
	make: (ruleset: Ruleset<Tables>) => T
): (army: Army) => T {
	const known = new Map<string, T>();
	return (army) => {
		const rulings = readingsOf(army);
		const supplements = SUPPLEMENTS.filter((name) => army.supplements?.includes(name) ?? true);
		const key = [...Object.values(rulings), ...supplements].join();
		const found = known.get(key);
		if (found !== undefined) return found;
		const made = make({ tables, rulings, supplements });
		known.set(key, made);
		return made;
	};
}
