import type { Army } from '$lib/rules/choices';
import { base64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import { seal } from '$lib/exchange/seal';
import type { LeagueState } from '$lib/league/entries/state';
import { newLeague } from '$lib/league/new-league';
import { readSubmission } from '$lib/league/submission';
import { leagueBinding } from '$lib/state/hub/league-binding';
import { receiveItems } from '$lib/state/hub/receiving';
import { DeviceSigner } from '$lib/state/league/device-signer.svelte';
import { founded, keepFounded } from '$lib/state/league/founding';
import type { OpenLeague } from '$lib/state/league/open-league.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { openLazyStores } from '$lib/store/lazy-stores';
import type { Item } from '$lib/sync/room/items';
import { sortedLines } from '$lib/sync/room-client/room-log';
import { submission } from './league';
import { openStored } from './open-league';

export const ROOM = 'room';
export const LEAGUE_ID = 'aaaaaaaa-0000-4000-8000-000000000001';
export const JAN = {
	id: 'bbbbbbbb-0000-4000-8000-000000000001',
	name: 'Jan',
	category: 'senior'
} as const;
export const BORN = '2001-02-03';
export const SEASON = { id: '2026-1', opened: '2026-11-01' };
export const FOUNDER = { id: 'bbbbbbbb-0000-4000-8000-000000000090', name: 'Hanna' };

const databases: BrikmusterDatabase[] = [];

export async function deleteDevices(): Promise<void> {
	for (const database of databases.splice(0)) await database.delete();
}

/** Bytes as letters, so that a search finds what they say. */
const readable = (_: string, value: unknown) =>
	value instanceof Uint8Array ? String.fromCharCode(...value) : value;

/** A device with its own key, and what it knows to be in the room of a league. */
export class RoomDevice {
	readonly known = new Set<string>();
	private constructor(
		readonly database: BrikmusterDatabase,
		readonly stores: ReturnType<typeof openLazyStores>,
		readonly signer: DeviceSigner
	) {}

	/** A device with a new key, or with one of a key file. */
	static async make(seed?: Uint8Array<ArrayBuffer>): Promise<RoomDevice> {
		const database = new BrikmusterDatabase(`league-room-${crypto.randomUUID()}`);
		databases.push(database);
		const stores = openLazyStores(database);
		if (seed) {
			const publicKey = base64url(await (await ed25519()).publicKeyOf(seed));
			await stores.keys.keep({ publicKey, seed, file: '' });
		}
		const signer = new DeviceSigner(stores.keys);
		await signer.load(true);
		return new RoomDevice(database, stores, signer);
	}

	/** Founds a league with a player who has a birth date; returns its founding. */
	async found(id = LEAGUE_ID): Promise<string> {
		const plain = newLeague(id, 'Liga', SEASON);
		const contents = founded(plain, FOUNDER, this.signer);
		await keepFounded(this.stores.leagues, contents, this.signer);
		const open = await this.open(id);
		await open.write('player', 'register', [{ ...JAN, born: BORN }]);
		return contents.held.founding;
	}

	open(id = LEAGUE_ID): Promise<OpenLeague> {
		return openStored(this.stores.leagues, this.signer, id);
	}

	/** What the entries on this device say. */
	async state(id = LEAGUE_ID): Promise<LeagueState> {
		const found = await this.stores.leagues.get(id);
		if (!found?.readable) throw new Error('No league is stored');
		return found.state;
	}

	/** Seals a submission by Jan with an army, and submits it in a league that is open. */
	async submit(open: OpenLeague, army: Army, id: string) {
		const [row] = await this.stores.keys.all();
		const written = submission({
			...{ league: LEAGUE_ID, season: SEASON.id, meeting: null, player: JAN },
			...{ armies: { A: army } }
		});
		const { publicKey = '', privateKey, seed } = row ?? {};
		const key = seed ?? (privateKey && { publicKey, privateKey });
		const bytes = key && (await seal(written, key));
		const reading = readSubmission(written);
		if (!bytes || !reading.ok) throw new Error('Not sealed');
		const file = JSON.parse(new TextDecoder().decode(bytes)) as { readonly payload: string };
		const { digest } = reading;
		const sent = [{ at: written.submittedAt, meeting: null, digest, file: written }];
		await open.changeOwn(() => ({ player: JAN, sent }));
		const arrived = { id, player: JAN.id, meeting: null, digest, file };
		const done = await open.write('submission', 'submit', arrived);
		return { done, file, reading };
	}

	/** What this device would send, as the hub passes it on. */
	async outgoing(founding: string): Promise<Item[]> {
		const binding = leagueBinding(ROOM, founding, this.stores);
		const lacking = await binding.outgoing((key) => this.known.has(key));
		for (const { key } of lacking) this.known.add(key);
		return JSON.parse(JSON.stringify(lacking.map(({ item }) => item))) as Item[];
	}

	async take(founding: string, items: readonly Item[]): Promise<void> {
		const binding = leagueBinding(ROOM, founding, this.stores);
		const entry = { digest: 'entry', author: 'author', ...(await sortedLines(items)) };
		const { taken } = await receiveItems(binding, [entry]);
		for (const [, keys] of taken) for (const key of keys) this.known.add(key);
	}

	async entries(founding: string): Promise<string[]> {
		return (await this.stores.leagues.entryDigests(founding)).sort();
	}

	/** Everything in the database of the device. */
	async stored(): Promise<string> {
		const tables = await Promise.all(this.database.tables.map((table) => table.toArray()));
		return JSON.stringify(tables, readable);
	}
}

/** The room of a league at a hub that keeps all items. */
export class TestRoom {
	readonly items: Item[] = [];
	readonly #taken = new Map<RoomDevice, number>();

	constructor(readonly founding: string) {}

	/** Connects devices one after another until none has anything new. */
	async connect(...devices: readonly RoomDevice[]): Promise<void> {
		for (let before = -1; before !== this.items.length;) {
			before = this.items.length;
			for (const device of devices) await this.#connect(device);
		}
		for (const device of devices) await this.#receive(device);
	}

	async #connect(device: RoomDevice): Promise<void> {
		await this.#receive(device);
		this.items.push(...(await device.outgoing(this.founding)));
	}

	async #receive(device: RoomDevice): Promise<void> {
		const from = this.#taken.get(device) ?? 0;
		this.#taken.set(device, this.items.length);
		await device.take(this.founding, this.items.slice(from));
	}
}
