import { fillRoom } from '../bench/large-room';
import { HubProcess } from '../setup/hub';
import { device, equal } from './hub-device';
import { DESKTOP, expect, PHONE, test } from './support';

const ENTRIES = 240;
const SIZE = { referees: 2, players: 10, submissions: 10, games: 300, seed: 1 };

/** The number of entries that a hub holds. */
async function heldBy(url: string): Promise<number> {
	const metrics = await (await fetch(`${url}/hub/metrics`)).text();
	return Number(/^brikmuster_hub_entries (\d+)$/m.exec(metrics)?.[1]);
}

test('hundreds of small entries of a league become few, and a device that joins later gets all of them', async ({
	browser
}) => {
	const hub = await HubProcess.start();
	try {
		const { fragment } = await fillRoom(hub.url, ENTRIES, SIZE);
		const desk = await device(browser, 'en', hub.url, DESKTOP);
		const phone = await device(browser, 'pl', hub.url, PHONE);
		for (const { page, m } of [desk, phone]) {
			await page.goto(`/devices${fragment}`);
			await page.getByRole('button', { name: m.hub.join.accept }).click();
			await expect(page.getByText(m.hub.state.connected, { exact: true })).toBeVisible();
			await expect(async () => expect(await heldBy(hub.url)).toBeLessThan(60)).toPass();
		}
		const { entries } = (await equal(desk, phone)) as { entries: string[] };
		expect(entries).toHaveLength(ENTRIES);
		for (const { troubles } of [desk, phone]) expect(troubles).toEqual([]);
	} finally {
		await hub.dispose();
	}
});
