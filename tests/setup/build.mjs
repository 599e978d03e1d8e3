import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildId } from './build-id.mjs';
import { cache, isMain, runMain, root, runPackage } from './run.mjs';

/** The folder of the build for a sub-path. */
export const subPathBuild = join(cache, 'sub-path-build');

/** Returns the id of the build in a folder; undefined if it is missing or incomplete. */
export function builtId(/** @type {string} */ folder) {
	const version = join(folder, '_app', 'version.json');
	// 404.html is written last, so an interrupted build lacks it.
	if (!existsSync(version) || !existsSync(join(folder, '404.html'))) return undefined;
	return /** @type {string} */ (JSON.parse(readFileSync(version, 'utf8')).version);
}

/** Builds run one after another, as they share .svelte-kit. */
let earlier = Promise.resolve();

/** Builds the app for a base path into a folder, unless the folder already has that build. */
export function ensureBuilt({ folder = 'build', base = '' } = {}) {
	const build = earlier.then(() => buildWhenStale(resolve(root, folder), base));
	earlier = build.catch(() => undefined);
	return build;
}

/** Builds the app for a sub-path; playwright.config.ts serves this besides the build at the root. */
export function ensureSubPathBuilt() {
	return ensureBuilt({ folder: relative(root, subPathBuild), base: '/sub/path' });
}

async function buildWhenStale(/** @type {string} */ target, /** @type {string} */ base) {
	const shown = relative(root, target);
	if (builtId(target) === buildId(base)) {
		console.log(`${shown} is up to date.`);
		return;
	}
	console.log(`Building into ${shown}${base && ` for the base path ${base}`} …`);
	rmSync(target, { recursive: true, force: true });
	const env = { BASE_PATH: base, BUILD_FOLDER: shown, NODE_ENV: undefined };
	if (!(await runPackage('vite/bin/vite.js', ['build'], { env }))) {
		rmSync(target, { recursive: true, force: true });
		throw new Error('The build failed: see the message above.');
	}
	// Static hosts answer an unknown path with 404.html, which starts the app at that path.
	copyFileSync(join(target, '200.html'), join(target, '404.html'));
}

if (isMain(import.meta.url)) {
	await runMain(() =>
		ensureBuilt({ folder: process.env.BUILD_FOLDER, base: process.env.BASE_PATH })
	);
}
