import type { WholeBody } from '$lib/league/entries/papers';
import type { Digest } from '$lib/league/entries/entry';
import type { LeagueState } from '$lib/league/entries/state';
import { sealKeysOf } from '$lib/league/entries/submissions';
import { today } from '../app/clock-and-random';
import type { OpenLeague } from './open-league.svelte';
import type { Arrival } from './submission-intake';

/** A submission that the league has and nobody has decided on. */
export interface Pending {
	readonly id: string;
	/** The digest of the submission. */
	readonly content: Digest;
	readonly file: unknown;
}

/**
 * The submissions without a decision, also those that wait for the registration of their player, and those of a device
 * that the league does not know yet: they count like a file that came to the referee, if its key sealed them.
 */
export function pendingIn({ set, submissions, uncounted, submissionId }: LeagueState): Pending[] {
	const decided = new Set(submissions.flatMap(({ digest, verdict }) => (verdict ? [digest] : [])));
	const pending = new Map<string, Pending>();
	for (const { digest, entry, paper: file } of set.of('submission')) {
		const { digest: content } = entry.body;
		const id = submissionId(entry.body);
		const reason = uncounted.get(digest);
		const isFromNewDevice = reason === 'unknownKey' && sealKeysOf(file).includes(entry.author);
		const isOpen = reason === undefined || reason === 'waits' || isFromNewDevice;
		if (isOpen && !decided.has(content)) pending.set(content, { id, content, file });
	}
	return [...pending.values()];
}

/** Writes down that submissions have arrived, in their order. */
export function receive(open: OpenLeague, arrivals: readonly Arrival[]): void {
	const day = today();
	open.write('receipt', ({ nextReceipt, league }) =>
		arrivals.flatMap(({ id, file, reading }, index): WholeBody[] => {
			const { submission, digest } = reading;
			const isKnown = league.meetings.some((meeting) => meeting.id === submission.meeting);
			const meeting = isKnown ? submission.meeting : null;
			return [
				{ kind: 'submission', id, player: submission.player.id, meeting, digest, file },
				{ kind: 'receipt', submission: digest, day, number: nextReceipt + index }
			];
		})
	);
}

/** Takes back that a submission with this digest has arrived. */
export function withdrawReceipt(open: OpenLeague, content: Digest): void {
	open.write('receipt', ({ set, uncounted }) => {
		const own = set.of('submission').filter(({ entry }) => entry.body.digest === content);
		const receipts = set.of('receipt').filter(({ entry }) => entry.body.submission === content);
		return [...own, ...receipts]
			.filter(({ digest }) => uncounted.get(digest) !== 'annulled')
			.map(({ digest }): WholeBody => ({ kind: 'annulment', entry: digest }));
	});
}
