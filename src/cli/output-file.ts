import { randomUUID } from 'node:crypto';
import {
	chmodSync,
	closeSync,
	existsSync,
	openSync,
	readSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { dirname } from 'node:path';

/** Why an output file cannot be written. */
export type OutputProblem = 'otherFile' | 'noFolder' | 'unwritable';

/** How the files that may be replaced begin. */
const MARKS = {
	pdf: '%PDF-',
	svg: '<svg',
	png: '\u0089PNG',
	html: '<!doctype html>',
	ics: 'BEGIN:VCALENDAR',
	// The byte order mark, read as single bytes.
	csv: '\u00ef\u00bb\u00bf'
} as const;
export type OutputKind = keyof typeof MARKS;

/** Whether a file may be overwritten: an earlier file of its kind, or an empty file. */
function isReplaceable(file: string, kind: OutputKind): boolean {
	const seen = statSync(file);
	if (!seen.isFile()) return false;
	const head = Buffer.alloc(MARKS[kind].length);
	const descriptor = openSync(file, 'r');
	try {
		const read = readSync(descriptor, head, 0, head.length, 0);
		return read === 0 || head.toString('latin1') === MARKS[kind];
	} finally {
		closeSync(descriptor);
	}
}

function problemOfSystem(error: unknown): OutputProblem {
	const { code = '' } = error as NodeJS.ErrnoException;
	return ['ENOENT', 'ENOTDIR'].includes(code) ? 'noFolder' : 'unwritable';
}

/**
 * Checks whether a file can be written, before it is made. Only an earlier file of its kind is
 * replaced, never an army, even through links.
 */
export function outputProblem(file: string, kind: OutputKind): OutputProblem | undefined {
	try {
		if (existsSync(file)) return isReplaceable(file, kind) ? undefined : 'otherFile';
		return statSync(dirname(file)).isDirectory() ? undefined : 'noFolder';
	} catch (error) {
		return problemOfSystem(error);
	}
}

/** Writes a file completely or not at all: to a temporary file, then moved in one step. */
export function writeOutput(
	file: string,
	kind: OutputKind,
	content: Uint8Array | string
): OutputProblem | undefined {
	const problem = outputProblem(file, kind);
	if (problem) return problem;
	let temporaryFile: string | undefined;
	try {
		const earlier = existsSync(file) ? realpathSync(file) : undefined;
		const target = earlier ?? file;
		temporaryFile = `${target}.${randomUUID()}`;
		writeFileSync(temporaryFile, content, { flag: 'wx' });
		if (earlier !== undefined) chmodSync(temporaryFile, statSync(earlier).mode);
		renameSync(temporaryFile, target);
		return undefined;
	} catch (error) {
		if (temporaryFile !== undefined) rmSync(temporaryFile, { force: true });
		return problemOfSystem(error);
	}
}
