import type { Page } from '@playwright/test';
import { audit } from './audit';
import { longUnless } from './long';
import { inFront } from './in-front';
import {
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	test,
	type Language
} from './support';

const SCREENS = [
	{ language: 'pl', size: PHONE },
	{ language: 'en', size: DESKTOP }
] as const;

const bar = (page: Page, language: Language) =>
	page.getByRole('navigation', { name: catalogues[language].app.sections });

for (const { language, size } of SCREENS) {
	const m = catalogues[language];
	test.describe(`${language} at ${size.width} px`, () => {
		test.use({ locale: browserLocale[language], viewport: size });

		test(
			'the navigation reaches every page and marks it',
			longUnless(language === 'pl'),
			async ({ page }) => {
				await page.goto('/');
				const nav = bar(page, language);
				const pages = [
					{ name: m.app.league, path: '/league' },
					{ name: m.app.table, path: '/table' },
					{ name: m.app.rules, path: '/rules' },
					{ name: m.app.odds, path: '/odds' },
					{ name: m.app.settings, path: '/settings' },
					{ name: m.home.title, path: '/' }
				];
				for (const { name, path } of pages) {
					await nav.getByRole('link', { name, exact: true }).click();
					await expect(page).toHaveURL(path);
					await expect(nav.locator('[aria-current="page"]')).toHaveText(name);
					const box = await nav.boundingBox();
					if (size === PHONE) expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(size.height);
					else expect(box?.y).toBeLessThan(60);
				}
				for (const name of [m.app.data, m.app.about]) {
					await nav.getByRole('link', { name: m.app.settings }).click();
					await page.getByRole('main').getByRole('link', { name }).click();
					await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
					await expect(nav.locator('[aria-current="true"]')).toHaveText(m.app.settings);
				}
			}
		);

		test(
			'the search of every page finds pages, armies and a new army',
			longUnless(language === 'pl'),
			async ({ page }) => {
				const { palette } = m.commands;
				await page.goto('/');
				await openExample(page, language);
				await page.goto('/rules');
				await page.getByRole('button', { name: m.app.find }).click();
				const search = page.getByRole('combobox', { name: palette.label });
				await search.fill(m.example.army.slice(0, 6));
				await page.getByRole('option', { name: m.commands.open({ name: m.example.army }) }).click();
				await expect(page.getByRole('heading', { level: 1, name: m.example.army })).toBeVisible();
				await page.goto('/settings');
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				await page.keyboard.press('Control+k');
				await search.fill(m.app.league);
				await page.keyboard.press('Enter');
				await expect(page).toHaveURL('/league');
				await expect(page.getByRole('dialog')).toHaveCount(0);
				await page.getByRole('button', { name: m.app.find }).click();
				await audit(page, 'search');
				await page.getByRole('option', { name: m.newArmy.title }).click();
				await expect(page.getByRole('dialog', { name: m.newArmy.title })).toBeVisible();
				await page.goBack();
				await expect(page.getByRole('dialog')).toHaveCount(0);
				await expect(page).toHaveURL('/');
			}
		);

		test('an open army has its own bar on a phone @long', async ({ page }) => {
			await page.goto('/');
			await openExample(page, language);
			await expect(bar(page, language)).toBeVisible({ visible: size === DESKTOP });
			const tools = page.getByRole('group', { name: m.commands.groups.army });
			await tools.getByRole('button', { name: m.commands.short.share }).click();
			await expect(page.getByRole('dialog', { name: m.share.title })).toBeVisible();
			await closeDialog(page, language);
			await tools.getByRole('button', { name: m.commands.short.cards }).click();
			await expect(page.getByRole('heading', { level: 1, name: m.cards.page.title })).toBeVisible();
		});
	});
}

/** The heights of the bars that stay on the screen: header, tab bar and footer; 0 for one that does not. */
async function barHeights(page: Page): Promise<number[]> {
	const front = await inFront(page);
	return front.evaluate((scope) =>
		['header', 'header nav', 'footer', 'search'].map((selector) => {
			const found = scope.querySelector(selector);
			if (!found) return 0;
			const isFrame = scope.matches('dialog') && selector !== 'search';
			const stays = isFrame || /sticky|fixed/.test(getComputedStyle(found).position);
			return stays ? found.getBoundingClientRect().height : 0;
		})
	);
}

test('low screens keep three quarters of their height for content @long', async ({ page }) => {
	const expectLow = async (screen: string) => {
		for (const [width, height] of [
			[844, 390],
			[667, 375],
			[640, 360]
		] as const) {
			await page.setViewportSize({ width, height });
			const bars = await barHeights(page);
			const sum = bars.reduce((one, other) => one + other, 0);
			expect(sum, `${screen} at ${height}: ${bars.join(' + ')}`).toBeLessThanOrEqual(height / 4);
			expect(bars[0], screen).toBeGreaterThan(0);
		}
	};
	const m = catalogues.en;
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto('/');
	await openExample(page);
	await expectLow('builder');
	await page.getByRole('button', { name: m.army.edit({ name: m.example.hero }) }).click();
	await expectLow('unit');
	await closeDialog(page);
	await page.getByRole('button', { name: m.army.add, exact: true }).click();
	await expectLow('palette');
	await closeDialog(page);
	await page.getByRole('link', { name: m.app.back }).click();
	for (const name of [m.home.title, m.app.rules, m.app.settings, m.app.league]) {
		await bar(page, 'en').getByRole('link', { name, exact: true }).click();
		await expect(bar(page, 'en').locator('[aria-current="page"]')).toHaveText(name);
		expect((await bar(page, 'en').boundingBox())?.y).toBeLessThan(20);
		await expectLow(name);
	}
});

test('bars have one height in both languages, legal or not @long', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/');
	await openExample(page);
	const heights = async () => {
		const measured = [];
		for (const width of [320, 390]) {
			await page.setViewportSize({ width, height: 640 });
			measured.push(String(await barHeights(page)));
		}
		return measured;
	};
	const english = await heights();
	await page.getByRole('button', { name: 'Polski' }).click();
	const m = catalogues.pl;
	await expect(page.getByText(m.army.legal, { exact: true })).toBeVisible();
	expect(await heights()).toEqual(english);
	const knights = m.unit.more({ what: m.presets.knight });
	await page.getByRole('button', { name: knights, exact: true }).click();
	await expect(page.getByText(m.army.problems({ count: 1 }))).toBeVisible();
	expect(await heights()).toEqual(english);
	await page.getByRole('link', { name: m.app.back }).click();
	await bar(page, 'pl').getByRole('link', { name: m.app.settings }).click();
	await expect(bar(page, 'pl').locator('[aria-current="page"]')).toHaveText(m.app.settings);
	const polish = await heights();
	await page.getByRole('button', { name: 'English' }).click();
	await expect(bar(page, 'en')).toBeVisible();
	expect(await heights()).toEqual(polish);
	expect(polish).toEqual(['58,58,0,0', '58,58,0,0']);
});

test('all entries fit at 320 px @long', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/settings');
	await expect(bar(page, 'en')).toBeVisible();
	const links = bar(page, 'en').getByRole('link');
	await expect(links).toHaveCount(6);
	const isCut = (nav: Element) => nav.scrollWidth > nav.clientWidth;
	expect(await bar(page, 'en').evaluate(isCut)).toBe(false);
	for (const link of await links.all())
		expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(44);
});
