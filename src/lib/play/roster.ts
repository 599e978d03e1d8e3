import type { Army, Unit } from '$lib/rules/choices';
import { memoByIdentity } from '$lib/rules/memo';
import { assortmentOf } from '$lib/rules/registry';
import { countOf, summonsOf, unitOf } from '$lib/rules/terms';
import { boxesOfArmy, boxesOfUnit, type BoxStart } from './boxes';
import { numbersFor } from './distinct-names';
import type { Game, Side } from './game-file';

/** One figure or creation of the game, as its army lists it. */
export interface Figure {
	readonly id: string;
	readonly side: string;
	readonly army: Army;
	readonly unit: Unit;
	/** Its number among the figures of its side with the same name, from 1; absent if it is the only one. */
	readonly number?: number;
	/** Whether it waits in the reserve to be summoned. */
	readonly summon: boolean;
	readonly boxes: readonly BoxStart[];
}

export interface SquadStart {
	readonly id: string;
	readonly side: string;
	readonly name: string;
	readonly members: readonly string[];
}

/** All figures of a game as they come to the table. */
export interface Roster {
	readonly figures: ReadonlyMap<string, Figure>;
	readonly squads: readonly SquadStart[];
	/** What each rides, drives or serves at the start. */
	readonly mounts: ReadonlyMap<string, string>;
	/** Boxes that an army has as a whole, by side. */
	readonly boxes: ReadonlyMap<string, readonly BoxStart[]>;
}

/** The beginning of the ids of an army’s figures and squads. */
const armyPath = (side: string, army: number) => `${side}/${army}`;

function figuresOf(side: Side, army: Army, index: number): Figure[] {
	const path = armyPath(side.id, index);
	const copies = (units: readonly Unit[], summon: boolean) =>
		units.flatMap((unit) => {
			const boxes = boxesOfUnit(army, unit);
			return Array.from({ length: countOf(unit) }, (_, n) => {
				const id = `${path}:${unit.id}#${n + 1}`;
				return { id, side: side.id, army, unit, summon, boxes };
			});
		});
	return [...copies(army.units, false), ...copies(summonsOf(army), true)];
}

/** The figures of all armies of a side, with numbers for those that share a name. */
function figuresIn(side: Side): Figure[][] {
	const armies = side.armies.map((army, index) => figuresOf(side, army, index));
	const numbers = numbersFor(armies.flat().map(({ unit }) => unit.name)).values();
	return armies.map((figures) =>
		figures.map((figure) => {
			const number = numbers.next().value;
			return number === undefined ? figure : { ...figure, number };
		})
	);
}

/** The figures of each unit of an army. */
function byUnit(figures: readonly Figure[]): Map<string, Figure[]> {
	const units = new Map<string, Figure[]>();
	for (const figure of figures) {
		const known = units.get(figure.unit.id);
		if (known) known.push(figure);
		else units.set(figure.unit.id, [figure]);
	}
	return units;
}

/** Riders and crew by mount: copies of a mount take riders in turn. */
function mountsIn(army: Army, figures: readonly Figure[]): [string, string][] {
	const units = byUnit(figures);
	const taken = new Map<string, number>();
	return figures.flatMap(({ id, unit }): [string, string][] => {
		if (!('mount' in unit) || unit.mount === undefined) return [];
		const mounts = unitOf(army, unit.mount) && units.get(unit.mount);
		if (!mounts) return [];
		const before = taken.get(unit.mount) ?? 0;
		taken.set(unit.mount, before + 1);
		const mount = mounts[before % mounts.length];
		return mount ? [[id, mount.id]] : [];
	});
}

function squadsIn(side: Side, army: Army, index: number, figures: readonly Figure[]): SquadStart[] {
	const free = byUnit(figures.filter(({ summon }) => !summon));
	return (army.squads ?? []).map(({ id, name, members = [] }) => ({
		id: `${armyPath(side.id, index)}:${id}`,
		side: side.id,
		name,
		members: members.flatMap(({ unit, count = 1 }) =>
			(free.get(unit) ?? []).splice(0, count).map((figure) => figure.id)
		)
	}));
}

function rosterFor(sides: readonly Side[]): Roster {
	const figures = new Map<string, Figure>();
	const [squads, mounts] = [[] as SquadStart[], new Map<string, string>()];
	const boxes = new Map<string, readonly BoxStart[]>();
	for (const side of sides) {
		const byArmy = figuresIn(side);
		for (const [index, army] of side.armies.entries()) {
			const own = byArmy[index] ?? [];
			for (const figure of own) figures.set(figure.id, figure);
			for (const [rider, mount] of mountsIn(army, own)) mounts.set(rider, mount);
			squads.push(...squadsIn(side, army, index, own));
			const common = boxesOfArmy(army, index);
			boxes.set(side.id, [...(boxes.get(side.id) ?? []), ...common]);
		}
	}
	return { figures, squads, mounts, boxes };
}

/** Whether the wounds of a figure may be treated: its army plays with the supplement (PL-MED-01). */
export function isHealable({ army, unit }: Figure): boolean {
	if (unit.kind !== 'minifig' || !assortmentOf(army).supplements.includes('healing')) return false;
	return army.supplements?.includes('healing') ?? true;
}

const rosters = memoByIdentity(rosterFor);

/** The figures of a game; the same object for the same sides. */
export function rosterOf({ sides }: Pick<Game, 'sides'>): Roster {
	return rosters(sides);
}
