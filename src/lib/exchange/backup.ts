import * as z from 'zod/mini';

/**
 * A backup is text, one JSON object a line: a head, records, an end that counts them. So it is read and
 * written as a stream, and a person can read it too. Format `brikmuster/backup`, version 1.
 */
export const BACKUP_FORMAT = 'brikmuster/backup';
export const BACKUP_VERSION = 1;
/** Bytes of a whole backup. */
export const MAXIMUM_BACKUP = 500_000_000;

z.config({ jitless: true });

/** The last moment that a Date can tell. */
const LAST_TIME = 8.64e15;
const time = z.int().check(z.gte(0), z.lte(LAST_TIME));
const count = z.int().check(z.gte(0));
const id = z.string().check(z.minLength(1), z.maxLength(80));
const document = z.unknown();

export const headSchema = z.strictObject({
	format: z.literal(BACKUP_FORMAT),
	version: z.literal(BACKUP_VERSION),
	build: z.string().check(z.maxLength(80)),
	createdAt: time
});

const army = z.strictObject({
	record: z.literal('army'),
	id,
	revision: count,
	createdAt: time,
	savedAt: time,
	deletedAt: z.optional(time),
	army: document
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

const end = z.strictObject({ record: z.literal('end'), records: count });

export const recordSchema = z.discriminatedUnion('record', [army, revision, preference, end]);

export type BackupHead = z.infer<typeof headSchema>;
type AnyRecord = z.infer<typeof recordSchema>;
/** What stands in a backup between its head and its end. Armies are documents, not yet looked into. */
export type BackupRecord = Exclude<AnyRecord, { record: 'end' }>;
