import type { Page } from '@playwright/test';
import { freePort, HubProcess } from '../setup/hub';
import {
	begin,
	change,
	device,
	equal,
	invite,
	join,
	openArmy,
	sizes,
	type Device
} from './hub-device';
import { DESKTOP, expect, openExample, PHONE, saved, test } from './support';

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

test('a change that was stored and not sent arrives later; a cleared device and one that leaves lose nothing', async ({
	browser
}) => {
	const port = await freePort();
	let hub = await HubProcess.start({ port });
	const { folder, url } = hub;
	try {
		const desk = await device(browser, 'en', url, DESKTOP);
		const phone = await device(browser, 'pl', url, PHONE);
		await desk.page.goto('/');
		await openExample(desk.page);
		await change(desk, 'knight', 'more');
		await saved(desk.page);
		await desk.page.goto('/devices');
		await join(await begin(desk), desk, phone);
		await equal(desk, phone);
		const [before = 0] = await sizes(desk);
		const { devices, state } = desk.m.hub;

		await test.step('the browser ends between storing and sending', async () => {
			await openArmy(phone);
			await expect(async () => expect(await waiting(phone.page)).toBe(0)).toPass();
			await sendNothing(phone.page);
			await change(phone, 'archer', 'more');
			await expect(async () => expect(await waiting(phone.page)).toBe(1)).toPass();
			const { page } = phone;
			phone.page = await page.context().newPage();
			await page.close();
			expect(await sizes(desk)).toEqual([before]);
			await phone.page.goto('/');
			await equal(desk, phone, [before + 1]);
		});

		await test.step('a device whose storage was cleared is paired again', async () => {
			await phone.page.goto('/devices');
			await clear(phone);
			await phone.page.goto('/devices');
			await expect(phone.page.getByRole('button', { name: phone.m.hub.start.begin })).toBeVisible();
			expect(await sizes(phone)).toEqual([]);
			await expect(desk.page.getByText(devices.seen({ when: '' }).trim())).toBeVisible();
			await join(await invite(desk), desk, phone);
			await equal(desk, phone, [before + 1]);
			await expect(desk.page.getByText('Telefon')).toHaveCount(2);
		});

		await test.step('a device leaves while the hub is away', async () => {
			await hub.kill();
			phone.page.on('dialog', (dialog) => void dialog.accept());
			await phone.page.getByRole('button', { name: phone.m.hub.leave.leave }).click();
			await expect(phone.page.getByText('Desk')).toHaveCount(0);
			expect(await sizes(phone)).toEqual([before + 1]);
			hub = await HubProcess.start({ port, folder });
			await openArmy(phone);
			await change(phone, 'archer', 'more');
			const connected = desk.page.locator('strong').filter({ hasText: state.connected });
			await expect(connected).toBeVisible();
			expect(await sizes(phone)).toEqual([before + 2]);
			expect(await sizes(desk)).toEqual([before + 1]);
		});
		expect(desk.troubles.concat(phone.troubles)).toEqual([]);
	} finally {
		await hub.dispose();
	}
});
