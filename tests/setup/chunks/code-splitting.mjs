import { relative } from 'node:path';
import { root } from '../run.mjs';
import { importedBy, PAGES, readGraph, START } from './graph.mjs';
import { Merging } from './merging.mjs';

/** Chunks import one another in at most this many steps. */
const LEVELS = 30;

/** The name of the chunk that all pages start with. */
export const FIRST = 'first';

/** Kit's lists of pages and their parts, which only name other modules. */
const GENERATED = /\/\.svelte-kit\/generated\//;

/** The home page. */
const HOME_PAGE = /\/src\/routes\/\+page\.svelte$/;

/** The layout, the error page and the home page. */
const HOME = /\/src\/routes\/\+/;

/** The texts of every page, in one language. */
const SHELL = /\/i18n\/\w+\/shell\.ts$/;

/**
 * Returns the modules of the files that the home page loads at its start: what other pages need too,
 * the rest, and the texts by language.
 *
 * @param {import('./graph.mjs').Graph} graph
 */
function startOf(graph) {
	const ids = [...graph.keys()];
	const start = importedBy(graph, [START, ...ids.filter((id) => HOME.test(id))]);
	const others = [...graph.values()].flatMap(({ later }) => later);
	const shared = importedBy(graph, [START, ...others.filter((id) => !isHome(graph, id))]);
	const shells = ids.filter((id) => SHELL.test(id)).map((id) => importedBy(graph, [id]));
	const language = [...(shells[0] ?? [])].filter((id) => shells.every((shell) => shell.has(id)));
	const first = [...start].filter((id) => shared.has(id));
	return { first: [...first, ...language], home: start, shells };
}

/** Whether a module names the parts of the home page. */
function isHome(/** @type {import('./graph.mjs').Graph} */ graph, /** @type {string} */ id) {
	return GENERATED.test(id) && graph.get(id)?.imports.some((part) => HOME_PAGE.test(part));
}

/** Returns the path of a module in the project, wherever its packages are. */
function nameOf(/** @type {string} */ id) {
	const ofPackage = id.lastIndexOf('/node_modules/');
	return ofPackage < 0 ? relative(root, id) : id.slice(ofPackage + 1);
}

/**
 * Returns the name and level of the chunk of each module. A chunk imports chunks of lower levels only.
 *
 * @param {import('./graph.mjs').Graph} graph
 */
function chunksOf(graph) {
	const { first, home, shells } = startOf(graph);
	const other = [...graph.keys()].filter((id) => GENERATED.test(id));
	/** @type {Map<string, { name: string, level: number }>} */
	const chunkOf = new Map(other.map((id) => [id, { name: '', level: -1 }]));
	const add = (/** @type {Iterable<string>} */ modules, /** @type {string} */ name) => {
		const free = [...modules].filter((id) => !chunkOf.has(id));
		const imports = free.flatMap((id) => graph.get(id)?.imports ?? []);
		const level = Math.max(-1, ...imports.map((id) => chunkOf.get(id)?.level ?? -1)) + 1;
		if (level >= LEVELS) throw new Error(`Chunks import one another in ${LEVELS} steps`);
		for (const id of free) chunkOf.set(id, { name, level });
	};
	add(first, FIRST);
	for (const id of home) if (!chunkOf.has(id)) chunkOf.set(id, { name: '', level: -1 });
	for (const [number, shell] of shells.entries()) add(shell, `shell-${number}`);
	const pages = new Set(graph.get(PAGES)?.later);
	const merging = new Merging(graph, pages, home, new Set(chunkOf.keys()));
	for (const { modules, visits } of merging.merged()) {
		// What one page alone needs goes into the file that names the parts of the page.
		if (!merging.isOnePage(visits)) add(modules, nameOf(modules.sort()[0] ?? ''));
	}
	return chunkOf;
}

/**
 * Returns how the bundler splits the app into files: a page loads few of them, and little that it does
 * not need. Rolldown moves what a module imports into the module's group unless a group of higher
 * priority has it, so groups of lower levels come first.
 */
export function codeSplitting() {
	/** @type {ReturnType<typeof chunksOf> | undefined} */
	let chunkOf;
	const groups = Array.from({ length: LEVELS }, (_, level) => ({
		debugName: `level ${level}`,
		priority: LEVELS - level,
		name(/** @type {string} */ id, /** @type {import('vite').Rolldown.ChunkingContext} */ context) {
			chunkOf ??= chunksOf(readGraph(context));
			const chunk = chunkOf.get(id);
			return chunk?.level === level ? chunk.name : null;
		}
	}));
	return { groups };
}
