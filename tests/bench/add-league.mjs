import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { serve } from '../setup/serve.mjs';
import { longestTask, traced } from './trace.mjs';

/** Milliseconds of the longest task of the page while a league is added and opened, and until it is opened again. */
const LIMIT = { task: 100, open: 3000 };

/** Reads a league from a file, adds it and opens it twice; returns the longest task, and the time of the second opening. */
async function measure(/** @type {Uint8Array} */ bytes) {
	await ensureChromium();
	await ensureBuilt();
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	const path = join(folder, 'league.brik');
	writeFileSync(path, bytes);
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	try {
		const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
		await page.goto(`${url}league`);
		await page.getByRole('button', { name: 'Create a league' }).waitFor();
		// Do not measure the start of the page.
		await page.waitForTimeout(1500);
		await page.locator('input[type=file]').first().setInputFiles(path);
		const add = page.getByRole('button', { name: 'Add this league' });
		await add.waitFor({ timeout: 120_000 });
		const events = await traced(page, 'frames', async () => {
			await add.click();
			await page.waitForURL(/league\/[0-9a-f-]{36}/, { timeout: 120_000 });
			await page.getByRole('navigation', { name: 'League sections' }).waitFor({ timeout: 120_000 });
			await page.waitForTimeout(1000);
		});
		const address = page.url();
		await page.goto('about:blank');
		const start = performance.now();
		await page.goto(address);
		await page.getByRole('navigation', { name: 'League sections' }).waitFor({ timeout: 120_000 });
		return { task: longestTask(events), open: performance.now() - start };
	} finally {
		await browser.close();
		await close();
		rmSync(folder, { recursive: true });
	}
}

/** Prints the result; exceeding the limit fails the benchmark. */
export async function printAddLeague(
	/** @type {{ largeLeagueFile(): Promise<{ bytes: Uint8Array, entries: number }> }} */ {
		largeLeagueFile
	}
) {
	const { bytes, entries } = await largeLeagueFile();
	const { task, open } = await measure(bytes);
	const ok = task <= LIMIT.task && open <= LIMIT.open;
	console.log(
		`a league of ${entries.toLocaleString('en')} entries is added and opened: the longest task ` +
			`${task.toFixed(0)} ms   < ${LIMIT.task} ms; opened again in ${open.toFixed(0)} ms   < ${LIMIT.open} ms  ` +
			`${ok ? 'ok' : 'TOO SLOW'}`
	);
	if (!ok) process.exitCode = 1;
}
