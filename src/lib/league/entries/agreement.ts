import { eachInParts } from '../in-parts';
import type { Protocol } from '../league-file';
import { rankOf } from './authority';
import type { Counting, Taken } from './counting';
import type { Digest } from './entry';

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
}

type Confirmations = readonly Taken<'confirmation'>[];

/** Reports without confirmations. */
const OFFICIAL: Signed = { players: new Set(), official: true, persons: [], isFirm: false };
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

function signedBy({ taken, value }: Reported, confirmed: Confirmations): Signed {
	const all = [taken, ...confirmed];
	const pair = playersOf(value);
	const players = new Set(all.flatMap(({ persons }) => signerOf(persons, pair) ?? []));
	const isOfReferee = ({ by, rank }: Taken) => by === 'official' && rank >= rankOf('referee');
	return {
		players,
		official: all.some(({ by }) => by === 'official'),
		persons: [...new Set(confirmed.flatMap(({ persons }) => persons))].sort(),
		isFirm: players.size === 2 || confirmed.some(isOfReferee)
	};
}

/** What is left of a report and its confirmations; undefined if its author could take it back. */
function settledSignature(
	counting: Counting,
	reported: Reported,
	confirmed: Confirmations
): Signed | undefined {
	const { taken } = reported;
	const whole = signedBy(reported, confirmed);
	const back = [taken, ...confirmed].filter(({ isTakenBack }) => isTakenBack);
	for (const { known } of back) {
		const annulments = counting.annulments.takenBack.get(known.digest) ?? [];
		if (whole.isFirm) for (const one of annulments) counting.refuse(one, 'agreed');
		else counting.refuse(known.digest, counting.takenBack(known) ?? 'annulled');
	}
	if (whole.isFirm || back.length === 0) return whole;
	if (taken.isTakenBack) return undefined;
	return signedBy(
		reported,
		confirmed.filter(({ isTakenBack }) => !isTakenBack)
	);
}

/**
 * Who signs for each report that counts. Once both players or a referee agreed with a report, its author and the
 * players can neither annul it nor take a confirmation back.
 */
export function* signaturesOf(
	counting: Counting,
	reports: readonly Reported[],
	cityOf: (meeting: string) => string | undefined
): Generator<void, Map<Digest, Signed>> {
	const byDigest = new Map(reports.map((one) => [one.taken.known.digest, one]));
	const confirmations = yield* counting.takeInParts('confirmation', ({ report }) => {
		const found = byDigest.get(report)?.value;
		return found && { city: cityOf(found.meeting), own: playersOf(found) };
	});
	yield;
	const byReport = new Map<Digest, Taken<'confirmation'>[]>();
	yield* eachInParts(confirmations, (one) => {
		byReport.set(one.body.report, [...(byReport.get(one.body.report) ?? []), one]);
	});
	const signatures = new Map<Digest, Signed>();
	yield* eachInParts(byDigest, ([digest, reported]) => {
		const { taken } = reported;
		const confirmed = byReport.get(digest);
		if (confirmed || taken.isTakenBack) {
			const signed = settledSignature(counting, reported, confirmed ?? []);
			if (signed) signatures.set(digest, signed);
		} else signatures.set(digest, taken.by === 'official' ? OFFICIAL : ALONE);
	});
	return signatures;
}
