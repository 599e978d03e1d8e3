import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { shortKey } from '$lib/league/entries/short-key';
import { verify } from '$lib/exchange/submission-file';
import type { League } from '$lib/league/league-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { verdictFile } from '$lib/league/verdict-file';
import { readSubmissionFile } from '$lib/exchange/submission-file';
import { JAN, LEAGUE, OLA, league as leagueWith, player } from '../setup/league';
import { leagueFileOf } from '../setup/signed-file';
import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	saved,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

const PASSPHRASE = 'Zażółć gęślą jaźń';
const league: League = leagueWith({
	name: 'Liga Krakowska',
	players: [player(JAN, { name: 'Jan Łoś' }), player(OLA, { name: 'Ola Łąka' })]
});

const file = (name: string, text: string) => ({
	name,
	mimeType: 'application/json',
	buffer: Buffer.from(text)
});
const bytesOf = async (download: Download) => new Uint8Array(readFileSync(await download.path()));

/** Joins a league by opening its file. */
async function join(page: Page, given: League, language: Language) {
	const { regulation } = catalogues[language].leagues;
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles(file('liga.brik', await leagueFileOf(given)));
	await page.getByRole('button', { name: regulation.fileDialog.join }).click();
	await expect(page.getByRole('heading', { level: 1, name: given.name })).toBeVisible();
}

async function openTab(page: Page, name: 'play' | 'rules', language: Language) {
	const { pages } = catalogues[language].leagues;
	await page.getByRole('link', { name: pages.tabs[name] }).click();
}

const COMBINATIONS = [
	['pl', PHONE],
	['en', DESKTOP]
] as const;

for (const [turn, [language, size]] of COMBINATIONS.entries()) {
	test.describe(`a player of a league, ${language}`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length);
		test.use({ locale: browserLocale[language], viewport: size });

		if (isTurn())
			test('marks an army, attests, seals, sends and sees later changes', async ({ page }) => {
				const m = catalogues[language].leagues.player;
				await page.goto('/');
				await openExample(page, language);
				await saved(page, language);
				await page.goto('/');
				await page
					.getByRole('link', { name: catalogues[language].app.league, exact: true })
					.click();
				// The previous page has a file picker too.
				const { title } = catalogues[language].leagues.pages;
				await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
				await join(page, league, language);
				await openTab(page, 'play', language);

				await page.getByRole('combobox', { name: m.self.from }).selectOption('Jan Łoś');
				await page.getByRole('button', { name: m.self.keep, exact: true }).click();
				await page
					.getByRole('combobox', { name: m.armies.choose({ army: 'A' }) })
					.selectOption(catalogues[language].example.army);
				await expect(page.getByText(m.send.reject)).toBeVisible();
				await page.getByRole('checkbox', { name: m.send.toyBricksOnly }).check();
				await expect(page.getByText(m.send.accept)).toBeVisible();

				await page.getByRole('button', { name: m.key.saveFile }).click();
				await page.getByLabel(m.key.passphrase, { exact: true }).fill(PASSPHRASE);
				await page.getByLabel(m.key.again).fill('inne hasło');
				await page.getByRole('button', { name: m.key.saveFile }).click();
				await expect(page.getByText(m.key.differ)).toBeVisible();
				await page.getByLabel(m.key.again).fill(PASSPHRASE);
				const keyComes = page.waitForEvent('download');
				await page.getByRole('button', { name: m.key.saveFile }).click();
				const keyFile = await bytesOf(await keyComes);
				await expect(page.getByText(m.key.have)).toBeVisible();

				const comes = page.waitForEvent('download');
				await page.getByRole('button', { name: m.send.seal }).click();
				const sealed = await bytesOf(await comes);
				const verification = await verify(sealed, { regulation: SMALL_LEAGUE });
				if (!verification.ok) throw new Error(verification.problem.code);
				const { verdict } = verification;
				expect(verdict).toMatchObject({ verdict: 'accept', reasons: [], seal: { state: 'valid' } });
				expect(verdict.submission).toMatchObject({
					league: LEAGUE,
					season: '2026-1',
					meeting: null,
					player: { id: JAN, name: 'Jan Łoś', category: 'senior' }
				});
				await expect(page.getByText(m.sent.same)).toBeVisible();

				// The referee's answer is read where it is opened, and kept with the submissions.
				const unknown = {
					code: 'PLAYER',
					rule: 'PL-LIG-06',
					severity: 'error',
					path: '/player/id',
					params: { reason: 'unknown' }
				} as const;
				const answer = {
					...verdictFile(verdict, SMALL_LEAGUE, { decision: 'reject', decidedOn: '2026-11-25' }),
					findings: [unknown]
				};
				await page.goto('/league');
				await page
					.locator('input[type=file]')
					.first()
					.setInputFiles(file('odpowiedz.brik', JSON.stringify(answer)));
				const read = page.getByRole('dialog');
				const { findings, verdicts } = catalogues[language].leagues;
				await expect(read.getByText(findings.PLAYER({ reason: 'unknown' }))).toBeVisible();
				await read.getByRole('link', { name: m.answers.toArmies }).click();
				const kept = page.locator('summary').filter({ hasText: verdicts.reject });
				await kept.click();
				await expect(page.getByText(findings.PLAYER({ reason: 'unknown' }))).toBeVisible();

				// A second army changes the submission, and the page shows it.
				const second = readFileSync('tests/fixtures/formats/army-v1.brik', 'utf8');
				await page.locator('input[type=file]').first().setInputFiles(file('druga.brik', second));
				await page.getByRole('button', { name: catalogues[language].importing.keep }).click();
				const { name } = JSON.parse(second) as { name: string };
				await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
				await page.goto(`/league/${LEAGUE}/play`);
				await page
					.getByRole('combobox', { name: m.armies.choose({ army: 'B' }) })
					.selectOption(name);
				await expect(page.getByText(m.sent.armyNew({ army: 'B' }))).toBeVisible();

				// Open the same key on another device from its backup.
				const other = await page
					.context()
					.browser()
					?.newContext({ locale: browserLocale[language] });
				const otherPage = await other?.newPage();
				if (!other || !otherPage) throw new Error('no other device');
				await otherPage.goto('/league');
				await join(otherPage, league, language);
				await openTab(otherPage, 'play', language);
				await otherPage.getByRole('combobox', { name: m.self.from }).selectOption('Jan Łoś');
				await otherPage.getByRole('button', { name: m.self.keep, exact: true }).click();
				await otherPage.getByRole('button', { name: m.key.open }).click();
				await otherPage
					.locator('form input[type=file]')
					.setInputFiles(file('klucz.brik', Buffer.from(keyFile).toString()));
				await otherPage.getByLabel(m.key.passphrase, { exact: true }).fill('złe hasło');
				await otherPage.getByRole('button', { name: m.key.open }).click();
				await expect(
					otherPage.getByText(
						catalogues[language].leagues.refusals.wrongPassphrase({ field: '', id: '' })
					)
				).toBeVisible();
				await otherPage.getByLabel(m.key.passphrase, { exact: true }).fill(PASSPHRASE);
				await otherPage.getByRole('button', { name: m.key.open }).click();
				const submissionFile = await readSubmissionFile(sealed);
				if (!submissionFile.ok || submissionFile.seal.state !== 'valid')
					throw new Error('not sealed');
				await expect(otherPage.getByText(shortKey(submissionFile.seal.publicKey))).toBeVisible();
				await other.close();
			});
	});
}
