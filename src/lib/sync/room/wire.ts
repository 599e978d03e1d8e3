import * as z from 'zod/mini';
import { base64url, bytesOfBase64url } from '$lib/exchange/base64url';
import { part } from '$lib/exchange/seal';
import { DIGEST_BYTES, owned, utf8, type Bytes } from './bytes';

/** The version of the protocol between devices and hubs (docs/hub.md, “The protocol”). */
export const PROTOCOL = 1;
/** Bytes of pages that a hub sends before the client has confirmed them. */
export const WINDOW = 1_000_000;
/** Most digests that a client asks for, and most entries that it sends, in one message. */
export const MOST_WANTED = 1_000;
export const MOST_SENT = 2_000;
/** The longest message of text in bytes. */
const MAXIMUM_TEXT = 100_000;

const digest = part(32);
/** The number of an entry in its room, in the order of arrival; 0 is before the first. */
const number = z.int().check(z.minimum(0), z.maximum(0xffffffff));
const incarnation = z.string().check(z.maxLength(64));

const request = z.discriminatedUnion('type', [
	/** The first message: names the room, and how far the client has read it in which incarnation. */
	z.strictObject({
		type: z.literal('hello'),
		version: z.int(),
		room: digest,
		known: z.optional(z.strictObject({ incarnation, number }))
	}),
	/** Proves that the client has a member's key (`presenceStatement`): the other members see them as connected. */
	z.strictObject({ type: z.literal('member'), member: part(32), signature: part(64) }),
	/** Asks for all entries after a number, also those to come; or for the digests of those that are there. */
	z.strictObject({ type: z.literal('read'), what: z.enum(['entries', 'digests']), after: number }),
	/** Confirms a page whose last number is this. */
	z.strictObject({ type: z.literal('got'), number }),
	/** Asks for single entries. */
	z.strictObject({
		type: z.literal('want'),
		digests: z.array(digest).check(z.maxLength(MOST_WANTED))
	})
]);

const answer = z.discriminatedUnion('type', [
	z.object({
		type: z.literal('welcome'),
		version: z.literal(PROTOCOL),
		incarnation,
		number,
		/** What `presenceStatement` is about. */
		nonce: part(32)
	}),
	/** All that was asked for has been sent, up to this number. */
	z.object({ type: z.literal('complete'), number }),
	/** The database has these entries. */
	z.object({ type: z.literal('acknowledged'), digests: z.array(digest) }),
	/** These entries are not taken; without any, the room is not opened. */
	z.object({ type: z.literal('refused'), reason: z.string(), digests: z.array(digest) }),
	/** The hub is still there; it says so when it has nothing else to say. */
	z.object({ type: z.literal('alive') }),
	/** The members who are connected. */
	z.object({ type: z.literal('present'), members: z.array(part(32)) })
]);

export type Request = z.infer<typeof request>;
export type Answer = z.infer<typeof answer>;

function parsed<T>(text: string, schema: { safeParse(value: unknown): { data?: T } }) {
	try {
		return text.length <= MAXIMUM_TEXT * 10 ? schema.safeParse(JSON.parse(text)).data : undefined;
	} catch {
		return undefined;
	}
}

/** Reads an untrusted message of a client; undefined if it is none. */
export function requestIn(text: string): Request | undefined {
	return text.length <= MAXIMUM_TEXT ? parsed<Request>(text, request) : undefined;
}

/** Reads an untrusted message of a hub; undefined if it is none. */
export function answerIn(text: string): Answer | undefined {
	return parsed<Answer>(text, answer);
}

/** What a member signs to be shown as connected; the nonce is the hub's, new for each connection. */
export function presenceStatement(room: string, nonce: string): Bytes {
	return utf8(`brikmuster/room-presence/1\n${room}\n${nonce}`);
}

/** The kinds of binary messages by their first byte: only a client sends the first. */
export const FRAMES = ['sent', 'page', 'digests', 'wanted'] as const;
export type FrameKind = (typeof FRAMES)[number];

/** An entry as it travels. What a client sends has no number yet. */
export interface Numbered {
	readonly number: number;
	readonly digest: string;
	/** Nothing: the client has sent the entry itself, or, if it wanted it, the room does not have it. */
	readonly bytes: Bytes;
}

/** An entry without its bytes. */
export interface Listed {
	readonly number: number;
	readonly digest: string;
	readonly length: number;
}

export type Frame =
	| { readonly kind: 'sent' | 'page' | 'wanted'; readonly entries: readonly Numbered[] }
	| { readonly kind: 'digests'; readonly listed: readonly Listed[] };

/** Number (4), digest (32), length of the entry (4). */
const RECORD = 4 + DIGEST_BYTES + 4;

function writeRecord(whole: Bytes, at: number, { number, digest, length }: Listed): void {
	const view = new DataView(whole.buffer);
	view.setUint32(at, number);
	whole.set(bytesOfBase64url(digest) ?? new Uint8Array(DIGEST_BYTES), at + 4);
	view.setUint32(at + 4 + DIGEST_BYTES, length);
}

/** A message with entries. */
export function entriesFrame(
	kind: Exclude<FrameKind, 'digests'>,
	entries: readonly { number?: number; digest: string; bytes: Uint8Array }[]
): Bytes {
	const size = entries.reduce((sum, { bytes }) => sum + RECORD + bytes.length, 1);
	const whole = new Uint8Array(size);
	whole[0] = FRAMES.indexOf(kind);
	let at = 1;
	for (const { number = 0, digest, bytes } of entries) {
		writeRecord(whole, at, { number, digest, length: bytes.length });
		whole.set(bytes, at + RECORD);
		at += RECORD + bytes.length;
	}
	return whole;
}

/** A message with digests of entries. */
export function digestsFrame(listed: readonly Listed[]): Bytes {
	const whole = new Uint8Array(1 + listed.length * RECORD);
	whole[0] = FRAMES.indexOf('digests');
	for (const [index, one] of listed.entries()) writeRecord(whole, 1 + index * RECORD, one);
	return whole;
}

/** The bytes of an entry in a message: of their own, unless they are most of it. */
function bytesIn(message: Uint8Array, at: number, length: number): Bytes {
	const bytes = message.subarray(at, at + length);
	return 2 * length > message.length ? owned(bytes) : new Uint8Array(bytes);
}

/** Reads an untrusted binary message; undefined if it is none. */
export function frameIn(given: Uint8Array): Frame | undefined {
	const kind = FRAMES[given[0] ?? -1];
	if (!kind) return undefined;
	const view = new DataView(given.buffer, given.byteOffset, given.length);
	const listed: Listed[] = [];
	const entries: Numbered[] = [];
	for (let at = 1; at < given.length;) {
		if (at + RECORD > given.length) return undefined;
		const number = view.getUint32(at);
		const digest = base64url(given.subarray(at + 4, at + 4 + DIGEST_BYTES));
		const length = view.getUint32(at + 4 + DIGEST_BYTES);
		at += RECORD;
		if (kind === 'digests') {
			listed.push({ number, digest, length });
			continue;
		}
		if (at + length > given.length) return undefined;
		entries.push({ number, digest, bytes: bytesIn(given, at, length) });
		at += length;
	}
	return kind === 'digests' ? { kind, listed } : { kind, entries };
}
