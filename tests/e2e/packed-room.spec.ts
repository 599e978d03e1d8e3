import { fillRoom } from '../bench/large-room';
import { test } from './hub-test';
import { equal } from './paired-devices';
import { expect } from './support';

const ENTRIES = 240;
const SIZE = { referees: 2, players: 10, submissions: 10, games: 300, seed: 1 };

test('hundreds of small entries of a league become few, and a device that joins later gets all of them', async ({
	hub,
	desk,
	phone
}) => {
	const { fragment } = await fillRoom(hub.url, ENTRIES, SIZE);
	for (const { page, m } of [desk, phone]) {
		await page.goto(`/devices${fragment}`);
		await page.getByRole('button', { name: m.hub.join.accept }).click();
		await expect(page.getByText(m.hub.state.connected, { exact: true })).toBeVisible();
		await expect.poll(() => hub.metric('entries')).toBeLessThan(60);
	}
	const { entries } = (await equal(desk, phone)) as { entries: string[] };
	expect(entries).toHaveLength(ENTRIES);
});
