import type { Day } from '../calendar';
import { firstKeyIn, type Sealed } from '../decide';
import type { BodyOf } from '../entries/bodies';
import type { WholeBody } from '../entries/private-parts';
import type { LeagueState } from '../entries/state';
import { pendingIn } from '../entries/pending';
import { acceptedBy } from '../entries/accepted-by';
import type { Decision, Player } from '../league-file';
import { decide } from './decisions';
import { register, revoke } from './people';
import { remove } from './records';

/** Takes the decision on a submission back, so that it waits again. */
export function takeDecisionBack(state: LeagueState, digest: string): BodyOf<'annulment'>[] {
	return remove(state, 'submissions', digest);
}

/** Rejects the accepted submissions that only this key of a player sealed or sent. */
function rejectAcceptedBy(
	state: LeagueState,
	player: string,
	publicKey: string,
	decidedOn: Day
): WholeBody[] {
	const digests = new Set(acceptedBy(state, player, publicKey).map(({ digest }) => digest));
	const accepted = state.league.submissions.filter(({ digest }) => digests.has(digest));
	return decide(
		state,
		accepted.map(({ notes: _, ...one }): Decision => ({
			...one,
			...{ decision: 'reject', reasons: ['SEAL'], decidedOn }
		}))
	);
}

/** Lets the keys of accepted submissions sign for players who had none. */
function learnFirstKeys({ league }: LeagueState, accepted: readonly Sealed[]): WholeBody[] {
	const learnt = new Set<string>();
	return accepted.flatMap((verdict): WholeBody[] => {
		const { id: person } = verdict.submission.player;
		const publicKey = firstKeyIn(league, verdict);
		const isHere = league.players.some(({ id }) => id === person);
		if (publicKey === undefined || !isHere) return [];
		if (learnt.has(person) || learnt.has(publicKey)) return [];
		learnt.add(person).add(publicKey);
		return [{ kind: 'key', person, publicKey }];
	});
}

/** Revokes a key of a player, and rejects what only it had made accepted. */
export function revokeAndReject(
	state: LeagueState,
	player: string,
	publicKey: string,
	day: Day
): WholeBody[] {
	return [...revoke(state, publicKey), ...rejectAcceptedBy(state, player, publicKey, day)];
}

/** A submission that a referee takes in. */
type Arrived = Pick<Decision, 'id' | 'player' | 'meeting' | 'digest' | 'file'>;

/** Writes down that submissions have arrived on a day, in their order; those that wait already stay as they are. */
export function receive(state: LeagueState, arrived: readonly Arrived[], day: Day): WholeBody[] {
	const { nextReceipt, league } = state;
	const here = new Set(pendingIn(state).map(({ content }) => content));
	const known = new Set(league.meetings.map(({ id }) => id));
	const fresh = arrived.filter(({ digest }) => !here.has(digest));
	return fresh.flatMap(({ id, player, meeting, digest, file }, index): WholeBody[] => {
		const held = meeting !== null && known.has(meeting) ? meeting : null;
		return [
			{ kind: 'submission', id, player, meeting: held, digest, file },
			{ kind: 'receipt', submission: digest, day, number: nextReceipt + index }
		];
	});
}

/** Registers the players of submissions that have arrived. */
export function registerSubmitters(
	state: LeagueState,
	players: readonly Player[],
	arrived: readonly Arrived[],
	day: Day
): WholeBody[] {
	return [...register(state, players), ...receive(state, arrived, day)];
}

/** Takes back that a submission with this digest has arrived. */
export function withdrawReceipt({ set, uncounted }: LeagueState, content: string): WholeBody[] {
	const own = set.of('submission').filter(({ entry }) => entry.body.digest === content);
	const receipts = set.of('receipt').filter(({ entry }) => entry.body.submission === content);
	return [...own, ...receipts]
		.filter(({ digest }) => uncounted.get(digest) !== 'annulled')
		.map(({ digest }) => ({ kind: 'annulment', entry: digest }));
}

/** Decides on submissions; the keys of accepted ones sign for players who had none. */
export function decideAll(
	state: LeagueState,
	decisions: readonly Decision[],
	accepted: readonly Sealed[]
): WholeBody[] {
	return [...learnFirstKeys(state, accepted), ...decide(state, decisions)];
}

/** Sends a submission of the player of this device. */
export function submit(_: LeagueState, arrived: Arrived): WholeBody[] {
	return [{ kind: 'submission', ...arrived }];
}
