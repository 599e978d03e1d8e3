import { named } from '$lib/i18n/named';
import { STOCK_ITEM } from '$lib/rules/items/gear';
import { anyKind } from '$lib/rules/items/kinds';
import { formatDice, type Dice } from '$lib/dice/notation';
import type { Creation } from '$lib/rules/choices';
import type { Collision, CreationProfile, Movement } from '$lib/rules/profile';
import { rulebookOf } from '$lib/rules/registry';
import { ridersOf } from '$lib/rules/formation/riders';
import { ability } from './ability';
import type { Block, CardTexts, Fact, StripBlock, TextBlock, TickBlock, WeaponBlock } from './card';
import type { AssessedArmy } from './ledger-block';
import {
	castBlocks,
	explosivesIn,
	gearBlocks,
	magicBlocks,
	spellBlocks,
	trainingBlocks
} from './person';
import { attackRows, crewRows, EMPTY_CELL, explosiveRows, plateRows } from './weapon-rows';

/** A speed with its medium unless that is the ground, and the speed out of its element. */
function moveNote({ builder, cards }: CardTexts, one: Movement, isNamed: boolean): string {
	const words = builder.profile.creation;
	const { mode, name, speed, bought, alternative } = one;
	return [
		...(isNamed || mode === 'ground' ? [] : [name ?? words.media[mode]]),
		...(bought === speed ? [] : [words.bought({ inches: bought })]),
		...(alternative ? [cards.card.elsewhere({ inches: alternative })] : [])
	].join('\n');
}

const noted = (fact: Fact, note: string): Fact => (note === '' ? fact : { ...fact, note });

/** Every speed in one value, with its medium unless that is the ground, or each with what changes it. */
function moveFacts(texts: CardTexts, { movement, speedless = [] }: CreationProfile): Fact[] {
	const { builder } = texts;
	const { move: label } = builder.terms.statistics;
	const { media } = builder.profile.creation;
	const others = speedless.map(({ name }) => name ?? builder.terms.modes.special);
	const [first] = movement;
	if (!first) return others.length > 0 ? [{ label, value: others.join(' / '), icon: 'move' }] : [];
	const mediumOf = ({ mode, name }: Movement) => name ?? media[mode];
	if (movement.length === 1 && others.length === 0) {
		const fact: Fact = { label, value: `${first.speed}″`, icon: 'move' };
		return [noted(fact, moveNote(texts, first, false))];
	}
	const parts = movement.map((one, index) => {
		const medium = mediumOf(one);
		const named = index === 0 ? `${label}, ${medium}` : medium;
		const fact: Fact = { label: named, value: `${one.speed}″`, icon: 'move' };
		return noted(fact, moveNote(texts, one, true));
	});
	const all = movement.map((one) =>
		one.mode === 'ground' ? `${one.speed}″` : `${mediumOf(one)} ${one.speed}″`
	);
	const special = others.map((name): Fact => ({ label: name, value: EMPTY_CELL }));
	return [
		{ label, value: [...all, ...others].join(' / '), parts: [...parts, ...special], icon: 'move' }
	];
}

/** What attackers add to hit a large target, fully seen (PL-CMB-03). */
function sizeFact({ builder, cards }: CardTexts, { size, targetBonus = 0 }: CreationProfile): Fact {
	const fact: Fact = { label: builder.profile.creation.size, value: `${size}″` };
	return noted(fact, targetBonus === 0 ? '' : cards.card.target({ bonus: targetBonus }));
}

/** Armor of the body, and of external parts where that differs (PL-STR-08). */
function armorFacts(
	{ builder, cards }: CardTexts,
	{ armor, external, protruding }: CreationProfile
): Fact[] {
	if (!armor) return [];
	const value = formatDice(armor);
	const isOther = (part: Dice | undefined): part is Dice =>
		part !== undefined && formatDice(part) !== value;
	const note = [
		...(isOther(external) ? [cards.card.external({ dice: formatDice(external) })] : []),
		...(isOther(protruding) ? [cards.card.protruding({ dice: formatDice(protruding) })] : [])
	].join('\n');
	return [noted({ label: builder.terms.statistics.armor, value, icon: 'armor' }, note)];
}

/** A mount may have no size, and a rulebook may have no structure levels. */
export function creationStatistics(
	texts: CardTexts,
	creation: Creation,
	profile: CreationProfile
): Fact[] {
	const { profile: words, terms } = texts.builder;
	const { structureLevel, skill } = profile;
	const leveled = creation.structureLevel !== undefined || profile.external !== undefined;
	return [
		...(creation.size === undefined ? [] : [sizeFact(texts, profile)]),
		...(leveled ? [{ label: words.creation.structureLevel, value: `${structureLevel}` }] : []),
		...(skill
			? [{ label: terms.statistics.skill, value: formatDice(skill), icon: 'skill' } as const]
			: []),
		...moveFacts(texts, profile),
		...armorFacts(texts, profile)
	];
}

function arsenal({ builder, cards }: CardTexts, profile: CreationProfile): WeaponBlock[] {
	const words = builder.profile.creation;
	const { use, range, damage } = builder.terms.attack;
	const armed = profile.attacks.filter(
		({ item }) =>
			item !== 'bareHands' || (profile.weapons.length === 0 && profile.skill !== undefined)
	);
	const tables: WeaponBlock[] = [
		{
			kind: 'weapons',
			heads: [profile.external ? cards.card.weaponsByLevel : words.weapons, use, range, damage],
			rows: crewRows(builder, profile.weapons, profile.external && formatDice(profile.external))
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
	return [...arsenal(texts, profile), ...spellBlocks(texts, profile.magic)];
}

/** What still works while a box is the first open one: all of it, or inches of weapons (PL-DMG-03). */
function weaponsLeft(
	{ cards }: CardTexts,
	{ weaponSum, sizeDamage }: CreationProfile
): StripBlock['rows'] {
	const { carried = 0, limit = 0 } = weaponSum ?? {};
	const sums = [limit, ...sizeDamage.map((after) => after.weaponSum)];
	if (sums.every((sum) => sum >= carried)) return [];
	const values = sums.map((sum) => (sum >= carried ? cards.card.allWeapons : `${sum}″`));
	return [{ label: cards.card.weaponsLeft({ carried }), values }];
}

/** What the row of weapons in the boxes of size damage means. */
function weaponsMeaning(texts: CardTexts, profile: CreationProfile): TextBlock[] {
	if (weaponsLeft(texts, profile).length === 0) return [];
	return [{ kind: 'text', ...texts.cards.card.weaponsMeaning, rule: 'PL-DMG-03', line: '' }];
}

/** A box for each inch of size, and the speeds and weapons that remain (PL-DMG-03). */
function sizeDamageBlocks(texts: CardTexts, profile: CreationProfile): StripBlock[] {
	const { builder, cards } = texts;
	const { sizeDamage, movement } = profile;
	if (sizeDamage.length === 0) return [];
	const { media } = builder.profile.creation;
	const speeds = movement.map(({ mode, name, speed }, index) => ({
		label: movement.length > 1 ? (name ?? media[mode]) : cards.card.moveLeft,
		values: [speed, ...sizeDamage.map((after) => after.speeds[index] ?? 0)].map(
			(inches) => `${inches}″`
		)
	}));
	return [
		{
			kind: 'strip',
			label: builder.profile.creation.size,
			sizes: [profile.size, ...sizeDamage.map(({ size }) => size)],
			figures: 1,
			rows: [...speeds, ...weaponsLeft(texts, profile)]
		}
	];
}

/** The single-use explosives of a creation: rockets, the payload of each launcher, those on board and in hand. */
function storedOf(
	{ builder }: CardTexts,
	{ attacks, weapons, explosives }: CreationProfile
): { readonly label: string; readonly boxes: number }[] {
	const { level: levelOf } = builder.profile.creation;
	const { gear: items, weapons: types } = builder.terms;
	const leveled = (name: string, level: number) => `${name}, ${levelOf({ level })}`;
	const loads = weapons.flatMap(({ payload, count: launchers }) =>
		payload.map(({ level, count }) => ({ level, count: count * launchers }))
	);
	const carried = explosivesIn(attacks);
	return [
		...weapons
			.filter(({ type, like }) => anyKind(like ?? type).explodes)
			.map(({ type, name, level = 0, count }) => ({
				label: leveled(name ?? named(types, type), level),
				boxes: count
			})),
		...[...loads, ...explosives].map(({ level, count }) => ({
			label: leveled(items[STOCK_ITEM], level),
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
	return rows.length > 0 ? [{ kind: 'ticks', marker: 'explosive', rows }] : [];
}

/** Momentum and opposition in a collision in one line (PL-CHG-03, PL-CHG-07). */
function collisionBlocks(
	{ builder, cards }: CardTexts,
	collision: Collision | undefined
): TextBlock[] {
	if (!collision || Math.max(collision.momentum, collision.braced) === 0) return [];
	const words = builder.profile.creation;
	const { momentum, braced, unbraced, steadiness } = collision;
	const text = [
		...(momentum > 0 ? [cards.card.momentum({ run: words.run({ dice: momentum }) })] : []),
		cards.card.collision({
			braced: words.upTo({ dice: braced }),
			...(unbraced !== undefined && { unbraced: words.upTo({ dice: unbraced }) }),
			steadiness
		})
	].join('; ');
	return [{ kind: 'text', title: cards.card.collisionTitle, text }];
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
	const { hands } = texts.cards.card;
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
		...abilities(creation, profile).map((id) =>
			// As many figures as inches of its size (PL-TRN-12).
			ability(texts, id, id === 'largeDevice' ? hands({ count: profile.size }) : undefined)
		),
		...weaponsMeaning(texts, profile),
		...collisionBlocks(texts, profile.collision)
	];
}
