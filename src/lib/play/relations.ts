import { isHero } from '$lib/rules/terms';
import type { Army } from '$lib/rules/choices';
import { sideOf } from './side-of';
import type { Game, Side } from './game-file';
import { rosterOf, type Roster } from './roster';
import { isAble, isStanding, type FigureState, type Table } from './table';

/** Who belongs together on a table. */
export interface Relations {
	/** Active heroes by army: each is a quirk to the others (PL-HER-02). */
	readonly heroes: ReadonlyMap<Army, number>;
	/** Riders, drivers and crew by what they are on; only those still standing. */
	readonly crews: ReadonlyMap<string, readonly FigureState[]>;
	/** Standing members by squad. */
	readonly squads: ReadonlyMap<string, readonly FigureState[]>;
	/** Standing undead by their necromancer. */
	readonly undead: ReadonlyMap<string, readonly FigureState[]>;
}

function add<K>(map: Map<K, FigureState[]>, key: K | undefined, state: FigureState): void {
	if (key === undefined) return;
	const known = map.get(key);
	if (known) known.push(state);
	else map.set(key, [state]);
}

function relationsFor({ figures }: Table, roster: Roster): Relations {
	const heroes = new Map<Army, number>();
	const crews = new Map<string, FigureState[]>();
	const squads = new Map<string, FigureState[]>();
	const undead = new Map<string, FigureState[]>();
	for (const state of figures.values()) {
		if (!isStanding(state)) continue;
		const { mount, squad, raisedBy } = state.links;
		add(crews, mount, state);
		add(squads, squad, state);
		add(undead, raisedBy, state);
		const figure = roster.figures.get(state.id);
		if (!figure || !isHero(figure.unit)) continue;
		if (raisedBy === undefined && isAble(state)) {
			heroes.set(figure.army, (heroes.get(figure.army) ?? 0) + 1);
		}
	}
	return { heroes, crews, squads, undead };
}

const known = new WeakMap<Table, { sides: readonly Side[]; relations: Relations }>();

/** The relations on a table; the same object for the same table. */
export function relationsOf(game: Pick<Game, 'sides'>, table: Table): Relations {
	const found = known.get(table);
	if (found?.sides === game.sides) return found.relations;
	const relations = relationsFor(table, rosterOf(game));
	known.set(table, { sides: game.sides, relations });
	return relations;
}

/** The side that commands a figure. */
export function sideOfFigure(
	game: Pick<Game, 'sides'>,
	table: Table,
	id: string
): string | undefined {
	const state = table.figures.get(id);
	return state && sideOf(state, rosterOf(game).figures);
}

/** The figures of a side that are still on the table. */
export function standingFigures(game: Pick<Game, 'sides'>, table: Table, side: string) {
	return [...table.figures.values()].filter(
		(state) => isStanding(state) && sideOfFigure(game, table, state.id) === side
	);
}
