import { longUnless } from './long';
import {
	browserLocale,
	catalogues,
	closeDialog,
	expect,
	openExample,
	PHONE,
	saved,
	test
} from './support';

for (const language of ['en', 'pl'] as const) {
	const m = catalogues[language];
	test.describe(`the palette on a phone: ${language}`, () => {
		test.use({ viewport: PHONE, hasTouch: true, locale: browserLocale[language] });

		test(
			'adds to the army, a squad, a crew and the reserve in place',
			longUnless(language === 'en'),
			async ({ page }) => {
				const dialog = page.getByRole('dialog');
				const take = (name: string) =>
					dialog
						.last()
						.getByRole('button')
						.filter({ has: page.getByText(name, { exact: true }) })
						.first()
						.tap();
				const palette = (title: string) => page.getByRole('dialog', { name: title, exact: true });
				await page.goto('/');
				await openExample(page, language);

				await page.getByRole('button', { name: m.army.add, exact: true }).tap();
				const search = dialog.getByRole('searchbox', { name: m.adding.search });
				// Focus in the field would open the keyboard of the phone.
				await expect(search).toBeVisible();
				await expect(search).not.toBeFocused();
				await dialog.getByRole('button', { name: m.adding.chips.buildings }).tap();
				await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([m.roles.buildings]);
				await dialog.getByRole('button', { name: m.adding.chips.vehicles }).tap();
				await take(m.presets.tank);
				await dialog.getByRole('button', { name: m.adding.all, exact: true }).tap();
				// Scrolled to the end of all units, the search is still at the top.
				await dialog.getByRole('button').last().scrollIntoViewIfNeeded();
				await expect(search).toBeInViewport();
				await search.fill('czarodziej');
				await take(m.presets.mage);
				await closeDialog(page, language);

				await page.getByRole('button', { name: m.structure.squad.form }).tap();
				const name = m.structure.squad.first({ number: 1 });
				const squad = page.getByRole('region', { name, exact: true });
				await squad.getByRole('button', { name: m.adding.toSquad({ name }) }).tap();
				await expect(palette(m.adding.toSquad({ name }))).toBeVisible();
				await take(m.presets.halberdier);
				await take(m.presets.halberdier);
				await closeDialog(page, language);
				await squad.getByRole('button', { name: m.structure.arrange.done, exact: true }).tap();
				await expect(
					squad.getByRole('button', { name: m.army.edit({ name: m.presets.halberdier }) })
				).toBeVisible();

				await page.getByRole('button', { name: m.adding.summon }).tap();
				await take(m.presets.wolf);
				await closeDialog(page, language);
				await expect(
					page.getByRole('button', { name: m.army.edit({ name: m.presets.wolf }), exact: true })
				).toBeVisible();

				const tank = m.army.edit({ name: m.presets.tank });
				await page.getByRole('button', { name: tank, exact: true }).tap();
				await dialog.getByText(m.structure.crew.title.vehicle, { exact: true }).tap();
				await dialog.getByRole('button', { name: m.adding.aboard.vehicle, exact: true }).tap();
				await take(m.presets.pilot);
				await page.goBack();
				// Back returns to the crew in the editor.
				await expect(dialog).toHaveCount(1);
				await expect(
					dialog.getByRole('checkbox', { name: new RegExp(`^${m.presets.pilot}`) })
				).toBeChecked();
				await page.goBack();
				await expect(dialog).toHaveCount(0);
				await saved(page, language);
			}
		);
	});
}

test('a search on any page leads to a unit, a ready unit, a rule and a chapter @long', async ({
	page
}) => {
	const m = catalogues.en;
	const find = async (text: string) => {
		await page.goto('/rules');
		await page.getByRole('button', { name: m.app.find }).click();
		const field = page.getByRole('combobox', { name: m.commands.palette.label });
		await field.fill(text);
		// The texts of the rules arrive after the commands.
		await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(text);
		await field.press('Enter');
	};
	await page.goto('/');
	await openExample(page);
	await saved(page);

	await find(m.example.hero);
	await expect(page.getByRole('heading', { level: 1, name: m.example.army })).toBeVisible();
	await expect(
		page.getByRole('button', { name: m.army.edit({ name: m.example.hero }) })
	).toBeFocused();

	await find(m.presets.tank);
	await expect(page.getByRole('searchbox', { name: m.adding.search })).toHaveValue(m.presets.tank);

	const { title } = m.ruleTexts.rules['PL-CHG-02'];
	await find(title);
	await expect(page.getByRole('dialog', { name: title })).toBeVisible();

	await find(m.ruleTexts.chapters.CHG);
	await expect(page).toHaveURL(/\/rules#CHG$/);
	await expect(
		page.getByRole('heading', { level: 3, name: m.ruleTexts.chapters.CHG, exact: true })
	).toBeFocused();
});
