import { pacer, yieldToBrowser } from '$lib/browser/pause';
import type { Digest } from '$lib/league/entries/entry';
import type { League } from '$lib/league/league-file';
import type { Arriving, CheckedEntry, EntryRow, LazyStores } from '$lib/store';
import type { SignedRow } from '$lib/store/leagues';
import type { Binding, KeyedItem } from './binding';
import { digestInKey, entryKey, isEntryKey, readLeagueItem, type LeagueItem } from './league-items';

/** Entries that are read and sent at once; the rest follows. */
const AT_ONCE = 200;

/** What arrived of one league. */
interface Gathered extends Arriving {
	readonly id: string;
	readonly entries: CheckedEntry[];
	readonly documents: Map<Digest, League>;
}

/** Whether an entry belongs to the league that its item names: stored under another one, it would be missing there. */
const isOfLeague = ({ digest, entry }: CheckedEntry, league: Digest) =>
	(entry.league ?? digest) === league;

function gather(items: readonly LeagueItem[]): Gathered[] {
	const all = new Map<Digest, Gathered>();
	for (const item of items) {
		const { league: founding, id, name } = item.about;
		if (item.entry && !isOfLeague(item.entry, founding)) continue;
		const none: Gathered = { founding, id, name, entries: [], documents: new Map() };
		const gathered = all.get(founding) ?? none;
		all.set(founding, gathered);
		if (item.entry) gathered.entries.push(item.entry);
		else gathered.documents.set(item.digest, item.document);
	}
	return [...all.values()];
}

type Rows = readonly EntryRow[];

function itemsOf(
	{ id, founding, name }: SignedRow,
	rows: Rows,
	documents: ReadonlyMap<Digest, League>
): KeyedItem[] {
	const about = { league: founding, id, name };
	const entries = rows.map(({ digest, entry, signature }) => ({
		key: entryKey(digest),
		item: { kind: 'leagueEntry', ...about, entry, signature },
		alone: digest === founding
	}));
	const adopted = [...documents].map(([digest, document]) => ({
		key: entryKey(digest),
		item: { kind: 'leagueDocument', ...about, document }
	}));
	return [...adopted, ...entries];
}

/** What leagues of signed entries have and the room lacks, without reading what the room has. */
class Outgoing {
	readonly #leagues: LazyStores['leagues'];
	#documentsAreSent = false;

	constructor(leagues: LazyStores['leagues']) {
		this.#leagues = leagues;
	}

	/** The first of what a league has and the room lacks. Its entries count as sent from then on. */
	async of(league: SignedRow, has: (key: string) => boolean): Promise<KeyedItem[]> {
		const leagues = this.#leagues;
		const { id, founding } = league;
		// The founding first, as the league cannot be shown without it.
		const digests = has(entryKey(founding)) ? [] : [founding];
		const pace = pacer();
		for (const digest of await leagues.entryDigests(founding)) {
			await pace();
			if (digest !== founding && !has(entryKey(digest))) digests.push(digest);
		}
		for (let from = 0; from < digests.length; from += AT_ONCE) {
			const rows = await leagues.rowsOf(digests.slice(from, from + AT_ONCE));
			const signed = rows.filter(({ signature }) => signature !== undefined);
			if (signed.length === 0) continue;
			const documents = await leagues.documentsOf(signed);
			const drafts = signed.filter(({ sent }) => !sent).map(({ digest }) => digest);
			if (drafts.length > 0) await leagues.markSent(id, drafts);
			return itemsOf(league, signed, lacking(documents, has));
		}
		return [];
	}

	/** Version-1 files that the room lacks although it has the entries that adopt them: looked for once. */
	async documents(all: readonly SignedRow[], has: (key: string) => boolean): Promise<KeyedItem[]> {
		if (this.#documentsAreSent) return [];
		const missing = (await this.#leagues.documentDigests()).filter((one) => !has(entryKey(one)));
		const items: KeyedItem[] = [];
		for (const league of missing.length > 0 ? all : []) {
			const rows = await this.#leagues.entryRows(league.founding);
			items.push(...itemsOf(league, [], lacking(await this.#leagues.documentsOf(rows), has)));
		}
		this.#documentsAreSent = true;
		return items;
	}
}

function lacking(
	documents: ReadonlyMap<Digest, League>,
	has: (key: string) => boolean
): ReadonlyMap<Digest, League> {
	return new Map([...documents].filter(([digest]) => !has(entryKey(digest))));
}

/**
 * Unites the entries of signed leagues: of all of them, where a league that goes on in signed entries replaces its
 * unsigned one; or of one founding only, whose league replaces no other.
 */
export function sharedEntries(
	{ leagues }: Pick<LazyStores, 'leagues'>,
	only?: Digest
): Binding<LeagueItem> {
	const outgoing = new Outgoing(leagues);
	const isShared = ({ founding }: { readonly founding: Digest }) =>
		only === undefined || founding === only;
	return {
		read: readLeagueItem,
		outgoing: async (has) => {
			const shared = (await leagues.signedRows()).filter(isShared);
			const items = await outgoing.documents(shared, has);
			for (const league of shared) items.push(...(await outgoing.of(league, has)));
			return items;
		},
		packing: {
			isPacked: isEntryKey,
			items: async (keys) => {
				const rows = await leagues.rowsOf(keys.map(digestInKey));
				const signed = rows.filter(({ signature }) => signature !== undefined);
				const shared = (await leagues.signedRows()).filter(isShared);
				return shared.flatMap((league) => {
					const { founding } = league;
					const own = signed.filter((row) => row.league === founding && row.digest !== founding);
					return itemsOf(league, own, new Map());
				});
			}
		},
		receive: async (items) => {
			const joining = { continues: only === undefined, opens: only !== undefined };
			for (const { id, ...arriving } of gather(items)) {
				await yieldToBrowser();
				if (isShared(arriving)) await leagues.join(arriving, { id }, joining);
			}
		},
		watch: () => () => undefined
	};
}
