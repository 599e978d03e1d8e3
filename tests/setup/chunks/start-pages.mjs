import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { IMPORT_MAP } from './import-map.mjs';
import { PAGE_FILES } from './page-files.mjs';
import { importDirectly, readReexport } from './reexports.mjs';

/** The pages that start the app: home, and every other address. */
const PAGES = ['index.html', '200.html'];

/** The scripts of app.html, which run before all others. */
const SCRIPT = /<script\s+src="[^"]*\/(first-look|preload|watchdog)\.js"([^>]*)><\/script>/g;

/** Kit's script, which starts the app; the page names its digest. */
const KIT = /<script>([^<]*\bkit\.start\([^<]*)<\/script>/;

/** Kit's files that the pages import. */
const ENTRIES = '_app/immutable/entry/';

const PRELOAD = /\s*<link href="([^"]*)" rel="modulepreload">/g;

const ICON = /(<link rel="icon" href=")[^"]*\/(icon\.svg)(?=")/;

/** Returns a value as the attribute of an element. */
function attribute(/** @type {unknown} */ value) {
	const text = JSON.stringify(value).replace(/&/g, '&amp;').replace(/'/g, '&#39;');
	return ` data-files='${text}'`;
}

/** Returns the digest of a script as the policy of its page names it. */
function policyDigest(/** @type {string} */ script) {
	return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * Returns a page that neither imports nor preloads the file with Kit's start, which only re-exports another one.
 *
 * @param {string} html
 * @param {(path: string) => string | undefined} read Returns the code of a file of the app by its address.
 */
function startDirectly(html, read) {
	const script = KIT.exec(html)?.[1];
	if (script === undefined) throw new Error('A page does not start the app');
	const direct = importDirectly(script, read);
	return html
		.replace(script, () => direct)
		.replace(policyDigest(script), () => policyDigest(direct))
		.replace(PRELOAD, (link, path) => {
			const code = read(path);
			return code === undefined || readReexport(code) ? '' : link;
		});
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
	const scriptAt = (/** @type {string} */ address) => {
		const path = address.slice(base.length + 1);
		return existsSync(join(folder, path)) ? read(path) : undefined;
	};
	const rows = routes.map(({ id, pattern }) => ({ route: pattern.source, ...pages[id] }));
	for (const page of PAGES) {
		const html = startDirectly(read(page), scriptAt);
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
	const entries = readdirSync(join(folder, ENTRIES)).map((name) => ENTRIES + name);
	for (const name of entries.filter((name) => readReexport(read(name)))) rmSync(join(folder, name));
	for (const name of [IMPORT_MAP, PAGE_FILES, 'first-look.js', 'preload.js', 'watchdog.js'])
		rmSync(join(folder, name));
}
