import type { Browser, Page } from '@playwright/test';
import { JAN, league, LEAGUE, OLA, player } from '../setup/league';
import { figureId, SKIRMISHERS } from '../setup/table-games';
import { storeLeague } from './league-screens';
import { browserLocale, catalogues, expect, PHONE, putRows, started, test } from './support';
import { TableByHand } from './table-by-hand';

const m = catalogues.pl;

/** The app is stored on the device, and the network is gone. */
async function goOffline(page: Page): Promise<void> {
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.goto('/about');
	await expect(page.getByText(m.updates.offlineReady, { exact: true })).toBeVisible();
	await page.context().setOffline(true);
}

/** A second phone with storage of its own. */
async function offlinePhone(browser: Browser, baseURL = ''): Promise<Page> {
	const context = await browser.newContext({
		baseURL,
		viewport: PHONE,
		locale: browserLocale.pl,
		serviceWorkers: 'allow'
	});
	const page = await context.newPage();
	await page.goto('/table');
	await goOffline(page);
	return page;
}

/** The open game as a file. */
async function gameFile(table: TableByHand): Promise<string> {
	const { menu } = table.m;
	await table.button(menu.title).click();
	const saving = table.page.waitForEvent('download');
	await table.inside(menu.export).click();
	const path = await (await saving).path();
	await table.leave();
	return path;
}

/** Takes a game from a file, and opens it. */
async function takeGame(table: TableByHand, path: string): Promise<void> {
	await table.page.goto('/table');
	await table.page.locator('input[type=file]').first().setInputFiles(path);
	await table.inside(table.m.list.keep).click();
	await expect(table.dialog).toHaveCount(0);
}

test.describe('a league scenario on a phone', () => {
	test.use({ viewport: PHONE, locale: browserLocale.pl, serviceWorkers: 'allow' });

	test('is played offline with reloads in the middle, and its report is in the league', async ({
		page,
		browser,
		baseURL
	}) => {
		const table = new TableByHand(page, 'pl');
		const { list, create, turns, sheet, end, menu, report, log } = table.m;
		const [knights, archers] = SKIRMISHERS;
		const [knight, archer] = [figureId(1, 'knight'), figureId(2, 'archer')];
		const other = new TableByHand(await offlinePhone(browser, baseURL), 'pl');
		await page.goto('/');
		await started(page);
		const rows = SKIRMISHERS.map((army) => ({
			...{ id: army.id, army, revision: 1, createdAt: 1, savedAt: 1 }
		}));
		await putRows(page, 'armies', rows);
		const players = [player(JAN, { name: 'Rycerze' }), player(OLA, { name: 'Łucznicy' })];
		await storeLeague(page, league({ players }));
		await goOffline(page);

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
		await table.apply(table.play.results.killed({ who: 'Konrad 1', amount: 0 }));
		await expect(table.dialog).toHaveCount(0);
		await page.reload();
		await expect(table.token(knight)).toHaveAccessibleName(/poza grą/);

		// The knights play on the other phone: the game goes there as a file, and comes back as one.
		await takeGame(other, await gameFile(table));
		await other.button(turns.nextOf({ name: 'Rycerze' })).click();
		for (const number of [1, 2, 3, 4]) {
			await other.openSheet(figureId(2, 'archer', number));
			await other.inside(sheet.falls).click();
			await other.leave();
		}
		await other.button(turns.undo).click();
		await expect(other.token(figureId(2, 'archer', 4))).toHaveAccessibleName(/w grze/);
		await other.button(turns.redo).click();
		await other.page.reload();
		await expect(other.token(figureId(2, 'archer', 4))).toHaveAccessibleName(/poza grą/);
		await takeGame(table, await gameFile(other));
		await other.page.context().close();
		await expect(table.token(figureId(2, 'archer', 4))).toHaveAccessibleName(/poza grą/);
		await page.reload();
		await table.button(log.title).click();
		await expect(table.dialog.getByText(/Konrad 1/).first()).toBeVisible();
		await table.leave();

		await table.button(menu.title).click();
		await table.inside(menu.end).click();
		await table.dialog.getByRole('radio', { name: 'Rycerze' }).check();
		const goal = end.achieved({ name: 'Rycerze', goal: end.secondary });
		await table.dialog.getByRole('checkbox', { name: goal }).check();
		await table.inside(end.finish).click();
		// What happened is offered once, written into the army where a player wants it, and undone.
		const { aftermath } = table.m;
		await table.button(aftermath.title).click();
		await table.inside(aftermath.write({ name: 'Łucznicy' })).click();
		await expect(table.dialog.getByText(aftermath.written({ name: 'Łucznicy' }))).toBeVisible();
		await expect(table.dialog.getByText(aftermath.fell({ fallen: 4, fielded: 4 }))).toBeVisible();
		await table.inside(aftermath.undo).click();
		await expect(table.inside(aftermath.write({ name: 'Łucznicy' }))).toBeVisible();
		await table.leave();
		await expect(page.getByText(aftermath.offer)).toHaveCount(0);
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
