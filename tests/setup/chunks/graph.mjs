import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';

/**
 * A module: what it imports, what it imports later with `import()`, and the length of its source.
 *
 * @typedef {{ imports: readonly string[], later: readonly string[], size: number }} Module
 * @typedef {Map<string, Module>} Graph
 */

/** Kit's start, and the list of the pages that it imports when they are visited. */
const kit = dirname(createRequire(import.meta.url).resolve('@sveltejs/kit/package.json'));
export const START = join(kit, 'src/runtime/client/entry.js');
export const PAGES = join(root, '.svelte-kit/generated/client-optimized/app.js');

/**
 * Returns all modules of the app.
 *
 * @param {import('vite').Rolldown.ChunkingContext} context
 * @returns {Graph}
 */
export function readGraph(context) {
	/** @type {Graph} */
	const graph = new Map();
	const open = [START, PAGES];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		const info = graph.has(id) ? null : context.getModuleInfo(id);
		if (!info) continue;
		const [imports, later] = [[...info.importedIds], [...info.dynamicallyImportedIds]];
		graph.set(id, { imports, later, size: info.code?.length ?? 0 });
		open.push(...imports, ...later);
	}
	return graph;
}

/**
 * Returns the modules that some modules import, directly or not, with themselves.
 *
 * @param {Graph} graph
 * @param {readonly string[]} ids
 * @returns {Set<string>}
 */
export function importedBy(graph, ids) {
	/** @type {Set<string>} */
	const found = new Set();
	const open = [...ids];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (found.has(id)) continue;
		found.add(id);
		open.push(...(graph.get(id)?.imports ?? []));
	}
	return found;
}
