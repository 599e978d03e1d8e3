/** Every start in a checkout loads this, so it imports only the file system. */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Milliseconds in which two changes of a file may get the same time. */
const TICK = 20;

const stampFile = (/** @type {string} */ root) =>
	join(root, 'node_modules/.cache/brikmuster/command.json');

/** Times and size of a file or folder. A tool may set the first time to any value, but not the second. */
function stateOf(/** @type {string} */ path) {
	const found = statSync(path, { throwIfNoEntry: false });
	return found ? `${found.mtimeMs} ${found.ctimeMs} ${found.size}` : '';
}

/** The folder of the bundles. */
export const cacheIn = (/** @type {string} */ root) =>
	join(root, 'node_modules/.cache/brikmuster/cli');

/** The path of a bundle's first file. */
export const bundleIn = (/** @type {string} */ root, /** @type {string} */ name) =>
	join(cacheIn(root), name, 'main.mjs');

/**
 * Returns the path of the bundle if nothing that it was made from has changed: no time, no size, and no file is new
 * or missing. Otherwise undefined: then the contents must be compared.
 *
 * @returns {string | undefined}
 */
export function stampedBundle(/** @type {string} */ root) {
	/** @type {{ name: string, states: [path: string, state: string][] }} */
	let stamp;
	try {
		stamp = JSON.parse(readFileSync(stampFile(root), 'utf8'));
	} catch {
		return undefined;
	}
	const { name, states } = stamp;
	const isSame = states.every(([path, state]) => stateOf(join(root, path)) === state);
	const bundle = bundleIn(root, name);
	return isSame && existsSync(bundle) ? bundle : undefined;
}

/** Paths of files and of their folders: the times of a folder tell of new and missing files. */
export function withFolders(/** @type {readonly string[]} */ files) {
	return new Set(files.flatMap((file) => [dirname(file), file]));
}

/**
 * Returns the times and sizes of files and their folders, by paths below the root. Take them before reading the
 * files.
 *
 * @returns {Map<string, string>}
 */
export function statesOf(/** @type {string} */ root, /** @type {readonly string[]} */ files) {
	return new Map([...withFolders(files)].map((path) => [path, stateOf(join(root, path))]));
}

/** Stores what a bundle was made from, with the states that were taken at the time `taken`. */
export function writeStamp(
	/** @type {string} */ root,
	/** @type {string} */ name,
	/** @type {ReadonlyMap<string, string>} */ states,
	/** @type {number} */ taken
) {
	// A file that had just changed could have changed again without a new time.
	const isSettled = [...states.values()].every(
		(state) => Number(state.split(' ')[1]) < taken - TICK
	);
	if (!isSettled) return;
	const file = stampFile(root);
	const temporary = `${file}.${process.pid}`;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(temporary, JSON.stringify({ name, states: [...states] }));
	renameSync(temporary, file);
}
