import { pacer, SHORT_SLICE, yieldToBrowser } from '$lib/browser/pause';
import { itemsInLines, type Item } from '$lib/sync/room/items';
import { signedItems, type Delivered, type SignedLines } from '$lib/sync/room-client/protocol';
import type { Binding, ReadItem } from './binding';
import { entryKey } from './entry-keys';

/** Begins the key of an item in which a member names itself. */
const NAMED = 'device ';

/** What a member calls itself, and since when. */
export interface Named {
	readonly name: string;
	readonly at: number;
}

/** What arrived and is stored. */
interface Received {
	/** The keys of the items in each entry. */
	readonly taken: readonly (readonly [digest: string, keys: readonly string[]])[];
	readonly named: readonly (readonly [author: string, names: readonly Named[]])[];
	/** The number of items that are not understood. */
	readonly refused: number;
	/** Whether a worker has stored some of them, which has the database open. */
	readonly isStoredByWorker: boolean;
}

/** Names the item in which a member named itself; two of them may have done so in one millisecond. */
export const nameKey = (member: string, at: number) => `${NAMED}${member} ${at}`;
export const isNameKey = (key: string) => key.startsWith(NAMED);

const isNameItem = (item: Item): item is Item & Named =>
	item.kind === 'device' &&
	typeof item.name === 'string' &&
	item.name.length <= 80 &&
	typeof item.at === 'number';

/** Reads the items that are for this page, and stores them. */
async function receiveLines(binding: Binding, delivered: readonly Delivered[]): Promise<Received> {
	const arrived: ReadItem[] = [];
	const named: [author: string, names: Named[]][] = [];
	const taken: [digest: string, keys: string[]][] = [];
	let refused = 0;
	const pace = pacer(SHORT_SLICE);
	for (const { digest, author, lines } of delivered) {
		const names: Named[] = [];
		const keys: string[] = [];
		for (const item of itemsInLines(lines)) {
			const read = isNameItem(item) ? undefined : binding.read(item);
			if (isNameItem(item)) names.push(item);
			else if (read) arrived.push(read);
			else refused += 1;
			if (read) keys.push(read.key);
			await pace();
		}
		if (names.length > 0) named.push([author, names]);
		taken.push([digest, [...names.map(({ at }) => nameKey(author, at)), ...keys]]);
	}
	await yieldToBrowser();
	if (arrived.length > 0) await binding.receive(arrived);
	return { taken, named, refused, isStoredByWorker: false };
}

/** Reads signed entries of leagues in this page, and stores them; returns the digests of those that are not understood. */
async function receiveSigned(
	binding: Binding,
	signed: readonly SignedLines[]
): Promise<ReadonlySet<string>> {
	const arrived: ReadItem[] = [];
	const unknown = new Set<string>();
	const pace = pacer(SHORT_SLICE);
	for (const [digest, item] of signedItems(signed)) {
		const read = item && binding.read(item, digest);
		if (read) arrived.push(read);
		else unknown.add(digest);
		await pace();
	}
	await yieldToBrowser();
	if (arrived.length > 0) await binding.receive(arrived);
	return unknown;
}

/** Reads and stores what arrived. Rejects only if the browser cannot store it. */
export async function receiveItems(
	binding: Binding,
	delivered: readonly Delivered[]
): Promise<Received> {
	// The end of the write before this one is a task of its own.
	await yieldToBrowser();
	const received = await receiveLines(binding, delivered);
	const signed = delivered.flatMap((one) => (one.signed.digests.length > 0 ? one.signed : []));
	if (signed.length === 0) return received;
	const stored = await binding.storeSigned?.(signed);
	const unknown = stored ?? (await receiveSigned(binding, signed));
	const keysOf = ({ digests }: SignedLines) =>
		digests.flatMap((digest) => (unknown.has(digest) ? [] : entryKey(digest)));
	return {
		...received,
		refused: received.refused + unknown.size,
		taken: received.taken.map(([digest, keys], at) => {
			const own = delivered[at]?.signed;
			return [digest, own ? [...keys, ...keysOf(own)] : keys];
		}),
		isStoredByWorker: stored !== undefined
	};
}
