import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { idOf, league, LEAGUE, player } from '../setup/league';
import { audit } from './audit';
import { storeLeague } from './league-screens';
import { browserLocale, catalogues, DESKTOP, expect, PHONE, test } from './support';

const m = catalogues.pl;
const { planning, publication } = m;
const { meetings } = m.leagues.season;
const HOSTILE = '<img src=x onerror=alert(1)>';
/** Another league's numbers, which appear in all its texts. */
const OTHER = {
	...SMALL_LEAGUE,
	limits: { points: 200, speed: 12 },
	season: { months: 4, monthsAfterFirst: 1 }
};
const NAMES = ['Ala', 'Bartek', 'Celina', 'Darek', 'Ewa', HOSTILE];

test.use({ viewport: PHONE, locale: browserLocale.pl, timezoneId: 'Europe/Warsaw' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function saved(page: Page, name: string): Promise<Download> {
	const download = page.waitForEvent('download');
	await button(page, name).click();
	return download;
}

test('an organizer plans a round, announces it, and publishes the league', async ({
	page,
	context
}, testInfo) => {
	await page.clock.setFixedTime('2026-03-05T10:00:00Z');
	await page.goto('/league');
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	const players = NAMES.map((name, index) =>
		player(idOf(3, index + 1), { name, city: index < 3 ? 'Kraków' : 'Łódź' })
	);
	await storeLeague(page, league({ players, meetings: [], regulation: OTHER }));
	await page.goto(`/league/${LEAGUE}/meetings`);
	const dialog = page.getByRole('dialog');

	await test.step('plans two rounds for those who come', async () => {
		await button(page, planning.plan.open).click();
		await dialog.getByRole('textbox', { name: meetings.place }).fill('Dom kultury');
		await dialog.getByRole('checkbox', { name: /^Ewa/ }).uncheck();
		await dialog.getByRole('checkbox', { name: planning.plan.acrossCities }).check();
		const status = dialog.getByRole('status');
		// Each round pairs both players from Łódź, and each game fills a box of both players.
		await expect(status.filter({ hasText: planning.plan.boxes({ count: 8 }) })).toBeVisible();
		await button(page, planning.plan.addDay).click();
		await expect(dialog.getByLabel(meetings.on)).toHaveCount(2);
		await expect(dialog.getByLabel(meetings.on).last()).toHaveValue('2026-03-15');
		await dialog.getByRole('button', { name: planning.plan.removeDay({ number: 2 }) }).click();
		await button(page, planning.plan.save({ count: 1 })).click();
		await expect(dialog).toHaveCount(0);
		await expect(page.getByRole('article')).toContainText(planning.plan.round({ number: 2 }));
	});

	await test.step('undo removes the whole plan', async () => {
		const { pages } = m.leagues;
		const edit = pages.edits.plan;
		await button(page, pages.undo({ edit })).click();
		await expect(page.getByRole('article')).toHaveCount(0);
		await button(page, pages.redo({ edit })).click();
		await expect(page.getByRole('article')).toHaveCount(1);
	});

	await test.step('has an announcement and reminders in both languages', async () => {
		await page.getByRole('button', { name: planning.texts.announcement }).click();
		const text = dialog.getByRole('textbox', { name: planning.texts.announcement });
		await expect(text).toHaveValue(/Miejsce: Dom kultury[^]*Runda 2/);
		await dialog.getByRole('radio', { name: 'English' }).check();
		await expect(text).toHaveValue(/Place: Dom kultury[^]*at most 200 CP each[^]*Round 2/);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: planning.texts.reminders }).click();
		await expect(dialog.getByRole('textbox').first()).toHaveValue(/• Ala/);
		await expect(dialog.getByRole('textbox').first()).not.toHaveValue(/• Ewa/);
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
	});

	await test.step('exports the calendar', async () => {
		const download = await saved(page, planning.files.calendar);
		expect(download.suggestedFilename()).toMatch(/\.ics$/);
		const text = readFileSync(await download.path(), 'utf8');
		expect(text).toContain('DTSTART;VALUE=DATE:20260308\r\nDTEND;VALUE=DATE:20260309\r\n');
		expect(text).toContain('LOCATION:Dom kultury\r\n');
	});

	await test.step('exports a page that works from a file without scripts', async () => {
		const tabs = page.getByRole('navigation', { name: m.leagues.pages.tabList });
		await tabs.getByRole('link', { name: m.leagues.pages.tabs.standings }).click();
		const download = await saved(page, planning.files.page);
		const file = testInfo.outputPath('liga.html');
		writeFileSync(file, readFileSync(await download.path()));
		const published = await context.newPage();
		const alerts: string[] = [];
		published.on('dialog', (shown) => {
			alerts.push(shown.message());
			void shown.dismiss();
		});
		await published.goto(pathToFileURL(file).href);
		const { sections, asOf } = publication.page;
		await expect(published.getByRole('heading', { name: sections.upcoming })).toBeVisible();
		await expect(published.getByText(asOf({ when: '5 marca 2026' }))).toBeVisible();
		await expect(published.getByText(HOSTILE).first()).toBeVisible();
		await audit(published, 'page for everybody in Polish');
		await published.setViewportSize(DESKTOP);
		await published.getByRole('radio', { name: 'English' }).check();
		await expect(published.getByRole('heading', { name: sections.upcoming })).toBeHidden();
		const english = catalogues.en.publication.page.sections.upcoming;
		await expect(published.getByRole('heading', { name: english })).toBeVisible();
		await expect(published.getByText(/at most 200 CP each/)).toBeVisible();
		await audit(published, 'page for everybody in English');
		expect(alerts).toEqual([]);
		await published.close();
	});

	await test.step('reads rules with the numbers of this league', async () => {
		await button(page, m.rules.cited({ rule: 'PL-LIG-11' })).click();
		const { here, season } = publication.rules;
		await expect(dialog.getByRole('heading', { name: here })).toBeVisible();
		await expect(dialog.getByText(season({ months: 4, after: 1 }))).toBeVisible();
		await page.keyboard.press('Escape');
	});

	await test.step('exports a CSV with semicolons', async () => {
		const download = await saved(page, m.leagues.season.standings.csv);
		const rows = readFileSync(await download.path(), 'utf8').split('\r\n');
		expect(rows[1]).toBe('Seniorzy;1;Ala;Kraków;0;;;;;;');
	});
});
