import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { exampleArmy } from '$lib/army/example';
import { photoDigest } from '$lib/army/photos/jpeg';
import { newGame } from '$lib/play/new-game';
import { chromiumLaunch } from '../setup/chromium.mjs';
import { HubProcess } from '../setup/hub';
import { jpegOf } from '../setup/jpeg';
import { JAN, league, LEAGUE, OLA, player, seedOf } from '../setup/league';
import { storeLeague } from './league-screens';
import { audit } from './audit';
import { openDevice } from './device';
import { catalogues, DESKTOP, expect, openExample, PHONE, putRows, saved, test } from './support';

const CERTIFICATE = 'tests/fixtures/hub/cert.pem';
const HTTPS = ['--cert', CERTIFICATE, '--key', 'tests/fixtures/hub/key.pem', '--host', '127.0.0.1'];
const GAME = '6f0b5f5e-3f0e-4c39-9f57-0d2f4b1c9a03';
const ARMY = '5b6f0c1e-8a52-4a9c-9d4e-7f0f3a1b2c01';
const PASSPHRASE = 'a long passphrase of the desk';
const m = catalogues.en;

const tables = JSON.parse(
	readFileSync('tests/fixtures/formats/database-v8.json', 'utf8')
) as Record<'ownUnits', { id: string }[]>;
const { publicKey } = JSON.parse(readFileSync('tests/fixtures/league/key-v1.json', 'utf8')) as {
	publicKey: string;
};

/** The digest of the certificate's public key for the browser to trust. */
function pinOfCertificate(): string {
	const key = new X509Certificate(readFileSync(CERTIFICATE)).publicKey;
	const bytes = key.export({ type: 'spki', format: 'der' });
	return createHash('sha256').update(bytes).digest('base64');
}

/** A browser that finds hub.test on this machine and trusts its certificate. */
function launch() {
	const { args, ...options } = chromiumLaunch();
	const own = [
		'--host-resolver-rules=MAP hub.test 127.0.0.1',
		`--ignore-certificate-errors-spki-list=${pinOfCertificate()}`
	];
	return chromium.launch({ ...options, args: [...args, ...own] });
}

/** What this address has stored. */
function contents(page: Page): Promise<object> {
	return page.evaluate(async () => {
		const open = indexedDB.open('brikmuster');
		await new Promise((done) => (open.onsuccess = done));
		const read = async (table: string) => {
			const all = open.result.transaction(table).objectStore(table).getAll();
			await new Promise((done) => (all.onsuccess = done));
			return all.result as Record<string, unknown>[];
		};
		const games = await read('games');
		const found = {
			armies: (await read('armies')).map(({ id, army }) => [id, army]),
			ownUnits: (await read('ownUnits')).map(({ id }) => id),
			photos: (await read('photos')).map(({ digest }) => digest),
			leagues: (await read('leagues')).map(({ id }) => id),
			entries: (await read('entries')).flatMap(({ digest, signature }) =>
				signature ? [digest] : []
			),
			games: games.map(({ id, game }) => [id, (game as { events: unknown[] }).events.length]),
			keys: (await read('keys')).map((row) => [row.publicKey, row.file !== ''])
		};
		open.result.close();
		return found;
	});
}

/** Whether the page has keys and storage, and the service workers that are active. */
function platform(page: Page): Promise<object> {
	return page.evaluate(async () => {
		const registrations = await navigator.serviceWorker.getRegistrations();
		const workers = registrations.map(({ active }) => active?.scriptURL);
		return { secure: isSecureContext, workers };
	});
}

/** Stores something of each kind; the key has no file yet. */
async function fill(page: Page): Promise<void> {
	await page.goto('/');
	await openExample(page);
	await addKnight(page);
	await page.goto('/data');
	const army = exampleArmy(ARMY, m.example);
	const sides = [{ id: 's1', name: 'Castle', armies: [army] }];
	const game = newGame({ id: GAME, name: 'The bridge', rules: '2005', sides });
	const photo = { digest: photoDigest(jpegOf(7)), jpeg: jpegOf(7), savedAt: 1 };
	await putRows(page, 'ownUnits', tables.ownUnits.slice(0, 1));
	const { entries } = await storeLeague(page, league({ players: [player(JAN), player(OLA)] }));
	await putRows(page, 'photos', [photo]);
	await putRows(page, 'games', [{ id: GAME, game, revision: 1, savedAt: 1 }]);
	await putRows(page, 'keys', [{ publicKey, seed: seedOf(1), file: '', savedAt: 1 }]);
	await page.goto(`/league/${LEAGUE}/standings`);
	await expect.poll(() => contents(page)).toMatchObject({ entries: { length: entries.length } });
	await page.goto('/settings');
	await page.getByRole('radio', { name: m.app.themes.dark }).check();
}

async function addKnight(page: Page): Promise<void> {
	await page.getByRole('button', { name: m.unit.more({ what: m.example.knight }) }).click();
	await saved(page);
}

/** Saves the file of the key that would stay behind. */
async function saveKey(page: Page): Promise<void> {
	const { key } = m.leagues.player;
	await page.getByRole('link', { name: m.moving.toKey }).click();
	await page.getByRole('button', { name: key.saveFile }).click();
	await page.getByLabel(key.passphrase, { exact: true }).fill(PASSPHRASE);
	await page.getByLabel(key.again, { exact: true }).fill(PASSPHRASE);
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: key.saveFile }).last().click();
	await saving;
	await expect(page.getByText(m.moving.key)).toHaveCount(0);
}

/** Follows the guide's first step; returns the path of the file. */
async function saveFile(page: Page): Promise<string> {
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: m.moving.save.button }).click();
	const path = await (await saving).path();
	await expect(page.getByText(m.moving.save.saved)).toBeVisible();
	return path;
}

async function choose(page: Page, button: string, file: string): Promise<void> {
	const choosing = page.waitForEvent('filechooser');
	await page.getByRole('button', { name: button }).click();
	await (
		await choosing
	).setFiles({
		name: 'all.brikbackup',
		mimeType: 'application/octet-stream',
		buffer: readFileSync(file)
	});
}

test('everything moves to an https address in one file, and back with its changes @long', async ({
	baseURL
}) => {
	const hub = await HubProcess.start({ words: HTTPS });
	const browser = await launch();
	try {
		const there = `https://hub.test:${hub.port}`;
		const { page, troubles } = await openDevice(browser, 'en', {
			viewport: DESKTOP,
			baseURL: baseURL ?? '',
			serviceWorkers: 'allow'
		});
		await fill(page);
		await page.goto('/data');
		await expect(page.getByText(m.moving.key)).toBeVisible();
		await audit(page, 'moving');
		await saveKey(page);
		const before = await contents(page);
		expect(before).toMatchObject({ keys: [[publicKey, true]], games: [[GAME, 0]] });
		const file = await saveFile(page);

		await page.goto(there);
		await page.setViewportSize(PHONE);
		await page.getByRole('link', { name: m.home.moved }).click();
		await expect(page.getByText(m.moving.arrived.title)).toBeVisible();
		await choose(page, m.moving.arrived.button, file);
		await page.getByRole('checkbox', { name: m.data.restore.preferences }).check();
		await page.getByRole('button', { name: m.data.restore.restore({ count: 1 }) }).click();
		await expect(page.getByText(m.data.restore.done({ count: 1 }))).toBeVisible();
		expect(await contents(page)).toEqual(before);
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
		await expect
			.poll(() => platform(page))
			.toEqual({
				secure: true,
				workers: [`${there}/service-worker.js`]
			});

		await page.goto(there);
		await page.getByRole('link', { name: m.example.army }).first().click();
		await addKnight(page);
		await page.goto(`${there}/table/${GAME}`);
		await page.getByRole('button', { name: m.table.turns.begins({ name: 'Castle' }) }).click();
		await expect.poll(() => contents(page)).toMatchObject({ games: [[GAME, 1]] });
		const changed = await contents(page);
		await page.goto(`${there}/data`);
		const back = await saveFile(page);

		await page.goto('/data');
		await choose(page, m.data.restore.choose, back);
		await expect(page.getByText(m.data.restore.newer({ count: 1 }))).toBeVisible();
		await page.getByRole('button', { name: m.data.restore.restore({ count: 1 }) }).click();
		await expect(page.getByText(m.data.restore.done({ count: 1 }))).toBeVisible();
		expect(changed).not.toEqual(before);
		expect(await contents(page)).toEqual(changed);
		expect(troubles).toEqual([]);
	} finally {
		await browser.close();
		await hub.dispose();
	}
});
