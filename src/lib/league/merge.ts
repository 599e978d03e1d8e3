import type { Problem } from '$lib/army/format/problem';
import { isSame } from '$lib/document/is-same';
import { LISTS, type League, type ListName } from './league-file';
import { checkEntries } from './read-league';

/** An entry that differs between two files; a referee chooses one version. */
export interface Conflict {
	readonly list: ListName | 'league';
	/** The entry's id, or the name of a field of the league itself. */
	readonly id: string;
	readonly ours: unknown;
	readonly theirs: unknown;
}

/** The chosen version of each conflict, by key. */
export type Choices = ReadonlyMap<string, 'ours' | 'theirs'>;

type LeagueMerging =
	| { readonly ok: true; readonly league: League }
	| { readonly ok: false; readonly reason: 'conflicts'; readonly conflicts: readonly Conflict[] }
	| { readonly ok: false; readonly reason: 'otherLeague' }
	/** The chosen versions do not fit together. */
	| { readonly ok: false; readonly reason: 'broken'; readonly problem: Problem };

export function conflictKey({ list, id }: Pick<Conflict, 'list' | 'id'>): string {
	return `${list} ${id}`;
}

/** A merge in progress, which collects the undecided conflicts. */
class Merge {
	readonly open: Conflict[] = [];

	constructor(readonly choices: Choices) {}

	/** The chosen version; ours for now if nothing is chosen. */
	pick<T>(list: Conflict['list'], id: string, ours: T, theirs: T): T {
		if (isSame(ours, theirs)) return ours;
		const conflict = { list, id, ours, theirs };
		const choice = this.choices.get(conflictKey(conflict));
		if (choice === undefined) this.open.push(conflict);
		return choice === 'theirs' ? theirs : ours;
	}

	entries<E extends { id: string }>(list: ListName, ours: readonly E[], theirs: readonly E[]): E[] {
		const rivals = new Map(theirs.map((entry) => [entry.id, entry]));
		const own = ours.map((entry) =>
			this.pick(list, entry.id, entry, rivals.get(entry.id) ?? entry)
		);
		const known = new Set(ours.map(({ id }) => id));
		return [...own, ...theirs.filter(({ id }) => !known.has(id))];
	}
}

/**
 * Merges two files of one league: all entries of both, ours first. Choices decide between different versions of
 * an entry; without them nothing is merged, and the conflicts are returned.
 */
export function mergeLeagues(
	ours: League,
	theirs: League,
	choices: Choices = new Map()
): LeagueMerging {
	if (ours.id !== theirs.id) return { ok: false, reason: 'otherLeague' };
	const merge = new Merge(choices);
	const lists = LISTS.map((list) => [
		list,
		merge.entries<{ id: string }>(list, ours[list], theirs[list])
	]);
	const league = {
		...ours,
		...Object.fromEntries(lists),
		name: merge.pick('league', 'name', ours.name, theirs.name),
		regulation: merge.pick('league', 'regulation', ours.regulation, theirs.regulation)
	} as League;
	if (merge.open.length > 0) return { ok: false, reason: 'conflicts', conflicts: merge.open };
	const problem = checkEntries(league);
	return problem ? { ok: false, reason: 'broken', problem } : { ok: true, league };
}
