import type { CitedRule } from '$lib/rules/combat-citations';
import { addDice, notation, timesDice, type Dice } from '$lib/dice/notation';
import type { HeavyWeapon } from '$lib/rules/rulebook/heavy-weapon';
import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import { resolveAttack, type AttackOutcome } from '../attack';
import { timesThrough } from '../creations/overkill';
import type { Edition } from '../edition';
import type { Modifier } from '../modifiers';

/** A heavy weapon's row in its rulebook; LUGPolWars limits the crew (PL-LPW-06), QuickWars does not (PL-QW-08). */
export interface CrewRow extends HeavyWeapon {
	readonly rule: CitedRule;
	readonly crew?: number;
}

export interface Crewed {
	readonly damage: Dice;
	/** Inches. */
	readonly range: number;
	readonly modifiers: readonly Modifier[];
}

/** A heavy weapon with its crew: each minifig after the first adds dice and inches (PL-QW-08, PL-LPW-06). */
export function crewedWeapon(row: CrewRow, members: number): Crewed | undefined {
	if (members < 1) return undefined;
	const further = Math.min(members, row.crew ?? members) - 1;
	const added = timesDice(notation(row.crewDamage), further);
	const dice = added.rolls.reduce((sum, { count }) => sum + count, 0);
	const { rule } = row;
	const modifiers: readonly Modifier[] = [
		{ id: 'crew', rule, to: 'damageDice', value: dice },
		{ id: 'crew', rule, to: 'range', value: row.crewRange * further }
	];
	return {
		damage: addDice(notation(row.damage), added),
		range: row.range + row.crewRange * further,
		modifiers: modifiers.filter(({ value }) => value !== 0)
	};
}

/** Resolves the attack of a crewed weapon; nothing hits beyond its range, or without a crew. */
export function resolveCrewed<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	weapon: Crewed | undefined,
	target: { readonly armor: Dice; readonly distance?: number }
): (AttackOutcome<P> & Pick<Crewed, 'modifiers'>) | undefined {
	if (!weapon || (target.distance ?? 0) > weapon.range) return undefined;
	const { damage, modifiers } = weapon;
	return { ...resolveAttack(chances, edition, { damage, armor: target.armor }), modifiers };
}

/** Bricks that come off a construction, each held by its number of studs: what is left of the damage meets the next (PL-QW-10). */
export const bricksOff = <P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	damage: Dice,
	studs: readonly number[]
): readonly P[] =>
	timesThrough(
		chances,
		edition,
		damage,
		studs.map((bonus) => ({ rolls: [], bonus }))
	);
