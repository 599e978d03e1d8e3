import { deflateRawSync } from 'node:zlib';
import { newArmy } from '$lib/army/new-army';
import { writeBrik } from '$lib/exchange/write-brik';
import { m } from '../app';
import type { Hand } from '../hand';
import type { Journey } from '../journey';

/** An army without units, whose id ends with a number. */
const army = (number: number, name: string) =>
	newArmy(`aaaaaaaa-0000-4000-8000-00000000000${number}`, name, { profile: 'free' });

const fromFile = army(1, 'Oddział z pliku');
const fromText = army(2, 'Oddział z maila');

/** A mail with a link that a scanner of mails has wrapped. */
function mail(url: string): string {
	const packed = deflateRawSync(JSON.stringify(fromText)).toString('base64url');
	const link = encodeURIComponent(`${url}open#b1.${packed}`);
	return `> https://eur01.safelinks.protection.outlook.com/?url=${link}&data=05`;
}

async function saveOffered(hand: Hand, name: string): Promise<void> {
	await hand.see(name);
	await hand.click('button', m.importing.keep);
	await hand.seeTitle(name);
}

export const importing: Journey = {
	name: 'import of a file and a text',
	async run(hand, { url }) {
		await hand.driver.open(url);
		await hand.click('button', m.home.import);
		await hand.find('textbox', m.links.field);
		await hand.chooseFile('IMG_2041.jpg', writeBrik(fromFile));
		await saveOffered(hand, fromFile.name);
		await hand.driver.open(url);
		await hand.find('link', fromFile.name);
		await hand.click('button', m.home.import);
		await hand.fill(m.links.field, mail(url));
		await hand.click('button', m.links.sources.read);
		await saveOffered(hand, fromText.name);
	}
};
