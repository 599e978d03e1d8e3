import type { Day } from '$lib/league/calendar';
import type { Digest } from '$lib/league/entries/entry';
import type { ListedSubmission } from '$lib/league/view/submissions';
import type { Verdict } from '$lib/league/verdict';
import type { Arrival } from './submission-intake';

/** The days on which submissions were received, by their digests. */
export function receiptDays(
	received: readonly ListedSubmission[]
): (digest: Digest) => Day | undefined {
	const days = new Map(received.map(({ digest, receipt }) => [digest, receipt?.day]));
	return (digest) => days.get(digest);
}

/** A submission with its place in the order of arrival. */
interface Placed {
	readonly id: string;
	/** The player and the meeting. */
	readonly slot: string;
	/** Undefined while a referee has not received it, and while its seal is not the player's. */
	readonly order: number | undefined;
	/** Whether it is accepted, or would be: it has no error. */
	readonly isGood: boolean;
}

const slotOf = (player: string, meeting: string | null) => `${player} ${meeting}`;

/** The submissions of a signed league, in the order of their earliest receipts. */
function placedByReceipt(
	arrivals: readonly Arrival[],
	held: Readonly<Record<string, { readonly verdict: Verdict }>>,
	submissions: readonly ListedSubmission[],
	contested: { has(id: string): boolean }
): Placed[] {
	const arrived = new Map(
		arrivals.map(({ id, reading }): [Digest, string] => [reading.digest, id])
	);
	return submissions.map(({ digest, id, player, meeting, receipt, verdict }, place) => {
		const here = arrived.get(digest) ?? id;
		const { findings = [], verdict: advice } = held[here]?.verdict ?? {};
		const isForeign = !verdict && findings.some(({ code }) => code === 'SEAL');
		const isContested = !verdict && contested.has(here);
		const isGood = (verdict?.decision ?? advice) === 'accept' && !isContested;
		const order = receipt && !isForeign ? place : undefined;
		return { id: here, slot: slotOf(player, meeting), order, isGood };
	});
}

/**
 * Ids of submissions that a later one for the same meeting replaces. Only one without any error, which no other one
 * contests, replaces another, and the order is that of the receipts; the players' clocks decide nothing.
 */
export function supersededOf(
	arrivals: readonly Arrival[],
	held: Readonly<Record<string, { readonly verdict: Verdict }>>,
	received: readonly ListedSubmission[],
	contested: { has(id: string): boolean }
): ReadonlySet<string> {
	const all = placedByReceipt(arrivals, held, received, contested);
	const last = new Map<string, number>();
	for (const { slot, order, isGood } of all) {
		if (isGood && order !== undefined) last.set(slot, Math.max(order, last.get(slot) ?? -1));
	}
	const isSuperseded = ({ slot, order }: Placed) =>
		order !== undefined && order < (last.get(slot) ?? -1);
	return new Set(all.filter(isSuperseded).map(({ id }) => id));
}
