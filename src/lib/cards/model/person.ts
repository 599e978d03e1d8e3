import type { Abilities, Brain, Magic } from '$lib/rules/choices';
import type { AreaSpell, Attack, MagicProfile } from '$lib/rules/profile';
import { ability } from './ability';
import { behaviorOf } from '$lib/combat/fighter';
import type { AbilityId } from '$lib/rules/rulebook/abilities';
import type { Block, CardTexts, TickBlock, WeaponBlock } from './card';
import { masteredNames } from './unit-parts';
import { magicRows, spellsByLevel } from './weapon-rows';

const TRAINED = ['pilot', 'healing', 'stealth', 'perception'] as const;

/** Learned abilities: extended ones first, then special ones. */
export function trainingBlocks(
	texts: CardTexts,
	abilities: Abilities = {},
	{ superdexterity = 0, multitasking = 0 }: Pick<Brain, 'superdexterity' | 'multitasking'>
): Block[] {
	const bought = (id: AbilityId, times: number) =>
		times > 0
			? [ability(texts, id, times > 1 ? texts.cards.card.times({ count: times }) : undefined)]
			: [];
	const names = masteredNames(texts.builder, abilities);
	return [
		...bought('superdexterity', superdexterity),
		...bought('multitasking', multitasking),
		...TRAINED.flatMap((id) => (abilities[id] ? [ability(texts, id)] : [])),
		...(names.length > 0 ? [ability(texts, 'weaponMaster', names.join(', '))] : [])
	];
}

/** What shields and explosives do (PL-WPN-06, PL-WPN-07). */
export function gearBlocks(texts: CardTexts, attacks: readonly Attack[]): Block[] {
	const kinds = attacks.map(behaviorOf);
	return [
		...(kinds.some(({ shield }) => shield) ? [ability(texts, 'shield')] : []),
		...(kinds.some(({ explodes }) => explodes) ? [ability(texts, 'explosive')] : [])
	];
}

/** The number of single-use explosives among the weapons. */
export function explosivesIn(attacks: readonly Attack[]): number {
	return attacks.reduce(
		(sum, attack) => (behaviorOf(attack).explodes ? sum + attack.count : sum),
		0
	);
}

/** A mage's spells as a separate table. */
export function spellBlocks(
	{ builder }: CardTexts,
	magic: MagicProfile | undefined
): WeaponBlock[] {
	if (!magic) return [];
	const { use, range, damage } = builder.terms.attack;
	const heads = [builder.profile.magic.level({ level: magic.level }), use, range, damage] as const;
	return [{ kind: 'weapons', heads, rows: magicRows(builder, magic, true) }];
}

/** One box per bought cast of a spell. */
export function castBlocks(
	{ builder }: CardTexts,
	areaSpells: readonly AreaSpell[] = []
): TickBlock[] {
	const rows = spellsByLevel(areaSpells).map(({ level, casts }) => ({
		label: builder.profile.magic.areaSpell({ level }),
		boxes: casts
	}));
	return rows.length > 0 ? [{ kind: 'ticks', marker: 'spell', rows }] : [];
}

/** A short description of the unit's magic. */
export function magicBlocks(
	texts: CardTexts,
	magic: MagicProfile | undefined,
	bought: Magic = {}
): Block[] {
	if (!magic) return [];
	return [
		...(magic.bolt ? [ability(texts, 'bolt')] : []),
		...(magic.areaSpells.length > 0 ? [ability(texts, 'areaSpell')] : []),
		...(magic.shield ? [ability(texts, 'magicShield')] : []),
		...(bought.summoning ? [ability(texts, 'summoning')] : []),
		...(bought.necromancy ? [ability(texts, 'necromancy')] : [])
	];
}
