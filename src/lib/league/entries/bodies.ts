import * as z from 'zod/mini';
import { day, digest, exchangeKey, name, notes, publicKey, text, uuid, whole } from '../fields';
import {
	frozenSchema,
	many,
	meetingSchema,
	playOffSchema,
	protocolSchema,
	openRegistrationSchema,
	seasonId,
	submissionSchema,
	walkoverSchema
} from '../league-file';
import { LEAGUE_MOST } from '../limits';
import { regulationSchema } from '../regulation';

const digests = many(digest);
/** The entries whose version of the record this one replaces. */
const replaces = digests;
/** The last entries of a key or an office that still count. */
const keeps = digests;
const reason = z.optional(notes);
const person = z.strictObject({ id: uuid, name });

const founding = z.strictObject({
	kind: z.literal('founding'),
	id: uuid,
	name,
	founder: person,
	regulation: regulationSchema,
	/** Random, so that no two foundings are the same entry. */
	nonce: text(80, 1)
});

const regulation = z.strictObject({
	kind: z.literal('regulation'),
	name: z.optional(name),
	regulation: z.optional(regulationSchema),
	replaces
});

/** Gives a person an office. Without a key, others sign for them. */
const appointment = z.strictObject({
	kind: z.literal('appointment'),
	person,
	role: z.enum(['founder', 'referee', 'organizer']),
	/** The organizer's city. */
	city: z.optional(name),
	publicKey: z.optional(publicKey),
	replaces
});

const dismissal = z.strictObject({
	kind: z.literal('dismissal'),
	appointments: digests,
	keeps
});

const key = z.strictObject({ kind: z.literal('key'), person: uuid, publicKey });
const keyRevoked = z.strictObject({ kind: z.literal('keyRevoked'), publicKey, keeps });

const season = z.strictObject({
	kind: z.literal('season'),
	season: z.strictObject({ id: seasonId, opened: day }),
	...frozenSchema.shape,
	replaces
});

/** Changes a season that is open; everything else applies to the next one. */
const seasonChange = z.strictObject({
	kind: z.literal('seasonChange'),
	season: seasonId,
	regulation: z.optional(regulationSchema),
	roster: z.optional(frozenSchema.shape.roster),
	rulebookDigest: z.optional(digest),
	why: notes,
	replaces
});

const player = z.strictObject({
	kind: z.literal('player'),
	record: openRegistrationSchema,
	/** The digest of what only officials know: date of birth and consent. */
	private: z.optional(digest),
	replaces
});

/** Two registered players are one person: everything of `player` counts for `into`. */
const samePerson = z.strictObject({ kind: z.literal('samePerson'), player: uuid, into: uuid });
const withdrawal = z.strictObject({
	kind: z.literal('withdrawal'),
	player: uuid,
	/** Null: the player is back. */
	on: z.nullable(day),
	reason,
	replaces
});

const submissionFields = submissionSchema.shape;
const submission = z.strictObject({
	kind: z.literal('submission'),
	id: submissionFields.id,
	player: submissionFields.player,
	meeting: submissionFields.meeting,
	/** The digest of the submission in the file, checked on arrival. */
	digest: submissionFields.digest,
	/** The digest of the file, which only officials and its sender have. */
	file: digest
});

/** A referee received a submission: the order of receipts is the order of submissions. */
const receipt = z.strictObject({
	kind: z.literal('receipt'),
	submission: digest,
	day,
	number: whole(1, LEAGUE_MOST.receipts)
});

const verdict = z.strictObject({
	kind: z.literal('verdict'),
	submission: digest,
	decision: submissionFields.decision,
	reasons: submissionFields.reasons,
	decidedOn: day,
	notes: submissionFields.notes,
	replaces
});

const meeting = z.strictObject({ kind: z.literal('meeting'), record: meetingSchema, replaces });
const report = z.strictObject({ kind: z.literal('report'), record: protocolSchema, replaces });
const walkover = z.strictObject({ kind: z.literal('walkover'), record: walkoverSchema, replaces });
const playOff = z.strictObject({ kind: z.literal('playOff'), record: playOffSchema, replaces });

/** A player or an official agrees with a report. */
const confirmation = z.strictObject({ kind: z.literal('confirmation'), report: digest });

const annulment = z.strictObject({
	kind: z.literal('annulment'),
	entry: digest,
	reason
});

const note = z.strictObject({ kind: z.literal('note'), about: z.optional(digest), text: notes });

/** The key of the author's device by which it receives the secrets of officials' keys. */
const ownExchangeKey = z.strictObject({ kind: z.literal('exchangeKey'), exchange: exchangeKey });

/** An officials' key, for which private parts are encrypted. */
const begun = z.strictObject({
	publicKey: exchangeKey,
	replaces: many(exchangeKey),
	/** Those among the replaced ones whose secret no official has. */
	lost: many(exchangeKey)
});

/** Secrets of officials' keys for devices, in the form in which a room hands out its keys. */
const handedOut = z.strictObject({
	ephemeral: exchangeKey,
	wrapped: many(
		z.strictObject({ member: exchangeKey, key: z.string().check(z.regex(/^[A-Za-z0-9_-]{64}$/)) })
	),
	/** The officials' keys whose secrets are in `earlier`. */
	after: many(exchangeKey),
	earlier: text(100_000)
});

/** Hands out the secrets of officials' keys, and may begin a new one. */
const officialsKey = z.strictObject({
	kind: z.literal('officialsKey'),
	begins: z.optional(begun),
	handedOut
});

/** What an entry says, by kind. */
export const bodySchema = z.discriminatedUnion('kind', [
	founding,
	regulation,
	appointment,
	dismissal,
	key,
	keyRevoked,
	season,
	seasonChange,
	player,
	samePerson,
	withdrawal,
	submission,
	receipt,
	verdict,
	meeting,
	report,
	walkover,
	playOff,
	confirmation,
	annulment,
	note,
	ownExchangeKey,
	officialsKey
]);

export type Body = z.infer<typeof bodySchema>;
export type Kind = Body['kind'];
export type BodyOf<K extends Kind> = Extract<Body, { kind: K }>;
