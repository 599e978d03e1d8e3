import { deflateRawSync } from 'node:zlib';
import { newArmy } from '$lib/army/new-army';
import { m } from '../app';
import type { Journey } from '../journey';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const army = {
	...newArmy(ID, 'Oddział z linku', { profile: 'free' }),
	units: [{ kind: 'minifig', id: 'u1', name: 'Bolko', rank: 'mercenary' }]
};

export const link: Journey = {
	name: 'link',
	async run(hand, { url }) {
		const packed = deflateRawSync(JSON.stringify(army)).toString('base64url');
		await hand.driver.open(`${url}open#b1.${packed}`);
		await hand.see(army.name);
		await hand.see('Bolko');
		await hand.click('button', m.links.save);
		await hand.seeTitle(army.name);
	}
};
