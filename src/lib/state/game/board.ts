import type { Game } from '$lib/play/game-file';
import { figureName, namesOf } from '$lib/play/names';
import { rosterOf, type Figure } from '$lib/play/roster';
import { namedSides } from '$lib/play/side-names';
import { countOfState, has, isStanding, type FigureState, type Table } from '$lib/play/table';
import type { Army, Form, Unit } from '$lib/rules/choices';

/** A figure and its state now. */
export interface Standing {
	readonly figure: Figure;
	readonly state: FigureState;
	/** What it rides, drives or is on. */
	readonly mount?: Figure;
}

/** The figures of one unit that are in the same squad. */
export interface UnitRow {
	readonly key: string;
	readonly army: Army;
	readonly unit: Unit;
	readonly figures: readonly Standing[];
}

/** A squad with its units, or the units without one. */
export interface Group {
	readonly id: string;
	readonly name?: string;
	readonly rows: readonly UnitRow[];
}

export interface BoardSide {
	readonly id: string;
	readonly name: string;
	readonly standing: number;
	readonly total: number;
	readonly groups: readonly Group[];
	/** Figures that wait to be summoned. */
	readonly reserve: readonly UnitRow[];
}

const LOOSE = '';

/** The values of a list by their key, in the order of the first of each. */
function groupedBy<T>(list: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const value of list) {
		const key = keyOf(value);
		const group = groups.get(key);
		if (group) group.push(value);
		else groups.set(key, [value]);
	}
	return groups;
}

/** The side that a figure fights for: the dead follow the necromancer that raised them. */
function sideIn(figures: ReadonlyMap<string, Figure>, { figure, state }: Standing): string {
	return figures.get(state.links.raisedBy ?? '')?.side ?? figure.side;
}

const isSameStanding = (one: Standing, other: Standing | undefined) =>
	one.figure === other?.figure && one.state === other.state && one.mount === other.mount;

/** The rows of the last board by key: an unchanged row is the same object, and is not rendered again. */
type Rows = Map<string, UnitRow>;

function rowOf(last: Rows, next: Rows, key: string, figures: readonly Standing[]): UnitRow[] {
	const [first] = figures;
	if (!first) return [];
	const known = last.get(key);
	const same =
		known?.figures.length === figures.length &&
		figures.every((one, place) => isSameStanding(one, known.figures[place]));
	const row = same ? known : { key, army: first.figure.army, unit: first.figure.unit, figures };
	next.set(key, row);
	return [row];
}

/** A board that is built again after each event, from the rows of the last one where nothing changed. */
export class Board {
	#rows: Rows = new Map();

	/** The figures of each side by squad and unit, in the order of the armies. Squads come first. */
	of(game: Game, table: Table): readonly BoardSide[] {
		const { figures } = rosterOf(game);
		const next: Rows = new Map();
		const all = [...figures.values()].flatMap((figure): Standing[] => {
			const state = table.figures.get(figure.id);
			const mount = figures.get(state?.links.mount ?? '');
			return state ? [{ figure, state, ...(mount && { mount }) }] : [];
		});
		const bySide = groupedBy(all, (one) => sideIn(figures, one));
		const sides = namedSides(game.sides).map(({ id, name }): BoardSide => {
			const own = bySide.get(id) ?? [];
			const present = own.filter(({ state }) => state.place !== 'reserve');
			return {
				id,
				name,
				standing: present.filter(({ state }) => isStanding(state)).length,
				total: present.length,
				groups: this.#groups(game, id, present, next),
				reserve: own
					.filter(({ state }) => state.place === 'reserve')
					.flatMap((one) => rowOf(this.#rows, next, one.figure.id, [one]))
			};
		});
		this.#rows = next;
		return sides;
	}

	#groups(game: Game, side: string, present: readonly Standing[], next: Rows): Group[] {
		const names = namesOf(game);
		const groups = groupedBy(present, ({ state }) => state.links.squad ?? LOOSE);
		const ids = [...groups.keys()].toSorted((a, b) => Number(a === LOOSE) - Number(b === LOOSE));
		return ids.map((id): Group => {
			const units = groupedBy(
				groups.get(id) ?? [],
				({ figure }) => `${side} ${id} ${figure.side} ${figure.army.id} ${figure.unit.id}`
			);
			const rows = [...units].flatMap(([key, members]) => rowOf(this.#rows, next, key, members));
			const name = id === LOOSE ? undefined : names.get(id);
			return { id, ...(name !== undefined && { name }), rows };
		});
	}
}

/** What a figure's token shows beside its number, the gravest first. */
export type MarkId =
	| 'fallen'
	| 'secured'
	| 'away'
	| 'unconscious'
	| 'incapacitated'
	| 'captured'
	| 'endangered'
	| 'wounded'
	| 'mortallyWounded'
	| 'sizeDamage'
	| 'fleeing'
	| 'called'
	| 'prone'
	| 'disrupted'
	| 'carrying'
	| 'mounted'
	| 'dismounted'
	| 'shielded'
	| 'raised'
	| 'hit'
	| 'acted'
	| 'responded';

export interface Mark {
	readonly id: MarkId;
	/** Wounds, size damage, hits or the level of a magic shield. */
	readonly count?: number;
	/** What a figure is on: its name, and its form. */
	readonly name?: string;
	readonly form?: Form;
}

const FLAG_MARKS = [
	'unconscious',
	'incapacitated',
	'captured',
	'endangered',
	'mortallyWounded',
	'fleeing',
	'called',
	'prone',
	'disrupted',
	'carrying',
	'dismounted'
] as const;

/** What a figure rides, drives or is in. */
function aboard({ links }: FigureState, mount: Figure | undefined): readonly Mark[] {
	if (links.mount === undefined) return [];
	if (!mount) return [{ id: 'mounted' }];
	const form = mount.unit.kind === 'creation' ? { form: mount.unit.form } : {};
	return [{ id: 'mounted', name: figureName(mount), ...form }];
}

/** Everything that a figure's token and sheet say about its state. */
export function marksOf(state: FigureState, mount?: Figure): readonly Mark[] {
	if (has(state, 'fallen')) return [{ id: 'fallen' }];
	if (state.place === 'secured' || state.place === 'away') return [{ id: state.place }];
	const counted = (id: MarkId, count: number): Mark[] => (count > 0 ? [{ id, count }] : []);
	const flagged = FLAG_MARKS.flatMap((id): Mark[] => (has(state, id) ? [{ id }] : []));
	const plain = (id: MarkId, on: boolean): Mark[] => (on ? [{ id }] : []);
	return [
		...counted('wounded', countOfState(state, 'wounds') + countOfState(state, 'injuries')),
		...counted('sizeDamage', countOfState(state, 'sizeMarks')),
		...flagged,
		...counted('shielded', countOfState(state, 'shield')),
		...aboard(state, mount),
		...plain('raised', state.links.raisedBy !== undefined),
		...counted('hit', countOfState(state, 'hits')),
		...plain('acted', countOfState(state, 'actions') > 0),
		...plain('responded', countOfState(state, 'responses') > 0)
	];
}
