import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { serve } from '../setup/serve.mjs';
import { medianOf } from './median.mjs';

/** A phone on a slow mobile network. */
const NETWORK = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6e6 / 8) | 0,
	uploadThroughput: (0.75e6 / 8) | 0
};
const SLOWDOWN = 4;
const RUNS = 7;

/** Targets in milliseconds: first and largest contentful paint. */
const TARGETS = {
	'cold, first visit': [1000, 1500],
	'from the service worker, first visit': [500, 800],
	'from the service worker, with armies': [500, 800]
};
const MAX_SHIFT = 0.02;

/** Collects paints and layout shifts from the start of each document. */
function observe() {
	const found = { largest: 0, element: '', shift: 0 };
	Object.assign(globalThis, { found });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			found.largest = entry.startTime;
			const { element } = /** @type {{ element?: Element }} */ (/** @type {unknown} */ (entry));
			found.element = `${element?.localName} ${element?.textContent?.slice(0, 30)}`;
		}
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of /** @type {(PerformanceEntry & { value: number })[]} */ (list.getEntries()))
			found.shift += entry.value;
	}).observe({ type: 'layout-shift', buffered: true });
}

/** Loads the home page and returns first paint, largest paint (milliseconds) and layout shift. */
async function look(/** @type {import('playwright').Page} */ page, /** @type {string} */ url) {
	await page.goto(url, { waitUntil: 'load' });
	await page.locator('.first-look').waitFor({ state: 'detached' });
	await page.waitForTimeout(1500);
	return page.evaluate(() => {
		const [paint] = performance.getEntriesByName('first-contentful-paint');
		const { found } =
			/** @type {{ found: { largest: number, element: string, shift: number } }} */ (
				/** @type {unknown} */ (globalThis)
			);
		return { first: paint?.startTime ?? NaN, ...found };
	});
}

/** @param {import('playwright').BrowserContext} context */
async function slowPage(context) {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.emulateNetworkConditions', NETWORK);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	return page;
}

/** Waits until the service worker serves the pages. */
async function installWorker(/** @type {import('playwright').Page} */ page) {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
}

/** Prints medians of several runs; a value over its target sets the exit code. */
function print(
	/** @type {keyof typeof TARGETS} */ what,
	/** @type {Awaited<ReturnType<typeof look>>[]} */ runs
) {
	const first = medianOf(runs.map((run) => run.first));
	const largest = medianOf(runs.map((run) => run.largest));
	const shift = Math.max(...runs.map((run) => run.shift));
	const [firstTarget = 0, largestTarget = 0] = TARGETS[what];
	const ok = first <= firstTarget && largest <= largestTarget && shift <= MAX_SHIFT;
	console.log(
		`home page ${what}: first paint ${first.toFixed()} ms (${firstTarget}), largest ` +
			`${largest.toFixed()} ms (${largestTarget}, ${runs.at(-1)?.element}), shift ${shift.toFixed(3)}  ${ok ? 'ok' : 'TOO SLOW'}`
	);
	if (!ok) process.exitCode = 1;
}

/** Measures the first look on a phone: 1.6 Mbit/s, 150 ms, CPU 4 times slower. */
export async function printFirstLook() {
	await ensureChromium();
	await ensureBuilt();
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	const fresh = async () => {
		const context = await browser.newContext({
			viewport: { width: 390, height: 844 },
			locale: 'pl-PL'
		});
		await context.addInitScript(observe);
		return context;
	};
	try {
		const cold = [];
		for (let run = 0; run < RUNS; run += 1) {
			const context = await fresh();
			cold.push(await look(await slowPage(context), url));
			await context.close();
		}
		print('cold, first visit', cold);
		const context = await fresh();
		const first = await context.newPage();
		await first.goto(url);
		await installWorker(first);
		const warm = async () => {
			const runs = [];
			for (let run = 0; run < RUNS; run += 1) {
				const page = await slowPage(context);
				runs.push(await look(page, url));
				await page.close();
			}
			return runs;
		};
		print('from the service worker, first visit', await warm());
		await first.goto(url);
		await first.getByRole('button', { name: 'Zobacz przykład' }).click();
		await first.waitForURL(/army/);
		await first.goto(url);
		await first.getByRole('article').waitFor();
		print('from the service worker, with armies', await warm());
		await context.close();
	} finally {
		await browser.close();
		await close();
	}
}
