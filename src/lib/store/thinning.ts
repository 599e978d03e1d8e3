import { counted } from './sane';

/** Revisions of one army that are kept at most. */
export const MOST_REVISIONS = 50;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The newest are all kept; of older ones, one in each span: the older, the wider. */
const NEWEST = 10;
const SPANS: readonly { readonly upTo: number; readonly every: number }[] = [
	{ upTo: HOUR, every: 5 * MINUTE },
	{ upTo: DAY, every: 2 * HOUR },
	{ upTo: 14 * DAY, every: DAY },
	{ upTo: Infinity, every: 30 * DAY }
];

interface Revision {
	readonly revision: number;
	readonly savedAt: number;
}

/** Time between two states that counts: a longer gap may be a clock that was set. */
const LONGEST_GAP = DAY;

/**
 * How old each state is, the newest first: the sum of the gaps after it, each held to a day. A clock that
 * jumps forward makes no state older by more than that, and one that jumps back makes none younger.
 */
function agesOf(newestFirst: readonly Revision[], now: number): number[] {
	let [age, later] = [0, now];
	return newestFirst.map(({ savedAt }) => {
		age += Math.min(Math.max(0, later - savedAt), LONGEST_GAP);
		later = savedAt;
		return age;
	});
}

/** The span that a revision of such an age stands for; revisions of one span stand for each other. */
function spanOf(savedAt: number, age: number): string {
	const index = SPANS.findIndex(({ upTo }) => age < upTo);
	const every = SPANS[index]?.every ?? DAY;
	return `${index} ${Math.floor(savedAt / every)}`;
}

/** A state with a damaged revision is older than all others: it must not take the place of the newest. */
const order = ({ revision }: Revision) => (counted(revision) === revision ? revision : -1);

/** Which revisions may go: thinned by age, the last of each span kept, and never more than 50 in all. */
export function expendable(revisions: readonly Revision[], now: number): number[] {
	const newestFirst = [...revisions].sort((a, b) => order(b) - order(a));
	const ages = agesOf(newestFirst, now);
	const spans = new Set<string>();
	let kept = 0;
	return newestFirst
		.filter(({ savedAt }, index) => {
			const span = spanOf(savedAt, ages[index] ?? 0);
			const stays = (index < NEWEST || !spans.has(span)) && kept < MOST_REVISIONS;
			spans.add(span);
			if (stays) kept += 1;
			return !stays;
		})
		.map(({ revision }) => revision);
}
