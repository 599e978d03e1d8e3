import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { pdfjs } from '../cards/reading/pdfjs';
import { browserLocale, catalogues, DESKTOP, expect, PHONE, test, type Language } from './support';
import { inTurn } from './turns';

const NAME = 'Mała Liga znad Wisły';
const [WINNER, LOSER, REFEREE] = ['Łucja Żak', 'Jan', 'Sędzia'];
const NOW = '2026-03-20T10:00:00Z';

/** Page object for a season. */
class SeasonOnScreen {
	readonly m;
	readonly season;

	constructor(
		readonly page: Page,
		language: Language
	) {
		this.m = catalogues[language];
		this.season = this.m.leagues.season;
	}

	get dialog(): Locator {
		return this.page.getByRole('dialog');
	}

	button(name: string): Locator {
		return this.page.getByRole('button', { name, exact: true });
	}

	box(scenario: keyof typeof this.m.leagues.scenarios, side: 'light' | 'dark') {
		const { scenarios, sides } = this.m.leagues;
		return { what: scenarios[scenario], part: sides[side] };
	}

	async createLeague() {
		const { pages } = this.m.leagues;
		await this.page.goto('/league');
		await this.button(pages.found).click();
		await this.dialog.getByRole('textbox', { name: pages.name, exact: true }).fill(NAME);
		await this.dialog.getByLabel(pages.opened).fill('2026-03-01');
		await this.button(pages.foundIt).click();
		await expect(this.button(this.season.people.addPlayer)).toBeVisible();
	}

	async add(what: 'addPlayer' | 'addReferee', name: string) {
		await this.button(this.season.people[what]).click();
		await this.dialog.getByRole('textbox', { name: this.season.people.name }).fill(name);
		await this.save();
		await expect(this.button(this.season.people.change({ name }))).toBeVisible();
	}

	async save() {
		await this.dialog.getByRole('button', { name: this.m.leagues.pages.save, exact: true }).click();
		await expect(this.dialog).toHaveCount(0);
	}

	async visit(tab: keyof typeof this.m.leagues.pages.tabs) {
		const tabs = this.page.getByRole('navigation', { name: this.m.leagues.pages.tabList });
		const link = tabs.getByRole('link', { name: this.m.leagues.pages.tabs[tab] });
		await link.click();
		await expect(link).toHaveAttribute('aria-current', 'page');
	}

	/** Adds a game to the plan of the open meeting. */
	async plan(number: number, scenario: string, light: string, dark: string) {
		const { meetings } = this.season;
		await this.dialog.getByRole('button', { name: meetings.addGame, exact: true }).click();
		const game = this.dialog.getByRole('group', { name: meetings.planned({ number }) });
		await game.getByRole('combobox', { name: meetings.scenario }).selectOption(scenario);
		await game.getByRole('combobox', { name: meetings.light }).selectOption(light);
		await game.getByRole('combobox', { name: meetings.dark }).selectOption(dark);
	}

	async report(light: string, dark: string, outcome: string, secondary: string[], points: string) {
		const { games } = this.season;
		await this.button(games.reportOf({ name: light, what: dark }))
			.first()
			.click();
		for (const name of secondary) {
			const reached = new RegExp(`^${games.secondaryOf({ name })}`);
			await this.dialog.getByRole('checkbox', { name: reached }).check();
		}
		await this.dialog.getByRole('button', { name: this.m.leagues.pages.save }).click();
		await expect(this.dialog.getByRole('alert')).toHaveText(games.outcomeMissing);
		await this.dialog
			.getByRole('group', { name: games.outcome })
			.getByRole('radio', { name: outcome })
			.check();
		const score = this.dialog.getByRole('status', { name: games.score });
		await expect(score.locator('strong')).toHaveText(points.split(' : '));
		await this.save();
		const change = games.change({ name: light, what: dark });
		const [of, to] = points.split(' : ').map(Number);
		const result = games.result({ name: light, points: of ?? 0, of: to ?? 0, what: dark });
		await expect(this.button(`${change}: ${result}`)).toBeVisible();
	}

	/** Checks the total points of both players in the standings. */
	async hasTotals(winner: string, loser: string) {
		const { standings } = this.season;
		const rows = this.page.getByRole('listitem').filter({ has: this.page.getByRole('list') });
		for (const [index, [name, points]] of [
			[WINNER, winner],
			[LOSER, loser]
		].entries()) {
			await expect(rows.nth(index)).toContainText(name ?? '');
			await expect(rows.nth(index)).toContainText(standings.placeOf({ number: index + 1 }));
			await expect(rows.nth(index)).toContainText(standings.of({ points: points ?? '', of: '48' }));
		}
	}
}

async function announce(on: SeasonOnScreen) {
	const { meetings } = on.season;
	const late = on.m.leagues.findings.NOTICE({ reason: 'days', days: 1, limit: 2 });
	await on.visit('meetings');
	await on.button(meetings.add).click();
	await on.dialog.getByLabel(meetings.on, { exact: true }).fill('2026-03-19');
	await on.dialog.getByLabel(meetings.announcedOn).fill('2026-03-18');
	await on.dialog.getByRole('textbox', { name: meetings.place }).fill('Dom kultury');
	await on.plan(1, 'battle', WINNER, LOSER);
	// What is half entered survives a reload.
	await on.page.reload();
	await on.button(meetings.add).click();
	await expect(on.dialog.getByText(on.m.leagues.pages.continued)).toBeVisible();
	await expect(on.dialog.getByRole('textbox', { name: meetings.place })).toHaveValue('Dom kultury');
	await on.plan(2, 'captureTheFlag', LOSER, WINNER);
	await on.plan(3, 'battle', LOSER, WINNER);
	await expect(on.dialog.getByText(late)).toBeVisible();
	await on.dialog.getByLabel(meetings.announcedOn).fill('2026-03-17');
	await expect(on.dialog.getByText(late)).toHaveCount(0);
	await expect(on.dialog.getByText(meetings.good)).toBeVisible();
	await on.save();
}

/** Records that the loser missed the last game. */
async function recordWalkover(on: SeasonOnScreen) {
	const { walkovers, games } = on.season;
	const flagLight = walkovers.boxOf(on.box('battle', 'dark'));
	await on.button(walkovers.recordOf({ name: LOSER, what: WINNER })).click();
	await on.dialog.getByRole('radio', { name: WINNER }).check();
	const effects = on.dialog.getByRole('status');
	await expect(effects).toContainText(
		walkovers.gets({ name: WINNER, points: games.points({ count: 7 }), what: flagLight })
	);
	await expect(effects).toContainText(
		walkovers.loses({
			name: LOSER,
			points: '-3',
			what: flagLight,
			sum: games.points({ count: 1 })
		})
	);
	await on.save();
}

/**
 * Computed by hand from PL-LIG-12, 13 and 10. Battle: the winner gets 5 + 2 + 1 = 8, the loser 5 − 2 + 1 = 4.
 * A draw is 5 each. A walkover gives the present player 7 in the Battle on the dark side, and takes 3 of the
 * absentee's 4.
 */
async function playAll(on: SeasonOnScreen) {
	await on.createLeague();
	await on.add('addPlayer', WINNER);
	await on.add('addPlayer', LOSER);
	await on.add('addReferee', REFEREE);
	await announce(on);
	await on.report(WINNER, LOSER, WINNER, [WINNER, LOSER], '8 : 4');
	await on.report(LOSER, WINNER, on.season.games.draw, [WINNER], '5 : 5');
	await recordWalkover(on);
}

const COMBINATIONS = [
	['pl', PHONE],
	['en', DESKTOP]
] as const;

for (const [turn, [language, viewport]] of COMBINATIONS.entries()) {
	test.describe(`a season, ${language}, ${viewport.width} pixels wide`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length, 1);
		test.use({ viewport, locale: browserLocale[language] });

		if (isTurn())
			test('is announced, played, computed and exported', async ({ page }) => {
				await page.clock.setFixedTime(NOW);
				const on = new SeasonOnScreen(page, language);
				const { standings, walkovers, games, box, people } = on.season;
				await playAll(on);
				await on.visit('standings');
				await on.hasTotals('20', '6');

				await test.step('every box explains its points', async () => {
					const reduced = { ...on.box('battle', 'dark'), points: games.points({ count: 1 }) };
					await on.button(standings.box(reduced)).click();
					await expect(on.dialog.getByRole('heading', { name: LOSER })).toBeVisible();
					await expect(on.dialog.getByText(box.loss)).toBeVisible();
					await expect(on.dialog.getByRole('listitem').last()).toHaveText(/1$/);
					await on.dialog.getByRole('button', { name: /PL-LIG-10/ }).click();
					const rule = on.m.ruleTexts.rules['PL-LIG-10'].title;
					await expect(page.getByRole('dialog', { name: rule })).toBeVisible();
					await page.keyboard.press('Escape');
					await page.keyboard.press('Escape');
					await expect(on.dialog).toHaveCount(0);
				});

				await test.step('undo removes the walkover, redo restores it', async () => {
					const { pages } = on.m.leagues;
					const edit = pages.edits.walkover;
					await on.button(pages.undo({ edit })).click();
					await on.hasTotals('13', '9');
					await on.button(pages.redo({ edit })).click();
					await on.hasTotals('20', '6');
				});

				await test.step('the CSV has the same standings', async () => {
					const download = page.waitForEvent('download');
					await on.button(standings.csv).click();
					const rows = readFileSync(await (await download).path(), 'utf8').split('\r\n');
					expect(rows).toHaveLength(4);
					expect(rows[0]).toContain(walkovers.boxOf(on.box('battle', 'light')));
					const { senior } = standings.categories;
					expect(rows.slice(1)).toEqual([
						`${senior},1,${WINNER},20,8,7,,5,,`,
						`${senior},2,${LOSER},6,,1,5,,,`,
						''
					]);
				});

				await test.step('the PDF has the same standings', async () => {
					const download = page.waitForEvent('download');
					await on.button(standings.pdf).click();
					const file = await download;
					const name = `${standings.file({ name: NAME, what: '2026-1' })}.pdf`;
					expect(file.suggestedFilename()).toBe(name);
					const { title, pages } = await pdfjs.read(await file.path());
					expect(title).toBe(name.replace('.pdf', ''));
					const text = pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ');
					expect(text).toContain(NAME);
					expect(text).toMatch(new RegExp(`1\\. ${WINNER} 8 7 – 5 – – 20`));
					expect(text).toMatch(new RegExp(`2\\. ${LOSER} – 1 5 – – – 6`));
				});

				await test.step('a reload keeps everything, and a player with games cannot be removed', async () => {
					await page.reload();
					await on.hasTotals('20', '6');
					await on.visit('people');
					await on.button(people.change({ name: LOSER })).click();
					await expect(on.dialog.getByText(people.named.protocols({ count: 2 }))).toBeVisible();
					await expect(
						on.dialog.getByRole('button', { name: people.remove, exact: true })
					).toHaveCount(0);
				});
			});

		if (isTurn())
			test('ends after six months, and a play-off breaks a tie @long', async ({ page }) => {
				await page.clock.setFixedTime(NOW);
				const on = new SeasonOnScreen(page, language);
				const { standings, games } = on.season;
				await on.createLeague();
				await on.add('addPlayer', WINNER);
				await on.add('addPlayer', LOSER);
				await on.add('addReferee', REFEREE);
				await announce(on);
				await on.report(WINNER, LOSER, games.draw, [], '5 : 5');
				await on.visit('standings');
				await expect(page.getByText(standings.over)).toHaveCount(0);
				await page.clock.setFixedTime('2026-09-02T10:00:00Z');
				await page.reload();
				await expect(page.getByText(standings.over)).toBeVisible();
				await on.button(standings.record).click();
				await on.dialog.getByRole('radio', { name: LOSER }).check();
				await on.save();
				const what = on.m.leagues.categories.senior;
				await expect(page.getByText(standings.winner({ name: LOSER, what }))).toBeVisible();
				await expect(on.button(standings.record)).toHaveCount(0);

				await test.step('the next season has new regulations, and the old one keeps its own', async () => {
					const { regulation } = on.m.leagues;
					const { seasons } = on.season;
					await on.visit('rules');
					await page.getByLabel(regulation.fields.months).fill('3');
					await page.getByLabel(regulation.fields.months).blur();
					await on.visit('standings');
					await on.button(seasons.add).click();
					await expect(on.dialog.getByText(seasons.frozen)).toBeVisible();
					await on.button(seasons.openIt).click();
					await expect(on.dialog).toHaveCount(0);
					const runs = page.getByRole('region', { name: standings.state });
					await expect(runs).toContainText(standings.byMonths({ count: 3 }));
					await page
						.getByRole('combobox', { name: on.m.leagues.pages.seasonChoice })
						.selectOption('2026-1');
					await expect(runs).toContainText(standings.byMonths({ count: 6 }));
					await expect(page.getByText(standings.winner({ name: LOSER, what }))).toBeVisible();
				});
			});
	});
}
