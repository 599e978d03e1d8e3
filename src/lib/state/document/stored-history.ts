import * as z from 'zod/mini';
import type { Patch } from '$lib/army/diff/patch';
import type { EditLabel } from '$lib/army/edits/edit';

/** A step as it lies in the database: its name, and the difference that it made. */
export interface StoredStep {
	readonly label: EditLabel;
	readonly patch: Patch;
}

export interface StoredHistory {
	readonly done: readonly StoredStep[];
	readonly undone: readonly StoredStep[];
}

z.config({ jitless: true });

const change = { before: z.optional(z.unknown()), after: z.optional(z.unknown()) };
const ids = z.array(z.string());
const patch = z.strictObject({
	fields: z.array(z.strictObject({ field: z.string(), ...change })),
	units: z.array(z.strictObject({ id: z.string(), ...change })),
	order: z.optional(z.strictObject({ before: ids, after: ids }))
});
const step = z.strictObject({
	label: z.strictObject({ key: z.string(), name: z.string() }),
	patch
});
const steps = z.array(step).check(z.maxLength(200));
const schema = z.strictObject({ done: steps, undone: steps });

/** What was read back, checked for its form; the states it leads to are still to be read as armies. */
export function storedHistory(value: unknown): StoredHistory {
	const parsed = schema.safeParse(value);
	return parsed.success ? (parsed.data as StoredHistory) : { done: [], undone: [] };
}
