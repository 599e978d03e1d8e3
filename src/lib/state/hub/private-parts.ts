import * as z from 'zod/mini';
import { nameBytes } from '$lib/army/format/native-digest';
import { isTruePrivatePart } from '$lib/exchange/entry-proof';
import type { Digest, KnownEntry } from '$lib/league/entries/entry';
import type { OfficialsKeys } from '$lib/league/entries/officials-keys';
import type { PrivatePart } from '$lib/league/entries/private-parts';
import { digest, exchangeKey } from '$lib/league/fields';
import type { PartedEntry } from '$lib/league/view/private-parts';
import type { LazyStores } from '$lib/store';
import { openPart, sealPart, type OfficialsSecret } from '$lib/sync/room/officials-key';
import { MAXIMUM_ENVELOPE } from '$lib/sync/room/header';
import type { Item } from '$lib/sync/room/items';
import type { KeyedItem, ReadItem } from './binding';

/** Parts that are encrypted and sent at once; the rest follows. */
const AT_ONCE = 50;

const itemSchema = z.strictObject({
	kind: z.literal('leaguePart'),
	league: digest,
	entry: digest,
	/** The officials' key for which it is encrypted. */
	to: exchangeKey,
	ephemeral: exchangeKey,
	text: z.string().check(z.maxLength(2 * MAXIMUM_ENVELOPE))
});

/** An encrypted private part, as an item has it. */
export type PartItem = ReadItem & Pick<z.infer<typeof itemSchema>, 'entry' | 'text'>;

const OF_PART = 'part ';
/** Begins the key of a stored part that this device made or could read. */
const TRUE = 'true ';

const keyOf = (entry: Digest, to: string, ephemeral: string) =>
	`${OF_PART}${entry} ${to} ${ephemeral}`;
export const isPartKey = (key: string) => key.startsWith(OF_PART);

function named(key: string): { entry: string; to: string; ephemeral: string } {
	const [, entry = '', to = '', ephemeral = ''] = key.split(' ');
	return { entry, to, ephemeral };
}

/** What decides which parts a device sends. */
interface Sending {
	readonly keys: OfficialsKeys;
	readonly secretOf: (publicKey: string) => OfficialsSecret | undefined;
	/** Whether this device wrote an entry. */
	readonly isOwn: (entry: PartedEntry) => boolean;
	/** The private parts of entries that this device has. */
	readonly partsOf: (entries: readonly Digest[]) => Promise<ReadonlyMap<Digest, PrivatePart>>;
	readonly has: (key: string) => boolean;
}

/** The encrypted private parts in the room of a league, stored until an official's device can read them. */
export class PrivateParts {
	readonly #room: string;
	readonly #founding: Digest;
	readonly #rooms: LazyStores['rooms'];
	/** The keys of stored parts by entry, and whether each is known to be true. */
	#stored: Map<Digest, Map<string, boolean>> | undefined;

	constructor(room: string, founding: Digest, rooms: LazyStores['rooms']) {
		this.#room = room;
		this.#founding = founding;
		this.#rooms = rooms;
	}

	read(item: Item): PartItem | undefined {
		const { success, data } = itemSchema.safeParse(item);
		if (!success || data.league !== this.#founding) return undefined;
		const { entry, to, ephemeral, text } = data;
		return { key: keyOf(entry, to, ephemeral), entry, text };
	}

	async receive(items: readonly PartItem[]): Promise<void> {
		const stored = await this.#load();
		const fresh = items.filter(({ entry, key }) => !stored.get(entry)?.has(key));
		if (fresh.length === 0) return;
		await this.#rooms.putDocuments(
			fresh.map(({ key, text }) => ({ room: this.#room, key, track: text }))
		);
		for (const { key } of fresh) this.#note(key, false);
	}

	/** Whether the secret of a part of one of these entries is known. */
	async areReadable(entries: readonly Digest[], secretOf: Sending['secretOf']): Promise<boolean> {
		const stored = await this.#load();
		const keys = entries.flatMap((entry) => [...(stored.get(entry)?.keys() ?? [])]);
		return keys.some((key) => secretOf(named(key).to) !== undefined);
	}

	/** Opens the parts of entries whose secrets are known; what is not the part that its entry names is removed. */
	async openedOf(
		entries: Iterable<KnownEntry>,
		secretOf: Sending['secretOf']
	): Promise<Map<Digest, PrivatePart>> {
		const stored = await this.#load();
		const opened = new Map<Digest, PrivatePart>();
		if (stored.size === 0) return opened;
		const read: (readonly [key: string, text: string | undefined])[] = [];
		for (const known of entries) {
			for (const [key, isTrue] of stored.get(known.digest) ?? []) {
				const isUsed = isTrue && known.privatePart !== undefined;
				const secret = isUsed ? undefined : secretOf(named(key).to);
				if (!secret) continue;
				const text = (await this.#textOf(key)) ?? '';
				const privatePart = await this.#open(known, key, text, secret);
				if (privatePart) opened.set(known.digest, privatePart);
				read.push([key, privatePart && text]);
			}
		}
		await this.#keep(read);
		return opened;
	}

	/** The parts that the room lacks. */
	async outgoing(entries: readonly PartedEntry[], sending: Sending): Promise<KeyedItem[]> {
		const { current } = sending.keys;
		const needed: Digest[] = [];
		for (const one of entries) {
			if (current === undefined || needed.length === AT_ONCE) break;
			if (one.isWhole && (await this.#isNeeded(one, sending))) needed.push(one.digest);
		}
		const made: (readonly [key: string, text: string])[] = [];
		for (const [entry, privatePart] of needed.length > 0 ? await sending.partsOf(needed) : []) {
			if (current !== undefined) made.push(await this.#sealed(entry, privatePart, current));
		}
		await this.#keep(made);
		const lacking: string[] = [];
		for (const parts of (await this.#load()).values())
			for (const key of parts.keys()) if (!sending.has(key)) lacking.push(key);
		return this.items(lacking.slice(0, AT_ONCE));
	}

	/** The entries of which parts are stored. */
	async stored(): Promise<ReadonlySet<Digest>> {
		return new Set((await this.#load()).keys());
	}

	/** The items with these keys that are stored here. */
	async items(keys: readonly string[]): Promise<KeyedItem[]> {
		const items: KeyedItem[] = [];
		for (const key of keys) {
			const text = await this.#textOf(key);
			if (text !== undefined) items.push(this.#item(key, text));
		}
		return items;
	}

	/** What this device wrote or could have read must be there as a true part; anything else in any form. */
	async #isNeeded(known: PartedEntry, { keys, secretOf, isOwn }: Sending): Promise<boolean> {
		const parts = [...((await this.#load()).get(known.digest) ?? [])];
		const left = parts.filter(([key]) => !keys.lost.has(named(key).to));
		const isReader = secretOf(keys.current ?? '') !== undefined;
		return isReader || isOwn(known) ? !left.some(([, isTrue]) => isTrue) : left.length === 0;
	}

	async #sealed(
		entry: Digest,
		privatePart: PrivatePart,
		to: string
	): Promise<[key: string, text: string]> {
		const { ephemeral, text } = await sealPart(this.#founding, entry, privatePart, to);
		return [keyOf(entry, to, ephemeral), text];
	}

	async #open(
		known: KnownEntry,
		key: string,
		text: string,
		secret: OfficialsSecret
	): Promise<PrivatePart | undefined> {
		const { entry, ephemeral } = named(key);
		const privatePart = await openPart(this.#founding, entry, { ephemeral, text }, secret);
		return privatePart && (await isTruePrivatePart(known.entry, privatePart, nameBytes))
			? privatePart
			: undefined;
	}

	/** Stores parts as true ones, and removes those without a text. */
	async #keep(read: readonly (readonly [key: string, text: string | undefined])[]): Promise<void> {
		if (read.length === 0) return;
		const room = this.#room;
		const kept = read.flatMap(([key, track]) =>
			track === undefined ? [] : [{ room, key: `${TRUE}${key}`, track }]
		);
		await this.#rooms.putDocuments(
			kept,
			read.map(([key]) => [room, key])
		);
		for (const [key, text] of read) {
			if (text === undefined) this.#stored?.get(named(key).entry)?.delete(key);
			else this.#note(key, true);
		}
	}

	#item(key: string, text: string): KeyedItem {
		return { key, item: { kind: 'leaguePart', league: this.#founding, ...named(key), text } };
	}

	async #textOf(key: string): Promise<string | undefined> {
		const isTrue = (await this.#load()).get(named(key).entry)?.get(key);
		if (isTrue === undefined) return undefined;
		const row = await this.#rooms.document(this.#room, isTrue ? `${TRUE}${key}` : key);
		return typeof row?.track === 'string' ? row.track : undefined;
	}

	async #load(): Promise<Map<Digest, Map<string, boolean>>> {
		if (this.#stored) return this.#stored;
		const keys = await this.#rooms.documentKeys(this.#room);
		this.#stored ??= new Map();
		for (const key of keys) {
			const isTrue = key.startsWith(TRUE);
			this.#note(isTrue ? key.slice(TRUE.length) : key, isTrue);
		}
		return this.#stored;
	}

	#note(key: string, isTrue: boolean): void {
		const { entry } = named(key);
		const parts = this.#stored?.get(entry) ?? new Map<string, boolean>();
		this.#stored?.set(entry, parts);
		parts.set(key, isTrue);
	}
}
