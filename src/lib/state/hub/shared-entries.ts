import * as z from 'zod/mini';
import { checkEntry, type EntryCheck } from '$lib/exchange/league-entry';
import { leagueDigest, readEntry, entryDigest, type Digest } from '$lib/league/entries/entry';
import { uuid } from '$lib/league/fields';
import type { League } from '$lib/league/league-file';
import { readLeague } from '$lib/league/read-league';
import type { CheckedEntry, EntryRow, LazyStores, StoredLeague } from '$lib/store';
import type { Item } from '$lib/sync/room/sealing';
import type { Binding, KeyedItem } from './binding';

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

type Head = Pick<z.infer<typeof entrySchema>, 'league' | 'id' | 'name'>;

const entryKey = (digest: Digest) => `entry ${digest}`;

function documentIn(item: Item): (Head & { digest: Digest; document: League }) | undefined {
	const reading = documentSchema.safeParse(item);
	const league = reading.success ? readLeague(reading.data.document) : undefined;
	if (!reading.success || !league?.ok) return undefined;
	return { ...reading.data, digest: leagueDigest(league.league), document: league.league };
}

function entryDigestIn(item: Item): Digest | undefined {
	const reading = entrySchema.safeParse(item);
	const entry = reading.success ? readEntry(reading.data.entry) : undefined;
	return entry?.ok ? entryDigest(entry.entry) : undefined;
}

/** Whether an entry belongs to the league that its item names: stored under another one, it would be missing there. */
function isOf({ league }: Head, { digest, signed }: Extract<EntryCheck, { ok: true }>): boolean {
	return (signed.entry.league ?? digest) === league;
}

/** Items that belong to one league. */
interface Gathered extends Head {
	readonly entries: CheckedEntry[];
	readonly documents: Map<Digest, League>;
}

async function gather(items: readonly Item[]): Promise<Gathered[]> {
	const all = new Map<Digest, Gathered>();
	const of = ({ league, id, name }: Head) => {
		const none: Gathered = { league, id, name, entries: [], documents: new Map() };
		const gathered = all.get(league) ?? none;
		all.set(league, gathered);
		return gathered;
	};
	for (const item of items) {
		const entry = entrySchema.safeParse(item);
		if (entry.success) {
			const { entry: document, signature } = entry.data;
			const check = await checkEntry({ entry: document, signature });
			if (check.ok && isOf(entry.data, check))
				of(entry.data).entries.push({ digest: check.digest, ...check.signed });
			continue;
		}
		const document = documentIn(item);
		if (document) of(document).documents.set(document.digest, document.document);
	}
	return [...all.values()];
}

type Rows = readonly EntryRow[];

function itemsOf(
	{ id, league: { name } }: StoredLeague,
	founding: Digest,
	rows: Rows,
	documents: ReadonlyMap<Digest, League>
): KeyedItem[] {
	const about = { league: founding, id, name };
	const entries = rows.map(({ digest, entry, signature }) => ({
		key: entryKey(digest),
		item: { kind: 'leagueEntry', ...about, entry, signature }
	}));
	const adopted = [...documents].map(([digest, document]) => ({
		key: entryKey(digest),
		item: { kind: 'leagueDocument', ...about, document }
	}));
	return [...adopted, ...entries];
}

/** What a league of signed entries has and the room lacks. Its entries count as sent from then on. */
async function outgoingOf(
	leagues: LazyStores['leagues'],
	stored: StoredLeague,
	has: (key: string) => boolean
): Promise<KeyedItem[]> {
	const { held, id } = stored;
	if (!held || stored.deletedAt !== undefined) return [];
	const rows = await leagues.entryRows(held.founding);
	const signed = rows.filter((row) => row.signature !== undefined && !has(entryKey(row.digest)));
	const documents = new Map([...held.documents].filter(([digest]) => !has(entryKey(digest))));
	const items = itemsOf(stored, held.founding, signed, documents);
	const drafts = signed.filter(({ sent }) => !sent).map(({ digest }) => digest);
	if (drafts.length > 0) await leagues.markSent(id, drafts);
	return items;
}

/**
 * Unites the entries of signed leagues: of all of them, where a league that goes on in signed entries replaces its
 * unsigned one; or of one founding only, whose league replaces no other.
 */
export function sharedEntries({ leagues, rooms }: LazyStores, only?: Digest): Binding {
	const isShared = (founding: Digest) => only === undefined || founding === only;
	const stored = async () => {
		if (only === undefined) return [...(await rooms.marks()).leagues.keys()];
		const id = await leagues.idOf(only);
		return id === undefined ? [] : [id];
	};
	return {
		keyOf: (item) => {
			const digest = entryDigestIn(item) ?? documentIn(item)?.digest;
			return digest === undefined ? undefined : entryKey(digest);
		},
		outgoing: async (has) => {
			const items: KeyedItem[] = [];
			for (const id of await stored()) {
				const league = await leagues.get(id);
				const founding = league?.readable ? league.held?.founding : undefined;
				if (!league?.readable || founding === undefined || !isShared(founding)) continue;
				items.push(...(await outgoingOf(leagues, league, has)));
			}
			return items;
		},
		receive: async (items) => {
			for (const { league: founding, id, name, entries, documents } of await gather(items)) {
				if (!isShared(founding)) continue;
				await leagues.join({ founding, name, entries, documents }, { id }, only === undefined);
			}
		},
		watch: () => () => undefined
	};
}
