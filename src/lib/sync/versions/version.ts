import * as z from 'zod/mini';
import { documentDigest } from '$lib/army/format/digest';

/** Names a version: 32 hex digits of the hash of its content. */
export type VersionDigest = string;

/** A document in JSON; null if it was deleted, or before it was created. */
export type Content = object | string | number | boolean | null;

const DIGEST = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const MOST_PARENTS = 200;
/** Ancestors that a snapshot may name per document. */
export const MOST_ANCESTORS = 100;
const parents = z.array(DIGEST).check(z.maxLength(MOST_PARENTS));
const content = z.custom<Content>((value) => value !== undefined && typeof value !== 'function');
const name = z.string().check(z.minLength(1), z.maxLength(200));

/** A state of a document, and the states that it grew from. */
export const versionSchema = z.strictObject({
	kind: z.literal('version'),
	/** The kind of the document. */
	of: name,
	id: name,
	parents,
	/** The device that changed it, as equal changes of two devices are two versions; absent for the first state. */
	by: z.optional(name),
	/** The parents merged: what the device had before the change. Merging needs it when the parents are gone. */
	base: content,
	document: content
});
export type Version = z.infer<typeof versionSchema>;

/** Versions that a snapshot covers, with their parents; their documents are gone. */
export const ancestrySchema = z.strictObject({
	kind: z.literal('ancestry'),
	of: name,
	id: name,
	covered: z.array(z.tuple([DIGEST, parents])).check(z.maxLength(MOST_ANCESTORS))
});
export type Ancestry = z.infer<typeof ancestrySchema>;

/** Digits of a digest; 128 bits are enough, as only members of a room write versions. */
const DIGITS = 32;
const PREFIX = 'sha256:'.length;

export function versionDigest({ of, id, parents, by, base, document }: Version): VersionDigest {
	const whole = documentDigest({ of, id, parents, ...(by && { by }), base, document });
	return whole.slice(PREFIX, PREFIX + DIGITS);
}

/** The id of the copy of a version that contradicts another one: the same on every device. */
export function copyId(of: string, id: string, digest: VersionDigest): string {
	const hex = documentDigest({ copyOf: [of, id, digest] }).slice(PREFIX);
	const middle = [hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
	return [hex.slice(0, 8), ...middle, hex.slice(20, 32)].join('-');
}
