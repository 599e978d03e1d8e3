import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { IMPORT_MAP, PAGE_FILES } from './page-files.mjs';

/** The pages that start the app: home, and every other address. */
const PAGES = ['index.html', '200.html'];

/** The scripts of app.html, which run before all others. */
const SCRIPT = /<script\s+src="[^"]*\/(first-look|preload|watchdog)\.js"([^>]*)><\/script>/g;

const ICON = /(<link rel="icon" href=")[^"]*\/(icon\.svg)(?=")/;

/** Returns a value as the attribute of an element. */
function attribute(/** @type {unknown} */ value) {
	const text = JSON.stringify(value).replace(/&/g, '&amp;').replace(/'/g, '&#39;');
	return ` data-files='${text}'`;
}

/**
 * Completes the pages of a build with all that a start needs: the current names of the files that
 * scripts import, the files of each page, the first scripts and the icon.
 *
 * @param {string} folder The folder of a build.
 * @param {string} base
 * @param {readonly { id: string, pattern: RegExp }[]} routes
 */
export function completeStartPages(folder, base, routes) {
	const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
	/** @type {import('./page-files.mjs').FilesOfPages} */
	const { files, pages } = JSON.parse(read(PAGE_FILES));
	const rows = routes.map(({ id, pattern }) => ({ route: pattern.source, ...pages[id] }));
	for (const page of PAGES) {
		const html = read(page);
		// The page itself has the styles of the home page.
		const missing = files.map((file) => (file.endsWith('.css') && html.includes(file) ? '' : file));
		const inside = html
			.replace(SCRIPT, (_, name, attributes) => {
				const filled = name === 'preload' ? attribute({ base, files: missing, pages: rows }) : '';
				return `<script${attributes}${filled}>${minifySync(name, read(`${name}.js`)).code.trim()}</script>`;
			})
			// A map of imports must come before all that loads a module.
			.replace('<script', () => `<script type="importmap">${read(IMPORT_MAP)}</script><script`)
			.replace(ICON, (_, tag, name) => {
				const icon = read(name).replace(/\s+/g, ' ').replace(/"/g, "'");
				return `${tag}data:image/svg+xml,${encodeURI(icon).replace(/#/g, '%23')}`;
			});
		writeFileSync(join(folder, page), inside);
	}
	for (const name of [IMPORT_MAP, PAGE_FILES, 'first-look.js', 'preload.js', 'watchdog.js'])
		rmSync(join(folder, name));
}
