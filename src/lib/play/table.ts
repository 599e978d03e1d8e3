import canonicalize from 'canonicalize';
import { memoByIdentity } from '$lib/rules/memo';
import type { CountId, FlagId, GoalId, LinkId, Place, TallyId } from './changes';
import type { Deed } from './deeds';
import type { Game, Side } from './game-file';
import { rosterOf } from './roster';

type Counts<K extends string = string> = Readonly<Partial<Record<K, number>>>;
type Flags<K extends string = string> = Readonly<Partial<Record<K, true>>>;

/** The state of one figure. What is absent is 0, off or none. */
export interface FigureState {
	readonly id: string;
	readonly place: Place;
	readonly counts: Counts<CountId>;
	readonly flags: Flags<FlagId>;
	readonly links: Readonly<Partial<Record<LinkId, string>>>;
	/** Weapons used this turn, and weapons lost, by their keys. */
	readonly weapons: Counts;
	readonly lost: Flags;
	readonly boxes: Counts;
	readonly grinding: Counts;
	/** What it used its action for, in this turn (PL-SQM-03). */
	readonly deed?: Deed;
	/** The turn in which it was wounded (PL-MED-02). */
	readonly woundedIn?: number;
}

export interface SideState {
	readonly id: string;
	readonly tallies: Counts<TallyId>;
	readonly goals: Flags<GoalId>;
	readonly boxes: Counts;
}

export interface SquadState {
	readonly id: string;
	readonly side: string;
	readonly name: string;
}

export interface Turn {
	/** 0 before the first turn; counts the turns of all sides. */
	readonly number: number;
	readonly side?: string;
}

/** The group of the skirmish that is activated, in this turn. */
export interface Activation {
	readonly side: string;
	readonly figures: readonly string[];
}

/** The state of a game: what the events made of its start. */
export interface Table {
	readonly turn: Turn;
	readonly figures: ReadonlyMap<string, FigureState>;
	readonly sides: ReadonlyMap<string, SideState>;
	readonly squads: ReadonlyMap<string, SquadState>;
	readonly activation?: Activation;
	readonly ended?: { readonly winner: string | null };
}

const NOTHING = {};

function startFor(sides: readonly Side[]): Table {
	const { figures, squads, mounts } = rosterOf({ sides: sides as Side[] });
	const squadOf = new Map(squads.flatMap(({ id, members }) => members.map((one) => [one, id])));
	const states = [...figures.values()].map(({ id, summon }): [string, FigureState] => {
		const [mount, squad] = [mounts.get(id), squadOf.get(id)];
		const links = { ...(mount && { mount }), ...(squad && { squad }) };
		const empty = { counts: NOTHING, flags: NOTHING, weapons: NOTHING, lost: NOTHING };
		const place = summon ? 'reserve' : 'table';
		return [id, { id, place, ...empty, links, boxes: NOTHING, grinding: NOTHING }];
	});
	return {
		turn: { number: 0 },
		figures: new Map(states),
		sides: new Map(
			sides.map(({ id }) => [id, { id, tallies: NOTHING, goals: NOTHING, boxes: NOTHING }])
		),
		squads: new Map(squads.map(({ id, side, name }) => [id, { id, side, name }]))
	};
}

const starts = memoByIdentity(startFor);

/** The table before the first event. */
export function startOf({ sides }: Pick<Game, 'sides'>): Table {
	return starts(sides);
}

/** A table as text, the same for equal tables (RFC 8785). */
export function canonicalTable({ figures, sides, squads, ...rest }: Table): string {
	const lists = { figures: [...figures], sides: [...sides], squads: [...squads] };
	return canonicalize({ ...rest, ...lists }) ?? '';
}

export const countOfState = ({ counts }: FigureState, of: CountId): number => counts[of] ?? 0;
export const has = ({ flags }: FigureState, flag: FlagId): boolean => flags[flag] === true;

/** Whether a figure is on the table and alive, wounded or not. */
export function isStanding(state: FigureState | undefined): state is FigureState {
	return state?.place === 'table' && !has(state, 'fallen');
}

/** Wounded figures neither act nor move (PL-MED-03). */
export const isWounded = (state: FigureState): boolean => countOfState(state, 'wounds') > 0;

/** Whether a figure can act at all: not fallen, wounded or disrupted. */
export function isAble(state: FigureState | undefined): state is FigureState {
	return (
		isStanding(state) &&
		!isWounded(state) &&
		!(['disrupted', 'incapacitated', 'unconscious', 'captured'] as const).some((flag) =>
			has(state, flag)
		)
	);
}
