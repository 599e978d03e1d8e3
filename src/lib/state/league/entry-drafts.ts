import * as z from 'zod/mini';
import { category, day, side, timeOfDay } from '$lib/league/fields';
import type { Meeting, PlannedGame } from '$lib/league/league-file';
import { RULEBOOK_IDS } from '$lib/rules/choices';
import { OFFICES } from './offices';

/** Half-entered values: any text, since the dialog checks them when they are saved. */
const text = z.string();
const count = z.number();

const plannedDraft = z.object({
	scenario: text,
	light: text,
	dark: text,
	referee: text,
	round: z.optional(count)
});

export const meetingDraft = z.object({
	season: text,
	on: text,
	announcedOn: text,
	startsAt: z.optional(text),
	place: text,
	address: z.optional(text),
	city: text,
	width: count,
	depth: count,
	referee: text,
	documented: z.boolean(),
	plan: z.array(plannedDraft)
});

export const playerDraft = z.object({
	name: text,
	category,
	born: text,
	city: text,
	consent: z.boolean()
});

const part = z.object({ player: text, army: z.enum(['A', 'B']), secondary: z.boolean() });

export const gameDraft = z.object({
	id: text,
	meeting: text,
	game: count,
	scenario: text,
	light: part,
	dark: part,
	outcome: z.optional(z.enum(['light', 'dark', 'draw'])),
	referee: z.nullable(text),
	deployment: z.object({ chooser: z.optional(side), first: z.optional(side) }),
	captures: z.optional(z.object({ light: count, dark: count })),
	reportedOn: text,
	photos: z.readonly(z.array(text)),
	deviation: text,
	notes: text,
	replay: z.optional(z.boolean()),
	annulled: z.optional(z.boolean())
});

export const walkoverDraft = z.object({
	id: text,
	meeting: text,
	game: count,
	scenario: text,
	side,
	present: text,
	absent: text,
	reportedOn: text,
	annulled: z.optional(z.boolean())
});

/** What a referee has chosen or typed so far; the rules suggest the rest. */
export const verdictDraft = z.partial(
	z.object({ decision: z.enum(['accept', 'reject']), notes: text })
);

const MOST_COUNT = 50;
/** A number of tables or rounds: a plan is made of it at once. */
const few = z.int().check(z.gte(1), z.lte(MOST_COUNT));

const plannedDay = z.object({
	id: text,
	on: day,
	startsAt: z.optional(timeOfDay),
	place: text,
	address: z.optional(text),
	tables: few,
	rounds: few
});

export const planDraft = z.object({
	days: z.array(plannedDay).check(z.minLength(1), z.maxLength(MOST_COUNT)),
	mode: z.enum(['boxes', 'swiss']),
	city: text,
	present: z.array(text),
	playersReferee: z.boolean(),
	documented: z.boolean(),
	mixed: z.boolean(),
	acrossCities: z.boolean()
});

export const seasonDraft = z.object({ name: text, opened: text });

export const playOffDraft = z.object({
	players: z.tuple([text, text]),
	scenario: text,
	winner: text,
	on: text
});

export const refereeDraft = z.object({
	name: text,
	role: z.enum(OFFICES),
	city: text,
	key: text
});

/** A reason, a note or another single text. */
export const textDraft = text;

export const foundingDraft = z.object({
	name: text,
	season: text,
	opened: text,
	founder: text,
	rulebook: z.optional(z.enum(RULEBOOK_IDS))
});

/** Names a planned game, or a game beyond the plan, of a meeting. */
export function planKey({ id, plan }: Meeting, planned: PlannedGame | undefined): string {
	return `${id} ${planned ? plan.indexOf(planned) : ''}`;
}
