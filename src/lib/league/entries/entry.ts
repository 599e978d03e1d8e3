import * as z from 'zod/mini';
import { documentDigest } from '$lib/army/format/digest';
import { withPlaceholders } from '$lib/army/format/read-stored';
import { hasHidden } from '$lib/army/format/visible';
import { problemOf } from '$lib/army/format/issues';
import type { Problem } from '$lib/army/format/problem';
import { digest, moment, publicKey } from '../fields';
import { many } from '../league-file';
import { parted, type PrivatePart, type WholeBody } from './private-parts';
import { bodySchema, type Body, type BodyOf, type Kind } from './bodies';

export const ENTRY_FORMAT = 'brikmuster/league-entry';
export const ENTRY_VERSION = 1;

/** `sha256:` and 64 hex digits over a canonical form (RFC 8785): the name of an entry. */
export type Digest = string;

/** Sorted without duplicates, so that equal sets have equal digests. */
const sortedDigests = many(digest).check(
	z.refine((all) => all.every((one, at) => at === 0 || (all[at - 1] ?? '') < one))
);

const entrySchema = z
	.strictObject({
		format: z.literal(ENTRY_FORMAT),
		version: z.literal(ENTRY_VERSION),
		/** The digest of the founding; null in the founding itself. */
		league: z.nullable(digest),
		author: publicKey,
		/** The author's own last entries, so that later ones cannot pretend to be older. */
		after: sortedDigests,
		/** The author's clock. It decides only between harmless edits that do not know each other. */
		writtenAt: moment,
		body: bodySchema
	})
	.check(z.refine(({ league, body }) => (league === null) === (body.kind === 'founding')));

type Fields = Omit<z.infer<typeof entrySchema>, 'body'>;

interface Written<B extends Body> extends Fields {
	readonly body: B;
}

interface Named<B extends Body> {
	readonly digest: Digest;
	readonly entry: Written<B>;
	/** Its private part, if this device has it. */
	readonly privatePart?: PrivatePart;
}

/** A small signed document; a league is a set of them. */
export type Entry<K extends Kind = Kind> = Written<BodyOf<K>>;

/** An entry with its digest, after all checks of its signature and contents. */
export type KnownEntry<K extends Kind = Kind> = Named<BodyOf<K>>;

export function isOfKind<K extends Kind>(known: KnownEntry, kind: K): known is KnownEntry<K> {
	return known.entry.body.kind === kind;
}

/** The digest of an entry without its signature. */
export function entryDigest(entry: Entry): Digest {
	return documentDigest(entry);
}

type EntryReading =
	{ readonly ok: true; readonly entry: Entry } | { readonly ok: false; readonly problem: Problem };

/** Reads an entry from a parsed document into a new, completely validated object. */
export function readEntry(document: unknown): EntryReading {
	const { version } = (document ?? {}) as { version?: unknown };
	if (Number.isSafeInteger(version) && (version as number) > ENTRY_VERSION) {
		const problem = { code: 'newerVersion', path: '/version', version: version as number } as const;
		return { ok: false, problem };
	}
	const parsed = entrySchema.safeParse(document, { reportInput: true });
	if (parsed.success) return { ok: true, entry: parsed.data };
	const [issue] = parsed.error.issues;
	return { ok: false, problem: issue ? problemOf(issue) : { code: 'malformed', path: '' } };
}

/** The texts of entries that are names, and may have no invisible characters. */
const NAMES = ['name', 'city', 'place', 'address'];

/**
 * Reads an entry that this device has. Names with invisible characters are refused in new entries only; those of older
 * versions stay as they are.
 */
export function readStoredEntry(document: unknown): EntryReading {
	const reading = readEntry(document);
	if (reading.ok || reading.problem.code !== 'hidden') return reading;
	const isBad = (key: string, text: string) => NAMES.includes(key) && hasHidden(text);
	const copy = readEntry(withPlaceholders(document, isBad));
	return copy.ok ? { ok: true, entry: document as Entry } : copy;
}

/** Who writes entries, and when. */
export interface Writing {
	readonly league: Digest | null;
	readonly author: string;
	/** The author's last entries. */
	readonly after: readonly Digest[];
	readonly writtenAt: string;
	/** A random text for each private part; needed where a body has one. */
	readonly salt?: () => string;
}

function noSalt(): never {
	throw new Error('A private part needs a salt');
}

/** Entries of one author, each after the one before it, and a millisecond later. */
export function writeEntries(
	bodies: readonly WholeBody[],
	{ league, author, after, writtenAt, salt = noSalt }: Writing
): KnownEntry[] {
	let last = [...new Set(after)].sort();
	const start = Date.parse(writtenAt);
	return bodies.map((whole, place) => {
		const { body, privatePart } = parted(whole, salt);
		const entry: Entry = {
			format: ENTRY_FORMAT,
			version: ENTRY_VERSION,
			league,
			author,
			after: last,
			writtenAt: new Date(start + place).toISOString(),
			body
		};
		const digest = entryDigest(entry);
		last = [digest];
		return { digest, entry, ...(privatePart && { privatePart }) };
	});
}

/** An author's entries that no other entry of the author follows. */
export function lastEntriesOf(entries: Iterable<KnownEntry>, author: string): Digest[] {
	const own = [...entries].filter(({ entry }) => entry.author === author);
	const followed = new Set(own.flatMap(({ entry }) => entry.after));
	return own.flatMap(({ digest }) => (followed.has(digest) ? [] : [digest])).sort();
}
