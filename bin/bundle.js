import { createHash, randomUUID } from 'node:crypto';
import {
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { join, relative } from 'node:path';
import { bundleIn, cacheIn, stampedBundle, statesOf, withFolders, writeStamp } from './stamp.js';

/** Inputs of the bundle: the sources, the package versions, and the build script. */
const INPUTS = ['src/cli', 'src/hub', 'src/lib', 'package-lock.json', 'bin'];

/** Bundles of other sources are kept this long, as a running command may still load parts of them. */
const HOUR = 3_600_000;

/** The PDF library would load these only for HTML; cards do not use them. */
export const PDF_EXTRAS = ['html2canvas', 'dompurify', 'canvg'];

/** The canvas that draws pictures of cards: native code. */
const CANVAS = '@napi-rs/canvas';

/** Parts of the hub, loaded from their packages: native code, the database's client and WebSockets. */
const HUB_PACKAGES = ['classic-level', 'pg', 'ws'];

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

/** Paths of all inputs below the root. */
function inputsOf(/** @type {string} */ root) {
	return INPUTS.flatMap((input) => filesBelow(join(root, input))).map((file) =>
		relative(root, file)
	);
}

/** Hashes the contents of the sources, since a checkout may set any modification times. */
export function fingerprint(/** @type {string} */ root, files = inputsOf(root)) {
	const hash = createHash('sha256');
	for (const file of files) {
		const content = readFileSync(join(root, file));
		hash.update(`${file}\0${content.length}\0`).update(content);
	}
	return hash.digest('hex').slice(0, 16);
}

/**
 * Builds without SvelteKit and its tsconfig, which are missing after `npm ci --ignore-scripts`.
 *
 * @param {string} root
 * @param {string} entry
 * @param {string} folder
 * @param {import('vite').Rolldown.OutputOptions} output
 */
function optionsOf(root, entry, folder, output) {
	return /** @satisfies {import('vite').InlineConfig} */ ({
		root,
		configFile: false,
		envFile: false,
		publicDir: false,
		logLevel: 'silent',
		resolve: { alias: { $lib: join(root, 'src/lib') } },
		ssr: { noExternal: true, external: [...PDF_EXTRAS, ...HUB_PACKAGES, CANVAS] },
		// Below node_modules, only the extension tells Node that these are modules.
		oxc: false,
		build: {
			ssr: join(root, entry),
			target: 'node20',
			outDir: folder,
			rolldownOptions: { tsconfig: false, output }
		}
	});
}

/**
 * What is loaded together is one file, with all that it imports: many small ones take longer to load. A group does not
 * have what an earlier one has.
 *
 * @type {[name: string, test: RegExp][]}
 */
const GROUPS = [
	['start', /cli.main\.ts$|i18n.(plural|half|capital)\.ts$/],
	['reports', /cli.report-files\.ts$/],
	['command-en', /i18n.en.cli\.ts$/],
	['command-pl', /i18n.pl.cli\.ts$/],
	['armies-en', /i18n.en.(problems|builder)\.ts$/],
	['armies-pl', /i18n.pl.(problems|builder)\.ts$/]
];

/** Builds the command into a folder; returns the sources that it was made from. */
export async function buildCommand(/** @type {string} */ root, /** @type {string} */ folder) {
	const { build } = await import('vite');
	/** @type {string[]} */
	const modules = [];
	const options = optionsOf(root, 'src/cli/main.ts', folder, {
		entryFileNames: 'main.mjs',
		chunkFileNames: '[name]-[hash].mjs',
		codeSplitting: {
			groups: GROUPS.map(([name, test], index, { length }) => ({
				name,
				test,
				priority: length - index
			}))
		}
	});
	/** @type {import('vite').Plugin} */
	const listing = { name: 'list-modules', moduleParsed: ({ id }) => void modules.push(id) };
	await build({ ...options, plugins: [listing] });
	return modules.map((id) => relative(root, id)).filter((path) => /^src[\\/]/.test(path));
}

/** Builds the engine for other programs into one file. */
export async function buildEngine(/** @type {string} */ root, /** @type {string} */ folder) {
	const { build } = await import('vite');
	await build(
		optionsOf(root, 'src/engine/index.ts', folder, {
			entryFileNames: 'index.mjs',
			codeSplitting: false
		})
	);
}

/** Removes old bundles of other sources. */
function tidy(/** @type {string} */ cache, /** @type {string} */ current) {
	for (const name of readdirSync(cache).filter((name) => name !== current)) {
		const folder = join(cache, name);
		const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
		if (Date.now() - made > HOUR) rmSync(folder, { recursive: true, force: true });
	}
}

/** The list of sources in the folder of a bundle. */
const SOURCES = 'sources.json';

/**
 * Builds a bundle in a temporary folder and moves it in one step, so that two commands may build at once.
 */
async function buildInto(
	/** @type {string} */ root,
	/** @type {string} */ cache,
	/** @type {string} */ name
) {
	const temporaryFolder = join(cache, `.build-${randomUUID()}`);
	try {
		const sources = await buildCommand(root, temporaryFolder);
		writeFileSync(join(temporaryFolder, SOURCES), JSON.stringify(sources));
		renameSync(temporaryFolder, join(cache, name));
	} catch (error) {
		rmSync(temporaryFolder, { recursive: true, force: true });
		// Another process finished first.
		if (!existsSync(join(cache, name, 'main.mjs'))) throw error;
	}
	tidy(cache, name);
}

/** Returns the path of the bundle for the current sources, building it if needed. */
export async function ensureBundle(/** @type {string} */ root) {
	const cache = cacheIn(root);
	const known = stampedBundle(root);
	if (known !== undefined) return known;
	const files = inputsOf(root);
	const taken = Date.now();
	const states = statesOf(root, files);
	const name = fingerprint(root, files);
	const bundle = bundleIn(root, name);
	if (!existsSync(bundle)) await buildInto(root, cache, name);
	/** @type {string[]} */
	const sources = JSON.parse(readFileSync(join(cache, name, SOURCES), 'utf8'));
	const others = files.filter((file) => !/^src[\\/]/.test(file));
	const kept = withFolders([...sources, ...others]);
	writeStamp(root, name, new Map([...states].filter(([path]) => kept.has(path))), taken);
	return bundle;
}
