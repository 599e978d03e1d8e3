import { browserLocale, catalogues, DESKTOP, expect, PHONE, test } from './support';

const pl = catalogues.pl;
const en = catalogues.en;

test.describe('the rules on a phone in Polish', () => {
	test.use({ viewport: PHONE, locale: browserLocale.pl });

	test('a search finds a rule, and the contents lead to a chapter; Back returns', async ({
		page
	}) => {
		const { page: m, rules, chapters } = pl.ruleTexts;
		await page.goto('/');
		await page.getByRole('link', { name: pl.app.rules, exact: true }).click();
		await page.getByRole('searchbox', { name: m.search }).fill('czego dosiega ostrzem');
		await expect(page.getByRole('article')).toHaveCount(1);
		await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 z \d+ zasad$/);
		await expect(page.getByRole('heading', { name: rules['PL-WPN-03'].title })).toBeVisible();
		await page.locator('summary').filter({ hasText: m.contents }).click();
		await page.getByRole('link', { name: chapters.MAG }).click();
		const magic = page.getByRole('heading', { name: chapters.MAG, exact: true });
		await expect(magic).toBeFocused();
		await expect(magic).toBeInViewport();
		await expect(page.getByRole('searchbox')).toHaveValue('');
		await expect(page).toHaveURL('/rules#MAG');
		await page.goBack();
		await expect(page).toHaveURL('/');
	});
});

test.describe('the rules at a desk in English', () => {
	test.use({ viewport: DESKTOP, locale: browserLocale.en });

	test('an address opens its rule, also after a reload; an unknown one says so', async ({
		page
	}) => {
		const { page: m, rules, chapters } = en.ruleTexts;
		await page.goto('/rules#PL-WPN-20');
		const rule = page.getByRole('heading', { name: rules['PL-WPN-20'].title, exact: true });
		await expect(rule).toBeFocused();
		await expect(rule).toBeInViewport();
		await page.reload();
		await expect(rule).toBeFocused();
		await expect(rule).toBeInViewport();
		await page.getByRole('complementary').getByRole('link', { name: chapters.STR }).click();
		await expect(page.getByRole('heading', { name: chapters.STR, exact: true })).toBeFocused();
		await expect(page).toHaveURL('/rules#STR');
		await page.evaluate(() => (location.hash = 'PL-WPN-99'));
		await expect(page.getByRole('alert')).toHaveText(m.unknown({ rule: 'PL-WPN-99' }));
	});
});

test.describe('the rules without a connection', () => {
	test.use({ serviceWorkers: 'allow' });

	test('an address opens its rule', async ({ page, context }) => {
		await page.goto('/');
		await page.evaluate(() => navigator.serviceWorker.ready);
		await context.setOffline(true);
		await page.goto('/rules#PL-MAG-03');
		const { title } = en.ruleTexts.rules['PL-MAG-03'];
		await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
	});
});
