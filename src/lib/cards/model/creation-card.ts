import { STOCK_ITEM } from '$lib/rules/items/gear';
import { weaponKind } from '$lib/rules/items/kinds';
import { formatDice } from '$lib/dice/notation';
import type { Creation } from '$lib/rules/choices';
import type { Collision, CreationProfile, SizeDamage } from '$lib/rules/profile';
import { rulebookOf } from '$lib/rules/registry';
import { ridersOf } from '$lib/rules/formation/riders';
import { ability } from './ability';
import { collisionFacts } from './collision-facts';
import type { Block, CardTexts, Fact, FactBlock, TextBlock, TickBlock, WeaponBlock } from './card';
import type { AssessedArmy } from './ledger-block';
import {
	castBlocks,
	explosivesIn,
	gearBlocks,
	magicBlocks,
	spellBlocks,
	trainingBlocks
} from './person';
import { attackRows, crewRows, explosiveRows, plateRows } from './weapon-rows';

/** Every speed in one value, with its medium unless that is the ground. */
function moveFacts({ builder }: CardTexts, { movement }: CreationProfile): Fact[] {
	const { move } = builder.terms.statistics;
	const { media } = builder.profile.creation;
	const speeds = movement.map(({ mode, name, speed }) => ({
		...(mode !== 'ground' && { medium: name ?? media[mode] }),
		value: `${speed}″`
	}));
	if (speeds.length === 0) return [];
	const value = speeds.map((one) => [one.medium, one.value].filter(Boolean).join(' ')).join(' / ');
	const parts = speeds.map((one, index) => {
		const { medium = media.ground } = one;
		const first = one.medium === undefined ? move : `${move}, ${medium}`;
		return { label: index === 0 ? first : medium, value: one.value };
	});
	return [{ label: move, value, parts }];
}

/** A mount may have no size, and a rulebook may have no structure levels. */
export function creationStatistics(
	texts: CardTexts,
	creation: Creation,
	profile: CreationProfile
): Fact[] {
	const { profile: words, terms } = texts.builder;
	const { size, structureLevel, armor, skill } = profile;
	const leveled = creation.structureLevel !== undefined || profile.external !== undefined;
	return [
		...(creation.size === undefined ? [] : [{ label: words.creation.size, value: `${size}″` }]),
		...(leveled ? [{ label: words.creation.structureLevel, value: `${structureLevel}` }] : []),
		...(skill ? [{ label: terms.statistics.skill, value: formatDice(skill) }] : []),
		...moveFacts(texts, profile),
		...(armor ? [{ label: terms.statistics.armor, value: formatDice(armor) }] : [])
	];
}

/** The points bought and the speed elsewhere, in each medium with more than the speed to tell. */
function movementBlocks(
	{ builder }: CardTexts,
	{ movement, speedless = [] }: CreationProfile
): FactBlock[] {
	const words = builder.profile.creation;
	const facts = movement.flatMap(({ mode, name, speed, bought, alternative }) => {
		const more = [
			...(bought === speed ? [] : [words.bought({ inches: bought })]),
			...(alternative ? [words.alternative({ inches: alternative })] : [])
		];
		if (more.length === 0) return [];
		const label = [name ?? builder.terms.modes[mode], ...more].join(', ');
		return [{ label, value: `${speed}″` }];
	});
	const others = speedless.map(({ name }) => ({
		label: name ?? builder.terms.modes.special,
		value: '–'
	}));
	const all = [...facts, ...others];
	return all.length > 0 ? [{ kind: 'facts', title: words.movement, facts: all }] : [];
}

/**
 * Armor of external parts (PL-STR-08) that differs from the body's; the body's armor is among the
 * statistics.
 */
function partBlocks(
	{ builder }: CardTexts,
	{ armor, external, protruding }: CreationProfile
): FactBlock[] {
	const words = builder.profile.creation;
	const others = [external, protruding].filter((part) => part !== undefined);
	const body = armor && formatDice(armor);
	if (others.every((part) => formatDice(part) === body)) return [];
	const facts = [
		...(external ? [{ label: words.external, value: formatDice(external) }] : []),
		...(protruding ? [{ label: words.protruding, value: formatDice(protruding) }] : [])
	];
	return facts.length > 0 ? [{ kind: 'facts', title: builder.terms.statistics.armor, facts }] : [];
}

/** What attackers add to hit a large target, fully seen (PL-CMB-03). */
function targetBlocks({ cards }: CardTexts, { targetBonus = 0 }: CreationProfile): FactBlock[] {
	if (targetBonus === 0) return [];
	return [{ kind: 'facts', facts: [{ label: cards.card.target, value: `+${targetBonus}` }] }];
}

function arsenal({ builder }: CardTexts, profile: CreationProfile): WeaponBlock[] {
	const words = builder.profile.creation;
	const { use, range, damage } = builder.terms.attack;
	const armed = profile.attacks.filter(
		({ item }) =>
			item !== 'bareHands' || (profile.weapons.length === 0 && profile.skill !== undefined)
	);
	const tables: WeaponBlock[] = [
		{
			kind: 'weapons',
			heads: [words.weapons, use, range, damage],
			rows: crewRows(builder, profile.weapons)
		},
		{
			kind: 'weapons',
			heads: [builder.unit.attacks, use, range, damage],
			rows: attackRows(builder, armed)
		},
		{
			kind: 'weapons',
			heads: [words.explosives, use, range, damage],
			rows: explosiveRows(builder, profile.explosives)
		},
		{
			kind: 'weapons',
			heads: [words.plates, use, words.area, builder.terms.statistics.armor],
			rows: plateRows(builder, profile.plates)
		}
	];
	return tables.filter(({ rows }) => rows.length > 0);
}

export function creationFront(texts: CardTexts, profile: CreationProfile): Block[] {
	return [
		...movementBlocks(texts, profile),
		...partBlocks(texts, profile),
		...targetBlocks(texts, profile),
		...arsenal(texts, profile),
		...spellBlocks(texts, profile.magic)
	];
}

/** One row per damage marker: a box, and the size, speeds and weapons that remain (PL-DMG-03). */
function sizeDamageBlocks(
	{ builder, cards }: CardTexts,
	{ sizeDamage, movement, weapons }: CreationProfile
): TickBlock[] {
	const { speed } = builder.profile.creation;
	const left = (after: SizeDamage) => {
		if (after.size === 0) return cards.card.destroyed;
		const speeds = after.speeds.map((inches) => `${inches}″`).join(' / ');
		return [
			cards.card.sizeLeft({ size: after.size }),
			...(movement.length > 0 ? [`${speed.toLowerCase()} ${speeds}`] : []),
			...(weapons.length > 0 && after.weaponSum > 0
				? [cards.card.weaponsLeft({ sum: after.weaponSum })]
				: [])
		].join(', ');
	};
	const rows = sizeDamage.map((after) => ({ label: left(after), boxes: 1 }));
	return rows.length > 0
		? [{ kind: 'ticks', title: builder.profile.creation.sizeDamage, marker: 'sizeDamage', rows }]
		: [];
}

/** The single-use explosives of a creation: rockets, the payload of each launcher, those on board and in hand. */
function storedOf(
	{ builder }: CardTexts,
	{ attacks, weapons, explosives }: CreationProfile
): { readonly label: string; readonly boxes: number }[] {
	const { level: levelOf } = builder.profile.creation;
	const { gear: items, weapons: types } = builder.terms;
	const named = (name: string, level: number) => `${name}, ${levelOf({ level })}`;
	const loads = weapons.flatMap(({ payload, count: launchers }) =>
		payload.map(({ level, count }) => ({ level, count: count * launchers }))
	);
	const carried = explosivesIn(attacks);
	return [
		...weapons
			.filter(({ type }) => weaponKind(type).explodes)
			.map(({ type, name, level = 0, count }) => ({
				label: named(name ?? types[type], level),
				boxes: count
			})),
		...[...loads, ...explosives].map(({ level, count }) => ({
			label: named(items[STOCK_ITEM], level),
			boxes: count
		})),
		...(carried > 0 ? [{ label: items[STOCK_ITEM], boxes: carried }] : [])
	];
}

/** Boxes for single-use explosives, a row for each kind. */
function storeBlocks(texts: CardTexts, profile: CreationProfile): TickBlock[] {
	const kinds = new Map<string, number>();
	for (const { label, boxes } of storedOf(texts, profile))
		kinds.set(label, (kinds.get(label) ?? 0) + boxes);
	const rows = [...kinds].map(([label, boxes]) => ({ label, boxes }));
	return rows.length > 0
		? [{ kind: 'ticks', title: texts.cards.card.carried, marker: 'explosive', rows }]
		: [];
}

function collisionBlocks({ builder }: CardTexts, collision: Collision | undefined): FactBlock[] {
	if (!collision || Math.max(collision.momentum, collision.braced) === 0) return [];
	const facts = collisionFacts(builder, collision);
	return [{ kind: 'facts', title: builder.profile.creation.collision, facts }];
}

/** A half-brain’s limitation and the orders of a simple creature. */
function mindBlocks(texts: CardTexts, { brain }: Creation): Block[] {
	const { limitation, orders = [] } = brain ?? {};
	const said = limitation ? [ability(texts, limitation)] : [];
	if (orders.length === 0) return said;
	return [...said, { kind: 'text', title: texts.cards.card.orders, text: orders.join('; ') }];
}

function ridersBlock(
	{ army }: AssessedArmy,
	{ builder }: CardTexts,
	{ id }: Creation
): TextBlock[] {
	const riders = ridersOf(army, id).map(({ name }) => name);
	if (riders.length === 0) return [];
	return [
		{ kind: 'text', title: builder.profile.creation.riders({ name: riders.join(', ') }), text: '' }
	];
}

export function creationBack(
	assessed: AssessedArmy,
	creation: Creation,
	profile: CreationProfile,
	texts: CardTexts
): Block[] {
	const { assortment, abilities } = rulebookOf(assessed.army.rulebook);
	return [
		...ridersBlock(assessed, texts, creation),
		...sizeDamageBlocks(texts, profile),
		...storeBlocks(texts, profile),
		...castBlocks(texts, profile.magic?.areaSpells),
		...(assortment.advanced
			? [
					...mindBlocks(texts, creation),
					...trainingBlocks(texts, creation.abilities, creation.brain ?? {}),
					...magicBlocks(texts, profile.magic, creation.magic),
					...gearBlocks(texts, profile.attacks)
				]
			: []),
		...abilities(creation, profile).map((id) => ability(texts, id)),
		...collisionBlocks(texts, profile.collision)
	];
}
