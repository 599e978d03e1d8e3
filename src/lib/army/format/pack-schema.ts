import * as z from 'zod/mini';
import { PACK_PREFIX, PACK_RULE, ROW_ID, type CarriedPack, type Pack } from '$lib/rules/packs/pack';
import { GEAR_LOOKS } from '$lib/rules/items/gear';
import { RULEBOOK_IDS } from '$lib/rules/choices';
import { withoutBidiMarks } from './direction';
import { list, name, stringId, text, title, uuid, whole } from './fields';
import { MOST } from './limits';
import { unitSchema } from './unit-schema';

const MOST_ROWS = 200;
const MOST_TEXT = 4000;

const rowId = z.string().check(z.regex(ROW_ID));
const id = z.union([rowId, stringId]);
const value = z.union([z.number(), text(MOST.name)]);

/** A map of at most as many entries as a pack may have rows. */
function entries<T extends z.core.SomeType>(key: z.core.$ZodRecordKey, of: T) {
	return z.record(key, of).check(
		z.refine((map) => Object.keys(map).length <= MOST_ROWS, {
			params: { expected: 'length', minimum: 0, maximum: MOST_ROWS }
		})
	);
}

export const tableChange = z.strictObject({
	table: stringId,
	row: stringId,
	field: stringId,
	value
});

const row = {
	like: stringId,
	rule: z.string().check(z.regex(PACK_RULE)),
	set: z.optional(entries(stringId, value))
};
const era = z.optional(z.enum(['medieval', 'modern']));
const rows = z.strictObject({
	gear: z.optional(
		entries(rowId, z.strictObject({ ...row, look: z.optional(z.enum(GEAR_LOOKS)), era }))
	),
	ranks: z.optional(entries(rowId, z.strictObject(row))),
	weapons: z.optional(entries(rowId, z.strictObject({ ...row, era })))
});

const pieces = whole(0, MOST.count);
const restriction = z.strictObject({
	row: id,
	ranks: z.optional(list(id)),
	requires: z.optional(id),
	excludes: z.optional(id),
	perUnit: z.optional(pieces),
	perArmy: z.optional(pieces),
	withdrawn: z.optional(z.boolean())
});

function byLanguage<T extends z.core.SomeType>(of: T) {
	return z.strictObject({ pl: z.optional(of), en: z.optional(of) });
}

/** No direction marks, which could make one name look like another. */
const undirected = z.refine<string>((value) => withoutBidiMarks(value) === value, {
	params: { expected: 'nothingHidden' }
});

const named = {
	id: uuid,
	prefix: z.string().check(z.regex(PACK_PREFIX)),
	name: name.check(undirected),
	edition: whole(1, 9999)
};
const contents = {
	changes: z.optional(list(tableChange)),
	rows: z.optional(rows),
	restrict: z.optional(list(restriction)),
	names: z.optional(byLanguage(entries(rowId, title(MOST.name).check(undirected))))
};

/** What an army carries of a pack. */
export const carriedPack = z.strictObject({
	...named,
	digest: z.optional(z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/))),
	...contents
});

/** The pack file, version 1. */
export const packSchema = z.strictObject({
	format: z.literal('brikmuster/pack'),
	version: z.literal(1),
	...named,
	author: z.optional(text(MOST.name).check(undirected)),
	license: z.optional(text(MOST.name).check(undirected)),
	extends: z.enum(RULEBOOK_IDS),
	...contents,
	units: z.optional(list(unitSchema)),
	texts: z.optional(
		byLanguage(
			entries(z.string().check(z.regex(PACK_RULE)), text(MOST_TEXT, 1, true).check(undirected))
		)
	)
});

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
/** Fails to compile if the schemas and the engine's types differ. */
export const packsMatchTypes: Same<z.infer<typeof carriedPack>, CarriedPack> = true;
export const packMatchesType: Same<z.infer<typeof packSchema>, Pack> = true;
