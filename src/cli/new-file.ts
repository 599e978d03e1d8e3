import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';

/** Why a new file cannot be written. */
export type NewFileProblem = 'exists' | 'noFolder' | 'unwritable';

function problemOfSystem(error: unknown): NewFileProblem {
	const { code = '' } = error as NodeJS.ErrnoException;
	if (code === 'EEXIST') return 'exists';
	return ['ENOENT', 'ENOTDIR'].includes(code) ? 'noFolder' : 'unwritable';
}

/** Writes a text into a new file, completely or not at all. */
export function writeNewFile(file: string, text: string): NewFileProblem | undefined {
	let descriptor: number;
	try {
		descriptor = openSync(file, 'wx');
	} catch (error) {
		return problemOfSystem(error);
	}
	try {
		writeFileSync(descriptor, text);
		return undefined;
	} catch (error) {
		rmSync(file, { force: true });
		return problemOfSystem(error);
	} finally {
		closeSync(descriptor);
	}
}
