import { safeRevision } from './sane';

/** The most revisions kept per army. */
export const MAX_REVISIONS = 50;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The newest are all kept; of older ones, one per interval, which grows with age. */
const ALWAYS_KEPT = 10;
const INTERVALS: readonly { readonly upTo: number; readonly every: number }[] = [
	{ upTo: HOUR, every: 5 * MINUTE },
	{ upTo: DAY, every: 2 * HOUR },
	{ upTo: 14 * DAY, every: DAY },
	{ upTo: Infinity, every: 30 * DAY }
];

interface Revision {
	readonly revision: number;
	readonly savedAt: number;
}

/** Longer gaps between two states are cut to this, as the clock may have been set. */
const MAX_GAP = DAY;

/**
 * The age of each state, newest first: the sum of the later gaps, each at most a day. So a clock
 * that jumps makes no state much older, and one that is set back makes none younger.
 */
function agesOf(newestFirst: readonly Revision[], now: number): number[] {
	let [age, later] = [0, now];
	return newestFirst.map(({ savedAt }) => {
		age += Math.min(Math.max(0, later - savedAt), MAX_GAP);
		later = savedAt;
		return age;
	});
}

/** The interval of a revision; only one revision per interval is kept. */
function intervalOf(savedAt: number, age: number): string {
	const index = INTERVALS.findIndex(({ upTo }) => age < upTo);
	const every = INTERVALS[index]?.every ?? DAY;
	return `${index} ${Math.floor(savedAt / every)}`;
}

/** A state with a damaged revision sorts as the oldest, so that it never replaces the newest. */
const order = ({ revision }: Revision) => (safeRevision(revision) === revision ? revision : -1);

/**
 * Returns the revisions to delete: thinned by age, keeping the last of each interval and at most 50
 * in total.
 */
export function expendable(revisions: readonly Revision[], now: number): number[] {
	const newestFirst = [...revisions].sort((a, b) => order(b) - order(a));
	const ages = agesOf(newestFirst, now);
	const spans = new Set<string>();
	let kept = 0;
	return newestFirst
		.filter(({ savedAt }, index) => {
			const span = intervalOf(savedAt, ages[index] ?? 0);
			const stays = (index < ALWAYS_KEPT || !spans.has(span)) && kept < MAX_REVISIONS;
			spans.add(span);
			if (stays) kept += 1;
			return !stays;
		})
		.map(({ revision }) => revision);
}
