import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { PAGES, START } from './graph.mjs';
import { currentNames } from './import-map.mjs';
import { readReexport } from './reexports.mjs';

/** The list that the build makes of its pages, for `completeStartPages`; not part of the app. */
export const PAGE_FILES = 'page-files.json';

/**
 * The files of the app below `_app/immutable/`, and what each page needs of them, by its route: their
 * numbers, besides those of its texts by language.
 *
 * @typedef {{ files: number[], texts: Record<string, number[]> }} PageFiles
 * @typedef {{ files: string[], pages: Record<string, PageFiles> }} FilesOfPages
 *
 * @typedef {import('vite').Rolldown.OutputBundle} OutputBundle
 */

const FOLDER = '_app/immutable/';

/** A file of Kit that names the parts of a page. */
const NODE = /\/nodes\/\d+\.js$/;
const PART_OF_PAGE = /src\/routes(.*)\/\+(page|layout|error)\.svelte/;
const START_OF_APP = [START, PAGES];

/** The texts that a page or layout loads before it is shown. */
const LOADED = /\blocale\.load\(([^)]*)\)/g;

/** The languages are the folders with texts of every page. */
const TEXTS = join(root, 'src/lib/i18n');
const languages = readdirSync(TEXTS).filter((name) => existsSync(join(TEXTS, name, 'shell.ts')));

/** Returns the areas of texts that the load function of a page or layout names. */
function areasOf(/** @type {string} */ component) {
	const path = join(root, component.replace(/\.svelte$/, '.ts'));
	if (!existsSync(path)) return [];
	const source = readFileSync(path, 'utf8');
	return [...source.matchAll(LOADED)].flatMap(([, names = '']) =>
		[...names.matchAll(/'(\w+)'/g)].map(([, area = '']) => area)
	);
}

/** What each file of the app loads with it. */
class Bundle {
	/** @type {Map<string, import('vite').Rolldown.OutputChunk>} */
	#chunks = new Map();
	/** The file of each module; of a page, the file that names its parts. @type {Map<string, string>} */
	#fileOf = new Map();
	/** @type {Record<string, string>} */
	#names;

	constructor(/** @type {OutputBundle} */ bundle) {
		this.#names = currentNames(bundle);
		for (const chunk of Object.values(bundle)) {
			if (chunk.type !== 'chunk') continue;
			this.#chunks.set(chunk.fileName, chunk);
			for (const id of chunk.moduleIds) this.#fileOf.set(id, chunk.fileName);
		}
		for (const { facadeModuleId: id, fileName } of this.#chunks.values())
			if (id) this.#fileOf.set(id, fileName);
	}

	/** Returns the modules that name the parts of a page. */
	get nodes() {
		return [...this.#chunks.values()].flatMap(({ facadeModuleId }) =>
			facadeModuleId && NODE.test(facadeModuleId) ? [facadeModuleId] : []
		);
	}

	/** Returns the files that load with a module, without those that only re-export others. */
	filesWith(/** @type {string} */ id) {
		/** @type {Set<string>} */
		const files = new Set();
		const open = [this.#fileOf.get(id)];
		for (const name of open) {
			const chunk = name && this.#chunks.get(this.#names[name] ?? name);
			if (!chunk || files.has(chunk.fileName)) continue;
			if (!readReexport(chunk.code)) files.add(chunk.fileName);
			for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
			open.push(...chunk.imports);
		}
		return [...files];
	}
}

/** Returns the files of all pages. */
function filesOfPages(/** @type {OutputBundle} */ output) {
	const bundle = new Bundle(output);
	/** @type {string[]} */
	const files = [];
	const numbers = (/** @type {string[]} */ paths) =>
		[...new Set(paths)].map((path) => {
			const name = path.slice(FOLDER.length);
			return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
		});
	const parts = bundle.nodes.flatMap((id) => {
		const [component, route, kind] = PART_OF_PAGE.exec(readFileSync(id, 'utf8')) ?? [];
		return component === undefined ? [] : [{ id, component, route: route ?? '', kind }];
	});
	/** @type {Record<string, PageFiles>} */
	const pages = {};
	for (const { route } of parts.filter(({ kind }) => kind === 'page')) {
		const shown = parts.filter((part) =>
			part.kind === 'page' ? part.route === route : `${route}/`.startsWith(`${part.route}/`)
		);
		const areas = ['shell', ...shown.flatMap(({ component }) => areasOf(component))];
		const texts = languages.map((language) => [
			language,
			numbers(areas.flatMap((area) => bundle.filesWith(textsOf(language, area))))
		]);
		pages[route || '/'] = {
			files: numbers(
				[...START_OF_APP, ...shown.map(({ id }) => id)].flatMap((id) => bundle.filesWith(id))
			),
			texts: Object.fromEntries(texts)
		};
	}
	return { files, pages };
}

/** Returns the module of the texts of an area. */
function textsOf(/** @type {string} */ language, /** @type {string} */ area) {
	const name = area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return join(TEXTS, language, `${name}.ts`);
}

/**
 * Returns a plugin that lists the files of each page.
 *
 * @returns {import('vite').Plugin}
 */
export function listPageFiles() {
	return {
		name: 'files-of-pages',
		enforce: 'post',
		generateBundle: {
			order: 'post',
			handler(_, bundle) {
				if (this.environment.name !== 'client') return;
				const source = JSON.stringify(filesOfPages(bundle));
				this.emitFile({ type: 'asset', fileName: PAGE_FILES, source });
			}
		}
	};
}
