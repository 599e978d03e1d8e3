import type { Protocol } from '../league-file';
import { rankOf } from './authority';
import type { Counting, Taken } from './counting';
import type { Digest } from './entry';
import { agreementOf, type Held } from './game-identity';

/** A report of a game as it counts for persons who are registered twice. */
export interface Reported {
	readonly taken: Taken<'report'>;
	readonly value: Protocol;
}

/** Who signs for a report. */
export interface Signed {
	/** Players of the game who signed or confirmed. */
	readonly players: ReadonlySet<string>;
	readonly official: boolean;
	/** Everybody who confirmed. */
	readonly persons: readonly string[];
	/** Both players or a referee agreed: from now on, only referees change it. */
	readonly isFirm: boolean;
	/** Both players signed for this result, by this report or another one. */
	readonly isAgreed: boolean;
	/** Both players or a referee signed for this report itself. */
	readonly isConfirmed: boolean;
}

type Confirmations = readonly Taken<'confirmation'>[];
type ByReport = ReadonlyMap<Digest, Confirmations>;

/** Reports without confirmations. */
const OFFICIAL: Signed = {
	players: new Set(),
	official: true,
	persons: [],
	isFirm: false,
	isAgreed: false,
	isConfirmed: false
};
const ALONE: Signed = { ...OFFICIAL, official: false };

export const playersOf = ({ light, dark }: Protocol): [string, string] => [
	light.player,
	dark.player
];

/** The player of a game that a key signs for; nobody if it is the key of both. */
function signerOf(persons: readonly string[], pair: readonly string[]): string | undefined {
	const [one, other] = pair.filter((player) => persons.includes(player));
	return other === undefined ? one : undefined;
}

function signersOf({ taken, value }: Reported, confirmed: Confirmations): Set<string> {
	const pair = playersOf(value);
	return new Set([taken, ...confirmed].flatMap(({ persons }) => signerOf(persons, pair) ?? []));
}

/** Who signs for a report; `both` are the players who agree on its result, whichever reports they signed. */
function signedBy(
	reported: Reported,
	confirmed: Confirmations,
	both: ReadonlySet<string> | undefined
): Signed {
	const all = [reported.taken, ...confirmed];
	const players = signersOf(reported, confirmed);
	const others = [...(both ?? [])].filter((one) => !reported.taken.persons.includes(one));
	const isOfReferee = ({ by, rank }: Taken) => by === 'official' && rank >= rankOf('referee');
	const isConfirmed = players.size === 2 || confirmed.some(isOfReferee);
	return {
		players,
		official: all.some(({ by }) => by === 'official'),
		persons: [...new Set([...confirmed.flatMap(({ persons }) => persons), ...others])].sort(),
		isFirm: both !== undefined || isConfirmed,
		isAgreed: both !== undefined || players.size === 2,
		isConfirmed
	};
}

/** What is left of a report and its confirmations; undefined if its author could take it back. */
function settledSignature(
	counting: Counting,
	reported: Reported,
	confirmed: Confirmations,
	both: ReadonlySet<string> | undefined
): Signed | undefined {
	const { taken } = reported;
	const whole = signedBy(reported, confirmed, both);
	const back = [taken, ...confirmed].filter(({ isTakenBack }) => isTakenBack);
	for (const { known } of back) {
		const annulments = counting.annulments.takenBack.get(known.digest) ?? [];
		if (whole.isFirm) for (const one of annulments) counting.refuse(one, 'agreed');
		else counting.refuse(known.digest, counting.takenBack(known) ?? 'annulled');
	}
	if (whole.isFirm || back.length === 0) return whole;
	if (taken.isTakenBack) return undefined;
	const left = confirmed.filter(({ isTakenBack }) => !isTakenBack);
	return signedBy(reported, left, both);
}

/** What a player's later versions replace, with the player: they have given these up. */
function givenUp(reports: readonly Reported[]): Set<string> {
	const all = reports.flatMap(({ taken, value }) => {
		const { replaces } = taken.body;
		const signer = replaces.length > 0 && signerOf(taken.persons, playersOf(value));
		return signer ? replaces.map((digest) => `${digest} ${signer}`) : [];
	});
	return new Set(all);
}

/**
 * The results that both players signed for, whichever reports they wrote or confirmed, with these players. One of them
 * cannot take it back, but it is none once both have.
 */
function agreedResults(
	reports: readonly Reported[],
	byReport: ByReport,
	meetings: Held
): Map<string, ReadonlySet<string>> {
	const signers = new Map<string, Set<string>>();
	const kept = new Set<string>();
	const old = givenUp(reports);
	for (const { taken, value } of reports) {
		const { digest } = taken.known;
		for (const one of [taken, ...(byReport.get(digest) ?? [])]) {
			const signer = signerOf(one.persons, playersOf(value));
			if (signer === undefined) continue;
			const agreement = agreementOf(value, meetings);
			signers.set(agreement, (signers.get(agreement) ?? new Set()).add(signer));
			const isOld = one === taken && old.has(`${digest} ${signer}`);
			if (!one.isTakenBack && !isOld) kept.add(agreement);
		}
	}
	return new Map([...signers].filter(([result, { size }]) => size === 2 && kept.has(result)));
}

/**
 * Who signs for each report that counts. Once both players or a referee agreed with a report, its author and the
 * players can neither annul it nor take a confirmation back.
 */
export function signaturesOf(
	counting: Counting,
	reports: readonly Reported[],
	meetings: Held
): Map<Digest, Signed> {
	const byDigest = new Map(reports.map((one) => [one.taken.known.digest, one]));
	const confirmations = counting.take('confirmation', ({ report }) => {
		const found = byDigest.get(report)?.value;
		return found && { city: meetings.get(found.meeting)?.city, own: playersOf(found) };
	});
	const byReport = new Map<Digest, Taken<'confirmation'>[]>();
	for (const one of confirmations) {
		byReport.set(one.body.report, [...(byReport.get(one.body.report) ?? []), one]);
	}
	const agreed = agreedResults(reports, byReport, meetings);
	const signatures = new Map<Digest, Signed>();
	for (const [digest, reported] of byDigest) {
		const { taken, value } = reported;
		const confirmed = byReport.get(digest);
		const isSigned = signerOf(taken.persons, playersOf(value)) !== undefined;
		if (confirmed || isSigned || taken.isTakenBack || agreed.size > 0) {
			const both = agreed.get(agreementOf(value, meetings));
			const signed = settledSignature(counting, reported, confirmed ?? [], both);
			if (signed) signatures.set(digest, signed);
		} else signatures.set(digest, taken.by === 'official' ? OFFICIAL : ALONE);
	}
	return signatures;
}
