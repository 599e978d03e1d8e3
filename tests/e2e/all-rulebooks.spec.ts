import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { shownName } from '$lib/i18n/ready-names';
import { audit } from './audit';
import {
	billRows,
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	PHONE,
	saved,
	shownTotal,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

interface Golden {
	id: string;
	league: boolean;
	army: { name: string };
}
const cases = JSON.parse(readFileSync('tests/golden/core2005.json', 'utf8')) as Golden[];

/** A golden case as a file, with the limits it is meant for. */
function brik(id: string) {
	const golden = cases.find((candidate) => candidate.id === id);
	if (!golden) throw new Error(`No case ${id}`);
	const { name } = golden.army;
	const army = { ...golden.army, limits: { profile: golden.league ? 'league' : 'free' } };
	return { name, buffer: Buffer.from(JSON.stringify(army)) };
}

/** A page object that opens files, views units and bills, and audits each screen. */
function visitor(page: Page, language: Language, phone: boolean) {
	const m = catalogues[language];
	const dialog = page.getByRole('dialog');
	const close = () => closeDialog(page, language);
	const onPhone = async (task: () => Promise<unknown>) => {
		if (phone) await task();
	};
	/** The panel with a unit or the bill. */
	const place = (name: string) => (phone ? dialog : page.getByRole('region', { name }));
	return {
		m,
		close,
		async open(id: string) {
			const { name, buffer } = brik(id);
			await page.goto('/');
			await expect(page.getByRole('button', { name: m.home.import })).toBeVisible();
			const file = { name: `${id}.brik`, mimeType: 'text/plain', buffer };
			await page.locator('input[type=file]').setInputFiles(file);
			await page.getByRole('button', { name: m.importing.keep }).click();
			await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
			await saved(page, language);
			await audit(page, `${id} units`);
		},
		/** Opens a unit by its stored name and passes its panel to `look`. */
		async unit(stored: string, look: (panel: ReturnType<typeof place>) => Promise<void>) {
			const name = shownName(m.presets, stored);
			await page.getByRole('button', { name: m.army.edit({ name }), exact: true }).click();
			const panel = place(m.unit.title);
			await expect(panel.getByRole('textbox', { name: m.unit.name })).toHaveValue(name);
			await look(panel);
			await audit(page, name);
			await onPhone(close);
		},
		async bill(look: (bill: ReturnType<typeof place>) => Promise<void>) {
			await onPhone(() => page.getByRole('button', { name: m.army.openBill }).click());
			await look(place(m.army.bill));
			await audit(page, 'bill');
			await onPhone(close);
		},
		async settings(look: () => Promise<void>) {
			await page.getByRole('button', { name: m.army.more, exact: true }).click();
			await look();
			await close();
		},
		total: (text: string) => expect(shownTotal(page, phone, language)).toHaveText(text)
	};
}

const COMBINATIONS = [
	['phone', PHONE, 'pl'],
	['desktop', DESKTOP, 'en']
] as const;

for (const [turn, [where, viewport, language]] of COMBINATIONS.entries()) {
	test.describe(`on a ${where} in ${language}`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length);
		test.use({
			viewport,
			locale: browserLocale[language]
		});
		// Every screen is audited, which is slow.
		const at = (page: Page) => visitor(page, language, viewport === PHONE);

		if (isTurn())
			test('a rider and a horse @long', async ({ page }) => {
				const { m, open, unit, bill, total } = at(page);
				await open('GC-157');
				await total('150');
				await unit('Warhorse', async (panel) => {
					const { creation } = m.profile;
					await expect(
						panel.getByText(creation.riders({ name: shownName(m.presets, 'Lancer') }))
					).toBeVisible();
					await expect(panel.getByText(creation.sumOf({ carried: 1, limit: 4 }))).toBeVisible();
					await panel.getByText(creation.sizeDamage).click();
					await expect(panel.getByRole('row').filter({ hasText: '9″' })).toBeVisible();
					await panel.getByText(m.unit.bought).click();
					await expect(panel.getByRole('button', { name: /PL-STR-09/ })).toBeVisible();
				});
				await unit('Lancer', (panel) =>
					expect(
						panel.getByText(m.profile.creation.rides({ name: m.presets.warhorse }))
					).toBeVisible()
				);
				await bill(async (bill) => {
					const rows = (await billRows(bill)).map((row) => row.join(' '));
					expect(rows).toContain(`${m.presets.warhorse} 9`);
					expect(rows.at(-1)).toBe(`${m.army.total} 150`);
				});
			});

		if (isTurn())
			test('a mage and summoned units @long', async ({ page }) => {
				const { m, open, unit, bill, total } = at(page);
				await open('GC-121');
				await total('19');
				await unit('Mercenary', async (panel) => {
					const spell = m.profile.magic.areaSpell({ level: 3 });
					await expect(panel.getByRole('row', { name: spell })).toContainText('3d10');
					await expect(panel.getByRole('row', { name: m.profile.magic.bolt })).toContainText('18″');
				});
				await open('GC-135');
				await total('18');
				await expect(page.getByRole('heading', { name: m.army.reserve })).toBeVisible();
				await unit('Warhorse', async (panel) => {
					await panel.getByText(m.unit.bought).click();
					await expect(panel.getByRole('button', { name: /PL-MND-05/ })).toBeVisible();
				});
				await bill(async (bill) => {
					const rows = (await billRows(bill)).map((row) => row.join(' '));
					expect(rows).toContain(
						`${m.terms.ledger['reserve.summon']}, ${m.presets.warhorse} PL-MAG-09  9`
					);
				});
			});

		if (isTurn())
			test('a LUGPolWars vehicle, QuickWars without points, a skirmish counted in dice', async ({
				page
			}) => {
				const { m, open, unit, bill, settings, total } = at(page);
				await open('GC-147');
				await total('18');
				await unit('Vehicle', (panel) => expect(panel.getByText('1d10')).toBeVisible());
				await settings(async () => {
					const dialog = page.getByRole('dialog');
					const title = page.getByText(m.ownRules.rulings, { exact: true });
					const rulings = dialog.getByRole('group').filter({ has: title });
					await rulings.locator(title).click();
					await expect(rulings.getByRole('radio')).toHaveCount(7);
					await audit(page, 'rulings');
				});
				await open('GC-182');
				await expect(page.getByText(m.app.noPoints).first()).toBeVisible();
				await unit('Cart', (panel) => expect(panel.getByText('2d6')).toBeVisible());
				await bill((bill) => expect(bill.getByText(m.army.noBill)).toBeVisible());
				await open('GA-051');
				await total('3');
				await unit('B', (panel) =>
					expect(panel.getByText(m.profile.figure.bonuses.defence).first()).toBeVisible()
				);
				await bill((bill) => expect(bill.getByRole('row', { name: 'B 1 3 3' })).toBeVisible());
				await page.goto('/');
				for (const text of [m.app.noPoints, m.app.dice({ dice: 3 }), m.home.rulebooks.skirmish]) {
					await expect(page.getByText(text, { exact: true })).toBeVisible();
				}
				await audit(page, 'home');
			});

		if (isTurn())
			test('house rules are shown everywhere and can be removed', async ({ page }) => {
				const { m, open, bill } = at(page);
				const badge = m.home.houseRules({ name: 'D', count: 1 });
				await open('GA-034');
				await expect(page.getByText(badge)).toBeVisible();
				await bill(async (bill) => {
					const { gear } = m.ownRules.tables;
					const change = bill.getByRole('button', {
						name: `${gear?.title} · ${m.terms.gear.shield}`
					});
					await expect(change).toContainText('1 → 2');
					await bill.getByRole('button', { name: m.ownRules.removeAll }).click();
					await expect(page.getByText(badge)).toHaveCount(0);
				});
				await page.getByRole('button', { name: m.army.undo({ step: '' }).trim() }).click();
				await expect(page.getByText(badge)).toBeVisible();
				await saved(page, language);
				await page.goto('/');
				await expect(page.getByText(badge)).toBeVisible();
			});

		if (isTurn())
			test('an excess weapon is repaired with one tap @long', async ({ page }) => {
				const { m, open, unit, total } = at(page);
				await open('GC-074');
				await total('16½');
				const sum = m.violations.WEAPON_SUM({ sum: 7, limit: 6, size: 3 });
				await unit('Scorpion', async (panel) => {
					await expect(panel.getByText(sum)).toBeVisible();
					await panel.getByRole('button', { name: /4 → 3/ }).click();
					await expect(panel.getByText(sum)).toHaveCount(0);
					await expect(
						panel.getByText(m.profile.creation.sumOf({ carried: 6, limit: 6 }))
					).toBeVisible();
				});
				await total('14½');
				await expect(page.getByText(m.army.legal, { exact: true })).toBeVisible();
			});

		if (isTurn())
			test('a ruling shows its effect, changes the total and is undone', async ({ page }) => {
				const { m, open, settings, total } = at(page);
				await open('GC-157');
				const dialog = page.getByRole('dialog');
				const { readings } = m.rulings.heroQuirkCount;
				await settings(async () => {
					await dialog.getByText(m.ownRules.rulings, { exact: true }).click();
					const all = dialog.getByRole('radio', { name: readings.all });
					await expect(all).toHaveAccessibleName(/−2 CP/);
					await all.click();
					await expect(dialog.getByText(m.ownRules.changes({ count: 1 }))).toBeVisible();
					await audit(page, 'rulings');
				});
				await total('148');
				await expect(page.getByText(m.home.ownRulings({ count: 1 }))).toBeVisible();
				const step = m.edits.setRuling({ name: 'heroQuirkCount' });
				await page.getByRole('button', { name: m.army.undo({ step }) }).click();
				await total('150');
				await expect(page.getByText(m.home.ownRulings({ count: 1 }))).toHaveCount(0);
				await settings(async () => {
					await dialog.getByRole('checkbox', { name: m.terms.supplements.healing }).uncheck();
				});
				await expect(page.getByText(m.army.problems({ count: 1 }))).toBeVisible();
			});
	});
}
