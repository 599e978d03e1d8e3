import { randomUUID } from 'node:crypto';
import {
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

/** Why a PDF cannot be written to its file. */
export type OutputProblem = 'otherFile' | 'noFolder' | 'unwritable';

const PDF_MARK = '%PDF-';

/** Whether a file may be overwritten: an earlier PDF, or an empty file. */
function isReplaceable(file: string): boolean {
	const seen = statSync(file);
	if (!seen.isFile()) return false;
	const head = Buffer.alloc(PDF_MARK.length);
	const descriptor = openSync(file, 'r');
	try {
		const read = readSync(descriptor, head, 0, head.length, 0);
		return read === 0 || head.toString('latin1') === PDF_MARK;
	} finally {
		closeSync(descriptor);
	}
}

function problemOfSystem(error: unknown): OutputProblem {
	const { code = '' } = error as NodeJS.ErrnoException;
	return ['ENOENT', 'ENOTDIR'].includes(code) ? 'noFolder' : 'unwritable';
}

/**
 * Checks whether a PDF can be written, before it is made. Only an earlier PDF is replaced, never an
 * army, even through links.
 */
export function outputProblem(file: string): OutputProblem | undefined {
	try {
		if (existsSync(file)) return isReplaceable(file) ? undefined : 'otherFile';
		return statSync(dirname(file)).isDirectory() ? undefined : 'noFolder';
	} catch (error) {
		return problemOfSystem(error);
	}
}

/** Writes a PDF completely or not at all: to a temporary file, then moved in one step. */
export function writePdfFile(file: string, pdf: Uint8Array): OutputProblem | undefined {
	const problem = outputProblem(file);
	if (problem) return problem;
	let temporaryFile: string | undefined;
	try {
		const target = existsSync(file) ? realpathSync(file) : file;
		temporaryFile = `${target}.${randomUUID()}`;
		writeFileSync(temporaryFile, pdf, { flag: 'wx' });
		renameSync(temporaryFile, target);
		return undefined;
	} catch (error) {
		if (temporaryFile !== undefined) rmSync(temporaryFile, { force: true });
		return problemOfSystem(error);
	}
}
