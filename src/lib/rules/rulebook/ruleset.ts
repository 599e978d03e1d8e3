import type { Army, Supplement } from '../choices';
import { readingsOf, type Readings } from '../rulings/rulings';

export const SUPPLEMENTS = ['healing', 'magic', 'specialists'] as const satisfies Supplement[];

/** The rules of an army: tables with its house rules, rulings, supplements in force. */
export interface Ruleset<Tables> {
	readonly tables: Tables;
	readonly rulings: Readings;
	readonly supplements: readonly Supplement[];
}

/** Caches a value per combination of rulings and supplements. */
export function perRuleset<Tables, T>(
	tables: Tables,
	make: (ruleset: Ruleset<Tables>) => T
): (army: Army) => T {
	const known = new Map<string, T>();
	/** For armies that choose neither; most do not. */
	let usual: T | undefined;
	const ofArmy = (army: Army): T => {
		const rulings = readingsOf(army);
		const supplements = SUPPLEMENTS.filter((name) => army.supplements?.includes(name) ?? true);
		const key = [...Object.values(rulings), ...supplements].join();
		const found = known.get(key);
		if (found !== undefined) return found;
		const made = make({ tables, rulings, supplements });
		known.set(key, made);
		return made;
	};
	return (army) => ((army.rulings ?? army.supplements) ? ofArmy(army) : (usual ??= ofArmy(army)));
}
