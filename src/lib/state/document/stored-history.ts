import * as z from 'zod/mini';
import type { EntryChange, FieldChange, ListPatch, Order, Patch } from '$lib/document/patch';

/** A step as it is stored: its label, and the difference that it made. */
interface StoredStep<L> {
	readonly label: L;
	readonly patch: Patch;
}

interface StoredHistory<L> {
	readonly done: readonly StoredStep<L>[];
	readonly undone: readonly StoredStep<L>[];
}

z.config({ jitless: true });

const change = { before: z.optional(z.unknown()), after: z.optional(z.unknown()) };
const ids = z.array(z.string());
const fields = z.array(z.strictObject({ field: z.string(), ...change }));
const entries = z.array(z.strictObject({ id: z.string(), ...change }));
const order = z.optional(z.strictObject({ before: ids, after: ids }));
const lists = z.array(z.strictObject({ list: z.string(), entries, order }));
/** Steps of armies name their only list, the units, in a shorter form. */
const patch = z.union([
	z.strictObject({ fields, units: entries, order }),
	z.strictObject({ fields, lists })
]);
const label = z.union([z.string(), z.strictObject({ key: z.string(), name: z.string() })]);
const steps = z.array(z.strictObject({ label, patch })).check(z.maxLength(200));
const schema = z.strictObject({ done: steps, undone: steps });

type StoredPatch =
	| {
			readonly fields: readonly FieldChange[];
			readonly units: readonly EntryChange[];
			readonly order?: Order;
	  }
	| { readonly fields: readonly FieldChange[]; readonly lists: readonly ListPatch[] };

/** Returns the stored form of a patch; `patchFrom` reads it. */
export function toStoredPatch({ fields, lists }: Patch): StoredPatch {
	if (lists.some(({ list }) => list !== 'units')) return { fields, lists };
	const [units] = lists;
	return {
		fields,
		units: units?.entries ?? [],
		...(units?.order && { order: units.order })
	};
}

function patchFrom(stored: StoredPatch): Patch {
	const { fields } = stored;
	if ('lists' in stored) return { fields, lists: stored.lists };
	const { units, order } = stored;
	if (units.length === 0 && !order) return { fields, lists: [] };
	return { fields, lists: [{ list: 'units', entries: units, ...(order && { order }) }] };
}

/** Reads stored steps; empty if they are malformed. The states that they lead to are not validated yet. */
export function readHistory<L>(value: unknown): StoredHistory<L> {
	const parsed = schema.safeParse(value);
	if (!parsed.success) return { done: [], undone: [] };
	const read = (list: typeof parsed.data.done) =>
		list.map(({ label, patch }) => ({
			label: label as L,
			patch: patchFrom(patch as StoredPatch)
		}));
	return { done: read(parsed.data.done), undone: read(parsed.data.undone) };
}
