import type { Digest } from './entry';
import type { LeagueState } from './state';
import { sealKeysOf } from './submissions';

/** A submission that the league has and nobody has decided on. */
export interface Pending {
	readonly id: string;
	/** The digest of the submission. */
	readonly content: Digest;
	readonly file: unknown;
}

/**
 * The submissions without a decision in the order of their receipts, also those that wait for the registration of
 * their player, and those of a device that the league does not know yet: they count like a file that came to the
 * referee, if its key sealed them.
 */
export function pendingIn({ set, submissions, uncounted, submissionId }: LeagueState): Pending[] {
	const decided = new Set(submissions.flatMap(({ digest, verdict }) => (verdict ? [digest] : [])));
	const pending = new Map<string, Pending>();
	for (const { digest, entry, privatePart: file } of set.of('submission')) {
		const { digest: content } = entry.body;
		const id = submissionId(entry.body);
		const reason = uncounted.get(digest);
		const isFromNewDevice = reason === 'unknownKey' && sealKeysOf(file).includes(entry.author);
		const isOpen = reason === undefined || reason === 'waits' || isFromNewDevice;
		if (isOpen && !decided.has(content)) pending.set(content, { id, content, file });
	}
	const places = new Map(submissions.map(({ digest }, place) => [digest, place]));
	const placeOf = ({ content }: Pending) => places.get(content) ?? places.size;
	return [...pending.values()].sort((one, other) => placeOf(one) - placeOf(other));
}
