import { setTimeout as pause } from 'node:timers/promises';
import { test } from './hub-test';
import { change, equal, pairWithExample } from './paired-devices';

/** Number of kills: `HUB_KILLS=30` for a long run. */
const HUB_KILLS = Number(process.env.HUB_KILLS ?? 3);
/** Milliseconds until a kill, one after another: before, while and after the edits arrive. */
const PAUSES = [0, 200, 500, 900, 1400];

test('two devices that edit different units while their hub is killed lose no edit and get no copy @long', async ({
	hub,
	desk,
	phone
}) => {
	test.setTimeout(120_000 + HUB_KILLS * 30_000);
	const before = await pairWithExample(desk, phone);
	for (let kill = 0; kill < HUB_KILLS; kill += 1) {
		const by = kill % 2 ? 'fewer' : 'more';
		await Promise.all([
			change(desk, 'knight', by).then(() => change(desk, 'knight', by)),
			change(phone, 'archer', by),
			pause(PAUSES[kill % PAUSES.length]).then(() => hub.restart())
		]);
		await equal(desk, phone, [before + (kill % 2 ? 0 : 3)]);
	}
});
