import { afterEach, expect, it } from 'vitest';
import { seal } from '$lib/exchange/seal';
import { provenDigest } from '$lib/exchange/entry-proof';
import { checkEntry } from '$lib/exchange/league-entry';
import { register } from '$lib/league/acts/people';
import { decide, learnFirstKeys } from '$lib/league/acts/submissions';
import { decisionOn } from '$lib/league/decide';
import { newLeague } from '$lib/league/new-league';
import { readSubmission } from '$lib/league/submission';
import { judgeSubmission } from '$lib/league/verdict';
import { circumstancesOf } from '$lib/league/decisions';
import { BrikmusterDatabase } from '$lib/store/database';
import { openLazyStores } from '$lib/store/lazy-stores';
import type { Item } from '$lib/sync/room/items';
import { armyOf, submission } from '../../../../tests/setup/league';
import { answersTo } from '../league/answers';
import { DeviceSigner } from '../league/device-signer.svelte';
import { founded } from '../league/founding';
import { OpenLeague } from '../league/open-league.svelte';
import { pendingIn } from '../league/receipts';
import { chunked } from './item-chunks';
import { leagueBinding } from './league-binding';
import { entryKey } from './league-items';
import { endOfPage, PublishedPage } from './page-binding';
import { pageIn, pageItem } from './page-item';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const OTHER = 'aaaaaaaa-0000-4000-8000-000000000002';
const JAN = {
	id: 'bbbbbbbb-0000-4000-8000-000000000001',
	name: 'Jan',
	category: 'senior'
} as const;
const SEASON = { id: '2026-1', opened: '2026-11-01' };
const FOUNDER = { id: 'bbbbbbbb-0000-4000-8000-000000000090', name: 'Hanna' };

const databases: BrikmusterDatabase[] = [];
afterEach(async () => {
	for (const database of databases.splice(0)) await database.delete();
});

/** A device with its own key, and what it knows to be in the room. */
class Device {
	readonly known = new Set<string>();
	private constructor(
		readonly stores: ReturnType<typeof openLazyStores>,
		readonly signer: DeviceSigner
	) {}

	static async make(): Promise<Device> {
		const database = new BrikmusterDatabase(`league-room-${crypto.randomUUID()}`);
		databases.push(database);
		const stores = openLazyStores(database);
		const signer = new DeviceSigner(stores.keys);
		await signer.load(true);
		return new Device(stores, signer);
	}

	/** Founds a league with a player who has a birth date; returns its founding. */
	async found(id = ID): Promise<string> {
		const plain = newLeague(id, 'Liga', SEASON);
		const contents = founded(plain, FOUNDER, this.signer);
		await this.stores.leagues.create(id, contents);
		const open = await this.open(id);
		open.write('player', (state) => register(state, [{ ...JAN, born: '2001-02-03' }]));
		await open.signed();
		return contents.held.founding;
	}

	async open(id = ID): Promise<OpenLeague> {
		const { leagues } = this.stores;
		const found = await leagues.get(id);
		if (!found?.readable) throw new Error('No league is stored');
		return new OpenLeague(leagues, this.signer, found, await leagues.steps(id, found.revision));
	}

	/** What this device would send, as the hub passes it on. */
	async outgoing(founding: string): Promise<Item[]> {
		const binding = leagueBinding(founding, this.stores);
		const lacking = await binding.outgoing((key) => this.known.has(key));
		for (const { key } of lacking) this.known.add(key);
		return JSON.parse(JSON.stringify(lacking.map(({ item }) => item))) as Item[];
	}

	async take(founding: string, items: readonly Item[]): Promise<void> {
		const binding = leagueBinding(founding, this.stores);
		const proven = await Promise.all(items.map((item) => provenDigest(item)));
		const read = items.map((item, index) => binding.read(item, proven[index]));
		const known = read.filter((one) => one !== undefined);
		await binding.receive(known);
		for (const { key } of known) this.known.add(key);
	}

	async entries(founding: string): Promise<string[]> {
		return (await this.stores.leagues.entryDigests(founding)).sort();
	}
}

async function exchange(founding: string, one: Device, other: Device): Promise<void> {
	await other.take(founding, await one.outgoing(founding));
	await one.take(founding, await other.outgoing(founding));
}

it('the founding goes first, in an entry of its own', async () => {
	const anna = await Device.make();
	const founding = await anna.found();
	const binding = leagueBinding(founding, anna.stores);
	const [first, ...others] = chunked(await binding.outgoing(() => false));
	expect(first?.map(({ key }) => key)).toEqual([entryKey(founding)]);
	expect(others.flat().length).toBeGreaterThan(0);
});

it('a league can be shown once its founding has arrived', async () => {
	const [anna, jan] = [await Device.make(), await Device.make()];
	const founding = await anna.found();
	const items = await anna.outgoing(founding);
	const [first = { kind: '' }, ...others] = items;
	const shown: (string | undefined)[] = [];
	const watched = jan.stores.leagues.watchFounding(founding).subscribe({
		next: ({ id }) => shown.push(id),
		error: () => undefined
	});
	await expect.poll(() => shown).toEqual([undefined]);
	await jan.take(founding, others);
	await expect.poll(() => shown.length).toBeGreaterThan(1);
	expect(shown.at(-1)).toBeUndefined();
	await jan.take(founding, [first]);
	await expect.poll(() => shown.at(-1)).toBe(ID);
	watched.unsubscribe();
});

it('a submission of an unknown device reaches the referee, and the verdict the player', async () => {
	const [anna, jan] = [await Device.make(), await Device.make()];
	const founding = await anna.found();
	await exchange(founding, anna, jan);
	expect(await jan.entries(founding)).toEqual(await anna.entries(founding));

	const of = await jan.open();
	const army = armyOf(140);
	const written = submission({
		...{ league: ID, season: SEASON.id, meeting: null, player: JAN },
		...{ armies: { A: army }, claimed: { A: 140 } }
	});
	const [row] = await jan.stores.keys.all();
	const key = row?.seed ?? { publicKey: row?.publicKey ?? '', privateKey: row?.privateKey };
	const bytes = await seal(written, key as Parameters<typeof seal>[1]);
	const file = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
	const reading = readSubmission(written);
	if (!reading.ok) throw new Error(reading.problem.code);
	const { digest } = reading;
	const own = {
		player: JAN,
		sent: [{ at: written.submittedAt, meeting: null, digest, file: written }]
	};
	of.changeOwn(() => own);
	expect(of.submit({ id: OTHER, player: JAN.id, meeting: null, digest, file })).toBe(true);
	await of.signed();
	expect(of.unsent).toBe(1);
	await exchange(founding, jan, anna);

	const referee = await anna.open();
	const [pending, ...more] = pendingIn(referee.state);
	expect(more).toEqual([]);
	expect(pending).toMatchObject({ id: OTHER, content: digest, file });
	const circumstances = circumstancesOf(referee.league, SEASON.id);
	const sealed = { state: 'valid', publicKey: jan.signer.newest } as const;
	const verdict = judgeSubmission(reading, sealed, circumstances);
	const ruling = { decision: 'reject', decidedOn: '2026-11-25', notes: 'Popraw tarcze' } as const;
	referee.write('submission', (state) => [
		...learnFirstKeys(state, [verdict]),
		...decide(state, [decisionOn(state.league, { id: OTHER, file }, verdict, ruling)])
	]);
	await referee.signed();
	expect(pendingIn(referee.state)).toEqual([]);
	await exchange(founding, anna, jan);

	const later = await jan.open();
	expect(later.unsent).toBe(0);
	expect(answersTo(later)).toMatchObject([
		{ submission: digest, decision: 'reject', decidedOn: '2026-11-25', notes: 'Popraw tarcze' }
	]);
	// The referee has taken over the key, so that the player writes in their own name now.
	expect(later.rights.role).toBe('player');
});

it('the room of one league brings nothing of another one, however it is named', async () => {
	const [anna, jan] = [await Device.make(), await Device.make()];
	const [founding, other] = [await anna.found(), await anna.found(OTHER)];
	const foreign = await anna.outgoing(other);
	const renamed = foreign.map((item) => ({ ...item, league: founding }));
	await jan.take(founding, [...foreign, ...renamed]);
	expect(await jan.entries(founding)).toEqual([]);
	expect(await jan.entries(other)).toEqual([]);
	for (const item of await anna.outgoing(founding))
		expect(item).toMatchObject({ league: founding });
	// What was refused here is not in the way when the other league comes by itself.
	await jan.take(other, foreign);
	expect(await jan.entries(other)).toEqual(await anna.entries(other));
});

it('a device unites the league it has, and keeps another one of the same id beside it', async () => {
	const [anna, jan, ola] = [await Device.make(), await Device.make(), await Device.make()];
	const founding = await anna.found();
	await ola.stores.leagues.create(ID, founded(newLeague(ID, 'Moja', SEASON), FOUNDER, ola.signer));
	const items = await anna.outgoing(founding);
	for (const device of [jan, ola, jan]) await device.take(founding, items);
	expect(await jan.stores.leagues.idOf(founding)).toBe(ID);
	expect(await jan.entries(founding)).toEqual(await anna.entries(founding));
	const mine = await ola.stores.leagues.get(ID);
	expect(mine).toMatchObject({ league: { name: 'Moja' } });
	expect(await ola.stores.leagues.idOf(founding)).not.toBe(ID);
	for (const item of items) expect(await checkEntry({ ...pick(item) })).toMatchObject({ ok: true });
});

it('a device sends again what a snapshot of another one left out, and packs entries of its league only', async () => {
	const anna = await Device.make();
	const [founding, other] = [await anna.found(), await anna.found(OTHER)];
	const { packing } = leagueBinding(founding, anna.stores);
	const sent = await anna.outgoing(founding);
	const keys = [...anna.known];
	const others = (await anna.entries(other)).map(entryKey);
	const packed = await packing?.items([...keys, ...others]);
	// All but the founding, which stays in an entry of its own.
	expect(packed?.map(({ item }) => item)).toEqual(sent.slice(1));
	expect(keys.every((key) => packing?.isPacked(key))).toBe(true);
	anna.known.delete(keys[1] ?? '');
	expect(await anna.outgoing(founding)).toEqual([sent[1]]);
});

it('the public page is published when it changes, with rising times and nothing private', async () => {
	const anna = await Device.make();
	const founding = await anna.found();
	const { rooms } = anna.stores;
	const page = new PublishedPage('room', founding, anna.stores);
	const sent: string[] = [];
	const publish = async () => {
		const items = await page.outgoing((key) => sent.includes(key));
		sent.push(...items.map(({ key }) => key));
		return items.map(({ item }) => item);
	};
	const [first, ...more] = await publish();
	expect(more).toEqual([]);
	expect(JSON.stringify(first)).toContain('Jan');
	expect(JSON.stringify(first)).not.toContain('2001-02-03');
	expect(await publish()).toEqual([]);
	const at = pageIn(first ?? never())?.at ?? 0;
	// A clock that was set back, and a state that was there before.
	await rooms.putDocument({ room: 'room', key: 'page', track: { at: at + 1e9, digest: 'later' } });
	const [again] = await publish();
	expect(pageIn(again ?? never())?.at).toBe(at + 1e9 + 1);
	expect((await page.snapshot()).map(({ key }) => key)).toEqual([sent[1]]);
	const end = pageIn(await endOfPage('room', anna.stores)) ?? never();
	expect(end.league).toBeUndefined();
	expect(end.at).toBeGreaterThan(at + 1e9);
	// A hub that lost everything gets it again.
	sent.length = 0;
	expect(await publish()).toHaveLength(1);
});

const ENDED = pageItem({ at: 1, league: undefined, contested: 0 });
it('a reader takes a page', () => expect(pageIn(ENDED)).toMatchObject({ at: 1 }));
it.each([
	['another kind', { ...ENDED, kind: 'text' }],
	['a further field', { ...ENDED, html: '<b>' }],
	['no time', { ...ENDED, at: undefined }],
	['half a game', { ...ENDED, contested: 0.5 }],
	['something else', { ...ENDED, league: { format: 'brikmuster/army' } }],
	['no season', { ...ENDED, league: { ...newLeague(ID, 'Liga', SEASON), seasons: [] } }]
])('a reader refuses %s', (_, item) => {
	expect(pageIn(item as Item)).toBeUndefined();
});

function pick({ entry, signature }: Item) {
	return { entry, signature };
}

function never(): never {
	throw new Error('Missing');
}
