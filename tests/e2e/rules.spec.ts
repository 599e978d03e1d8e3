import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	saved,
	test
} from './support';

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
		await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 z \d+ haseł$/);
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

test.describe('the rules at a desk in English @long', () => {
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
		await page.evaluate(() => (location.hash = 'E10-MOD-03'));
		const { title } = en.combatRules.rules['E10-MOD-03'];
		await expect(page.locator('#E10-MOD-03')).toBeFocused();
		await expect(page.locator('#E10-MOD-03')).toHaveText(title);
		await page.evaluate(() => (location.hash = 'E05-CMB-24'));
		await expect(page.locator('#PL-CC-12')).toBeFocused();
		const reason = en.combatRules.omissions.restated;
		await expect(
			page.getByText(en.combatRules.readings.leftOut({ rule: 'E05-CMB-24', reason }))
		).toBeInViewport();
		await page.evaluate(() => (location.hash = 'PL-WPN-99'));
		await expect(page.getByRole('alert')).toHaveText(m.unknown({ rule: 'PL-WPN-99' }));
	});
});

test.describe('what editions and readings change, on a phone in English @long', () => {
	test.use({ viewport: PHONE, locale: browserLocale.en });

	test('a difference leads to its rules, an open question to the settings of an army', async ({
		page
	}) => {
		const { combatRules } = en;
		const { readings: m } = combatRules;
		await page.goto('/');
		await openExample(page);
		await saved(page);
		await page.goto('/rules#differences');
		await expect(page.getByRole('heading', { name: m.differences })).toBeFocused();
		const { title } = combatRules.comparison.killTest;
		const row = page.locator('tr').filter({ hasText: title }).first();
		await row.getByRole('link', { name: 'E20-ATT-05' }).click();
		await expect(page.locator('#E20-ATT-05')).toBeFocused();
		await page.evaluate(() => (location.hash = 'X-05'));
		const question = page.getByRole('article').filter({ has: page.locator('#X-05') });
		await expect(question.getByText(m.rulings.oddSpeed.readings.up)).toBeVisible();
		await question.getByRole('button', { name: m.toArmy({ army: en.example.army }) }).click();
		const settings = page.getByRole('dialog', { name: en.example.army });
		const setting = settings.getByRole('group', { name: m.rulings.oddSpeed.title });
		await expect(setting.getByRole('radio', { checked: true })).toBeFocused();
		await expect(setting).toBeInViewport();
	});

	test('an attack’s odds open the rule of a modifier', async ({ page }) => {
		await page.goto('/odds?rules=2020&blind=true');
		const rule = 'E20-MOD-09';
		await page.getByRole('button', { name: en.rules.cited({ rule }) }).click();
		const { title, text } = en.combatRules.rules[rule];
		const dialog = page.getByRole('dialog', { name: title });
		await expect(dialog).toContainText(text.slice(0, 20));
		await dialog.getByRole('link', { name: en.ruleTexts.page.all }).click();
		await expect(page.locator(`#${rule}`)).toBeFocused();
	});
});

test.describe('the rules without a connection @long', () => {
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
