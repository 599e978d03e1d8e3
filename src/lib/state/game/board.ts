import type { Game } from '$lib/play/game-file';
import { rosterOf, type Figure } from '$lib/play/roster';
import { countOfState, has, isStanding, type FigureState, type Table } from '$lib/play/table';
import type { Unit } from '$lib/rules/choices';

/** The figures of one unit that are in the same squad. */
export interface UnitRow {
	readonly key: string;
	readonly unit: Unit;
	readonly figures: readonly Figure[];
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
	readonly reserve: readonly Figure[];
}

const LOOSE = '';

/** The side that a figure fights for: the dead follow the necromancer that raised them. */
function sideIn(table: Table, figures: ReadonlyMap<string, Figure>, figure: Figure): string {
	const raisedBy = table.figures.get(figure.id)?.links.raisedBy;
	return figures.get(raisedBy ?? '')?.side ?? figure.side;
}

function rowsOf(figures: readonly Figure[], group: string): UnitRow[] {
	const rows = Map.groupBy(figures, ({ army, unit, side }) => `${side} ${army.id} ${unit.id}`);
	return [...rows].flatMap(([key, members]) => {
		const [first] = members;
		return first ? [{ key: `${group} ${key}`, unit: first.unit, figures: members }] : [];
	});
}

/** The figures of each side by squad and unit, in the order of the armies. Squads come first. */
export function boardOf(game: Game, table: Table): readonly BoardSide[] {
	const { figures } = rosterOf(game);
	const bySide = Map.groupBy(figures.values(), (figure) => sideIn(table, figures, figure));
	return game.sides.map(({ id, name }) => {
		const own = bySide.get(id) ?? [];
		const placeOf = (figure: Figure) => table.figures.get(figure.id)?.place;
		const present = own.filter((figure) => placeOf(figure) !== 'reserve');
		const groups = Map.groupBy(
			present,
			(figure) => table.figures.get(figure.id)?.links.squad ?? LOOSE
		);
		const ids = [...groups.keys()].toSorted((a, b) => Number(a === LOOSE) - Number(b === LOOSE));
		return {
			id,
			name,
			standing: present.filter((figure) => isStanding(table.figures.get(figure.id))).length,
			total: present.length,
			groups: ids.map((group): Group => {
				const squad = table.squads.get(group);
				const rows = rowsOf(groups.get(group) ?? [], group);
				return { id: group, ...(squad && { name: squad.name }), rows };
			}),
			reserve: own.filter((figure) => placeOf(figure) === 'reserve')
		};
	});
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
	| 'prone'
	| 'disrupted'
	| 'carrying'
	| 'mounted'
	| 'raised'
	| 'hit'
	| 'acted'
	| 'responded';

export interface Mark {
	readonly id: MarkId;
	/** Wounds, size damage or hits. */
	readonly count?: number;
}

const FLAG_MARKS = [
	'unconscious',
	'incapacitated',
	'captured',
	'endangered',
	'mortallyWounded',
	'prone',
	'disrupted',
	'carrying'
] as const;

/** Everything that a figure's token and sheet say about its state. */
export function marksOf(state: FigureState): readonly Mark[] {
	if (has(state, 'fallen')) return [{ id: 'fallen' }];
	if (state.place === 'secured' || state.place === 'away') return [{ id: state.place }];
	const counted = (id: MarkId, count: number): Mark[] => (count > 0 ? [{ id, count }] : []);
	const flagged = FLAG_MARKS.flatMap((id): Mark[] => (has(state, id) ? [{ id }] : []));
	const plain = (id: MarkId, on: boolean): Mark[] => (on ? [{ id }] : []);
	return [
		...counted('wounded', countOfState(state, 'wounds') + countOfState(state, 'injuries')),
		...counted('sizeDamage', countOfState(state, 'sizeMarks')),
		...flagged,
		...plain('mounted', state.links.mount !== undefined),
		...plain('raised', state.links.raisedBy !== undefined),
		...counted('hit', countOfState(state, 'hits')),
		...plain('acted', countOfState(state, 'actions') > 0),
		...plain('responded', countOfState(state, 'responses') > 0)
	];
}
