import { rulebookFor } from '$lib/rules/registry';
import type { MagicShield } from '$lib/rules/profile';
import { isStanding, countOfState } from '../table';
import { fighterProfile, figureOf, type Context } from './context';

/** The magic shield that a mage can cast alone (PL-MAG-05). */
export const ownShield = (context: Context, mage: string): MagicShield | undefined =>
	fighterProfile(context, mage)?.magic?.shield;

/** The magic shield of a level that the circles of a mage's army can cast (PL-MAG-06). */
export function circleShield(
	context: Context,
	mage: string,
	level: number
): MagicShield | undefined {
	const army = figureOf(context, mage)?.army;
	const shields = army ? (rulebookFor(army).armyProfile?.(army).shields ?? []) : [];
	return shields.find((shield) => shield.level === level);
}

/** The magic shields that stand, the strongest first; under several the highest counts (PL-MAG-05). */
export function standingShields(
	context: Context
): readonly { readonly mage: string; readonly shield: MagicShield }[] {
	return [...context.table.figures.values()]
		.filter((state) => isStanding(state))
		.flatMap((state) => {
			const level = countOfState(state, 'shield');
			const own = ownShield(context, state.id);
			const shield = own?.level === level ? own : circleShield(context, state.id, level);
			return shield ? [{ mage: state.id, shield }] : [];
		})
		.sort((a, b) => b.shield.level - a.shield.level);
}
