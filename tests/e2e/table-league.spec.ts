import { JAN, league, LEAGUE, OLA, player } from '../setup/league';
import { figureId, SKIRMISHERS } from '../setup/table-games';
import { storeLeague } from './league-screens';
import { browserLocale, catalogues, expect, PHONE, putRows, started, test } from './support';
import { TableByHand } from './table-by-hand';

const m = catalogues.pl;

test.describe('a league scenario on a phone', () => {
	test.use({ viewport: PHONE, locale: browserLocale.pl, serviceWorkers: 'allow' });

	test('is played offline with reloads in the middle, and its report is in the league', async ({
		page,
		context
	}) => {
		const table = new TableByHand(page, 'pl');
		const { list, create, turns, sheet, end, menu, report, log } = table.m;
		const [knights, archers] = SKIRMISHERS;
		const [knight, archer] = [figureId(1, 'knight'), figureId(2, 'archer')];
		await page.goto('/');
		await started(page);
		const rows = SKIRMISHERS.map((army) => ({
			...{ id: army.id, army, revision: 1, createdAt: 1, savedAt: 1 }
		}));
		await putRows(page, 'armies', rows);
		const players = [player(JAN, { name: 'Rycerze' }), player(OLA, { name: 'Łucznicy' })];
		await storeLeague(page, league({ players }));
		await page.evaluate(() => navigator.serviceWorker.ready);
		await page.goto('/about');
		await expect(page.getByText(m.updates.offlineReady, { exact: true })).toBeVisible();
		await context.setOffline(true);

		await page.goto('/table');
		await table.button(list.create).click();
		for (const [place, army] of [knights, archers].entries()) {
			const side = table.dialog.getByRole('group').nth(place);
			await side.getByRole('combobox').selectOption({ label: army?.name ?? '' });
		}
		await table.dialog.getByRole('radio', { name: create.scenarios.battle }).check();
		await table.inside(create.start).click();
		await table.button(turns.begins({ name: 'Łucznicy' })).click();

		await table.attack(archer, knight);
		const nothing = table.inside(table.m.answers.none.defence);
		await expect(nothing.or(table.inside(table.m.dice.roll))).toBeVisible();
		if (await nothing.isVisible()) await nothing.click();
		await table.ownDice();
		await table.type(5, 6, 3);
		await table.choose(table.m.answers.dies);
		await table.apply(table.play.results.killed({ who: 'Rycerz 1', amount: 0 }));
		await expect(table.dialog).toHaveCount(0);
		await page.reload();
		await expect(table.token(knight)).toHaveAccessibleName(/poza grą/);

		await table.button(turns.nextOf({ name: 'Rycerze' })).click();
		for (const number of [1, 2, 3, 4]) {
			await table.openSheet(figureId(2, 'archer', number));
			await table.inside(sheet.falls).click();
			await table.leave();
		}
		await table.button(turns.undo).click();
		await expect(table.token(figureId(2, 'archer', 4))).toHaveAccessibleName(/w grze/);
		await table.button(turns.redo).click();
		await page.reload();
		await expect(table.token(figureId(2, 'archer', 4))).toHaveAccessibleName(/poza grą/);
		await table.button(log.title).click();
		await expect(table.dialog.getByText(/Rycerz 1/).first()).toBeVisible();
		await table.leave();

		await table.button(menu.title).click();
		await table.inside(menu.end).click();
		await table.dialog.getByRole('radio', { name: 'Rycerze' }).check();
		const goal = end.achieved({ name: 'Rycerze', goal: end.secondary });
		await table.dialog.getByRole('checkbox', { name: goal }).check();
		await table.inside(end.finish).click();
		await table.button(turns.result).click();
		await table.inside(menu.report).click();
		await table.inside(report.choose).first().click();

		const { games } = m.leagues.season;
		await expect(table.dialog.getByRole('group', { name: games.outcome })).toBeVisible();
		await expect(table.dialog.getByRole('radio', { name: 'Rycerze' })).toBeChecked();
		await table.inside(m.leagues.pages.save).click();
		await expect(table.dialog).toHaveCount(0);
		await page.goto(`/league/${LEAGUE}`);
		await expect(page.getByRole('button', { name: /^Bitwa, strona jasna: 8/ })).toBeVisible();
	});
});
