import { formatDice } from '$lib/dice/notation';
import type { Creation } from '$lib/rules/choices';
import type { Collision, CreationProfile, SizeDamage } from '$lib/rules/profile';
import { rulebookOf } from '$lib/rules/registry';
import { ridersOf } from '$lib/rules/formation/riders';
import { ability } from './ability';
import { collisionFacts } from './collision-facts';
import type { Block, CardTexts, Fact, FactBlock, TextBlock, TickBlock, WeaponBlock } from './card';
import type { AssessedArmy } from './ledger-block';
import { castBlocks, magicBlocks, spellBlocks, trainingBlocks } from './person';
import { attackRows, crewedRows, explosiveRow, plateRow } from './weapon-rows';

/** A mount may have no size, and a rulebook may have no structure levels. */
export function creationStatistics(
	{ builder }: CardTexts,
	creation: Creation,
	profile: CreationProfile
): Fact[] {
	const { profile: words, terms } = builder;
	const { size, structureLevel, armor, skill, movement } = profile;
	const leveled = creation.structureLevel !== undefined || profile.external !== undefined;
	const speeds = movement.map(({ mode, name, speed }) =>
		movement.length === 1 || mode === 'ground'
			? `${speed}″`
			: `${name ?? words.creation.media[mode]} ${speed}″`
	);
	return [
		...(creation.size === undefined ? [] : [{ label: words.creation.size, value: `${size}″` }]),
		...(leveled ? [{ label: words.creation.structureLevel, value: `${structureLevel}` }] : []),
		...(skill ? [{ label: terms.statistics.skill, value: formatDice(skill) }] : []),
		...(speeds.length > 0 ? [{ label: terms.statistics.move, value: speeds.join(' / ') }] : []),
		...(armor ? [{ label: terms.statistics.armor, value: formatDice(armor) }] : [])
	];
}

/** The speed in each medium, the points bought and the speed elsewhere. */
function movementBlocks(
	{ builder }: CardTexts,
	{ movement, speedless = [] }: CreationProfile
): FactBlock[] {
	const words = builder.profile.creation;
	if (movement.length + speedless.length === 0) return [];
	const facts = movement.map(({ mode, name, speed, bought, alternative }) => ({
		label: [
			name ?? builder.terms.modes[mode],
			...(bought === speed ? [] : [words.bought({ inches: bought })]),
			...(alternative ? [words.alternative({ inches: alternative })] : [])
		].join(', '),
		value: `${speed}″`
	}));
	const others = speedless.map(({ name }) => ({
		label: name ?? builder.terms.modes.special,
		value: '–'
	}));
	return [{ kind: 'facts', title: words.movement, facts: [...facts, ...others] }];
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
			rows: profile.weapons.flatMap((weapon) => crewedRows(builder, weapon))
		},
		{
			kind: 'weapons',
			heads: [builder.unit.attacks, use, range, damage],
			rows: attackRows(builder, armed)
		},
		{
			kind: 'weapons',
			heads: [words.explosives, use, range, damage],
			rows: profile.explosives.map((explosive) => explosiveRow(builder, explosive))
		},
		{
			kind: 'weapons',
			heads: [words.plates, use, words.area, builder.terms.statistics.armor],
			rows: profile.plates.map((plate) => plateRow(builder, plate))
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

/** Boxes for single-use explosives: launcher payload, rockets, explosives on board. */
function storeBlocks(
	{ builder, cards }: CardTexts,
	{ weapons, explosives }: CreationProfile
): TickBlock[] {
	const { level: levelOf } = builder.profile.creation;
	const named = (name: string, level: number) => `${name}, ${levelOf({ level })}`;
	const rows = [
		...weapons
			.filter(({ type }) => type === 'rocket')
			.map(({ name, level = 0, count }) => ({
				label: named(name ?? builder.terms.weapons.rocket, level),
				boxes: count
			})),
		...[...weapons.flatMap(({ payload }) => payload), ...explosives].map(({ level, count }) => ({
			label: named(builder.terms.gear.explosive, level),
			boxes: count
		}))
	];
	return rows.length > 0
		? [{ kind: 'ticks', title: cards.card.carried, marker: 'explosive', rows }]
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
					...magicBlocks(texts, profile.magic, creation.magic)
				]
			: []),
		...abilities(creation, profile).map((id) => ability(texts, id)),
		...collisionBlocks(texts, profile.collision)
	];
}
