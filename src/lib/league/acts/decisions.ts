import { isSame } from '$lib/document/is-same';
import { headsOf } from '../entries/heads';
import type { WholeBody } from '../entries/private-parts';
import type { LeagueState } from '../entries/state';
import type { Decision } from '../league-file';

const judgedIn = ({ decision, reasons, decidedOn, notes }: Decision) => ({
	decision,
	reasons,
	decidedOn,
	...(notes !== undefined && { notes })
});

/** Decides on submissions: each gets a receipt if it has none. Nothing is written for a decision that is the same. */
export function decide(state: LeagueState, decisions: readonly Decision[]): WholeBody[] {
	const known = new Map(state.submissions.map((submitted) => [submitted.digest, submitted]));
	let number = state.nextReceipt;
	return decisions.flatMap((made): WholeBody[] => {
		const { id, player, meeting, digest, file } = made;
		const submitted = known.get(digest);
		if (submitted?.verdict && isSame(submitted.verdict, judgedIn(made))) return [];
		const receipt: WholeBody = {
			kind: 'receipt',
			submission: digest,
			day: made.receivedOn ?? made.decidedOn,
			number
		};
		if (!submitted?.receipt) number += 1;
		return [
			...(submitted ? [] : [{ kind: 'submission', id, player, meeting, digest, file } as const]),
			...(submitted?.receipt ? [] : [receipt]),
			{
				kind: 'verdict',
				submission: digest,
				...judgedIn(made),
				replaces: headsOf(state, 'submissions', digest)
			}
		];
	});
}
