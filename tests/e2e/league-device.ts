import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { openDevice, type Device } from './device';
import { expect, type Language, type PHONE } from './support';

export const NAME = 'Liga dwóch sędziów';
export const [JAN, OLA] = ['Jan', 'Ola'];
const NOW = '2026-03-20T10:00:00Z';

/** Somebody in a league, with a key and a device of their own. */
export class LeagueDevice {
	readonly season;
	readonly signing;
	readonly views;

	private constructor(
		readonly page: Page,
		readonly m: Device['m']
	) {
		this.season = this.m.leagues.season;
		this.signing = this.m.leagues.signing;
		this.views = this.m.leagues.views;
	}

	static async on(browser: Browser, language: Language, viewport: typeof PHONE) {
		return LeagueDevice.at(await openDevice(browser, language, { viewport }));
	}

	/** Sets the clock of a device to the time of these leagues. */
	static async at({ page, m }: Device): Promise<LeagueDevice> {
		await page.clock.setFixedTime(NOW);
		return new LeagueDevice(page, m);
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

	tab(name: keyof typeof this.m.leagues.pages.tabs): Locator {
		const tabs = this.page.getByRole('navigation', { name: this.m.leagues.pages.tabList });
		return tabs.getByRole('link', { name: this.m.leagues.pages.tabs[name] });
	}

	async visit(name: keyof typeof this.m.leagues.pages.tabs) {
		await this.tab(name).click();
	}

	/** Visits a page about the league itself. */
	async visitPart(name: keyof typeof this.m.leagues.pages.parts) {
		const { partList, parts } = this.m.leagues.pages;
		await this.visit('rules');
		const pages = this.page.getByRole('navigation', { name: partList });
		await pages.getByRole('link', { name: parts[name] }).click();
	}

	/** Opens the dialog of an entry, changes something and saves it. */
	async edit(name: string, change: (dialog: Locator) => Promise<void>) {
		await this.button(name).click();
		await change(this.dialog);
		await this.save();
	}

	/** Founds a league with two players. */
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

	/** Announces a meeting with a game of both players, held the day before. */
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

	/** The code of this device, beside its picture. */
	async code(): Promise<string> {
		await this.visitPart('keys');
		const fold = this.page.locator('details').filter({ hasText: this.views.myCode });
		await fold.locator('summary').click();
		return fold.locator('code').innerText();
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
		await this.visitPart('files');
		const download = this.page.waitForEvent('download');
		await this.button(this.m.leagues.regulation.file.whole).click();
		return readFileSync(await (await download).path(), 'utf8');
	}

	/** Opens a file and returns its dialog. */
	async open(text: string) {
		const buffer = Buffer.from(text);
		const file = { name: 'liga.brik', mimeType: 'application/json', buffer };
		// Pages of a league have fields for files of their own; that of the app is behind them.
		await this.page.locator('input[type=file]').last().setInputFiles(file);
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
