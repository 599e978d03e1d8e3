import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { ensureChromium } from '../setup/browser.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { isMain, root, runMain } from '../setup/run.mjs';
import { loadBundled } from './bundle.mjs';

const ENTRIES = Number(process.env.HUB_ENTRIES ?? 10_000);
/** Milliseconds until a device that has everything is in step again. */
const OPENING = 2_000;
const SLOWDOWN = 4;
/** Milliseconds of the longest task of the page. */
const TASK = 50;
const LONGEST = 600_000;
/** Milliseconds in which what follows is done too. */
const QUIET = 5_000;
const SETTLED = 30_000;

/** Starts a hub without limits; resolves to its address. */
async function startHub(/** @type {string} */ folder) {
	const limits = ['newRooms', 'updates', 'bytes'].flatMap((name) => [
		'--limit',
		`${name}=1000000000`
	]);
	const words = ['bin/brikmuster.js', 'hub', '--port', '0', '--folder', folder, ...limits];
	const child = spawn(process.execPath, words, { cwd: root, env: { PATH: process.env.PATH } });
	child.stderr.on('data', (part) => process.stderr.write(part));
	const url = await new Promise((/** @type {(url: string) => void} */ done, failed) => {
		child.once('exit', () => failed(new Error('The hub has ended.')));
		child.stdout.on('data', (part) => {
			const [, found] = /(http:\/\/\S+)\//.exec(String(part)) ?? [];
			if (found) done(found);
		});
	});
	const stop = () =>
		new Promise((done) => {
			child.once('exit', done);
			child.kill('SIGTERM');
		});
	return { url, stop };
}

/** A figure of the hub. */
async function figureOf(/** @type {string} */ url, /** @type {string} */ name) {
	const text = await (await fetch(`${url}/hub/metrics`)).text();
	return Number(new RegExp(`^brikmuster_hub_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Megabytes that the hub uses. */
const memoryOf = async (/** @type {string} */ url) =>
	(await figureOf(url, 'resident_memory_bytes')) / 1e6;

/** Waits until an administrator's device has packed the entries of the room; resolves to their number. */
async function packed(/** @type {string} */ url) {
	for (let before = NaN; ; await new Promise((done) => setTimeout(done, QUIET))) {
		const entries = await figureOf(url, 'entries');
		if (entries === before) return entries;
		before = entries;
	}
}

/** Records long tasks. */
function observe() {
	/** @type {PerformanceEntry[]} */
	const tasks = [];
	Object.assign(globalThis, { tasks });
	new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
		type: 'longtask'
	});
}

/** Times of the page's long tasks after a point in time. */
const tasksOf = (/** @type {import('playwright').Page} */ page, from = 0) =>
	page.evaluate(
		(start) =>
			/** @type {{ tasks: PerformanceEntry[] }} */ (/** @type {unknown} */ (globalThis)).tasks
				.filter(({ startTime }) => startTime >= start)
				.map(({ startTime, duration }) => [startTime, duration])
				.sort((one, other) => (other[1] ?? 0) - (one[1] ?? 0)),
		from
	);

/** Milliseconds since the page was opened, once the state of the room is this. The page waits on its own. */
const waitFor = (
	/** @type {import('playwright').Page} */ page,
	/** @type {string} */ state,
	limit = LONGEST
) =>
	page.evaluate(async ([wanted, most]) => {
		const { document } = globalThis;
		const isThere = () => document.querySelector('.banner strong')?.textContent === wanted;
		while (!isThere() && performance.now() < Number(most))
			await new Promise((done) => setTimeout(done, 20));
		return isThere() ? performance.now() : NaN;
	}, /** @type {const} */ ([state, limit]));

function print(
	/** @type {string} */ what,
	/** @type {number} */ time,
	/** @type {number} */ limit
) {
	const verdict =
		limit === Infinity ? '' : `   < ${limit} ms  ${time <= limit ? 'ok' : 'TOO SLOW'}`;
	console.log(`${what.padEnd(66)}${time.toFixed(0).padStart(8)} ms${verdict}`);
	if (!(time <= limit)) process.exitCode = 1;
}

/** Longest task in milliseconds; shorter ones than 50 ms are not reported. */
const longest = (/** @type {number[][]} */ tasks) =>
	Math.max(0, ...tasks.map(([, time = 0]) => time));

/** A player's device opens the league by a link; prints when its page is there, and when all of it is stored. */
async function printPlayer(
	/** @type {string} */ url,
	/** @type {string} */ fragment,
	/** @type {string} */ room,
	rate = 1
) {
	const browser = await chromium.launch(chromiumLaunch());
	const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
	await context.addInitScript(observe);
	const page = await context.newPage();
	await page.goto(`${url}/league/join${fragment}`);
	await page.getByRole('textbox').fill('Player');
	await page.waitForTimeout(2000);
	const session = await context.newCDPSession(page);
	if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate });
	const from = await page.evaluate(() => performance.now());
	const start = performance.now();
	await page.getByRole('button', { name: 'Join' }).click();
	await page.getByRole('link', { name: 'Standings' }).waitFor({ timeout: LONGEST });
	const seen = performance.now() - start;
	const what = `a player joins ${room}, and sees the league, ${rate} ×`;
	print(what, seen, rate > 1 ? Infinity : OPENING);
	while ((await storedEntries(page)) < ENTRIES) await page.waitForTimeout(100);
	print('all of it is stored', performance.now() - start, Infinity);
	await page.waitForTimeout(QUIET);
	const tasks = await tasksOf(page, from);
	console.log(`${tasks.length} long tasks of the league's page, which shows what arrives`);
	print('the longest of them', longest(tasks), Infinity);
	await browser.close();
}

async function browse(/** @type {string} */ url, /** @type {string} */ fragment, slow = 1) {
	const browser = await chromium.launch(chromiumLaunch());
	const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
	await context.addInitScript(observe);
	const open = async (rate = 1) => {
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate });
		return page;
	};
	const page = await open();
	await page.goto(`${url}/devices${fragment}`);
	const accept = page.getByRole('button', { name: 'Pair this device' });
	await accept.waitFor();
	const session = await context.newCDPSession(page);
	await page.waitForTimeout(2000);
	if (slow > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
	const start = await page.evaluate(() => performance.now());
	await accept.click();
	const end = await waitFor(page, 'Connected');
	const tasks = await tasksOf(page, start);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
	return { browser, page, open, joined: end - start, tasks };
}

/** Counts the entries of leagues that are stored. */
const storedEntries = (/** @type {import('playwright').Page} */ page) =>
	page.evaluate(async () => {
		const { indexedDB } = globalThis;
		const open = indexedDB.open('brikmuster');
		await new Promise((done) => (open.onsuccess = done));
		const request = open.result.transaction('entries').objectStore('entries').count();
		await new Promise((done) => (request.onsuccess = done));
		open.result.close();
		return request.result;
	});

/** Switches the room off and on in a page that is loaded already, as loading the page is a task of its own. */
async function printReopening(
	/** @type {{ open: () => Promise<import('playwright').Page> }} */ { open },
	/** @type {string} */ url
) {
	const page = await open();
	const session = await page.context().newCDPSession(page);
	await page.goto(`${url}/devices`);
	await waitFor(page, 'Connected');
	await page.getByRole('button', { name: 'Pause syncing' }).click();
	await waitFor(page, 'Paused');
	await page.waitForTimeout(QUIET);
	for (const rate of [1, SLOWDOWN]) {
		await session.send('Emulation.setCPUThrottlingRate', { rate });
		const start = await page.evaluate(() => {
			const { document } = globalThis;
			const buttons = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('button'));
			for (const button of buttons)
				if (button.textContent.trim() === 'Resume syncing') button.click();
			return performance.now();
		});
		const end = await waitFor(page, 'Connected');
		print(
			`a device that has everything opens the room, ${rate} ×`,
			end - start,
			rate > 1 ? Infinity : OPENING
		);
		await page.waitForTimeout(QUIET);
		const tasks = await tasksOf(page, start);
		print('its longest task', longest(tasks), rate > 1 ? TASK : Infinity);
		await page.getByRole('button', { name: 'Pause syncing' }).click();
		await waitFor(page, 'Paused');
		await page.waitForTimeout(QUIET);
	}
	await page.close();
}

/** Measures the hub and a device in a room of 10,000 entries of a league. */
export async function printLargeRoom() {
	await ensureChromium();
	await ensureBuilt();
	/** @type {Pick<typeof import('./large-room'), 'fillRoom'>} */
	const { fillRoom } = await loadBundled('bench-hub', { room: 'large-room.ts' });
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-hub-'));
	let hub = await startHub(folder);
	try {
		const { fragment, leagueFragment, bytes } = await fillRoom(hub.url, ENTRIES);
		console.log(`a room of ${ENTRIES} entries, ${(bytes / 1e6).toFixed(1)} MB`);
		await hub.stop();
		hub = await startHub(folder);
		const before = await memoryOf(hub.url);
		for (const rate of [1, SLOWDOWN])
			await printPlayer(hub.url, leagueFragment, 'a room of single entries', rate);
		const memory = (await memoryOf(hub.url)) - before;
		console.log(`memory of the hub for the room: ${memory.toFixed(0)} MB`);
		const first = await browse(hub.url, fragment);
		print('a new device joins a room of single entries', first.joined, Infinity);
		print('its longest task', longest(first.tasks), Infinity);
		await first.page.waitForTimeout(1000);
		const kept = await storedEntries(first.page);
		if (kept < ENTRIES) throw new Error(`Only ${kept} entries are stored`);
		const start = performance.now();
		console.log(`packed into ${await packed(hub.url)} entries`);
		print('packing them', performance.now() - start - QUIET, Infinity);
		// The second copy of the entries is written meanwhile.
		await first.page.waitForTimeout(SETTLED);
		await first.page.close();
		const times = [];
		for (let round = 0; round < 3; round += 1) {
			const page = await first.open();
			await page.goto(`${hub.url}/devices`);
			times.push(await waitFor(page, 'Connected'));
			await page.close();
		}
		times.sort((one, other) => one - other);
		print('a device that has everything opens the page and the room', times[1] ?? NaN, OPENING);
		await printReopening(first, hub.url);
		await first.browser.close();
		for (const rate of [1, SLOWDOWN])
			await printPlayer(hub.url, leagueFragment, 'the packed room', rate);
		for (const rate of [1, SLOWDOWN]) {
			const device = await browse(hub.url, fragment, rate);
			print(`a new device joins the packed room, ${rate} ×`, device.joined, Infinity);
			print('its longest task', longest(device.tasks), rate > 1 ? TASK : Infinity);
			await device.browser.close();
		}
	} finally {
		await hub.stop();
		rmSync(folder, { recursive: true });
	}
}

if (isMain(import.meta.url)) await runMain(printLargeRoom);
