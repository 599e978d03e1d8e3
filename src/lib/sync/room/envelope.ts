import { base64url, bytesOfBase64url } from '$lib/exchange/base64url';
import { canonicalBytes, sameBytes } from '$lib/exchange/canonical-bytes';
import { ed25519 } from '$lib/exchange/ed25519';
import { signed, type SealingKey } from '$lib/exchange/seal';
import { DIGEST_BYTES, joined, owned, sha256, utf8, type Bytes } from './bytes';
import {
	headerSchema,
	isSealedHeader,
	MAXIMUM_ENVELOPE,
	MAXIMUM_HEADER,
	type Header
} from './header';

/** Separates these signatures from all others that the same key might make. */
const DOMAIN = utf8('brikmuster/room-entry/1\n');
const LENGTH_BYTES = 4;
const SIGNATURE_BYTES = 64;

/** An entry of a room: length of the header, header (RFC 8785), body, signature over all before it. */
export interface Envelope<H extends Header = Header> {
	readonly bytes: Bytes;
	readonly header: H;
	/** The length of the header and the header: what an encrypted body is bound to. */
	readonly head: Bytes;
	readonly body: Bytes;
}

/** The length of the header and the header. */
export function headerBytes(header: Header): Bytes | undefined {
	const text = headerSchema.safeParse(header).success ? canonicalBytes(header) : undefined;
	if (!text || text.length > MAXIMUM_HEADER) return undefined;
	const length = new Uint8Array(LENGTH_BYTES);
	new DataView(length.buffer).setUint32(0, text.length);
	return joined(length, text);
}

/** Signs an entry; undefined if the key is not the author's or the entry is too large. */
export async function encodeEnvelope<H extends Header>(
	header: H,
	body: Uint8Array,
	key: SealingKey
): Promise<Envelope<H> | undefined> {
	const head = headerBytes(header);
	if (!head || head.length + body.length + SIGNATURE_BYTES > MAXIMUM_ENVELOPE) return undefined;
	const payload = joined(head, body);
	const made = await signed(key, joined(DOMAIN, payload));
	const signature = made && bytesOfBase64url(made.signature);
	if (!signature || made.publicKey !== header.author) return undefined;
	return { bytes: joined(payload, signature), header, head, body: owned(body) };
}

function readHeader(text: Bytes): Header | undefined {
	try {
		const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
		const reading = headerSchema.safeParse(parsed);
		const canonical = reading.success ? canonicalBytes(reading.data) : undefined;
		// Each entry has one form only; otherwise anybody could make copies with other digests.
		return canonical && sameBytes(canonical, text) ? reading.data : undefined;
	} catch {
		return undefined;
	}
}

/** Whether a body has the form that its kind asks for. */
function fits(header: Header, body: Bytes): boolean {
	if (isSealedHeader(header)) return body.length > 16;
	if (header.kind === 'removal' || header.kind === 'dropped') return isInOrder(body);
	return body.length === 0;
}

/** Reads untrusted bytes; undefined unless they are exactly one entry. The signature is not checked. */
export function decodeEnvelope(given: Uint8Array): Envelope | undefined {
	const bytes = owned(given);
	if (bytes.length < LENGTH_BYTES + SIGNATURE_BYTES || bytes.length > MAXIMUM_ENVELOPE) {
		return undefined;
	}
	const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
	const end = LENGTH_BYTES + length;
	if (length > MAXIMUM_HEADER || end + SIGNATURE_BYTES > bytes.length) return undefined;
	const header = readHeader(bytes.subarray(LENGTH_BYTES, end));
	const body = bytes.subarray(end, -SIGNATURE_BYTES);
	const head = bytes.subarray(0, end);
	return header && fits(header, body) ? { bytes, header, head, body } : undefined;
}

/** SHA-256 of an entry's bytes in base64url: its key in the room. */
export async function digestOf({ bytes }: Pick<Envelope, 'bytes'>): Promise<string> {
	return base64url(await sha256(bytes));
}

/** What a joining member signs with their own key: that they join this room by this invitation. */
export function joinStatement(room: string, invitation: string, exchange: string): Bytes {
	return utf8(`brikmuster/room-join/1\n${room}\n${invitation}\n${exchange}`);
}

async function verified(
	key: string,
	message: Bytes,
	signature: Bytes | undefined
): Promise<boolean> {
	const publicKey = bytesOfBase64url(key);
	if (!publicKey || !signature) return false;
	const { verify } = await ed25519();
	return verify(publicKey, message, signature);
}

/** Checks the author's signature, and the new member's in a `join`. */
export async function isGenuine({ bytes, header }: Envelope): Promise<boolean> {
	const payload = joined(DOMAIN, bytes.subarray(0, -SIGNATURE_BYTES));
	if (!(await verified(header.author, payload, bytes.slice(-SIGNATURE_BYTES)))) return false;
	if (header.kind !== 'join') return true;
	const statement = joinStatement(header.room, header.author, header.exchange);
	return verified(header.member, statement, bytesOfBase64url(header.proof));
}

/** The body of a `removal` or `dropped`: digests in ascending order, each once. */
export function digestsBody(digests: Iterable<string>): Bytes {
	const all = [...new Set(digests)].flatMap((digest) => bytesOfBase64url(digest) ?? []);
	const body = new Uint8Array(all.length * DIGEST_BYTES);
	all.sort((one, other) => compare(one, 0, other, 0));
	for (const [index, one] of all.entries()) body.set(one, index * DIGEST_BYTES);
	return body;
}

/** Compares two digests by the places where they begin: a body may hold very many. */
function compare(one: Uint8Array, from: number, other: Uint8Array, otherFrom: number): number {
	for (let at = 0; at < DIGEST_BYTES; at += 1) {
		const difference = (one[from + at] ?? 0) - (other[otherFrom + at] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}

/** Whether a body holds digests in ascending order, each once. */
export function isInOrder(body: Uint8Array): boolean {
	if (body.length % DIGEST_BYTES !== 0) return false;
	for (let at = DIGEST_BYTES; at < body.length; at += DIGEST_BYTES)
		if (compare(body, at - DIGEST_BYTES, body, at) >= 0) return false;
	return true;
}

/** The digests of such a body. They stay bytes: there may be very many. */
export class DigestList implements Iterable<string> {
	readonly #body: Uint8Array;

	constructor(body: Uint8Array) {
		this.#body = body;
	}

	get length(): number {
		return this.#body.length / DIGEST_BYTES;
	}

	has(digest: string): boolean {
		const wanted = bytesOfBase64url(digest);
		return wanted?.length === DIGEST_BYTES && this.#hasBytes(wanted);
	}

	/** Those of some digests that are here, in less time than asking for each of them takes. */
	of(digests: Iterable<string>): string[] {
		const all = new Set(digests);
		if (this.length < all.size) return [...this].filter((digest) => all.has(digest));
		return [...all].filter((digest) => this.has(digest));
	}

	#hasBytes(wanted: Bytes): boolean {
		let [from, to] = [0, this.length];
		while (from < to) {
			const middle = (from + to) >> 1;
			const order = compare(this.#body, middle * DIGEST_BYTES, wanted, 0);
			if (order === 0) return true;
			if (order < 0) from = middle + 1;
			else to = middle;
		}
		return false;
	}

	*[Symbol.iterator](): Generator<string> {
		for (let at = 0; at < this.#body.length; at += DIGEST_BYTES)
			yield base64url(this.#body.subarray(at, at + DIGEST_BYTES));
	}
}
