import type { Page } from '@playwright/test';
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

		test('the navigation reaches every page and marks it', async ({ page }) => {
			await page.goto('/');
			const nav = bar(page, language);
			const pages = [
				{ name: m.app.league, path: '/league' },
				{ name: m.app.rules, path: '/rules' },
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
		});

		test('an open army has its own bar on a phone', async ({ page }) => {
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

test('a low screen keeps three quarters of its height for the page', async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto('/settings');
	const nav = await bar(page, 'en').boundingBox();
	const header = await page.getByRole('banner').boundingBox();
	expect(nav?.y).toBeLessThan(20);
	expect(header?.height).toBeLessThan(390 / 4);
});

test('all entries fit at 320 px, with space for two more', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/settings');
	await expect(bar(page, 'en')).toBeVisible();
	await page.evaluate(() => {
		const nav = document.querySelector('header nav');
		for (const entry of [...(nav?.children ?? [])].slice(0, 2)) nav?.append(entry.cloneNode(true));
	});
	const links = bar(page, 'en').getByRole('link');
	await expect(links).toHaveCount(6);
	const isCut = (nav: Element) => nav.scrollWidth > nav.clientWidth;
	expect(await bar(page, 'en').evaluate(isCut)).toBe(false);
	for (const link of await links.all())
		expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(44);
});
