import { inflictedBy } from './inflicted';
import { addBonus, flat, type Dice } from '$lib/dice/notation';
import type { OrderChances } from '$lib/dice/order';
import { modifiersOf, totalOf, type Modifier } from '../modifiers';
import type { SkillTest } from '../rolls';
import type { Against, Blow, CloseRules, Held, Parry } from './rules';
import { suffer, unhurt, type Tally } from './running-total';

/** A fighter in close combat. */
export interface Melee {
	readonly skill: Dice;
	readonly armor: Dice;
	/** Added to each of its Skill Rolls, beside what the rules of close combat say. */
	readonly bonus?: number;
	/** Damage that it has taken this turn. */
	readonly already?: number;
	/** How many it fights against, and how many fight on its side. */
	readonly opponents?: number;
	readonly friends?: number;
}

/** One attack of the active unit and the answer: a parry, a counterattack with another item, or both. */
export interface Pass {
	readonly weapon: Held;
	readonly parry?: Held;
	readonly counter?: Held;
	/** What the active unit parries the counterattack with. */
	readonly counterParry?: Held;
}

export interface ExchangeOutcome<P> {
	readonly activeKilled: P;
	readonly otherKilled: P;
	readonly bothStand: P;
	/** The expected number of blows whose total equals the Armor: Something Bad in 2020. */
	readonly activeEquals: P;
	readonly otherEquals: P;
	readonly modifiers: readonly Modifier[];
}

/** A blow with the modifiers that take part in it. */
export interface Struck {
	readonly blow: Blow;
	readonly modifiers: readonly Modifier[];
}

/** What a unit of the smaller side loses at a roll (PL-CMB-06, E10-MOD-09, E20-MOD-06). */
export const outnumbered = (
	{ edition }: CloseRules,
	{ opponents = 1, friends = 1 }: Melee,
	role: 'attack' | 'counter' | 'parry'
): readonly Modifier[] =>
	modifiersOf(
		edition.modifiers.filter(({ id }) => id === 'outnumbered'),
		{ opponents, friends, close: true, countering: role === 'counter' }
	);

const testOf = (
	{ skill, bonus = 0 }: Melee,
	use: number,
	modifiers: readonly Modifier[]
): SkillTest => ({
	skill,
	use,
	modifier: bonus + totalOf(modifiers, 'skill')
});

/** What a unit's own blow or parry is subject to. */
function burdens(
	rules: CloseRules,
	unit: Melee,
	role: 'attack' | 'counter' | 'parry',
	both: boolean
) {
	return [...outnumbered(rules, unit, role), ...(both ? rules.parryAndCounter : [])];
}

/** What a unit does against a blow with the item that it parries with. */
function parryWith(
	rules: CloseRules,
	unit: Melee,
	item: Held,
	{ weapon, both, against = 'attack' }: Meeting
) {
	const burden = burdens(rules, unit, 'parry', both === 'target');
	const modifiers = [...burden, ...rules.parryOf(weapon, against)];
	const parry: Parry = {
		test: testOf(unit, item.use, modifiers),
		absorb: addBonus(item.absorb ?? item.damage ?? flat(0), totalOf(modifiers, 'damage'))
	};
	return { parry, modifiers };
}

/** A weapon, and what meets it. */
interface Meeting {
	readonly weapon: Held;
	readonly parry?: Held | undefined;
	/** Who parries and strikes back at once (E05-CMB-26). */
	readonly both?: 'striker' | 'target' | undefined;
	/** What a parry meets, if it is no usual blow. */
	readonly against?: Against;
}

/** Returns an attack or counterattack with the modifiers that take part; an item that may not parry does not. */
export function strikeOf(
	rules: CloseRules,
	[striker, target]: readonly [Melee, Melee],
	role: 'attack' | 'counter',
	{ weapon, parry, both, against = role }: Meeting
): Struck {
	const own = burdens(rules, striker, role, both === 'striker');
	const answer =
		parry && rules.parries(parry, against)
			? parryWith(rules, target, parry, { weapon, both, against })
			: undefined;
	const blow: Blow = {
		test: testOf(striker, weapon.use, own),
		damage: addBonus(weapon.damage ?? flat(0), totalOf(own, 'damage')),
		...(weapon.piercing && rules.pierces && { piercing: true }),
		...(answer && { parry: answer.parry })
	};
	return { blow, modifiers: [...own, ...(answer?.modifiers ?? [])] };
}

type Stroke = Struck & { readonly by: 'active' | 'other' };

/** The blows of one pass in their order (E05-CMB-19, E10-CC-04). */
function strokesOf(rules: CloseRules, active: Melee, other: Melee, pass: Pass): Stroke[] {
	const counter = rules.counters === 'afterAttacks' ? pass.counter : undefined;
	const parries = pass.parry && rules.parries(pass.parry, 'attack') ? pass.parry : undefined;
	const both = counter !== undefined && parries !== undefined;
	const attack = strikeOf(rules, [active, other], 'attack', {
		weapon: pass.weapon,
		parry: parries,
		...(both && { both: 'target' })
	});
	const first: Stroke = { ...attack, by: 'active' };
	if (!counter) return [first];
	const answer = strikeOf(rules, [other, active], 'counter', {
		weapon: counter,
		parry: pass.counterParry,
		...(both && { both: 'striker' })
	});
	return [first, { ...answer, by: 'other' }];
}

/**
 * Resolves an exchange of close combat, pass after pass, until one falls: attack, parry and counterattack, with
 * the damage of the turn added up on both (E05-CMB-19 to 27, E10-CC-04, E20-MAN-01). While both stand, the
 * damage of one tells nothing of the other's, so that each keeps its own distribution.
 */
export function resolveExchange<P, D>(
	chances: OrderChances<P, D>,
	rules: CloseRules,
	[active, other]: readonly [Melee, Melee],
	passes: readonly Pass[]
): ExchangeOutcome<P> {
	const tallies: Record<'active' | 'other', Tally<D>> = {
		active: unhurt(chances, active.already),
		other: unhurt(chances, other.already)
	};
	const killed = { active: chances.zero, other: chances.zero };
	const equals = { active: chances.zero, other: chances.zero };
	const modifiers: Modifier[] = [];
	for (const stroke of passes.flatMap((pass) => strokesOf(rules, active, other, pass))) {
		const target = stroke.by === 'active' ? 'other' : 'active';
		const strikes = chances.mass(tallies[stroke.by].standing);
		const armor = (target === 'active' ? active : other).armor;
		const inflicted = inflictedBy(chances, rules, stroke.blow);
		const after = suffer(chances, rules.edition, tallies[target], inflicted, armor);
		killed[target] = chances.plus(killed[target], chances.times(strikes, after.kill));
		equals[target] = chances.plus(equals[target], chances.times(strikes, after.equal));
		tallies[target] = after;
		modifiers.push(...stroke.modifiers);
	}
	return {
		activeKilled: killed.active,
		otherKilled: killed.other,
		bothStand: chances.times(
			chances.mass(tallies.active.standing),
			chances.mass(tallies.other.standing)
		),
		activeEquals: equals.active,
		otherEquals: equals.other,
		modifiers
	};
}
