import type { Dice } from '$lib/dice/notation';
import type { Question } from './question';

/** Bits up to which each chance is much further from 0 and 1 than a double is wrong. */
const FEW = 24;
const OF_A_D6 = Math.log2(6);

/** Bits that dice add to the denominators of chances. Explosions take about half a bit for each point that they must reach. */
const bitsOf = ({ rolls, bonus }: Dice): number =>
	rolls.reduce((sum, { count, sides }) => sum + count * Math.log2(sides), Math.abs(bonus) / 2);

function bitsIn({ rules, pool, skill, use, damage, armor }: Question): number {
	if (rules === 'skirmish') return pool * OF_A_D6;
	return bitsOf(skill) + use / 2 + bitsOf(damage) + bitsOf(armor);
}

/** Whether one attack has so few dice that a double next to 0 or 1 means certainty. */
export const isCoarse = (question: Question): boolean =>
	question.attackers === 1 &&
	question.joining.length === 0 &&
	Object.keys(question.situation).length === 0 &&
	bitsIn(question) <= FEW;
