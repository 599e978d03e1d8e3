import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededFractions } from '$lib/dice/seeded-bits';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { catalogues, expect, openExample, saved, savedLine, test } from './support';

test.use({ serviceWorkers: 'allow' });

/** Number of kills: `KILLS=300` for a long run; `SEED` repeats the timing. */
const KILLS = Number(process.env.KILLS ?? 5);
const SEED = Number(process.env.SEED ?? Date.now() % 0x7fffffff);
const LONGEST_STORM = 800;
/** Maximum taps per round, so that the counter stays below its limit of 99. */
const MOST_TAPS = 45;

const m = catalogues.en;
const stepper = {
	more: m.unit.more({ what: m.example.knight }),
	fewer: m.unit.fewer({ what: m.example.knight })
};

/** The count that the page shows, the last one it showed as saved, and the number of saves. */
interface Reported {
	shown: number;
	saved: number;
	savings: number;
}

/** The stored rows of the army. */
interface StoredRows {
	readonly armies: { revision: number; army: { units: { name: string; count: number }[] } }[];
	readonly revisions: { revision: number; army: unknown }[];
	readonly histories: { revision: number; steps: unknown }[];
}

/** A browser with its own profile, which ends only when it is killed. */
function launch(profile: string, baseURL: string | undefined): Promise<BrowserContext> {
	return chromium.launchPersistentContext(profile, {
		...chromiumLaunch(),
		...(baseURL && { baseURL }),
		locale: 'en-GB',
		handleSIGINT: false
	});
}

/** The process ids of a browser, its main process first. */
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
			// Killed with its group already.
		}
	}
}

/** All rows of the database. */
function everything(page: Page): Promise<StoredRows> {
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
		return { armies, revisions, histories } as unknown as StoredRows;
	});
}

const knightsOf = (army: unknown) =>
	(army as StoredRows['armies'][number]['army']).units.find(({ name }) => name === m.example.knight)
		?.count ?? Number.NaN;

/** Reports each count as soon as it is shown, and whether it is shown as saved. */
async function listen(context: BrowserContext, page: Page, reported: Reported): Promise<void> {
	await context.exposeBinding('report', (_, shown: number, isSaved: boolean) => {
		reported.shown = shown;
		if (!isSaved) return;
		reported.saved = shown;
		reported.savings += 1;
	});
	await page.getByRole('button', { name: stepper.more, exact: true }).evaluate(
		(button, start) => {
			const { report } = window as unknown as { report: (shown: number, isSaved: boolean) => void };
			const input = button.parentElement?.querySelector('input');
			const isSaved = () =>
				[...document.querySelectorAll('main p')].some((line) =>
					line.textContent.trim().startsWith(start)
				);
			let last = '';
			const check = () => {
				const now = [Number(input?.value), isSaved()] as const;
				if (String(now) === last) return;
				last = String(now);
				report(...now);
			};
			new MutationObserver(check).observe(document.body, {
				subtree: true,
				childList: true,
				characterData: true,
				attributes: true
			});
			check();
		},
		m.app.savedAt({ time: '' }).trim()
	);
}

/** Taps repeatedly with random pauses, without waiting for the end. */
function storm(page: Page, button: string, pauses: readonly number[]): Promise<void> {
	return page.getByRole('button', { name: button, exact: true }).evaluate((element, waits) => {
		const tap = (index: number) => {
			const pause = waits[index];
			if (pause === undefined) return;
			(element as HTMLButtonElement).click();
			setTimeout(tap, pause, index + 1);
		};
		setTimeout(tap, 0, 0);
	}, pauses);
}

/** Checks that the database holds one complete write, not older than the last reported save. */
function checkRows(
	{ armies, revisions, histories }: StoredRows,
	reported: Reported,
	down: boolean,
	isRestored: boolean
): number {
	const [row] = armies;
	if (!row) throw new Error('The army is gone');
	expect(armies).toHaveLength(1);
	const knights = knightsOf(row.army);
	const further = down ? reported.saved - knights : knights - reported.saved;
	expect(further, `${reported.saved} were saved, ${knights} are stored`).toBeGreaterThanOrEqual(0);
	expect(further).toBeLessThanOrEqual(MOST_TAPS);
	const numbers = revisions.map(({ revision }) => revision);
	// Revision, row and undo steps are written together; the second copy has only the row.
	if (row.revision > 1 && !isRestored) {
		expect(numbers.at(-1)).toBe(row.revision - 1);
		expect(knightsOf(revisions.at(-1)?.army)).not.toBe(knights);
		expect(histories.map(({ revision }) => revision)).toEqual([row.revision]);
	}
	for (const { army } of revisions) expect(knightsOf(army)).toBeGreaterThan(0);
	return knights;
}

/**
 * Waits until everything is saved. If the browser lost the database, restores it from the second copy and
 * returns true.
 */
async function savedOrRestored(page: Page): Promise<boolean> {
	const restore = page.getByRole('button', { name: m.data.secondCopy.restore });
	const status = savedLine(page);
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

test('a browser killed while writing keeps every save that it reported @long', async ({
	baseURL
}) => {
	test.setTimeout(60_000 + KILLS * 15_000);
	const profile = mkdtempSync(join(tmpdir(), 'brikmuster-kill-'));
	const random = seededFractions(SEED);
	const reported: Reported = { shown: 0, saved: 0, savings: 0 };
	let [url, down, unreported, unfinished, restored] = ['', false, 0, 0, 0];
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
				const rows = await everything(page);
				if (url) {
					const knights = checkRows(rows, reported, down, isRestored);
					if (knights !== reported.saved) unreported += 1;
					if (knights !== reported.shown) unfinished += 1;
				}
				url = page.url();
				const knights = knightsOf(rows.armies[0]?.army);
				await expect(
					page
						.getByRole('button', { name: stepper.more, exact: true })
						.locator('..')
						.getByRole('textbox')
				).toHaveValue(String(knights));
				if (round === KILLS) break;
				Object.assign(reported, { shown: knights, saved: knights });
				down = knights > MOST_TAPS + 5;
				await listen(context, page, reported);
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
		`${KILLS} kills (SEED=${SEED}): ${reported.savings} reported saves, ${unreported} kills between a write and its ` +
			`report, ${unfinished} with an edit shown and not yet written, ${restored} databases lost by the browser and ` +
			`restored from the second copy`
	);
	// A slow machine saves little before it is killed.
	expect(reported.savings).toBeGreaterThan(KILLS / 2);
});
