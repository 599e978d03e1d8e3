import type { ReadyId } from '$lib/army/ready/units';
import type { Game } from '$lib/play/game-file';
import type { Army, Unit } from '$lib/rules/choices';
import { presets as en } from './en/ready';
import { presets as pl } from './pl/ready';

type Names = Readonly<Record<ReadyId, string>>;

/** The ready units by their names in all languages. No name belongs to two of them. */
const idsByName = new Map<string, ReadyId>(
	[en, pl].flatMap((names: Names) =>
		Object.entries(names).map(([id, name]) => [name, id as ReadyId] as const)
	)
);

/** The name in the reader's language of a ready unit that nobody has renamed; any other name as it is. */
export function shownName(names: Names, name: string): string {
	const id = idsByName.get(name);
	return id === undefined ? name : names[id];
}

/** The one name of a ready unit that nobody has renamed, whatever the language; any other name as it is. */
export const commonName = (name: string): string => shownName(en, name);

interface Shown<T> {
	readonly names: Names;
	readonly value: T;
}

/** Caches the result for the last language; equal units and armies stay the same objects. */
function cachedByNames<K extends object>(show: (names: Names, given: K) => K) {
	const cache = new WeakMap<K, Shown<K>>();
	return (names: Names, given: K): K => {
		const known = cache.get(given);
		if (known?.names === names) return known.value;
		const value = show(names, given);
		cache.set(given, { names, value });
		return value;
	};
}

const shownUnit = cachedByNames((names: Names, unit: Unit): Unit => {
	const name = shownName(names, unit.name);
	return name === unit.name ? unit : { ...unit, name };
});

function shownUnits(names: Names, units: readonly Unit[]): Unit[] | undefined {
	if (units.every(({ name }) => shownName(names, name) === name)) return undefined;
	return units.map((unit) => shownUnit(names, unit));
}

/**
 * The army as a reader sees it: ready units that nobody has renamed carry their names in the reader's language. Files,
 * links and digests have the army itself.
 */
export const shownArmy = cachedByNames((names: Names, army: Army): Army => {
	const units = shownUnits(names, army.units);
	const summons = army.reserve?.summons && shownUnits(names, army.reserve.summons);
	if (!units && !summons) return army;
	return {
		...army,
		...(units && { units }),
		...(summons && { reserve: { ...army.reserve, summons } })
	};
});

type Sides = Game['sides'];

const shownSides = cachedByNames((names: Names, sides: Sides): Sides => {
	const shown = sides.map((side) => {
		const armies = side.armies.map((army) => shownArmy(names, army));
		return armies.some((army, index) => army !== side.armies[index]) ? { ...side, armies } : side;
	});
	return shown.some((side, index) => side !== sides[index]) ? shown : sides;
});

/** The game as a reader sees it, with the names of `shownArmy`. Its events have no names of units. */
export const shownGame = cachedByNames((names: Names, game: Game): Game => {
	const sides = shownSides(names, game.sides);
	return sides === game.sides ? game : { ...game, sides };
});
