import * as z from 'zod/mini';
import { RULEBOOK_IDS, type Army } from '$lib/rules/choices';
import { carriedPack, tableChange } from './pack-schema';
import { unitSchema } from './unit-schema';
import { count, level, list, name, notes, points, small, stringId, uuid, whole } from './fields';
import { MOST, PHOTO_BYTES } from './limits';

export const rulings = z.strictObject({
	levelZeroFactor: z.optional(z.enum(['half', 'zero', 'anyZero'])),
	heroQuirkCount: z.optional(z.enum(['others', 'all'])),
	oddSpeed: z.optional(z.enum(['linear', 'up', 'down'])),
	flyLevelZero: z.optional(z.enum(['zero', 'half'])),
	halfBrainRounding: z.optional(z.enum(['exact', 'up', 'minimumOne'])),
	extensionHalfBrain: z.optional(z.enum(['full', 'half'])),
	pilotScale: z.optional(z.enum(['size', 'flat'])),
	lpwVehicleBase: z.optional(z.enum(['size', 'sizeTimesLevel'])),
	steedArmor: z.optional(z.enum(['flat', 'byLevel'])),
	weakenedPrice: z.optional(z.enum(['effective', 'physical'])),
	magicShield: z.optional(z.enum(['double', 'single'])),
	leagueSpeed: z.optional(z.enum(['bought', 'afterPenalties'])),
	weaponSumLimit: z.optional(z.enum(['doubleSize', 'level', 'size'])),
	sumCounts: z.optional(z.enum(['weapons', 'explosives', 'plates']))
});

const houseRules = z.strictObject({
	name: z.optional(name),
	changes: z.optional(list(tableChange))
});

const limits = z.strictObject({
	profile: z.enum(['league', 'free', 'own']),
	points: z.optional(points),
	speed: z.optional(small)
});

const squad = z.strictObject({
	id: stringId,
	name,
	members: z.optional(list(z.strictObject({ unit: stringId, count: z.optional(count) }))),
	banner: z.optional(stringId)
});

const reserve = z.strictObject({
	summons: z.optional(list(unitSchema)),
	circleCasts: z.optional(list(z.strictObject({ level, count: z.optional(count) }))),
	circleShields: z.optional(list(z.strictObject({ level }))),
	unspent: z.optional(points)
});

const photo = z
	.string()
	.check(
		z.startsWith('data:image/jpeg;base64,'),
		z.maxLength(Math.ceil((PHOTO_BYTES * 4) / 3) + 32)
	);

/** The army file, version 1. Strict; the bounds only exclude values that cannot be intended. */
export const armySchema = z.strictObject({
	format: z.literal('brikmuster/army'),
	version: z.literal(1),
	id: uuid,
	name,
	rulebook: z.enum(RULEBOOK_IDS),
	supplements: z.optional(list(z.enum(['healing', 'magic', 'specialists']))),
	rulings: z.optional(rulings),
	packs: z.optional(z.array(carriedPack).check(z.maxLength(MOST.packs))),
	houseRules: z.optional(houseRules),
	limits: z.optional(limits),
	heroDiscount: z.optional(z.boolean()),
	units: z.array(unitSchema).check(z.maxLength(MOST.units)),
	squads: z.optional(list(squad)),
	stock: z.optional(z.strictObject({ explosives: z.optional(whole(0, MOST.count)) })),
	reserve: z.optional(reserve),
	notes: z.optional(notes),
	photos: z.optional(z.record(z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/)), photo))
});

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
/** Fails to compile if the schema and the engine's types differ. */
export const schemaMatchesTypes: Same<z.infer<typeof armySchema>, Army> = true;
