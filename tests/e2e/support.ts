import { readFileSync } from 'node:fs';
import { test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { catalogues } from '../setup/catalogues';

export { expect } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
export { catalogues };
export type Language = keyof typeof catalogues;
export const browserLocale: Record<Language, string> = { en: 'en-GB', pl: 'pl-PL' };

/** Milliseconds until a reload is tried again; doubled each time. */
const PATIENCE = 10_000;

/** Retries navigations that a step back has aborted. */
export function goAgain(page: Page): void {
	const go = page.goto.bind(page);
	page.goto = (...args) =>
		go(...args).catch((error: unknown) => {
			if (String(error).includes('ERR_ABORTED')) return go(...args);
			throw error;
		});
	const reload = page.reload.bind(page);
	// If a step back replaces a reload before it is requested, Playwright is not told and waits forever.
	const again = (
		options: Parameters<Page['reload']>[0],
		timeout: number
	): ReturnType<Page['reload']> =>
		reload({ timeout, ...options }).catch((error: unknown) => {
			if (/ERR_ABORTED|Timeout/.test(String(error))) return again(options, 2 * timeout);
			throw error;
		});
	page.reload = (options) => again(options, PATIENCE);
}

/** Collects violations of the security policy and uncaught errors on all pages of a context. */
export async function collectTroubles(context: BrowserContext, troubles: string[]): Promise<void> {
	await context.exposeBinding('reportTrouble', (_, trouble: string) => troubles.push(trouble));
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', (event) => {
			const { reportTrouble } = window as unknown as {
				reportTrouble: (trouble: string) => void;
			};
			reportTrouble(`policy: ${event.effectiveDirective} ${event.blockedURI}`);
		});
	});
	context.on('page', (page) => {
		page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
	});
}

/** Drops what tells that a part of the app could not be loaded. */
export function forgetLoads(troubles: string[]): void {
	const others = troubles.filter((one) => !/dynamically imported|preload CSS/.test(one));
	troubles.splice(0, troubles.length, ...others);
}

/** The hints for the first army do not show. */
export async function knowHints(context: BrowserContext): Promise<void> {
	await context.addInitScript(() => {
		// Pages without an origin have no storage.
		if (origin !== 'null') localStorage.setItem('hints', '');
	});
}

/** Fails on CSP violations and uncaught errors on any page. */
export const test = base.extend<{ troubles: string[]; newcomer: boolean }>({
	/** Whether the first army shows hints. */
	newcomer: [false, { option: true }],
	troubles: [
		async ({ context, newcomer }, use) => {
			const troubles: string[] = [];
			await collectTroubles(context, troubles);
			if (!newcomer) await knowHints(context);
			context.on('page', goAgain);
			await use(troubles);
			base.expect(troubles).toEqual([]);
		},
		{ auto: true }
	]
});

/** Waits until the app has replaced the prerendered page, and so has opened its database. */
export async function started(page: Page): Promise<void> {
	await page.locator('.first-look').waitFor({ state: 'detached' });
}

/** The stored armies as text, to compare before and after. */
export async function stored(page: Page): Promise<string> {
	await started(page);
	return page.evaluate(async () => {
		const open = indexedDB.open('brikmuster');
		const database = await new Promise<IDBDatabase>((done, failed) => {
			open.onsuccess = () => done(open.result);
			open.onerror = () => failed(open.error ?? new Error('not opened'));
		});
		const all = database.transaction('armies').objectStore('armies').getAll();
		const rows = await new Promise<unknown>((done) => {
			all.onsuccess = () => done(all.result);
		});
		database.close();
		return JSON.stringify(rows);
	});
}

/** Puts rows into a table of the database, which the open page must have created. */
export async function putRows(page: Page, table: string, rows: object[]): Promise<void> {
	await started(page);
	await page.evaluate(
		async ([table, rows]) => {
			const open = indexedDB.open('brikmuster');
			const database = await new Promise<IDBDatabase>((done, failed) => {
				open.onsuccess = () => done(open.result);
				open.onerror = () => failed(open.error ?? new Error('not opened'));
			});
			const writing = database.transaction(table, 'readwrite');
			for (const row of rows) writing.objectStore(table).put(row);
			await new Promise<void>((done, failed) => {
				writing.oncomplete = () => done();
				writing.onerror = () => failed(writing.error ?? new Error('not written'));
			});
			database.close();
		},
		[table, rows] as const
	);
}

/** The line that says when the last change was saved. */
export function savedLine(page: Page, language: Language = 'en'): Locator {
	const hasText = language === 'en' ? /^\s*Saved at/ : /^\s*Zapisano o/;
	return page.locator('main p').filter({ hasText });
}

/** Waits until the page reports the last change as saved. */
export async function saved(page: Page, language: Language = 'en'): Promise<void> {
	await base.expect(savedLine(page, language)).toBeVisible();
}

/** Creates an empty army from the welcome page. */
export async function startArmy(page: Page, name: string, language: Language = 'en') {
	const m = catalogues[language];
	await page.getByRole('button', { name: m.home.first }).click();
	await page.getByRole('textbox', { name: m.newArmy.name }).fill(name);
	await page.getByRole('button', { name: m.newArmy.create }).click();
	await base.expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens the example army from the welcome page. */
export async function openExample(page: Page, language: Language = 'en') {
	const m = catalogues[language];
	await page.getByRole('button', { name: m.home.example }).click();
	await base.expect(page.getByRole('heading', { level: 1, name: m.example.army })).toBeVisible();
}

/** Opens the print page of the open army. */
export async function openPrinting(page: Page, language: Language = 'en') {
	const m = catalogues[language];
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: m.commands.names.cards }).click();
}

export async function closeDialog(page: Page, language: Language = 'en') {
	const dialogs = page.getByRole('dialog');
	await base.expect(dialogs.last()).toBeVisible();
	const open = await dialogs.count();
	await dialogs
		.last()
		.getByRole('button', { name: catalogues[language].app.close, exact: true })
		.click();
	await base.expect(dialogs).toHaveCount(open - 1);
}

/** The total of the army as the page shows it, in points or dice. */
export function shownTotal(page: Page, phone: boolean, language: Language = 'en'): Locator {
	const { bill } = catalogues[language].army;
	const total = phone
		? page.locator('footer').getByRole('status').last()
		: page.getByRole('region', { name: bill }).getByRole('status').first();
	return total.getByText(/^(\d+½?|½)$/);
}

/** Exports the open army and returns the file's content. */
export async function savedFile(page: Page, language: Language = 'en'): Promise<Buffer> {
	const m = catalogues[language];
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	const download = page.waitForEvent('download');
	await page.getByRole('dialog').getByRole('button', { name: m.commands.names.export }).click();
	return readFileSync(await (await download).path());
}

/** The rows of the bill as text: name, quantity, points. */
export async function billRows(bill: Locator): Promise<string[][]> {
	const rows = await bill.getByRole('row').all();
	const texts = await Promise.all(
		rows.map(async (row) => {
			const cells = await row.locator('th, td').allInnerTexts();
			return cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
		})
	);
	return texts.slice(1);
}
