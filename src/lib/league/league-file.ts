import * as z from 'zod/mini';
import {
	category,
	day,
	digest,
	list,
	maybeId,
	name,
	notes,
	publicKey,
	side,
	slug,
	text,
	uuid,
	whole
} from './fields';
import { LEAGUE_MOST } from './limits';
import { regulationSchema } from './regulation';

export const LEAGUE_FORMAT = 'brikmuster/league';
export const LEAGUE_VERSION = 1;

/** Letters of a photo's data URL. */
const LONGEST_PHOTO = 300_000;

function many<T extends z.core.SomeType>(element: T) {
	return z.array(element).check(z.maxLength(LEAGUE_MOST.entries));
}

const player = z.strictObject({
	id: uuid,
	name,
	category,
	/** For the category; a league need not keep it. */
	born: z.optional(day),
	parentConsent: z.optional(z.boolean()),
	publicKey: z.optional(publicKey)
});

/** Who referees and does not play; players may be referees of games that are not theirs. */
const referee = z.strictObject({ id: uuid, name });

const season = z.strictObject({ id: text(40, 1), opened: day });

const centimetres = whole(1, 1000);
const planned = z.strictObject({
	scenario: slug,
	light: uuid,
	dark: uuid,
	/** Where it is not the meeting's. */
	referee: z.optional(maybeId)
});

const meeting = z.strictObject({
	id: uuid,
	season: text(40, 1),
	on: day,
	announcedOn: day,
	place: z.optional(text(LEAGUE_MOST.place)),
	table: z.strictObject({ width: centimetres, depth: centimetres }),
	referee: maybeId,
	/** Photos after every player's turn, and a description (PL-LIG-08). */
	documented: z.optional(z.boolean()),
	plan: list(planned),
	/** Counts as not held, by consent (PL-LIG-10). */
	annulled: z.optional(z.boolean())
});

/** A decision of the referee on a file that was handed in, kept as it was. */
const submission = z.strictObject({
	id: uuid,
	player: uuid,
	meeting: maybeId,
	/** Of the submission, and the file itself: sealed or not. */
	digest,
	file: z.unknown(),
	decision: z.enum(['accept', 'reject']),
	reasons: list(text(40, 1)),
	decidedOn: day,
	notes: z.optional(notes)
});

const part = z.strictObject({
	player: uuid,
	army: z.enum(['A', 'B']),
	secondary: z.boolean()
});

/** A game that was played. `game` counts the games of a meeting, walkovers too. */
const protocol = z.strictObject({
	id: uuid,
	meeting: uuid,
	game: whole(1, LEAGUE_MOST.small),
	scenario: slug,
	light: part,
	dark: part,
	outcome: z.enum(['light', 'dark', 'draw']),
	referee: maybeId,
	deployment: z.optional(z.strictObject({ chooser: z.optional(side), first: z.optional(side) })),
	captures: z.optional(
		z.strictObject({ light: whole(0, LEAGUE_MOST.small), dark: whole(0, LEAGUE_MOST.small) })
	),
	/** Why another game was played than was planned (PL-LIG-09). */
	deviation: z.optional(notes),
	reportedOn: day,
	photos: z.optional(list(digest)),
	notes: z.optional(notes),
	annulled: z.optional(z.boolean())
});

/** A game to which one of two did not come; the side is that of who was there. */
const walkover = z.strictObject({
	id: uuid,
	meeting: uuid,
	game: whole(1, LEAGUE_MOST.small),
	scenario: slug,
	side,
	present: uuid,
	absent: uuid,
	reportedOn: day,
	annulled: z.optional(z.boolean())
});

const playOff = z.strictObject({
	id: uuid,
	season: text(40, 1),
	scenario: slug,
	players: z.tuple([uuid, uuid]),
	winner: uuid,
	on: day
});

/** A whole league in one document, which a second referee can continue. */
export const leagueSchema = z.strictObject({
	format: z.literal(LEAGUE_FORMAT),
	version: z.literal(LEAGUE_VERSION),
	id: uuid,
	name,
	regulation: regulationSchema,
	players: many(player),
	referees: many(referee),
	seasons: many(season),
	meetings: many(meeting),
	submissions: many(submission),
	protocols: many(protocol),
	walkovers: many(walkover),
	playOffs: many(playOff),
	/** Of its games, by their digests; only files have them inside. */
	photos: z.optional(z.record(digest, text(LONGEST_PHOTO)))
});

export type League = z.infer<typeof leagueSchema>;
export type Player = League['players'][number];
export type Season = League['seasons'][number];
export type Meeting = League['meetings'][number];
export type PlannedGame = Meeting['plan'][number];
export type Decision = League['submissions'][number];
export type Protocol = League['protocols'][number];
export type Walkover = League['walkovers'][number];
export type PlayOff = League['playOffs'][number];

/** The lists of a league, whose entries are known by their ids. */
export const LISTS = [
	'players',
	'referees',
	'seasons',
	'meetings',
	'submissions',
	'protocols',
	'walkovers',
	'playOffs'
] as const satisfies readonly (keyof League)[];
export type ListName = (typeof LISTS)[number];
