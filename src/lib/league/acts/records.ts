import { rebased } from '$lib/document/rebase';
import { isSame } from '$lib/document/is-same';
import type { Body, BodyOf } from '../entries/bodies';
import type { Digest } from '../entries/entry';
import { headsOf, versionsOf } from '../entries/heads';
import type { RecordList } from '../entries/records';
import type { LeagueState } from '../entries/state';
import type { League } from '../league-file';

/** Annuls entries. */
export function annul(_: LeagueState, entries: readonly Digest[]): BodyOf<'annulment'>[] {
	return entries.map((entry) => ({ kind: 'annulment', entry }));
}

/** Confirms a report. */
export function confirm(_: LeagueState, report: Digest): BodyOf<'confirmation'>[] {
	return [{ kind: 'confirmation', report }];
}

/** Annuls all versions of a record, so that it is gone. Decisions are named by the digest of their submission. */
export function remove(state: LeagueState, list: RecordList, id: string): BodyOf<'annulment'>[] {
	return annul(state, versionsOf(state, list, id).sort());
}

/** Records that an entry has as they are, with its kind. */
const KINDS = {
	meetings: 'meeting',
	protocols: 'report',
	walkovers: 'walkover',
	playOffs: 'playOff'
} as const;

type WrittenList = keyof typeof KINDS;
type RecordOf<L extends WrittenList> = League[L][number];

/**
 * Writes a record. Of an edited one, only what differs from `start` changes, so that an edit of another device stays.
 * Nothing is written if nothing changes.
 */
export function write<L extends WrittenList>(
	state: LeagueState,
	list: L,
	made: RecordOf<L>,
	start?: RecordOf<L>
): Body[] {
	const all: readonly RecordOf<L>[] = state.league[list];
	const now = start && all.find(({ id }) => id === made.id);
	const record = start && now ? rebased(start, made, now) : made;
	if (now && isSame(record, now)) return [];
	return [{ kind: KINDS[list], record, replaces: headsOf(state, list, made.id) } as Body];
}

/** Writes new records of one kind. */
export function writeAll<L extends WrittenList>(
	state: LeagueState,
	list: L,
	made: readonly RecordOf<L>[]
): Body[] {
	return made.flatMap((record) => write(state, list, record));
}
