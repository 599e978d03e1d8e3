import * as z from 'zod/mini';
import type { LeagueEdit } from '$lib/i18n/en/league-pages';
import { privatePartSchema } from '$lib/exchange/private-part';
import { entryDigest, readEntry, type KnownEntry } from '$lib/league/entries/entry';

/** The entries that one action wrote. */
interface Step {
	readonly label: LeagueEdit;
	readonly entries: readonly KnownEntry[];
}

/** The actions of a device in a league: those before `place` are done, the others undone. */
export interface LeagueHistory {
	readonly steps: readonly Step[];
	readonly place: number;
}

export const NO_HISTORY: LeagueHistory = { steps: [], place: 0 };

/** The number of steps that survive a reload. */
const MOST_STORED = 100;

/** The length of the stored steps (characters of JSON); older ones are dropped. */
const LONGEST_STORED = 2_000_000;

/** The history after a new action: what was undone is forgotten. */
export function recorded({ steps, place }: LeagueHistory, step: Step): LeagueHistory {
	return { steps: [...steps.slice(0, place), step], place: place + 1 };
}

/** The latest steps, as they are stored. */
export function storedHistory({ steps, place }: LeagueHistory): object {
	let length = 0;
	const kept = steps.slice(-MOST_STORED).toReversed();
	const end = kept.findIndex((step) => (length += JSON.stringify(step).length) > LONGEST_STORED);
	const stored = (end < 0 ? kept : kept.slice(0, end)).toReversed();
	return { steps: stored, place: Math.max(0, place - (steps.length - stored.length)) };
}

const storedSchema = z.strictObject({
	steps: z.array(
		z.strictObject({
			label: z.string(),
			entries: z.array(
				z.strictObject({
					digest: z.string(),
					entry: z.unknown(),
					privatePart: z.optional(privatePartSchema)
				})
			)
		})
	),
	place: z.int().check(z.nonnegative())
});

function entryIn({
	entry: document,
	privatePart
}: {
	entry?: unknown;
	privatePart?: object | undefined;
}): KnownEntry | undefined {
	const reading = readEntry(document);
	if (!reading.ok) return undefined;
	const { entry } = reading;
	return { digest: entryDigest(entry), entry, ...(privatePart && { privatePart }) };
}

/** Reads stored steps; none if they are malformed. */
export function readHistory(value: unknown): LeagueHistory {
	const parsed = storedSchema.safeParse(value);
	if (!parsed.success || parsed.data.place > parsed.data.steps.length) return NO_HISTORY;
	const steps = parsed.data.steps.map(({ label, entries }) => ({
		label: label as LeagueEdit,
		entries: entries.map(entryIn)
	}));
	const isWhole = steps.every(({ entries }) => !entries.includes(undefined));
	return isWhole ? { steps: steps as Step[], place: parsed.data.place } : NO_HISTORY;
}
