import type { Figure } from '../../choices';
import type { FigureProfile } from '../../profile';
import type { Statistics } from './tables/statistics';

/** Inches that an archer shoots (NS-40). */
const SHOT = 18;

/** A minion by stature, or a poor named figure; both have one die. A monster is never poor. */
function isMinion({ stature, traits = [] }: Figure): boolean {
	return stature === 'minion' || (stature !== 'monster' && traits.includes('poor'));
}

/** General dice (NS-01); a monster has four or the number it sets. */
export function diceOf({ statures }: Statistics, figure: Figure): number {
	if (isMinion(figure)) return statures.minion.dice;
	const { dice } = statures[figure.stature];
	return figure.stature === 'monster' ? Math.max(dice, figure.dice ?? 0) : dice;
}

/** Dice, toughness, defence, reach and free dice of a figure (NS-01 to NS-10c). */
export function figureProfile(tables: Statistics, figure: Figure): FigureProfile {
	const { statures, bonuses, reaches, paces } = tables;
	const { weapon = 'basic', gear = [], traits = [], mounted } = figure;
	const dice = diceOf(tables, figure);
	const { defence } = statures[isMinion(figure) ? 'minion' : figure.stature];
	const shields = gear.includes('shield')
		? bonuses.shield.defence
		: gear.includes('buckler')
			? bonuses.buckler.defence
			: 0;
	return {
		kind: 'figure',
		dice,
		toughness: dice,
		defence,
		reach: reaches[weapon].reach,
		...(weapon === 'missile' && { shot: SHOT }),
		pace:
			(traits.includes('athletic') ? paces.athletic.more : 0) -
			(traits.includes('short') ? paces.short.less : 0),
		bonusDice: {
			defence: shields,
			movement:
				(mounted ? bonuses.mounted.movement : 0) + (isMinion(figure) ? bonuses.minion.movement : 0),
			attack: weapon === 'heavyTwoHanded' ? bonuses.heavyTwoHanded.attack : 0
		},
		weapon
	};
}
