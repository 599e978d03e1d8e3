import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readVerdict } from '$lib/league/verdict-file';
import { readers } from '../cards/reading/readers';
import { idOf } from '../setup/league';
import { sealedBytes, submissionBy } from '../setup/submissions';
import { dropOn, fillInbox, openSubmissions } from './hand-league';
import {
	browserLocale,
	catalogues,
	closeDialog,
	DESKTOP,
	expect,
	PHONE,
	test,
	type Language
} from './support';
import { inTurn } from './turns';

/** Clicks a button and returns the path and name of its download. */
async function savedBy(page: Page, name: string): Promise<{ path: string; file: string }> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name, exact: true }).click();
	const made = await download;
	return { path: await made.path(), file: made.suggestedFilename() };
}

/** Checks that every PDF reader finds the words in a file. */
async function expectInPdf(path: string, words: readonly string[]) {
	for (const reader of readers) {
		const { pages } = await reader.read(path);
		const text = pages.flatMap((one) => one.words.map((word) => word.text)).join(' ');
		for (const word of words) expect(text, reader.name).toContain(word);
	}
}

/** Creates a folder with submissions of players 1 to 3, one of them in a subfolder. */
async function folderOf(to: Parameters<typeof submissionBy>[1]): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-folder-'));
	mkdirSync(join(folder, 'late'));
	for (const [index, name] of ['1.json', '2.json', 'late/3.json'].entries()) {
		writeFileSync(join(folder, name), await sealedBytes(submissionBy(index + 1, to), index + 1));
	}
	return folder;
}

/** Drags a folder onto the page and drops it after the page shows its hint. */
async function dropFolder(page: Page, folder: string, letGo: string) {
	const protocol = await page.context().newCDPSession(page);
	const data = { items: [], files: [folder], dragOperationsMask: 1 };
	const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
		protocol.send('Input.dispatchDragEvent', { type, x: 180, y: 400, data });
	await drag('dragEnter');
	await drag('dragOver');
	await expect(page.getByText(letGo)).toBeVisible();
	await drag('dragOver');
	await drag('drop');
}

/** Pastes text onto the page while no field has the focus. */
const pasteOnPage = (page: Page, text: string) =>
	page.evaluate((given) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', given);
		const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
		document.body.dispatchEvent(paste);
	}, text);

/** Page object for a player's verdict, pending or decided. */
async function read(page: Page, language: Language, name: string) {
	const { referee } = catalogues[language].leagues;
	const dialog = page.getByRole('dialog', { name: referee.dialog.title({ name }) });
	return {
		dialog,
		async waiting() {
			await page.getByRole('button', { name: referee.open({ name }), exact: true }).click();
			await expect(dialog).toBeVisible();
		},
		async decided() {
			const list = page.getByRole('region', { name: referee.decidedTitle });
			await list.getByRole('button', { name }).click();
			await expect(dialog).toBeVisible();
		}
	};
}

const COMBINATIONS = [
	['phone', PHONE, 'pl'],
	['desktop', DESKTOP, 'en']
] as const;

for (const [turn, [where, viewport, language]] of COMBINATIONS.entries()) {
	const m = catalogues[language];
	const { referee, pages } = m.leagues;
	const other: Language = language === 'pl' ? 'en' : 'pl';

	test.describe(`a referee on a ${where}, in ${language}`, () => {
		const isTurn = inTurn(turn, COMBINATIONS.length);
		test.use({ viewport, locale: browserLocale[language] });

		if (isTurn())
			test('reads thirty files, decides, answers, and reopens a decision after a reload', async ({
				page
			}) => {
				const files = await fillInbox(page, language);

				// The table shows each verdict; refused files are listed with their reason.
				for (const { player, reasons } of files) {
					if (player === undefined) continue;
					const row = page.getByRole('row').filter({ hasText: player });
					const says = reasons.length === 0 ? 'accept' : 'reject';
					await expect(row).toContainText(referee.rulesSay[says]);
					if (reasons.length > 0) {
						await expect(row).toContainText(referee.reasonCount({ count: reasons.length }));
					}
				}
				await page
					.locator('summary')
					.filter({ hasText: referee.refused({ count: 3 }) })
					.click();
				await expect(
					page.getByText(m.problems.otherKind({ code: 'otherKind', path: '', kind: 'army' }))
				).toBeVisible();
				await expect(
					page.getByText(m.problems.pictureFile({ code: 'pictureFile', path: '' }))
				).toBeVisible();
				const broken = page.getByRole('listitem').filter({ hasText: 'half.json' });
				await expect(broken).toContainText(
					m.problems.notJson({ code: 'notJson', path: '', line: 1 })
				);

				// Waiting submissions are found by player or file.
				const search = page.getByRole('searchbox', { name: referee.findWaiting });
				await search.fill('over.brik');
				await expect(page.getByRole('row').filter({ hasText: /Gracz \d/ })).toHaveText(/Gracz 20/);
				await search.fill('');

				// A single verdict shows its reason and rule; a decision against it requires a note.
				const lying = await read(page, language, 'Gracz 22');
				await lying.waiting();
				const claim = m.leagues.findings.CLAIM({ army: 'A', claimed: 100, points: 150 });
				await expect(lying.dialog.getByText(claim)).toBeVisible();
				await lying.dialog
					.getByRole('button', { name: m.rules.cited({ rule: 'PL-LIG-05' }) })
					.click();
				await expect(
					page.getByRole('dialog', { name: m.ruleTexts.rules['PL-LIG-05'].title })
				).toBeVisible();
				await closeDialog(page, language);
				await lying.dialog.getByRole('radio', { name: referee.decide.choices.accept }).check();
				const keep = lying.dialog.getByRole('button', { name: referee.decide.keep });
				await expect(keep).toBeDisabled();
				await expect(lying.dialog.getByText(referee.decide.noteNeeded)).toBeVisible();
				await lying.dialog
					.getByRole('textbox', { name: referee.decide.note })
					.fill('Pomyłka w sumie');
				await keep.click();
				await expect(
					lying.dialog.getByRole('button', { name: referee.decide.anew })
				).toBeDisabled();

				// The next one that waits follows.
				await lying.dialog.getByRole('button', { name: referee.nextOpen }).click();
				await expect(lying.dialog).toBeHidden();
				await expect(
					page.getByRole('dialog').getByRole('button', { name: referee.decide.keep })
				).toBeVisible();
				await closeDialog(page, language);

				// All legal submissions are accepted with one tap, which can be undone.
				const legal = files.filter(
					({ player, reasons }) => player !== undefined && reasons.length === 0
				);
				const all = page.getByRole('button', { name: referee.acceptAll({ count: legal.length }) });
				await all.click();
				await expect(all).toBeHidden();
				const undo = pages.undo({ edit: pages.edits.submission });
				await page.getByRole('button', { name: undo }).click();
				await all.click();
				await expect(all).toBeHidden();

				// The answer to a rejected player is in the player's language.
				const over = await read(page, language, 'Gracz 20');
				await over.waiting();
				await over.dialog.getByRole('button', { name: referee.decide.keep }).click();
				const names: Record<Language, string> = { pl: 'Polski', en: 'English' };
				await over.dialog.getByRole('radio', { name: names[other] }).check();
				const translated = catalogues[other];
				const reason = translated.violations.LEAGUE_POINTS({ points: 152, limit: 150 });
				const field = over.dialog.getByRole('textbox', { name: referee.answer.text });
				await expect(field).toHaveValue(
					new RegExp(`${translated.leagues.referee.story.rejected}\n[^]{1,40}\n– [^\n]*PL-LIG-01`)
				);
				await expect(field).toHaveValue(new RegExp(reason));
				const text = await savedBy(page, referee.answer.save);
				expect(readFileSync(text.path, 'utf8')).toBe(await field.inputValue());
				expect(text.file).toMatch(/^(Answer to|Odpowiedź dla gracza) Gracz 20, [\d-]+\.txt$/);
				const file = await savedBy(page, referee.answer.file);
				expect(readVerdict(JSON.parse(readFileSync(file.path, 'utf8')))).toMatchObject({
					ok: true,
					verdict: {
						decision: 'reject',
						reasons: ['LEAGUE_POINTS'],
						armies: { A: { points: 152 } }
					}
				});
				const pdf = await savedBy(page, referee.answer.pdf);
				const { rejected } = translated.leagues.referee.story;
				await expectInPdf(pdf.path, [rejected, 'PL-LIG-01', 'PL-CHR-02', translated.army.total]);
				await closeDialog(page, language);

				// The table has pending and decided submissions.
				const csv = readFileSync((await savedBy(page, referee.csv)).path, 'utf8');
				const rows = csv.trim().split('\r\n');
				expect(rows).toHaveLength(28);
				expect(csv).toContain('Pomyłka w sumie');
				expect(csv).toContain(m.violations.LEAGUE_POINTS({ points: 152, limit: 150 }));
				expect(csv).toContain('Rakieta: ');
				expect(csv).not.toMatch(/[A-Z]{2,}_[A-Z]/);
				const table = await savedBy(page, referee.tablePdf);
				const named = files.flatMap(({ player }) => player ?? []);
				const rules = [1, 2, 3, 4, 5, 6].map((number) => `PL-LIG-0${number}`);
				await expectInPdf(table.path, [...named, ...rules]);

				// Decisions and pending submissions are stored.
				await page.getByText(/^\s*(Saved at|Zapisano o) /).waitFor();
				await page.reload();
				const decided = page.getByRole('region', { name: referee.decidedTitle });
				await expect(decided.getByRole('listitem')).toHaveCount(legal.length + 2);
				const { accept } = referee.decidedFilters;
				await decided.getByRole('button', { name: accept({ count: 20 }) }).click();
				await expect(decided.getByRole('listitem')).toHaveCount(20);
				await expect(decided.getByRole('listitem').filter({ hasText: 'Gracz 01' })).toBeVisible();
				await decided
					.getByRole('button', { name: referee.decidedFilters.all({ count: 21 }) })
					.click();
				const { name: sent = '' } = files.find(({ player }) => player === 'Gracz 21') ?? {};
				await expect(page.getByRole('row').filter({ hasText: 'Gracz 21' })).toContainText(sent);
				await lying.decided();
				await expect(lying.dialog.getByText(claim)).toBeVisible();
				await page.goBack();
				await expect(lying.dialog).toBeHidden();
			});

		if (isTurn())
			test('sees the changes since the last submission and checks the key @long', async ({
				page
			}) => {
				const to = await openSubmissions(page, language);
				const first = submissionBy(1, to);
				const sent = async (document: object, seed: number) => [
					{ name: 'jan.brik', bytes: await sealedBytes(document, seed), reasons: [] }
				];
				await dropOn(page.getByRole('main'), await sent(first, 1));
				await page.getByRole('button', { name: referee.register({ name: 'Gracz 01' }) }).click();
				const row = page.getByRole('row').filter({ hasText: 'Gracz 01' });
				await page.getByRole('button', { name: referee.acceptAll({ count: 1 }) }).click();
				await expect(row).toHaveCount(0);
				const { A } = first.armies;
				const armies = { A: { ...A, units: A.units.map((unit) => ({ ...unit, count: 30 })) } };
				await dropOn(page.getByRole('main'), await sent(submissionBy(1, to, { armies }), 1));
				await expect(row).toContainText(referee.unitsChanged({ count: 1 }));
				await expect(row).toContainText(referee.keys.player);
				const jan = await read(page, language, 'Gracz 01');
				await jan.waiting();
				const changes = jan.dialog.getByRole('region', { name: referee.dialog.changes });
				await expect(
					changes.getByRole('row').filter({ hasText: catalogues[language].presets.guard })
				).toBeVisible();
				await closeDialog(page, language);

				// Another key means another sender.
				await dropOn(page.getByRole('main'), await sent(submissionBy(1, to, { armies }), 2));
				await expect(page.getByRole('row').filter({ hasText: referee.keys.other })).toBeVisible();

				// A name with a Cyrillic letter is no reason to register a second player unseen.
				const player = { id: idOf(3, 102), name: 'Grаcz 01', category: 'senior' } as const;
				await dropOn(page.getByRole('main'), await sent(submissionBy(2, to, { player }), 3));
				const alike = m.leagues.findings.NAME({ reason: 'lookAlike', name: 'Gracz 01' });
				await expect(
					page.getByRole('row').filter({ hasText: player.name }).getByText(alike)
				).toBeVisible();

				// An accepted submission is taken back and waits again.
				await jan.decided();
				await jan.dialog.getByRole('button', { name: referee.decide.takeBack }).click();
				await expect(jan.dialog.getByRole('button', { name: referee.decide.keep })).toBeVisible();
				await closeDialog(page, language);
				await expect(page.getByText(referee.noneDecided)).toBeVisible();
				await expect(
					page.getByRole('button', { name: referee.open({ name: 'Gracz 01' }) })
				).toHaveCount(3);
			});

		if (isTurn())
			test('reads a chosen or dropped folder and pasted texts @long', async ({ page }) => {
				const folder = await folderOf(await openSubmissions(page, language));
				const row = (number: number) =>
					page.getByRole('row').filter({ hasText: `Gracz 0${number}` });
				const text = (name: string) => readFileSync(join(folder, name), 'utf8');
				const arrived = [page.getByText(referee.took({ count: 3 })), row(1), row(2), row(3)];
				try {
					const picker = page.waitForEvent('filechooser');
					await page.getByRole('button', { name: referee.folder, exact: true }).click();
					await (await picker).setFiles(folder);
					for (const one of arrived) await expect(one).toBeVisible();

					await openSubmissions(page, language);
					await dropFolder(page, folder, referee.letGo);
					for (const one of arrived) await expect(one).toBeVisible();

					await openSubmissions(page, language);
					await pasteOnPage(page, text('1.json'));
					await expect(row(1)).toBeVisible();
					await page.locator('summary').filter({ hasText: referee.paste }).click();
					const field = page.getByRole('textbox', { name: referee.pasteLabel });
					const takeIn = page.getByRole('button', { name: referee.takeIn, exact: true });
					await field.fill('Cześć!');
					await takeIn.click();
					await expect(page.getByText(referee.nothingPasted)).toBeVisible();
					await field.fill(`Oto są:\n${text('2.json')}\n\n${text('late/3.json')}`);
					await takeIn.click();
					for (const number of [1, 2, 3]) await expect(row(number)).toContainText(referee.newcomer);

					// A reload keeps only what is stored: submissions of registered players.
					const name = 'Gracz 02';
					await page.getByRole('button', { name: referee.register({ name }) }).click();
					await expect(row(2)).not.toContainText(referee.notSaved.stranger);
					await expect(row(3)).toContainText(referee.notSaved.stranger);
					await page.getByText(/^\s*(Saved at|Zapisano o) /).waitFor();
					await page.reload();
					await expect(row(2)).toContainText(referee.pasted({ number: 1 }));
					await expect(row(3)).toHaveCount(0);
				} finally {
					rmSync(folder, { recursive: true });
				}
			});
	});
}
