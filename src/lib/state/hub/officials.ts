import type { BodyOf } from '$lib/league/entries/bodies';
import type { Digest } from '$lib/league/entries/entry';
import type { OfficialsKeys } from '$lib/league/entries/officials-keys';
import type { PartedEntry, PrivateView } from '$lib/league/view/private-parts';
import type { LazyStores } from '$lib/store';
import {
	handOut,
	isExchangeKey,
	newOfficialsKey,
	secretsIn,
	type OfficialsSecret
} from '$lib/sync/room/officials-key';
import { exchangeKeyText, newExchangeKeys } from '$lib/sync/room/room-key';
import { now } from '../app/clock-and-random';
import { DeviceSigner } from '../league/device-signer.svelte';
import { askLeague } from '../league/worker/league-worker';

type KeyBody = BodyOf<'exchangeKey' | 'officialsKey'>;

/** This device in the exchange of secrets: its exchange key, and the key that signs for it. */
interface OwnDevice {
	readonly exchange: string;
	readonly author: string;
}

/** The officials' keys of one league whose secrets this device has. An official's device also makes and hands them out. */
export class Officials {
	readonly #founding: Digest;
	readonly #stores: Pick<LazyStores, 'keys' | 'leagues'>;
	readonly #signer: DeviceSigner;
	readonly #secrets = new Map<string, OfficialsSecret>();
	/** Entries that were looked through for secrets. */
	readonly #looked = new Set<Digest>();

	constructor(founding: Digest, stores: Pick<LazyStores, 'keys' | 'leagues'>) {
		this.#founding = founding;
		this.#stores = stores;
		this.#signer = new DeviceSigner(stores.keys);
	}

	readonly secretOf = (publicKey: string): OfficialsSecret | undefined =>
		this.#secrets.get(publicKey);

	/** Whether a key of this device wrote an entry. */
	readonly isOwn = ({ author }: Pick<PartedEntry, 'author'>): boolean =>
		this.#signer.publicKeys.includes(author);

	/** What the league says about private parts; undefined if it cannot be read. */
	async look(id: string): Promise<PrivateView | undefined> {
		await this.#signer.load(false);
		const { publicKeys: keys } = this.#signer;
		const view = await askLeague(this.#stores.leagues, id, 'private', { keys });
		if (view) await this.#learn(view);
		return view;
	}

	/** Learns the secrets that were handed out to this device. */
	async #learn({ handedOut }: PrivateView): Promise<void> {
		const rows = await this.#stores.keys.all();
		const pairs = rows.flatMap(({ exchange }) => exchange ?? []);
		const devices = await Promise.all(
			pairs.map(async (pair) => [await exchangeKeyText(pair), pair.privateKey] as const)
		);
		for (const [digest, wrapped] of handedOut) {
			if (this.#looked.has(digest)) continue;
			this.#looked.add(digest);
			for (const device of devices) {
				const secrets = await secretsIn(this.#founding, wrapped, ...device);
				for (const secret of secrets) this.#secrets.set(secret.publicKey, secret);
			}
		}
	}

	/** Writes what other devices of officials lack. Resolves to whether there was something. */
	async handOut(id: string, { author, isOfficial, keys }: PrivateView): Promise<boolean> {
		if (!isOfficial) return false;
		const own = { exchange: await this.#exchangeOf(author), author };
		const bodies = await this.#lacking(keys, own);
		return bodies.length > 0 && this.#write(id, bodies);
	}

	async #exchangeOf(publicKey: string): Promise<string> {
		const { keys } = this.#stores;
		const find = async () =>
			(await keys.all()).find((row) => row.publicKey === publicKey)?.exchange;
		if (!(await find())) await keys.keepExchange(publicKey, await newExchangeKeys(false));
		const pair = await find();
		if (!pair) throw new Error('The exchange key is not stored');
		return exchangeKeyText(pair);
	}

	async #lacking(keys: OfficialsKeys, own: OwnDevice): Promise<KeyBody[]> {
		const { exchange, author } = own;
		const introduction: KeyBody[] = keys.devices.has(exchange)
			? []
			: [{ kind: 'exchangeKey', exchange }];
		const devices = new Map([...keys.devices, [exchange, author]]);
		const good: string[] = [];
		for (const device of devices.keys()) if (await isExchangeKey(device)) good.push(device);
		if (this.#mustBegin(keys, devices, own))
			return [...introduction, await this.#begun(keys, good)];
		const secrets = [...this.#secrets.values()];
		const has = (device: string, { publicKey }: OfficialsSecret) =>
			keys.holders.get(publicKey)?.has(device) === true;
		const lacking = good.filter(
			(device) => device !== exchange && !secrets.every((secret) => has(device, secret))
		);
		if (lacking.length === 0) return introduction;
		const handedOut = await handOut(this.#founding, lacking, secrets);
		return [...introduction, { kind: 'officialsKey', handedOut }];
	}

	/** Whether nobody else could give this device the key for new parts, or end one that an outsider has. */
	#mustBegin(
		{ current, open, holders }: OfficialsKeys,
		devices: ReadonlyMap<string, string>,
		{ author }: OwnDevice
	): boolean {
		if (current !== undefined && this.#secrets.has(current)) return false;
		// Other devices with the same signing key may be earlier ones of the same person, which were lost.
		const isElsewhere = (key: string) =>
			[...(holders.get(key) ?? [])].some((one) => (devices.get(one) ?? author) !== author);
		return open.every((key) => this.#secrets.has(key) || !isElsewhere(key));
	}

	async #begun(
		{ open }: OfficialsKeys,
		devices: readonly string[]
	): Promise<BodyOf<'officialsKey'>> {
		const fresh = await newOfficialsKey();
		const lost = open.filter((key) => !this.#secrets.has(key));
		const begins = { publicKey: fresh.publicKey, replaces: [...open], lost };
		const secrets = [...this.#secrets.values(), fresh];
		const handedOut = await handOut(this.#founding, devices, secrets);
		return { kind: 'officialsKey', begins, handedOut };
	}

	/** Writes signed entries, as another window would; false if they would not count. */
	async #write(id: string, bodies: readonly KeyBody[]): Promise<boolean> {
		const { leagues } = this.#stores;
		const writer = { keys: this.#signer.publicKeys, now: now() };
		const act = { act: 'shareKeys' as const, given: [bodies] as [readonly KeyBody[]] };
		const made = await askLeague(leagues, id, 'act', { ...act, ...writer });
		if (!made.ok) return false;
		const added = await this.#signer.signed(made.added);
		return added !== undefined && (await leagues.write(id, { ...made, added })) !== undefined;
	}
}
