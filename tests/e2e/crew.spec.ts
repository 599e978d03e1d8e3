import { audit } from './audit';
import { longUnless } from './long';
import {
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	PHONE,
	startArmy,
	test
} from './support';

for (const [viewport, language] of [
	[PHONE, 'pl'],
	[DESKTOP, 'en']
] as const)
	test.describe(`at ${viewport.width} pixels in ${language}`, () => {
		test.use({ viewport, locale: browserLocale[language] });
		const m = catalogues[language];

		test(
			'a vehicle without a crew says so, and its row leads to one',
			longUnless(language === 'en'),
			async ({ page }) => {
				const { cart, knight } = m.presets;
				const { assign, missing } = m.structure.crew;
				await page.goto('/');
				await startArmy(page, 'Tabor', language);
				await page.getByRole('button', { name: m.army.add, exact: true }).click();
				for (const name of [knight, cart]) {
					const tile = page.getByRole('dialog').getByRole('button');
					await tile
						.filter({ has: page.getByText(name, { exact: true }) })
						.first()
						.click();
				}
				await closeDialog(page, language);
				const rows = page.getByRole('main').getByRole('listitem');
				const ofCart = rows.filter({
					has: page.getByRole('button', { name: m.army.edit({ name: cart }) })
				});
				const ofKnight = rows.filter({
					has: page.getByRole('button', { name: m.army.edit({ name: knight }) })
				});
				await expect(ofCart.getByText(missing.vehicle)).toBeVisible();
				await ofCart.getByRole('button', { name: assign.vehicle }).click();
				const dialog = page.getByRole('dialog', { name: m.structure.crew.of({ name: cart }) });
				await audit(page, 'crew');
				await dialog.getByRole('checkbox', { name: knight }).check();
				await page.goBack();
				await expect(dialog).toHaveCount(0);
				await expect(ofCart.getByText(missing.vehicle)).toHaveCount(0);
				await expect(ofKnight).toContainText(m.structure.seat.vehicle({ name: cart }));
				await page
					.getByRole('banner')
					.getByRole('button', { name: m.army.undo({ step: '' }).trim() })
					.click();
				await expect(ofCart.getByRole('button', { name: assign.vehicle })).toBeVisible();
				await ofCart.getByRole('button', { name: assign.vehicle }).click();
				await dialog.getByRole('button', { name: m.adding.aboard.vehicle }).click();
				const palette = page.getByRole('dialog').last();
				await palette
					.getByRole('button')
					.filter({ has: page.getByText(m.presets.archer, { exact: true }) })
					.first()
					.click();
				await palette.getByRole('button', { name: m.app.close, exact: true }).click();
				await expect(dialog.getByRole('checkbox', { name: m.presets.archer })).toBeChecked();
			}
		);
	});
