import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { newArmy } from '$lib/army/new-army';
import { root } from '../../../setup/run.mjs';
import { m } from '../app';
import { NotPossible, type Journey } from '../journey';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const army = {
	...newArmy(ID, 'Oddział z linku', { profile: 'free' }),
	units: [{ kind: 'minifig', id: 'u1', name: 'Łucznik', rank: 'mercenary' }]
};

export const link: Journey = {
	name: 'link',
	async run(hand, { url }) {
		if (!existsSync(join(root, 'src/routes/open/+page.svelte'))) {
			throw new NotPossible('this version of the app has no page for links');
		}
		const packed = deflateRawSync(JSON.stringify(army)).toString('base64url');
		await hand.driver.open(`${url}open#b1.${packed}`);
		await hand.see(army.name);
		await hand.see('Łucznik');
		const { links } = m as { links?: { save: string } };
		await hand.click('button', links?.save ?? '');
		await hand.seeTitle(army.name);
	}
};
