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

/** The span that a revision of such an age stands for; revisions of one span stand for each other. */
function spanOf(savedAt: number, now: number): string {
	const age = now - savedAt;
	const index = SPANS.findIndex(({ upTo }) => age < upTo);
	const every = SPANS[index]?.every ?? DAY;
	return `${index} ${Math.floor(savedAt / every)}`;
}

/** Which revisions may go: thinned by age, the last of each span kept, and never more than 50 in all. */
export function expendable(revisions: readonly Revision[], now: number): number[] {
	const newestFirst = [...revisions].sort((a, b) => b.revision - a.revision);
	const spans = new Set<string>();
	let kept = 0;
	return newestFirst
		.filter(({ savedAt }, index) => {
			const span = spanOf(savedAt, now);
			const stays = (index < NEWEST || !spans.has(span)) && kept < MOST_REVISIONS;
			spans.add(span);
			if (stays) kept += 1;
			return !stays;
		})
		.map(({ revision }) => revision);
}
