import { inflictedBy } from './inflicted';
import { flat, type Dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import { successesOf } from '$lib/dice/successes';
import { resolveCombined } from '../combined';
import { MOST_AT_ONE } from '../crowd';
import type { Modifier } from '../modifiers';
import { strikeOf, type Melee, type Struck } from './exchange';
import type { CloseRules, Held } from './rules';
import { suffer, sufferAll, unhurt } from './running-total';

/** One who attacks together with others. */
export interface Ganger extends Melee {
	readonly weapon: Held;
}

export interface GangOutcome<P> {
	readonly victimKilled: P;
	/** Damage equals Armor: Something Bad in 2020. */
	readonly victimEquals: P;
	/** The chance of each number of attackers that the victim's counters kill, from none up. */
	readonly attackersKilled: readonly P[];
	readonly modifiers: readonly Modifier[];
}

function checked<T>(fighters: readonly T[]): readonly T[] {
	if (fighters.length > MOST_AT_ONE)
		throw new RangeError(`At most ${MOST_AT_ONE} fight one minifig at once`);
	return fighters;
}

const damageOf = ({ damage = flat(0) }: { damage?: Dice }) => damage;

function killOf<P, D>(
	chances: OrderChances<P, D>,
	rules: CloseRules,
	{ blow }: Struck,
	target: Melee
): P {
	const inflicted = inflictedBy(chances, rules, blow);
	return suffer(chances, rules.edition, unhurt(chances, target.already), inflicted, target.armor)
		.kill;
}

/**
 * Resolves an attack of up to three on one: their damage is one sum, and a victim that survives counters them one
 * by one, each item once (E05-CMB-16, E10-COMB-06).
 */
export function resolveGang<P, D>(
	chances: OrderChances<P, D>,
	rules: CloseRules,
	gang: readonly Ganger[],
	victim: Melee,
	counters: readonly Held[] = []
): GangOutcome<P> {
	const attackers = checked(gang).map((each) => ({ ...each, opponents: 1, friends: gang.length }));
	const alone: Melee = { ...victim, opponents: gang.length, friends: 1 };
	const attacks = attackers.map((each) =>
		strikeOf(rules, [each, alone], 'attack', { weapon: each.weapon })
	);
	const volleys = attacks.flatMap(({ blow }) =>
		blow.test ? [{ attackers: 1, test: blow.test, damage: damageOf(blow) }] : []
	);
	const { armor, already } = victim;
	const { kill, equal } = resolveCombined(chances, rules.edition, volleys, armor, already);
	const stands = chances.minus(chances.one, kill);
	const answers = rules.counters === 'afterAttacks' ? counters.slice(0, attackers.length) : [];
	const struck = answers.map((weapon, i) => ({
		...strikeOf(rules, [alone, attackers[i] ?? alone], 'counter', { weapon }),
		target: attackers[i] ?? alone
	}));
	const counts = successesOf(
		chances,
		struck.map((each) => killOf(chances, rules, each, each.target))
	);
	return {
		victimKilled: kill,
		victimEquals: equal,
		attackersKilled: counts.map((chance, n) =>
			n === 0 ? chances.plus(kill, chances.times(stands, chance)) : chances.times(stands, chance)
		),
		modifiers: [...attacks, ...struck].flatMap(({ modifiers }) => modifiers)
	};
}

/** The damage of the turn on one who leaves close combat: each of up to three opponents strikes once. */
export function resolveLeaving<P, D>(
	chances: OrderChances<P, D>,
	rules: CloseRules,
	leaver: Melee,
	opponents: readonly Ganger[],
	parry?: Held
): { readonly escapes: P; readonly killed: P; readonly modifiers: readonly Modifier[] } {
	const alone: Melee = { ...leaver, opponents: opponents.length, friends: 1 };
	const struck = checked(opponents).map((each, i) =>
		strikeOf(rules, [{ ...each, friends: opponents.length }, alone], 'counter', {
			weapon: each.weapon,
			parry: i === 0 ? parry : undefined,
			against: 'leaving'
		})
	);
	const blows = struck.map(({ blow }) => inflictedBy(chances, rules, blow));
	const steps = sufferAll(
		chances,
		rules.edition,
		unhurt(chances, leaver.already),
		blows,
		leaver.armor
	);
	const killed = sumOf(
		chances,
		steps.map(({ kill }) => kill)
	);
	return {
		killed,
		escapes: chances.minus(chances.one, killed),
		modifiers: struck.flatMap(({ modifiers }) => modifiers)
	};
}

const sumOf = <P, D>({ plus, zero }: Chances<P, D>, all: readonly P[]) => all.reduce(plus, zero);
