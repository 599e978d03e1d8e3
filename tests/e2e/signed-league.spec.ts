import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { browserLocale, catalogues, DESKTOP, expect, PHONE, test, type Language } from './support';

const NAME = 'Liga dwóch sędziów';
const [JAN, OLA] = ['Jan', 'Ola'];
const NOW = '2026-03-20T10:00:00Z';

/** A referee with a key of their own, on a device of their own. */
class Referee {
	readonly m;
	readonly season;
	readonly signing;

	private constructor(
		readonly page: Page,
		language: Language
	) {
		this.m = catalogues[language];
		this.season = this.m.leagues.season;
		this.signing = this.m.leagues.signing;
	}

	static async on(browser: Browser, language: Language, viewport: typeof PHONE) {
		const context = await browser.newContext({
			locale: browserLocale[language],
			viewport,
			serviceWorkers: 'block'
		});
		await context.addInitScript(() => localStorage.setItem('hints', ''));
		const page = await context.newPage();
		await page.clock.setFixedTime(NOW);
		return new Referee(page, language);
	}

	get dialog(): Locator {
		return this.page.getByRole('dialog');
	}

	button(name: string): Locator {
		return this.page.getByRole('button', { name, exact: true });
	}

	async save() {
		await this.dialog.getByRole('button', { name: this.m.leagues.pages.save, exact: true }).click();
		await expect(this.dialog).toHaveCount(0);
	}

	async visit(tab: keyof typeof this.m.leagues.pages.tabs) {
		const tabs = this.page.getByRole('navigation', { name: this.m.leagues.pages.tabList });
		await tabs.getByRole('link', { name: this.m.leagues.pages.tabs[tab] }).click();
	}

	async found(founder: string) {
		const { pages } = this.m.leagues;
		await this.page.goto('/league');
		await this.button(pages.found).click();
		await this.dialog.getByRole('textbox', { name: pages.name, exact: true }).fill(NAME);
		await this.dialog.getByRole('textbox', { name: this.signing.founderName }).fill(founder);
		await this.dialog.getByLabel(pages.opened).fill('2026-03-01');
		await this.button(pages.foundIt).click();
		for (const name of [JAN, OLA]) {
			await this.button(this.season.people.addPlayer).click();
			await this.dialog.getByRole('textbox', { name: this.season.people.name }).fill(name);
			await this.save();
		}
	}

	async announce() {
		const { meetings } = this.season;
		await this.visit('meetings');
		await this.button(meetings.add).click();
		await this.dialog.getByLabel(meetings.on, { exact: true }).fill('2026-03-19');
		await this.dialog.getByLabel(meetings.announcedOn).fill('2026-03-17');
		await this.dialog.getByRole('button', { name: meetings.addGame, exact: true }).click();
		const game = this.dialog.getByRole('group', { name: meetings.planned({ number: 1 }) });
		await game.getByRole('combobox', { name: meetings.light }).selectOption(JAN);
		await game.getByRole('combobox', { name: meetings.dark }).selectOption(OLA);
		await this.save();
	}

	async appoint(name: string, key: string) {
		const { people } = this.season;
		await this.visit('people');
		await this.button(people.addReferee).click();
		await this.dialog.getByRole('textbox', { name: people.name }).fill(name);
		const field = this.dialog.getByRole('textbox', { name: this.signing.people.key });
		await field.fill('not a key');
		await this.dialog.getByRole('button', { name: this.m.leagues.pages.save }).click();
		await expect(this.dialog.getByRole('alert')).toHaveText(this.signing.people.badKey);
		await field.fill(key);
		await this.save();
	}

	async report(outcome: string) {
		const { games } = this.season;
		await this.visit('meetings');
		await this.button(games.reportOf({ name: JAN, what: OLA })).click();
		const options = this.dialog.getByRole('group', { name: games.outcome });
		await options.getByRole('radio', { name: outcome }).check();
		await this.save();
	}

	/** Exports the league and returns its text. */
	async exported(): Promise<string> {
		await this.visit('rules');
		const download = this.page.waitForEvent('download');
		await this.button(this.m.leagues.regulation.file.whole).click();
		return readFileSync(await (await download).path(), 'utf8');
	}

	/** Opens a file and returns its dialog. */
	async open(text: string) {
		const buffer = Buffer.from(text);
		const file = { name: 'liga.brik', mimeType: 'application/json', buffer };
		await this.page.locator('input[type=file]').first().setInputFiles(file);
		await expect(
			this.dialog.getByText(this.m.leagues.regulation.fileDialog.league({ name: NAME }))
		).toBeVisible();
	}

	async take(text: string, count: number) {
		await this.open(text);
		await expect(this.dialog.getByText(this.signing.file.added({ count }))).toBeVisible();
		await this.dialog.getByRole('button').last().click();
		await expect(this.dialog).toHaveCount(0);
	}

	async standings(): Promise<string> {
		await this.visit('standings');
		const download = this.page.waitForEvent('download');
		await this.button(this.season.standings.csv).click();
		return readFileSync(await (await download).path(), 'utf8');
	}
}

test('two referees report one game, settle it, and see the same standings', async ({ browser }) => {
	const anna = await Referee.on(browser, 'pl', PHONE);
	const bolek = await Referee.on(browser, 'pl', DESKTOP);
	const { signing, season } = anna;
	await anna.found('Anna');
	await anna.announce();
	const first = await anna.exported();
	expect(first.split('\n')[0]).toContain('"version":2');

	await test.step('the other referee opens the file and gets an office for a key', async () => {
		await bolek.page.goto('/league');
		await bolek.take(first, 5);
		await bolek.visit('rules');
		await expect(bolek.page.getByText(signing.noRole)).toBeVisible();
		const label = bolek.page.getByText(signing.yourKey);
		const key = await label.locator('code').innerText();
		await anna.appoint('Bolek', key);
		await bolek.take(await anna.exported(), 1);
		await bolek.visit('rules');
		await expect(
			bolek.page.getByText(signing.yourRole({ what: signing.roles.referee }))
		).toBeVisible();
	});

	await test.step('both report the game, so that it does not count', async () => {
		await bolek.report(JAN);
		await anna.report(season.games.draw);
		await bolek.visit('rules');
		await bolek.take(await anna.exported(), 1);
		await bolek.visit('meetings');
		const alert = bolek.page.getByRole('main').getByRole('alert');
		await expect(alert.filter({ hasText: signing.contested.title })).toContainText(
			signing.contested.what
		);
		for (const name of ['Anna', 'Bolek']) {
			await expect(bolek.page.getByText(signing.contested.by({ name }))).toBeVisible();
		}
		expect(await bolek.standings()).toContain('Jan;0;');
	});

	await test.step('a file that was changed after signing changes nothing and is explained', async () => {
		const file = await bolek.exported();
		const forged = file.replace('"outcome":"draw"', '"outcome":"dark"');
		expect(forged).not.toBe(file);
		await anna.visit('rules');
		await anna.open(forged);
		await expect(
			anna.dialog.getByText(
				anna.m.problems.badSignature({ code: 'badSignature', path: '/signature' })
			)
		).toBeVisible();
		await expect(anna.dialog.getByText(signing.file.refused({ count: 1 }))).toBeVisible();
		await expect(anna.dialog.getByText(signing.file.added({ count: 1 }))).toBeVisible();
		await anna.dialog.getByRole('button', { name: anna.m.app.cancel }).click();
		await expect(anna.dialog).toHaveCount(0);
		await anna.visit('meetings');
		await expect(anna.page.getByText(signing.contested.title)).toHaveCount(0);
	});

	await test.step('one report is annulled, and both see the same', async () => {
		await bolek.visit('meetings');
		const own = bolek.page
			.getByRole('listitem')
			.filter({ hasText: signing.contested.by({ name: 'Bolek' }) })
			.last();
		await own.getByRole('button', { name: signing.contested.annul }).click();
		await expect(bolek.page.getByText(signing.contested.title)).toHaveCount(0);
		const settled = await bolek.exported();
		await anna.visit('rules');
		await anna.take(settled, 2);
		const standings = await anna.standings();
		expect(standings).toContain('Jan;5;5;');
		expect(await bolek.standings()).toBe(standings);
	});
	for (const { page } of [anna, bolek]) await page.context().close();
});
