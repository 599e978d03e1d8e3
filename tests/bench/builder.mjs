import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { serve } from '../setup/serve.mjs';
import { medianOf } from './median.mjs';
import { changeOneText } from './one-text.mjs';
import { frames, paintsAfterInput, traced } from './trace.mjs';

/** CPU slowdown that makes this machine comparable to a mid-range phone. */
export const CPU_SLOWDOWN = 4;
/** Milliseconds from an edit to the next paint; more feels slow. */
export const EDIT_LIMIT = 100;
/** Milliseconds per frame while scrolling; more stutters. */
const FRAME_LIMIT = 50;
/** The most that an edit may take, as a multiple of what one changed text takes. */
export const FLOOR_LIMIT = 1.5;
export const ONE_TEXT = 'one changed text';
const ONE_MORE = 'one more';
const ROUNDS = 5;
/** Milliseconds within which Chromium reports an input; it does so when the page is idle again. */
const INPUT_REPORT_DELAY = 1000;
/** Milliseconds between press and release, so that changes caused by the press are painted in between. */
const PRESS = 90;
/** Pixels by which the window exceeds the page, more than the browser's own bars need. */
const WINDOW_MARGIN = 200;
/** Pixels from which the editor is a column beside the list, not a dialog. */
const DESK_WIDTH = 1080;
const SCREENS = [
	{ called: 'phone', width: 390, height: 844, units: 60 },
	{ called: 'desk', width: 1440, height: 900, units: 60 },
	{ called: 'phone', width: 390, height: 844, units: 300 },
	{ called: 'phone', width: 390, height: 844, units: 1000 },
	{ called: 'desk', width: 1440, height: 900, units: 1000 }
];

/** A page with large armies whose CPU can be throttled. */
export class Session {
	/** @type {Map<string, number[]>} */
	times = new Map();

	constructor(
		/** @type {import('playwright').Page} */ page,
		/** @type {import('playwright').CDPSession} */ protocol
	) {
		this.page = page;
		this.protocol = protocol;
	}

	/** Runs a task with the CPU throttled; preparations are not throttled. */
	async #slowed(/** @type {'inputs' | 'frames'} */ what, /** @type {() => Promise<void>} */ task) {
		await this.protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
		try {
			return await traced(this.page, what, task);
		} finally {
			await this.protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		}
	}

	/**
	 * Makes the window high enough for the whole page; anything below it would be drawn but never
	 * presented.
	 */
	async showAll(/** @type {number} */ height) {
		const { windowId } = await this.protocol.send('Browser.getWindowForTarget');
		const bounds = { height: height + WINDOW_MARGIN };
		await this.protocol.send('Browser.setWindowBounds', { windowId, bounds });
	}

	/** Waits until the last change is on disk and nothing is left to draw. */
	async rest() {
		await this.page
			.getByText(/^\s*Saved at/)
			.first()
			.waitFor({ state: 'attached' });
		await this.page.evaluate(
			() => new Promise((done) => globalThis.requestIdleCallback(done, { timeout: 5000 }))
		);
	}

	/** Records the time from an input to the next paint; the slowest of its events counts. */
	async measure(
		/** @type {string} */ what,
		/** @type {'click' | 'keydown'} */ edit,
		/** @type {() => Promise<void>} */ input
	) {
		await this.rest();
		const events = await this.#slowed('inputs', async () => {
			await input();
			await this.page.waitForTimeout(INPUT_REPORT_DELAY);
		});
		const inputs = paintsAfterInput(events);
		if (!inputs.some(({ type }) => type === edit)) throw new Error(`${what}: no ${edit} was seen.`);
		// The press before a click is painted on its own, or not at all if what it changes is not in view; moving
		// the pointer there is no part of a tap, and filling a field no part of the Enter after it.
		const own = inputs.filter(
			({ type }) => !/^((pointer|mouse)(down|over|out|enter|leave)|(before)?input)$/.test(type)
		);
		const slowest = Math.max(...own.map(({ paint }) => paint));
		this.times.set(what, [...(this.times.get(what) ?? []), slowest]);
	}

	/** Waits until an element stops moving and returns its position. */
	async #standing(/** @type {string} */ what, /** @type {import('playwright').Locator} */ target) {
		for (let before = NaN; ;) {
			await this.rest();
			await this.page.waitForTimeout(50);
			const box = await target.boundingBox();
			if (!box) throw new Error(`${what}: it is not on the screen.`);
			if (box.y === before) return box;
			before = box.y;
		}
	}

	/** Scrolls an element into view and clicks its center. */
	async click(/** @type {string} */ what, /** @type {import('playwright').Locator} */ target) {
		await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
		const { x, y, width, height } = await this.#standing(what, target);
		const middle = /** @type {const} */ ([x + width / 2, y + height / 2]);
		// A real pointer moves there before it presses.
		await this.page.mouse.move(...middle);
		await this.measure(what, 'click', () => this.page.mouse.click(...middle, { delay: PRESS }));
	}

	/** Scrolls to a position of the list: 0 is its start, 1 its end. */
	async goTo(/** @type {import('playwright').Locator} */ list, /** @type {number} */ share) {
		const inside = await list.evaluate((element, share) => {
			// As by a user: nothing keeps the place of an earlier press.
			globalThis.dispatchEvent(new globalThis.WheelEvent('wheel'));
			const scrolls = globalThis.getComputedStyle(element).overflowY === 'auto';
			const pane = scrolls ? element : globalThis.document.scrollingElement;
			pane?.scrollTo(0, share * pane.scrollHeight);
			const { scrollHeight = 0, clientHeight = 0 } = pane ?? {};
			return { way: scrollHeight - clientHeight, left: element.getBoundingClientRect().left };
		}, share);
		// Content near the viewport is reported in the next frame and rendered in the one after.
		for (let frame = 0; frame < 3; frame += 1) {
			await this.page.evaluate(() => new Promise((done) => globalThis.requestAnimationFrame(done)));
		}
		await this.rest();
		return inside;
	}

	/** Scrolls a list from start to end and records frame times and long tasks. */
	async scroll(/** @type {import('playwright').Locator} */ list) {
		const inside = await this.goTo(list, 0);
		const events = await this.#slowed('frames', async () => {
			await this.protocol.send('Input.synthesizeScrollGesture', {
				x: inside.left + 150,
				y: 500,
				yDistance: -inside.way,
				speed: 8000,
				gestureSourceType: 'mouse'
			});
		});
		return frames(events);
	}
}

/** Opens an army in the page by importing its file. */
async function opened(
	/** @type {import('playwright').Page} */ page,
	/** @type {string} */ url,
	/** @type {string} */ file
) {
	await page.goto(url);
	await page.locator('input[type=file]').first().setInputFiles(file);
	await page.getByRole('button', { name: 'Save to my armies' }).click();
	await page.getByRole('heading', { level: 1, name: /^Bench/ }).waitFor();
	await page.locator('[data-unit]').first().waitFor();
}

/** One round of edits at one position of the list. */
async function editAt(
	/** @type {Session} */ session,
	/** @type {string} */ place,
	/** @type {string} */ name,
	/** @type {boolean} */ isDesktop
) {
	const { page } = session;
	const button = (/** @type {string | RegExp} */ label) =>
		page.getByRole('button', { name: label, exact: true });
	await changeOneText(button(`More: ${name}`));
	await session.click(`${ONE_TEXT}, ${place}`, button(`More: ${name}`));
	await session.click(`${ONE_MORE}, ${place}`, button(`More: ${name}`));
	await session.click(`undo, ${place}`, button(/^Undo:/).first());
	await session.click(`redo, ${place}`, button(/^Redo:/).first());
	await session.rest();
	await button(`Edit ${name}`).click();
	const panel = isDesktop ? page.locator('section.unit') : page.getByRole('dialog');
	const naming = panel.getByRole('textbox', { name: 'Name', exact: true }).first();
	// The name waits to be stored, which a pause would do too.
	await session.measure(`rename, ${place}`, 'keydown', async () => {
		await naming.fill(`${name} of old`);
		await page.waitForTimeout(PRESS);
		await page.keyboard.press('Enter');
	});
	await naming.fill(name);
	await page.keyboard.press('Enter');
	await session.rest();
	const gear = panel.getByText('Gear', { exact: true }).first();
	const offer = panel.getByRole('button', { name: /^Add gear: Shield/ });
	if (!(await offer.isVisible())) await gear.click();
	await session.click(`buy a shield, ${place}`, offer);
	if (!isDesktop) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

/** Removes a unit of which there is only one, and undoes it. */
async function removal(
	/** @type {Session} */ session,
	/** @type {string} */ place,
	/** @type {string} */ name
) {
	const { page } = session;
	const button = (/** @type {string | RegExp} */ label) =>
		page.getByRole('button', { name: label, exact: true });
	await session.click(`remove, ${place}`, button(`Remove ${name}`));
	await session.rest();
	await button(/^Undo:/)
		.first()
		.click();
	await button(`Remove ${name}`).waitFor();
}

/** The first minifig with a matching number, at or just below a position of the list. */
async function minifigAt(
	/** @type {Session} */ session,
	/** @type {import('playwright').Locator} */ list,
	/** @type {number} */ share,
	/** @type {(number: number) => boolean} */ fits
) {
	// Parts of units in squads have no count.
	const rows = session.page.getByRole('button', { name: /^More: Unit \d+$/ });
	for (let at = share; at <= 1; at += 0.002) {
		await session.goTo(list, at);
		const labels = await rows.evaluateAll((all) =>
			all.map((row) => row.getAttribute('aria-label'))
		);
		const numbers = labels.map((label) => Number(label?.match(/\d+/)?.[0]));
		const found = numbers.find((number) => number % 4 !== 3 && fits(number));
		if (found !== undefined) return `Unit ${found}`;
	}
	throw new Error(`From ${share} of the list on no minifig fits.`);
}

/** Positions with minifigs; squads of creations follow them. */
const PLACES = { top: 0, middle: 0.4, end: 0.7 };

/** All measurements for one screen and one army. */
async function measured(
	/** @type {import('playwright').Browser} */ browser,
	/** @type {string} */ url,
	/** @type {string} */ file,
	/** @type {typeof SCREENS[number]} */ { width, height },
	/** @type {number} */ rounds
) {
	const isDesktop = width >= DESK_WIDTH;
	const context = await browser.newContext({
		locale: 'en-GB',
		viewport: { width, height },
		hasTouch: !isDesktop
	});
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(60_000);
		const session = new Session(page, await context.newCDPSession(page));
		await session.showAll(height);
		await opened(page, url, file);
		await session.rest();
		const list = page.locator('.units');
		const scrolled = await session.scroll(list);
		for (const [place, share] of Object.entries(PLACES)) {
			for (let round = 0; round < rounds; round += 1) {
				const several = await minifigAt(session, list, share, (number) => number % 7 > 0);
				await editAt(session, place, several, isDesktop);
				const single = await minifigAt(session, list, share, (number) => number % 7 === 0);
				await removal(session, place, single);
			}
		}
		return { times: session.times, scrolled };
	} finally {
		await context.close();
	}
}

/** Prints one line in milliseconds; too slow a value fails the benchmark. */
export function print(
	/** @type {string} */ what,
	/** @type {number[]} */ times,
	/** @type {number} */ target,
	/** @type {'median' | 'longest'} */ counted
) {
	const median = medianOf(times);
	const longest = Math.max(...times);
	const ok = (counted === 'median' ? median : longest) <= target;
	const number = (/** @type {number} */ value) => value.toFixed(1).padStart(9);
	console.log(
		`${what.padEnd(52)}${number(median)} ms ${number(longest)} ms   < ${target} ms  ` +
			(ok ? 'ok' : 'TOO SLOW')
	);
	if (!ok) process.exitCode = 1;
}

/** Compares one more figure, and the median of all edits, with one changed text on the same page. */
function printBesideOneText(/** @type {Map<string, number[]>} */ times) {
	const of = (/** @type {string} */ what) =>
		medianOf(Object.keys(PLACES).flatMap((place) => times.get(`${what}, ${place}`) ?? []));
	const edits = new Set([...times.keys()].map((what) => what.slice(0, what.lastIndexOf(','))));
	edits.delete(ONE_TEXT);
	for (const [what, time] of [
		[ONE_MORE, of(ONE_MORE)],
		['the median edit', medianOf([...edits].map(of))]
	]) {
		const ratio = Number(time) / of(ONE_TEXT);
		const ok = ratio <= FLOOR_LIMIT;
		console.log(
			`  ${what} takes ${ratio.toFixed(2)} times what one changed text takes   < ${FLOOR_LIMIT}  ` +
				(ok ? 'ok' : 'TOO SLOW')
		);
		if (!ok) process.exitCode = 1;
	}
}

/**
 * Edits a large army in the real page with a throttled CPU, and scrolls through it: median and
 * slowest.
 *
 * @param {Pick<typeof import('./units'), 'organizedArmy'>} units
 */
export async function printBuilder({ organizedArmy }, screens = SCREENS, rounds = ROUNDS) {
	await ensureChromium();
	await ensureBuilt();
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	try {
		for (const screen of screens) {
			const file = join(folder, `${screen.units}.brik`);
			writeFileSync(file, JSON.stringify(organizedArmy(screen.units)));
			const { times, scrolled } = await measured(browser, url, file, screen, rounds);
			console.log(
				`${screen.units} units, ${screen.called}, processor ${CPU_SLOWDOWN} times slower:`
			);
			for (const [what, found] of times) print(`  ${what}`, found, EDIT_LIMIT, 'median');
			printBesideOneText(times);
			print('  frames of a scroll through the list', scrolled.gaps, FRAME_LIMIT, 'longest');
			const longest = Math.max(...scrolled.tasks).toFixed(1);
			console.log(`  meanwhile the list was made in tasks of at most ${longest} ms`);
		}
	} finally {
		await browser.close();
		await close();
		rmSync(folder, { recursive: true });
	}
}
