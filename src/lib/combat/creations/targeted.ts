import type { Chances } from '$lib/dice/chances';
import type { Dice } from '$lib/dice/notation';
import { levelOfPart, type Part } from '$lib/rules/creation-parts';
import type { Edition } from '../edition';
import type { Modifier } from '../modifiers';
import { success, withExtraDie, type SkillTest } from '../rolls';
import { accumulated, breaksThrough } from './grinding';

export interface TargetedPart {
	readonly level: number;
	readonly armor: Dice;
	readonly modifiers: readonly Modifier[];
}

/**
 * The Armor of a part that an attack names (E05-CMB-37, PL-DMG-04): one structure level lower on the surface, two
 * where it sticks out, 0 at least. `armorOf` is the rulebook's table of levels.
 */
export function targetedPart(
	level: number,
	part: Part,
	armorOf: (level: number) => Dice
): TargetedPart {
	const own = levelOfPart(level, part);
	const value = own - level;
	const modifiers: readonly Modifier[] =
		value === 0 ? [] : [{ id: 'part', rule: 'PL-DMG-04', to: 'structureLevel', value }];
	return { level: own, armor: armorOf(own), modifiers };
}

/** An attack at a part, after others that ground it. */
export interface TargetedAttack {
	readonly test: SkillTest;
	readonly damage: Dice;
	readonly part: TargetedPart;
	/** Earlier attacks of the same kind that ground it. */
	readonly grinds: number;
}

/** The chance that an attack destroys the part that it names (E05-CMB-37, E05-CMB-38). */
export function resolveTargeted<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	{ test, damage, part: { level, armor }, grinds }: TargetedAttack
): P {
	const grind = { test, damage, level };
	const earlier = accumulated(chances, edition, new Array<typeof grind>(grinds).fill(grind));
	const breaks = (roll: Dice) => breaksThrough(chances, edition, { earlier, damage: roll, armor });
	const { plain, benny } = success(chances, edition, test);
	return chances.plus(
		chances.times(chances.mass(plain), breaks(damage)),
		chances.times(chances.mass(benny), breaks(withExtraDie(damage)))
	);
}
