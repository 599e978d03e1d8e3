import type { Circumstances, Verdict } from '$lib/league/verdict';

/** A checked submission with the player's last accepted one. */
interface Judged {
	readonly id: string;
	readonly verdict: Verdict;
	readonly previous: Circumstances['previous'];
}

const momentOf = ({ submission }: Pick<Verdict, 'submission'>) =>
	Date.parse(submission.submittedAt);
const slotOf = ({ verdict: { submission } }: Judged) =>
	`${submission.player.id} ${submission.meeting}`;

/** The latest submission per player and meeting; one with an invalid seal supersedes none. */
function latestOf(all: readonly Judged[]): Map<string, Judged> {
	const latest = new Map<string, Judged>();
	for (const one of all) {
		if (one.verdict.reasons.includes('SEAL')) continue;
		const other = latest.get(slotOf(one));
		if (!other || momentOf(other.verdict) <= momentOf(one.verdict)) latest.set(slotOf(one), one);
	}
	return latest;
}

/** Ids of submissions that a later one for the same meeting replaces. */
export function supersededOf(all: readonly Judged[]): ReadonlySet<string> {
	const latest = latestOf(all);
	const isSuperseded = (one: Judged) => {
		const { verdict, previous } = one;
		const moment = momentOf(verdict);
		const sameMeeting = previous?.submission.meeting === verdict.submission.meeting;
		const other = latest.get(slotOf(one));
		return (
			(sameMeeting && momentOf(previous) > moment) ||
			(other !== undefined && other !== one && momentOf(other.verdict) >= moment)
		);
	};
	return new Set(all.filter(isSuperseded).map(({ id }) => id));
}
