import * as z from 'zod/mini';
import { privatePartSchema } from '$lib/exchange/private-part';
import { readEntry, type Digest } from '$lib/league/entries/entry';
import { uuid } from '$lib/league/fields';
import type { CheckedEntry } from '$lib/store';
import type { Item } from '$lib/sync/room/items';
import type { ReadItem } from './binding';
import { entryKey } from './entry-keys';

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
	signature: z.string(),
	privatePart: z.optional(privatePartSchema)
});
type Head = Pick<z.infer<typeof entrySchema>, 'league' | 'id' | 'name'>;

/** A signed entry of a league, as an item has it. */
export type LeagueItem = ReadItem & { readonly about: Head; readonly entry: CheckedEntry };

/** The entry in an item, if the worker has found its signature right. */
function readEntryItem(item: Item, digest: Digest | undefined): LeagueItem | undefined {
	const reading = digest === undefined ? undefined : entrySchema.safeParse(item);
	const read = reading?.success ? readEntry(reading.data.entry) : undefined;
	if (digest === undefined || !reading?.success || !read?.ok) return undefined;
	const { league, id, name, signature, privatePart } = reading.data;
	const entry = { digest, entry: read.entry, signature, ...(privatePart && { privatePart }) };
	return { key: entryKey(digest), about: { league, id, name }, entry };
}

/** Reads an untrusted item of a league; `proven` is the digest of an entry whose signature was checked. */
export function readLeagueItem(item: Item, proven: Digest | undefined): LeagueItem | undefined {
	return item.kind === 'leagueEntry' ? readEntryItem(item, proven) : undefined;
}
