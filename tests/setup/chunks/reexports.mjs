import { posix } from 'node:path';
import { buildId } from '../build-id.mjs';
import { PAGES } from './graph.mjs';
import { currentNames } from './import-map.mjs';

/** A file without code of its own, which re-exports what another one has. */
const REEXPORT = /^\s*export\s*\{([^}]+)\}\s*from\s*["'`]([^"'`]+)["'`];?\s*$/;

const IMPORT = /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g;

/**
 * Returns the path of the file that a file re-exports, relative to it, and pairs of names: the exported one and the
 * one in that file. A file with code of its own gives undefined.
 *
 * @param {string | undefined} code
 */
export function readReexport(code) {
	const [, list, from] = REEXPORT.exec(code ?? '') ?? [];
	if (list === undefined || from === undefined) return undefined;
	const names = list.split(',').map((name) => {
		const [local = '', exported = local] = name.trim().split(/\s+as\s+/);
		return [exported, local];
	});
	return { from, names };
}

/**
 * Returns code that imports what a file re-exports without that file. Kit has a file of its own for its start and for
 * the parts of each page, and a request for a line costs as much as for a large file.
 *
 * @param {string} code
 * @param {(path: string) => string | undefined} read Returns the code of an imported file.
 */
export function importDirectly(code, read) {
	return code.replace(IMPORT, (found, /** @type {string} */ path) => {
		const reexport = readReexport(read(path));
		if (!reexport) return found;
		const from = posix.join(posix.dirname(path), reexport.from).replace(/^(?![./])/, './');
		const fields = reexport.names.map(([exported, local]) => `${exported}:e.${local}`);
		return `import("${from}").then(e=>({${fields.join()}}))`;
	});
}

/**
 * Returns a plugin that removes the files that only re-export the parts of a page.
 *
 * @returns {import('vite').Plugin}
 */
export function withoutReexports() {
	return {
		name: 'without-reexports',
		enforce: 'post',
		// What is re-exported is renamed with other files, and only after the bundler has named this one.
		augmentChunkHash: ({ facadeModuleId }) => (facadeModuleId === PAGES ? buildId() : undefined),
		generateBundle: {
			order: 'post',
			handler(_, bundle) {
				if (this.environment.name !== 'client') return;
				const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
				const pages = chunks.find(({ facadeModuleId }) => facadeModuleId === PAGES);
				if (!pages) throw new Error('No file lists the pages');
				const names = currentNames(bundle);
				/** @type {Map<string, string>} */
				const replaced = new Map();
				pages.code = importDirectly(pages.code, (path) => {
					const stable = posix.join(posix.dirname(pages.fileName), path);
					const fileName = names[stable] ?? stable;
					const code = chunks.find((chunk) => chunk.fileName === fileName)?.code;
					const from = readReexport(code)?.from;
					if (from) replaced.set(stable, posix.join(posix.dirname(stable), from));
					return code;
				});
				for (const [stable, from] of replaced) {
					// Vite lists what it preloads with each import.
					pages.code = pages.code.replaceAll(stable, from);
					Reflect.deleteProperty(bundle, names[stable] ?? stable);
				}
			}
		}
	};
}
