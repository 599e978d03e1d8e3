import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt } from '../../setup/build.mjs';
import { port } from '../../setup/ports.mjs';
import { isMain, runMain, root } from '../../setup/run.mjs';
import { serve } from '../../setup/serve.mjs';
import { ensureBrowser } from './install.mjs';

const LABELS = /** @type {const} */ ({ firefox: 'Firefox', webkit: 'WebKitGTK' });
/** Limits the run to a journey or browser: `ONLY=print BROWSERS=webkit`. */
const { ONLY = '', BROWSERS = 'firefox,webkit' } = process.env;

/**
 * Loads the journeys, with `$lib` resolved to the app's modules.
 *
 * @returns {Promise<typeof import('./journeys')>}
 */
async function loadJourneys() {
	const { runnerImport } = await import('vite');
	const { module } = await runnerImport(join(root, 'tests/soak/other-browsers/journeys.ts'), {
		root,
		configFile: false,
		envFile: false,
		logLevel: 'error',
		resolve: { alias: { $lib: join(root, 'src/lib') } }
	});
	return /** @type {typeof import('./journeys')} */ (module);
}

/** A copy of the build on its own server. */
async function openSite() {
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-site-'));
	cpSync(join(root, 'build'), folder, { recursive: true });
	const { url, close } = await serve({ folder: relative(root, folder), port: port + 2 });
	let stopped = false;
	const stop = async () => {
		if (!stopped) await close();
		stopped = true;
	};
	const remove = async () => {
		await stop();
		rmSync(folder, { recursive: true });
	};
	return { url, folder, stop, remove };
}

/**
 * Runs all journeys in a browser and prints a line for each, then the browser's features.
 *
 * @param {'firefox' | 'webkit'} browser
 * @param {typeof import('./journeys')} modules
 */
async function inBrowser(browser, { JOURNEYS, attempt, driverOf, featuresOf }) {
	const label = LABELS[browser];
	const missing = await ensureBrowser(browser);
	if (missing) {
		console.log(`${label.padEnd(10)} skipped: ${missing}`);
		return;
	}
	const print = (/** @type {string} */ what, /** @type {string} */ found, reason = '') =>
		console.log(`${label.padEnd(10)} ${what.padEnd(26)} ${found.padEnd(13)} ${reason}`.trimEnd());
	for (const journey of JOURNEYS.filter(({ name }) => name.includes(ONLY))) {
		const site = await openSite();
		const { outcome, reason } = await attempt(driverOf(browser, port + 3), journey, site);
		await site.remove();
		print(journey.name, outcome, reason);
		if (outcome === 'failed') process.exitCode = 1;
	}
	if (ONLY) return;
	const site = await openSite();
	try {
		const rows = await featuresOf(driverOf(browser, port + 3), site);
		for (const [what, found] of rows) print(what, found);
	} finally {
		await site.remove();
	}
}

/** Runs the main journeys in Firefox and WebKitGTK and prints a table. */
export async function runOtherBrowsers() {
	await ensureBuilt();
	const modules = await loadJourneys();
	for (const browser of /** @type {const} */ (['firefox', 'webkit'])) {
		if (BROWSERS.includes(browser)) await inBrowser(browser, modules);
	}
}

if (isMain(import.meta.url)) await runMain(runOtherBrowsers);
