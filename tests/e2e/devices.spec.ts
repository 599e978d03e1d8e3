import { readFileSync } from 'node:fs';
import { photoDigest } from '$lib/army/photos/jpeg';
import { freePort, HubProcess } from '../setup/hub';
import { jpegOf } from '../setup/jpeg';
import { audit } from './audit';
import { begin, change, device, equal, join, openArmy, sizes, type Device } from './hub-device';
import { expectLightRoom, expectNoRooms } from './hub-weight';
import { catalogues, DESKTOP, expect, openExample, PHONE, putRows, saved, test } from './support';

const tables = JSON.parse(
	readFileSync('tests/fixtures/formats/database-v8.json', 'utf8')
) as Record<'ownUnits' | 'leagues' | 'entries', { id: string; signature?: string }[]>;
const PHOTO = { digest: photoDigest(jpegOf(7)), jpeg: jpegOf(7), savedAt: 1 };

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
	await audit(first.page, 'no devices');
	const link = await begin(first, (what) => audit(first.page, what));
	await join(link, first, second);
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
