import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What goes into the bundle: the sources, the versions of packages, and how it is made. */
const inputs = ['src/cli', 'src/lib', 'package-lock.json', 'bin'];

/** So long a bundle of other sources is kept: a command that runs may still load parts of it. */
const HOUR = 3_600_000;

/** What the PDF library would fetch for pages of HTML: cards are drawn without it. */
export const PDF_EXTRAS = ['html2canvas', 'dompurify', 'canvg'];

/** @returns {string[]} the files below a path that a bundle can be made of, in a fixed order */
function filesBelow(/** @type {string} */ path) {
	if (!statSync(path).isDirectory()) return [path];
	return readdirSync(path, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const file = join(path, entry.name);
			if (entry.isDirectory()) return filesBelow(file);
			return /\.(ts|js|json|ttf)$/.test(file) && !file.endsWith('.test.ts') ? [file] : [];
		});
}

/** The same for the same sources: read whole, for a checkout may set any time of change. */
export function fingerprint(/** @type {string} */ root) {
	const hash = createHash('sha256');
	for (const file of inputs.flatMap((input) => filesBelow(join(root, input)))) {
		const content = readFileSync(file);
		hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
	}
	return hash.digest('hex').slice(0, 16);
}

/** Builds without SvelteKit and its tsconfig: neither is there after `npm ci --ignore-scripts`. */
function optionsOf(/** @type {string} */ root, /** @type {string} */ folder) {
	return /** @satisfies {import('vite').InlineConfig} */ ({
		root,
		configFile: false,
		envFile: false,
		publicDir: false,
		logLevel: 'silent',
		resolve: { alias: { $lib: join(root, 'src/lib') } },
		ssr: { noExternal: true, external: PDF_EXTRAS },
		// Rolldown strips the types itself; Vite's own step would look for a tsconfig.
		oxc: false,
		build: {
			ssr: join(root, 'src/cli/main.ts'),
			target: 'node20',
			outDir: folder,
			rolldownOptions: {
				tsconfig: false,
				// Below node_modules nothing else tells Node that these are modules.
				output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' }
			}
		}
	});
}

/** Removes what is left of builds of other sources. */
function tidy(/** @type {string} */ cache, /** @type {string} */ current) {
	for (const name of readdirSync(cache).filter((name) => name !== current)) {
		const folder = join(cache, name);
		const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
		if (Date.now() - made > HOUR) rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * The path of the command's bundle for the sources as they are; builds it when there is none. It is
 * made aside and put in its place in one step, so two commands may build at once.
 */
export async function ensureBundle(/** @type {string} */ root) {
	const cache = join(root, 'node_modules/.cache/brikmuster/cli');
	const name = fingerprint(root);
	const bundle = join(cache, name, 'main.mjs');
	if (existsSync(bundle)) return bundle;
	const { build } = await import('vite');
	const aside = join(cache, `.build-${randomUUID()}`);
	try {
		await build(optionsOf(root, aside));
		renameSync(aside, join(cache, name));
	} catch (error) {
		rmSync(aside, { recursive: true, force: true });
		// Another command was faster.
		if (!existsSync(bundle)) throw error;
	}
	tidy(cache, name);
	return bundle;
}
