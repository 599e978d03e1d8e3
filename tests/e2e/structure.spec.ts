import {
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

const COMBINATIONS: Language[] = ['en', 'pl'];

for (const [turn, language] of COMBINATIONS.entries()) {
	const m = catalogues[language];
	const { arrange, divide, squad } = m.structure;

	test.describe(`squads and splitting: ${language}`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length);
		test.use({ viewport: PHONE, locale: browserLocale[language] });

		if (isTurn())
			test('a unit joins a squad, is split and merged, at the same price', async ({ page }) => {
				await page.goto('/');
				await openExample(page, language);
				const knights = m.army.edit({ name: m.example.knight });
				await page.getByRole('button', { name: squad.form }).click();
				await expect(page.getByRole('textbox', { name: squad.name })).toBeFocused();
				await page.keyboard.type('Straż');
				await page.keyboard.press('Tab');
				const member = squad.into({ name: m.example.knight, what: 'Straż' });
				await page.getByRole('checkbox', { name: member }).check();
				const group = page.getByRole('region', { name: 'Straż' });
				await group.getByRole('button', { name: arrange.done }).click();
				await group.getByRole('button', { name: knights }).click();
				await page.getByText(divide.title).click();
				await page.getByRole('button', { name: divide.split({ count: 1 }), exact: true }).click();
				await expect(page.getByText(divide.different)).toHaveCount(0);
				await closeDialog(page, language);
				await expect(group.getByRole('button', { name: knights })).toHaveCount(2);
				await expect(page.getByText(m.army.left({ points: '0' }))).toBeVisible();
				await group.getByRole('button', { name: knights }).first().click();
				await page.getByText(divide.title).click();
				await page.getByRole('button', { name: /^(Merge|Połącz)/ }).click();
				await closeDialog(page, language);
				await expect(group.getByRole('button', { name: knights })).toHaveCount(1);
			});
	});
}

test.describe('on a desktop', () => {
	test.use({ viewport: DESKTOP });
	const m = catalogues.en;

	test('units are moved by drag handles or by keyboard', async ({ page }) => {
		await page.goto('/');
		await openExample(page);
		await page.getByRole('button', { name: m.structure.arrange.title, exact: true }).click();
		const rows = page.locator('[data-row]');
		const ids = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
		const [first, second, ...rest] = await ids();
		const middle = async (index: number) => {
			const box = await rows.nth(index).boundingBox();
			if (!box) throw new Error(`No row ${index}`);
			return { x: box.x + 22, y: box.y + box.height / 2 };
		};
		const [from, to] = [await middle(0), await middle(1)];
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(to.x, to.y + 12, { steps: 4 });
		await page.mouse.up();
		await expect.poll(ids).toEqual([second, first, ...rest]);
		await rows.nth(1).getByRole('button').first().press('Enter');
		await expect.poll(ids).toEqual([first, second, ...rest]);
		await page.getByRole('button', { name: m.structure.arrange.done, exact: true }).click();
		await expect(rows).toHaveCount(0);
	});

	test('removing a unit moves the focus to its neighbor in the same list @long', async ({
		page
	}) => {
		await page.goto('/');
		await openExample(page);
		const row = (name: string) => page.getByRole('button', { name: m.army.edit({ name }) });
		await page.getByRole('button', { name: m.structure.squad.form }).click();
		await page.keyboard.type('Guard');
		await page.keyboard.press('Tab');
		// In the army the officer follows the hero, but the squad is further down on the screen.
		const member = { name: m.example.officer, what: 'Guard' };
		await page.getByRole('checkbox', { name: m.structure.squad.into(member) }).check();
		await page.getByRole('button', { name: m.structure.arrange.done, exact: true }).click();
		await row(m.example.hero).focus();
		await page.keyboard.press('Delete');
		await expect(row(m.example.hero)).toHaveCount(0);
		await expect(row(m.example.knight)).toBeFocused();
		await row(m.example.officer).focus();
		await page.keyboard.press('Delete');
		await expect(row(m.example.officer)).toHaveCount(0);
		await expect(row(m.example.halberdier)).toBeFocused();
	});

	test('a notice undoes only its own step, and the editor starts at the name of the next unit', async ({
		page
	}) => {
		await page.goto('/');
		await openExample(page);
		const row = (name: string) => page.getByRole('button', { name: m.army.edit({ name }) });
		const editor = page.getByRole('region', { name: m.unit.title });
		const naming = editor.getByRole('textbox', { name: m.unit.name, exact: true });
		const undo = page.getByRole('status').getByRole('button', { name: m.app.undo, exact: true });
		await row(m.example.archer).click();
		await expect(naming).toHaveValue(m.example.archer);
		await editor.getByRole('button', { name: m.unit.delete, exact: true }).click();
		await expect(row(m.example.archer)).toHaveCount(0);
		await expect(naming).toHaveValue(m.example.halberdier);
		await expect(naming).toBeInViewport();
		await undo.click();
		await expect(row(m.example.archer)).toBeVisible();
		await row(m.example.archer).focus();
		await page.keyboard.press('Delete');
		await expect(undo).toBeVisible();
		await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
		await expect(undo).toHaveCount(0);
		await expect(page.getByText(m.army.removed({ name: m.example.archer }))).toBeVisible();
	});

	test('selecting text beyond the edge of a dialog does not close it @long', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('button', { name: m.home.first }).click();
		const name = page.getByRole('textbox', { name: m.newArmy.name });
		await name.fill('Half a name');
		const box = await name.boundingBox();
		if (!box) throw new Error('The field is not on the screen.');
		await page.mouse.move(box.x + 60, box.y + box.height / 2);
		await page.mouse.down();
		await page.mouse.move(20, box.y + box.height / 2, { steps: 5 });
		await page.mouse.up();
		await expect(name).toHaveValue('Half a name');
		await page.getByRole('radio', { name: m.armies.begin.ways.template }).check();
		await page.getByRole('radio', { name: m.armies.begin.ways.empty }).check();
		await expect(name).toHaveValue('Half a name');
		await page.mouse.click(20, 20);
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});
});
