import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { serve } from '../setup/serve.mjs';
import { CPU_SLOWDOWN, EDIT_LIMIT, FLOOR_LIMIT, ONE_TEXT, print, Session } from './builder.mjs';
import { medianOf } from './median.mjs';
import { changeOneText } from './one-text.mjs';

const PHONE = { width: 390, height: 844 };
const UNITS = 40;
const ROUNDS = 5;

/** A game of two armies as a file. */
function gameOf(/** @type {typeof import('./units').organizedArmy} */ organizedArmy) {
	const army = organizedArmy(UNITS);
	const side = (/** @type {string} */ id) => ({ id, name: `Side ${id}`, armies: [army] });
	return {
		format: 'brikmuster/game',
		version: 1,
		id: 'aaaaaaaa-0000-4000-8000-000000000001',
		name: 'Bench',
		rules: '2005',
		sides: [side('one'), side('two')],
		events: []
	};
}

/** One round of taps: an attack, the sheet, two states of its figure, the help, undo and the next turn. */
async function taps(/** @type {Session} */ session, /** @type {number} */ round) {
	const { page } = session;
	const button = (/** @type {string | RegExp} */ name) => page.getByRole('button', { name });
	const token = page.locator('main [data-figure]:not(:has(svg))').nth(round * 7);
	await changeOneText(token);
	await session.click(ONE_TEXT, token);
	const dialog = page.getByRole('dialog');
	await session.click('open an attack', page.locator('main [data-figure]').nth(round * 7));
	await dialog.waitFor();
	// A figure that cannot attack shows its sheet at once.
	const targets = dialog.locator('[data-figure]');
	const sheet = dialog.getByRole('button', { name: 'Figure sheet', exact: true });
	await targets.first().or(button('Disrupted')).waitFor();
	if ((await targets.count()) > 0) {
		await session.click('choose a target', targets.first());
		await session.click('open the sheet', sheet);
	}
	await session.click('disrupted', button('Disrupted'));
	await session.click('falls', button('Falls'));
	await session.click('close the sheet', button('Close'));
	await dialog.waitFor({ state: 'detached' });
	await session.click('open the help', button('What can be done'));
	await session.click('close the help', page.getByRole('button', { name: 'Close', exact: true }));
	await dialog.waitFor({ state: 'detached' });
	await session.click('undo', button('Undo'));
	await session.click('redo', button('Redo'));
	await session.click('next turn', button(/^Next turn/));
}

/** Compares the median tap with one changed text on the same page. */
function printRatio(/** @type {ReadonlyMap<string, readonly number[]>} */ times) {
	const taps = [...times].filter(([what]) => what !== ONE_TEXT).map(([, found]) => medianOf(found));
	const ratio = medianOf(taps) / medianOf(times.get(ONE_TEXT) ?? []);
	const ok = ratio <= FLOOR_LIMIT;
	console.log(
		`  the median tap takes ${ratio.toFixed(2)} times what one changed text takes   < ${FLOOR_LIMIT}  ${ok ? 'ok' : 'TOO SLOW'}`
	);
	if (!ok) process.exitCode = 1;
}

/**
 * Taps through a game of two armies of 40 units with a throttled CPU: median and slowest.
 *
 * @param {Pick<typeof import('./units'), 'organizedArmy'>} units
 */
export async function printTable({ organizedArmy }, rounds = ROUNDS) {
	await ensureChromium();
	await ensureBuilt();
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-bench-'));
	const file = join(folder, 'game.brik');
	writeFileSync(file, JSON.stringify(gameOf(organizedArmy)));
	const { url, close } = await serve();
	const browser = await chromium.launch(chromiumLaunch());
	try {
		const context = await browser.newContext({
			locale: 'en-GB',
			viewport: PHONE,
			hasTouch: true
		});
		const page = await context.newPage();
		page.setDefaultTimeout(60_000);
		await page.goto(url);
		await page.locator('input[type=file]').first().setInputFiles(file);
		await page.getByRole('button', { name: 'Save game' }).click();
		await page.getByRole('button', { name: 'Side one begins' }).click();
		const session = new Session(page, await context.newCDPSession(page));
		await session.showAll(PHONE.height);
		for (let round = 0; round < rounds; round += 1) await taps(session, round);
		console.log(`a game of two armies of ${UNITS} units, processor ${CPU_SLOWDOWN} times slower:`);
		for (const [what, found] of session.times) print(`  ${what}`, found, EDIT_LIMIT, 'median');
		printRatio(session.times);
	} finally {
		await browser.close();
		await close();
		rmSync(folder, { recursive: true });
	}
}
