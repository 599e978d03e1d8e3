import * as z from 'zod/mini';
import {
	category,
	day,
	digest,
	list,
	maybeId,
	name,
	notes,
	place,
	publicKey,
	side,
	slug,
	storedName,
	storedPlace,
	text,
	timeOfDay,
	uuid,
	whole
} from './fields';
import { LEAGUE_MOST } from './limits';
import { regulationSchema } from './regulation';

export const LEAGUE_FORMAT = 'brikmuster/league';
export const LEAGUE_VERSION = 1;

/** A list of a league: more entries than the lists of an army. */
export function many<T extends z.core.SomeType>(element: T) {
	return z.array(element).check(z.maxLength(LEAGUE_MOST.entries));
}

const open = { id: uuid, name, category, city: z.optional(name) };
/** Refuses the second of two players, at this path, if it is the first one: nobody plays against themselves. */
const otherAt = (...path: (string | number)[]) => ({ path, params: { expected: 'samePlayer' } });

/** The names in a whole league are those that its entries have, older ones too. */
const stored = { name: storedName, city: z.optional(storedName) };

const registration = {
	...open,
	...stored,
	/** For the category; optional. */
	born: z.optional(day),
	parentConsent: z.optional(z.boolean())
};

/** What everybody may know of a registration. */
export const openRegistrationSchema = z.strictObject(open);

const player = z.strictObject({
	...registration,
	publicKey: z.optional(publicKey),
	/** Keys of the player's other devices. */
	furtherKeys: z.optional(list(publicKey)),
	/** The day on which the player left the league. */
	withdrawn: z.optional(day)
});

/** A referee who does not play. Players may referee other players' games too. */
const referee = z.strictObject({ id: uuid, name: storedName });

export const seasonId = text(40, 1);
/** A player of a season with the category that counts there. */
const entrant = z.strictObject({ player: uuid, category });

/** What is frozen when a season opens. Absent in files of version 1, whose seasons follow the league. */
export const frozenSchema = z.strictObject({
	regulation: regulationSchema,
	roster: many(entrant),
	/** The digest of the rulebook, for the price tables. */
	rulebookDigest: digest
});

const season = z.strictObject({
	id: seasonId,
	opened: day,
	regulation: z.optional(regulationSchema),
	roster: z.optional(many(entrant)),
	rulebookDigest: z.optional(digest)
});

const centimeters = whole(1, 1000);
const planned = z
	.strictObject({
		scenario: slug,
		light: uuid,
		dark: uuid,
		/** Absent: the meeting's referee. */
		referee: z.optional(maybeId),
		/** Games of one round are played at the same time. */
		round: z.optional(whole(1, LEAGUE_MOST.small))
	})
	.check(z.refine(({ light, dark }) => light !== dark, otherAt('dark')));

const meetingFields = {
	id: uuid,
	season: seasonId,
	on: day,
	announcedOn: day,
	/** When the meeting starts, in Poland. */
	startsAt: z.optional(timeOfDay),
	place: z.optional(place),
	/** The address of the place. */
	address: z.optional(place),
	/** Whose organizer may keep the meeting. */
	city: z.optional(name),
	table: z.strictObject({ width: centimeters, depth: centimeters }),
	referee: maybeId,
	/** Photos after every turn and a description exist (PL-LIG-08). */
	documented: z.optional(z.boolean()),
	plan: list(planned),
	/** The game does not count, by consent of both players (PL-LIG-10). */
	annulled: z.optional(z.boolean())
};

export const meetingSchema = z.strictObject(meetingFields);
const storedMeeting = z.strictObject({
	...meetingFields,
	...{ place: z.optional(storedPlace), address: z.optional(storedPlace), city: stored.city }
});

/** The referee's decision on a submission, with the original file. */
export const submissionSchema = z.strictObject({
	id: uuid,
	player: uuid,
	meeting: maybeId,
	/** The digest of the submission, and the file itself, sealed or not. */
	digest,
	file: z.unknown(),
	decision: z.enum(['accept', 'reject']),
	reasons: list(text(40, 1)),
	decidedOn: day,
	/** The day of arrival, from the referee's receipt. */
	receivedOn: z.optional(day),
	notes: z.optional(notes)
});

const part = z.strictObject({
	player: uuid,
	army: z.enum(['A', 'B']),
	secondary: z.boolean()
});

/** A played game. `game` numbers the games of a meeting, walkovers included. */
export const protocolSchema = z
	.strictObject({
		id: uuid,
		meeting: uuid,
		game: whole(1, LEAGUE_MOST.small),
		scenario: slug,
		light: part,
		dark: part,
		/** Whether the two played this game again at the same meeting. */
		replay: z.optional(z.boolean()),
		outcome: z.enum(['light', 'dark', 'draw']),
		referee: maybeId,
		deployment: z.optional(z.strictObject({ chooser: z.optional(side), first: z.optional(side) })),
		captures: z.optional(
			z.strictObject({ light: whole(0, LEAGUE_MOST.small), dark: whole(0, LEAGUE_MOST.small) })
		),
		/** Why the game differs from the plan (PL-LIG-09). */
		deviation: z.optional(notes),
		reportedOn: day,
		photos: z.optional(list(digest)),
		notes: z.optional(notes),
		annulled: z.optional(z.boolean())
	})
	.check(z.refine(({ light, dark }) => light.player !== dark.player, otherAt('dark', 'player')));

/** A game with one player absent; `side` is that of the present player. */
export const walkoverSchema = z
	.strictObject({
		id: uuid,
		meeting: uuid,
		game: whole(1, LEAGUE_MOST.small),
		scenario: slug,
		side,
		present: uuid,
		absent: uuid,
		reportedOn: day,
		annulled: z.optional(z.boolean())
	})
	.check(z.refine(({ present, absent }) => present !== absent, otherAt('absent')));

export const playOffSchema = z
	.strictObject({
		id: uuid,
		season: seasonId,
		scenario: slug,
		players: z.tuple([uuid, uuid]),
		winner: uuid,
		on: day
	})
	.check(z.refine(({ players: [one, other] }) => one !== other, otherAt('players', 1)));

/** A whole league in one document, which another referee can continue. */
export const leagueSchema = z.strictObject({
	format: z.literal(LEAGUE_FORMAT),
	version: z.literal(LEAGUE_VERSION),
	id: uuid,
	name: storedName,
	regulation: regulationSchema,
	players: many(player),
	referees: many(referee),
	seasons: many(season),
	meetings: many(storedMeeting),
	submissions: many(submissionSchema),
	protocols: many(protocolSchema),
	walkovers: many(walkoverSchema),
	playOffs: many(playOffSchema)
});

export type League = z.infer<typeof leagueSchema>;
export type Player = League['players'][number];
export type Season = League['seasons'][number];
/** What is registered about a player; keys and a withdrawal are entries of their own. */
export type Registration = Omit<Player, 'publicKey' | 'furtherKeys' | 'withdrawn'>;
export type Frozen = z.infer<typeof frozenSchema>;
export type Entrant = Frozen['roster'][number];
export type Meeting = League['meetings'][number];
export type PlannedGame = Meeting['plan'][number];
export type Decision = League['submissions'][number];
export type Protocol = League['protocols'][number];
export type Walkover = League['walkovers'][number];
export type PlayOff = League['playOffs'][number];

/** The league's lists whose entries have ids. */
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
