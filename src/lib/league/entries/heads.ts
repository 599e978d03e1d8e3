import type { Digest } from './entry';
import type { RecordList } from './records';
import type { LeagueState } from './state';

/** The entries that an edit of a record replaces. */
export function headsOf(state: LeagueState, list: RecordList, id: string): Digest[] {
	const { heads = [] } = state.records.get(list)?.get(id) ?? {};
	return heads.map(({ digest }) => digest).sort();
}

/** The entries of all versions of a record, the oldest first. */
export function versionsOf(state: LeagueState, list: RecordList, id: string): Digest[] {
	const { versions = [] } = state.records.get(list)?.get(id) ?? {};
	return versions.map(({ digest }) => digest);
}
