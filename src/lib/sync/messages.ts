import * as z from 'zod/mini';
import { openDocument } from '$lib/exchange/untrusted-json';
import type { AuthorSummary, Entry, Summary } from './summary';

/** The largest message in bytes: a whole game. */
const MAXIMUM_MESSAGE = 4_000_000;
/** The most characters of events in one message; a single event may be longer. */
const BATCH = 32_000;

const MOST_AUTHORS = 200;
const id = z.string().check(z.minLength(1), z.maxLength(100));
const count = z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

export const summarySchema = z
	.array(z.strictObject({ by: id, clock: count, count, mark: count }))
	.check(z.maxLength(MOST_AUTHORS));

const status = z.strictObject({
	type: z.literal('status'),
	version: z.literal(1),
	/** The game that the sender has; null while it waits for one. */
	game: z.nullable(id),
	/** The id under which that phone writes events. */
	author: id,
	summary: summarySchema
});

const events = z.strictObject({
	type: z.literal('events'),
	game: id,
	events: z.array(z.unknown()).check(z.maxLength(100_000))
});

/** A game without its events, which follow. */
const game = z.strictObject({ type: z.literal('game'), game: z.unknown() });

const bye = z.strictObject({ type: z.literal('bye') });

const message = z.discriminatedUnion('type', [status, events, game, bye]);

/** What one phone tells the other. All of it may be lost, doubled or late. */
export type Message = z.infer<typeof message>;
export type StatusMessage = z.infer<typeof status>;

/** Why a message is not understood. */
export type MessageProblem = 'foreign' | 'newer';

/** Reads an untrusted message. */
export function readMessage(text: string): Message | MessageProblem {
	const opening = openDocument(new TextEncoder().encode(text), MAXIMUM_MESSAGE);
	if (!opening.ok) return 'foreign';
	const reading = message.safeParse(opening.document);
	if (reading.success) return reading.data;
	const version = z.looseObject({ version: z.number().check(z.gt(1)) });
	return version.safeParse(opening.document).success ? 'newer' : 'foreign';
}

/** Returns a summary as plain JSON. */
export function listedSummary(summary: Summary): z.infer<typeof summarySchema> {
	return [...summary].map(([by, { clock, count, mark }]) => ({ by, clock, count, mark }));
}

/** Returns the summary that was written as plain JSON. */
export function summaryFrom(listed: z.infer<typeof summarySchema>): Summary {
	return new Map(listed.map(({ by, ...own }): [string, AuthorSummary] => [by, own]));
}

/** Splits events into messages of a moderate size. */
export function eventMessages(game: string, all: readonly Entry[]): Message[] {
	const batches: Entry[][] = [];
	let room = 0;
	for (const event of all) {
		const { length } = JSON.stringify(event);
		if (length > room || batches.length === 0) {
			batches.push([]);
			room = BATCH;
		}
		batches.at(-1)?.push(event);
		room -= length;
	}
	return batches.map((batch) => ({ type: 'events', game, events: batch }));
}
