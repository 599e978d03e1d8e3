import type { Change } from './changes';
import { objection, type Objection } from './objection';
import type { FigureState, SideState, Table } from './table';

/** A table that changes: figures and sides are replaced, never written to. */
export interface Draft {
	turn: Table['turn'];
	figures: Map<string, FigureState>;
	/** The figures that were replaced. */
	readonly touched: Set<string>;
	sides: Map<string, SideState>;
	squads: Map<string, Table['squads'] extends ReadonlyMap<string, infer S> ? S : never>;
	activation: Table['activation'];
	ended: Table['ended'];
}

export function draftOf({ turn, figures, sides, squads, activation, ended }: Table): Draft {
	return {
		turn,
		figures: new Map(figures),
		touched: new Set(),
		sides: new Map(sides),
		squads: new Map(squads),
		activation,
		ended
	};
}

export function tableFrom({ activation, ended, touched: _, ...rest }: Draft): Table {
	return { ...rest, ...(activation && { activation }), ...(ended && { ended }) };
}

/** Replaces the state of a figure. */
export function putFigure(draft: Draft, state: FigureState): void {
	draft.figures.set(state.id, state);
	draft.touched.add(state.id);
}

/** The figures that are not as they were before. */
export function changedFigures({ figures }: Table, draft: Draft): FigureState[] {
	return [...draft.touched].flatMap((id) => {
		const state = draft.figures.get(id);
		return state && figures.get(id) !== state ? [state] : [];
	});
}

/** Counts with one of them changed; a count of 0 is left out. */
export function counted<K extends string>(
	counts: Readonly<Partial<Record<K, number>>>,
	key: K,
	by: number
): Readonly<Partial<Record<K, number>>> {
	const value = (counts[key] ?? 0) + by;
	const { [key]: _, ...others } = counts;
	return (value === 0 ? others : { ...counts, [key]: value }) as Partial<Record<K, number>>;
}

/** Switches with one of them on or off. */
export function switched<K extends string>(
	flags: Readonly<Partial<Record<K, true>>>,
	key: K,
	on: boolean
): Readonly<Partial<Record<K, true>>> {
	if (on) return flags[key] ? flags : { ...flags, [key]: true };
	const { [key]: _, ...others } = flags;
	return others as Partial<Record<K, true>>;
}

function linked(links: FigureState['links'], key: keyof FigureState['links'], to: string | null) {
	const { [key]: _, ...others } = links;
	return to === null ? others : { ...others, [key]: to };
}

function woundsChanged(state: FigureState, by: number, turn: number): FigureState {
	const counts = counted(state.counts, 'wounds', by);
	const { woundedIn, ...rest } = state;
	return counts.wounds ? { ...rest, counts, woundedIn: woundedIn ?? turn } : { ...rest, counts };
}

type OfFigure = Extract<Change, { figure: string }>;

/** A figure after a change; undefined for a count that would fall below 0. */
function changed(state: FigureState, change: OfFigure, turn: number): FigureState | undefined {
	const below = (counts: Readonly<Partial<Record<string, number>>>, key: string, by: number) =>
		(counts[key] ?? 0) + by < 0;
	switch (change.kind) {
		case 'count':
			if (below(state.counts, change.of, change.by)) return undefined;
			if (change.of === 'wounds') return woundsChanged(state, change.by, turn);
			return { ...state, counts: counted(state.counts, change.of, change.by) };
		case 'flag':
			return { ...state, flags: switched(state.flags, change.flag, change.on) };
		case 'link':
			return { ...state, links: linked(state.links, change.link, change.to) };
		case 'place':
			return { ...state, place: change.place };
		case 'weapon':
			if (below(state.weapons, change.weapon, change.by)) return undefined;
			return { ...state, weapons: counted(state.weapons, change.weapon, change.by) };
		case 'item':
			return { ...state, lost: switched(state.lost, change.weapon, change.lost) };
		case 'grinding':
			if (below(state.grinding, change.element, change.by)) return undefined;
			return { ...state, grinding: counted(state.grinding, change.element, change.by) };
	}
}

function changeFigure(draft: Draft, change: OfFigure): Objection | undefined {
	const state = draft.figures.get(change.figure);
	if (!state) return objection('unknownFigure', { figure: change.figure });
	const next = changed(state, change, draft.turn.number);
	if (!next) return objection('belowZero', { figure: change.figure });
	putFigure(draft, next);
	return undefined;
}

type OfSide = Extract<Change, { kind: 'tally' | 'goal' }>;

function changeSide(draft: Draft, change: OfSide): Objection | undefined {
	const side = draft.sides.get(change.side);
	if (!side) return objection('unknownSide', { side: change.side });
	if (change.kind === 'goal') {
		draft.sides.set(side.id, { ...side, goals: switched(side.goals, change.goal, change.on) });
		return undefined;
	}
	if ((side.tallies[change.of] ?? 0) + change.by < 0) {
		return objection('belowZero', { side: side.id });
	}
	draft.sides.set(side.id, { ...side, tallies: counted(side.tallies, change.of, change.by) });
	return undefined;
}

function changeBox(draft: Draft, change: Extract<Change, { kind: 'box' }>): Objection | undefined {
	const { owner, box, by } = change;
	const figure = draft.figures.get(owner);
	const side = figure ? undefined : draft.sides.get(owner);
	const state = figure ?? side;
	if (!state) return objection('unknownFigure', { figure: owner });
	if ((state.boxes[box] ?? 0) + by < 0) return objection('belowZero', { figure: owner });
	const boxes = counted(state.boxes, box, by);
	if (figure) putFigure(draft, { ...figure, boxes });
	if (side) draft.sides.set(owner, { ...side, boxes });
	return undefined;
}

/** Applies one change; what is not possible at all is left out and said. */
export function apply(draft: Draft, change: Change): Objection | undefined {
	switch (change.kind) {
		case 'tally':
		case 'goal':
			return changeSide(draft, change);
		case 'box':
			return changeBox(draft, change);
		case 'squad':
			draft.squads.set(change.squad, { id: change.squad, side: change.side, name: change.name });
			return undefined;
		case 'turn':
			if (!draft.sides.has(change.side)) {
				return objection('unknownSide', { side: change.side });
			}
			draft.turn = { number: draft.turn.number + 1, side: change.side };
			return undefined;
		case 'activate':
			draft.activation = { side: change.side, figures: change.figures };
			return undefined;
		case 'end':
			draft.ended = { winner: change.winner };
			return undefined;
		case 'seat':
			return undefined;
		default:
			return changeFigure(draft, change);
	}
}
