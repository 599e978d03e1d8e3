import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { catalogues, expect, openExample, saved, test } from './support';

test.use({ serviceWorkers: 'allow' });

/** How often the browser is killed: `KILLS=300` for a long run, `SEED=…` for the same moments again. */
const KILLS = Number(process.env.KILLS ?? 10);
const SEED = Number(process.env.SEED ?? Date.now() % 0x7fffffff);
const LONGEST_STORM = 800;
/** Taps in one storm at most: the counter, that ends at 99, does not run against its end. */
const MOST_TAPS = 45;

const m = catalogues.en;
const stepper = {
	more: m.unit.more({ what: m.example.knight }),
	fewer: m.unit.fewer({ what: m.example.knight })
};

/** The counts of knights that the page has shown, in turn, and the last that it showed as saved. */
interface Said {
	shown: number;
	saved: number;
	savings: number;
}

/** What the database holds of the one army. */
interface Kept {
	readonly armies: { revision: number; army: { units: { name: string; count: number }[] } }[];
	readonly revisions: { revision: number; army: unknown }[];
	readonly histories: { revision: number; steps: unknown }[];
}

/** mulberry32: the same moments for the same seed. */
function chance(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** A browser that keeps its profile, and is not on this test's side: it ends when it is killed. */
function launch(profile: string, baseURL: string | undefined): Promise<BrowserContext> {
	return chromium.launchPersistentContext(profile, {
		...chromiumLaunch(),
		...(baseURL && { baseURL }),
		locale: 'en-GB',
		handleSIGINT: false
	});
}

/** The processes of a browser: its own, which leads their group, and those that it has started. */
async function processesOf(context: BrowserContext): Promise<number[]> {
	const session = await context.browser()?.newBrowserCDPSession();
	if (!session) throw new Error('The browser does not tell its processes');
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	const browserFirst = [...processInfo].sort((a) => (a.type === 'browser' ? -1 : 1));
	return browserFirst.map(({ id }) => id);
}

function kill(processes: readonly number[]): void {
	const [browser] = processes;
	const group = process.platform === 'win32' || browser === undefined ? [] : [-browser];
	for (const id of [...group, ...processes]) {
		try {
			process.kill(id, 'SIGKILL');
		} catch {
			// It went with its group.
		}
	}
}

/** Everything in the database. */
function everything(page: Page): Promise<Kept> {
	return page.evaluate(async () => {
		const answer = <T>(request: IDBRequest<T>) =>
			new Promise<T>((done, failed) => {
				request.onsuccess = () => done(request.result);
				request.onerror = () => failed(request.error ?? new Error('no answer'));
			});
		const database = await answer(indexedDB.open('brikmuster'));
		const names = ['armies', 'revisions', 'histories'];
		const transaction = database.transaction(names);
		const all = names.map((name) => answer(transaction.objectStore(name).getAll()));
		const [armies, revisions, histories] = await Promise.all(all);
		database.close();
		return { armies, revisions, histories } as unknown as Kept;
	});
}

const knightsOf = (army: unknown) =>
	(army as Kept['armies'][number]['army']).units.find(({ name }) => name === m.example.knight)
		?.count ?? Number.NaN;

/** Tells of every count that is shown and of every one shown as saved, as soon as it is shown. */
async function listen(context: BrowserContext, page: Page, said: Said): Promise<void> {
	await context.exposeBinding('say', (_, shown: number, isSaved: boolean) => {
		said.shown = shown;
		if (!isSaved) return;
		said.saved = shown;
		said.savings += 1;
	});
	await page.getByRole('button', { name: stepper.more }).evaluate(
		(button, start) => {
			const { say } = window as unknown as { say: (shown: number, isSaved: boolean) => void };
			const input = button.parentElement?.querySelector('input');
			const isSaved = () =>
				[...document.querySelectorAll('p[role="status"]')].some((line) =>
					line.textContent.trim().startsWith(start)
				);
			let last = '';
			const tell = () => {
				const now = [Number(input?.value), isSaved()] as const;
				if (String(now) === last) return;
				last = String(now);
				say(...now);
			};
			new MutationObserver(tell).observe(document.body, {
				subtree: true,
				childList: true,
				characterData: true,
				attributes: true
			});
			tell();
		},
		m.army.saved({ time: '' }).trim()
	);
}

/** Taps and taps, with pauses between none and some; does not wait for the end of it. */
function storm(page: Page, button: string, pauses: readonly number[]): Promise<void> {
	return page.getByRole('button', { name: button }).evaluate((element, waits) => {
		const tap = (index: number) => {
			const pause = waits[index];
			if (pause === undefined) return;
			(element as HTMLButtonElement).click();
			setTimeout(tap, pause, index + 1);
		};
		setTimeout(tap, 0, 0);
	}, pauses);
}

/** What stands in the database after a kill is one whole write, and not one before what was said. */
function judge(
	{ armies, revisions, histories }: Kept,
	said: Said,
	down: boolean,
	isRestored: boolean
): number {
	const [row] = armies;
	if (!row) throw new Error('The army is gone');
	expect(armies).toHaveLength(1);
	const knights = knightsOf(row.army);
	const further = down ? said.saved - knights : knights - said.saved;
	expect(further, `${said.saved} were saved, ${knights} are there`).toBeGreaterThanOrEqual(0);
	expect(further).toBeLessThanOrEqual(MOST_TAPS);
	const numbers = revisions.map(({ revision }) => revision);
	// The state before, the row and its undo steps are written together; the second copy has the row alone.
	if (row.revision > 1 && !isRestored) {
		expect(numbers.at(-1)).toBe(row.revision - 1);
		expect(knightsOf(revisions.at(-1)?.army)).not.toBe(knights);
		expect(histories.map(({ revision }) => revision)).toEqual([row.revision]);
	}
	for (const { army } of revisions) expect(knightsOf(army)).toBeGreaterThan(0);
	return knights;
}

/**
 * Waits until the page says that all is saved; fails with what it says instead. Where the browser has lost the
 * database, the page offers the army from the second copy: it is restored, and the result is true.
 */
async function savedOrRestored(page: Page): Promise<boolean> {
	const restore = page.getByRole('button', { name: m.data.secondCopy.restore });
	const status = page.getByRole('status').filter({ hasText: /Saved at/ });
	try {
		await expect(restore.or(status).first()).toBeVisible();
		const isLost = await restore.isVisible();
		if (isLost) await restore.click();
		await saved(page);
		return isLost;
	} catch (error) {
		throw new Error(`The page says: ${await page.locator('body').innerText()}`, { cause: error });
	}
}

test('a browser killed in the middle of writing has all that it said was saved', async ({
	baseURL
}) => {
	test.setTimeout(60_000 + KILLS * 15_000);
	const profile = mkdtempSync(join(tmpdir(), 'brikmuster-kill-'));
	const random = chance(SEED);
	const said: Said = { shown: 0, saved: 0, savings: 0 };
	let [url, down, unsaid, unfinished, restored] = ['', false, 0, 0, 0];
	try {
		for (let round = 0; round <= KILLS; round += 1) {
			const context = await launch(profile, baseURL);
			const processes = await processesOf(context);
			try {
				const page = context.pages()[0] ?? (await context.newPage());
				await page.goto(url || '/');
				if (!url) await openExample(page);
				const isRestored = await savedOrRestored(page);
				if (isRestored) restored += 1;
				const kept = await everything(page);
				if (url) {
					const knights = judge(kept, said, down, isRestored);
					if (knights !== said.saved) unsaid += 1;
					if (knights !== said.shown) unfinished += 1;
				}
				url = page.url();
				const knights = knightsOf(kept.armies[0]?.army);
				await expect(
					page.getByRole('button', { name: stepper.more }).locator('..').getByRole('textbox')
				).toHaveValue(String(knights));
				if (round === KILLS) break;
				Object.assign(said, { shown: knights, saved: knights });
				down = knights > MOST_TAPS + 5;
				await listen(context, page, said);
				const pauses = Array.from({ length: MOST_TAPS }, () => Math.floor(random() ** 2 * 60));
				await storm(page, down ? stepper.fewer : stepper.more, pauses);
				await new Promise((done) => setTimeout(done, random() * LONGEST_STORM));
			} finally {
				kill(processes);
				await context.close().catch(() => undefined);
			}
		}
	} catch (error) {
		throw new Error(`SEED=${SEED}`, { cause: error });
	} finally {
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
	}
	console.log(
		`${KILLS} kills (SEED=${SEED}): ${said.savings} times said to be saved, ${unsaid} kills between a ` +
			`write and its word, ${unfinished} with a change shown and not yet written, ${restored} databases lost by ` +
			`the browser and restored from the second copy`
	);
	expect(said.savings).toBeGreaterThan(KILLS);
});
