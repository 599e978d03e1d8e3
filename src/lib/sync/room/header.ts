import * as z from 'zod/mini';
import { part } from '$lib/exchange/seal';

/** The largest header in bytes of canonical JSON. */
export const MAXIMUM_HEADER = 200_000;
/** The largest envelope in bytes: a submission with photos. */
export const MAXIMUM_ENVELOPE = 6_000_000;
/** Most members that a room may have, and most room keys that it may have had. */
const MOST_MEMBERS = 500;
const MOST_EPOCHS = 200;
/** Most entries that one request drops: a hub looks for each of them. */
export const MOST_DROPPED = 100;

/** SHA-256 in base64url: of an envelope (its key in the room), and of the first one (the room's id). */
const digest = part(32);
/** An Ed25519 public key. */
const publicKey = part(32);
/** An uncompressed point of P-256, for the exchange of room keys. */
const exchangeKey = part(65);

const version = z.literal(1);
const inRoom = { version, room: digest, author: publicKey };

/** A room key for one member, encrypted for them. */
const wrappedKey = z.strictObject({ member: publicKey, key: part(48) });

/** The next room key: wrapped for each remaining member, and all earlier keys encrypted with it. */
const nextKey = z.strictObject({
	ephemeral: exchangeKey,
	wrapped: z.array(wrappedKey).check(z.maxLength(MOST_MEMBERS)),
	/** The epochs that its author knew, which it ends. */
	after: z.array(digest).check(z.minLength(1), z.maxLength(MOST_EPOCHS)),
	earlier: z.string().check(z.maxLength(MOST_EPOCHS * 140))
});

export type NextKey = z.infer<typeof nextKey>;

/** The first entry: its digest is the room's id, so that an id commits to its owner. */
const room = z.strictObject({
	version,
	room: z.null(),
	author: publicKey,
	kind: z.literal('room'),
	nonce: part(32),
	exchange: exchangeKey
});

/** An administrator allows the holder of the secret of the invitation's key to join. */
const invitation = z.strictObject({
	...inRoom,
	kind: z.literal('invitation'),
	invitation: publicKey,
	admin: z.boolean()
});

/** The author is an invitation's key; the proof is a signature of the new member's own key (`joinStatement`). */
const join = z.strictObject({
	...inRoom,
	kind: z.literal('join'),
	member: publicKey,
	exchange: exchangeKey,
	proof: part(64)
});

/**
 * Ends the rights of members and invitations. Its body holds the digests of their entries that still count. With
 * `next` it hands out a new room key, also without removing anybody.
 */
const removal = z.strictObject({
	...inRoom,
	kind: z.literal('removal'),
	removed: z.array(publicKey).check(z.maxLength(MOST_MEMBERS)),
	next: z.nullable(nextKey)
});

/** Asks the hub to delete sealed entries that snapshots stand for. Its body holds the digests of the covered ones. */
const dropped = z.strictObject({
	...inRoom,
	kind: z.literal('dropped'),
	snapshots: z.array(digest).check(z.minLength(1), z.maxLength(100))
});

/** `epoch` is the digest of the entry that handed out the room key; the first key's is the room's id. */
const sealed = { ...inRoom, epoch: digest, iv: part(12) };

/** Items, encrypted with a room key. */
const content = z.strictObject({ ...sealed, kind: z.literal('content') });
/** The same, in place of entries that a `dropped` covers. */
const snapshot = z.strictObject({ ...sealed, kind: z.literal('snapshot') });

export const headerSchema = z.discriminatedUnion('kind', [
	room,
	invitation,
	join,
	removal,
	dropped,
	content,
	snapshot
]);

export type Header = z.infer<typeof headerSchema>;
export type Kind = Header['kind'];
export type HeaderOf<K extends Kind> = Extract<Header, { kind: K }>;

export type SealedHeader = HeaderOf<'content' | 'snapshot'>;
/** Entries that the hub can read: they say who may write. */
export type ClearHeader = Exclude<Header, SealedHeader>;

export function isSealedHeader(header: Header): header is SealedHeader {
	return header.kind === 'content' || header.kind === 'snapshot';
}
