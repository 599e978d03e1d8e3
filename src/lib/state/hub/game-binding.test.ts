import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { withEvent } from '$lib/play/events';
import type { Game, GameEvent } from '$lib/play/game-file';
import { GAME_MOST } from '$lib/play/limits';
import { newGame } from '$lib/play/new-game';
import type { LazyStores, RoomRow } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { Games } from '$lib/store/games';
import { Rooms } from '$lib/store/rooms';
import type { Item } from '$lib/sync/room/items';
import type { Binding, KeyedItem } from './binding';
import { gameBinding } from './game-binding';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const OTHER = 'aaaaaaaa-0000-4000-8000-000000000002';
const ROOM = 'room';
const army = newArmy('bbbbbbbb-0000-4000-8000-000000000001', 'Armia', { profile: 'free' });
const sides = [{ id: 's1', name: 'Jasni', armies: [army] }];
const gameOf = (id: string) => newGame({ id, name: 'Bitwa', rules: '2005', sides });
const game = gameOf(ID);

const databases: BrikmusterDatabase[] = [];
afterEach(async () => {
	for (const database of databases.splice(0)) await database.delete();
});

type Sent = readonly KeyedItem[];

/** A phone: its storage, its binding, and what the room has as far as it knows. */
class Phone {
	readonly #database = new BrikmusterDatabase(`game-room-${databases.length}`);
	readonly games = new Games(this.#database, Date.now);
	readonly rooms = new Rooms(this.#database, Date.now);
	readonly known = new Map<string, Item>();
	binding: Binding;

	constructor(readonly by: string) {
		databases.push(this.#database);
		this.binding = this.#bound({});
	}

	static async with(by: string, own?: Game): Promise<Phone> {
		const phone = new Phone(by);
		if (own) await phone.games.create(own);
		const row: Omit<RoomRow, 'savedAt'> = {
			id: ROOM,
			subject: 'game',
			roomKeys: [],
			names: {},
			seen: {},
			...(own && { about: own.id })
		};
		await phone.rooms.add(row, []);
		await phone.reopen();
		return phone;
	}

	/** As after a reload. */
	async reopen(): Promise<void> {
		this.binding = this.#bound((await this.rooms.get(ROOM)) ?? {});
	}

	#bound({ about }: Partial<RoomRow>): Binding {
		const row = { id: ROOM, ...(about !== undefined && { about }) } as RoomRow;
		return gameBinding(row, { games: this.games, rooms: this.rooms } as unknown as LazyStores);
	}

	async send(): Promise<Sent> {
		const lacking = await this.binding.outgoing((key) => this.known.has(key));
		for (const { key, item } of lacking) this.known.set(key, item);
		return lacking;
	}

	/** Takes items as JSON; returns the number of those that it understood. */
	async take(sent: Sent): Promise<number> {
		const items = JSON.parse(JSON.stringify(sent.map(({ item }) => item))) as Item[];
		const read = items.map((item) => this.binding.read(item));
		const known = read.filter((one) => one !== undefined);
		await this.binding.receive(known);
		for (const [index, item] of items.entries()) {
			const key = read[index]?.key;
			if (key !== undefined) this.known.set(key, item);
		}
		return known.length;
	}

	async note(text: string, id: string = crypto.randomUUID()): Promise<void> {
		const { game: before, revision } = await this.stored();
		const next = withEvent(before, { id, by: this.by }, { kind: 'note', text });
		expect((await this.games.replace(next, revision)).ok).toBe(true);
	}

	async stored() {
		const found = await this.games.get(ID);
		if (!found?.readable) throw new Error('The game is not readable');
		return found;
	}

	async events(): Promise<readonly GameEvent[]> {
		return (await this.stored()).game.events;
	}
}

/** Gives both phones what they lack, until there is nothing more. */
async function exchange(one: Phone, other: Phone): Promise<void> {
	for (let sent = 1; sent > 0;) {
		const [there, back] = [await one.send(), await other.send()];
		await other.take(there);
		await one.take(back);
		sent = there.length + back.length;
	}
}

describe('a game in a room', () => {
	it('reaches a phone without it, and both logs stay equal', async () => {
		const one = await Phone.with('one', game);
		await one.note('before');
		const other = await Phone.with('other');
		await exchange(one, other);
		expect(await other.stored()).toMatchObject({ game: { name: 'Bitwa', sides } });
		expect((await other.rooms.get(ROOM))?.about).toBe(ID);
		await one.note('here');
		await other.note('there');
		await exchange(one, other);
		expect(await one.events()).toHaveLength(3);
		expect(await other.events()).toEqual(await one.events());
	});

	it('leaves out an event whose clock runs far ahead, until those before it arrive', async () => {
		const one = await Phone.with('one', game);
		const other = await Phone.with('other');
		await exchange(one, other);
		await one.note('first');
		const [sent] = await one.send();
		if (!sent) throw new Error('nothing was sent');
		const at = (clock: number) => {
			const event = { ...(sent.item.event as GameEvent), id: `at ${clock}`, clock };
			return { key: '', item: { ...sent.item, event } };
		};
		expect(await other.take([at(39_000), at(GAME_MOST.clock)])).toBe(2);
		expect(await other.events()).toEqual([]);
		await other.take([sent]);
		expect(await other.events()).toHaveLength(1);
		await other.reopen();
		await other.take([at(20_000)]);
		expect((await other.events()).map(({ clock }) => clock)).toEqual([1, 20_000, 39_000]);
		await other.note('next');
		expect(await other.events()).toHaveLength(4);
	});

	it('sends each event once, also after a reload', async () => {
		const one = await Phone.with('one', game);
		const other = await Phone.with('other');
		await exchange(one, other);
		await one.note('once');
		expect(await one.binding.unsent?.((key) => one.known.has(key))).toBe(1);
		expect(await one.send()).toHaveLength(1);
		expect(await one.binding.unsent?.((key) => one.known.has(key))).toBe(0);
		await one.reopen();
		expect(await one.send()).toEqual([]);
	});

	it('keeps events that arrive before their game, also over a reload', async () => {
		const one = await Phone.with('one', game);
		await one.note('first');
		const [head, ...events] = await one.send();
		const other = await Phone.with('other');
		expect(await other.take(events)).toBe(1);
		expect(await other.games.get(ID)).toBeUndefined();
		await other.reopen();
		await other.take(head ? [head] : []);
		expect(await other.events()).toEqual(await one.events());
	});

	it('has the same events on all phones after any order of writing, exchange and reload', async () => {
		const step = fc.record({
			by: fc.boolean(),
			what: fc.constantFrom('note', 'note', 'same id', 'send', 'late', 'reload'),
			sign: fc.integer({ min: 0, max: 3 })
		});
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
				const one = await Phone.with('one', game);
				const other = await Phone.with('other', game);
				const late: [Phone, Sent][] = [];
				for (const { by, what, sign } of steps) {
					const [from, to] = by ? [one, other] : [other, one];
					if (what === 'note') await from.note(`${sign}`);
					if (what === 'same id' && !(await from.events()).some(({ id }) => id === `e${sign}`))
						await from.note(`${sign}`, `e${sign}`);
					if (what === 'send') await to.take(await from.send());
					if (what === 'late') late.unshift([to, await from.send()]);
					if (what === 'reload') await from.reopen();
				}
				for (const [to, sent] of late) await to.take(sent);
				await exchange(one, other);
				expect(await other.events()).toEqual(await one.events());
			}),
			{ numRuns: 12 }
		);
	});

	it('takes nothing of other games, and nothing that is no event', async () => {
		const one = await Phone.with('one', game);
		await one.note('mine');
		const [head, event] = (await one.send()).map(({ item }) => item);
		const bad: Item[] = [
			{ ...event, kind: 'gameEvent', game: OTHER },
			{ ...event, kind: 'gameEvent', extra: 1 },
			{ kind: 'gameEvent', game: ID, event: { id: 'x' } },
			{ kind: 'game', game: gameOf(OTHER) },
			{ kind: 'game', game: { ...(head?.game as Game), events: [event?.event] } },
			{ kind: 'army' }
		];
		expect(bad.map((item) => one.binding.read(item))).toEqual(bad.map(() => undefined));
		expect(one.binding.read(head ?? { kind: '' })?.key).toBe(`game ${ID}`);
	});

	it('leaves the game in the trash when events arrive', async () => {
		const one = await Phone.with('one', game);
		const other = await Phone.with('other');
		await exchange(one, other);
		await other.games.setDeleted(ID, true);
		await one.note('late');
		await exchange(one, other);
		expect((await other.stored()).deletedAt).toBeDefined();
		expect(await other.events()).toHaveLength(1);
	});

	it('takes no more events than a game may have', async () => {
		const event = (at: number): GameEvent => ({
			id: `e${at}`,
			by: 'one',
			clock: 1,
			cause: { kind: 'note', text: '' },
			changes: []
		});
		const events = Array.from({ length: GAME_MOST.events }, (_, at) => event(at));
		const one = await Phone.with('one', { ...game, events });
		const more = { key: '', item: { kind: 'gameEvent', game: ID, event: event(-1) } };
		await expect(one.take([more])).rejects.toThrow('full');
		expect(await one.events()).toHaveLength(GAME_MOST.events);
	});

	it('gives a snapshot with all events', async () => {
		const one = await Phone.with('one', game);
		await one.note('first');
		const [head, ...events] = await one.send();
		expect(await one.binding.snapshot?.()).toEqual(events);
		const replaced = [head, ...events].map((keyed) => one.binding.isReplaced?.(keyed?.key ?? ''));
		expect(replaced).toEqual([false, true]);
	});
});
