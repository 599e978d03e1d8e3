import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base45 } from './base45';
import { deflated } from './deflate';
import { maskOf, mixtureOf } from './mixed-blocks';

/** Bytes of one frame: a QR code of 97 modules at most, with 15 % error correction. */
export const FRAME_BYTES = 600;
/** The most blocks of one transfer: 59 kB deflated, scanned in about half a minute. */
export const MOST_BLOCKS = 99;
/** Frames are numbered up to this one, then from 1 again. */
export const LAST_FRAME = 9999;

const DIGEST_LETTERS = 16;

/** What a transfer contains: a whole game, or events of one. */
export const FRAME_KINDS = { game: 'G', events: 'E' } as const;
export type FrameKind = keyof typeof FRAME_KINDS;

/** A document as blocks for numbered frames, which a reader collects in any order. */
export interface Transfer {
	readonly kind: FrameKind;
	readonly digest: string;
	/** The number of deflated bytes. */
	readonly length: number;
	readonly blocks: readonly Uint8Array[];
}

/** The first 64 bits of the SHA-256 of bytes, in the letters of QR codes' alphanumeric mode. */
export function frameDigest(bytes: Uint8Array): string {
	return bytesToHex(sha256(bytes)).slice(0, DIGEST_LETTERS).toUpperCase();
}

/** Returns the bytes of a document as a transfer; undefined if it needs too many frames. */
export async function transferOf(
	kind: FrameKind,
	document: Uint8Array<ArrayBuffer>
): Promise<Transfer | undefined> {
	const bytes = await deflated(document);
	const count = Math.ceil(bytes.length / FRAME_BYTES);
	if (count > MOST_BLOCKS) return undefined;
	const size = Math.ceil(bytes.length / count);
	const blocks = Array.from({ length: count }, (_, index) => {
		const block = new Uint8Array(size);
		block.set(bytes.subarray(index * size, (index + 1) * size));
		return block;
	});
	return { kind, digest: frameDigest(bytes), length: bytes.length, blocks };
}

/**
 * Returns the text of a frame, for a QR code. The first frames hold the blocks in order; the
 * following ones mix blocks, so that they fill any gap of the reader.
 */
export function frameText({ kind, digest, length, blocks }: Transfer, number: number): string {
	const count = blocks.length;
	const content = base45(mixtureOf(blocks, maskOf(number, count)));
	return `BRIK/${FRAME_KINDS[kind]}/${digest}/${number}/${count}/${length}/${content}`;
}
