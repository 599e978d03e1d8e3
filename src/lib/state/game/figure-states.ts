import { EDITIONS } from '$lib/combat/editions';
import type { BoxStart } from '$lib/play/boxes';
import type { Change, CountId, FlagId } from '$lib/play/changes';
import type { Game } from '$lib/play/game-file';
import type { Figure } from '$lib/play/roster';
import { countOfState, has, type FigureState } from '$lib/play/table';

/** Counts and switches that a player sets by hand, for each kind of figure. */
interface HandStates {
	readonly counts: readonly HandCount[];
	readonly flags: readonly HandFlag[];
}

export type HandCount = Extract<
	CountId,
	'wounds' | 'injuries' | 'sizeMarks' | 'lostPropulsion' | 'actions' | 'responses' | 'hits' | 'dice'
>;
type Wear = Extract<HandCount, 'wounds' | 'injuries' | 'sizeMarks'>;
export type HandFlag = Extract<
	FlagId,
	| 'prone'
	| 'disrupted'
	| 'mortallyWounded'
	| 'halfPropulsion'
	| 'noPropulsion'
	| 'braced'
	| 'carrying'
	| 'endangered'
	| 'captured'
	| 'incapacitated'
	| 'unconscious'
	| 'stumbles'
>;

const ON_FOOT: HandStates = {
	counts: ['wounds', 'actions', 'responses'],
	flags: ['prone', 'disrupted', 'mortallyWounded']
};
const BUILT: HandStates = {
	counts: ['sizeMarks', 'lostPropulsion', 'actions', 'responses'],
	flags: ['halfPropulsion', 'noPropulsion', 'disrupted', 'braced']
};
/** A creation without propulsion has none to lose. */
const UNDRIVEN: HandStates = {
	counts: ['sizeMarks', 'actions', 'responses'],
	flags: ['disrupted', 'braced']
};
const OF_STORY: HandStates = {
	counts: ['injuries', 'hits', 'dice'],
	flags: ['prone', 'endangered', 'captured', 'incapacitated', 'unconscious', 'stumbles']
};

/** What the sheet of a figure lets a player set by hand. */
export function handStates(game: Pick<Game, 'rules' | 'scenario'>, { unit }: Figure): HandStates {
	const built = unit.kind === 'creation' && unit.propulsion?.length ? BUILT : UNDRIVEN;
	const states = { minifig: ON_FOOT, creation: built, figure: OF_STORY }[unit.kind];
	const carries = ['flag', 'transport'].includes(game.scenario?.kind ?? '');
	const bad = game.rules !== 'skirmish' && EDITIONS[game.rules].somethingBad;
	const known = states.flags.filter((flag) => flag !== 'mortallyWounded' || bad);
	return { ...states, flags: carries ? [...known, 'carrying'] : known };
}

/** Sets a switch the other way. */
export function switchedFlag(state: FigureState, flag: FlagId): Change {
	return { kind: 'flag', figure: state.id, flag, on: !has(state, flag) };
}

/** Brings a count to a value. */
export function countedTo(state: FigureState, of: CountId, value: number): Change {
	return { kind: 'count', figure: state.id, of, by: value - countOfState(state, of) };
}

/** One tap in a game whose dice roll on the table: what it says, and what it changes. */
export type QuickState =
	| { readonly kind: 'falls' | 'stands'; readonly change: Change }
	| {
			readonly kind: 'count';
			readonly of: Wear;
			readonly count: number;
			readonly change: Change;
	  }
	| {
			readonly kind: 'box';
			readonly box: BoxStart;
			readonly left: number;
			readonly change: Change;
	  };

/** The counts that wear each kind of figure down. */
const WEARS: Readonly<Record<Figure['unit']['kind'], Wear>> = {
	minifig: 'wounds',
	creation: 'sizeMarks',
	figure: 'injuries'
};

/** What a single tap on the board sets: a fall, a wound or size damage more, and a piece of a stock used. */
export function quickStates(figure: Figure, state: FigureState): readonly QuickState[] {
	const fall = switchedFlag(state, 'fallen');
	if (has(state, 'fallen')) return [{ kind: 'stands', change: fall }];
	const of = WEARS[figure.unit.kind];
	const count = countOfState(state, of);
	const boxes = figure.boxes.flatMap((box): QuickState[] => {
		const left = box.total - (state.boxes[box.key] ?? 0);
		const change = { kind: 'box', owner: figure.id, box: box.key, by: 1 } as const;
		return left > 0 ? [{ kind: 'box', box, left, change }] : [];
	});
	return [
		{ kind: 'falls', change: fall },
		{ kind: 'count', of, count, change: countedTo(state, of, count + 1) },
		...boxes
	];
}
