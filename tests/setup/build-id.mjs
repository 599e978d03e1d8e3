import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const inputs = ['src', 'static', 'package-lock.json', 'svelte.config.js', 'vite.config.ts'];

/** All files below a path, sorted, so that the same sources give the same list everywhere. */
function filesBelow(path) {
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path)
		.sort()
		.flatMap((name) => filesBelow(join(path, name)));
}

/**
 * The id of a build: the version in package.json and 10 hex digits over all that goes into it.
 * The same sources give the same id, so a rebuild of them is no update.
 */
export function buildId(base = process.env.BASE_PATH ?? '') {
	const hash = createHash('sha256').update(base);
	for (const file of inputs.flatMap((input) => filesBelow(join(root, input)))) {
		hash.update(relative(root, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file));
	}
	const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	return `${version}-${hash.digest('hex').slice(0, 10)}`;
}
