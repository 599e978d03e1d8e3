import type { Game } from '$lib/play/game-file';
import { figureName, namesOf } from '$lib/play/names';
import { rosterOf, type Figure } from '$lib/play/roster';
import { namedSides } from '$lib/play/side-names';
import { sideOf } from '$lib/play/side-of';
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

type Rows = ReadonlyMap<string, UnitRow>;

/** A board as it was shown with these names. */
interface Shown {
	readonly names: ReturnType<typeof namesOf>;
	readonly sides: readonly BoardSide[];
}

/** The rows of a side, those of its reserve last. */
export const rowsOf = ({ groups, reserve }: BoardSide): readonly UnitRow[] => [
	...groups.flatMap(({ rows }) => rows),
	...reserve
];

const isSameStanding = (one: Standing, other: Standing | undefined) =>
	one.figure === other?.figure && one.state === other.state && one.mount === other.mount;

/** What is put together of a side: rows by unit, in groups by squad. */
class SideRows {
	readonly groups = new Map<string, Map<string, Standing[]>>();
	readonly reserve: Standing[] = [];
	standing = 0;
	total = 0;

	add(unit: string, one: Standing): void {
		if (one.state.place === 'reserve') {
			this.reserve.push(one);
			return;
		}
		this.total += 1;
		if (isStanding(one.state)) this.standing += 1;
		const squad = one.state.links.squad ?? LOOSE;
		const units = entryOf(this.groups, squad, () => new Map<string, Standing[]>());
		entryOf(units, unit, (): Standing[] => []).push(one);
	}
}

/** The value of a key, which is made first if the map lacks it. */
function entryOf<K, V>(
	map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
	key: K,
	make: () => V
): V {
	const known = map.get(key);
	if (known !== undefined) return known;
	const made = make();
	map.set(key, made);
	return made;
}

/** A board that is built again after each event, from the rows of the last one where nothing changed. */
export class Board {
	/** The last board: an unchanged row is the same object, and is not rendered again. */
	#last: readonly BoardSide[] = [];
	/** A key of each figure's unit: to put one together for all figures takes a large part of the time. */
	readonly #units = new WeakMap<Figure, string>();
	/** The board of a table to which undo and redo return. */
	readonly #boards = new WeakMap<Table, Shown>();

	/** The figures of each side by squad and unit, in the order of the armies. Squads come first. */
	of(game: Game, table: Table): readonly BoardSide[] {
		const names = namesOf(game);
		const known = this.#boards.get(table);
		const sides = known?.names === names ? known.sides : this.#build(game, table);
		this.#boards.set(table, { names, sides });
		this.#last = sides;
		return sides;
	}

	#build(game: Game, table: Table): readonly BoardSide[] {
		const { figures } = rosterOf(game);
		const sides = new Map<string | undefined, SideRows>();
		for (const figure of figures.values()) {
			const state = table.figures.get(figure.id);
			if (!state) continue;
			const mount = figures.get(state.links.mount ?? '');
			const one = { figure, state, ...(mount && { mount }) };
			const side = sideOf(state, figures);
			entryOf(sides, side, () => new SideRows()).add(this.#unitOf(figure), one);
		}
		const last = new Map(this.#last.flatMap(rowsOf).map((row) => [row.key, row]));
		return namedSides(game.sides).map(({ id, name }): BoardSide => {
			const { standing, total, groups, reserve } = sides.get(id) ?? new SideRows();
			return {
				...{ id, name, standing, total },
				groups: this.#groups(game, id, groups, last),
				reserve: reserve.map((one) => this.#row(last, one.figure.id, one.figure, [one]))
			};
		});
	}

	#unitOf(figure: Figure): string {
		const { side, army, unit } = figure;
		return entryOf(this.#units, figure, () => `${side} ${army.id} ${unit.id}`);
	}

	#groups(game: Game, side: string, groups: SideRows['groups'], last: Rows): Group[] {
		const ids = [...groups.keys()].toSorted((a, b) => Number(a === LOOSE) - Number(b === LOOSE));
		return ids.map((id): Group => {
			const rows: UnitRow[] = [];
			for (const [unit, members] of groups.get(id) ?? []) {
				const [first] = members;
				if (first) rows.push(this.#row(last, `${side} ${id} ${unit}`, first.figure, members));
			}
			const name = id === LOOSE ? undefined : namesOf(game).get(id);
			return { id, ...(name !== undefined && { name }), rows };
		});
	}

	#row(last: Rows, key: string, { army, unit }: Figure, figures: readonly Standing[]): UnitRow {
		const known = last.get(key);
		const isSame =
			known?.figures.length === figures.length &&
			figures.every((one, place) => isSameStanding(one, known.figures[place]));
		return isSame ? known : { key, army, unit, figures };
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
