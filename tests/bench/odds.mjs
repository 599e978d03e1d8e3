import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { serve } from '../setup/serve.mjs';

const SLOWDOWN = 4;
/** Milliseconds for a matrix in the worker, by units on each side. */
const MATRICES = [
	{ units: 20, limit: 50 },
	{ units: 100, limit: 300 }
];
/** Milliseconds for the longest task of the page, and for a change of the question. */
const TASK_LIMIT = 50;
const CHANGE_LIMIT = 16;
const ROUNDS = 15;
const CHANGES = 100;

/** Records long tasks, and when workers are asked and answer. */
function observe() {
	/** @type {{ tasks: PerformanceEntry[], asked: number, answered: number }} */
	const seen = { tasks: [], asked: 0, answered: 0 };
	Object.assign(globalThis, { seen });
	new PerformanceObserver((list) => seen.tasks.push(...list.getEntries())).observe({
		type: 'longtask'
	});
	const { Worker } = globalThis;
	globalThis.Worker = class extends Worker {
		/** @param {ConstructorParameters<typeof Worker>} all */
		constructor(...all) {
			super(...all);
			this.addEventListener('message', () => (seen.answered = performance.now()));
		}
		/**
		 * @override
		 * @param {unknown} message
		 */
		postMessage(message) {
			seen.asked = performance.now();
			super.postMessage(message);
		}
	};
}

const at = (/** @type {number[]} */ times, /** @type {number} */ share) =>
	[...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;

function print(
	/** @type {string} */ what,
	/** @type {number} */ time,
	/** @type {number} */ limit
) {
	const verdict = time <= limit ? 'ok' : 'TOO SLOW';
	console.log(`${what.padEnd(62)}${time.toFixed(1).padStart(8)} ms   < ${limit} ms  ${verdict}`);
	if (time > limit) process.exitCode = 1;
}

/** Imports an army and returns its id. */
async function importArmy(
	/** @type {import('playwright').Page} */ page,
	/** @type {string} */ url,
	/** @type {string} */ path
) {
	await page.goto(url);
	await page.locator('.first-look').waitFor({ state: 'detached' });
	await page.locator('input[type=file]').first().setInputFiles(path);
	await page.getByRole('button', { name: 'Save to my armies' }).click();
	await page.getByRole('heading', { level: 1, name: /^Bench/ }).waitFor();
	return new URL(page.url()).pathname.split('/').pop() ?? '';
}

/**
 * Asks for the other kind of cells and waits until all of them are calculated and drawn. The page waits on its
 * own: what a test tool looks up in it would count as a task.
 */
const anotherMatrix = (
	/** @type {import('playwright').Page} */ page,
	/** @type {string} */ measure
) =>
	page.evaluate(async (value) => {
		const { document, seen } =
			/** @type {{ document: Document, seen: { asked: number, answered: number } }} */ (
				/** @type {unknown} */ (globalThis)
			);
		const pause = (/** @type {number} */ time) => new Promise((done) => setTimeout(done, time));
		const option = document.querySelector(`option[value="${value}"]`);
		const select = /** @type {HTMLSelectElement} */ (option?.parentElement);
		select.value = value;
		select.dispatchEvent(new Event('change', { bubbles: true }));
		await pause(300);
		while (document.querySelector('table[aria-busy="true"]')) await pause(50);
		await pause(300);
		return seen.answered - seen.asked;
	}, measure);

const longest = (/** @type {import('playwright').Page} */ page) =>
	page.evaluate(() => {
		const { seen } = /** @type {{ seen: { tasks: PerformanceEntry[] } }} */ (
			/** @type {unknown} */ (globalThis)
		);
		const durations = seen.tasks.map(({ duration }) => duration);
		seen.tasks = [];
		return Math.max(0, ...durations);
	});

async function printMatrix(
	/** @type {import('playwright').Page} */ page,
	/** @type {import('playwright').CDPSession} */ session,
	/** @type {{ units: number, limit: number }} */ { units, limit }
) {
	await page.getByRole('row').nth(Math.min(units, 20)).waitFor();
	const times = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		await anotherMatrix(page, 'points');
		times.push(await anotherMatrix(page, 'attack'));
	}
	print(`${units} × ${units} units in a worker, median`, at(times, 0.5), limit);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	await longest(page);
	for (let round = 0; round < 5; round += 1) {
		await anotherMatrix(page, 'points');
		await anotherMatrix(page, 'attack');
	}
	await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	// Only tasks of 50 ms and more are reported.
	print(
		`longest task of the page meanwhile, ${SLOWDOWN} × slower`,
		await longest(page),
		TASK_LIMIT
	);
}

/** Changes the question by its buttons and measures calculation, update and layout of each change. */
async function printChanges(
	/** @type {import('playwright').Page} */ page,
	/** @type {import('playwright').CDPSession} */ session
) {
	await page.getByRole('button', { name: 'Use: more' }).waitFor();
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
	const times = await page.evaluate(async (count) => {
		const { document } = globalThis;
		const button = (/** @type {string} */ name) =>
			/** @type {HTMLButtonElement} */ (document.querySelector(`button[aria-label="${name}"]`));
		/** @type {number[]} */
		const times = [];
		for (let n = -10; n < count; n += 1) {
			const which = Math.floor(n / 4) % 2 ? 'fewer' : 'more';
			const start = performance.now();
			button(`Use: ${which}`).click();
			await Promise.resolve();
			document.body.getBoundingClientRect();
			if (n >= 0) times.push(performance.now() - start);
			await new Promise((done) => setTimeout(done, 30));
		}
		return times;
	}, CHANGES);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	const what = `a change of the question, 95 % within, ${SLOWDOWN} × slower`;
	print(what, at(times, 0.95), CHANGE_LIMIT);
}

/**
 * Prints the dice side by side. Of the npm packages that were looked at, @yipe/dice computes distributions, without
 * exploding dice; rpg-dice-roller, dice-roller-parser, droll, roll and bcdice only roll, and
 * dice-rolls-probability knows means of equal dice.
 */
function printDice(
	/** @type {Pick<typeof import('./odds'), 'oddsMeasures' | 'beyondCut'>} */ odds
) {
	const found = odds.oddsMeasures();
	for (const { what, milliseconds } of found)
		console.log(`${what.padEnd(62)}${(milliseconds * 1000).toFixed(1).padStart(8)} µs`);
	const [ours = NaN, cut = NaN, plain = NaN, published = NaN] = found.map(
		({ milliseconds }) => milliseconds
	);
	if (ours > cut || plain > published) {
		console.log('TOO SLOW: a cut convolution or a published library is faster');
		process.exitCode = 1;
	}
	const { cut: missing, whole } = odds.beyondCut();
	console.log(`66 or more with 1d6: ${whole.toExponential(3)}, by the cut convolution ${missing}`);
}

/** Measures the dice, and the odds page with large armies. */
export async function printOdds(
	/** @type {Pick<typeof import('./odds'), 'oddsMeasures' | 'beyondCut'> & Pick<typeof import('./units'), 'freshArmy'>} */ {
		freshArmy,
		...odds
	}
) {
	printDice(odds);
	await ensureChromium();
	await ensureBuilt();
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	try {
		const context = await browser.newContext({
			locale: 'en-GB',
			viewport: { width: 1440, height: 900 },
			serviceWorkers: 'block'
		});
		await context.addInitScript(observe);
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		for (const size of MATRICES) {
			const path = join(folder, `${size.units}.brik`);
			const army = { ...freshArmy(size.units), id: globalThis.crypto.randomUUID() };
			writeFileSync(path, JSON.stringify(army));
			const id = await importArmy(page, url, path);
			await page.goto(`${url}odds?mode=armies&own=${id}&other=${id}`);
			await printMatrix(page, session, size);
		}
		await page.goto(`${url}odds`);
		await printChanges(page, session);
	} finally {
		await browser.close();
		await close();
		rmSync(folder, { recursive: true });
	}
}
