/** What synchronization needs of an event of a game: who wrote it and when, as a Lamport clock. */
export interface Entry {
	readonly id: string;
	readonly by: string;
	readonly clock: number;
}

/**
 * The events of one author: the highest clock, their number, and a mark that changes with their
 * ids. The clock alone would hide gaps, as a file can bring single events of an author.
 */
export interface AuthorSummary {
	readonly clock: number;
	readonly count: number;
	readonly mark: number;
}

/** The known events by author: a version vector. */
export type Summary = ReadonlyMap<string, AuthorSummary>;

const NOTHING: AuthorSummary = { clock: 0, count: 0, mark: 0 };

/** 32 bits of an id: FNV-1a, then mixed (MurmurHash3), as sums of similar ids would often be equal. */
function bitsOf(id: string): number {
	let bits = 0x811c9dc5;
	for (let at = 0; at < id.length; at += 1) {
		bits = Math.imul(bits ^ id.charCodeAt(at), 0x01000193);
	}
	bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
	bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
	return (bits ^ (bits >>> 16)) >>> 0;
}

function including({ clock, count, mark }: AuthorSummary, entry: Entry): AuthorSummary {
	return {
		clock: Math.max(clock, entry.clock),
		count: count + 1,
		mark: (mark + bitsOf(entry.id)) >>> 0
	};
}

/** Returns the summary of events in any order. */
export function summaryOf(entries: readonly Entry[]): Summary {
	const summary = new Map<string, AuthorSummary>();
	for (const entry of entries) {
		summary.set(entry.by, including(summary.get(entry.by) ?? NOTHING, entry));
	}
	return summary;
}

function isSameAuthor(one: AuthorSummary, other: AuthorSummary): boolean {
	return one.clock === other.clock && one.count === other.count && one.mark === other.mark;
}

/** Whether two summaries are of the same events. */
export function isSameSummary(one: Summary, other: Summary): boolean {
	if (one.size !== other.size) return false;
	return [...one].every(([by, own]) => isSameAuthor(own, other.get(by) ?? NOTHING));
}

/** The events of one author that the other side lacks, or may lack. */
function missingOf<E extends Entry>(own: readonly E[], theirs: AuthorSummary): readonly E[] {
	const later = own.filter(({ clock }) => clock > theirs.clock);
	const earlier = own.filter(({ clock }) => clock <= theirs.clock);
	const known = earlier.reduce(including, NOTHING);
	if (known.count === theirs.count && known.mark === theirs.mark) return later;
	// The other side is ahead. If it also has gaps, they show when this side has caught up.
	if (later.length === 0 && known.clock < theirs.clock) return [];
	return own;
}

/**
 * Returns the events that the owner of a summary lacks. Where one side has gaps, it returns all
 * events of that author: receiving an event twice changes nothing.
 */
export function missingFrom<E extends Entry>(theirs: Summary, entries: readonly E[]): E[] {
	const byAuthor = new Map<string, E[]>();
	for (const entry of entries) {
		const own = byAuthor.get(entry.by);
		if (own) own.push(entry);
		else byAuthor.set(entry.by, [entry]);
	}
	return [...byAuthor].flatMap(([by, own]) => missingOf(own, theirs.get(by) ?? NOTHING));
}
