import type { Page } from '@playwright/test';
import { chanceOf } from '../fuzz/chance';
import { LEAGUE, league, player, JAN, OLA } from '../setup/league';
import { storeLeague } from './league-screens';
import { mismatch } from './shown-page';
import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	openExample,
	openPrinting,
	PHONE,
	saved,
	startArmy,
	test,
	type Language
} from './support';
import { inTurn } from './turns';
import { Walker } from './walker';

const SIZES = [
	{ name: 'on a phone, in Polish', viewport: PHONE, language: 'pl' },
	{ name: 'on a desktop, in English', viewport: DESKTOP, language: 'en' }
] as const satisfies readonly { name: string; viewport: typeof PHONE; language: Language }[];

/** Random walks per size. `WALKS=40` sets their number, `SEED` the first seed. */
const WALKS = Number(process.env.WALKS ?? 1);
const SEED = Number(process.env.SEED ?? 17);
const STEPS = 20;

/** Stores the example, a second army and a league, and opens the army list. */
async function fillStore(page: Page, language: Language) {
	const m = catalogues[language];
	await page.goto('/');
	await openExample(page, language);
	await saved(page, language);
	await storeLeague(page, league({ players: [player(JAN), player(OLA)] }));
	await page.goto('/');
	await page.getByRole('button', { name: m.home.create, exact: true }).click();
	await page.getByRole('textbox', { name: m.newArmy.name }).fill('Straż');
	await page.getByRole('button', { name: m.newArmy.create, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Straż' })).toBeVisible();
	await saved(page, language);
}

for (const [turn, { name, viewport, language }] of SIZES.entries()) {
	const m = catalogues[language];
	test.describe(name, () => {
		const isTurn = inTurn(turn, SIZES.length);
		test.use({ viewport, locale: browserLocale[language] });

		const heading = (page: Page, title: string) =>
			page.getByRole('heading', { level: 1, name: title, exact: true });
		const dialogs = (page: Page) => page.getByRole('dialog');
		const open = (page: Page, label: string) =>
			page.getByRole('button', { name: label, exact: true }).click();

		if (isTurn())
			test('Back from the cards shows the army @long', async ({ page }) => {
				await page.goto('/');
				await openExample(page, language);
				await openPrinting(page, language);
				await expect(heading(page, m.cards.page.title)).toBeVisible();
				await page.goBack();
				await expect(heading(page, m.example.army)).toBeVisible();
				await expect(dialogs(page)).toHaveCount(0);
				await page.goForward();
				await expect(heading(page, m.cards.page.title)).toBeVisible();
				await page.goBack();
				await page.goBack();
				await expect(heading(page, m.home.title)).toBeVisible();
				expect(await mismatch(page, language)).toBe('');
			});

		if (isTurn())
			test('Back from a comparison shows the page that opened it', async ({ page }) => {
				await page.goto('/');
				await openExample(page, language);
				await open(page, m.army.more);
				await dialogs(page).getByRole('button', { name: m.commands.names.compare }).click();
				await expect(heading(page, m.commands.compare.title)).toBeVisible();
				await page.goBack();
				await expect(heading(page, m.example.army)).toBeVisible();
				await page.goBack();
				await expect(heading(page, m.home.title)).toBeVisible();
				await page.getByRole('article').first().getByRole('button').click();
				await dialogs(page).getByRole('button', { name: m.armies.menu.compare }).click();
				await expect(heading(page, m.commands.compare.title)).toBeVisible();
				await open(page, m.app.backToWhere);
				await expect(heading(page, m.home.title)).toBeVisible();
				await expect(dialogs(page)).toHaveCount(0);
			});

		if (isTurn())
			test('Back from a new army shows the list @long', async ({ page }) => {
				await page.goto('/');
				await startArmy(page, 'Straż', language);
				await page.goBack();
				await expect(heading(page, m.home.title)).toBeVisible();
				await expect(page.getByRole('link', { name: 'Straż' })).toBeVisible();
				await expect(dialogs(page)).toHaveCount(0);
				expect(await mismatch(page, language)).toBe('');
			});

		if (isTurn())
			test('Back from a page opened from a dialog shows the page without the dialog @long', async ({
				page
			}) => {
				await page.goto('/');
				await openExample(page, language);
				await open(page, m.army.more);
				await dialogs(page).getByRole('link', { name: m.app.data }).click();
				await expect(heading(page, m.app.data)).toBeVisible();
				await open(page, m.app.backToWhere);
				await expect(heading(page, m.example.army)).toBeVisible();
				await expect(dialogs(page)).toHaveCount(0);
				await page.goBack();
				await expect(heading(page, m.home.title)).toBeVisible();
			});

		if (isTurn())
			test('a dialog closed by a reload needs no extra Back @long', async ({ page }) => {
				await page.goto('/');
				await openExample(page, language);
				await open(page, m.army.more);
				await expect(dialogs(page)).toBeVisible();
				await page.reload();
				await expect(heading(page, m.example.army)).toBeVisible();
				await expect(dialogs(page)).toHaveCount(0);
				await page.goBack();
				await expect(heading(page, m.home.title)).toBeVisible();
			});

		if (isTurn())
			test('a panel that opens while a reload loads is closed and the page stays @long', async ({
				page
			}) => {
				await page.goto('/');
				await openExample(page, language);
				const button = page.getByRole('button', { name: m.army.more, exact: true });
				const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
				await page.route(page.url(), async (route) => {
					const opened = page.waitForEvent('framenavigated');
					await page.mouse.click(x + 9, y + 9);
					await opened;
					await route.continue();
				});
				await page.reload();
				await expect(heading(page, m.example.army)).toBeVisible();
				await expect(dialogs(page)).toHaveCount(0);
				await open(page, m.army.more);
				await expect(dialogs(page)).toBeVisible();
				await page.goBack();
				await expect(dialogs(page)).toHaveCount(0);
				await expect(heading(page, m.example.army)).toBeVisible();
				await page.goBack();
				await expect(heading(page, m.home.title)).toBeVisible();
			});

		if (isTurn())
			test('Forward to a dialog closed by a reload goes nowhere, so Back works @long', async ({
				page
			}) => {
				await page.goto('/');
				await openExample(page, language);
				await open(page, m.army.more);
				await expect(dialogs(page)).toBeVisible();
				const position = () =>
					page.evaluate(() => (history.state as Record<string, number>)['sveltekit:history'] ?? 0);
				const panel = await position();
				await page.reload();
				await expect.poll(position).toBe(panel - 1);
				await page.goForward();
				await expect(heading(page, m.example.army)).toBeVisible();
				await expect.poll(position).toBe(panel - 1);
				await page.goBack();
				await expect(page).toHaveURL('/');
			});

		if (isTurn())
			test('the back arrow of the first page leads up, not out of the app @long', async ({
				page
			}) => {
				await page.goto('/rules');
				await page.getByRole('link', { name: m.app.back, exact: true }).click();
				await expect(page.getByRole('button', { name: m.home.first })).toBeVisible();
				await page.goBack();
				await expect(heading(page, m.rules.title)).toBeVisible();
				await page.getByRole('link', { name: m.app.back, exact: true }).click();
				await expect(page.getByRole('button', { name: m.home.first })).toBeVisible();
			});

		if (isTurn())
			test('two quick steps forward reopen the panel of the page @long', async ({ page }) => {
				await page.goto('/');
				await openExample(page, language);
				await open(page, m.army.more);
				await page.goBack();
				await page.goBack();
				await expect(heading(page, m.home.title)).toBeVisible();
				await page.evaluate(async () => {
					for (const _ of [1, 2]) {
						const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
						history.forward();
						await gone;
					}
				});
				await expect(heading(page, m.example.army)).toBeVisible();
				await expect(dialogs(page)).toHaveCount(1);
				await page.goBack();
				await expect(dialogs(page)).toHaveCount(0);
				expect(await mismatch(page, language)).toBe('');
			});

		if (isTurn())
			test('Back closes a league dialog, and asks if it has unsaved input', async ({ page }) => {
				await page.goto('/league');
				await expect(heading(page, m.leagues.pages.title)).toBeVisible();
				await storeLeague(page, league({ players: [player(JAN), player(OLA)] }));
				await page.goto(`/league/${LEAGUE}/people`);
				const add = m.leagues.season.people.addPlayer;
				await open(page, add);
				await expect(dialogs(page)).toBeVisible();
				await page.goBack();
				await expect(dialogs(page)).toHaveCount(0);
				await open(page, add);
				await dialogs(page).getByRole('textbox').first().fill('Ola');
				await page.goBack();
				await expect(dialogs(page).getByText(m.leagues.pages.leaving.question)).toBeVisible();
				await expect(dialogs(page).getByRole('textbox').first()).toHaveValue('Ola');
				await open(page, m.leagues.pages.leaving.leave);
				await expect(dialogs(page)).toHaveCount(0);
				expect(await mismatch(page, language)).toBe('');
			});

		for (let walk = 0; walk < WALKS; walk++) {
			test(`a walk of ${STEPS} steps shows the pages of its URLs: seed ${SEED}, walk ${walk} @long`, async ({
				page
			}) => {
				page.on('filechooser', () => undefined);
				await fillStore(page, language);
				await page.goto('/');
				const walker = new Walker(page, language, chanceOf(SEED, walk), '/');
				for (let step = 0; step < STEPS; step++) await walker.step();
				console.log(
					`Seed ${SEED}, walk ${walk}: ${walker.log.length} steps, ${walker.visited} pages`
				);
			});
		}
	});
}
