import type { Problem } from '$lib/army/format/problem';
import { isSame } from '$lib/document/is-same';
import { LISTS, type League, type ListName } from './league-file';
import { checkEntries } from './read-league';

/** The same entry, said otherwise in two files: a referee chooses one of them. */
export interface Conflict {
	readonly list: ListName | 'league';
	/** Of the entry; of the league itself the name of the field. */
	readonly id: string;
	readonly ours: unknown;
	readonly theirs: unknown;
}

/** Which version of a conflict is taken, by its key. */
export type Choices = ReadonlyMap<string, 'ours' | 'theirs'>;

export type LeagueMerging =
	| { readonly ok: true; readonly league: League }
	| { readonly ok: false; readonly reason: 'conflicts'; readonly conflicts: readonly Conflict[] }
	| { readonly ok: false; readonly reason: 'otherLeague' }
	/** What was chosen does not fit together. */
	| { readonly ok: false; readonly reason: 'broken'; readonly problem: Problem };

export function conflictKey({ list, id }: Pick<Conflict, 'list' | 'id'>): string {
	return `${list} ${id}`;
}

/** One merge under way: what nobody has chosen yet is noted. */
class Merge {
	readonly open: Conflict[] = [];

	constructor(readonly choices: Choices) {}

	/** The version to go on with; ours for the time being where nobody has chosen. */
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
 * Two files of one league as one: what either has is there afterwards, ours first. Where an entry of one id
 * says different things, the choices decide; without them nothing is merged and both versions are given.
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
