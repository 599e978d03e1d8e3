import * as z from 'zod/mini';
import { bytesDigest } from '$lib/army/format/digest';
import { problemOf } from '$lib/army/format/issues';
import type { Problem } from '$lib/army/format/problem';
import { readEntry, type Digest, type Entry, type KnownEntry } from '$lib/league/entries/entry';
import type { PrivatePart } from '$lib/league/entries/private-parts';
import { canonicalBytes } from './canonical-bytes';
import { isSigned, isTruePrivatePart } from './entry-proof';
import { privatePartSchema } from './private-part';
import { part, signed, type SealingKey } from './seal';

/** An entry with the signature of its author over its canonical bytes. */
export interface SignedEntry {
	readonly entry: Entry;
	/** 64 bytes in base64url. */
	readonly signature: string;
	/** Its private part, where it is known. */
	readonly privatePart?: PrivatePart;
}

/** Why a document is no entry of a league; the same on every device. */
export type EntryProblem =
	| Problem
	| { readonly code: 'badSignature'; readonly path: '/signature' }
	/** It is an entry of another league than the file that it is in. */
	| { readonly code: 'otherLeague'; readonly path: '/entry/league' }
	/** The private part is not the one that the entry names, or its submission is another one. */
	| { readonly code: 'otherPrivatePart'; readonly path: '/privatePart' };

export type EntryCheck =
	| { readonly ok: true; readonly digest: Digest; readonly signed: SignedEntry }
	| { readonly ok: false; readonly problem: EntryProblem };

const signedSchema = z.strictObject({
	entry: z.unknown(),
	signature: part(64),
	privatePart: z.optional(privatePartSchema)
});

/** Signs an entry; undefined if the key is not its author's or the entry has no canonical form. */
export async function signEntry(
	{ entry, privatePart }: KnownEntry,
	key: SealingKey
): Promise<SignedEntry | undefined> {
	const bytes = canonicalBytes(entry);
	const made = bytes && (await signed(key, bytes));
	return made?.publicKey === entry.author
		? { entry, signature: made.signature, ...(privatePart && { privatePart }) }
		: undefined;
}

/**
 * Checks a parsed document: form, signature, and what it says about a submission. Entries in `verified` passed
 * before, so that only their form is checked.
 */
export async function checkEntry(
	document: unknown,
	verified?: { has(digest: Digest): boolean }
): Promise<EntryCheck> {
	const refuse = (problem: EntryProblem): EntryCheck => ({ ok: false, problem });
	const outer = signedSchema.safeParse(document, { reportInput: true });
	if (!outer.success) {
		const [issue] = outer.error.issues;
		return refuse(issue ? problemOf(issue) : { code: 'malformed', path: '' });
	}
	const reading = readEntry(outer.data.entry);
	if (!reading.ok) {
		const { problem } = reading;
		return refuse({ ...problem, path: `/entry${problem.path}` } as Problem);
	}
	const { entry } = reading;
	const bytes = canonicalBytes(entry);
	if (!bytes) return refuse({ code: 'malformed', path: '/entry' });
	const digest = bytesDigest(bytes);
	const { signature, privatePart } = outer.data;
	const signed = { entry, signature, ...(privatePart && { privatePart }) };
	const checked: EntryCheck = { ok: true, digest, signed };
	if (verified?.has(digest) && !privatePart) return checked;
	if (!(await isSigned(entry.author, bytes, signature))) {
		return refuse({ code: 'badSignature', path: '/signature' });
	}
	return !privatePart || (await isTruePrivatePart(entry, privatePart, bytesDigest))
		? checked
		: refuse({ code: 'otherPrivatePart', path: '/privatePart' });
}
