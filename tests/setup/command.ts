import { spawnSync } from 'node:child_process';
import { chdir, cwd } from 'node:process';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBundle } from '../../bin/bundle.js';
import type * as Main from '../../src/cli/main';
import { script } from './command-script';
import { version } from '../../package.json';

const root = fileURLToPath(new URL('../..', import.meta.url));

export { script };

export interface Surroundings {
	input?: string;
	/** Environment variables, in addition to a locale without a language. */
	env?: Readonly<Record<string, string>>;
	/** Whether stderr is a terminal; for `runCommand` only. */
	terminal?: boolean;
}

export interface Outcome {
	status: number | null;
	stdout: string;
	stderr: string;
}

let bundle: Promise<typeof Main> | undefined;

async function load(): Promise<typeof Main> {
	const path = await ensureBundle(root);
	return import(/* @vite-ignore */ pathToFileURL(path).href);
}

/** What the command gets instead of a terminal; `text` returns what was written. */
function pipe() {
	const parts: Buffer[] = [];
	const stream = new Writable({
		write(part: Buffer, _, done) {
			parts.push(part);
			done();
		}
	});
	return { stream, text: () => Buffer.concat(parts).toString() };
}

/**
 * Runs the bundled command in a folder, inside this process: to start one for each of a hundred commands
 * takes longer than the commands. One test file starts the actual one, see `startCommand`.
 */
export async function runCommand(
	folder: string,
	words: readonly string[],
	{ input = '', env = {}, terminal = false }: Surroundings = {}
): Promise<Outcome> {
	const { main } = await (bundle ??= load());
	const [output, errors] = [pipe(), pipe()];
	const before = cwd();
	chdir(folder);
	try {
		const status = await main(words, {
			environment: { LC_ALL: 'C.UTF-8', ...env },
			version,
			root,
			input: Readable.from([Buffer.from(input)]),
			output: output.stream,
			errors: Object.assign(errors.stream, { isTTY: terminal })
		});
		return { status, stdout: output.text(), stderr: errors.text() };
	} finally {
		chdir(before);
	}
}

/** Starts the actual command in a folder, and waits for its end. */
export function startCommand(
	folder: string,
	words: readonly string[],
	{ input = '', env = {} }: Surroundings = {}
): Outcome {
	const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
		cwd: folder,
		env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...env },
		input,
		encoding: 'utf8',
		timeout: 120_000,
		maxBuffer: 100_000_000
	});
	return { status, stdout, stderr };
}
