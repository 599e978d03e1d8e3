import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { audit } from './audit';
import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	saved,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

/** Drawings are images, too. */
const [PHOTO, DRAWING] = ['img[src^="blob:"]', 'img[src^="data:"]'];

const file = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: 'image/png' });

/** A picture of four colors, twice as wide as high. */
async function picture(page: Page): Promise<Buffer> {
	const dataUrl = await page.evaluate(() => {
		const canvas = document.createElement('canvas');
		[canvas.width, canvas.height] = [1600, 800];
		const pen = canvas.getContext('2d');
		for (const [index, color] of ['#d33', '#3a3', '#33d', '#dd3'].entries()) {
			if (pen) pen.fillStyle = color;
			pen?.fillRect((index % 2) * 800, Math.floor(index / 2) * 400, 800, 400);
		}
		return canvas.toDataURL('image/png');
	});
	return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** The strongest channels in the upper middle of a photo; yellow has two. */
const colorOf = (image: Locator) =>
	image.evaluate(async (element: HTMLImageElement) => {
		await element.decode();
		const canvas = document.createElement('canvas');
		canvas.width = canvas.height = 1;
		const pen = canvas.getContext('2d');
		const { naturalWidth, naturalHeight } = element;
		pen?.drawImage(element, naturalWidth / 2, naturalHeight / 8, 1, 1, 0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
		return [red > 128 && 'r', green > 128 && 'g', blue > 128 && 'b'].filter(Boolean).join('');
	});

/** Opens the picture section of a unit. */
async function openPicture(page: Page, name: string, language: Language) {
	const m = catalogues[language];
	await page.getByRole('button', { name: m.army.edit({ name }) }).click();
	await page.getByText(m.unit.picture, { exact: true }).click();
}

/** Closes the editor if it is a dialog. */
async function leave(page: Page, language: Language) {
	const close = page
		.getByRole('dialog')
		.getByRole('button', { name: catalogues[language].app.close });
	if ((await close.count()) > 0) await close.click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
}

const COMBINATIONS = [
	['pl', PHONE],
	['en', DESKTOP]
] as const;

for (const [turn, [language, viewport]] of COMBINATIONS.entries()) {
	test.describe(`in ${language} at ${viewport.width} pixels`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length, 1);
		const m = catalogues[language];
		const words = m.portrait.photo;
		const locale = browserLocale[language];
		const name = m.example.hero;
		test.use({ locale, viewport });

		/** Gives the hero a photo that shows the red part of the picture. */
		async function photograph(page: Page) {
			await page.goto('/');
			await openExample(page, language);
			await openPicture(page, name, language);
			const chooser = page.waitForEvent('filechooser');
			await page.getByRole('button', { name: words.instead }).click();
			await (await chooser).setFiles(file('hero.png', await picture(page)));
			const dialog = page.getByRole('dialog', { name: words.crop });
			await expect(dialog.getByRole('img', { name: words.seen })).toBeVisible();
			await audit(page, 'framing');
			await dialog.getByRole('slider', { name: words.zoom }).fill('300');
			for (let press = 0; press < 3; press += 1) {
				await dialog.getByRole('button', { name: words.right, exact: true }).click();
			}
			await dialog.getByRole('button', { name: words.use }).click();
			await expect(page.getByRole('dialog', { name: words.crop })).toHaveCount(0);
			await expect(page.getByRole('button', { name: words.another })).toBeVisible();
			await expect(page.locator(`.editor ${PHOTO}`)).toHaveCount(2);
			await leave(page, language);
			await saved(page, language);
		}

		const row = (page: Page) =>
			page
				.locator('.row')
				.filter({ has: page.getByRole('button', { name: m.army.edit({ name }) }) });
		const photo = (page: Page) => row(page).locator(PHOTO);

		if (isTurn())
			test('a shown photo is stored again with its army after the data is cleared @long', async ({
				page
			}) => {
				await photograph(page);
				const session = await page.context().newCDPSession(page);
				const { origin } = new URL(page.url());
				const storageTypes = 'indexeddb,file_systems,local_storage';
				await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
				await page.getByRole('button', { name: m.army.out.keep }).first().click();
				await saved(page, language);
				await page.reload();
				await expect(photo(page)).toBeVisible();
				expect(await colorOf(photo(page))).toBe('r');
			});

		if (isTurn())
			test('a photo is cropped, shown, undone, redone and kept after a reload', async ({
				page
			}) => {
				await photograph(page);
				await expect(photo(page)).toBeVisible();
				expect(await colorOf(photo(page))).toBe('r');
				const step = m.edits.choosePhoto({ name });
				await page
					.getByRole('button', { name: m.army.undo({ step }) })
					.first()
					.click();
				await expect(photo(page)).toHaveCount(0);
				await page
					.getByRole('button', { name: m.army.redo({ step }) })
					.first()
					.click();
				await expect(photo(page)).toBeVisible();
				await saved(page, language);
				await page.reload();
				await expect(photo(page)).toBeVisible();
				await page.goto('/');
				await expect(page.locator(`main article ${PHOTO}`)).toBeVisible();
				await page.getByRole('link', { name: m.example.army }).click();
				await openPicture(page, name, language);
				await page.getByRole('button', { name: words.remove }).click();
				await leave(page, language);
				await expect(row(page).locator(DRAWING)).toBeVisible();
				await expect(photo(page)).toHaveCount(0);
			});

		if (isTurn())
			test('a photo is part of a backup and of the army’s file @long', async ({
				page,
				browser,
				baseURL
			}) => {
				await photograph(page);
				await page.goto('/data');
				const backup = page.waitForEvent('download');
				await page.getByRole('button', { name: m.data.backup.make }).click();
				const text = readFileSync(await (await backup).path());
				await page.goto('/');
				await page.getByRole('button', { name: m.home.more({ name: m.example.army }) }).click();
				const single = page.waitForEvent('download');
				await page.getByRole('button', { name: m.home.export, exact: true }).click();
				const army = readFileSync(await (await single).path());
				expect(Object.keys((JSON.parse(`${army}`) as { photos: object }).photos)).toHaveLength(1);

				const context = await browser.newContext({ locale, viewport, baseURL: baseURL ?? '' });
				const other = await context.newPage();
				await other.goto('/data');
				const given = { name: 'my.brikbackup', mimeType: '', buffer: text };
				await other.locator('main input[type=file]').setInputFiles(given);
				await expect(other.getByText(m.data.restore.photos({ count: 1 }))).toBeVisible();
				await other.getByRole('button', { name: m.data.restore.restore({ count: 1 }) }).click();
				await expect(other.getByText(m.data.restore.done({ count: 1 }))).toBeVisible();
				await other.goto('/');
				await other.getByRole('link', { name: m.example.army }).click();
				await expect(photo(other)).toBeVisible();
				expect(await colorOf(photo(other))).toBe('r');
				await context.close();

				const third = await browser.newContext({ locale, viewport, baseURL: baseURL ?? '' });
				const last = await third.newPage();
				await last.goto('/');
				const offered = { name: 'hero.brik', mimeType: '', buffer: army };
				await last.locator('input[type=file]').setInputFiles(offered);
				await last.getByRole('dialog').getByRole('button', { name: m.importing.keep }).click();
				await expect(photo(last)).toBeVisible();
				expect(await colorOf(photo(last))).toBe('r');
				await third.close();
			});
	});
}

test('a file that is no picture is refused, and Back closes the crop dialog @long', async ({
	page
}) => {
	const m = catalogues.en;
	const words = m.portrait.photo;
	await page.setViewportSize(PHONE);
	await page.goto('/');
	await openExample(page);
	await openPicture(page, m.example.hero, 'en');
	const choose = async (buffer: Buffer) => {
		const chooser = page.waitForEvent('filechooser');
		await page.getByRole('button', { name: words.instead }).click();
		await (await chooser).setFiles(file('hero.png', buffer));
	};
	await choose(Buffer.from('no picture'));
	await expect(page.getByRole('alert')).toHaveText(words.problems.noPicture);
	await choose(await picture(page));
	await expect(page.getByRole('dialog', { name: words.crop })).toBeVisible();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await page.goBack();
	await expect(page.getByRole('dialog', { name: words.crop })).toHaveCount(0);
	await expect(page.getByRole('button', { name: words.instead })).toBeVisible();
});
