import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { MAXIMUM_BYTES } from '$lib/exchange/brik';
import { fileProblem, type FileProblem } from './problem';

export type Content =
	| { readonly ok: true; readonly bytes: Uint8Array }
	| { readonly ok: false; readonly problem: FileProblem };

function refuse(problem: FileProblem): Content {
	return { ok: false, problem };
}

function tooMany(bytes: number): Content {
	return refuse({ code: 'tooManyBytes', path: '', bytes, limit: MAXIMUM_BYTES });
}

/** Why the system would not let us read, in the words we have for it. */
function problemOfSystem(error: unknown): FileProblem {
	const { code = '' } = error as NodeJS.ErrnoException;
	return fileProblem(['ENOENT', 'ENOTDIR'].includes(code) ? 'notFound' : 'unreadable');
}

/** Up to one byte more than is allowed: the size that the system tells need not be true. */
function readOpen(descriptor: number, size: number): Content {
	const parts: Buffer[] = [];
	let read = 0;
	for (;;) {
		const part = Buffer.allocUnsafe(Math.max(size + 1 - read, 65_536));
		const got = readSync(
			descriptor,
			part,
			0,
			Math.min(part.length, MAXIMUM_BYTES + 1 - read),
			null
		);
		if (got === 0) return { ok: true, bytes: Buffer.concat(parts) };
		parts.push(part.subarray(0, got));
		read += got;
		if (read > MAXIMUM_BYTES) return tooMany(read);
	}
}

/**
 * The bytes of a plain file of no more than a `.brik` file may have. A link is refused even where it
 * is named by itself: `*.brik` of a shell names links too, and one in a folder that somebody sent
 * must not lead out of it.
 */
export function readFile(file: string): Content {
	let descriptor: number | undefined;
	try {
		const seen = lstatSync(file);
		if (seen.isSymbolicLink()) return refuse(fileProblem('link'));
		// Not even opened: to open a device may do something.
		if (!seen.isFile()) return refuse(fileProblem('notAFile'));
		// Should it be replaced meanwhile: a link is not followed, a pipe not waited for.
		const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
		descriptor = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
		const opened = fstatSync(descriptor);
		if (!opened.isFile()) return refuse(fileProblem('notAFile'));
		const { size } = opened;
		return size > MAXIMUM_BYTES ? tooMany(size) : readOpen(descriptor, size);
	} catch (error) {
		return refuse(problemOfSystem(error));
	} finally {
		if (descriptor !== undefined) closeSync(descriptor);
	}
}

/** The bytes of a stream, read no further than a `.brik` file may be long. */
export async function readStream(stream: AsyncIterable<Uint8Array>): Promise<Content> {
	const parts: Uint8Array[] = [];
	let read = 0;
	try {
		for await (const part of stream) {
			parts.push(part);
			read += part.length;
			if (read > MAXIMUM_BYTES) return tooMany(read);
		}
	} catch (error) {
		return refuse(problemOfSystem(error));
	}
	return { ok: true, bytes: Buffer.concat(parts) };
}
