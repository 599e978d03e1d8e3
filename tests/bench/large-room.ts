import { webcrypto } from 'node:crypto';
import { signEntry } from '../../src/lib/exchange/league-entry';
import type { Envelope } from '../../src/lib/sync/room/envelope';
import { roomFragment } from '../../src/lib/sync/room/link';
import type { Item } from '../../src/lib/sync/room/items';
import { Client } from '../setup/hub';
import { LEAGUE } from '../setup/league';
import { TestRoom } from '../setup/room';
import { entriesOfLeague, seedsOfLeague, type Size } from './league-entries';

/** A league that has more than 10,000 entries. */
const SIZE: Size = { referees: 5, players: 150, submissions: 1800, games: 4500, seed: 1 };
const UNITS = 12;
/** Entries in one update. */
const AT_ONCE = 200;

/** Makes one item for each entry of a league, as its author's device does. */
export async function* leagueItems(count: number, size: Size): AsyncGenerator<Item> {
	const entries = (await entriesOfLeague(size, UNITS)).slice(0, count);
	const seeds = await seedsOfLeague(size);
	const founding = entries[0]?.digest;
	for (const known of entries) {
		const signed = await signEntry(known, seeds.get(known.entry.author) ?? new Uint8Array(32));
		if (!signed) throw new Error('An author has no key');
		yield { kind: 'leagueEntry', league: founding, id: LEAGUE, name: 'Liga', ...signed };
	}
	if (entries.length < count) throw new Error(`The league has ${entries.length} entries only`);
}

/** A room on a hub with `count` entries of a league, and the fragments of links by which devices join it. */
export async function fillRoom(url: string, count: number, size = SIZE) {
	const room = await TestRoom.make();
	const sender = new Client(url, room.room);
	const seed = webcrypto.getRandomValues(new Uint8Array(32));
	const playerSeed = webcrypto.getRandomValues(new Uint8Array(32));
	const invitations = [
		await room.invite(room.owner, seed, true),
		await room.invite(room.owner, playerSeed)
	];
	await sender.save(room.first, ...invitations);
	let bytes = 0;
	const waiting: Envelope[] = [];
	let about = '';
	for await (const item of leagueItems(count, size)) {
		about = String(item.league);
		const envelope = await room.seal(room.owner, [item]);
		bytes += envelope.bytes.length;
		waiting.push(envelope);
		if (waiting.length === AT_ONCE) await sender.save(...waiting.splice(0));
	}
	await sender.save(...waiting);
	sender.close();
	const link = { room: room.room, roomKey: room.roomKey };
	return {
		room: room.room,
		fragment: roomFragment({ ...link, invitation: seed, subject: 'devices' }),
		/** Of a link to the league, as players have it. */
		leagueFragment: roomFragment({
			...link,
			invitation: playerSeed,
			subject: 'league',
			about
		}),
		bytes
	};
}
