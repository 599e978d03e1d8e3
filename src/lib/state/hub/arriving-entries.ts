import { yieldToBrowser } from '$lib/browser/pause';
import type { Digest } from '$lib/league/entries/entry';
import type { Arriving, CheckedEntry, Leagues } from '$lib/store';
import type { Item } from '$lib/sync/room/items';
import { signedItems, type SignedLines } from '$lib/sync/room-client/protocol';
import { readLeagueItem, type LeagueItem } from './league-items';

/** What arrived of one league. */
interface Gathered extends Arriving {
	readonly id: string;
	readonly entries: CheckedEntry[];
}

/** Whether an entry belongs to the league that its item names: stored under another one, it would be missing there. */
const isOfLeague = ({ digest, entry }: CheckedEntry, league: Digest) =>
	(entry.league ?? digest) === league;

function gather(items: readonly LeagueItem[]): Gathered[] {
	const all = new Map<Digest, Gathered>();
	for (const item of items) {
		const { league: founding, id, name } = item.about;
		if (!isOfLeague(item.entry, founding)) continue;
		const none: Gathered = { founding, id, name, entries: [] };
		const gathered = all.get(founding) ?? none;
		all.set(founding, gathered);
		gathered.entries.push(item.entry);
	}
	return [...all.values()];
}

/** Leaves the private part out, unless the room is of one person's devices. */
function readOpen(item: Item, proven: Digest | undefined): LeagueItem | undefined {
	const read = readLeagueItem(item, proven);
	if (!read?.entry.privatePart) return read;
	const { privatePart: _, ...entry } = read.entry;
	return { ...read, entry };
}

/** Reads items of a room of all leagues, or of one founding only. */
export const readEntryFor = (only: Digest | undefined) =>
	only === undefined ? readLeagueItem : readOpen;

/** Adds entries to the leagues that their items name, or to that of one founding only. Resolves to the ids of the leagues. */
export async function joinEntries(
	leagues: Pick<Leagues, 'join'>,
	items: readonly LeagueItem[],
	only: Digest | undefined
): Promise<string[]> {
	const ids: string[] = [];
	for (const { id, ...arriving } of gather(items)) {
		await yieldToBrowser();
		if (only !== undefined && arriving.founding !== only) continue;
		ids.push((await leagues.join(arriving, { id })).id);
	}
	return ids;
}

/** What became of signed entries. */
export interface StoredEntries {
	/** The ids of the leagues to which entries were added. */
	readonly leagues: readonly string[];
	/** The digests of those that are not understood. */
	readonly unknown: ReadonlySet<Digest>;
}

/** Reads signed entries and adds them to their leagues. */
export async function storeEntries(
	leagues: Pick<Leagues, 'join'>,
	signed: readonly SignedLines[],
	only: Digest | undefined
): Promise<StoredEntries> {
	const read = readEntryFor(only);
	const items: LeagueItem[] = [];
	const unknown = new Set<Digest>();
	for (const [digest, item] of signedItems(signed)) {
		const known = item && read(item, digest);
		if (known) items.push(known);
		else unknown.add(digest);
	}
	return { leagues: await joinEntries(leagues, items, only), unknown };
}
