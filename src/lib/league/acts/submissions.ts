import { isSame } from '$lib/document/is-same';
import { keyOwner } from '../decide';
import type { BodyOf } from '../entries/bodies';
import { headsOf } from '../entries/heads';
import type { WholeBody } from '../entries/papers';
import type { LeagueState } from '../entries/state';
import type { Decision } from '../league-file';
import type { Verdict } from '../verdict';
import { remove } from './records';

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

/** Takes the decision on a submission back, so that it waits again. */
export function takeDecisionBack(state: LeagueState, digest: string): BodyOf<'annulment'>[] {
	return remove(state, 'submissions', digest);
}

/** Lets the keys of accepted submissions sign for players who had none. */
export function learnFirstKeys({ league }: LeagueState, accepted: readonly Verdict[]): WholeBody[] {
	const learnt = new Set<string>();
	return accepted.flatMap(({ submission, seal }): WholeBody[] => {
		const { id: person } = submission.player;
		const isHere = league.players.some(({ id }) => id === person);
		const isFirst = keyOwner(league, person, seal).of === 'new' && !learnt.has(person);
		if (seal.state !== 'valid' || !isHere || !isFirst || learnt.has(seal.publicKey)) return [];
		learnt.add(person).add(seal.publicKey);
		return [{ kind: 'key', person, publicKey: seal.publicKey }];
	});
}
