import { serve } from '../setup/serve.mjs';
import {
	billRows,
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	PHONE,
	saved,
	startArmy,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

test.use({ serviceWorkers: 'allow' });

/**
 * The minifigs of case GC-157 without medics and rider, priced by PL-CHR-02, PL-WPN-01, PL-WPN-02, PL-WPN-07,
 * PL-WPN-08 and PL-HER-03: name, rule, quantity, points.
 */
function expectedBill(m: (typeof catalogues)['en']) {
	const { ledger } = m.terms;
	const line = (key: keyof typeof ledger, rule: string, pieces: number, points: string) => [
		`${ledger[key]} ${rule}`,
		pieces === 1 ? '' : `× ${pieces}`,
		points
	];
	return [
		['Jagiełło× 2', '32'],
		line('rank.hero', 'PL-CHR-02', 2, '22'),
		line('gear.heavyHand', 'PL-WPN-02', 2, '6'),
		line('gear.shield', 'PL-WPN-07', 2, '2'),
		line('gear.bodyArmor', 'PL-WPN-08', 2, '4'),
		line('heroDiscount', 'PL-HER-03', 2, '−2'),
		['Zyndram', '11'],
		line('rank.officer', 'PL-CHR-02', 1, '7'),
		line('gear.shortHand', 'PL-WPN-01', 1, '2'),
		line('gear.bodyArmor', 'PL-WPN-08', 1, '2'),
		['Piechur× 10', '70'],
		line('rank.mercenary', 'PL-CHR-02', 10, '40'),
		line('gear.shortHand', 'PL-WPN-01', 10, '20'),
		line('gear.shield', 'PL-WPN-07', 10, '10'),
		[m.army.total, '113']
	];
}

const journeys: [string, typeof PHONE, Language][] = [
	['a phone in English', PHONE, 'en'],
	['a desktop in Polish', DESKTOP, 'pl']
];

for (const [turn, [where, viewport, language]] of journeys.entries()) {
	test.describe(`on ${where}`, () => {
		const isTurn = inTurn(turn, journeys.length);
		test.use({ viewport, locale: browserLocale[language] });

		if (isTurn())
			test('an army built by hand has the right price and is available offline', async ({
				page
			}) => {
				const m = catalogues[language];
				const phone = viewport === PHONE;
				const { url, close } = await serve({ port: 4200 });
				const editor = phone
					? page.getByRole('dialog')
					: page.getByRole('region', { name: m.unit.title });
				const bill = phone
					? page.getByRole('dialog', { name: m.army.bill })
					: page.getByRole('region', { name: m.army.bill });

				await page.goto(url);
				await startArmy(page, 'Grunwald', language);

				/** Adds an empty minifig and sets its rank, gear, name and count. */
				async function addUnit(
					name: string,
					rank: keyof typeof m.terms.ranks,
					gear: (keyof typeof m.terms.gear)[],
					count: number
				) {
					await page.getByRole('button', { name: m.army.add, exact: true }).click();
					await page.getByRole('button', { name: m.presets.empty }).click();
					await editor.getByRole('radio', { name: m.terms.ranks[rank] }).check();
					for (const item of gear) {
						const offer = `${m.unit.addGear}: ${m.terms.gear[item]}`;
						await editor.getByRole('button', { name: offer }).click();
					}
					const number = editor.getByRole('textbox', { name: m.unit.count, exact: true });
					await number.fill(String(count));
					await number.press('Enter');
					await editor.getByRole('textbox', { name: m.unit.name, exact: true }).fill(name);
					await editor.getByRole('textbox', { name: m.unit.name, exact: true }).press('Tab');
					if (phone) await closeDialog(page, language);
					await expect(
						page.getByRole('button', { name: m.army.edit({ name }), exact: true })
					).toBeVisible();
				}
				await addUnit('Jagiełło', 'hero', ['heavyHand', 'shield', 'bodyArmor'], 2);
				await addUnit('Zyndram', 'officer', ['shortHand', 'bodyArmor'], 1);
				await addUnit('Piechur', 'mercenary', ['shortHand', 'shield'], 10);

				const openBill = async (inLanguage: Language) => {
					if (!phone) return;
					await page.getByRole('button', { name: catalogues[inLanguage].army.openBill }).click();
				};
				await openBill(language);
				await expect.poll(() => billRows(bill)).toEqual(expectedBill(m));
				if (phone) await closeDialog(page, language);

				await saved(page, language);
				await page.evaluate(() => navigator.serviceWorker.ready);
				await close();
				await page.reload();
				await openBill(language);
				await expect.poll(() => billRows(bill)).toEqual(expectedBill(m));
				if (phone) await closeDialog(page, language);

				const other = language === 'en' ? 'pl' : 'en';
				const switched = catalogues[other];
				await page.getByRole('button', { name: other === 'pl' ? 'Polski' : 'English' }).click();
				await openBill(other);
				const inOther = phone
					? page.getByRole('dialog', { name: switched.army.bill })
					: page.getByRole('region', { name: switched.army.bill });
				await expect.poll(() => billRows(inOther)).toEqual(expectedBill(switched));
			});
	});
}

test.describe('rules of the bill @long', () => {
	test.use({ viewport: PHONE });

	test('a tap on any line opens its rule in the language of the page', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: catalogues.en.home.example }).click();
		await page.getByRole('button', { name: catalogues.en.army.openBill }).click();
		const lines = page.getByRole('dialog').getByRole('row').getByRole('button');
		await lines.first().click();
		await expect(page.getByRole('dialog')).toHaveCount(2);
		const rule = page.getByRole('dialog').last();
		await expect(rule.getByText('PL-CHR-02', { exact: true })).toBeVisible();
		await expect(rule).toContainText('A hero costs 11 CP');
		await closeDialog(page);
		for (const line of await lines.all()) {
			await line.click();
			await expect(page.getByRole('dialog')).toHaveCount(2);
			await expect(page.getByRole('dialog').last().locator('p').first()).toContainText(/\w{3}.*\./);
			await closeDialog(page);
		}
	});
});
