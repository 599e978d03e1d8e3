import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { leagueFileOf } from '../setup/signed-file';
import { verify } from '$lib/exchange/submission-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import { JAN, LEAGUE, league as leagueWith, OLA, player, seedOf } from '../setup/league';
import { browserLocale, catalogues, expect, openExample, saved, test } from './support';

const m = catalogues.en.leagues.player;
const { example, leagues } = catalogues.en;
const league = leagueWith({ players: [player(JAN, { name: 'Jan Łoś' }), player(OLA)] });
const keyFile = readFileSync('tests/fixtures/league/key-v1.json', 'utf8');
const { publicKey } = JSON.parse(keyFile) as { publicKey: string };

test.use({ locale: browserLocale.en, serviceWorkers: 'allow' });

/** Creates a database of version 4 with a key in its format. */
function storeAsVersion4(page: Page) {
	const row = { publicKey, seed: [...seedOf(1)], file: keyFile, savedAt: 1 };
	return page.evaluate(async (given) => {
		const finished = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error ?? new Error('The request failed'));
			});
		const opening = indexedDB.open('brikmuster', 40);
		opening.onupgradeneeded = () => {
			const { result } = opening;
			const table = (name: string, keyPath: string | string[], ...times: string[]) => {
				const store = result.createObjectStore(name, { keyPath });
				for (const time of times) store.createIndex(time, time);
				return store;
			};
			table('armies', 'id', 'savedAt', 'deletedAt', 'filedAt');
			table('ownUnits', 'id', 'savedAt');
			table('photos', 'digest', 'savedAt');
			const byTime = ['id', 'savedAt', 'revision'];
			table('revisions', ['id', 'revision']).createIndex('[id+savedAt+revision]', byTime);
			table('histories', 'id');
			table('chosenFiles', 'id');
			table('leagues', 'id', 'savedAt');
			table('keys', 'publicKey', 'savedAt');
		};
		const database = await finished(opening);
		const keys = database.transaction('keys', 'readwrite').objectStore('keys');
		await finished(keys.put({ ...given, seed: Uint8Array.from(given.seed) }));
		database.close();
	}, row);
}

/** The database version, and the fields of the stored key. */
function storedKey(page: Page) {
	return page.evaluate(async () => {
		const finished = <T>(request: IDBRequest<T>) =>
			new Promise<T>((resolve, reject) => {
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error ?? new Error('The request failed'));
			});
		const database = await finished(indexedDB.open('brikmuster'));
		const rows = await finished(database.transaction('keys').objectStore('keys').getAll());
		const { version } = database;
		database.close();
		const [{ privateKey, ...row }] = rows as [{ privateKey?: CryptoKey }];
		const exported = privateKey
			? await crypto.subtle.exportKey('pkcs8', privateKey).then(
					() => 'exported',
					() => 'refused'
				)
			: 'no key';
		return { version, fields: Object.keys(row).sort(), exported };
	});
}

async function sealedFile(page: Page): Promise<Uint8Array> {
	const comes = page.waitForEvent('download');
	await page.getByRole('button', { name: m.send.seal }).click();
	return new Uint8Array(readFileSync(await (await comes).path()));
}

async function expectSealed(bytes: Uint8Array) {
	const verification = await verify(bytes, { regulation: SMALL_LEAGUE });
	if (!verification.ok) throw new Error(verification.problem.code);
	expect(verification.verdict.seal).toEqual({ state: 'valid', publicKey });
}

test('a seed of an older version becomes a non-extractable key that seals offline and after a reload @long', async ({
	page,
	context
}) => {
	await page.goto('/army.schema.json');
	await storeAsVersion4(page);
	expect(await storedKey(page)).toMatchObject({ version: 40, exported: 'no key' });
	await page.goto('/');
	await openExample(page, 'en');
	await saved(page, 'en');
	await page.goto('/league');
	const protectedKey = {
		version: 90,
		fields: ['file', 'publicKey', 'savedAt'],
		exported: 'refused'
	};
	await expect(async () => expect(await storedKey(page)).toEqual(protectedKey)).toPass();

	const file = { name: 'league.brik', mimeType: 'application/json' };
	await page
		.locator('input[type=file]')
		.first()
		.setInputFiles({ ...file, buffer: Buffer.from(await leagueFileOf(league)) });
	await page.getByRole('button', { name: leagues.regulation.fileDialog.join }).click();
	await page.waitForURL(`**/league/${LEAGUE}**`);
	await page.goto(`/league/${LEAGUE}/play`);
	await page.getByRole('combobox', { name: m.self.from }).selectOption('Jan Łoś');
	await page.getByRole('button', { name: m.self.keep, exact: true }).click();
	await page
		.getByRole('combobox', { name: m.armies.choose({ army: 'A' }) })
		.selectOption(example.army);
	await page.getByRole('checkbox', { name: m.send.toyBricksOnly }).check();
	await expectSealed(await sealedFile(page));

	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByText(publicKey.slice(0, 8))).toBeVisible();
	await page.getByRole('checkbox', { name: m.send.toyBricksOnly }).check();
	await expectSealed(await sealedFile(page));
	expect(await storedKey(page)).toEqual(protectedKey);
});
