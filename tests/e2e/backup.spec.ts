import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newArmy } from '$lib/army/new-army';
import { audit } from './audit';
import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	putRows,
	saved,
	startArmy,
	stored,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

const NAMES = ['Alfa', 'Bravo', 'Charlie'] as const;
const picker = 'main input[type=file]';

const backupFile = (text: string) => ({
	name: 'my.brikbackup',
	mimeType: 'application/octet-stream',
	buffer: Buffer.from(text)
});

/** The stored rows, without the deletion times, which restoring resets. */
function rows(text: string): object[] {
	const all = JSON.parse(text) as { deletedAt?: number }[];
	return all.map((row) => ('deletedAt' in row ? { ...row, deletedAt: 0 } : row));
}

/** Renames the army in the builder. */
async function rename(page: Page, name: string, language: Language) {
	const m = catalogues[language];
	await page.getByRole('button', { name: m.army.more, exact: true }).click();
	const field = page.getByRole('textbox', { name: m.army.rename });
	await field.fill(name);
	await field.blur();
	await page.getByRole('dialog').getByRole('button', { name: m.app.close, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	await saved(page, language);
}

/** Creates Alfa (renamed from Alpha), Bravo and Charlie (deleted). */
async function makeArmies(page: Page, language: Language) {
	const m = catalogues[language];
	await page.goto('/');
	await startArmy(page, 'Alpha', language);
	await rename(page, NAMES[0], language);
	for (const name of NAMES.slice(1)) {
		await page.getByRole('link', { name: m.app.back }).click();
		await page.getByRole('button', { name: m.home.create }).click();
		await page.getByRole('textbox', { name: m.newArmy.name }).fill(name);
		await page.getByRole('button', { name: m.newArmy.create }).click();
		await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
	}
	await page.getByRole('link', { name: m.app.back }).click();
	await page.getByRole('button', { name: m.home.more({ name: 'Charlie' }) }).click();
	await page.getByRole('button', { name: m.home.delete }).click();
	await expect(page.getByRole('link', { name: 'Charlie' })).toHaveCount(0);
}

/** Stores what `makeArmies` makes, without earlier states, and opens the list. */
async function storeArmies(page: Page, language: Language) {
	await page.goto('/');
	await expect(page.getByRole('button', { name: catalogues[language].home.first })).toBeVisible();
	const now = Date.now();
	const times = { revision: 1, createdAt: now, savedAt: now };
	const rows = NAMES.map((name, index) => {
		const id = `0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c1${index}`;
		const army = newArmy(id, name, { profile: 'league' });
		return { id, army, ...times, ...(name === 'Charlie' && { deletedAt: now }) };
	});
	await putRows(page, 'armies', rows);
	await page.reload();
	await expect(page.getByRole('link', { name: 'Bravo' })).toBeVisible();
}

async function downloadBackup(page: Page, language: Language): Promise<string> {
	const m = catalogues[language];
	await page.getByRole('link', { name: m.app.data }).click();
	await expect(page.getByText(m.data.backup.never)).toBeVisible();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: m.data.backup.make }).click();
	expect((await download).suggestedFilename()).toMatch(/^brikmuster-\d{4}-\d\d-\d\d\.brikbackup$/);
	await expect(page.getByText(m.data.backup.made({ count: 3 }))).toBeVisible();
	return readFileSync(await (await download).path(), 'utf8');
}

const COMBINATIONS = [
	['pl', PHONE],
	['en', DESKTOP]
] as const;

for (const [turn, [language, viewport]] of COMBINATIONS.entries()) {
	test.describe(`in ${language} at ${viewport.width} pixels`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length);
		const m = catalogues[language];
		const locale = browserLocale[language];
		test.use({ locale, viewport });

		if (isTurn())
			test('a backup restores everything in an empty browser', async ({
				page,
				browser,
				baseURL
			}) => {
				await makeArmies(page, language);
				const before = await stored(page);
				const text = await downloadBackup(page, language);
				const context = await browser.newContext({ locale, viewport, baseURL: baseURL ?? '' });
				const other = await context.newPage();
				await other.goto('/data');
				await other.locator(picker).setInputFiles(backupFile(text));
				await expect(other.getByText(m.data.restore.fresh({ count: 3 }))).toBeVisible();
				expect(await stored(other)).toBe('[]');
				await audit(other, 'restoring');
				await other.getByRole('button', { name: m.data.restore.restore({ count: 3 }) }).click();
				await expect(other.getByText(m.data.restore.done({ count: 3 }))).toBeVisible();
				expect(rows(await stored(other))).toEqual(rows(before));
				await expect(other.getByText(m.data.trash.army.days({ count: 30 }))).toBeVisible();
				await other.getByRole('button', { name: m.data.trash.bringBack }).click();
				await expect(other.getByText(m.data.trash.none)).toBeVisible();
				await other.goto('/');
				for (const name of NAMES) await expect(other.getByRole('link', { name })).toBeVisible();
				await other.getByRole('link', { name: 'Alfa' }).click();
				await other.getByRole('button', { name: m.army.more, exact: true }).click();
				await other.getByText(m.earlier.title).click();
				await expect(other.getByRole('dialog').getByText(m.earlier.hint)).toBeVisible();
				const back = m.earlier.backTo({ when: '' }).trim();
				await other.getByRole('dialog').getByRole('button', { name: back }).first().click();
				await expect(other.getByRole('heading', { level: 1, name: 'Alpha' })).toBeVisible();
				await saved(other, language);
				await other.getByRole('status').getByRole('button', { name: m.app.undo }).click();
				await expect(other.getByRole('heading', { level: 1, name: 'Alfa' })).toBeVisible();
				await context.close();
			});

		if (isTurn())
			test('a file cut off before its first record is refused @long', async ({ page }) => {
				await storeArmies(page, language);
				const text = await downloadBackup(page, language);
				const before = await stored(page);
				const lines = text.trimEnd().split('\n');
				for (const [cut, message] of [
					[`${lines[0]}\n`, m.problems.cutOff({ code: 'cutOff', path: '' })],
					[text.slice(0, (lines[0]?.length ?? 0) + 50), /JSON/]
				] as const) {
					await page.locator(picker).setInputFiles(backupFile(cut));
					await expect(page.getByRole('alert')).toContainText(message);
					await expect(page.getByRole('alert')).toContainText(m.data.restore.nothingChanged);
				}
				await page.locator(picker).setInputFiles(backupFile('{}\n'));
				await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
					m.problems.notAnArmy({ code: 'notAnArmy', path: '' })
				);
				expect(await stored(page)).toBe(before);
			});

		if (isTurn())
			test('a file cut off later offers the records before the cut @long', async ({
				page,
				browser,
				baseURL
			}) => {
				await storeArmies(page, language);
				const text = await downloadBackup(page, language);
				const context = await browser.newContext({ locale, viewport, baseURL: baseURL ?? '' });
				const other = await context.newPage();
				await other.goto('/data');
				const cut = text.slice(0, text.lastIndexOf('"record":"army"'));
				await other.locator(picker).setInputFiles(backupFile(cut));
				const cutOff = m.problems.cutOff({ code: 'cutOff', path: '' });
				await expect(other.getByRole('alert')).toContainText(cutOff);
				await other.getByRole('button', { name: m.data.restore.restore({ count: 2 }) }).click();
				await expect(other.getByText(m.data.restore.done({ count: 2 }))).toBeVisible();
				expect(JSON.parse(await stored(other))).toHaveLength(2);
				await context.close();
			});

		if (isTurn())
			test('an army that differs is kept beside the stored one @long', async ({ page }) => {
				await storeArmies(page, language);
				const text = await downloadBackup(page, language);
				const changed = withoutDigests(text).replaceAll('"Bravo"', '"Bravissimo"');
				await page.locator(picker).setInputFiles(backupFile(changed));
				await expect(page.getByText(m.data.restore.known({ count: 2 }))).toBeVisible();
				await expect(page.getByText(m.data.restore.differing({ count: 1 }))).toBeVisible();
				await expect(page.getByRole('radio', { name: m.data.restore.choices.both })).toBeChecked();
				await page.getByRole('button', { name: m.data.restore.restore({ count: 1 }) }).click();
				await expect(page.getByText(m.data.restore.done({ count: 1 }))).toBeVisible();
				await page.goto('/');
				const copy = m.data.restore.copyName({ name: 'Bravissimo' });
				await expect(page.getByRole('link', { name: copy })).toBeVisible();
				await expect(page.getByRole('link', { name: 'Bravo' })).toBeVisible();
			});
	});
}

/** The backup as the last version without digests has it, so that a test can change its records. */
function withoutDigests(text: string): string {
	return text
		.replace(/"version":\d+/, '"version":6')
		.replaceAll(/,"(?:lineDigest|all)":"sha256:\w+"/g, '');
}

test('a deleted army can be deleted for good after a confirmation @long', async ({ page }) => {
	const m = catalogues.en;
	await storeArmies(page, 'en');
	await page.getByRole('link', { name: m.app.data }).click();
	const remove = page.getByRole('button', { name: m.data.trash.delete({ name: 'Charlie' }) });
	page.once('dialog', (dialog) => void dialog.dismiss());
	await remove.click();
	await expect(remove).toBeVisible();
	page.once('dialog', (dialog) => void dialog.accept());
	await remove.click();
	await expect(page.getByText(m.data.trash.none)).toBeVisible();
	expect(await stored(page)).not.toContain('Charlie');
});

test('after the first edit the app offers once to protect the armies @long', async ({ page }) => {
	const m = catalogues.en;
	await page.addInitScript(() => {
		StorageManager.prototype.persisted = () => Promise.resolve(false);
		StorageManager.prototype.persist = () => Promise.resolve(true);
	});
	await page.goto('/');
	await openExample(page);
	await saved(page);
	await expect(page.getByText(m.army.keep.why)).toHaveCount(0);
	await rename(page, 'Mine', 'en');
	await expect(page.getByText(m.army.keep.why)).toBeVisible();
	await page.getByRole('button', { name: m.army.keep.ask }).click();
	await expect(page.getByText(m.army.keep.kept)).toBeVisible();
	await page.reload();
	await rename(page, 'Still mine', 'en');
	await expect(page.getByText(m.army.keep.why)).toHaveCount(0);
});

test('the first page reminds of a backup after a week @long', async ({ page }) => {
	const m = catalogues.en;
	await makeArmies(page, 'en');
	await expect(page.getByText(m.home.backupDue)).toHaveCount(0);
	await page.clock.setFixedTime(Date.now() + 8 * 86_400_000);
	await page.reload();
	await expect(page.getByText(m.home.backupDue)).toBeVisible();
	await page.getByRole('link', { name: m.home.backUp }).click();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: m.data.backup.make }).click();
	await download;
	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Alfa' })).toBeVisible();
	await expect(page.getByText(m.home.backupDue)).toHaveCount(0);
});

test('the data page reports refused storage @long', async ({ page }) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('Refused', 'SecurityError');
		};
	});
	await page.goto('/data');
	await expect(page.getByRole('alert').first()).toContainText(catalogues.en.data.storage.closed);
});

test('a backup opened on another page leads to the data page @long', async ({ page }) => {
	const m = catalogues.en;
	await storeArmies(page, 'en');
	const text = await downloadBackup(page, 'en');
	await page.goto('/');
	await page.locator('input[type=file]').setInputFiles(backupFile(text));
	await expect(page.getByRole('heading', { level: 1, name: m.app.data })).toBeVisible();
	await expect(page.getByText(m.data.restore.known({ count: 3 }))).toBeVisible();
	await page.getByRole('button', { name: m.app.cancel }).click();
	const drop = await page.evaluateHandle((lines) => {
		const transfer = new DataTransfer();
		transfer.items.add(new File([lines], 'dropped.brikbackup'));
		return transfer;
	}, text);
	await page.dispatchEvent('body', 'drop', { dataTransfer: drop });
	await expect(page.getByText(m.data.restore.file({ name: 'dropped.brikbackup' }))).toBeVisible();
});

test('a chosen backup file updates itself, also after a reload @long', async ({ page }) => {
	const m = catalogues.en.data.backup;
	await page.addInitScript(() => {
		// The system dialog cannot be driven here; everything else is real.
		Object.assign(window, {
			showSaveFilePicker: async () => {
				const folder = await navigator.storage.getDirectory();
				return folder.getFileHandle('mine.brikbackup', { create: true });
			}
		});
	});
	/** The file's text; empty while the file does not exist or is being replaced. */
	const written = () =>
		page.evaluate(async () => {
			try {
				const folder = await navigator.storage.getDirectory();
				const handle = await folder.getFileHandle('mine.brikbackup');
				return await (await handle.getFile()).text();
			} catch {
				return '';
			}
		});
	await storeArmies(page, 'en');
	await page.getByRole('link', { name: catalogues.en.app.data }).click();
	await page.getByRole('button', { name: m.choose }).click();
	await expect(page.getByText(m.byItself({ name: 'mine.brikbackup' }))).toBeVisible();
	await expect.poll(written).toContain('"Alfa"');
	await page.goto('/');
	await page.getByRole('link', { name: 'Alfa' }).click();
	await rename(page, 'Delta', 'en');
	await expect.poll(written, { timeout: 120_000 }).toContain('"Delta"');
});

test('damaged rows hide no others and can be saved from a backup @long', async ({ page }) => {
	const m = catalogues.en;
	await storeArmies(page, 'en');
	await page.evaluate(async () => {
		const open = indexedDB.open('brikmuster');
		const database = await new Promise<IDBDatabase>((done, failed) => {
			open.onsuccess = () => done(open.result);
			open.onerror = () => failed(open.error ?? new Error('not opened'));
		});
		const tables = ['armies', 'revisions', 'ownUnits', 'keys'];
		const writing = database.transaction(tables, 'readwrite');
		const loop: Record<string, unknown> = { id: 'loop', army: { name: 12n }, savedAt: new Date() };
		loop.self = loop;
		writing.objectStore('armies').put(loop);
		writing.objectStore('armies').put({ id: 7, revision: -1, savedAt: NaN });
		writing.objectStore('revisions').put({ id: 'loop', revision: 0.5, army: new Map([[1, 2n]]) });
		writing.objectStore('ownUnits').put({ id: 'x'.repeat(100), unit: loop });
		writing.objectStore('keys').put({ publicKey: 'broken', seed: new Uint8Array(32).fill(201) });
		await new Promise<void>((done, failed) => {
			writing.oncomplete = () => done();
			writing.onerror = () => failed(writing.error ?? new Error('not written'));
		});
		database.close();
	});
	await page.goto('/');
	await expect(page.getByRole('link', { name: 'Alfa' })).toBeVisible();
	await expect(page.getByText(m.home.unreadable)).toHaveCount(2);
	const text = await downloadBackup(page, 'en');
	await expect(page.getByText(m.data.backup.damaged({ count: 5 }))).toBeVisible();
	expect(text).not.toContain('ycnJycnJyc');
	await page
		.locator(picker)
		.setInputFiles(backupFile(withoutDigests(text).replaceAll('Alfa', 'Omega')));
	await expect(page.getByText(m.data.restore.differing({ count: 1 }))).toBeVisible();
	await page.getByText(m.data.restore.damaged({ count: 5 }), { exact: true }).click();
	const entry = page
		.getByRole('listitem')
		.filter({ hasText: `${m.data.restore.tables.armies} · loop` });
	const download = page.waitForEvent('download');
	await entry.getByRole('button', { name: m.data.restore.save }).click();
	const row = readFileSync(await (await download).path(), 'utf8');
	expect(JSON.parse(row)).toMatchObject({
		id: 'loop',
		army: { name: { $: 'bigint', value: '12' } },
		self: { $: 'same', path: '' }
	});
	await page.getByRole('button', { name: m.data.restore.restore({ count: 1 }) }).click();
	await expect(page.getByText(m.data.restore.done({ count: 1 }))).toBeVisible();
});
