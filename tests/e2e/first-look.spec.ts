import type { Page } from '@playwright/test';
import { longUnless } from './long';
import { catalogues, expect, forgetLoads, openExample, saved, started, test } from './support';

const modules = /\/_app\/.*\.js/;

/** Loads the home page while its modules wait; returns a function that lets them go on. */
async function beforeModules(page: Page): Promise<() => Promise<void>> {
	let release: () => void = () => undefined;
	const wait = new Promise<void>((done) => (release = done));
	await page.route(modules, async (route) => {
		await wait;
		await route.continue();
	});
	await page.goto('/', { waitUntil: 'commit' });
	return async () => {
		release();
		await started(page);
	};
}

for (const [locale, language] of [
	['pl-PL', 'pl'],
	['en-GB', 'en'],
	['de-DE', 'en']
] as const)
	test.describe(`for a browser in ${locale}`, () => {
		const m = catalogues[language];
		test.use({ locale });

		test(
			'the welcome is there before any module runs',
			longUnless(locale === 'pl-PL'),
			async ({ page }) => {
				const start = await beforeModules(page);
				const claim = page.getByRole('heading', { level: 1, name: m.app.claim });
				await expect(claim).toBeVisible();
				await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
				await expect(page.getByRole('button', { name: m.home.first })).toBeVisible();
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				const figures = page.locator(`.first-look [lang=${language}] .parade svg`);
				await expect(figures).toHaveCount(5);
				const picture = await figures.nth(2).boundingBox();
				const before = await claim.boundingBox();
				await start();
				await expect(claim).toBeVisible();
				expect(await claim.boundingBox()).toEqual(before);
				await expect(page.locator('.parade svg[width]:not(.shapes)')).toHaveCount(5);
				const same = page.locator('.parade svg:not(.shapes)').nth(2);
				expect(await same.boundingBox()).toEqual(picture);
			}
		);
	});

test('a click before the app has started is not lost', async ({ page }) => {
	const m = catalogues.en;
	const start = await beforeModules(page);
	await page.getByRole('button', { name: m.home.first }).click();
	await start();
	await expect(page.getByRole('dialog', { name: m.newArmy.title })).toBeVisible();
});

/** Makes the storage of the page answer only when the returned function is called. */
async function withSilentStorage(page: Page): Promise<() => Promise<void>> {
	await page.addInitScript(() => {
		const open = IDBFactory.prototype.open;
		const answers = new Promise((done) => addEventListener('storage-answers', done));
		IDBFactory.prototype.open = function (...words) {
			const request = open.apply(this, words);
			const hold = (event: Event) => {
				event.stopImmediatePropagation();
				void answers.then(() => request.dispatchEvent(new Event('success')));
			};
			request.addEventListener('success', hold, { once: true });
			return request;
		};
	});
	return () => page.evaluate(() => void dispatchEvent(new Event('storage-answers')));
}

test('a click before the app has started counts once, however late the storage answers', async ({
	page
}) => {
	const m = catalogues.en;
	const answer = await withSilentStorage(page);
	const start = await beforeModules(page);
	const first = page.getByRole('button', { name: m.home.first });
	await first.click();
	await start();
	await expect(page.getByText(m.data.trouble.silent.title)).toBeVisible();
	await answer();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	// Once more by hand: the early click does nothing any more.
	await first.focus();
	await expect(first).toBeFocused();
	await expect(dialog).toHaveCount(0);
});

test('a press that is not over yet when the app starts counts as well @long', async ({ page }) => {
	const m = catalogues.en;
	const start = await beforeModules(page);
	const box = await page.getByRole('button', { name: m.home.first }).boundingBox();
	if (!box) throw new Error('no button');
	await page.mouse.move(box.x + 20, box.y + 20);
	await page.mouse.down();
	const starting = start();
	await expect(page.locator('.app').getByText(m.home.first)).toBeAttached();
	await page.mouse.up();
	await starting;
	await expect(page.getByRole('dialog', { name: m.newArmy.title })).toBeVisible();
});

test('the focus moves along when the app starts @long', async ({ page }) => {
	const m = catalogues.en;
	const start = await beforeModules(page);
	await page.getByRole('button', { name: m.home.example }).focus();
	await start();
	await expect(page.getByRole('button', { name: m.home.example })).toBeFocused();
});

test('the links work before the app has started @long', async ({ page }) => {
	const m = catalogues.en;
	await beforeModules(page);
	await page.getByRole('link', { name: m.app.rules }).click({ noWaitAfter: true });
	await expect(page).toHaveURL(/\/rules$/);
});

test('a link opens its page while the app starts @long', async ({ page }) => {
	const m = catalogues.en;
	await page.addInitScript(() => {
		addEventListener('brikmuster:started', () => {
			// The router starts right after the app.
			setTimeout(() => {
				document.querySelector<HTMLElement>('.first-look [lang=en] a[href="/rules"]')?.click();
			});
		});
	});
	await page.goto('/');
	await expect(page.getByRole('heading', { level: 1, name: m.rules.title })).toBeVisible();
	await expect(page.locator('.first-look')).toHaveCount(0);
});

test('a returning user sees blank cards in the chosen language and theme, and then the armies in their place', async ({
	page
}) => {
	const m = catalogues.pl;
	await page.goto('/settings');
	await page.getByRole('radio', { name: 'Polski' }).check();
	await page.getByRole('radio', { name: m.app.themes.dark }).check();
	await page.goto('/');
	await openExample(page, 'pl');
	await saved(page, 'pl');
	await page.goto('/');
	await started(page);
	const start = await beforeModules(page);
	const title = page.getByRole('heading', { level: 1, name: m.home.title });
	await expect(title).toBeVisible();
	await expect(page.getByText(m.home.opening)).toBeVisible();
	await expect(page.getByRole('button', { name: m.home.first })).toBeHidden();
	const cards = page.getByRole('main').getByRole('listitem');
	await expect(cards).toHaveCount(1);
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	const before = [await title.boundingBox(), await cards.boundingBox()];
	await start();
	await expect(cards.getByRole('link', { name: m.example.army })).toBeVisible();
	await expect(cards.getByText(m.home.legal)).toBeVisible();
	const after = [await title.boundingBox(), await cards.boundingBox()];
	for (const [index, box] of after.entries())
		for (const side of ['x', 'y', 'width', 'height'] as const)
			expect(Math.abs((box?.[side] ?? NaN) - (before[index]?.[side] ?? NaN))).toBeLessThan(3);
});

test('both pages link the rescue page, and only the home page has the first look', async ({
	request
}) => {
	const [home, other] = await Promise.all(
		['/', '/army/1'].map(async (path) => (await request.get(path)).text())
	);
	expect(home).toContain('href="/rescue.html"');
	expect(other).toContain('href="/rescue.html"');
	expect(home).toContain('class="first-look"');
	expect(other).not.toContain('class="first-look"');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the welcome is readable', async ({ page }) => {
		await page.goto('/');
		const claim = catalogues.en.app.claim;
		await expect(page.getByRole('heading', { level: 1, name: claim })).toBeVisible();
	});
});

test(
	'the user learns that a part of the app does not load, and a reload brings it',
	longUnless(false),
	async ({ page, troubles }) => {
		const m = catalogues.en;
		await page.goto('/');
		await openExample(page);
		await saved(page);
		await page.context().setOffline(true);
		const share = page.getByRole('button', { name: m.commands.names.share, exact: true });
		await share.click();
		await expect(page.getByText(m.updates.unloaded)).toBeVisible();
		await page.context().setOffline(false);
		await page.getByRole('button', { name: m.updates.reload }).click();
		await expect(page.getByText(m.updates.unloaded)).toBeHidden();
		await share.click();
		await expect(page.getByRole('dialog', { name: m.share.title })).toBeVisible();
		forgetLoads(troubles);
	}
);
