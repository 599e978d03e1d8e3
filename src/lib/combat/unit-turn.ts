import type { OrderChances } from '$lib/dice/order';
import { flat, formatDice } from '$lib/dice/notation';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { seen } from './duel';
import type { Combatant } from './strikes';
import { EDITIONS } from './editions';
import { fighterOf, type Strike } from './fighter';
import { fallsInSkirmish, fallsOf, type Blow, type Falls, type FigureTurn } from './groups';
import type { Situation } from './situation';
import { attackDice, targetOf } from './skirmish/figures';
import { turnsOf } from './turn';

/** A weapon as one attack of a turn. A weapon without a Use hits by itself. */
export const blowOf = ({ skill, use = 0, damage = flat(0), reach }: Strike): Blow => ({
	skill,
	use,
	damage,
	reach
});

/** Damage above the Armor that destroys a target: one for each full inch of a creation (PL-DMG-01, PL-DMG-03). */
export const marksOf = (size: number) => Math.max(1, Math.ceil(size));

/** The turns a unit may choose from against a target. */
function figureTurns(
	rules: Exclude<CombatRules, 'skirmish'>,
	attacker: Combatant,
	target: Combatant,
	situation: Situation
): FigureTurn[] {
	const victim = fighterOf(EDITIONS[rules], target.profile);
	if (!victim) return [];
	const { armor, size } = victim;
	return turnsOf(rules, attacker).map((strikes) => ({
		blows: strikes.map(blowOf),
		armor,
		marks: marksOf(size),
		situation: seen(size, situation)
	}));
}

/** How a target falls to a unit’s best turn: the one that kills most often alone. */
export function bestFalls<D>(
	chances: OrderChances<number, D>,
	rules: CombatRules,
	attacker: Combatant,
	target: Combatant,
	{ figures, situation = {} }: { readonly figures: number; readonly situation?: Situation }
): Falls<number> {
	if (rules === 'skirmish') {
		const [{ profile }, { profile: other, unit }] = [attacker, target];
		if (profile.kind !== 'figure' || other.kind !== 'figure' || unit.kind !== 'figure') return [0];
		return fallsInSkirmish(chances, attackDice(profile), targetOf(other, unit), figures);
	}
	const all = figureTurns(rules, attacker, target, situation).map((turn) =>
		fallsOf(chances, EDITIONS[rules], turn, figures)
	);
	const worth = (falls: Falls<number>) => falls.reduce((sum, fall, i) => sum + fall / (i + 1), 0);
	return all.reduce((best, falls) => (worth(falls) > worth(best) ? falls : best), [0]);
}

/** What the outcome of a unit’s turn depends on, as a text: units that share it need one calculation. */
export function attackKey(rules: CombatRules, { profile }: Combatant): string {
	if (profile.kind === 'figure') return `${attackDice(profile)}`;
	if (rules === 'skirmish') return '';
	const { kind, handWeapons } = profile;
	const operated = kind === 'creation' && profile.skill === undefined;
	const strikes = fighterOf(EDITIONS[rules], profile)?.strikes ?? [];
	const words = strikes.map(({ item, count, skill, use, damage, reach, stowed }) => {
		const thrown = reach.kind !== 'inches' && reach.thrown ? formatDice(reach.thrown) : '';
		const far = reach.kind === 'inches' ? reach.inches : thrown;
		const roll = damage ? formatDice(damage) : '';
		const ram = item === 'ram' ? 'ram' : '';
		return [count, formatDice(skill), use, roll, reach.kind, far, ram, stowed].join();
	});
	return [operated, handWeapons, ...words].join(' ');
}

/** What a unit is as a target, as a text. */
export function targetKey(rules: CombatRules, { unit, profile }: Combatant): string {
	if (profile.kind === 'figure')
		return unit.kind === 'figure' ? JSON.stringify(targetOf(profile, unit)) : '';
	if (rules === 'skirmish') return '';
	const { armor, size } = fighterOf(EDITIONS[rules], profile) ?? { armor: flat(0), size: 1 };
	return `${formatDice(armor)} ${size}`;
}
