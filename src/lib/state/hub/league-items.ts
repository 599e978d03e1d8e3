import * as z from 'zod/mini';
import { checkEntry } from '$lib/exchange/league-entry';
import {
	entryDigest,
	leagueDigest,
	readEntry,
	type Digest,
	type Entry
} from '$lib/league/entries/entry';
import { uuid } from '$lib/league/fields';
import type { League } from '$lib/league/league-file';
import { readLeague } from '$lib/league/read-league';
import { memoByIdentity } from '$lib/rules/memo';
import type { CheckedEntry } from '$lib/store';
import type { Item } from '$lib/sync/room/items';
import { provenDigestOf } from './proven-entries';

const head = {
	/** The founding of the league. */
	league: z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/)),
	id: uuid,
	name: z.string().check(z.maxLength(200))
};
const entrySchema = z.strictObject({
	kind: z.literal('leagueEntry'),
	...head,
	entry: z.unknown(),
	signature: z.string()
});
const documentSchema = z.strictObject({
	kind: z.literal('leagueDocument'),
	...head,
	document: z.unknown()
});

export type Head = Pick<z.infer<typeof entrySchema>, 'league' | 'id' | 'name'>;

/** An adopted league in one document, as an item has it. */
type DocumentItem = Head & { readonly digest: Digest; readonly document: League };

/** A signed entry as an item has it. */
type EntryItem = Head & {
	readonly digest: Digest;
	readonly entry: Entry;
	readonly signature: string;
};

export const documentIn = memoByIdentity((item: Item): DocumentItem | undefined => {
	const reading = documentSchema.safeParse(item);
	const league = reading.success ? readLeague(reading.data.document) : undefined;
	if (!reading.success || !league?.ok) return undefined;
	return { ...reading.data, digest: leagueDigest(league.league), document: league.league };
});

/** The entry in an item, unless a worker has found its signature wrong. Read once, as it takes time. */
export const entryIn = memoByIdentity((item: Item): EntryItem | undefined => {
	const proven = provenDigestOf(item);
	const reading = proven === 'wrong' ? undefined : entrySchema.safeParse(item);
	const entry = reading?.success ? readEntry(reading.data.entry) : undefined;
	if (!reading?.success || !entry?.ok) return undefined;
	return { ...reading.data, digest: proven ?? entryDigest(entry.entry), entry: entry.entry };
});

/** Whether an entry belongs to the league that its item names: stored under another one, it would be missing there. */
const isOfItsLeague = ({ league, digest, entry }: EntryItem) => (entry.league ?? digest) === league;

/** The entry in an item with a right signature; the worker has checked it, or else it is checked now. */
export async function checkedEntryIn(item: Item): Promise<(Head & CheckedEntry) | undefined> {
	const found = entryIn(item);
	if (!found || !isOfItsLeague(found)) return undefined;
	if (provenDigestOf(item) !== undefined) return found;
	const check = await checkEntry({ entry: found.entry, signature: found.signature });
	return check.ok ? found : undefined;
}
