import { GEAR_IDS, RANK_IDS, WEAPON_IDS } from '$lib/rules/items/kinds';
import * as z from 'zod/mini';
import { count, level, list, name, notes, points, small, stringId, text, whole } from './fields';
import { MOST } from './limits';

const flag = z.optional(z.boolean());
const slug = z.optional(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/)));

const rowId = z.templateLiteral([
	z.string().check(z.regex(/^[a-z]{2,6}$/)),
	'.',
	z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/))
]);
const gearItem = z.union([z.enum(GEAR_IDS), rowId]);
const weaponType = z.union([z.enum(WEAPON_IDS), rowId]);

const gear = z.strictObject({
	item: gearItem,
	name: z.optional(name),
	count: z.optional(count),
	place: z.optional(z.enum(['hand', 'stowed'])),
	bow: flag,
	bayonet: flag
});

const mastery = z.union([
	z.strictObject({ item: z.union([gearItem, weaponType]), name: z.optional(name) }),
	gearItem,
	weaponType
]);

const abilities = z.strictObject({
	pilot: flag,
	healing: flag,
	stealth: flag,
	perception: flag,
	weaponMaster: z.optional(list(mastery))
});

const pieces = z.strictObject({ level, count: z.optional(count) });

const magic = z.strictObject({
	level: z.optional(level),
	areaSpells: z.optional(list(pieces)),
	shield: z.optional(level),
	summoning: flag,
	necromancy: flag
});

const portrait = z.union([
	z.strictObject({
		figure: z.strictObject({
			skin: slug,
			torso: slug,
			legs: slug,
			headgear: slug,
			face: slug,
			mark: slug,
			cape: slug,
			held: slug
		})
	}),
	z.strictObject({ photo: z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/)) })
]);

const entry = {
	id: stringId,
	name,
	count: z.optional(count),
	notes: z.optional(notes),
	portrait: z.optional(portrait)
};

const hands = z.optional(whole(0, MOST.hands));
const bonus = z.optional(small);

const minifig = z.strictObject({
	kind: z.literal('minifig'),
	...entry,
	rank: z.union([z.enum(RANK_IDS), rowId]),
	hands,
	gear: z.optional(list(gear)),
	skillBonus: bonus,
	superdexterity: bonus,
	multitasking: bonus,
	abilities: z.optional(abilities),
	magic: z.optional(magic),
	cliche: z.optional(text(MOST.name)),
	mount: z.optional(stringId)
});

const propulsion = z.strictObject({
	mode: z.enum(['ground', 'water', 'underwater', 'air', 'special']),
	speed: bonus,
	modules: bonus,
	agreedCost: z.optional(points),
	name: z.optional(name)
});

const weapon = z.strictObject({
	type: weaponType,
	level: z.optional(level),
	builtSize: z.optional(level),
	count: z.optional(count),
	name: z.optional(name),
	mounting: z.optional(z.enum(['fixed', 'turret', 'protruding'])),
	payload: z.optional(list(pieces))
});

const brain = z.strictObject({
	type: z.enum(['full', 'half']),
	limitation: z.optional(z.enum(['incompetent', 'simple', 'dependent', 'enslaved'])),
	skillBonus: bonus,
	superdexterity: bonus,
	multitasking: bonus,
	orders: z.optional(list(text(MOST.notes)))
});

const creation = z.strictObject({
	kind: z.literal('creation'),
	...entry,
	form: z.enum(['building', 'vehicle', 'creature', 'emplacement']),
	size: z.optional(whole(0, MOST.size)),
	measured: z.optional(z.number().check(z.gte(0), z.lte(MOST.size))),
	structureLevel: z.optional(whole(0, MOST.structureLevel)),
	critterArmor: bonus,
	propulsion: z.optional(list(propulsion)),
	weapons: z.optional(list(weapon)),
	explosives: z.optional(list(pieces)),
	plates: z.optional(list(pieces)),
	barding: flag,
	brain: z.optional(brain),
	abilities: z.optional(abilities),
	gear: z.optional(list(gear)),
	hands,
	mount: z.optional(stringId),
	magic: z.optional(magic)
});

const figure = z.strictObject({
	kind: z.literal('figure'),
	...entry,
	stature: z.enum(['minion', 'average', 'good', 'monster']),
	dice: bonus,
	traits: z.optional(list(z.enum(['athletic', 'short', 'poor']))),
	weapon: z.optional(z.enum(['close', 'basic', 'spear', 'halberd', 'heavyTwoHanded', 'missile'])),
	gear: z.optional(list(z.enum(['buckler', 'shield', 'heavyArmor']))),
	mounted: flag,
	storyProtection: flag
});

/** A unit of any kind in the army file. */
export const unitSchema = z.discriminatedUnion('kind', [minifig, creation, figure]);
