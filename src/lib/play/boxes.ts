import type { Army, Creation, Gear, Magic, Unit } from '$lib/rules/choices';
import { STOCK_ITEM } from '$lib/rules/items/gear';
import { anyKind } from '$lib/rules/items/kinds';
import { parentsIn } from '$lib/rules/packs/printed-unit';
import { countOf, piecesOf } from '$lib/rules/terms';

type Parents = ReturnType<typeof parentsIn>;

/** What is used up piece by piece. */
export type BoxKind = 'explosive' | 'spell' | 'circleCast' | 'rocket' | 'payload';

/** A row of boxes to tick: `key` names it among those of its figure or side. */
export interface BoxStart {
	readonly key: string;
	readonly kind: BoxKind;
	readonly rule: string;
	/** Absent for a minifig’s explosives. */
	readonly level?: number;
	readonly total: number;
	/** The weapon of the creation that fires it, by its place in the list. */
	readonly weapon?: number;
}

/** The key of the boxes of an explosive that is carried. */
export const explosiveKey = (item: string): string =>
	item === STOCK_ITEM ? 'explosive' : `explosive:${item}`;

function explosivesIn(parents: Parents, gear: readonly Gear[] = []): BoxStart[] {
	const items = new Set(gear.map(({ item }) => item));
	return [...items].flatMap((item): BoxStart[] => {
		const total = piecesOf(gear, item);
		if (!anyKind(parents.get(item) ?? item).explodes || total === 0) return [];
		return [{ key: explosiveKey(item), kind: 'explosive', rule: 'PL-WPN-13', total }];
	});
}

function spellsIn(magic: Magic | undefined): BoxStart[] {
	return (magic?.areaSpells ?? []).map((spell, index) => ({
		key: `spell-${index}`,
		kind: 'spell',
		rule: 'PL-MAG-04',
		level: spell.level,
		total: countOf(spell)
	}));
}

function launchedBy(parents: Parents, { weapons = [] }: Creation): BoxStart[] {
	return weapons.flatMap((entry, weapon): BoxStart[] => {
		if (anyKind(parents.get(entry.type) ?? entry.type).explodes) {
			const { level = 0 } = entry;
			const total = countOf(entry);
			return [{ key: `rocket-${weapon}`, kind: 'rocket', rule: 'PL-CWP-06', level, total, weapon }];
		}
		return (entry.payload ?? []).map((load, index) => ({
			key: `payload-${weapon}-${index}`,
			kind: 'payload',
			rule: 'PL-CWP-04',
			level: load.level,
			// Every launcher of the entry has its own payload.
			total: countOf(load) * countOf(entry),
			weapon
		}));
	});
}

function builtExplosives({ explosives = [] }: Creation): BoxStart[] {
	return explosives.map((entry, index) => ({
		key: `explosive-${index}`,
		kind: 'explosive',
		rule: 'PL-CWP-05',
		level: entry.level,
		total: countOf(entry)
	}));
}

/** What one copy of a unit can use up. */
export function boxesOfUnit(army: Pick<Army, 'packs'>, unit: Unit): BoxStart[] {
	if (unit.kind === 'figure') return [];
	const parents = parentsIn(army);
	const built =
		unit.kind === 'creation' ? [...launchedBy(parents, unit), ...builtExplosives(unit)] : [];
	return [...explosivesIn(parents, unit.gear), ...spellsIn(unit.magic), ...built];
}

/** What an army as a whole can use up: the stock of explosives and casts of its circle. */
export function boxesOfArmy({ stock, reserve }: Army, index: number): BoxStart[] {
	const total = stock?.explosives ?? 0;
	const explosives: BoxStart[] =
		total > 0 ? [{ key: `stock-${index}`, kind: 'explosive', rule: 'PL-WPN-13', total }] : [];
	const casts = (reserve?.circleCasts ?? []).map((cast, place): BoxStart => ({
		key: `circle-${index}-${place}`,
		kind: 'circleCast',
		rule: 'PL-MAG-07',
		level: cast.level,
		total: countOf(cast)
	}));
	return [...explosives, ...casts];
}
