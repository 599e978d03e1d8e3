import { addKnight, address, knights, m, openExample, saved } from '../app';
import { expectSame, type Journey } from '../journey';

const KILLS = 3;

export const saving: Journey = {
	name: 'save and kill',
	async run(hand, { url }) {
		await hand.driver.open(url);
		await openExample(hand);
		const army = await address(hand);
		let shown = await knights(hand);
		for (let round = 0; round < KILLS; round += 1) {
			await addKnight(hand);
			await saved(hand);
			await hand.driver.kill();
			await hand.driver.start();
			await hand.driver.open(army);
			await hand.seeTitle(m.example.army);
			expectSame('knights after the kill', await knights(hand), (shown += 1));
		}
	}
};
