import { pacer, SHORT_SLICE } from '$lib/browser/pause';
import type { Digest } from '$lib/league/entries/entry';
import type { EntryRow, LazyStores } from '$lib/store';
import type { SignedRow } from '$lib/store/leagues';
import { storeSigned } from '../league/worker/storing';
import { joinEntries, readEntryFor } from './arriving-entries';
import type { Binding, KeyedItem } from './binding';
import { digestInKey, entryKey, isEntryKey } from './entry-keys';
import type { LeagueItem } from './league-items';

/** Entries that are read and sent at once; the rest follows. */
const AT_ONCE = 200;

type Rows = readonly EntryRow[];

/** What leagues of signed entries have and the room lacks, without reading what the room has. */
class Outgoing {
	readonly #leagues: LazyStores['leagues'];
	/** Whether private parts go with their entries. */
	readonly #isWhole: boolean;

	constructor(leagues: LazyStores['leagues'], isWhole: boolean) {
		this.#leagues = leagues;
		this.#isWhole = isWhole;
	}

	itemsOf({ id, founding, name }: SignedRow, rows: Rows): KeyedItem[] {
		const about = { league: founding, id, name };
		return rows.map(({ digest, entry, signature, privatePart }) => {
			const part = this.#isWhole && privatePart && { privatePart };
			const item = { kind: 'leagueEntry', ...about, entry, signature, ...part };
			return { key: entryKey(digest), item, alone: digest === founding };
		});
	}

	/** Whether the room lacks anything of any league. */
	async isAnyLacking(has: (key: string) => boolean): Promise<boolean> {
		const pace = pacer(SHORT_SLICE);
		for await (const digests of this.#leagues.digestPages()) {
			for (const digest of digests) {
				await pace();
				if (!has(entryKey(digest))) return true;
			}
		}
		return false;
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
			const drafts = signed.filter(({ sent }) => !sent).map(({ digest }) => digest);
			if (drafts.length > 0) await leagues.markSent(id, drafts);
			return this.itemsOf(league, signed);
		}
		return [];
	}
}

/** Unites the entries of all leagues, or of one founding only: then without their private parts. */
export function sharedEntries(
	{ leagues }: Pick<LazyStores, 'leagues'>,
	only?: Digest
): Binding<LeagueItem> {
	const outgoing = new Outgoing(leagues, only === undefined);
	const isShared = ({ founding }: { readonly founding: Digest }) =>
		only === undefined || founding === only;
	return {
		read: readEntryFor(only),
		outgoing: async (has) => {
			if (!(await outgoing.isAnyLacking(has))) return [];
			const shared = (await leagues.signedRows()).filter(isShared);
			const items: KeyedItem[] = [];
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
					return outgoing.itemsOf(league, own);
				});
			}
		},
		receive: async (items) => void (await joinEntries(leagues, items, only)),
		storeSigned: (signed) => storeSigned(leagues, signed, only),
		watch: () => () => undefined
	};
}
