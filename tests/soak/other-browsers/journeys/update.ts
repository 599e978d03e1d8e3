import { release } from '../../../e2e/releases';
import { addKnight, address, knights, m, offlineReady, openExample, saved } from '../app';
import { expectSame, type Journey } from '../journey';

export const update: Journey = {
	name: 'update',
	async run(hand, { url, folder }) {
		await hand.driver.open(url);
		await offlineReady(hand);
		await hand.driver.reload();
		await openExample(hand);
		await addKnight(hand);
		await saved(hand);
		const count = await knights(hand);
		const army = await address(hand);
		const next = release(folder);
		await hand.driver.open(`${url}about`);
		await hand.click('button', m.about.check);
		await hand.see(m.updates.waiting);
		await hand.click('button', m.updates.take);
		await hand.until('the new build does not start', () =>
			hand.driver.evaluate(
				(build) => document.querySelector(`meta[name=build][content="${build}"]`) !== null,
				next
			)
		);
		await hand.driver.open(army);
		expectSame('knights after the update', await knights(hand), count);
	}
};
