import { readFileSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { port, subPathAddress } from '../setup/ports.mjs';
import { audit } from './audit';
import { badServer } from './bad-server';
import { longUnless } from './long';
import { copyOfBuild } from './releases';
import { catalogues, expect, openExample, PHONE, saved, test } from './support';

test.use({ serviceWorkers: 'allow' });

const m = catalogues.en;

/** A private seed, and encodings in which it must not appear in an export. */
const SEED = [...'a private seed of thirty-two byte'].slice(0, 32).map((c) => c.charCodeAt(0));
const SPELLINGS = [
	'a private seed',
	Buffer.from(SEED).toString('base64').slice(0, 20),
	Buffer.from(SEED).toString('hex').slice(0, 20),
	SEED.slice(0, 8).join(',')
];

/** Stores an army, private keys, malformed rows and a private file. */
async function fill(page: Page, url: string): Promise<void> {
	await page.goto(url);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await openExample(page);
	await saved(page);
	await page.evaluate(async (bytes) => {
		const seed = new Uint8Array(bytes);
		const open = indexedDB.open('brikmuster');
		await new Promise((done) => (open.onsuccess = done));
		const database = open.result;
		const transaction = database.transaction(['keys', 'armies', 'photos', 'rooms'], 'readwrite');
		const keys = transaction.objectStore('keys');
		keys.put({ publicKey: 'plain', seed, file: '{"kdf":1}', savedAt: 1 });
		transaction.objectStore('rooms').put({ id: 'r', member: { signing: seed }, roomKeys: [seed] });
		keys.put({ publicKey: 'list', seed: [...seed], file: '{}', savedAt: 2 });
		keys.put({ publicKey: 'deep', other: { held: [seed.buffer] }, file: seed, savedAt: 3 });
		const pair = await crypto.subtle
			.generateKey('Ed25519', false, ['sign', 'verify'])
			.catch(() => undefined);
		if (pair) {
			const later = database.transaction('keys', 'readwrite').objectStore('keys');
			later.put({ publicKey: 'handle', privateKey: pair, file: '{}', savedAt: 4 });
		}
		const odd = database.transaction(['armies', 'photos'], 'readwrite');
		odd.objectStore('armies').put({ id: 'odd', army: new Map([[1, new Date(0)]]), n: -0, $x: NaN });
		odd.objectStore('photos').put({ digest: 'd', jpeg: new Uint8Array([1, 2, 255]), savedAt: 1 });
		await new Promise((done) => (odd.oncomplete = done));
		database.close();
		const root = await navigator.storage.getDirectory();
		const folder = await root.getDirectoryHandle('armies', { create: true });
		const text = JSON.stringify({ name: 'A second copy', seed: [...seed] });
		const file = await (await folder.getFileHandle('one.json', { create: true })).createWritable();
		await file.write(text);
		await file.close();
	}, SEED);
}

async function exported(page: Page) {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export' }).click();
	const text = readFileSync(await (await download).path(), 'utf8');
	return { text, json: JSON.parse(text) };
}

for (const [where, url, offline] of [
	['online', `http://localhost:${port}/`, false],
	['offline', `http://localhost:${port}/`, true],
	['offline under a sub-path', subPathAddress, true]
] as const) {
	test(
		`the rescue page exports the raw data without private keys, ${where}`,
		longUnless(!offline),
		async ({ page }) => {
			await fill(page, url);
			await page.context().setOffline(offline);
			await page.goto(`${url}rescue.html`);
			const { text, json } = await exported(page);
			expect(SPELLINGS.filter((spelling) => text.includes(spelling))).toEqual([]);
			expect(json).toMatchObject({ format: 'brikmuster-rescue', version: 1, unreadable: [] });
			const { stores } = json.database;
			expect(Object.keys(stores)).toEqual(
				expect.arrayContaining([
					'armies',
					'revisions',
					'histories',
					'ownUnits',
					'photos',
					'leagues'
				])
			);
			expect(Object.keys(stores)).not.toContain('rooms');
			const names = stores.armies.map(({ army }: { army?: { name?: string } }) => army?.name);
			expect(names).toContain(m.example.army);
			expect(stores.armies).toContainEqual({
				$object: [
					['id', 'odd'],
					['army', { $map: [[1, { $date: '1970-01-01T00:00:00.000Z' }]] }],
					['n', { $number: '-0' }],
					['$x', { $number: 'NaN' }]
				]
			});
			expect(stores.photos).toEqual([
				{ digest: 'd', jpeg: { $bytes: 'AQL/', type: 'Uint8Array' }, savedAt: 1 }
			]);
			expect(stores.keys).toContainEqual({ publicKey: 'plain', file: '{"kdf":1}', savedAt: 1 });
			expect(stores.keys).toContainEqual({ publicKey: 'deep', savedAt: 3 });
			expect(JSON.parse(json.files['armies/one.json'])).toEqual({
				name: 'A second copy',
				seed: { $omitted: 'private' }
			});
		}
	);
}

test('a reset removes the copy of the app, keeps the data and needs the server @long', async ({
	page
}) => {
	const folder = copyOfBuild();
	const { url, behave, close } = await badServer(folder);
	await fill(page, url);
	await page.goto(`${url}rescue.html`);
	const copies = () =>
		page.evaluate(async () => {
			const registrations = await navigator.serviceWorker.getRegistrations();
			return [registrations.length, (await caches.keys()).length];
		});
	behave((path) => (path.endsWith('precache-list.js') ? 'html' : undefined));
	await page.getByRole('button', { name: 'Reset' }).click();
	await expect(page.getByText('does not answer properly')).toBeVisible();
	expect(await copies()).toEqual([1, 1]);
	behave();
	await page.getByRole('button', { name: 'Reset' }).click();
	await expect(page.getByText('Done. Close other windows')).toBeVisible();
	expect(await copies()).toEqual([0, 0]);
	await page.getByRole('link', { name: 'Open the app' }).click();
	await expect(page.getByRole('link', { name: m.example.army })).toBeVisible();
	await close();
	rmSync(folder, { recursive: true });
});

test('deleting all data needs an export and a typed word @long', async ({ page }) => {
	const url = `http://localhost:${port}/`;
	await fill(page, url);
	await page.goto(`${url}rescue.html`);
	const remove = page.getByRole('button', { name: 'Delete all data' });
	await expect(remove).toBeDisabled();
	await exported(page);
	await page.getByLabel('I have the exported file').check();
	await page.getByLabel('Type DELETE').fill('yes');
	await remove.click();
	await expect(page.getByText('Type the word DELETE')).toBeVisible();
	const databases = () =>
		page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
	expect(await databases()).toContain('brikmuster');
	await page.getByLabel('Type DELETE').fill('usuń');
	await remove.click();
	await expect(page.getByText('All data was deleted')).toBeVisible();
	expect(await databases()).not.toContain('brikmuster');
	const files = await page.evaluate(async () => {
		const names = [];
		for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
		return names;
	});
	expect(files).toEqual([]);
	await expect(remove).toBeDisabled();
});

test('an export does not create a database @long', async ({ page }) => {
	await page.goto('/rescue.html');
	const { json } = await exported(page);
	expect(json.database).toBeNull();
	expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
	test(
		`the rescue page is accessible in ${colorScheme} colors`,
		longUnless(colorScheme === 'light'),
		async ({ page }) => {
			await page.setViewportSize(PHONE);
			await page.emulateMedia({ colorScheme });
			await page.goto('/rescue.html');
			await exported(page);
			await audit(page, 'rescue');
			for (const control of await page.locator('a:visible, button, label, #word').all()) {
				expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
			}
		}
	);
}
