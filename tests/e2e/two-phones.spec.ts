import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { exampleArmy } from '$lib/army/example';
import { frameText, transferOf } from '$lib/exchange/frames';
import { withEvent } from '$lib/play/events';
import type { Game } from '$lib/play/game-file';
import { newGame } from '$lib/play/new-game';
import { gameDocument } from '$lib/sync/game-events';
import { audit } from './audit';
import { codeOnScreen, filmCodes, launchFilming } from './phone-codes';
import { openTwoPhones, storedEvents } from './shared-game';
import { browserLocale, catalogues, expect, PHONE, putRows, test, type Language } from './support';

const GAME = '6f0b5f5e-3f0e-4c39-9f57-0d2f4b1c9a01';
const ARMY = '5b6f0c1e-8a52-4a9c-9d4e-7f0f3a1b2c01';

/** A game, after some notes. */
function bridge(notes = 0): Game {
	const army = (name: string, at: number) =>
		exampleArmy(ARMY.replace(/1$/, String(at)), { ...catalogues.en.example, army: name });
	const game = newGame({
		id: GAME,
		name: 'The bridge',
		rules: '2005',
		sides: [
			{ id: 's1', name: 'Castle', armies: [army('Castle', 1)] },
			{ id: 's2', name: 'Orcs', armies: [army('Orcs', 2)] }
		]
	});
	return Array.from({ length: notes }).reduce<Game>(
		(before, _, at) =>
			withEvent(before, { id: randomUUID(), by: GAME }, { kind: 'note', text: `Note ${at}` }),
		game
	);
}

/** A phone of its own, with its own storage. */
async function phone(
	browser: Browser,
	language: Language,
	baseURL = '',
	permissions: string[] = [],
	serviceWorkers: 'allow' | 'block' = 'block'
) {
	const context = await browser.newContext({
		baseURL,
		permissions,
		viewport: PHONE,
		locale: browserLocale[language],
		serviceWorkers,
		reducedMotion: 'reduce'
	});
	const page = await context.newPage();
	const troubles: string[] = [];
	page.on('pageerror', ({ message }) => troubles.push(message));
	// Violations of the security policy are errors of the console.
	page.on('console', (entry) => {
		if (entry.type() === 'error') troubles.push(entry.text());
	});
	return { page, troubles, m: catalogues[language] };
}

type Phone = Awaited<ReturnType<typeof phone>>;

async function paste({ page, m }: Phone, text: string) {
	const { scanning } = m.twoPhones;
	await page.getByText(scanning.paste).click();
	await page.getByRole('textbox', { name: scanning.pasteLabel }).fill(text);
	await page.getByRole('button', { name: scanning.take }).click();
}

async function play({ page }: Phone, side: string) {
	await page.getByRole('radio', { name: side }).check();
}

/** The first phone has a game; the second one joins by two codes. */
async function connected(first: Phone, second: Phone) {
	await first.page.goto('/table');
	await expect(first.page.getByText(first.m.table.list.none)).toBeVisible();
	await putRows(first.page, 'games', [{ id: GAME, game: bridge(), revision: 1, savedAt: 1 }]);
	await first.page.goto(`/table/${GAME}`);
	await openTwoPhones(first);
	const { inviting, state } = first.m.twoPhones;
	await first.page.getByRole('button', { name: first.m.twoPhones.connect, exact: true }).click();
	await audit(first.page, 'invitation');
	const invitation = await codeOnScreen(first.page.getByRole('img', { name: inviting.alt }));
	expect(invitation).toMatch(/\/table\/join#j1\./);
	await second.page.goto(invitation);
	const reply = second.page.getByRole('img', { name: second.m.twoPhones.replying.alt });
	await expect(reply).toBeVisible();
	const buffer = await reply.screenshot();
	await first.page.getByRole('button', { name: inviting.scanReply }).click();
	const photo = { name: 'code.png', mimeType: 'image/png', buffer };
	await first.page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(photo);
	await expect(first.page.getByText(state.inStep)).toBeVisible();
	await expect(second.page.getByRole('heading', { level: 1 })).toHaveText('The bridge');
}

test('two phones play one game: by two codes, then by codes and a file alone', async ({
	browser,
	baseURL
}) => {
	const [first, second] = [
		await phone(browser, 'en', baseURL),
		await phone(browser, 'pl', baseURL)
	];
	await connected(first, second);
	const [en, pl] = [first.m.twoPhones, second.m.twoPhones];
	await second.page.getByRole('button', { name: pl.state.connected }).click();
	await play(second, 'Orcs');
	await expect(first.page.getByText(en.who.other({ sides: 'Orcs' }))).toBeVisible();
	await play(first, 'Castle');
	await expect(second.page.getByText(pl.who.other({ sides: 'Castle' }))).toBeVisible();
	await expect(first.page.getByText(en.state.inStep)).toBeVisible();
	await expect.poll(() => storedEvents(second.page)).toHaveLength(2);

	await second.page.getByRole('button', { name: pl.disconnect }).click();
	await expect(first.page.getByText(en.state.left)).toBeVisible();
	await play(first, en.who.all);
	await expect(first.page.getByRole('dialog')).toContainText(en.state.unsent({ count: 1 }));
	await first.page.getByRole('button', { name: en.show }).click();
	await audit(first.page, 'codes');
	const code = await codeOnScreen(first.page.getByRole('img', { name: en.codes.alt, exact: true }));
	await second.page.getByRole('button', { name: pl.scan }).click();
	await expect(second.page.getByRole('alert')).toBeVisible();
	await audit(second.page, 'scanning');
	await paste(second, code);
	await expect(second.page.getByText(pl.scanning.added({ count: 1 }))).toBeVisible();
	await second.page.getByRole('button', { name: pl.back }).click();
	await expect(second.page.getByText(pl.who.other({ sides: 'Castle i Orcs' }))).toBeVisible();

	await play(second, 'Castle');
	await second.page.getByText(pl.files.title, { exact: true }).click();
	const saving = second.page.waitForEvent('download');
	await second.page.getByRole('button', { name: pl.files.saveChanges }).click();
	await first.page.getByRole('button', { name: en.back }).click();
	await first.page.getByText(en.files.title, { exact: true }).click();
	const choosing = first.page.waitForEvent('filechooser');
	await first.page.getByRole('button', { name: en.files.open }).click();
	await (await choosing).setFiles(await (await saving).path());
	await expect(first.page.getByText(en.scanning.added({ count: 1 }))).toBeVisible();
	await expect.poll(() => storedEvents(first.page)).toHaveLength(4);
	expect(await storedEvents(first.page)).toEqual(await storedEvents(second.page));
	expect([...first.troubles, ...second.troubles]).toEqual([]);
	await first.page.context().close();
	await second.page.context().close();
});

/** A phone with the game that plays one side, and has no network from now on. */
async function offlineWithGame(browser: Browser, language: Language, side: string, baseURL = '') {
	const one = await phone(browser, language, baseURL, [], 'allow');
	const { page, m } = one;
	await page.goto('/table');
	await expect(page.getByText(m.table.list.none)).toBeVisible();
	await putRows(page, 'games', [{ id: GAME, game: bridge(), revision: 1, savedAt: 1 }]);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await page.goto('/about');
	await expect(page.getByText(m.updates.offlineReady, { exact: true })).toBeVisible();
	await page.context().setOffline(true);
	await page.goto(`/table/${GAME}`);
	await openTwoPhones(one);
	await play(one, side);
	return one;
}

/** The changes that the other phone lacks, as a file. */
async function changesFile(from: Phone): Promise<string> {
	const { page, m } = from;
	await openTwoPhones(from);
	const { files } = m.twoPhones;
	await page.getByText(files.title, { exact: true }).click();
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: files.saveChanges }).click();
	const text = await readFile(await (await saving).path(), 'utf8');
	await closed(from);
	return text;
}

async function closed({ page, m }: Phone) {
	const close = page.getByRole('dialog').getByRole('button', { name: m.app.close, exact: true });
	await close.first().click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('two phones without a network play, and take back with consent what the other one did @long', async ({
	browser,
	baseURL
}) => {
	const first = await offlineWithGame(browser, 'en', 'Castle', baseURL);
	const second = await offlineWithGame(browser, 'pl', 'Orcs', baseURL);
	const [en, pl] = [first.m.table, second.m.table];
	const token = ({ page }: Phone) => page.locator('main [data-figure^="s2/"]').first();
	await closed(first);
	await first.page.getByRole('button', { name: en.turns.begins({ name: 'Castle' }) }).click();
	await token(first).click();
	await first.page.getByRole('button', { name: en.sheet.falls }).click();
	await closed(first);
	await openTwoPhones(first);
	await first.page.getByRole('button', { name: first.m.twoPhones.show }).click();
	const { codes } = first.m.twoPhones;
	const { scan, scanning } = second.m.twoPhones;
	await first.page.getByRole('radio', { name: codes.changes }).check();
	const code = await codeOnScreen(first.page.getByRole('img', { name: codes.alt, exact: true }));
	await closed(first);
	await second.page.getByRole('button', { name: scan }).click();
	await paste(second, code);
	await expect(second.page.getByText(scanning.added({ count: 3 }))).toBeVisible();
	await closed(second);
	await expect(token(second)).toHaveAccessibleName(new RegExp(pl.board.marks.fallen()));

	await second.page.getByRole('button', { name: pl.turns.undo, exact: true }).click();
	await expect(second.page.getByText(pl.log.waiting)).toBeVisible();
	await expect(token(second)).toHaveAccessibleName(new RegExp(pl.board.marks.fallen()));
	const asked = await changesFile(second);
	await first.page.evaluate((text) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([text], 'changes.brik'));
		dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
	}, asked);
	await expect(first.page.getByText(en.list.events({ count: 2 }))).toBeVisible();
	await audit(first.page, 'changes in a file');
	await first.page.getByRole('button', { name: en.list.addEvents }).click();
	await expect(first.page.getByText(en.log.asked)).toBeVisible();
	await first.page.getByRole('button', { name: en.log.consent }).click();
	await expect(token(first)).toHaveAccessibleName(new RegExp(en.board.standing));

	const agreed = await changesFile(first);
	await second.page.evaluate((text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', text);
		dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
	}, agreed);
	await second.page.getByRole('button', { name: pl.list.addEvents }).click();
	await expect(token(second)).toHaveAccessibleName(new RegExp(pl.board.standing));
	await expect.poll(() => storedEvents(second.page)).toEqual(await storedEvents(first.page));
	await first.page.context().close();
	await second.page.context().close();
});

test('a phone joins by filming the codes of another one, turned and out of order @long', async ({
	baseURL
}, testInfo) => {
	const document = gameDocument(bridge(100));
	const transfer = document && (await transferOf('game', document));
	if (!transfer) throw new Error('No codes');
	const count = transfer.blocks.length;
	expect(count).toBeGreaterThan(3);
	const numbers = Array.from({ length: count + 3 }, (_, index) => count + 2 - index + 1);
	const film = testInfo.outputPath('codes.y4m');
	filmCodes(film, [
		{ text: 'https://example.org', degrees: 3 },
		...numbers.map((number, index) => ({
			text: frameText(transfer, number),
			degrees: (index % 3) * 9 - 8
		}))
	]);
	const browser = await launchFilming(film);
	const joining = await phone(browser, 'en', baseURL, ['camera']);
	const { page, m, troubles } = joining;
	await page.goto('/table');
	await page.getByRole('button', { name: m.table.list.join }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The bridge');
	await expect(page.getByText('Orcs').first()).toBeVisible();
	expect(troubles).toEqual([]);
	await browser.close();
});
