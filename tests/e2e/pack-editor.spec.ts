import * as editorTexts from '$lib/i18n/pl/pack-editor';
import * as packTexts from '$lib/i18n/pl/packs';
import type { Page } from '@playwright/test';
import { audit } from './audit';
import { addRow, createPack, openKlub, putArmy, ROWS, useRows } from './pack-by-hand';
import {
	browserLocale,
	catalogues,
	closeDialog,
	collectTroubles,
	DESKTOP,
	expect,
	PHONE,
	test
} from './support';

const m = catalogues.pl;
const words = editorTexts.packEditor;
const own = packTexts.packs;
/** The file and the link of the released pack. */
async function share(page: Page) {
	const dialog = page.getByRole('dialog');
	await page.getByRole('button', { name: own.shareShort }).click();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		dialog.getByRole('button', { name: m.share.saveFile }).click()
	]);
	await audit(page, 'shared pack');
	await page.evaluate(() => {
		Object.defineProperty(navigator, 'clipboard', {
			value: { writeText: (text: string) => Promise.resolve((document.title = text)) }
		});
	});
	await dialog.getByRole('button', { name: m.share.copyLink }).click();
	await expect(page).toHaveTitle(/#b1\./);
	return { file: await download.path(), link: await page.title() };
}

/** Adds the pack on the screen to the army, and gives its unit a rank and a weapon of it. */
async function useInArmy(page: Page) {
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText('Karabin obrotowy');
	await expect(dialog).toContainText(own.printedPrice({ points: '5' }));
	await audit(page, 'imported pack');
	await dialog.getByLabel(own.army).selectOption({ label: 'Klub' });
	await dialog.getByRole('button', { name: own.saveAndAdd }).click();
	await expect(page.getByText(own.added({ name: 'Klub Orbita', army: 'Klub' }))).toBeVisible();
	await openKlub(page);
	await useRows(page);
}

test.describe('on a phone in Polish', () => {
	test.use({ locale: browserLocale.pl, viewport: PHONE });

	test('five weapons and two ranks are written, sent by link and file, and used @long', async ({
		page,
		browser,
		troubles
	}) => {
		const dialog = page.getByRole('dialog');
		await createPack(page, 'Klub Orbita', (what) => audit(page, what));
		await audit(page, 'pack without rows');
		for (const row of ROWS) {
			await addRow(page, row);
			if (row === ROWS[0]) {
				// What a row is, and what it does: its card, its odds and its bill.
				await expect(dialog.getByRole('row', { name: /Karabin obrotowy/ }).first()).toBeVisible();
				await expect(dialog).toContainText(words.preview.odds);
				await expect(dialog).toContainText('12 CP');
				await audit(page, 'row of a pack');
			}
			await closeDialog(page, 'pl');
		}
		await expect(page.getByRole('main').getByRole('button', { name: /^Kapitan/ })).toContainText(
			'9 CP'
		);
		// A wrong number stays, and keeps the pack from being released.
		await page.getByRole('button', { name: /^Blaster/ }).click();
		const damage = dialog.getByLabel(
			words.fieldOf({ field: m.ownRules.fields.damage ?? '', row: 'Blaster' })
		);
		await damage.fill('dużo');
		await expect(dialog.getByText(m.structure.houseRules.dice)).toBeVisible();
		await closeDialog(page, 'pl');
		await page.reload();
		const release = page.getByRole('button', { name: words.status.release({ edition: 1 }) });
		await expect(release).toBeDisabled();
		await audit(page, 'pack with a wrong number');
		await page.getByRole('button', { name: words.status.show({ name: 'Blaster' }) }).click();
		await expect(damage).toHaveValue('dużo');
		await damage.fill('2d6');
		await closeDialog(page, 'pl');
		await release.click();
		await expect(page.getByText(words.status.inUse({ edition: 1 }))).toBeVisible();
		await audit(page, 'released pack');
		const { file, link } = await share(page);

		for (const way of ['link', 'file'] as const) {
			const context = await browser.newContext({ locale: browserLocale.pl, viewport: PHONE });
			await collectTroubles(context, troubles);
			const other = await context.newPage();
			await putArmy(other);
			if (way === 'link') await other.goto(link);
			else
				await other.locator('input[type=file]').setInputFiles({
					name: 'orbita.brikpack',
					mimeType: 'application/json',
					buffer: await (await import('node:fs/promises')).readFile(file)
				});
			await useInArmy(other);
			await context.close();
		}
	});
});

test.describe('on a desktop', () => {
	test.use({ locale: browserLocale.pl, viewport: DESKTOP });

	test('rows are typed like in a spreadsheet, moved, copied, deleted and undone by keys @long', async ({
		page
	}) => {
		await createPack(page, 'Klub Orbita');
		const main = page.getByRole('main');
		const add = async (like: string) => {
			await page.getByRole('button', { name: words.newRow }).click();
			await page.getByRole('searchbox').fill(like);
			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			await expect(page.getByRole('dialog')).toHaveCount(0);
			await expect(page.locator(':focus')).toHaveAttribute('data-name', /./);
		};
		await add(m.terms.gear.shortRanged);
		await page.keyboard.type('Blaster');
		await page.keyboard.press('Tab');
		await page.keyboard.type('4');
		await add(m.terms.gear.longRanged);
		await page.keyboard.type('Laser');
		await page.keyboard.press('Tab');
		await page.keyboard.type('7,5');
		const cost = (row: string) => main.getByLabel(words.fieldOf({ field: 'CP', row }));
		await page.keyboard.press('ArrowUp');
		await expect(cost('Blaster')).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(cost('Laser')).toBeFocused();
		await expect(main.getByRole('heading', { name: 'Laser' }).first()).toBeVisible();
		await audit(page, 'pack on a desktop');

		const names = () =>
			main
				.locator('[data-name]')
				.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
		await main.getByRole('button', { name: words.tools.up({ name: 'Laser' }) }).click();
		await expect.poll(names).toEqual(['Laser', 'Blaster']);
		await main.getByRole('button', { name: words.tools.duplicate({ name: 'Laser' }) }).click();
		await expect.poll(names).toEqual(['Laser', 'Laser', 'Blaster']);
		await main.getByRole('button', { name: words.tools.remove({ name: 'Blaster' }) }).click();
		await expect.poll(names).toEqual(['Laser', 'Laser']);
		for (let undone = 0; undone < 3; undone += 1) await page.keyboard.press('Control+z');
		await expect.poll(names).toEqual(['Blaster', 'Laser']);
		await page.keyboard.press('Control+Shift+z');
		await expect.poll(names).toEqual(['Laser', 'Blaster']);

		// The history goes to any step.
		const { history, names: commands } = m.commands;
		await page.getByRole('button', { name: commands.history }).click();
		await audit(page, 'history of a pack');
		await page.getByRole('button', { name: history.start }).click();
		await page
			.getByRole('button', { name: words.edits.addRow({ name: m.terms.gear.longRanged }) })
			.click();
		await closeDialog(page, 'pl');
		await expect.poll(names).toHaveLength(2);
	});
});
