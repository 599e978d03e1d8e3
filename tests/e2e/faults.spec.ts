import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { arm, CALLS, disk, fired, installFaults, KINDS, type Fault } from './faulty-storage';
import { longUnless } from './long';
import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	saved,
	savedLine,
	stored,
	test
} from './support';
import { everywhere, inTurn } from './turns';

test.use({ serviceWorkers: 'allow' });

interface Row {
	id: string;
	army: { id: string; name: string; units: { name: string; count: number }[] };
}
const rows = async (page: Page) => JSON.parse(await stored(page)) as Row[];

const COMBINATIONS = [
	['pl', PHONE],
	['en', DESKTOP]
] as const;

for (const [turn, [language, viewport]] of COMBINATIONS.entries()) {
	test.describe(`on a full disk, in ${language} at ${viewport.width} pixels @long`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length);
		const m = catalogues[language];
		const locale = browserLocale[language];
		test.use({ locale, viewport });

		if (isTurn())
			test('an edit stays on the screen until it is stored', async ({ page, baseURL }) => {
				const { fill, clear } = await disk(page, baseURL);
				await page.goto('/');
				await openExample(page, language);
				await saved(page, language);
				await fill();
				const before = await stored(page);
				await page.getByRole('button', { name: m.army.add, exact: true }).click();
				const palette = page.getByRole('dialog');
				await palette.getByRole('button', { name: m.presets.grenadier }).click();
				await expect(palette.getByRole('alert')).toContainText(m.army.saveFailed);
				await palette.getByRole('button', { name: m.app.retry }).click();
				await expect(palette.getByRole('alert')).toContainText(m.army.saveFailed);
				await palette.getByRole('button', { name: m.app.close, exact: true }).click();
				await expect(palette).toHaveCount(0);
				await expect(page.getByRole('alert')).toContainText(m.army.saveFailed);
				expect(await stored(page)).toBe(before);

				const download = page.waitForEvent('download');
				await page.getByRole('button', { name: m.army.export, exact: true }).click();
				const file = readFileSync(await (await download).path(), 'utf8');
				const { units } = JSON.parse(file) as Row['army'];
				expect(units.at(-1)?.name).toBe(m.presets.grenadier);

				const asked = page.waitForEvent('dialog');
				await page.close({ runBeforeUnload: true });
				expect((await asked).type()).toBe('beforeunload');
				await (await asked).dismiss();

				await clear();
				await page.getByRole('button', { name: m.app.retry }).click();
				await saved(page, language);
				expect((await rows(page))[0]?.army.units).toEqual(units);
				await page.reload();
				await expect(page.getByText(m.presets.grenadier).first()).toBeVisible();
			});

		if (isTurn())
			test('a backup is restored completely or not at all', async ({ page, baseURL }) => {
				const { fill, clear } = await disk(page, baseURL);
				await page.goto('/');
				await openExample(page, language);
				await saved(page, language);
				const [example] = await rows(page);
				const times = { revision: 1, createdAt: 1, savedAt: 1 };
				const records = Array.from({ length: 400 }, () => {
					const id = randomUUID();
					return { record: 'army', id, ...times, army: { ...example?.army, id } };
				});
				const head = { format: 'brikmuster/backup', version: 1, build: '', createdAt: 1 };
				const lines = [head, ...records, { record: 'end', records: records.length }];
				const buffer = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
				await page.goto('/data');
				// Leaves space for some of the armies, but not for all.
				await fill(300_000);
				const before = await stored(page);
				const file = { name: 'a.brikbackup', mimeType: 'application/octet-stream', buffer };
				await page.locator('main input[type=file]').setInputFiles(file);
				const restore = page.getByRole('button', { name: m.data.restore.restore({ count: 400 }) });
				await restore.click();
				await expect(page.getByRole('alert')).toContainText(m.data.restore.failed);
				expect(await stored(page)).toBe(before);
				await clear();
				await restore.click();
				await expect(page.getByText(m.data.restore.done({ count: 400 }))).toBeVisible();
				expect(await rows(page)).toHaveLength(401);
			});

		if (isTurn())
			test('the dialog for a new army reports that it cannot be stored', async ({
				page,
				baseURL
			}) => {
				const { fill, clear } = await disk(page, baseURL);
				await page.goto('/');
				await fill();
				await page.getByRole('button', { name: m.home.first }).click();
				const dialog = page.getByRole('dialog');
				await dialog.getByRole('textbox', { name: m.newArmy.name }).fill('Alfa');
				await dialog.getByRole('button', { name: m.newArmy.create }).click();
				await expect(dialog.getByRole('alert')).toContainText(m.home.saveFailed);
				expect(await stored(page)).toBe('[]');
				await clear();
				await dialog.getByRole('button', { name: m.newArmy.create }).click();
				await expect(page.getByRole('heading', { level: 1, name: 'Alfa' })).toBeVisible();
				expect((await rows(page)).map(({ army }) => army.name)).toEqual(['Alfa']);
			});
	});
}

const m = catalogues.en;
const more = m.unit.more({ what: m.example.knight });
const knights = async (page: Page) => {
	const [row, ...others] = await rows(page);
	expect(others).toEqual([]);
	return row?.army.units.find(({ name }) => name === m.example.knight)?.count;
};

async function faultyExample(page: Page): Promise<void> {
	await page.addInitScript(installFaults);
	await page.goto('/');
	await openExample(page);
	await saved(page);
}

for (const [turn, kind] of KINDS.entries()) {
	test(
		`an edit is stored or reported as failed, and can be retried: ${kind}`,
		longUnless(turn === 0),
		async ({ page }) => {
			await faultyExample(page);
			const failed = page.getByRole('alert').filter({ hasText: m.army.saveFailed });
			const status = savedLine(page);
			let count = 3;
			// Every second call fails in this way, every other one in the next.
			const calls = CALLS.filter((_, index) => everywhere || (index + turn) % 2 === 0);
			for (const [call, passing] of calls) {
				const before = await stored(page);
				await arm(page, { call, kind, passing });
				await page.getByRole('button', { name: more }).click();
				count += 1;
				await expect.poll(() => fired(page), `${call} is called`).toBe(true);
				await expect(failed.or(status)).toBeVisible();
				if (await failed.isVisible()) {
					if (call !== 'read') expect(await stored(page), call).toBe(before);
					await failed.getByRole('button', { name: m.app.retry }).click();
					await saved(page);
				}
				expect(await knights(page), call).toBe(count);
				await expect(failed, call).toHaveCount(0);
				await expect(page.getByText(m.army.notices.changedElsewhere), call).toHaveCount(0);
			}
			await page.reload();
			await saved(page);
			expect(await knights(page)).toBe(count);
		}
	);
}

for (const [next, button, count] of [
	['retried', m.app.retry, 4],
	['followed by another edit', more, 5]
] as const) {
	test(`a stored edit that was reported as failed is no conflict: ${next} @long`, async ({
		page
	}) => {
		await faultyExample(page);
		await arm(page, { call: 'commit', kind: 'unreported' });
		await page.getByRole('button', { name: more }).click();
		await expect(page.getByRole('alert')).toContainText(m.army.saveFailed);
		expect(await knights(page)).toBe(4);
		await page.getByRole('button', { name: button }).click();
		await saved(page);
		expect(await knights(page)).toBe(count);
		await expect(page.getByText(m.army.notices.changedElsewhere)).toHaveCount(0);
	});
}

test('a new army is stored or reported as failed @long', async ({ page }) => {
	await page.addInitScript(installFaults);
	await page.goto('/');
	for (const kind of KINDS) {
		await arm(page, { call: 'armies', kind });
		await page.getByRole('button', { name: m.home.example }).click();
		const notice = page.getByText(m.home.saveFailed);
		await expect(notice, kind).toBeVisible();
		expect(await stored(page)).toBe('[]');
		await page.getByRole('button', { name: m.app.dismiss }).click();
	}
	await openExample(page);
	await saved(page);
});

for (const place of ['home', 'army'] as const) {
	test(`storage that fails to open can be retried: ${place} @long`, async ({ page, context }) => {
		await page.goto('/');
		await openExample(page);
		await saved(page);
		for (const kind of ['QuotaExceededError', 'AbortError', 'UnknownError'] as const) {
			const window = await context.newPage();
			await window.addInitScript(installFaults, { call: 'open', kind } satisfies Fault);
			await window.goto(place === 'home' ? '/' : page.url());
			const army = window.getByRole(place === 'home' ? 'link' : 'heading', {
				name: m.example.army
			});
			const failed = window.getByText(m.home.failed);
			await expect(army.or(failed), kind).toBeVisible();
			expect(await fired(window)).toBe(true);
			if (await failed.isVisible()) await window.getByRole('button', { name: m.app.retry }).click();
			await expect(army, kind).toBeVisible();
			await window.close();
		}
	});
}

test('the first page reports refused storage', async ({ page }) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('Refused', 'SecurityError');
		};
	});
	await page.goto('/');
	await expect(page.getByRole('alert')).toContainText(m.home.failed);
});
