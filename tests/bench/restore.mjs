import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { serve } from '../setup/serve.mjs';

/** Milliseconds; browsers call anything longer a long task. */
const LONG_TASK = 50;

/** A backup of armies with `units` units each, in the format that the page writes. */
function backupOf(
	/** @type {number} */ armies,
	/** @type {(units: number, salt: number) => { id: string }} */ freshArmy,
	/** @type {number} */ units
) {
	const records = Array.from({ length: armies }, (_, index) => {
		const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
		const army = { ...freshArmy(units, index * units), id };
		return { record: 'army', id, revision: 1, createdAt: index, savedAt: index, army };
	});
	const head = { format: 'brikmuster/backup', version: 2, build: 'bench', createdAt: 1 };
	const lines = [head, ...records, { record: 'end', records: armies }];
	return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Durations in milliseconds of the page's long tasks since a point in time. */
function longTasks(/** @type {import('playwright').Page} */ page, /** @type {number} */ from) {
	return page.evaluate(async (start) => {
		await new Promise((done) => setTimeout(done, 500));
		const { tasks } = /** @type {{ tasks: PerformanceEntry[] }} */ (
			/** @type {unknown} */ (globalThis)
		);
		return tasks.filter(({ startTime }) => startTime >= start).map(({ duration }) => duration);
	}, from);
}

/**
 * Reads a backup in the real page and restores it: the duration and longest task of both.
 *
 * @param {Pick<typeof import('./units'), 'freshArmy'>} units
 */
export async function restoreMeasures({ freshArmy }, armies = 1000, each = 30) {
	await ensureChromium();
	await ensureBuilt();
	const text = backupOf(armies, freshArmy, each);
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	const file = join(folder, 'all.brikbackup');
	writeFileSync(file, text);
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	try {
		const page = await browser.newPage({ locale: 'en-GB' });
		await page.addInitScript(() => {
			const tasks = /** @type {PerformanceEntry[]} */ ([]);
			Object.assign(globalThis, { tasks });
			new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
				type: 'longtask'
			});
		});
		await page.goto(`${url}data`);
		// Do not measure the start of the page.
		await page.waitForTimeout(1500);
		const now = () => page.evaluate(() => performance.now());
		const button = page.getByRole('button', { name: /^Restore/ });
		const start = await now();
		// A file on disk, as transferring its bytes would itself be a long task.
		await page.locator('main input[type=file]').setInputFiles(file);
		await button.waitFor({ timeout: 120_000 });
		const looked = await now();
		await button.click();
		await page.getByText(/armies are restored/).waitFor({ timeout: 120_000 });
		const restored = await now();
		const long = await longTasks(page, start);
		return { megabytes: text.length / 1e6, look: looked - start, restore: restored - looked, long };
	} finally {
		await browser.close();
		await close();
		rmSync(folder, { recursive: true });
	}
}

/** Prints the results; too long a task fails the benchmark. */
export async function printRestore(
	/** @type {Pick<typeof import('./units'), 'freshArmy'>} */ units
) {
	const { megabytes, look, restore, long } = await restoreMeasures(units);
	const longest = Math.max(0, ...long);
	const verdict = longest <= LONG_TASK ? 'ok' : 'TOO LONG';
	console.log(
		`restore 1000 armies from a backup of ${megabytes.toFixed(1)} MB: looked at in ` +
			`${(look / 1000).toFixed(1)} s, taken in in ${(restore / 1000).toFixed(1)} s; ` +
			`tasks over ${LONG_TASK} ms: ${long.length}, the longest ${longest.toFixed(0)} ms  ${verdict}`
	);
	if (longest > LONG_TASK) process.exitCode = 1;
}
