import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top level of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Git-ignored folder for test builds and reports, which keeps the root clean. */
export const cache = join(root, 'node_modules', '.cache', 'brikmuster');

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const windows = process.platform === 'win32';

/**
 * Ends a command when this process is interrupted, so that it can end its own servers and browsers.
 * A terminal sends SIGINT to both. Returns a function that stops this and reports whether there was
 * an interruption.
 */
function passInterruptsTo(/** @type {import('node:child_process').ChildProcess} */ child) {
	let interrupted = false;
	const pass = (/** @type {NodeJS.Signals} */ signal) => {
		interrupted = true;
		if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGINT');
	};
	for (const signal of SIGNALS) process.on(signal, pass);
	return () => {
		for (const signal of SIGNALS) process.off(signal, pass);
		return interrupted;
	};
}

/**
 * Runs a command with its output passed through; with `late` the output is printed when the command ends.
 * Resolves to whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} words
 * @param {{ env?: Record<string, string | undefined>, minutes?: number, late?: boolean }} [options]
 * @returns {Promise<boolean>}
 */
export function run(command, words, { env = {}, minutes = 20, late = false } = {}) {
	console.log('$', [command === process.execPath ? 'node' : command, ...words].join(' '));
	return new Promise((resolve) => {
		const child = spawn(command, words, {
			cwd: root,
			stdio: late ? ['inherit', 'pipe', 'pipe'] : 'inherit',
			env: { ...process.env, ...env },
			timeout: minutes * 60_000,
			// npm and npx are .cmd files on Windows, which only a shell can start.
			shell: windows && command !== process.execPath
		});
		child.on('error', ({ message }) => {
			console.error(`${command}: ${message}`);
			resolve(false);
		});
		/** @type {Buffer[]} */
		const output = [];
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on('data', (/** @type {Buffer} */ part) => output.push(part));
		}
		const stop = passInterruptsTo(child);
		child.on('close', (status) => {
			if (stop()) process.exit(130);
			process.stdout.write(Buffer.concat(output));
			resolve(status === 0);
		});
	});
}

/** Runs a Node script of an installed package, such as `vite/bin/vite.js`. */
export function runPackage(
	/** @type {string} */ script,
	/** @type {string[]} */ words,
	/** @type {Parameters<typeof run>[2]} */ options = {}
) {
	return run(process.execPath, [join('node_modules', script), ...words], options);
}

/** Returns whether a command is on the search path. */
export function onPath(/** @type {string} */ command, path = process.env.PATH ?? '') {
	return path.split(delimiter).some((folder) => folder && existsSync(join(folder, command)));
}

/** Returns whether a script was started directly rather than imported: pass its `import.meta.url`. */
export function isMain(/** @type {string} */ url) {
	const [, started] = process.argv;
	return started !== undefined && fileURLToPath(url) === realpathSync(started);
}

/** Runs a script's main function; an error becomes one readable line and a failing exit status. */
export async function runMain(/** @type {() => Promise<unknown>} */ main) {
	try {
		await main();
	} catch (error) {
		console.error(`\n${error instanceof Error ? error.message : error}`);
		process.exitCode = 1;
	}
}
