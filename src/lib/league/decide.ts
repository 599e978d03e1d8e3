import type { Decision, League, Player } from './league-file';
import type { SealCheck, Verdict } from './verdict';

/** The referee's decision on a submission, with its day. */
export type Ruling = Pick<Decision, 'decision' | 'decidedOn' | 'notes'>;

/** A decision together with the file it is about, stored under an id. */
export function decisionOn(
	{ meetings }: League,
	{ id, file }: { readonly id: string; readonly file: unknown },
	{ submission, digest, reasons }: Verdict,
	{ decision, decidedOn, notes }: Ruling
): Decision {
	const { player, meeting } = submission;
	// The league cannot reference a missing meeting; the file itself still names it.
	const known = meetings.some((entry) => entry.id === meeting);
	return {
		id,
		file,
		player: player.id,
		meeting: known ? meeting : null,
		digest,
		decision,
		reasons: [...reasons],
		decidedOn,
		...(notes && { notes })
	};
}

/** Whose submission an accepted one is, and who sealed it. */
export type Sealed = Pick<Verdict, 'seal' | 'findings'> & {
	readonly submission: Pick<Verdict['submission'], 'player'>;
};

/** What accepting a submission says about the keys of its player. */
export function sealOf({ submission: { player }, seal, findings }: Verdict): Sealed {
	return { submission: { player }, seal, findings };
}

/** The ids of all decisions: those of the received files. */
export function decidedIds({ submissions }: League): ReadonlySet<string> {
	return new Set(submissions.map(({ id }) => id));
}

/** The league with only the decisions made before this one, against which it was checked. */
export function decidedBefore(league: League, { id, decidedOn }: Decision): League {
	const place = league.submissions.findIndex((entry) => entry.id === id);
	const isBefore = (entry: Decision, index: number) =>
		entry.decidedOn < decidedOn || (entry.decidedOn === decidedOn && index < place);
	return { ...league, submissions: league.submissions.filter(isBefore) };
}

/** The keys of all devices of a player. */
export function keysOf({ publicKey, furtherKeys = [] }: Player): readonly string[] {
	return publicKey === undefined ? furtherKeys : [publicKey, ...furtherKeys];
}

/** The owner of a seal's key, if the league knows it. */
export type KeyOwner =
	/** No seal or an invalid one. */
	| { readonly of: 'nobody' }
	| { readonly of: 'player' }
	/** The key is unknown, and the player has none. */
	| { readonly of: 'new' }
	/** The key is unknown, but the player has another one. */
	| { readonly of: 'other' }
	| { readonly of: 'somebody'; readonly player: string };

/** Finds the owner of the key that sealed a submission of a player. */
export function keyOwner({ players }: League, player: string, seal: SealCheck): KeyOwner {
	if (seal.state !== 'valid') return { of: 'nobody' };
	const owner = players.find((one) => keysOf(one).includes(seal.publicKey));
	if (owner) return owner.id === player ? { of: 'player' } : { of: 'somebody', player: owner.id };
	const registered = players.find(({ id }) => id === player);
	return registered && keysOf(registered).length > 0 ? { of: 'other' } : { of: 'new' };
}

/** The key that accepting a submission or registering its player gives to a player without one. */
export function firstKeyIn(
	league: League,
	{ submission, seal, findings }: Sealed
): string | undefined {
	const isNew = keyOwner(league, submission.player.id, seal).of === 'new';
	const isGood = !findings.some(({ code }) => code === 'SEAL');
	return isNew && isGood && seal.state === 'valid' ? seal.publicKey : undefined;
}

/** The player of a submission, with the key of its seal if no other player has it. */
export function playerFrom(league: League, verdict: Verdict): Player {
	const { id, name, category, city } = verdict.submission.player;
	const publicKey = firstKeyIn(league, verdict);
	return {
		id,
		name,
		category,
		...(city !== undefined && { city }),
		...(publicKey !== undefined && { publicKey })
	};
}
