import * as z from 'zod/mini';
import { MOST, PHOTO_BYTES } from '$lib/army/format/limits';
import { MOST_TAGS, TAG_LENGTH } from '$lib/army/list/tags';

/**
 * A backup is text, one JSON object a line: a head, records, an end that counts them. So it is read and
 * written as a stream, and a person can read it too. Format `brikmuster/backup`, versions 1 to 4.
 */
export const BACKUP_FORMAT = 'brikmuster/backup';
/** The version that is written; older ones are read as they were. */
export const BACKUP_VERSION = 4;
/** Bytes of a whole backup. */
export const MAXIMUM_BACKUP = 500_000_000;

z.config({ jitless: true });

/** The last moment that a Date can tell. */
const LAST_TIME = 8.64e15;
const time = z.int().check(z.gte(0), z.lte(LAST_TIME));
const count = z.int().check(z.gte(0));
const id = z.string().check(z.minLength(1), z.maxLength(MOST.name));
const document = z.unknown();

export const headSchema = z.strictObject({
	format: z.literal(BACKUP_FORMAT),
	version: z.literal([1, 2, 3, BACKUP_VERSION]),
	build: z.string().check(z.maxLength(80)),
	createdAt: time
});

const tag = z.string().check(z.minLength(1), z.maxLength(TAG_LENGTH));

const armyFields = {
	record: z.literal('army'),
	id,
	revision: count,
	createdAt: time,
	savedAt: time,
	deletedAt: z.optional(time),
	army: document
};
const army = z.strictObject(armyFields);
/** From version 2 on: with what lies beside the army. */
const filedArmy = z.strictObject({
	...armyFields,
	tags: z.optional(z.array(tag).check(z.maxLength(MOST_TAGS))),
	archivedAt: z.optional(time)
});

const revision = z.strictObject({
	record: z.literal('revision'),
	id,
	revision: count,
	savedAt: time,
	army: document
});

const preference = z.strictObject({
	record: z.literal('preference'),
	key: z.string().check(z.regex(/^[a-z][A-Za-z]{0,39}$/)),
	value: z.string().check(z.maxLength(1000))
});

/** From version 2 on: a unit for every army, told in the terms of a version of the army file. */
const ownUnit = z.strictObject({
	record: z.literal('ownUnit'),
	id,
	savedAt: time,
	version: count,
	rulebook: z.string().check(z.minLength(1), z.maxLength(MOST.name)),
	unit: document
});

/** From version 2 on: a photo of units, a JPEG in base64 under its digest. */
const photo = z.strictObject({
	record: z.literal('photo'),
	digest: z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/)),
	jpeg: z.string().check(z.maxLength(Math.ceil(PHOTO_BYTES / 3) * 4))
});

/** From version 3 on: a league. */
const league = z.strictObject({
	record: z.literal('league'),
	id,
	savedAt: time,
	deletedAt: z.optional(time),
	league: document
});
/** After it, in lines of their own: the user's part in it, and versions of it that are not merged yet. */
const leaguePart = z.strictObject({ record: z.literal('leaguePart'), id, own: document });
const leagueVersion = z.strictObject({ record: z.literal('leagueVersion'), id, league: document });

/** From version 3 on: a key that seals, as the text of its file. */
const key = z.strictObject({
	record: z.literal('key'),
	publicKey: z.string().check(z.maxLength(80)),
	savedAt: time,
	file: z.string().check(z.maxLength(10_000))
});

/** Tables of the database from which a row may come that fits into no record. */
export const RAW_TABLES = ['armies', 'revisions', 'ownUnits', 'photos', 'leagues', 'keys'] as const;
export type RawTable = (typeof RAW_TABLES)[number];
/** Letters of a row in one line. */
export const RAW_PIECE = 1_000_000;
/** Lines that one row may take. */
const MOST_PIECES = 1000;

/**
 * From version 4 on: a stored row that fits into no other record, or a part of one (`place`), as JSON text in
 * pieces (`raw-text.ts`). It is not restored, and can be saved as a file.
 */
const raw = z.strictObject({
	record: z.literal('raw'),
	table: z.enum(RAW_TABLES),
	key: z.optional(z.string().check(z.maxLength(200))),
	place: z.optional(z.string().check(z.maxLength(200))),
	part: z.int().check(z.gte(1), z.lte(MOST_PIECES)),
	of: z.int().check(z.gte(1), z.lte(MOST_PIECES)),
	text: z.string().check(z.maxLength(RAW_PIECE))
});
export type RawRecord = z.infer<typeof raw>;

const end = z.strictObject({ record: z.literal('end'), records: count });

const third = [
	filedArmy,
	revision,
	preference,
	ownUnit,
	photo,
	league,
	leaguePart,
	leagueVersion,
	key
] as const;

/** What may stand in a backup of each version. */
export const recordSchemas = {
	1: z.discriminatedUnion('record', [army, revision, preference, end]),
	2: z.discriminatedUnion('record', [filedArmy, revision, preference, ownUnit, photo, end]),
	3: z.discriminatedUnion('record', [...third, end]),
	4: z.discriminatedUnion('record', [...third, raw, end])
};

export type BackupHead = z.infer<typeof headSchema>;
type AnyRecord = z.infer<(typeof recordSchemas)[typeof BACKUP_VERSION]>;
/** What stands in a backup between its head and its end. Armies are documents, not yet looked into. */
export type BackupRecord = Exclude<AnyRecord, { record: 'end' }>;
