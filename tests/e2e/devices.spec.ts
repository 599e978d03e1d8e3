import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { photoDigest } from '$lib/army/photos/jpeg';
import { jpegOf } from '../setup/jpeg';
import { JAN, league, LEAGUE, OLA, player } from '../setup/league';
import { audit } from './audit';
import type { Device } from './device';
import { test, type RestartableHub } from './hub-test';
import { storeLeague } from './league-screens';
import { expectLightRoom, expectNoRooms, scriptsOf } from './hub-weight';
import { begin, change, equal, invite, join, openArmy, rename, sizes } from './paired-devices';
import { otherThanFiles, sentBy } from './sent';
import { catalogues, expect, openExample, putRows, saved } from './support';

const tables = JSON.parse(
	readFileSync('tests/fixtures/formats/database-v8.json', 'utf8')
) as Record<'ownUnits', { id: string }[]>;
const PHOTO = { digest: photoDigest(jpegOf(7)), jpeg: jpegOf(7), savedAt: 1 };

/** The first device has an army, a saved unit, a photo and a league. Returns the number of the league's entries. */
async function fill({ page, m }: Device): Promise<number> {
	await page.goto('/');
	await openExample(page);
	await page
		.getByRole('button', { name: catalogues.en.unit.more({ what: catalogues.en.example.knight }) })
		.click();
	await saved(page);
	await putRows(page, 'ownUnits', tables.ownUnits.slice(0, 1));
	const { entries } = await storeLeague(page, league({ players: [player(JAN), player(OLA)] }));
	await putRows(page, 'photos', [PHOTO]);
	for (const other of ['/league', `/league/${LEAGUE}/standings`, '/data', '/settings']) {
		await page.goto(other);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	}
	await page.getByRole('radio', { name: m.app.themes.dark }).check();
	await page.getByRole('link', { name: m.app.devices }).click();
	await expect(page.getByRole('button', { name: m.hub.start.begin })).toBeVisible();
	return entries.length;
}

/** A device that is not paired has sent nothing, and loaded nothing of rooms. */
async function expectNothingLeft(hub: RestartableHub, sent: string[], scripts: Iterable<string>) {
	expect(sent).toContain(`GET ${hub.url} /hub/health `);
	expect(otherThanFiles(sent, hub.url)).toEqual([]);
	expect(await hub.metric('connections')).toBe(0);
	expect(await hub.metric('entries_total')).toBe(0);
	expectNoRooms(scripts);
}

/** From now on the worker of a room gets nothing to send: what the page stores for it stays here. */
function sendNothing(page: Page): Promise<void> {
	return page.evaluate(() => {
		const post = Worker.prototype.postMessage as (this: Worker, ...words: unknown[]) => void;
		Worker.prototype.postMessage = function (this: Worker, ...words: unknown[]) {
			if ((words[0] as { do?: string }).do !== 'send') post.apply(this, words);
		};
	});
}

/** The number of entries that a device has stored and not sent. */
function waiting(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const open = indexedDB.open('brikmuster');
		await new Promise((done) => (open.onsuccess = done));
		const all = open.result.transaction('roomEntries').objectStore('roomEntries').getAll();
		await new Promise((done) => (all.onsuccess = done));
		open.result.close();
		return (all.result as { waiting?: 1 }[]).filter((row) => row.waiting === 1).length;
	});
}

/** The person clears the data of the page in the browser. */
async function clear({ page }: Device): Promise<void> {
	const { origin } = new URL(page.url());
	await page.goto('about:blank');
	const session = await page.context().newCDPSession(page);
	await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

test('two devices share armies, units, photos and leagues through a hub, and lose nothing when it or one of them fails @long', async ({
	hub,
	desk,
	phone
}) => {
	const sent = sentBy(desk.page);
	const scripts = scriptsOf(desk.page);
	const { devices, state, off } = desk.m.hub;
	const theirs = phone.m.hub;
	const synced = desk.page.locator('strong').filter({ hasText: state.connected });
	desk.page.on('dialog', (dialog) => void dialog.accept());
	let entries = 0;

	await test.step('nothing leaves a device that is not paired', async () => {
		entries = await fill(desk);
		await audit(desk.page, 'no devices');
		await expectNothingLeft(hub, sent, scripts);
	});

	await test.step('paired devices have the same', async () => {
		const others = [...scripts];
		await join(await begin(desk, (what) => audit(desk.page, what)), desk, phone);
		expectLightRoom(others, scripts);
		expect(await equal(desk, phone)).toMatchObject({
			ownUnits: [tables.ownUnits[0]?.id],
			photos: [PHOTO.digest],
			leagues: [LEAGUE],
			entries: { length: entries }
		});
		expect(await hub.metric('entries_total')).toBeGreaterThan(0);
		// A preference is that of the device that was there before.
		await expect(phone.page.locator('html')).toHaveAttribute('data-theme', 'dark');
		await expect(phone.page.getByText(theirs.devices.online)).toBeVisible();
		await expect(phone.page.getByText(theirs.state.inStep({ when: '' }).trim())).toBeVisible();
		await audit(phone.page, 'paired devices');
		await desk.page.getByRole('button', { name: devices.renameTitle }).click();
		await desk.page
			.getByRole('textbox', { name: desk.m.hub.start.name })
			.fill('Desk by the window');
		await desk.page.getByRole('button', { name: devices.save }).click();
		await expect(phone.page.getByText('Desk by the window')).toBeVisible();
	});

	const [before = 0] = await sizes(desk);
	await test.step('both change the army without the hub', async () => {
		await openArmy(desk);
		await openArmy(phone);
		await hub.kill();
		await change(desk, 'knight', 'more');
		await change(phone, 'knight', 'more');
		await change(phone, 'archer', 'more');
		await hub.restart();
		await equal(desk, phone, [before + 3]);
	});

	await test.step('the disk of the hub is full; of a unit that both renamed, both versions are kept', async () => {
		hub.fillDisk();
		await rename(desk, 'First');
		await rename(phone, 'Second');
		await desk.page.goto('/devices');
		await expect(desk.page.getByText(state.reasons.storage)).toBeVisible();
		await expect(desk.page.getByText(state.unsent({ count: 1 }))).toBeVisible();
		await audit(desk.page, 'full disk of the hub');
		await hub.restart();
		await equal(desk, phone, [before + 3, before + 3]);
	});

	await test.step('a device that is switched off keeps everything', async () => {
		await desk.page.getByRole('button', { name: off.switchOff }).click();
		await expect(desk.page.getByText(state.offWhat)).toBeVisible();
		await expect.poll(() => hub.metric('connections')).toBe(1);
		await change(phone, 'archer', 'more');
		expect(await sizes(desk)).toEqual([before + 3, before + 3]);
		await desk.page.getByRole('button', { name: off.switchOn }).click();
		await equal(desk, phone);
	});

	const all = await sizes(desk);
	await test.step('the browser ends between storing and sending', async () => {
		await expect(async () => expect(await waiting(phone.page)).toBe(0)).toPass();
		await sendNothing(phone.page);
		await change(phone, 'archer', 'more');
		await expect(async () => expect(await waiting(phone.page)).toBe(1)).toPass();
		const { page } = phone;
		phone.page = await page.context().newPage();
		await page.close();
		expect(await sizes(desk)).toEqual(all);
		await phone.page.goto('/');
		await equal(desk, phone);
		expect(await sizes(desk)).not.toEqual(all);
	});

	const later = await sizes(desk);
	await test.step('a device whose storage was cleared is paired again', async () => {
		await phone.page.goto('/devices');
		await clear(phone);
		await phone.page.goto('/devices');
		await expect(phone.page.getByRole('button', { name: theirs.start.begin })).toBeVisible();
		expect(await sizes(phone)).toEqual([]);
		await expect(desk.page.getByText(devices.seen({ when: '' }).trim())).toBeVisible();
		await join(await invite(desk), desk, phone);
		await equal(desk, phone, later);
		await expect(desk.page.getByText('Telefon')).toHaveCount(2);
	});

	await test.step('a removed device keeps everything, and is paired again', async () => {
		const remove = desk.page.getByRole('button', { name: devices.removeThis({ name: 'Telefon' }) });
		for (const left of [1, 0]) {
			await remove.first().click();
			await expect(remove).toHaveCount(left);
		}
		await expect(phone.page.getByText(theirs.state.removed, { exact: true })).toBeVisible();
		await phone.page.getByRole('button', { name: theirs.leave.forget }).click();
		expect(await sizes(phone)).toEqual(later);
		await join(await invite(desk), desk, phone);
	});

	await test.step('a device leaves while the hub is away', async () => {
		await hub.kill();
		phone.page.on('dialog', (dialog) => void dialog.accept());
		await phone.page.getByRole('button', { name: theirs.leave.leave }).click();
		await expect(phone.page.getByText('Desk')).toHaveCount(0);
		expect(await sizes(phone)).toEqual(later);
		await expect(desk.page.getByText(state.apart, { exact: true })).toBeVisible();
		await hub.restart();
		const shown = desk.page.getByRole('status');
		await expect(shown.getByText(state.connected, { exact: true })).toBeVisible();
		await openArmy(phone);
		await change(phone, 'archer', 'more');
		await expect(synced).toBeVisible();
		expect(await sizes(phone)).not.toEqual(later);
		expect(await sizes(desk)).toEqual(later);
	});
});
