import { address, m, offlineReady, openExample, saved } from '../app';
import type { Journey } from '../journey';

export const offline: Journey = {
	name: 'reload offline',
	async run(hand, { url, stop }) {
		await hand.driver.open(url);
		await offlineReady(hand);
		if (await hand.sees(m.updates.waiting)) throw new Error('The first visit reports an update');
		await openExample(hand);
		await saved(hand);
		const army = await address(hand);
		await stop();
		await hand.driver.reload();
		await hand.seeTitle(m.example.army);
		await hand.driver.open(`${url}rules#PL-HER-03`);
		await hand.see('Discount');
		await hand.driver.kill();
		await hand.driver.start();
		await hand.driver.open(army);
		await hand.seeTitle(m.example.army);
	}
};
