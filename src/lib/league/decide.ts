import type { Decision, League, Player } from './league-file';
import type { SealCheck, Verdict } from './verdict';

/** What the referee says to a submission, and when. */
export type Ruling = Pick<Decision, 'decision' | 'decidedOn' | 'notes'>;

/** A submission to be kept with its decision: under an id, as the file that came. */
export function decisionOn(
	{ meetings }: League,
	{ id, file }: { readonly id: string; readonly file: unknown },
	{ submission, digest, reasons }: Verdict,
	{ decision, decidedOn, notes }: Ruling
): Decision {
	const { player, meeting } = submission;
	// A meeting that is not there cannot be named; the file itself still says which one it was.
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

/** The league with decisions; one on what has been decided before takes the place of the old one. */
export function withDecisions(league: League, decisions: readonly Decision[]): League {
	const anew = new Map(decisions.map((decision) => [decision.id, decision]));
	const known = new Set(league.submissions.map(({ id }) => id));
	return {
		...league,
		submissions: [
			...league.submissions.map((old) => anew.get(old.id) ?? old),
			...decisions.filter(({ id }) => !known.has(id))
		]
	};
}

/** Ids under which decisions are kept: those of the arrivals that they are on. */
export function decidedIds({ submissions }: League): ReadonlySet<string> {
	return new Set(submissions.map(({ id }) => id));
}

/** Decisions that were there before another one: what that one was held against. */
export function decidedBefore(league: League, { id, decidedOn }: Decision): League {
	const place = league.submissions.findIndex((entry) => entry.id === id);
	const isBefore = (entry: Decision, index: number) =>
		entry.decidedOn < decidedOn || (entry.decidedOn === decidedOn && index < place);
	return { ...league, submissions: league.submissions.filter(isBefore) };
}

/** Whose the key of a seal is, by the league's papers. */
export type KeyOwner =
	/** Not sealed, or broken: nothing is known. */
	| { readonly of: 'nobody' }
	| { readonly of: 'player' }
	/** Nobody's yet, and the player has no other one. */
	| { readonly of: 'new' }
	/** Nobody's yet, but the player has another one. */
	| { readonly of: 'other' }
	| { readonly of: 'somebody'; readonly name: string };

/** Whose key has sealed a submission that says to be a player's. */
export function keyOwner({ players }: League, player: string, seal: SealCheck): KeyOwner {
	if (seal.state !== 'valid') return { of: 'nobody' };
	const owner = players.find(({ publicKey }) => publicKey === seal.publicKey);
	if (owner) return owner.id === player ? { of: 'player' } : { of: 'somebody', name: owner.name };
	const registered = players.find(({ id }) => id === player);
	return registered?.publicKey === undefined ? { of: 'new' } : { of: 'other' };
}

/** The player as a submission tells of him, with the key of its seal if that is nobody's yet. */
export function playerFrom(league: League, { submission, seal }: Verdict): Player {
	const { id, name, category } = submission.player;
	const isNew = keyOwner(league, id, seal).of === 'new';
	return {
		id,
		name,
		category,
		...(isNew && seal.state === 'valid' && { publicKey: seal.publicKey })
	};
}

/** The league with players who were not in it. */
export function withPlayers(league: League, players: readonly Player[]): League {
	const known = new Set(league.players.map(({ id }) => id));
	const fresh = players.filter(({ id }) => !known.has(id) && known.add(id));
	return fresh.length === 0 ? league : { ...league, players: [...league.players, ...fresh] };
}

/** The league in which a key is known as a player's. */
export function withKey(league: League, player: string, publicKey: string): League {
	const players = league.players.map((entry) =>
		entry.id === player ? { ...entry, publicKey } : entry
	);
	return { ...league, players };
}
