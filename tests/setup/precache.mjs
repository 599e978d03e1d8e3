import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeStartPages } from './chunks/start-pages.mjs';

/** The script next to the service worker that lists the files of its build. */
export const LIST = 'precache-list.js';

/**
 * Files that the service worker does not cache: itself, compressed copies, and files for servers
 * and tools.
 */
const NOT_CACHED =
	/(?:\.br|\.gz|\.schema\.json|-off\.js)$|^screenshots\/|^(?:404\.html|service-worker\.js|precache-list\.js|_app\/version\.json)$/;

/** The number of characters of a digest, as in src/service-worker/list.ts. */
export const DIGEST = 5;

/**
 * Returns the digest of a listed file: the first 30 bits of its SHA-256, in base64. That is enough to detect damage;
 * the list is part of the first load, and whole digests would treble it.
 *
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function digestOf(bytes) {
	return createHash('sha256').update(bytes).digest('base64').slice(0, DIGEST);
}

/**
 * Returns the paths of the files that the service worker caches, sorted, with `/` between folders.
 *
 * @param {string} folder The folder of a build.
 * @returns {string[]}
 */
export function keptFiles(folder) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => !NOT_CACHED.test(path))
		.sort();
}

/**
 * Writes the list of a build: folder → its files as digest and name, separated by spaces. The start
 * page is the file without a name.
 *
 * @param {string} folder The folder of a build whose files are final.
 * @param {string} version The id of the build.
 */
export function writePrecacheList(folder, version) {
	/** @type {Record<string, string[]>} */
	const files = {};
	for (const path of keptFiles(folder)) {
		if (path.includes(' ')) throw new Error(`A file name with a space: ${path}`);
		const [, below = '', name = ''] = /^(.*\/)?(.*)$/.exec(path) ?? [];
		const digest = digestOf(readFileSync(join(folder, path)));
		(files[below] ??= []).push(digest + (path === 'index.html' ? '' : name));
	}
	const lines = Object.entries(files).map(([below, names]) => [below, names.join(' ')]);
	const list = { version, files: Object.fromEntries(lines) };
	writeFileSync(join(folder, LIST), `self.precacheList=${JSON.stringify(list)};\n`);
}

/** Wraps the service worker in a block: a truncated file is then a syntax error and is not installed. */
function closeWorker(/** @type {string} */ folder) {
	const path = join(folder, 'service-worker.js');
	writeFileSync(path, `{${readFileSync(path, 'utf8').trim()}\n}\n`);
}

/**
 * Returns an adapter that post-processes the output of another: completes the pages, adds the service
 * worker's list with the digests of the final files, then compresses everything. The other adapter must not compress.
 *
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @param {string} folder The output folder of that adapter.
 * @returns {import('@sveltejs/kit').Adapter}
 */
export function withPrecacheList(adapter, folder) {
	return {
		...adapter,
		name: `${adapter.name} with a precache list`,
		async adapt(builder) {
			await adapter.adapt(builder);
			closeWorker(folder);
			completeStartPages(folder, builder.config.kit.paths.base, builder.routes);
			writePrecacheList(folder, builder.config.kit.version.name);
			await builder.compress(folder);
		}
	};
}
