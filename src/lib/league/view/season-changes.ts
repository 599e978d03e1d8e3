import { isSame } from '$lib/document/is-same';
import type { Digest } from '../entries/entry';
import type { Heads, RecordList } from '../entries/records';
import type { LeagueState } from '../entries/state';
import type { Entrant, Season } from '../league-file';
import type { Regulation } from '../regulation';

/** A change of a season after it was opened, as an entry says it. */
export interface SeasonChange {
	readonly digest: Digest;
	readonly author: string;
	readonly writtenAt: string;
	/** The reason that its author gave. */
	readonly why: string;
	readonly regulation?: { readonly before: Regulation; readonly after: Regulation };
	readonly roster?: RosterChange;
	/** Whether the season is priced by other tables from then on. */
	readonly tables: boolean;
}

/** Who plays in a season, and in which category. */
interface RosterChange {
	readonly added: readonly Entrant[];
	readonly removed: readonly Entrant[];
	/** With the new category. */
	readonly moved: readonly Entrant[];
}

function rosterChange(before: readonly Entrant[], after: readonly Entrant[]): RosterChange {
	const categoryIn = (roster: readonly Entrant[]) =>
		new Map(roster.map(({ player, category }) => [player, category]));
	const [old, fresh] = [categoryIn(before), categoryIn(after)];
	return {
		added: after.filter(({ player }) => !old.has(player)),
		removed: before.filter(({ player }) => !fresh.has(player)),
		moved: after.filter(({ player, category }) => old.has(player) && old.get(player) !== category)
	};
}

/** The versions of a part of a season, each with the one before it. */
function steps<T>({ records }: LeagueState, list: RecordList, season: string) {
	const { versions = [] } = (records.get(list)?.get(season) ?? {}) as Partial<Heads<T>>;
	return versions.slice(1).map((version, at) => {
		return { digest: version.digest, before: versions[at]?.value, after: version.value };
	});
}

type Rules = Pick<Season, 'regulation' | 'rulebookDigest'>;

/** The changes of a season's rules, players and price tables that count, the oldest first. */
export function changesOf(state: LeagueState, season: string): SeasonChange[] {
	const rules = new Map(
		steps<Rules>(state, 'regulations', season).map((step) => [step.digest, step])
	);
	const rosters = new Map(
		steps<readonly Entrant[]>(state, 'rosters', season).map((step) => [step.digest, step])
	);
	return [...new Set([...rules.keys(), ...rosters.keys()])]
		.flatMap((digest): SeasonChange[] => {
			const known = state.set.byDigest.get(digest);
			if (!known) return [];
			const [ruled, rostered] = [rules.get(digest), rosters.get(digest)];
			const [before, after] = [ruled?.before?.regulation, ruled?.after.regulation];
			const isRuled = before && after && !isSame(before, after);
			const tables =
				ruled !== undefined && ruled.before?.rulebookDigest !== ruled.after.rulebookDigest;
			const isRostered = rostered && !isSame(rostered.before, rostered.after);
			if (!isRuled && !isRostered && !tables) return [];
			const { author, writtenAt, body } = known.entry;
			return [
				{
					...{ digest, author, writtenAt, tables },
					why: body.kind === 'seasonChange' ? body.why : '',
					...(isRuled && { regulation: { before, after } }),
					...(isRostered && { roster: rosterChange(rostered.before ?? [], rostered.after) })
				}
			];
		})
		.toSorted((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1));
}
