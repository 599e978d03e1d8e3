import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, runMain, root, run } from './run.mjs';

const oldest = { major: 20, minor: 19 };

/** Returns whether a Node version such as '20.19.0' is new enough. */
export function nodeIsNewEnough(/** @type {string} */ version) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/** Returns whether the packages of a repository are missing or older than its lock file. */
export function needsInstall(folder = root) {
	const time = (/** @type {string} */ path) =>
		statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
	return time('node_modules/.package-lock.json') < time('package-lock.json');
}

/** Installs exactly the locked packages if they are missing or out of date. */
export async function ensureInstalled() {
	if (!nodeIsNewEnough(process.versions.node)) {
		throw new Error(
			`Brikmuster needs Node ${oldest.major}.${oldest.minor} or newer; this is ${process.versions.node}. See https://nodejs.org.`
		);
	}
	if (!needsInstall()) return;
	console.log('Installing the packages of package-lock.json …');
	// The tools are development packages, so NODE_ENV=production must not leave them out.
	const words = ['ci', '--include=dev', '--no-audit', '--no-fund'];
	if (!(await run('npm', words))) {
		throw new Error(
			'The packages could not be installed. Check the network and the message above, then run: npm ci'
		);
	}
	const now = new Date();
	utimesSync(join(root, 'node_modules/.package-lock.json'), now, now);
}

if (isMain(import.meta.url)) await runMain(ensureInstalled);
