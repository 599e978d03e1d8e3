import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { serve } from '../setup/serve.mjs';
import { frames, paintsAfterInput, traced } from './trace.mjs';

/** Times that a telephone of the middle class is slower than this machine. */
const SLOWER = 4;
/** Milliseconds from an edit to the next paint: above it, a screen feels slow. */
const AT_ONCE = 100;
/** Milliseconds of a frame of a scroll: above it, the scroll stutters. */
const SMOOTH = 50;
const ROUNDS = 5;
/** Milliseconds within which Chromium has told of an input: it does so when the page is at rest again. */
const TOLD = 1000;
/** Milliseconds for which a finger or a hand keeps pressing: what pressing alone changes is painted meanwhile. */
const PRESS = 90;
/** Pixels by which the window is higher than the page, more than its own bars need. */
const BARS = 200;
const SCREENS = [
	{ called: 'phone', width: 390, height: 844, units: 300 },
	{ called: 'phone', width: 390, height: 844, units: 1000 },
	{ called: 'desk', width: 1440, height: 900, units: 1000 }
];

/** The builder with a large army, in a page that can be slowed down. */
class Session {
	/** @type {Map<string, number[]>} */
	times = new Map();

	constructor(
		/** @type {import('playwright').Page} */ page,
		/** @type {import('playwright').CDPSession} */ protocol
	) {
		this.page = page;
		this.protocol = protocol;
	}

	/** Runs a task with the processor slowed down; what leads up to it is not slowed. */
	async #slowed(/** @type {'inputs' | 'frames'} */ what, /** @type {() => Promise<void>} */ task) {
		await this.protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		try {
			return await traced(this.page, what, task);
		} finally {
			await this.protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		}
	}

	/** Makes the window so high that all of the page lies in it: what lies below is drawn, but never presented. */
	async showAll(/** @type {number} */ height) {
		const { windowId } = await this.protocol.send('Browser.getWindowForTarget');
		const bounds = { height: height + BARS };
		await this.protocol.send('Browser.setWindowBounds', { windowId, bounds });
	}

	/** The page is at rest: the last change is on the disk, and nothing is left to be drawn. */
	async rest() {
		await this.page
			.getByText(/^\s*Saved at/)
			.first()
			.waitFor({ state: 'attached' });
		await this.page.evaluate(
			() => new Promise((done) => globalThis.requestIdleCallback(done, { timeout: 5000 }))
		);
	}

	/** Notes how long it takes from an input to the next paint; of all that it consists of the slowest counts. */
	async measure(
		/** @type {string} */ what,
		/** @type {'click' | 'keydown'} */ edit,
		/** @type {() => Promise<void>} */ input
	) {
		await this.rest();
		const events = await this.#slowed('inputs', async () => {
			await input();
			await this.page.waitForTimeout(TOLD);
		});
		const inputs = paintsAfterInput(events);
		if (!inputs.some(({ type }) => type === edit)) throw new Error(`${what}: no ${edit} was seen.`);
		const slowest = Math.max(...inputs.map(({ paint }) => paint));
		this.times.set(what, [...(this.times.get(what) ?? []), slowest]);
	}

	/** Where something stands as soon as nothing around it is made any more. */
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

	/** A click on the middle of something, after it was brought onto the screen. */
	async click(/** @type {string} */ what, /** @type {import('playwright').Locator} */ target) {
		await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
		const { x, y, width, height } = await this.#standing(what, target);
		const middle = /** @type {const} */ ([x + width / 2, y + height / 2]);
		// A hand is there before it presses.
		await this.page.mouse.move(...middle);
		await this.measure(what, 'click', () => this.page.mouse.click(...middle, { delay: PRESS }));
	}

	/** Brings a part of the list onto the screen: 0 is its beginning, 1 its end. */
	async goTo(/** @type {import('playwright').Locator} */ list, /** @type {number} */ share) {
		const inside = await list.evaluate((element, share) => {
			const scrolls = globalThis.getComputedStyle(element).overflowY === 'auto';
			const pane = scrolls ? element : globalThis.document.scrollingElement;
			pane?.scrollTo(0, share * pane.scrollHeight);
			const { scrollHeight = 0, clientHeight = 0 } = pane ?? {};
			return { way: scrollHeight - clientHeight, left: element.getBoundingClientRect().left };
		}, share);
		// What comes near to the screen is told with the next frame, and made for the one after it.
		for (let frame = 0; frame < 3; frame += 1) {
			await this.page.evaluate(() => new Promise((done) => globalThis.requestAnimationFrame(done)));
		}
		await this.rest();
		return inside;
	}

	/** Scrolls a list from its beginning to its end: how long frames take, and tasks meanwhile. */
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

/** Opens an army in the page, through the door for files. */
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

/** One round of edits at one place of the list. */
async function editAt(
	/** @type {Session} */ session,
	/** @type {string} */ place,
	/** @type {string} */ name,
	/** @type {boolean} */ desk
) {
	const { page } = session;
	const button = (/** @type {string | RegExp} */ label) =>
		page.getByRole('button', { name: label, exact: true });
	await session.click(`one more, ${place}`, button(`More: ${name}`));
	await session.click(`undo, ${place}`, button(/^Undo:/).first());
	await session.click(`redo, ${place}`, button(/^Redo:/).first());
	await session.rest();
	await button(`Edit ${name}`).click();
	const panel = desk ? page.locator('section.unit') : page.getByRole('dialog');
	const naming = panel.getByRole('textbox', { name: 'Name', exact: true }).first();
	await naming.fill(`${name} of old`);
	await session.measure(`rename, ${place}`, 'keydown', () => page.keyboard.press('Enter'));
	await naming.fill(name);
	await page.keyboard.press('Enter');
	await session.rest();
	const gear = panel.getByText('Gear', { exact: true }).first();
	const offer = panel.getByRole('button', { name: /^Add gear: Shield/ });
	if (!(await offer.isVisible())) await gear.click();
	await session.click(`buy a shield, ${place}`, offer);
	if (!desk) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

/** Removes units that are the only one of their kind, and takes it back. */
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

/** The first minifig whose number fits, among the rows at a place of the list or a little below. */
async function minifigAt(
	/** @type {Session} */ session,
	/** @type {import('playwright').Locator} */ list,
	/** @type {number} */ share,
	/** @type {(number: number) => boolean} */ fits
) {
	const rows = session.page.getByRole('button', { name: /^Edit Unit \d+$/ });
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

/** Where minifigs stand; behind them come squads of creations. */
const PLACES = { top: 0, middle: 0.4, end: 0.7 };

/** All measures of one screen with one army. */
async function measured(
	/** @type {import('playwright').Browser} */ browser,
	/** @type {string} */ url,
	/** @type {string} */ file,
	/** @type {typeof SCREENS[number]} */ { width, height, called },
	/** @type {number} */ rounds
) {
	const desk = called === 'desk';
	const context = await browser.newContext({
		locale: 'en-GB',
		viewport: { width, height },
		hasTouch: !desk
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
				await editAt(session, place, several, desk);
				const single = await minifigAt(session, list, share, (number) => number % 7 === 0);
				await removal(session, place, single);
			}
		}
		return { times: session.times, scrolled };
	} finally {
		await context.close();
	}
}

/** One readable line in milliseconds; what is too slow makes the bench fail. */
function print(
	/** @type {string} */ what,
	/** @type {number[]} */ times,
	/** @type {number} */ target,
	/** @type {'median' | 'longest'} */ counted
) {
	const sorted = times.toSorted((a, b) => a - b);
	const median = sorted[sorted.length >> 1] ?? NaN;
	const longest = sorted.at(-1) ?? NaN;
	const ok = (counted === 'median' ? median : longest) <= target;
	const number = (/** @type {number} */ value) => value.toFixed(1).padStart(9);
	console.log(
		`${what.padEnd(52)}${number(median)} ms ${number(longest)} ms   < ${target} ms  ` +
			(ok ? 'ok' : 'TOO SLOW')
	);
	if (!ok) process.exitCode = 1;
}

/**
 * Edits a large army in the real page on a slow processor, and scrolls through it: median and slowest.
 *
 * @param {Pick<import('./units'), 'drawnUpArmy'>} units
 */
export async function printBuilder({ drawnUpArmy }, screens = SCREENS, rounds = ROUNDS) {
	await ensureChromium();
	await ensureBuilt();
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	try {
		for (const screen of screens) {
			const file = join(folder, `${screen.units}.brik`);
			writeFileSync(file, JSON.stringify(drawnUpArmy(screen.units)));
			const { times, scrolled } = await measured(browser, url, file, screen, rounds);
			console.log(`${screen.units} units, ${screen.called}, processor ${SLOWER} times slower:`);
			for (const [what, found] of times) print(`  ${what}`, found, AT_ONCE, 'median');
			print('  frames of a scroll through the list', scrolled.gaps, SMOOTH, 'longest');
			const longest = Math.max(...scrolled.tasks).toFixed(1);
			console.log(`  meanwhile the list was made in tasks of at most ${longest} ms`);
		}
	} finally {
		await browser.close();
		await close();
		rmSync(folder, { recursive: true });
	}
}
