import * as z from 'zod/mini';
import { name, text, uuid, whole } from '$lib/army/format/fields';
import { armySchema } from '$lib/army/format/schema';
import { RULES_OF_COMBAT } from '$lib/rules/rulebook/combat-rules';
import { causeSchema } from './causes';
import { changeSchema } from './changes';
import { eventId, many, sideId } from './fields';
import { GAME_MOST } from './limits';

export const GAME_FORMAT = 'brikmuster/game';
export const GAME_VERSION = 1;

export const SCENARIOS = ['free', 'battle', 'flag', 'transport'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

const side = z.strictObject({
	id: sideId,
	name,
	color: z.optional(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/))),
	/** Copies of armies, without photos. */
	armies: z.array(armySchema).check(z.minLength(1), z.maxLength(GAME_MOST.armies))
});

const scenario = z.strictObject({
	kind: z.enum(SCENARIOS),
	/** The sides by their role in the league (PL-LIG-13). */
	light: z.optional(sideId),
	dark: z.optional(sideId),
	/** The meeting that the game counts for, and its number there. */
	league: z.optional(uuid),
	season: z.optional(text(40, 1)),
	meeting: z.optional(uuid),
	game: z.optional(whole(1, 99))
});

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;
const moment = z.stringFormat(
	'moment',
	(written) => MOMENT.test(written) && Number.isFinite(Date.parse(written))
);

export const eventSchema = z.strictObject({
	id: eventId,
	/** The author: the phone or window that wrote it. */
	by: eventId,
	/** Lamport clock: one more than the highest that the author knew. */
	clock: whole(1, GAME_MOST.clock),
	/** When it happened, for people; the order never depends on it. */
	at: z.optional(moment),
	cause: causeSchema,
	changes: many(changeSchema)
});

/** A game at the table, version 1: the armies at its start, and all that happened. */
export const gameSchema = z.strictObject({
	format: z.literal(GAME_FORMAT),
	version: z.literal(GAME_VERSION),
	id: uuid,
	name,
	rules: z.enum(RULES_OF_COMBAT),
	sides: z.array(side).check(z.minLength(1), z.maxLength(GAME_MOST.sides)),
	scenario: z.optional(scenario),
	/** A set by id: the order follows from clock, author and id. */
	events: z.array(eventSchema).check(z.maxLength(GAME_MOST.events))
});

export type Game = z.infer<typeof gameSchema>;
export type Side = Game['sides'][number];
export type Scenario = z.infer<typeof scenario>;
export type GameEvent = z.infer<typeof eventSchema>;
