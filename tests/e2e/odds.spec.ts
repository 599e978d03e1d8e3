import { browserLocale, catalogues, expect, openExample, test } from './support';

const LANGUAGES = ['en', 'pl'] as const;

for (const language of LANGUAGES) {
	const { odds: m, oddsParts: parts } = catalogues[language];

	test.describe(language, () => {
		test.use({ locale: browserLocale[language] });

		test('the odds of a usual attack follow every change, and the address holds them', async ({
			page
		}) => {
			await page.goto('/');
			const nav = page.getByRole('navigation', { name: catalogues[language].app.sections });
			await nav.getByRole('link', { name: catalogues[language].app.odds }).click();
			await expect(page.getByRole('heading', { level: 1, name: m.page.title })).toBeVisible();
			const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
			const answer = page.getByRole('status').filter({ hasText: '%' });
			await expect(answer).toContainText(m.kills({ chance: { kind: 'times', times: 3, of: 11 } }));
			await choice(m.page.weapon).selectOption('twoHanded');
			await choice(m.page.whom).selectOption('hero');
			await choice(m.page.rules).selectOption('2020');
			await expect(page.getByRole('row', { name: m.outcomes.somethingBad })).toBeVisible();
			await page.getByText(m.page.fraction, { exact: true }).click();
			await expect(page.getByRole('row', { name: /\d+\/\d+/ }).first()).toBeVisible();
			await page.locator('summary').filter({ hasText: m.page.situation }).click();
			await page.getByText(parts.situation.blind).click();
			await expect(page.getByRole('listitem').filter({ hasText: 'E20-MOD-09' })).toContainText(
				'−5'
			);
			const text = (await answer.textContent()) ?? '';
			await expect(page).toHaveURL(/rules=2020.*blind=true/);
			await page.reload();
			await expect(answer).toHaveText(text);
		});

		test('wrong dice change nothing and are explained', async ({ page }) => {
			await page.goto('/odds?skill=99d6&attackers=1000&damage=%3Cscript%3E&visible=9&armor=2d6');
			const field = page.getByRole('textbox', { name: m.terms.damage, exact: true });
			await expect(field).toHaveValue('1d6');
			await expect(page.getByRole('textbox', { name: m.terms.armor, exact: true })).toHaveValue(
				'2d6'
			);
			const answer = page.getByRole('status').filter({ hasText: '%' });
			const before = (await answer.textContent()) ?? '';
			await field.fill('two');
			await field.blur();
			await expect(page.getByText(m.page.wrongDice)).toBeVisible();
			await expect(answer).toHaveText(before);
			await field.fill('3d6');
			await expect(answer).not.toHaveText(before);
			await expect(page.getByText(m.page.wrongDice)).toHaveCount(0);
		});
	});
}

test('a unit of the builder is asked about with each of its weapons', async ({ page }) => {
	const m = catalogues.en;
	await page.goto('/');
	await openExample(page, 'en');
	await page.getByRole('button', { name: m.army.edit({ name: m.example.archer }) }).click();
	await page.getByRole('link', { name: m.unit.odds }).click();
	await expect(page.getByRole('heading', { level: 1, name: m.odds.page.title })).toBeVisible();
	await expect(page.getByText(m.example.archer, { exact: true })).toBeVisible();
	await expect(page).toHaveURL(/attacker=/);
	const weapon = page.getByRole('combobox', { name: m.odds.page.weapon, exact: true });
	const [use, kills] = [
		page.getByRole('textbox', { name: m.odds.terms.use, exact: true }),
		page.getByRole('status')
	];
	const answers = new Set<string>();
	for (const option of await weapon.getByRole('option').all()) {
		await weapon.selectOption((await option.getAttribute('value')) ?? '');
		const number = await use.inputValue();
		answers.add(`${number} ${(await kills.filter({ hasText: '%' }).textContent()) ?? ''}`);
	}
	expect(answers.size).toBeGreaterThan(1);
	await page.getByRole('button', { name: m.app.backToWhere }).click();
	await expect(page.getByRole('link', { name: m.unit.odds })).toBeVisible();
});
