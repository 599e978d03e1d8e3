import type { Against, Parry as PlainParry } from '$lib/combat/close/rules';
import { totalOf, modifiersOf, type Modifier } from '$lib/combat/modifiers';
import { deflected, deflectedPiercing } from '$lib/combat/parry';
import { skillDice } from '$lib/combat/rolls';
import { bennyRules, earnsBenny, opposedRules, skillRules } from '$lib/combat/roll-rules';
import { addBonus, dice, flat, type Dice } from '$lib/dice/notation';
import { ruleOf } from '../../check/rules-of-combat';
import { has, isAble } from '../../table';
import { weaponsOf, type WeaponAtHand } from '../../weapons';
import { choose, roll, type Option, type Part, type Rolled } from '../ask';
import {
	actionsLeft,
	closeOf,
	editionOf,
	rolledBy,
	skillOf,
	stateOf,
	type Context,
	type Effect
} from '../context';
import type { AttackOrder } from '../order';
import { mayBail } from './bail';
import { readyWeapons } from './counters';
import type { Blow } from './damage';
import type { Hits, Landed } from './hit';
import type { Shooter } from './shooter';

/** A parry that was declared: with which weapon, against whose attack. */
export interface DeclaredParry {
	readonly weapon: string;
	readonly meets: string;
}

/** What the defender declares before the rolls to hit (PL-CC-10). */
export interface Declared {
	readonly parries: readonly DeclaredParry[];
	readonly bails: boolean;
	/** It strikes back besides a parry, at what both cost (PL-CC-13). */
	readonly both: boolean;
	/** Others in the way of a charge that leap out of it (PL-TRN-16). */
	readonly leaping?: readonly string[];
}

export const NOTHING: Declared = { parries: [], bails: false, both: false };

/** A parry with what changes it. */
interface Parry extends PlainParry {
	readonly absorb: Dice;
	readonly modifiers: readonly Modifier[];
}

/** What a parry left of one attack. */
export interface Parried {
	readonly landed: Landed;
	/** Taken off the damage after a parry of PL-2005. */
	readonly absorb: Dice;
	/** Levels of Deflection (E10-PAR-03, E20-PAR-03). */
	readonly levels: number;
	/** A shove or grab comes to nothing. */
	readonly avoided: boolean;
}

const holds = ({ game, table }: Context, figure: string) =>
	weaponsOf(game, table, figure).some(({ guard }) => guard && !guard.bareHands);

/** What an attack is to a parry. */
export function againstOf(context: Context, order: AttackOrder): Against {
	const { game, table } = context;
	const [attacker] = order.attackers;
	const figure = attacker?.figure ?? '';
	switch (order.way) {
		case 'close':
			return 'attack';
		case 'counter':
			return order.leaving ? 'leaving' : 'counter';
		case 'push':
			return holds(context, figure) ? 'shove' : 'bareShove';
		case 'ranged': {
			const weapon = weaponsOf(game, table, figure).find(({ key }) => key === attacker?.weapon);
			return weapon?.strike.item === 'bolt' ? 'magic' : 'shot';
		}
		case 'spell':
			return 'magic';
		default:
			return order.way;
	}
}

/** The count under which a parry with a weapon is kept: where it may also attack, one of its own. */
const usedForParry = (context: Context, key: string) =>
	closeOf(context).parriesBesides ? `${key} parry` : key;

/** The weapons that a figure can parry this attack with. */
export function parries(context: Context, order: AttackOrder): WeaponAtHand[] {
	const close = closeOf(context);
	const state = stateOf(context, order.target);
	if (!isAble(state)) return [];
	const against = againstOf(context, order);
	return weaponsOf(context.game, context.table, order.target).filter(
		({ guard, key, shield }) =>
			guard &&
			close.parries(guard, against) &&
			!state.weapons[usedForParry(context, key)] &&
			!(shield && has(state, 'shieldPushed'))
	);
}

function* declaredParry(
	context: Context,
	order: AttackOrder,
	weapon: string,
	open: readonly string[]
): Part<DeclaredParry> {
	const options = open.map((id) => ({ id, figure: id }));
	const rule = ruleOf(editionOf(context).id, 'parry');
	const ask = { kind: 'choice', choice: 'meets', who: order.target, options, rule } as const;
	const { figure = '' } = yield* choose(ask);
	return { weapon, meets: figure };
}

/** Whether one who parries also strikes back with another weapon (PL-CC-13). */
function* alsoCounters(
	context: Context,
	order: AttackOrder,
	used: readonly string[]
): Part<boolean> {
	const { parryAndCounter } = closeOf(context);
	const [both] = parryAndCounter;
	if (!both || order.way !== 'close' || used.length === 0) return false;
	if (readyWeapons(context, order.target, used).length === 0) return false;
	const options = [{ id: 'no' }, { id: 'yes' }];
	const ask = { kind: 'choice', choice: 'counterToo', who: order.target, options } as const;
	return (yield* choose({ ...ask, rule: both.rule })).id === 'yes';
}

/** What the defender declares before the attack roll: each parry meets one attack (PL-CC-09, PL-CC-10). */
export function* declare(context: Context, order: AttackOrder): Part<Declared> {
	const { target, attackers } = order;
	const rule = ruleOf(editionOf(context).id, 'parry');
	const bail = mayBail(context, order) ? [{ id: 'bail' }] : [];
	const found: DeclaredParry[] = [];
	let open = attackers.map(({ figure }) => figure);
	// An explosion of nobody in sight is met like that of one.
	if (open.length === 0) open = [''];
	while (open.length > 0) {
		const used = found.map(({ weapon }) => weapon);
		const left = parries(context, order).filter(({ key }) => !used.includes(key));
		const options: Option[] = [
			{ id: 'none' },
			...left.map(({ key }) => ({ id: `parry:${key}`, weapon: key })),
			...(found.length === 0 ? bail : [])
		];
		const ask = { kind: 'choice', choice: 'defence', who: target, options, rule } as const;
		const { id, weapon } = yield* choose(ask);
		if (id === 'bail') return { ...NOTHING, bails: true };
		if (weapon === undefined) break;
		const parry = yield* declaredParry(context, order, weapon, open);
		found.push(parry);
		open = open.filter((figure) => figure !== parry.meets);
	}
	const used = found.map(({ weapon }) => weapon);
	return { parries: found, bails: false, both: yield* alsoCounters(context, order, used) };
}

interface Parrying {
	readonly context: Context;
	readonly effect: Effect;
	readonly order: AttackOrder;
	readonly landed: Landed;
	readonly weapon: WeaponAtHand;
	readonly both: boolean;
}

/** The Use of what parries (E10-PAR-01, E20-PAR-01). */
function useOf(context: Context, { guard, strike }: WeaponAtHand): number {
	const close = closeOf(context);
	if (guard?.gun) return close.gunParry;
	return guard?.bareHands ? close.bareParry : (strike.use ?? 0);
}

/** A parry before its dice: its roll, what it takes off in PL-2005, and what changes both. */
export function parryWith(
	context: Context,
	order: AttackOrder,
	weapon: WeaponAtHand,
	against: Pick<Shooter, 'twoHanded'>,
	both: boolean
): Parry {
	const close = closeOf(context);
	const modifiers = [
		...modifiersOf(editionOf(context).modifiers, order.defending ?? {}).filter(
			({ to }) => to === 'skill'
		),
		...close.parryOf(against, againstOf(context, order)),
		...(both ? close.parryAndCounter : [])
	];
	const skill = skillOf(context, order.target);
	const absorb = weapon.parry
		? addBonus(rolledBy(context, order.target, weapon.parry), totalOf(modifiers, 'damage'))
		: flat(0);
	return {
		test: { skill, use: useOf(context, weapon), modifier: totalOf(modifiers, 'skill') },
		absorb,
		modifiers
	};
}

function* parryRoll({ context, effect, order, landed }: Parrying, declared: Parry): Part<Rolled> {
	const edition = editionOf(context);
	const { use } = declared.test;
	const { modifiers } = declared;
	const rule = ruleOf(edition.id, 'parry');
	const rolled = yield* roll({
		kind: 'roll',
		why: 'parry',
		who: order.target,
		dice: skillDice(edition, declared.test),
		rules: skillRules(edition),
		need: closeOf(context).meetsAttack ? Math.max(use, landed.total) : use,
		rule,
		modifiers
	});
	effect.roll(rolled, rule);
	return rolled;
}

/** The weapon of a failed parry flies away (PL-CC-12, E10-PAR-06, E20-PAR-06). */
function* fliesAway(
	{ context, effect, order, landed, weapon }: Parrying,
	fumble: boolean
): Part<void> {
	const edition = editionOf(context);
	const { disarms, disarmedBy } = closeOf(context);
	const { guard = {}, bothHands } = weapon;
	const strong = landed.by.twoHanded || landed.by.bothHands;
	const held = { ...guard, twoHanded: bothHands };
	if (guard.bareHands || !disarms({ fumble, twoHanded: strong, guard: held })) return;
	let inches = landed.total;
	if (disarmedBy === 'd6') {
		const rule = ruleOf(edition.id, 'parry');
		const ask = { kind: 'roll', why: 'flight', who: order.target, dice: dice(1, 6), rule } as const;
		const rolled = yield* roll({ ...ask, rules: opposedRules(edition) });
		effect.roll(rolled, rule);
		inches = rolled.total;
	}
	effect.changes.push({ kind: 'item', figure: order.target, weapon: weapon.key, lost: true });
	effect.result(order.target, 'disarmed', inches);
}

/** A parry with a Benny: it saves a failed roll, or buys one more level (E10-PAR-04, E20-PAR-04). */
function* levelsOf(parrying: Parrying, rolled: Rolled): Part<number> {
	const { context, effect, order } = parrying;
	const edition = editionOf(context);
	const success = rolled.record.success === true;
	const earned = rolled.dice.some(({ sides, throws }) =>
		earnsBenny(edition, sides, throws[0] ?? 0)
	);
	if (!earned) return success ? 1 : 0;
	const rule = ruleOf(edition.id, 'parryBenny');
	const options = [{ id: success ? 'damage' : 'attack' }, { id: 'none' }];
	const ask = { kind: 'choice', choice: 'benny', who: order.target, options, rule } as const;
	const spent = (yield* choose(ask)).id;
	if (success) return spent === 'damage' ? 2 : 1;
	if (spent !== 'attack') return 0;
	const more = yield* roll({
		...{ kind: 'roll', why: 'benny', who: order.target, dice: dice(1, 6), rule },
		rules: bennyRules(edition)
	});
	effect.roll(more, rule);
	return rolled.sum + more.total >= (rolled.record.need ?? 0) ? 1 : 0;
}

/** Plays one parry. */
function* parry(parrying: Parrying): Part<Parried> {
	const { context, effect, order, landed, weapon, both } = parrying;
	const close = closeOf(context);
	const found = parryWith(context, order, weapon, landed.by, both);
	const rolled = yield* parryRoll(parrying, found);
	const levels = yield* levelsOf(parrying, rolled);
	if (levels === 0) {
		yield* fliesAway(parrying, rolled.fumble);
		return { landed, absorb: flat(0), levels: 0, avoided: false };
	}
	effect.result(order.target, 'parried');
	const avoided = order.way === 'push' || order.way === 'grab';
	if (!close.meetsAttack) {
		return { landed, absorb: flat(0), levels: weapon.guard?.bareHands ? 0 : levels, avoided };
	}
	return { landed, absorb: found.absorb, levels: 0, avoided };
}

/** What declared parries use up, whether the attack hits or not. */
export function spendParries(
	context: Context,
	effect: Effect,
	{ target }: AttackOrder,
	{ parries: declared }: Declared
): void {
	for (const { weapon } of declared) {
		effect.changes.push({
			kind: 'weapon',
			figure: target,
			weapon: usedForParry(context, weapon),
			by: 1
		});
	}
	const spends = closeOf(context).reactionsSpend && actionsLeft(context, target) > 0;
	if (declared.length > 0 && spends) effect.count(target, 'responses', 1);
}

/** Plays the declared parries against the attacks that hit; gives what is left of each of these. */
export function* defend(
	context: Context,
	effect: Effect,
	order: AttackOrder,
	declared: Declared,
	{ landed }: Hits
): Part<Parried[]> {
	const weapons = weaponsOf(context.game, context.table, order.target);
	const left: Parried[] = [];
	for (const hit of landed) {
		const chosen = declared.parries.find(({ meets }) => meets === hit.by.figure || meets === '');
		const weapon = weapons.find(({ key }) => key === chosen?.weapon);
		left.push(
			weapon
				? yield* parry({ context, effect, order, landed: hit, weapon, both: declared.both })
				: { landed: hit, absorb: flat(0), levels: 0, avoided: false }
		);
	}
	return left;
}

/** The damage dice that a parry leaves (E10-PAR-03, E10-PAR-07). */
export function diceLeft(context: Context, { landed: { damage, by }, levels }: Parried): Dice {
	if (levels === 0) return damage;
	const pierces = by.bothHands && closeOf(context).pierces;
	return pierces ? deflectedPiercing(damage, levels) : deflected(damage, levels);
}

/** The absorption of a parry is rolled for itself (PL-CC-12). */
export function* absorbed({ context, effect, order }: Blow, { absorb }: Parried): Part<number> {
	if (absorb.rolls.length === 0) return 0;
	const rule = 'PL-CC-12';
	const ask = { kind: 'roll', why: 'absorb', who: order.target, dice: absorb, rule } as const;
	const rolled = yield* roll({ ...ask, rules: opposedRules(editionOf(context)) });
	effect.roll(rolled, rule);
	return rolled.total;
}
