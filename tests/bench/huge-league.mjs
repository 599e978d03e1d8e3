import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { isMain, root, runMain } from '../setup/run.mjs';
import { serve } from '../setup/serve.mjs';
import { loadBundled } from './bundle.mjs';

/** Bytes of the photo of each army; with these, the file has about 480 MB. */
const PHOTO = Number(process.env.PHOTO ?? 130_000);
const LONGEST = 600_000;
const MB = 1_000_000;

/** The most memory that a renderer of the browser has, in MB; measured on Linux. */
async function largestRenderer(/** @type {import('playwright').CDPSession} */ session) {
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	const sizes = processInfo.map(({ id, type }) => {
		if (type !== 'renderer') return 0;
		try {
			const [, size = '0'] =
				/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
			return Number(size) / 1000;
		} catch {
			return 0;
		}
	});
	return Math.max(0, ...sizes);
}

/** Prints how long something takes, and the most memory meanwhile. */
async function watched(
	/** @type {string} */ what,
	/** @type {import('playwright').CDPSession} */ session,
	/** @type {() => Promise<unknown>} */ task
) {
	let most = 0;
	const sample = async () => (most = Math.max(most, await largestRenderer(session)));
	const timer = setInterval(() => void sample().catch(() => undefined), 500);
	const start = performance.now();
	await task();
	clearInterval(timer);
	const seconds = (performance.now() - start) / 1000;
	console.log(`${what}: ${seconds.toFixed(1)} s, ${most.toFixed(0)} MB`);
}

/** Reads, adds and opens the file in the app. */
async function inTheApp(/** @type {string} */ path) {
	await ensureChromium();
	await ensureBuilt();
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	try {
		const session = await browser.newBrowserCDPSession();
		const page = await browser.newPage({ locale: 'en-GB' });
		page.setDefaultTimeout(LONGEST);
		await page.goto(`${url}league`);
		await page.getByRole('button', { name: 'Create a league' }).waitFor();
		const add = page.getByRole('button', { name: 'Add this league' });
		const sections = page.getByRole('navigation', { name: 'League sections' });
		await watched('The app reads and checks it', session, async () => {
			await page.locator('input[type=file]').first().setInputFiles(path);
			await add.waitFor();
		});
		await watched('It is added and opened', session, async () => {
			await add.click();
			await sections.waitFor();
		});
		await watched('It is opened again', session, async () => {
			await page.reload();
			await sections.waitFor();
		});
	} finally {
		await browser.close();
		await close();
	}
}

/** Measures a league of the largest size that a file may have, in the app and in the command line. */
export async function measureHugeLeague() {
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-huge-'));
	const path = join(folder, 'league.brik');
	try {
		const { largeLeagueFile } = await loadBundled('huge-league', {
			leagueEntries: 'league-entries.ts'
		});
		const { bytes, entries } = await largeLeagueFile(PHOTO);
		writeFileSync(path, bytes);
		console.log(`A file of ${(bytes.length / MB).toFixed(0)} MB with ${entries} entries`);
		await inTheApp(path);
		const start = performance.now();
		const words = [join(root, 'bin/brikmuster.js'), 'league', path];
		const { status } = spawnSync(process.execPath, words, { stdio: 'ignore' });
		// Its entries contradict each other.
		if (status === null || status > 1) throw new Error(`The command ended with ${status}.`);
		const seconds = (performance.now() - start) / 1000;
		console.log(`The command line reads it: ${seconds.toFixed(1)} s`);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

if (isMain(import.meta.url)) await runMain(measureHugeLeague);
