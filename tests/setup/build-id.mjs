import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const inputs = [
	'src',
	'static',
	'package-lock.json',
	'svelte.config.js',
	'tests/setup/chunks',
	'tests/setup/precache.mjs',
	'tsconfig.json',
	'vite.config.ts'
];

/** All files below a path, sorted, so that the same sources give the same list everywhere. */
function filesBelow(/** @type {string} */ path) {
	/** @type {string[]} */
	const files = [];
	if (!statSync(path).isDirectory()) return [path];
	for (const name of readdirSync(path).sort()) files.push(...filesBelow(join(path, name)));
	return files;
}

/** Whether a file is part of the build: tests, the command, the library and desktop metadata are not. */
function isShipped(/** @type {string} */ file) {
	return !/^src[\\/](?:cli|engine)[\\/]|\.test\.ts$|\.DS_Store$/.test(relative(root, file));
}

/**
 * Returns the id of a build: the version in package.json and 10 hex digits over all its inputs.
 * Unchanged sources give the same id, so rebuilding them is not an update.
 */
export function buildId(base = process.env.BASE_PATH ?? '') {
	const hash = createHash('sha256').update(`${base}\0`);
	for (const file of inputs.flatMap((input) => filesBelow(join(root, input))).filter(isShipped)) {
		const content = readFileSync(file);
		// The length prevents the end of one file from passing for the name of the next.
		hash.update(`${relative(root, file).replaceAll('\\', '/')}\0${content.length}\0`);
		hash.update(content);
	}
	const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	return `${version}-${hash.digest('hex').slice(0, 10)}`;
}
