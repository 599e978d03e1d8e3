import { acceptedBy } from '../entries/accepted-by';
import type { Digest } from '../entries/entry';
import type { LeagueState } from '../entries/state';
import { pendingIn } from '../entries/pending';
import type { Submitted } from '../entries/submissions';
import type { League } from '../league-file';

/** A submission without its file, which takes most of a league's bytes and is read when it is opened. */
export type ListedSubmission = Omit<Submitted, 'file' | 'entries'>;

export function listedSubmissions({ submissions }: LeagueState): ListedSubmission[] {
	return submissions.map(({ file: _file, entries: _entries, ...listed }) => listed);
}

/** The decisions of a league; each names its file by the digest. */
export function listedDecisions({ league, submissions, set }: LeagueState): League['submissions'] {
	const files = new Map(
		submissions.map(({ digest, file, entries }) => {
			const copies = entries.flatMap((entry) => set.byDigest.get(entry) ?? []);
			const body = copies.find(({ privatePart }) => privatePart === file)?.entry.body;
			return [digest, body?.kind === 'submission' ? body.file : undefined];
		})
	);
	return league.submissions.map((decision) => ({ ...decision, file: files.get(decision.digest) }));
}

/** The files of submissions by their digests, as far as this device has them. */
export function filesOf(state: LeagueState, contents: readonly Digest[]): Map<Digest, unknown> {
	const wanted = new Set(contents);
	const all = [
		...pendingIn(state).map(({ content, file }) => [content, file] as const),
		...state.submissions.map(({ digest, file }) => [digest, file] as const)
	];
	return new Map(all.filter(([content, file]) => wanted.has(content) && file !== undefined));
}

/** The accepted submissions that only one key of their player sealed or sent, by that key. */
export function acceptedByKey(state: LeagueState): Record<string, readonly Digest[]> {
	const found = [...state.keys].flatMap(([player, keys]) =>
		keys.map((key) => [key, acceptedBy(state, player, key).map(({ digest }) => digest)] as const)
	);
	return Object.fromEntries(found.filter(([, digests]) => digests.length > 0));
}
