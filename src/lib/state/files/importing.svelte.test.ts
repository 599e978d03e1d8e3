import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { templateArmy } from '$lib/army/templates';
import { armyLink, packLink } from '$lib/exchange/link';
import { writeBrik } from '$lib/exchange/write-brik';
import { templates } from '$lib/i18n/en/templates';
import type { Pack } from '$lib/rules/packs/pack';
import { Armies } from '$lib/store/armies';
import { BrikmusterDatabase } from '$lib/store/database';
import { roomFragment } from '$lib/sync/room/link';
import { leagueText } from '../../../../tests/setup/league-text';
import backup from '../../../../tests/fixtures/formats/backup-v6.brikbackup?raw';
import sealed from '../../../../tests/fixtures/doors/sealed.brik.txt?raw';
import pack from '../../../../tests/fixtures/packs/kosmos.brikpack?raw';
import wrapped from '../../../../tests/fixtures/doors/wrapped-76.txt?raw';
import { locale } from '../app/locale.svelte';
import { Importing } from './importing.svelte';
import { isNothing, type Arrival } from './found';

const army = templateArmy('pirates', '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', templates.pirates);
const other = templateArmy('pirates', '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c12', templates.pirates);
const BASE = 'https://example.org';
const link = (await armyLink(army, BASE)) ?? '';
const linkOfPack = await packLink(JSON.parse(pack) as Pack, BASE);
const otherLink = (await armyLink(other, BASE)) ?? '';
const key = 'A'.repeat(43);
const room = roomFragment({
	subject: 'game',
	room: key,
	roomKey: { epoch: key, key: new Uint8Array(32) },
	invitation: new Uint8Array(32)
});
const largePack = pack.replace('{', `{${' '.repeat(256_000)}`);
const league = JSON.stringify({ format: 'brikmuster/league', version: 1 });

let database: BrikmusterDatabase;
let importing: Importing;

beforeEach(async () => {
	await locale.choose('en');
	database = new BrikmusterDatabase(`importing-${crypto.randomUUID()}`);
	importing = new Importing(new Armies(database, Date.now));
});
afterEach(() => database.delete());

const NAMES = [
	'army.brik',
	'army.brik.txt',
	'army.json',
	'army.brikbackup',
	'army (1).brik',
	'army.bin',
	'army',
	'.brik',
	'photo.jpg',
	'Zażółć 😀.pdf'
];

/** What an arrival says, in a word. */
function wordOf(arrival: Arrival): string {
	if (typeof arrival === 'string' && arrival !== 'offered') return arrival;
	if (typeof arrival === 'object' && 'backup' in arrival) return 'backup';
	if (typeof arrival === 'object') return 'page' in arrival ? arrival.page : 'problem';
	const { offer } = importing;
	if (!offer) return 'nothing';
	if ('armies' in offer) return offer.armies.map(({ army: { id } }) => id).join();
	if ('problem' in offer) return offer.problem.code;
	if ('packFile' in offer) return offer.packFile.ok ? 'pack' : offer.packFile.problem.code;
	return 'leagueDocument' in offer ? offer.leagueDocument.kind : offer.gameDocument.kind;
}

describe('a file of any name', () => {
	it.each([
		['an army', writeBrik(army), army.id],
		['an army with another beginning', `\ufeff\r\n${writeBrik(army)}`, army.id],
		['a link in a text', `Look: ${link}…`, army.id],
		['two links in a text', `${link}\n${otherLink}`, `${army.id},${other.id}`],
		['a backup', backup, 'backup'],
		['a sealed submission', sealed, 'submission'],
		[
			'one from a mail',
			`Hej!\n\n> ${wrapped.trim().replaceAll('\n', '\n> ')}\n\nJan`,
			'submission'
		],
		['an old league', league, 'refused'],
		['a pack', pack, 'pack'],
		['a pack in a mail', `Hej!\n\n${pack}\n\nJan`, 'pack'],
		['a link of a pack', `Look: ${linkOfPack}`, 'pack'],
		['a pack that is too large', largePack, 'tooManyBytes'],
		['a pack with a wrong row', pack.replace('longRanged', 'laser'), 'notAllowed'],
		['an invitation', `Join us: ${BASE}/table/join%23${room.slice(1)}`, `/table/join${room}`],
		['nothing', '', 'emptyFile'],
		['an archive', 'PK\u0003\u0004', 'archive'],
		['a web page', '<!doctype html><p>Not found</p>', 'webPage'],
		['a text', 'Hello', 'notJson']
	])('is recognized: %s', async (_, content, expected) => {
		for (const name of NAMES) {
			const arrival = await importing.look(new File([content], name));
			expect([name, wordOf(arrival)]).toEqual([name, expected]);
		}
	});

	it('is recognized: a signed league', async () => {
		const file = new File([await leagueText()], 'league.brik.txt');
		expect(wordOf(await importing.look(file))).toBe('signed');
	});
});

describe('a pasted text', () => {
	it('without an army, an invitation or a document is nothing', async () => {
		for (const text of ['', 'Hello', 'b1.', 'https://example.org/open#content']) {
			expect(isNothing(await importing.lookAtText(text, 'text'))).toBe(text !== 'b1.');
		}
	});

	it('with a document leads to where its file leads', async () => {
		expect(wordOf(await importing.lookAtText(wrapped, 'text'))).toBe('submission');
		expect(wordOf(await importing.lookAtText(writeBrik(army), 'text'))).toBe(army.id);
	});

	it('with several armies saves the chosen ones', async () => {
		await importing.lookAtText(`${link} ${otherLink}`, 'text');
		const { offer } = importing;
		if (!offer || !('armies' in offer)) throw new Error('No armies');
		expect(await importing.keep(offer.armies.slice(1), (name) => name)).toEqual([other.id]);
		expect(await database.armies.count()).toBe(1);
	});
});
