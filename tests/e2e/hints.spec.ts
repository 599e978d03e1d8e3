import { audit } from './audit';
import { longUnless } from './long';
import {
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	PHONE,
	saved,
	startArmy,
	test
} from './support';

test.use({ newcomer: true });

for (const [viewport, language, phone] of [
	[PHONE, 'pl', true],
	[DESKTOP, 'en', false]
] as const)
	test.describe(`at ${viewport.width} pixels in ${language}`, () => {
		test.use({ viewport, locale: browserLocale[language] });
		const m = catalogues[language];

		test(
			'a first army explains itself in three hints, each until it is used',
			longUnless(!phone),
			async ({ page }) => {
				const hint = page.getByRole('note');
				await page.goto('/');
				await startArmy(page, 'Pierwsza', language);
				await expect(hint).toHaveText(m.hints.add);
				await page.getByRole('button', { name: m.army.add }).click();
				await page
					.getByRole('dialog', { name: m.army.add })
					.getByRole('button', { name: m.presets.knight })
					.first()
					.click();
				await closeDialog(page, language);
				await expect(hint).toHaveText(m.hints.edit);
				await audit(page, 'hint');
				await page.reload();
				await expect(hint).toHaveText(m.hints.edit);
				await page.getByRole('button', { name: m.army.edit({ name: m.presets.knight }) }).click();
				if (phone) await closeDialog(page, language);
				await expect(hint).toHaveText(phone ? m.hints.points : m.hints.bill);
				if (phone) {
					await page.getByRole('button', { name: m.army.openBill }).click();
					await closeDialog(page, language);
				} else {
					await hint.getByRole('button', { name: m.hints.hide }).click();
					await expect(page.getByRole('region', { name: m.army.bill })).toBeFocused();
				}
				await expect(hint).toHaveCount(0);
				await saved(page, language);
				await page.reload();
				await expect(page.getByRole('button', { name: m.army.add })).toBeVisible();
				await expect(hint).toHaveCount(0);
				await page.goto('/');
				await page.getByRole('button', { name: m.home.create }).click();
				await page.getByRole('textbox', { name: m.newArmy.name }).fill('Druga');
				await page.getByRole('button', { name: m.newArmy.create }).click();
				await expect(page.getByText(m.army.none)).toBeVisible();
				await expect(hint).toHaveCount(0);
			}
		);
	});
