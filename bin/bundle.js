import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Inputs of the bundle: the sources, the package versions, and the build script. */
const inputs = ['src/cli', 'src/hub', 'src/lib', 'package-lock.json', 'bin'];

/** Bundles of other sources are kept this long, as a running command may still load parts of them. */
const HOUR = 3_600_000;

/** The PDF library would load these only for HTML; cards do not use them. */
export const PDF_EXTRAS = ['html2canvas', 'dompurify', 'canvg'];

/** Parts of the hub, loaded from their packages: native code, and Yjs, which must exist only once. */
const HUB_PACKAGES = [
	'@hocuspocus/extension-redis',
	'@hocuspocus/server',
	'classic-level',
	'ioredis',
	'ws',
	'yjs'
];

/** @returns {string[]} source files below a path, in a fixed order */
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

/** Hashes the contents of the sources, since a checkout may set any modification times. */
export function fingerprint(/** @type {string} */ root) {
	const hash = createHash('sha256');
	for (const file of inputs.flatMap((input) => filesBelow(join(root, input)))) {
		const content = readFileSync(file);
		hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
	}
	return hash.digest('hex').slice(0, 16);
}

/** Builds without SvelteKit and its tsconfig, which are missing after `npm ci --ignore-scripts`. */
function optionsOf(/** @type {string} */ root, /** @type {string} */ folder) {
	return /** @satisfies {import('vite').InlineConfig} */ ({
		root,
		configFile: false,
		envFile: false,
		publicDir: false,
		logLevel: 'silent',
		resolve: { alias: { $lib: join(root, 'src/lib') } },
		ssr: { noExternal: true, external: [...PDF_EXTRAS, ...HUB_PACKAGES] },
		// Below node_modules, only the extension tells Node that these are modules.
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

/** Removes old bundles of other sources. */
function tidy(/** @type {string} */ cache, /** @type {string} */ current) {
	for (const name of readdirSync(cache).filter((name) => name !== current)) {
		const folder = join(cache, name);
		const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
		if (Date.now() - made > HOUR) rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Returns the path of the bundle for the current sources, building it if needed. It is built in a
 * temporary folder and moved in one step, so two commands may build at once.
 */
export async function ensureBundle(/** @type {string} */ root) {
	const cache = join(root, 'node_modules/.cache/brikmuster/cli');
	const name = fingerprint(root);
	const bundle = join(cache, name, 'main.mjs');
	if (existsSync(bundle)) return bundle;
	const { build } = await import('vite');
	const temporaryFolder = join(cache, `.build-${randomUUID()}`);
	try {
		await build(optionsOf(root, temporaryFolder));
		renameSync(temporaryFolder, join(cache, name));
	} catch (error) {
		rmSync(temporaryFolder, { recursive: true, force: true });
		// Another process finished first.
		if (!existsSync(bundle)) throw error;
	}
	tidy(cache, name);
	return bundle;
}
