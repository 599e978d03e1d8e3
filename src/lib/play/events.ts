import canonicalize from 'canonicalize';
import { memoByIdentity } from '$lib/rules/memo';
import type { Cause } from './causes';
import type { Change } from './changes';
import type { Game, GameEvent } from './game-file';
import { GAME_MOST } from './limits';

/** The order of events, the same on every phone: by clock, then by author, then by id. */
export function compareEvents(a: GameEvent, b: GameEvent): number {
	if (a.clock !== b.clock) return a.clock - b.clock;
	if (a.by !== b.by) return a.by < b.by ? -1 : 1;
	return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The events in their order. */
export const orderedEvents = memoByIdentity((events: readonly GameEvent[]): readonly GameEvent[] =>
	events.every((event, index) => {
		const before = events[index - 1];
		return before === undefined || compareEvents(before, event) < 0;
	})
		? events
		: [...events].sort(compareEvents)
);

/**
 * How far a clock may run ahead of the known ones: further than any phone can be ahead, as each event adds one. Without a
 * limit, one event would take the last number, and nothing could follow it.
 */
const CLOCK_STEP = GAME_MOST.events;

/** The first event, in order, whose clock runs too far ahead of the known ones. */
export function aheadIn(events: readonly GameEvent[], known = 0): GameEvent | undefined {
	let highest = known;
	return orderedEvents(events).find(({ clock }) => {
		if (clock > highest + CLOCK_STEP) return true;
		highest = Math.max(highest, clock);
		return false;
	});
}

export interface Merging {
	readonly events: readonly GameEvent[];
	/** Whether the first log lacked something. */
	readonly changed: boolean;
	/** Ids under which the logs have different events. */
	readonly contradictions: readonly string[];
	/** Events of the second log that are left out: their clocks run too far ahead. */
	readonly ahead: readonly GameEvent[];
}

const body = (event: GameEvent) => canonicalize(event) ?? '';

/**
 * The union of two logs by id, in order. The same logs in any order of arrival give the same list: of two different
 * events under one id it has the one whose canonical JSON (RFC 8785) comes first.
 */
export function mergeEvents(own: readonly GameEvent[], other: readonly GameEvent[]): Merging {
	const known = new Map(own.map((event) => [event.id, event]));
	const contradictions: string[] = [];
	const first = aheadIn(other, nextClock(own) - 1);
	const isAhead = ({ clock }: GameEvent) => first !== undefined && clock >= first.clock;
	let changed = false;
	for (const event of other) {
		if (isAhead(event)) continue;
		const same = known.get(event.id);
		if (same === event) continue;
		const [here, there] = [same && body(same), body(event)];
		if (here === there) continue;
		if (here !== undefined) contradictions.push(event.id);
		if (here !== undefined && here < there) continue;
		known.set(event.id, event);
		changed = true;
	}
	const events = orderedEvents(changed ? [...known.values()] : own);
	return { events, changed, contradictions, ahead: other.filter(isAhead) };
}

/** The next value of the Lamport clock. */
export function nextClock(events: readonly GameEvent[]): number {
	return events.reduce((highest, { clock }) => Math.max(highest, clock), 0) + 1;
}

/** Who writes an event, under which id, and when. */
export interface Authorship {
	readonly id: string;
	readonly by: string;
	readonly at?: string;
}

/** The game with one more event. */
export function withEvent(
	game: Game,
	{ id, by, at }: Authorship,
	cause: Cause,
	changes: readonly Change[] = []
): Game {
	const clock = nextClock(game.events);
	const event = { id, by, clock, ...(at !== undefined && { at }), cause, changes: [...changes] };
	return { ...game, events: [...game.events, event] };
}

/** The sides that each author plays: the last word of each counts. */
function seatsIn(events: readonly GameEvent[]): ReadonlyMap<string, readonly string[]> {
	const seats = new Map<string, readonly string[]>();
	for (const { changes } of events) {
		for (const change of changes) {
			if (change.kind === 'seat') seats.set(change.author, change.sides);
		}
	}
	return seats;
}

type Seats = ReturnType<typeof seatsIn>;

/** Whether an author may take back another’s event only with consent: both have seats, on different sides. */
function needsConsent(seats: Seats, by: string, of: string): boolean {
	const [own, theirs] = [seats.get(by), seats.get(of)];
	if (by === of || !own || !theirs) return false;
	return !own.some((side) => theirs.includes(side));
}

export interface Standing {
	/** The events that count, in order. Undo and consent are not among them. */
	readonly counting: readonly GameEvent[];
	/** Ids of events that are taken back. */
	readonly undone: ReadonlySet<string>;
	/** Undo events that wait for the consent of the author of what they take back. */
	readonly waiting: readonly { readonly undo: GameEvent; readonly of: GameEvent }[];
}

type Undo = GameEvent & { readonly cause: Extract<Cause, { kind: 'undo' }> };
const isUndo = (event: GameEvent): event is Undo => event.cause.kind === 'undo';

/** Undo events and what they name, with consents known. */
function undoing(ordered: readonly GameEvent[]): Omit<Standing, 'counting'> {
	const [undone, consents] = [new Set<string>(), new Set<string>()];
	const waiting: { undo: GameEvent; of: GameEvent }[] = [];
	const undos = ordered.filter(isUndo);
	if (undos.length === 0) return { undone, waiting };
	const named = new Set(undos.map(({ cause }) => cause.event));
	const byId = new Map(ordered.filter(({ id }) => named.has(id)).map((event) => [event.id, event]));
	const seats = seatsIn(ordered);
	for (const { cause, by } of ordered) {
		if (cause.kind === 'consent') consents.add(`${by} ${cause.undo}`);
	}
	// From the last to the first: an undo counts unless a later one that counts takes it back.
	for (const event of undos.toReversed()) {
		const of = byId.get(event.cause.event);
		if (undone.has(event.id) || !of || of.cause.kind === 'takenBack') continue;
		if (compareEvents(of, event) >= 0) continue;
		const consented = consents.has(`${of.by} ${event.id}`);
		if (needsConsent(seats, event.by, of.by) && !consented) waiting.push({ undo: event, of });
		else undone.add(of.id);
	}
	return { undone, waiting: waiting.reverse() };
}

/** Which events count: one is taken back by a later undo that counts itself. */
export const standingOf = memoByIdentity((events: readonly GameEvent[]): Standing => {
	const ordered = orderedEvents(events);
	const { undone, waiting } = undoing(ordered);
	const counting = ordered.filter(
		({ id, cause }) => cause.kind !== 'undo' && cause.kind !== 'consent' && !undone.has(id)
	);
	return { counting, undone, waiting };
});

/** What no undo takes back: who plays which side, and dice that were taken back. */
export const isKept = ({ cause: { kind } }: GameEvent): boolean =>
	kind === 'seat' || kind === 'takenBack';

/** The event that “Undo” takes back next: the last that counts and is not kept. */
export function lastToUndo({ events }: Pick<Game, 'events'>): GameEvent | undefined {
	return standingOf(events).counting.findLast((event) => !isKept(event));
}

/** The undo that “Redo” takes back: the last one that counts, if nothing else happened since. */
export function lastToRedo({ events }: Pick<Game, 'events'>): GameEvent | undefined {
	const { undone, waiting } = standingOf(events);
	const waits = new Set(waiting.map(({ undo }) => undo.id));
	const last = orderedEvents(events).findLast(
		(event) =>
			!undone.has(event.id) &&
			!waits.has(event.id) &&
			!isKept(event) &&
			event.cause.kind !== 'consent' &&
			!(event.cause.kind === 'undo' && isRedo(events, event.cause.event))
	);
	return last?.cause.kind === 'undo' ? last : undefined;
}

function isRedo(events: readonly GameEvent[], id: string): boolean {
	return events.find((event) => event.id === id)?.cause.kind === 'undo';
}
