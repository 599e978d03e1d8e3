import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, root } from '../setup/run.mjs';
import { PDF_EXTRAS } from '../../bin/bundle.js';

/**
 * Bundles modules below `tests/bench` as plain modules, like the command line.
 *
 * @returns {Promise<Record<string, string>>} their paths
 */
export async function bundled(
	/** @type {string} */ name,
	/** @type {Record<string, string>} */ files
) {
	const { build } = await import('vite');
	const folder = join(cache, name);
	const input = Object.fromEntries(
		Object.entries(files).map(([key, file]) => [key, join(root, 'tests/bench', file)])
	);
	await build({
		root,
		configFile: false,
		envFile: false,
		publicDir: false,
		logLevel: 'silent',
		resolve: { alias: { $lib: join(root, 'src/lib') } },
		ssr: { noExternal: true, external: PDF_EXTRAS },
		build: {
			ssr: true,
			target: 'node20',
			outDir: folder,
			emptyOutDir: true,
			rolldownOptions: {
				input,
				output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
			}
		}
	});
	return Object.fromEntries(Object.keys(input).map((key) => [key, join(folder, `${key}.mjs`)]));
}

/** Bundles modules below `tests/bench` and loads them. */
export async function loadBundled(
	/** @type {string} */ name,
	/** @type {Record<string, string>} */ files
) {
	const paths = Object.values(await bundled(name, files));
	const parts = paths.map((path) => import(pathToFileURL(path).href));
	return Object.assign({}, ...(await Promise.all(parts)));
}
