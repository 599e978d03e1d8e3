import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { photoDigest } from '$lib/army/photos/jpeg';
import { freePort, HubProcess } from '../setup/hub';
import { jpegOf } from '../setup/jpeg';
import { audit } from './audit';
import { expectLightRoom, expectNoRooms, scriptsOf } from './hub-weight';
import {
	browserLocale,
	catalogues,
	DESKTOP,
	expect,
	openExample,
	PHONE,
	putRows,
	saved,
	test,
	type Language
} from './support';

const tables = JSON.parse(
	readFileSync('tests/fixtures/formats/database-v8.json', 'utf8')
) as Record<'ownUnits' | 'leagues' | 'entries', { id: string; signature?: string }[]>;
const PHOTO = { digest: photoDigest(jpegOf(7)), jpeg: jpegOf(7), savedAt: 1 };

/** A device of its own, with its own storage. */
async function device(
	browser: Browser,
	language: Language,
	baseURL: string,
	viewport: typeof PHONE
) {
	const context = await browser.newContext({
		baseURL,
		viewport,
		locale: browserLocale[language],
		serviceWorkers: 'block',
		reducedMotion: 'reduce'
	});
	await context.addInitScript(() => localStorage.setItem('hints', ''));
	const page = await context.newPage();
	const troubles: string[] = [];
	page.on('pageerror', ({ message }) => troubles.push(message));
	return { page, troubles, scripts: scriptsOf(page), language, m: catalogues[language] };
}

type Device = Awaited<ReturnType<typeof device>>;

/** What a device has stored, by table: the keys of its rows, and the counts of the units of its armies. */
function contents(page: Page): Promise<object> {
	return page.evaluate(async () => {
		const open = indexedDB.open('brikmuster');
		await new Promise((done) => (open.onsuccess = done));
		const read = async (table: string) => {
			const all = open.result.transaction(table).objectStore(table).getAll();
			await new Promise((done) => (all.onsuccess = done));
			return all.result as Record<string, unknown>[];
		};
		const armies = await read('armies');
		const entries = await read('entries');
		const found = {
			armies: armies.map((row) => {
				const army = row.army as { name: string; units: { count?: number }[] };
				return [army.name, row.tags ?? [], army.units.map(({ count }) => count ?? 1)];
			}),
			ownUnits: (await read('ownUnits')).map(({ id }) => id),
			photos: (await read('photos')).map(({ digest }) => digest),
			leagues: (await read('leagues')).map(({ id }) => id),
			entries: entries.filter(({ signature }) => signature).map(({ digest }) => digest)
		};
		open.result.close();
		return found;
	});
}

/** Waits until two devices have stored the same and returns it. */
async function equal(one: Device, other: Device, figures?: readonly number[]): Promise<object> {
	await expect(async () => {
		const [ours, theirs] = await Promise.all([contents(one.page), contents(other.page)]);
		expect(theirs).toEqual(ours);
		if (figures) expect(await sizes(one)).toEqual(figures);
	}).toPass({ timeout: 30_000 });
	return contents(one.page);
}

/** The number of figures in each army, in order. */
async function sizes({ page }: Device): Promise<number[]> {
	const { armies } = (await contents(page)) as { armies: [string, string[], number[]][] };
	return armies.map(([, , counts]) => counts.reduce((sum, count) => sum + count, 0)).sort();
}

/** Opens the example army without loading the page, as the hub may be gone afterwards. */
async function openArmy({ page, language }: Device): Promise<void> {
	await page.goto('/');
	await page.getByRole('link', { name: catalogues.en.example.army }).first().click();
	await saved(page, language);
}

async function change(
	{ page, m, language }: Device,
	unit: 'knight' | 'archer',
	by: 'more' | 'fewer'
) {
	await page
		.getByRole('button', { name: m.unit[by]({ what: catalogues.en.example[unit] }) })
		.click();
	await saved(page, language);
}

/** The first device has an army, a saved unit, a photo and two leagues. */
async function fill({ page }: Device): Promise<void> {
	await page.goto('/');
	await openExample(page);
	await page
		.getByRole('button', { name: catalogues.en.unit.more({ what: catalogues.en.example.knight }) })
		.click();
	await saved(page);
	await putRows(page, 'ownUnits', tables.ownUnits.slice(0, 1));
	await putRows(page, 'leagues', tables.leagues);
	await putRows(page, 'entries', tables.entries);
	await putRows(page, 'photos', [PHOTO]);
	const leagues = tables.leagues.map(({ id }) => `/league/${id}/standings`);
	for (const other of ['/league', ...leagues, '/data', '/settings']) {
		await page.goto(other);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
}

async function pair(first: Device, second: Device): Promise<void> {
	await first.page.goto('/settings');
	await first.page.getByRole('radio', { name: first.m.app.themes.dark }).check();
	await first.page.getByRole('link', { name: first.m.app.devices }).click();
	const { start, state, invite } = first.m.hub;
	await audit(first.page, 'no devices');
	await first.page.getByRole('textbox', { name: start.name }).fill('Desk');
	await first.page.getByRole('button', { name: start.begin }).click();
	await expect(first.page.getByText(state.connected, { exact: true })).toBeVisible();
	await first.page.getByRole('button', { name: invite.add }).click();
	await expect(first.page.getByRole('img', { name: invite.alt })).toBeVisible();
	await audit(first.page, 'invitation of a device');
	const link = await first.page.getByText(/#room=/).textContent();
	await second.page.goto(link ?? '');
	const { hub } = second.m;
	await second.page.getByRole('textbox', { name: hub.start.name }).fill('Telefon');
	await second.page.getByRole('button', { name: hub.join.accept }).click();
	await expect(second.page.getByText('Desk')).toBeVisible();
	// The invitation is used up, and its secret is gone from the address.
	await expect(first.page.getByRole('dialog')).toHaveCount(0);
	await expect(second.page).toHaveURL(/\/devices$/);
}

test('two devices share armies, units, photos and leagues through a hub that may fail', async ({
	browser
}) => {
	const port = await freePort();
	let hub = await HubProcess.start({ port });
	const { folder, url } = hub;
	try {
		const desk = await device(browser, 'en', url, DESKTOP);
		const phone = await device(browser, 'pl', url, PHONE);
		await fill(desk);
		const others = [...desk.scripts];
		expectNoRooms(others);
		await pair(desk, phone);
		expectLightRoom(others, desk.scripts);
		expect(await equal(desk, phone)).toMatchObject({
			ownUnits: [tables.ownUnits[0]?.id],
			photos: [PHOTO.digest],
			leagues: { length: tables.leagues.length },
			entries: { length: 3 }
		});
		// A preference is that of the device that was there before.
		await expect(phone.page.locator('html')).toHaveAttribute('data-theme', 'dark');
		const { devices, state, off } = desk.m.hub;
		const theirs = phone.m.hub;
		await expect(phone.page.getByText(theirs.devices.online)).toBeVisible();
		await audit(phone.page, 'paired devices');

		const [before = 0] = await sizes(desk);
		await openArmy(desk);
		await openArmy(phone);
		await hub.kill();
		await change(desk, 'knight', 'more');
		await change(phone, 'archer', 'more');
		hub = await HubProcess.start({ port, folder });
		await equal(desk, phone, [before + 2]);

		// Both change one unit: both versions are kept, on both devices under the same id.
		await hub.kill();
		await change(desk, 'knight', 'more');
		await change(phone, 'knight', 'fewer');
		hub = await HubProcess.start({ port, folder });
		await equal(desk, phone, [before + 1, before + 3]);

		await desk.page.goto('/devices');
		await desk.page.getByRole('button', { name: off.switchOff }).click();
		await expect(desk.page.getByText(state.offWhat)).toBeVisible();
		await change(phone, 'archer', 'more');
		await desk.page.getByRole('button', { name: off.switchOn }).click();
		await equal(desk, phone);

		desk.page.on('dialog', (dialog) => void dialog.accept());
		await desk.page.getByRole('button', { name: devices.removeThis({ name: 'Telefon' }) }).click();
		await expect(desk.page.getByText('Telefon')).toHaveCount(0);
		await phone.page.goto('/devices');
		await expect(phone.page.getByText(theirs.state.removed, { exact: true })).toBeVisible();
		await phone.page.getByRole('button', { name: theirs.leave.forget }).click();
		expect(await sizes(phone)).toHaveLength(2);
		expect(desk.troubles.concat(phone.troubles)).toEqual([]);
	} finally {
		await hub.dispose();
	}
});
