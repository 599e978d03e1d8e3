import type { LeagueHead } from '$lib/exchange/league-stream';
import type { Kind } from '$lib/league/entries/bodies';
import type { Digest, KnownEntry } from '$lib/league/entries/entry';
import type { UncountedReason } from '$lib/league/entries/reasons';
import { stateOf, type LeagueState } from '$lib/league/entries/state';
import { formerOfficials, ownersIn } from '$lib/league/view/people';
import type { Leagues } from '$lib/store';
import type { People } from './signed-words';

/** Entries of one key and kind that a file adds, and why they will not count. */
interface News {
	readonly author: string;
	readonly kind: Kind;
	readonly reason: UncountedReason | undefined;
	readonly count: number;
}

/** What a file adds to this device, and why it is refused. */
export interface Comparison {
	/** The league with this founding is here. */
	readonly known: boolean;
	/** How many of its entries are new here. */
	readonly added: number;
	/** The most frequent come first. */
	readonly news: readonly News[];
	/** Everybody in the league that the file would make; undefined without its founding. */
	readonly people: People | undefined;
	/** Whether another league with the same id is here. */
	readonly other: boolean;
	/** A copy for players that is older than the last one, or not by an official; entries of a league that is not here. */
	readonly refusal?: 'older' | 'stranger' | 'apart' | undefined;
}

/** What a file has: its head, its entries, and whether the signature of a copy for players is good. */
interface Arrived {
	readonly head: LeagueHead;
	readonly entries: readonly KnownEntry[];
	readonly isTrue: boolean;
}

function newsOf(state: LeagueState, fresh: readonly KnownEntry[]): News[] {
	const all = new Map<string, News>();
	for (const { digest, entry } of fresh) {
		const { author, body } = entry;
		const { kind } = body;
		const reason = state.uncounted.get(digest);
		const key = [author, kind, reason].join('\n');
		all.set(key, { author, kind, reason, count: (all.get(key)?.count ?? 0) + 1 });
	}
	return [...all.values()].sort((a, b) => b.count - a.count);
}

/** Why a copy for players is refused: officials are those that the last copy knows, or its own. */
function copyRefusal(
	{ head: { copy }, isTrue }: Arrived,
	officials: LeagueState,
	last: number | undefined
): Comparison['refusal'] {
	if (!copy) return undefined;
	const grants = officials.grants.get(copy.by) ?? [];
	const isOfficial = grants.some(({ role, current }) => current && role !== 'player');
	if (!isTrue || !isOfficial) return 'stranger';
	return last !== undefined && copy.number < last ? 'older' : undefined;
}

/** Compares what a file has with what is stored. */
export async function compareFile(
	leagues: Pick<Leagues, 'get' | 'idOf' | 'copyNumber' | 'facts'>,
	arrived: Arrived
): Promise<Comparison> {
	const { head, entries } = arrived;
	const { founding } = head;
	const own = await leagues.idOf(founding);
	const stored = own === undefined ? undefined : await leagues.get(own);
	const here = stored?.readable ? stored : undefined;
	const known = here?.held.entries ?? [];
	const digests = new Set<Digest>(known.map(({ digest }) => digest));
	const fresh = entries.filter(({ digest }) => !digests.has(digest));
	const state = stateOf({ founding, entries: [...known, ...fresh] });
	const other = own === undefined && (await leagues.facts(head.id)) !== undefined;
	const counts = { known: own !== undefined, added: fresh.length, other };
	if (!state) return { ...counts, news: [], people: undefined, refusal: 'apart' };
	const last = await leagues.copyNumber(founding);
	const { players, referees } = state.league;
	return {
		...counts,
		news: newsOf(state, fresh),
		people: {
			league: { players, referees },
			formerOfficials: formerOfficials(state),
			owners: ownersIn(state)
		},
		refusal: copyRefusal(arrived, here?.state ?? state, last)
	};
}
