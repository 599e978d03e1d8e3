import { readFileSync } from 'node:fs';
import { newArmy } from '$lib/army/new-army';
import * as packTexts from '$lib/i18n/en/packs';
import * as polishPackTexts from '$lib/i18n/pl/packs';
import type { Army } from '$lib/rules/choices';
import { audit } from './audit';
import {
	browserLocale,
	catalogues,
	closeDialog,
	expect,
	PHONE,
	putRows,
	saved,
	test,
	type Language
} from './support';

const ID = 'eeeeeeee-0000-4000-8000-000000000001';
const FILE = 'tests/fixtures/packs/kosmos.brikpack';
const pack = JSON.parse(readFileSync(FILE, 'utf8')) as {
	name: string;
	names: Record<Language, Record<string, string>>;
	texts: Record<Language, Record<string, string>>;
};
const words = { en: packTexts.packs, pl: polishPackTexts.packs };
const army: Army = {
	...newArmy(ID, 'Klub', { profile: 'free' }),
	units: [{ kind: 'minifig', id: 'u1', name: 'Zoja', rank: 'mercenary' }]
};

for (const language of ['en', 'pl'] as const) {
	test.describe(`in ${language}`, () => {
		test.use({ locale: browserLocale[language], viewport: PHONE });

		test('a pack from a file is used by its own names @long', async ({ page }) => {
			const m = catalogues[language];
			const own = words[language];
			const gatling = pack.names[language]['kas.gatling'] ?? '';
			const marksman = pack.names[language]['kas.marksman'] ?? '';
			const dialog = page.getByRole('dialog');
			await page.goto('/');
			await putRows(page, 'armies', [
				{ id: ID, army, revision: 1, createdAt: 1, savedAt: Date.now() }
			]);
			await page.reload();

			// The file says what it has, and what it changes in an army.
			await page.locator('input[type=file]').setInputFiles(FILE);
			await expect(dialog).toContainText(gatling);
			await expect(dialog).toContainText(own.by({ author: 'Klub Orbita' }));
			await expect(dialog).toContainText('KAS-WPN-01');
			await audit(page, 'pack');
			await dialog.getByLabel(own.army).selectOption({ label: 'Klub' });
			await expect(dialog).toContainText(own.unchanged);
			await dialog.getByRole('button', { name: own.saveAndAdd }).click();
			await expect(page.getByText(own.added({ name: pack.name, army: 'Klub' }))).toBeVisible();

			// The editor offers its rows.
			await page.goto(`/army/${ID}`);
			await page.getByRole('button', { name: m.army.edit({ name: 'Zoja' }) }).click();
			await dialog.getByRole('radio', { name: new RegExp(`^${marksman}`) }).click();
			await dialog.getByRole('button', { name: `${m.unit.addGear}: ${gatling}` }).click();
			await closeDialog(page, language);
			await saved(page, language);

			// The bill cites the pack's rule, which has the pack's text.
			await page.getByRole('button', { name: m.army.openBill }).click();
			await dialog.getByRole('button', { name: `${gatling} KAS-WPN-01` }).click();
			const rule = page.getByRole('dialog').last();
			await expect(rule).toContainText(`${own.pack}: ${pack.name}`);
			await expect(rule).toContainText(pack.texts[language]['KAS-WPN-01'] ?? '');
			await audit(page, 'rule of a pack');
			await closeDialog(page, language);
			await closeDialog(page, language);

			// The search finds it.
			await page.keyboard.press('Control+k');
			await page.getByRole('combobox').fill(gatling);
			await expect(page.getByRole('option').filter({ hasText: 'KAS-WPN-01' })).toBeVisible();
			await page.keyboard.press('Escape');

			// Cards, odds and packs show it by its name.
			await page.goto(`/cards/${ID}`);
			await expect(page.getByRole('main')).toContainText(gatling);
			await page.goto(`/odds?army=${ID}&unit=u1`);
			await expect(page.getByRole('option', { name: gatling })).toBeAttached();
			await page.goto('/rules');
			await expect(page.getByRole('heading', { name: new RegExp(gatling) })).toBeAttached();
			await page.goto('/packs');
			await page.locator('summary').filter({ hasText: pack.name }).click();
			await expect(page.getByRole('main')).toContainText(gatling);
			await audit(page, 'packs');

			// A game knows it too.
			await page.goto(`/table?army=${ID}`);
			await dialog.getByRole('button', { name: m.table.create.start, exact: true }).click();
			await page.locator('[data-figure]').first().click();
			await expect(dialog).toContainText(gatling);
		});
	});
}
