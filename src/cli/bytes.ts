import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { MAXIMUM_BYTES } from '$lib/exchange/brik';
import { START_BYTES } from '$lib/exchange/foreign-kind';
import { ownKind } from '$lib/exchange/own-kind';
import { fileProblem, type FileProblem } from './problem';

export type Content =
	| { readonly ok: true; readonly bytes: Uint8Array }
	| {
			readonly ok: false;
			readonly problem: FileProblem;
			/** The first bytes of a file that is too large. */
			readonly start?: Uint8Array;
	  };

function refuse(problem: FileProblem): Content {
	return { ok: false, problem };
}

function tooMany(bytes: number, start: Uint8Array): Content {
	const problem = { code: 'tooManyBytes', path: '', bytes, limit: MAXIMUM_BYTES } as const;
	const kind = ownKind(start);
	const isElsewhere = kind === 'backup' || kind === 'league';
	return {
		ok: false,
		problem: isElsewhere ? { code: 'otherKind', path: '', kind } : problem,
		start
	};
}

/** Maps a system error to a problem that we have a text for. */
export function problemOfSystem(error: unknown): FileProblem {
	const { code = '' } = error as NodeJS.ErrnoException;
	return fileProblem(['ENOENT', 'ENOTDIR'].includes(code) ? 'notFound' : 'unreadable');
}

/** Most files fit into it; a buffer for each of a thousand files would only be garbage. */
const buffer = Buffer.allocUnsafeSlow(262_144);

/** Reads a large file, or one that has another size than the system reports. */
function readFurther(descriptor: number, first: Buffer): Content {
	const parts = [first];
	let read = first.length;
	for (;;) {
		const part = Buffer.allocUnsafe(Math.max(Math.min(read, MAXIMUM_BYTES + 1 - read), 1));
		const got = readSync(descriptor, part, 0, part.length, null);
		if (got === 0) return { ok: true, bytes: Buffer.concat(parts) };
		parts.push(part.subarray(0, got));
		read += got;
		if (read > MAXIMUM_BYTES) return tooMany(read, first.subarray(0, START_BYTES));
	}
}

function startOf(descriptor: number): Uint8Array {
	const start = Buffer.alloc(START_BYTES);
	return start.subarray(0, readSync(descriptor, start, 0, START_BYTES, 0));
}

/** Reads up to one byte more than allowed, as the size reported by the system may be wrong. */
function readOpen(descriptor: number, size: number): Content {
	const read = readSync(descriptor, buffer, 0, buffer.length, null);
	const bytes = Buffer.from(buffer.subarray(0, read));
	return read === size && size > 0 ? { ok: true, bytes } : readFurther(descriptor, bytes);
}

type Opened =
	| { readonly ok: true; readonly descriptor: number; readonly size: number }
	| { readonly ok: false; readonly problem: FileProblem };

/**
 * Opens a plain file. Symbolic links are refused even if named directly: a shell expands `*.brik` to links too, and a
 * link in a received folder must not lead out of it.
 */
function open(file: string, isListed = false): Opened {
	try {
		const seen = isListed ? undefined : lstatSync(file);
		if (seen?.isSymbolicLink()) return { ok: false, problem: fileProblem('link') };
		// Opening a device may have side effects.
		if (seen?.isFile() === false) return { ok: false, problem: fileProblem('notAFile') };
		// If the file has been replaced meanwhile, do not follow a link or wait for a pipe.
		const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
		const descriptor = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
		const opened = fstatSync(descriptor);
		if (opened.isFile()) return { ok: true, descriptor, size: opened.size };
		closeSync(descriptor);
		return { ok: false, problem: fileProblem('notAFile') };
	} catch (error) {
		return { ok: false, problem: problemOfSystem(error) };
	}
}

/** Reads a plain file up to the size limit of `.brik` files. Its folder may have listed it as a plain file. */
export function readFile(file: string, isListed = false): Content {
	const opened = open(file, isListed);
	if (!opened.ok) return opened;
	const { descriptor, size } = opened;
	try {
		return size > MAXIMUM_BYTES ? tooMany(size, startOf(descriptor)) : readOpen(descriptor, size);
	} catch (error) {
		return refuse(problemOfSystem(error));
	} finally {
		closeSync(descriptor);
	}
}

/** Bytes read from a large file at once. */
const CHUNK = 1_000_000;

async function* chunksIn(descriptor: number): AsyncGenerator<Uint8Array> {
	try {
		for (;;) {
			const chunk = new Uint8Array(CHUNK);
			const read = readSync(descriptor, chunk, 0, CHUNK, null);
			if (read === 0) return;
			yield await Promise.resolve(chunk.subarray(0, read));
		}
	} finally {
		closeSync(descriptor);
	}
}

/** The chunks of a plain file of any size; they must be read. */
export function openChunks(
	file: string
):
	| { readonly ok: true; readonly chunks: AsyncIterable<Uint8Array>; readonly size: number }
	| { readonly ok: false; readonly problem: FileProblem } {
	const opened = open(file);
	if (!opened.ok) return opened;
	const { descriptor, size } = opened;
	return { ok: true, chunks: chunksIn(descriptor), size };
}

/** Reads a stream up to the size limit of `.brik` files. */
export async function readStream(stream: AsyncIterable<Uint8Array>): Promise<Content> {
	const parts: Uint8Array[] = [];
	let read = 0;
	try {
		for await (const part of stream) {
			parts.push(part);
			read += part.length;
			if (read > MAXIMUM_BYTES) return tooMany(read, Buffer.concat(parts).subarray(0, START_BYTES));
		}
	} catch (error) {
		return refuse(problemOfSystem(error));
	}
	return { ok: true, bytes: Buffer.concat(parts) };
}
