import type { Page, Response } from '@playwright/test';
import { longUnless } from './long';
import { browserLocale, catalogues, DESKTOP, expect, PHONE, test } from './support';
import { everywhere } from './turns';

const en = catalogues.en;

for (const language of ['en', 'pl'] as const) {
	test.describe(`a browser in ${language}`, () => {
		test.use({ locale: browserLocale[language] });

		test(
			'gets its language and loads no other',
			longUnless(language === 'pl'),
			async ({ page }) => {
				const m = catalogues[language];
				const other = catalogues[language === 'en' ? 'pl' : 'en'];
				const responses: Response[] = [];
				page.on('response', (response) => responses.push(response));
				await page.goto('/');
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.app.claim);
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				await expect(page).toHaveTitle(m.app.title({ page: m.home.title }));
				await page.waitForLoadState('networkidle');
				const loaded = responses.filter(
					(response) => response.request().resourceType() === 'script'
				);
				const scripts = (await Promise.all(loaded.map((script) => script.text()))).join('');
				expect(scripts).toContain(m.home.first);
				expect(scripts).not.toContain(other.home.first);
			}
		);
	});
}

test('one tap switches the language, also for the next visit @long', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Polski' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogues.pl.app.claim);
	await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
	await expect(page).toHaveTitle('Armie · Brikmuster');
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(catalogues.pl.app.claim);
});

test('Polish letters use the app’s own fonts @long', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('locale', 'pl'));
	await page.goto('/');
	const session = await page.context().newCDPSession(page);
	await session.send('DOM.enable');
	await session.send('CSS.enable');
	const { root } = await session.send('DOM.getDocument');
	for (const selector of ['h1', 'main p', 'main button']) {
		await expect(page.locator(selector).first()).toContainText(/[ąćęłńóśźż]/);
		await page.evaluate(() => document.fonts.ready);
		const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
		const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
		const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
		expect(
			foreign.map(({ familyName }) => familyName),
			selector
		).toEqual([]);
	}
});

/** Texts outside the marks of the pseudo-locale, which come from no catalogue. */
function unmarked(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
		const given = [...document.querySelectorAll('body *')].flatMap((element) =>
			attributes.map((name) => element.getAttribute(name) ?? '')
		);
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: string[] = [document.title];
		while (walker.nextNode()) {
			const { parentElement, textContent } = walker.currentNode;
			if (!parentElement?.closest('script, style, noscript, #svelte-announcer'))
				texts.push(textContent ?? '');
		}
		return [...given, ...texts]
			.map((text) => text.replace(/⟦[^]*⟧/g, '').trim())
			.filter((text) => /\p{L}{2}/u.test(text));
	});
}

/** User input, language and rulebook names, rule ids, units and the text that shows whether a page is translated. */
const allowed =
	/^(Zosia|Army · Armia|Polski|English|PL|EN|(?:PL|NS|E\d\d|DICE|A\d\d|A|X|P)(?:-[A-Z]+)*-?(?:EX)?\d+[a-h]?|BrikWars PL-2005|LUGPolWars|QuickWars|[+−±]?\d*½? CP|Build .*|\d+″)$/;

for (const [where, viewport] of [
	['phone', PHONE],
	...(everywhere ? ([['desktop', DESKTOP]] as const) : [])
] as const) {
	test.describe(`the pseudo-locale on a ${where}`, () => {
		test.use({ viewport });

		test('finds no hard-coded text', async ({ page }) => {
			await page.addInitScript(() => localStorage.setItem('locale', 'en-XA'));
			const none = async (screen: string) => {
				const found = (await unmarked(page)).filter((text) => !allowed.test(text));
				expect(found, screen).toEqual([]);
			};
			await page.goto('/');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(`⟦${en.app.claim}⟧`);
			await none('welcome');
			await page.getByRole('button', { name: en.home.first }).click();
			await none('new army');
			await page.getByRole('textbox', { name: en.newArmy.name }).fill('Zosia');
			await page.getByRole('button', { name: en.newArmy.create }).click();
			await page.getByRole('button', { name: en.army.add }).click();
			await page.getByRole('button', { name: en.presets.hero }).click();
			await none('palette');
			const close = { name: `⟦${en.app.close}⟧`, exact: true };
			await page.getByRole('dialog').getByRole('button', close).click();
			await page.getByRole('button', { name: en.army.edit({ name: '' }) }).click();
			await page.getByRole('button', { name: en.terms.gear.twoHanded }).first().click();
			await none('unit');
			if (viewport === PHONE) {
				await page.getByRole('dialog').getByRole('button', { name: en.app.close }).click();
				await page.getByRole('button', { name: en.army.openBill }).click();
			}
			const bill = page.getByRole('table').last();
			await bill.getByRole('button', { name: en.terms.ledger['rank.hero'] }).click();
			await expect(page.getByText('⟦A mercenary costs 4 CP').first()).toBeVisible();
			await none('bill and rule');
			await page.goto('/');
			await expect(page.getByRole('link', { name: 'Zosia' })).toBeVisible();
			await none('armies');
			await page.goto('/rules');
			await expect(page.locator('#PL-HER-03')).toBeVisible();
			await none('rules');
			await page.goto('/about');
			await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
			await none('about');
			await page.goto('/nowhere');
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await none('error');
		});
	});
}
