import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { arm, disk, installFaults } from './faulty-storage';
import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	saved,
	shownTotal,
	startArmy,
	stored,
	test
} from './support';
import { inTurn } from './turns';

test.use({ serviceWorkers: 'allow' });

/** Waits until the second copy has one army in this revision. Its folders come with the first copy. */
async function copied(page: Page, revision: number): Promise<void> {
	await expect(async () => {
		const states = await page.evaluate(async () => {
			const root = await navigator.storage.getDirectory();
			const folder = await root.getDirectoryHandle('brikmuster-second-copy');
			const armies = await folder.getDirectoryHandle('armies');
			const names: string[] = [];
			for await (const name of armies.keys()) names.push(name);
			return names.map((name) => name.slice(name.indexOf('.') + 1));
		});
		expect(states).toEqual([`${revision}-0.json`]);
	}).toPass({ timeout: 15_000 });
}

/** Deletes the database from a page of the same origin that does not use it. */
async function loseDatabase(page: Page): Promise<void> {
	await page.goto('/icon.svg');
	await page.evaluate(
		() =>
			new Promise<void>((done, failed) => {
				const request = indexedDB.deleteDatabase('brikmuster');
				request.onsuccess = () => done();
				request.onerror = request.onblocked = () => failed(new Error('not deleted'));
			})
	);
}

const COMBINATIONS = [
	['pl', PHONE],
	['en', DESKTOP]
] as const;

for (const [turn, [language, viewport]] of COMBINATIONS.entries()) {
	const m = catalogues[language];
	test.describe(`a database that the browser lost, in ${language} at ${viewport.width} pixels`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length, 1);
		test.use({ locale: browserLocale[language], viewport });

		if (isTurn())
			test('is reported on the first page and restored with one tap', async ({ page }) => {
				await page.goto('/');
				await startArmy(page, 'Alfa', language);
				await saved(page, language);
				await page.getByRole('button', { name: m.army.add, exact: true }).first().click();
				await page.getByRole('dialog').getByRole('button', { name: m.presets.grenadier }).click();
				await page
					.getByRole('dialog')
					.getByRole('button', { name: m.app.close, exact: true })
					.click();
				await saved(page, language);
				const total = await shownTotal(page, viewport === PHONE, language).innerText();
				const address = page.url();
				await copied(page, 2);
				const before = await stored(page);
				await loseDatabase(page);
				await page.goto('/');
				const alert = page.getByRole('alert');
				await expect(alert).toContainText(m.data.secondCopy.title);
				await expect(alert).toContainText(m.data.secondCopy.counts.armies({ count: 1 }));
				await expect(alert).toContainText('Alfa');
				await alert.getByRole('button', { name: m.data.secondCopy.restore }).click();
				await expect(page.getByRole('link', { name: 'Alfa' })).toBeVisible();
				await expect(alert).toHaveCount(0);
				expect(await stored(page)).toBe(before);
				await page.goto(address);
				await expect(shownTotal(page, viewport === PHONE, language)).toHaveText(total);
				await page.goto('/');
				await expect(page.getByRole('link', { name: 'Alfa' })).toBeVisible();
				await expect(alert).toHaveCount(0);
			});
	});
}

const m = catalogues.en;

test('a lost army can be restored on its own page @long', async ({ page }) => {
	await page.goto('/');
	await startArmy(page, 'Alfa');
	await saved(page);
	await copied(page, 1);
	const before = await stored(page);
	const address = page.url();
	await loseDatabase(page);
	await page.goto(address);
	await expect(page.getByRole('heading', { level: 1, name: m.army.notFound })).toBeVisible();
	const alert = page.getByRole('alert');
	await expect(alert).toContainText('Alfa');
	await alert.getByRole('button', { name: m.data.secondCopy.restore }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Alfa' })).toBeVisible();
	await expect(alert).toHaveCount(0);
	expect(await stored(page)).toBe(before);
});

test('an army deleted for good is not reported as missing @long', async ({ page }) => {
	await page.goto('/');
	await startArmy(page, 'Alfa');
	await saved(page);
	await page.goto('/');
	await page.getByRole('button', { name: m.home.more({ name: 'Alfa' }) }).click();
	await page.getByRole('dialog').getByRole('button', { name: m.home.delete, exact: true }).click();
	await copied(page, 2);
	await page.goto('/data');
	page.on('dialog', (dialog) => void dialog.accept());
	await page.getByRole('button', { name: m.data.trash.delete({ name: 'Alfa' }) }).click();
	await expect(page.getByText(m.data.trash.none)).toBeVisible();
	await page.goto('/');
	await expect(page.getByRole('button', { name: m.home.first })).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('after a storage error the database is rebuilt and survives a browser restart @long', async ({
	baseURL
}) => {
	const profile = mkdtempSync(join(tmpdir(), 'brikmuster-rebuilt-'));
	const launch = () =>
		chromium.launchPersistentContext(profile, {
			...chromiumLaunch(),
			...(baseURL && { baseURL }),
			locale: 'en-GB'
		});
	try {
		let context = await launch();
		let page = await context.newPage();
		await page.addInitScript(installFaults);
		await page.addInitScript(() => {
			const { deleteDatabase } = IDBFactory.prototype;
			IDBFactory.prototype.deleteDatabase = function (...args) {
				const counting = window as { rebuilt?: number };
				if (args[0] === 'brikmuster') counting.rebuilt = (counting.rebuilt ?? 0) + 1;
				return deleteDatabase.apply(this, args);
			};
		});
		const rebuilt = () => page.evaluate(() => (window as { rebuilt?: number }).rebuilt ?? 0);
		await page.goto('/');
		await openExample(page);
		await saved(page);
		await arm(page, { call: 'armies', kind: 'QuotaExceededError' });
		await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
		const failed = page.getByRole('alert').filter({ hasText: m.army.saveFailed });
		await failed.getByRole('button', { name: m.app.retry }).click();
		await saved(page);
		expect(await rebuilt()).toBe(1);
		await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
		await saved(page);
		expect(await rebuilt()).toBe(1);
		const total = await shownTotal(page, false).innerText();
		const address = page.url();
		await context.close();

		context = await launch();
		page = await context.newPage();
		await page.goto(address);
		await expect(shownTotal(page, false)).toHaveText(total);
		await page.goto('/');
		await expect(page.getByRole('link', { name: m.example.army })).toBeVisible();
		await expect(page.getByRole('alert')).toHaveCount(0);
		await context.close();
	} finally {
		rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
	}
});

test('a worker writes the second copy where the page cannot @long', async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable');
	});
	const worker = page.waitForEvent('worker');
	await page.goto('/');
	await startArmy(page, 'Alfa');
	expect((await worker).url()).toContain('write-worker');
	await copied(page, 1);
	await loseDatabase(page);
	await page.goto('/');
	await page.getByRole('alert').getByRole('button', { name: m.data.secondCopy.restore }).click();
	await expect(page.getByRole('link', { name: 'Alfa' })).toBeVisible();
});

test('while nothing can be stored, one tap saves everything to a file @long', async ({
	page,
	baseURL
}) => {
	const { fill } = await disk(page, baseURL);
	await page.goto('/');
	await startArmy(page, 'Alfa');
	await page.getByRole('button', { name: m.army.add, exact: true }).first().click();
	await page.getByRole('dialog').getByRole('button', { name: m.presets.grenadier }).click();
	await page.getByRole('dialog').getByRole('button', { name: m.app.close, exact: true }).click();
	await saved(page);
	await fill();
	await page
		.getByRole('button', { name: m.unit.more({ what: m.presets.grenadier }) })
		.first()
		.click();
	const failed = page.getByRole('alert').filter({ hasText: m.army.saveFailed });
	const download = page.waitForEvent('download');
	await failed.getByRole('button', { name: m.army.saveEverything }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/\.brikbackup$/);
	const lines = readFileSync(await file.path(), 'utf8')
		.trim()
		.split('\n');
	const records = lines.map((line) => JSON.parse(line));
	const [army, ...others] = records.filter(({ record }) => record === 'army');
	expect(others).toEqual([]);
	expect(army.army.name).toBe('Alfa');
	expect(army.army.units).toMatchObject([{ name: m.presets.grenadier, count: 2 }]);
});
