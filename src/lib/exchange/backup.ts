import * as z from 'zod/mini';
import { MOST, PHOTO_BYTES } from '$lib/army/format/limits';
import { MOST_TAGS, TAG_LENGTH } from '$lib/army/list/tags';
import { bytesOfBase64url } from './base64url';
import { privatePartSchema } from './private-part';

/**
 * A backup is text with one JSON object per line: a head, records, and an end that counts them.
 * This allows streaming and keeps it readable for people. Format `brikmuster/backup`, versions 1 to
 * 8. Since version 7 each record has a digest (`backup-digest.ts`), and the end one of the head and all records.
 */
export const BACKUP_FORMAT = 'brikmuster/backup';
/** The version written; older versions can be read. */
export const BACKUP_VERSION = 8;
/** The largest backup, in bytes. */
export const MAXIMUM_BACKUP = 500_000_000;

z.config({ jitless: true });

/** The latest time that a Date can represent. */
const LAST_TIME = 8.64e15;
const time = z.int().check(z.gte(0), z.lte(LAST_TIME));
const count = z.int().check(z.gte(0));
const id = z.string().check(z.minLength(1), z.maxLength(MOST.name));
const document = z.unknown();
const sha256 = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/));

export const headSchema = z.strictObject({
	format: z.literal(BACKUP_FORMAT),
	version: z.literal([1, 2, 3, 4, 5, 6, 7, BACKUP_VERSION]),
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
/** Since version 2: with metadata beside the army. */
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

/** Since version 2: a unit saved for all armies, in the format of an army file version. */
const ownUnit = z.strictObject({
	record: z.literal('ownUnit'),
	id,
	savedAt: time,
	version: count,
	rulebook: z.string().check(z.minLength(1), z.maxLength(MOST.name)),
	unit: document
});

/** Since version 2: a unit photo, a base64 JPEG with its digest. */
const photo = z.strictObject({
	record: z.literal('photo'),
	digest: sha256,
	jpeg: z.string().check(z.maxLength(Math.ceil(PHOTO_BYTES / 3) * 4))
});

/** Since version 3: a league. */
const league = z.strictObject({
	record: z.literal('league'),
	id,
	savedAt: time,
	deletedAt: z.optional(time),
	league: document
});
/** Separate records after the league: the user's own part, and versions not yet merged. */
const leaguePart = z.strictObject({ record: z.literal('leaguePart'), id, own: document });
const leagueVersion = z.strictObject({ record: z.literal('leagueVersion'), id, league: document });

/** Since version 6: a league of signed entries, whose content is in records of their own. */
const signedLeague = z.strictObject({
	record: z.literal('signedLeague'),
	id,
	founding: sha256,
	name: z.string().check(z.minLength(1), z.maxLength(MOST.name)),
	savedAt: time,
	deletedAt: z.optional(time)
});
/** An entry with its signature, and a league file of the old format. */
const leagueEntry = z.strictObject({
	record: z.literal('leagueEntry'),
	savedAt: time,
	entry: document,
	signature: z.stringFormat('base64url', (text) => bytesOfBase64url(text)?.length === 64),
	/** The private part that the entry names. */
	privatePart: z.optional(privatePartSchema)
});
const leagueDocument = z.strictObject({
	record: z.literal('leagueDocument'),
	savedAt: time,
	document
});

/**
 * Since version 3: a signing key, as the text of its file. A key without a file, with which somebody leads a league
 * alone, has its secret: nobody else could go on with that league.
 */
const key = z.strictObject({
	record: z.literal('key'),
	publicKey: z.string().check(z.maxLength(80)),
	savedAt: time,
	file: z.string().check(z.maxLength(10_000)),
	/** 32 bytes in base64url. */
	seed: z.optional(z.stringFormat('base64url', (text) => bytesOfBase64url(text)?.length === 32))
});

/** Since version 5: a game. */
const game = z.strictObject({
	record: z.literal('game'),
	id,
	savedAt: time,
	deletedAt: z.optional(time),
	game: document
});

/** Since version 8: a pack. */
const pack = z.strictObject({
	record: z.literal('pack'),
	id,
	savedAt: time,
	deletedAt: z.optional(time),
	pack: z.optional(document),
	draft: z.optional(document)
});

/** Tables whose rows may not fit any other record. */
const RAW_TABLES = [
	'armies',
	'revisions',
	'ownUnits',
	'photos',
	'leagues',
	'entries',
	'keys',
	'games',
	'packs'
] as const;
export type RawTable = (typeof RAW_TABLES)[number];
/** Characters of a row in one line. */
export const RAW_PIECE = 1_000_000;
/** The most lines one row may take. */
const MAX_PIECES = 1000;

/**
 * Since version 4: a stored row that fits no other record, or a part of one (`place`), as JSON text
 * in pieces (`raw-text.ts`). It is not restored, but can be saved as a file.
 */
const raw = z.strictObject({
	record: z.literal('raw'),
	table: z.enum(RAW_TABLES),
	key: z.optional(z.string().check(z.maxLength(200))),
	place: z.optional(z.string().check(z.maxLength(200))),
	part: z.int().check(z.gte(1), z.lte(MAX_PIECES)),
	of: z.int().check(z.gte(1), z.lte(MAX_PIECES)),
	text: z.string().check(z.maxLength(RAW_PIECE))
});
export type RawRecord = z.infer<typeof raw>;

const end = z.strictObject({ record: z.literal('end'), records: count });
/** Since version 7: with the digest of the list of digests, of the head first. */
const sealedEnd = z.strictObject({ record: z.literal('end'), records: count, all: sha256 });

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

const signed = [signedLeague, leagueEntry, leagueDocument] as const;

/** The records allowed in each version. */
export const recordSchemas = {
	1: z.discriminatedUnion('record', [army, revision, preference, end]),
	2: z.discriminatedUnion('record', [filedArmy, revision, preference, ownUnit, photo, end]),
	3: z.discriminatedUnion('record', [...third, end]),
	4: z.discriminatedUnion('record', [...third, raw, end]),
	5: z.discriminatedUnion('record', [...third, game, raw, end]),
	6: z.discriminatedUnion('record', [...third, ...signed, game, raw, end]),
	7: z.discriminatedUnion('record', [...third, ...signed, game, raw, sealedEnd]),
	8: z.discriminatedUnion('record', [...third, ...signed, game, pack, raw, sealedEnd])
};

export type BackupHead = z.infer<typeof headSchema>;
type AnyRecord = z.infer<(typeof recordSchemas)[typeof BACKUP_VERSION]>;
/** Any record between the head and the end. Armies are documents that have not been validated. */
export type BackupRecord = Exclude<AnyRecord, { record: 'end' }>;
