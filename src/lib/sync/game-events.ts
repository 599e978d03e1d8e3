import * as z from 'zod/mini';
import { uuid } from '$lib/army/format/fields';
import { canonicalBytes } from '$lib/exchange/canonical-bytes';
import { MAXIMUM_GAME } from '$lib/exchange/limits';
import { openFile } from '$lib/exchange/open-file';
import { eventId } from '$lib/play/fields';
import { eventSchema, type Game, type GameEvent } from '$lib/play/game-file';
import { GAME_MOST } from '$lib/play/limits';
import { readGame } from '$lib/play/read-game';
import { listedSummary, summaryFrom, summarySchema } from './messages';
import { missingFrom, summaryOf, type Summary } from './summary';

export const EVENTS_FORMAT = 'brikmuster/game-events';

const eventsSchema = z.strictObject({
	format: z.literal(EVENTS_FORMAT),
	version: z.literal(1),
	/** The game that the events belong to. */
	game: uuid,
	/** The phone that wrote the document, and all events that it knows, sent or not. */
	by: eventId,
	known: summarySchema,
	events: z.array(eventSchema).check(z.maxLength(GAME_MOST.events))
});

/** Events of a game that the owner of this document has or had. */
export interface SharedEvents {
	readonly kind: 'events';
	readonly game: string;
	readonly by: string;
	readonly known: Summary;
	readonly events: readonly GameEvent[];
}

/** What a phone got from another one by codes or a file. */
export type SharedDocument = { readonly kind: 'game'; readonly game: Game } | SharedEvents;

/** Why bytes are neither a game nor events of one. */
export type SharedProblem = 'foreign' | 'newer';

/** Returns untrusted events completely validated; undefined if one of them is no event. */
export function readEvents(events: readonly unknown[]): GameEvent[] | undefined {
	const read = z.array(eventSchema).safeParse(events);
	return read.success ? read.data : undefined;
}

/**
 * Returns the bytes of a document with the events that the owner of a summary lacks, or with all
 * events if it is unknown.
 */
export function eventsDocument({ id, events }: Game, by: string, theirs?: Summary) {
	return canonicalBytes({
		format: EVENTS_FORMAT,
		version: 1,
		game: id,
		by,
		known: listedSummary(summaryOf(events)),
		events: theirs ? missingFrom(theirs, events) : events
	});
}

/** Returns the bytes of a whole game. */
export function gameDocument(game: Game) {
	return canonicalBytes(game);
}

/** Reads a game, or events of one, in untrusted bytes. */
export function readShared(bytes: Uint8Array): SharedDocument | SharedProblem {
	const opening = openFile(bytes, MAXIMUM_GAME);
	if (!opening.ok) return 'foreign';
	const { format } = (opening.document ?? {}) as { format?: unknown };
	if (format === EVENTS_FORMAT) return readEventsDocument(opening.document);
	const reading = readGame(opening.document);
	if (reading.ok) return { kind: 'game', game: reading.game };
	return reading.problem.code === 'newerVersion' ? 'newer' : 'foreign';
}

/** Reads events of a game from a parsed document. */
export function readEventsDocument(document: unknown): SharedEvents | SharedProblem {
	const { version } = (document ?? {}) as { version?: unknown };
	const reading = eventsSchema.safeParse(document);
	if (!reading.success) return typeof version === 'number' && version > 1 ? 'newer' : 'foreign';
	const { game, by, known, events } = reading.data;
	return { kind: 'events', game, by, known: summaryFrom(known), events };
}
