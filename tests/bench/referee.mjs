import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { serve } from '../setup/serve.mjs';

/** @typedef {typeof import('./submissions')} Submissions */

const PLAYERS = 100;
const UNITS = 30;
/** Milliseconds in total, and for the longest task of the page. */
const LIMIT = { wall: 1000, task: 100 };

/**
 * Opens the submissions of a new league in a page that records long tasks.
 *
 * @param {import('playwright').Page} page
 */
async function openSubmissions(page, /** @type {string} */ url) {
	await page.addInitScript(() => {
		const tasks = /** @type {PerformanceEntry[]} */ ([]);
		Object.assign(globalThis, { tasks });
		new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
			type: 'longtask'
		});
	});
	await page.goto(`${url}league`);
	await page.getByRole('button', { name: 'Create a league' }).click();
	const season = await page.getByRole('textbox', { name: 'First season' }).inputValue();
	await page.getByRole('button', { name: 'Create' }).click();
	await page.getByRole('link', { name: 'Submissions' }).click();
	await page.getByRole('button', { name: 'Choose files' }).waitFor();
	const [, league = ''] = /league\/([0-9a-f-]{36})/.exec(page.url()) ?? [];
	return { league, season };
}

/** Imports a hundred sealed submissions at once and measures until the last verdict is shown. */
async function measures(/** @type {Submissions} */ { sealedFiles }) {
	await ensureChromium();
	await ensureBuilt();
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	try {
		const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
		const files = await sealedFiles(PLAYERS, UNITS, await openSubmissions(page, url));
		const paths = files.map(({ name, buffer }) => {
			const path = join(folder, name);
			writeFileSync(path, buffer);
			return path;
		});
		// Do not measure the start of the page.
		await page.waitForTimeout(1500);
		await page.evaluate((all) => {
			const picker = globalThis.document.querySelector('main input[type=file][multiple]');
			picker?.addEventListener('change', () => performance.mark('came'), { capture: true });
			const watch = new globalThis.MutationObserver(() => {
				if (!globalThis.document.body.textContent?.includes(`All: ${all}`)) return;
				watch.disconnect();
				performance.mark('judged');
			});
			watch.observe(globalThis.document.body, {
				childList: true,
				subtree: true,
				characterData: true
			});
		}, PLAYERS);
		await page.locator('main input[type=file][multiple]').setInputFiles(paths);
		await page.getByText(`All: ${PLAYERS}`).waitFor({ timeout: 60_000 });
		await page.waitForTimeout(500);
		return await page.evaluate(() => {
			const { tasks } = /** @type {{ tasks: PerformanceEntry[] }} */ (
				/** @type {unknown} */ (globalThis)
			);
			const [came, judged] = ['came', 'judged'].map(
				(name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN
			);
			const long = tasks
				.filter(({ startTime }) => startTime >= (came ?? 0) - 1)
				.map(({ duration }) => duration);
			return { wall: (judged ?? NaN) - (came ?? NaN), longest: Math.max(0, ...long) };
		});
	} finally {
		await browser.close();
		await close();
		rmSync(folder, { recursive: true });
	}
}

/** Prints the results; exceeding a limit fails the benchmark. */
export async function printReferee(/** @type {Submissions} */ submissions) {
	const { wall, longest } = await measures(submissions);
	const ok = wall <= LIMIT.wall && longest <= LIMIT.task;
	console.log(
		`${PLAYERS} sealed submissions of 2 armies of ${UNITS} units: all judged in ${wall.toFixed(0)} ms   ` +
			`< ${LIMIT.wall} ms; the longest task ${longest.toFixed(0)} ms   < ${LIMIT.task} ms  ` +
			`${ok ? 'ok' : 'TOO SLOW'}`
	);
	if (!ok) process.exitCode = 1;
}
