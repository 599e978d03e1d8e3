import type { RollRules } from '$lib/dice/chances';
import type { Edition } from '$lib/combat/edition';

const explosionOf = ({ flags, explosion }: Edition) => (flags.explode ? explosion : 'none');

const reduced = ({ outOfRange, flags }: Edition, beyond: number) =>
	outOfRange === 'everyDie' && beyond > 0
		? { reduction: beyond, bonusDiceWhole: flags.bonusDiceWhole }
		: {};

/** A Skill Roll: where a highest face earns a Benny it does not explode by itself (DICE-4, DICE-5). */
export function skillRules(edition: Edition, beyond = 0): RollRules {
	return {
		explosion: edition.bennyFaces ? 'none' : explosionOf(edition),
		allOnes: edition.flags.fumbleSkill ? 'fails' : 'total',
		floor: true,
		...reduced(edition, beyond)
	};
}

/** The die that a Benny adds to a roll (DICE-10). */
export function bennyRules(edition: Edition, beyond = 0): RollRules {
	const whole = edition.flags.bonusDiceWhole;
	return {
		explosion: 'bonusD6',
		allOnes: 'total',
		floor: false,
		...(whole ? {} : reduced(edition, beyond))
	};
}

/** Damage of all ones is 0 (DICE-8). */
export function damageRules(edition: Edition, beyond = 0): RollRules {
	return {
		explosion: explosionOf(edition),
		allOnes: edition.flags.fumbleDamage ? 'zero' : 'total',
		floor: true,
		...reduced(edition, beyond)
	};
}

export function armorRules(edition: Edition): RollRules {
	const allOnes = edition.flags.fumbleArmor ? 'zero' : 'total';
	return { explosion: explosionOf(edition), allOnes, floor: true };
}

/** Absorption, momentum, distances and whatever else opposes or measures (fumbleOpposed). */
export function opposedRules(edition: Edition): RollRules {
	const allOnes = edition.flags.fumbleOpposed ? 'zero' : 'total';
	return { explosion: explosionOf(edition), allOnes, floor: true };
}

/** Who acts first: totals may be negative (DICE-7). */
export function orderRules(edition: Edition): RollRules {
	return { explosion: explosionOf(edition), allOnes: 'fails', floor: false };
}

/** Dice that are only counted or summed: those of the skirmish (DICE-4). */
export const PLAIN: RollRules = { explosion: 'none', allOnes: 'total', floor: true };
