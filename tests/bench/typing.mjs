import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { serve } from '../setup/serve.mjs';

const SLOWDOWN = 4;
/** Milliseconds between two keys of somebody who types fast. */
const BETWEEN = 120;
const TARGET = 50;
/** Browsers report no event that was painted sooner. */
const SHORTEST = 16;

/** @type {[what: string, width: number, locale: string, words: string[]][]} */
const SCREENS = [
	['phone, Polish', 390, 'pl-PL', ['tarcza', 'zaklęcie', 'jeździec', 'eksplozja', 'bohater']],
	['desktop, English', 1440, 'en-GB', ['shield', 'spell', 'rider', 'explosion', 'hero']]
];

/** Collects the time from each key to the paint that follows it. */
function observe() {
	/** @type {Map<number, number>} */
	const keys = new Map();
	/** @type {number[]} */
	const tasks = [];
	Object.assign(globalThis, { keys, tasks });
	new PerformanceObserver((list) =>
		tasks.push(...list.getEntries().map(({ duration }) => duration))
	).observe({ type: 'longtask' });
	const options = { type: 'event', durationThreshold: 16 };
	new PerformanceObserver((list) => {
		for (const { name, startTime, duration } of list.getEntries())
			if (name === 'keydown') keys.set(startTime, duration);
	}).observe(options);
}

/** Returns the time to the next paint for each key of the words, in milliseconds. */
async function type(/** @type {import('playwright').Page} */ page, /** @type {string[]} */ words) {
	const field = page.getByRole('searchbox');
	for (const word of words) {
		await field.pressSequentially(word, { delay: BETWEEN });
		await page.waitForTimeout(500);
		await field.fill('');
		// Showing all rules again is not a keystroke.
		await page.waitForTimeout(2000);
	}
	const seen = await page.evaluate(() => [
		.../** @type {{ keys: Map<number, number> }} */ (
			/** @type {unknown} */ (globalThis)
		).keys.values()
	]);
	const unseen = words.join('').length - seen.length;
	return [...seen, ...Array.from({ length: unseen }, () => SHORTEST)].sort((a, b) => a - b);
}

const tasksOf = (/** @type {import('playwright').Page} */ page) =>
	page.evaluate(() =>
		/** @type {{ tasks: number[] }} */ (/** @type {unknown} */ (globalThis)).tasks.splice(0)
	);

/** Prints times and returns their median. */
function print(/** @type {string} */ what, /** @type {number[]} */ times) {
	const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? NaN;
	console.log(
		`a key in ${what}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, worst ${times.at(-1)} ms`
	);
	return at(0.5);
}

/**
 * Measures keystrokes in the search of the rules, with the CPU 4 times slower, and in an empty page: less
 * is not possible on this machine.
 */
export async function printTyping() {
	await ensureChromium();
	await ensureBuilt();
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	try {
		for (const [what, width, locale, words] of SCREENS) {
			const context = await browser.newContext({ viewport: { width, height: 844 }, locale });
			await context.addInitScript(observe);
			const page = await context.newPage();
			const session = await context.newCDPSession(page);
			await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
			await page.goto(`${url}rules`);
			await page.getByRole('article').first().waitFor();
			// What loads the page is no search.
			await page.waitForTimeout(2000);
			await tasksOf(page);
			const median = print(`the search of the rules, ${what} (${TARGET})`, await type(page, words));
			if (median > TARGET) process.exitCode = 1;
			// Only tasks of 50 ms and more are reported.
			const tasks = await tasksOf(page);
			console.log(`tasks over ${TARGET} ms meanwhile: ${tasks.sort((a, b) => b - a).join(', ')}`);
			await page.goto('data:text/html,<input type="search">');
			print(`an empty page, ${what}`, await type(page, words));
			await context.close();
		}
	} finally {
		await browser.close();
		await close();
	}
}
