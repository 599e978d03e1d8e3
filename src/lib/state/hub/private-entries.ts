import { readEntry, type Digest } from '$lib/league/entries/entry';
import type { PrivatePart } from '$lib/league/entries/private-parts';
import type { PrivateView } from '$lib/league/view/private-parts';
import type { LazyStores } from '$lib/store';
import type { SignedLines } from '$lib/sync/room-client/protocol';
import type { Binding } from './binding';
import type { LeagueItem } from './league-items';
import { Officials } from './officials';
import { isPartKey, PrivateParts, type PartItem } from './private-parts';
import { sharedEntries } from './shared-entries';

type ReadEntry = LeagueItem | PartItem;
const isPart = (item: ReadEntry): item is PartItem => isPartKey(item.key);
const isEntry = (item: ReadEntry): item is LeagueItem => !isPart(item);

function withPrivatePart(
	item: LeagueItem,
	privateParts: ReadonlyMap<Digest, PrivatePart>
): LeagueItem {
	const privatePart = privateParts.get(item.entry.digest);
	return privatePart ? { ...item, entry: { ...item.entry, privatePart } } : item;
}

/** A stored league, and what it says about private parts. */
interface Learned {
	readonly id: string;
	readonly view: PrivateView;
}

/** Shares the entries of one league; their private parts only encrypted for officials. */
export class PrivateEntries implements Binding<ReadEntry> {
	readonly packing: NonNullable<Binding['packing']>;
	readonly #stores: LazyStores;
	readonly #founding: Digest;
	readonly #entries: Binding<LeagueItem>;
	readonly #parts: PrivateParts;
	readonly #officials: Officials;
	#isLearned = false;

	constructor(room: string, founding: Digest, stores: LazyStores) {
		this.#stores = stores;
		this.#founding = founding;
		this.#entries = sharedEntries(stores, founding);
		this.#parts = new PrivateParts(room, founding, stores.rooms);
		this.#officials = new Officials(founding, stores);
		const { packing } = this.#entries;
		this.packing = {
			isPacked: (key) => isPartKey(key) || packing?.isPacked(key) === true,
			items: async (keys) => [
				...((await packing?.items(keys.filter((key) => !isPartKey(key)))) ?? []),
				...(await this.#parts.items(keys.filter(isPartKey)))
			]
		};
	}

	read(...[item, proven]: Parameters<Binding['read']>): ReadEntry | undefined {
		return this.#entries.read(item, proven) ?? this.#parts.read(item);
	}

	async outgoing(has: (key: string) => boolean) {
		const league = await this.#prepared();
		const entries = await this.#entries.outgoing(has);
		if (!league) return entries;
		const { secretOf, isOwn } = this.#officials;
		const partsOf = async (digests: readonly Digest[]) => {
			const rows = await this.#stores.leagues.rowsOf(digests);
			return new Map(
				rows.flatMap(({ digest, privatePart }) => (privatePart ? [[digest, privatePart]] : []))
			);
		};
		const { keys, parted } = league.view;
		const sending = { keys, secretOf, isOwn, partsOf, has };
		return [...entries, ...(await this.#parts.outgoing(parted, sending))];
	}

	async receive(items: readonly ReadEntry[]): Promise<void> {
		const parts = items.filter(isPart);
		const entries = items.filter(isEntry);
		// Before the first time that something is sent.
		if (parts.length > 0 && !this.#isLearned) await this.#learned();
		await this.#parts.receive(parts);
		const arrived = entries.map(({ entry }) => entry);
		const privateParts = await this.#parts.openedOf(arrived, this.#officials.secretOf);
		await this.#entries.receive(entries.map((item) => withPrivatePart(item, privateParts)));
	}

	/** Entries whose private parts this device can read are stored together with them. */
	async storeSigned(signed: readonly SignedLines[]): Promise<ReadonlySet<string> | undefined> {
		const { secretOf } = this.#officials;
		for (const { digests } of signed)
			if (await this.#parts.areReadable(digests, secretOf)) return undefined;
		return this.#entries.storeSigned?.(signed);
	}

	watch(changed: () => void): () => void {
		return this.#entries.watch(changed);
	}

	/** What is known of the league, once the secrets for this device in it are. */
	async #learned(): Promise<Learned | undefined> {
		const { leagues } = this.#stores;
		const id = await leagues.idOf(this.#founding);
		const facts = id === undefined ? undefined : await leagues.facts(id);
		if (id === undefined || !facts || facts.deletedAt !== undefined) return undefined;
		const view = await this.#officials.look(id);
		this.#isLearned ||= view !== undefined;
		return view && { id, view };
	}

	/** The league with the secrets handed out that other devices need, and with the private parts that can be read now. */
	async #prepared(): Promise<Learned | undefined> {
		let learned = await this.#learned();
		if (learned && (await this.#officials.handOut(learned.id, learned.view)))
			learned = await this.#learned();
		if (learned && (await this.#readParts(learned))) learned = await this.#learned();
		return learned;
	}

	/** Stores private parts of entries that are here already; resolves to whether there were any. */
	async #readParts({ id, view: { name, parted } }: Learned): Promise<boolean> {
		const stored = await this.#parts.stored();
		const wanted = parted.flatMap(({ digest, isWhole }) =>
			!isWhole && stored.has(digest) ? [digest] : []
		);
		if (wanted.length === 0) return false;
		const rows = await this.#stores.leagues.rowsOf(wanted);
		const known = rows.flatMap(({ digest, entry: document, signature }) => {
			const reading = readEntry(document);
			return reading.ok && signature !== undefined
				? [{ digest, entry: reading.entry, signature }]
				: [];
		});
		const opened = await this.#parts.openedOf(known, this.#officials.secretOf);
		const entries = known.flatMap((one) => {
			const privatePart = opened.get(one.digest);
			return privatePart ? [{ ...one, privatePart }] : [];
		});
		if (entries.length === 0) return false;
		await this.#stores.leagues.join({ founding: this.#founding, name, entries }, { id });
		return true;
	}
}
