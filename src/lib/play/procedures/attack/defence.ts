import type { Edition } from '$lib/combat/edition';
import { modifiersOf, totalOf } from '$lib/combat/modifiers';
import { deflected, deflectedPiercing } from '$lib/combat/parry';
import { addBonus, dice, flat, type Dice } from '$lib/dice/notation';
import { ruleOf } from '../../check/rules-of-combat';
import { isInGrab } from '../../holds';
import { has, isAble } from '../../table';
import { weaponsOf, type WeaponAtHand } from '../../weapons';
import { choose, roll, type Option, type Part, type Rolled } from '../ask';
import { actionsLeft, editionOf, skillOf, stateOf, type Context, type Effect } from '../context';
import type { AttackOrder } from '../order';
import { bennyRules, opposedRules, skillRules } from '$lib/combat/roll-rules';
import type { Blow } from './damage';
import type { Hits } from './hit';

/** What the defender declared, and how it went. */
export interface Defence {
	/** Nothing of the attack arrives. */
	readonly avoided: boolean;
	/** Taken off the damage after a parry of PL-2005. */
	readonly absorb: Dice;
	/** Levels of Deflection (E10-PAR-03, E20-PAR-03). */
	readonly levels: number;
}

const NO_DEFENCE: Defence = { avoided: false, absorb: flat(0), levels: 0 };

/** The count under which a parry with a weapon is kept: in PL-2005 it may also attack (PL-CC-09). */
const usedForParry = ({ id }: Edition, key: string) => (id === '2005' ? `${key} parry` : key);

function mayParry(edition: Edition, { way }: AttackOrder, weapon: WeaponAtHand): boolean {
	const moves = way === 'push' || way === 'grab';
	const isHand = weapon.strike.item === 'bareHands';
	if (weapon.ranged || weapon.load || (!weapon.parry && !isHand && !weapon.shield)) return false;
	if (isHand) return edition.id !== '2005' && moves;
	const onlyShields =
		(edition.id === '2020' && !moves) ||
		(edition.id === '2010' && way === 'charge') ||
		(edition.id === '2005' && way === 'counter') ||
		['ranged', 'explosion', 'spell'].includes(way);
	return weapon.shield || !onlyShields;
}

/** The weapons that a figure can parry this attack with. */
export function parries(context: Context, order: AttackOrder): WeaponAtHand[] {
	const edition = editionOf(context);
	const state = stateOf(context, order.target);
	if (!isAble(state) || edition.hitsByItself) return [];
	if (edition.id === '2010' && order.way === 'ranged') return [];
	return weaponsOf(context.game, context.table, order.target).filter(
		(weapon) =>
			mayParry(edition, order, weapon) &&
			!state.weapons[usedForParry(edition, weapon.key)] &&
			!(weapon.shield && has(state, 'shieldPushed'))
	);
}

function canBail(context: Context, { target, way }: AttackOrder): boolean {
	const { id, hitsByItself } = editionOf(context);
	if (hitsByItself || !isAble(stateOf(context, target))) return false;
	if (isInGrab(context.table, target)) return false;
	if (id === '2010') return ['close', 'counter', 'push', 'grab', 'charge'].includes(way);
	return actionsLeft(context, target) > 0;
}

/** What the defender declares before the attack roll (PL-CC-10). */
export function* declare(context: Context, order: AttackOrder): Part<Option> {
	const { target } = order;
	const options: Option[] = [
		{ id: 'none' },
		...parries(context, order).map(({ key }) => ({ id: `parry:${key}`, weapon: key })),
		...(canBail(context, order) ? [{ id: 'bail' }] : [])
	];
	const rule = ruleOf(editionOf(context).id, 'parry');
	return yield* choose({ kind: 'choice', choice: 'defence', who: target, options, rule });
}

interface Parrying {
	readonly context: Context;
	readonly effect: Effect;
	readonly order: AttackOrder;
	readonly hits: Hits;
	readonly weapon: WeaponAtHand;
}

function* parryRoll({ context, effect, order, hits, weapon }: Parrying): Part<Rolled> {
	const edition = editionOf(context);
	const modifiers = modifiersOf(edition.modifiers, order.defending ?? {});
	const later = edition.id !== '2005' && hits.twoHanded && !hits.piercing ? 1 : 0;
	const use = weapon.strike.use ?? 0;
	const rule = ruleOf(edition.id, 'parry');
	const rolled = yield* roll({
		kind: 'roll',
		why: 'parry',
		who: order.target,
		dice: addBonus(skillOf(context, order.target), totalOf(modifiers, 'skill') + later),
		rules: skillRules(edition),
		need: edition.id === '2005' ? Math.max(use, hits.best) : use,
		rule,
		modifiers
	});
	effect.roll(rolled, rule);
	return rolled;
}

/** The weapon of a failed parry flies away (PL-CC-12, E10-PAR-06, E20-PAR-06). */
function* fliesAway(
	{ context, effect, order, hits, weapon }: Parrying,
	fumble: boolean
): Part<void> {
	const edition = editionOf(context);
	const knocked = hits.twoHanded && !weapon.twoHanded;
	const exempt = edition.id === '2020' || (edition.id === '2010' && weapon.shield);
	if (weapon.strike.item === 'bareHands' || (!fumble && (!knocked || exempt))) return;
	let inches = hits.best;
	if (edition.id === '2005') {
		const rule = 'PL-CC-12';
		const ask = { kind: 'roll', why: 'flight', who: order.target, dice: dice(1, 6), rule } as const;
		const rolled = yield* roll({ ...ask, rules: opposedRules(edition) });
		effect.roll(rolled, rule);
		inches = rolled.total;
	}
	effect.changes.push({ kind: 'item', figure: order.target, weapon: weapon.key, lost: true });
	effect.result(order.target, 'disarmed', inches);
}

/** A parry with a Benny: it saves a failed roll, or buys one more level (E10-PAR-04, E20-PAR-04). */
function* levelsOf({ context, effect, order, weapon }: Parrying, rolled: Rolled): Part<number> {
	const edition = editionOf(context);
	const need = weapon.strike.use ?? 0;
	const success = !rolled.fumble && rolled.total >= need;
	const earned = rolled.dice.some(({ sides, throws }) =>
		edition.bennyFaces?.(sides).includes(throws[0] ?? 0)
	);
	if (!earned) return success ? 1 : 0;
	const rule = edition.id === '2010' ? 'E10-PAR-04' : 'E20-PAR-04';
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
	return rolled.total + more.total >= need ? 1 : 0;
}

function* parry(parrying: Parrying): Part<Defence> {
	const { context, effect, order, weapon } = parrying;
	const edition = editionOf(context);
	const { target } = order;
	const key = usedForParry(edition, weapon.key);
	effect.changes.push({ kind: 'weapon', figure: target, weapon: key, by: 1 });
	if (edition.id !== '2005' && actionsLeft(context, target) > 0)
		effect.count(target, 'responses', 1);
	const rolled = yield* parryRoll(parrying);
	if (edition.id === '2005') {
		if (!rolled.record.success) {
			yield* fliesAway(parrying, rolled.fumble);
			return NO_DEFENCE;
		}
		const avoided = order.way === 'push';
		return { ...NO_DEFENCE, avoided, absorb: weapon.parry ?? flat(0) };
	}
	const levels = yield* levelsOf(parrying, rolled);
	if (levels === 0) yield* fliesAway(parrying, rolled.fumble);
	const avoided = levels > 0 && (order.way === 'push' || order.way === 'grab');
	return { ...NO_DEFENCE, avoided, levels: weapon.strike.item === 'bareHands' ? 0 : levels };
}

/** A leap out of the way: prone and disrupted, whether it helped or not (PL-TRN-16, E10-BAIL-01). */
export function* bail(
	context: Context,
	effect: Effect,
	target: string,
	attack: number | undefined
): Part<boolean> {
	const edition = editionOf(context);
	const rule = ruleOf(edition.id, 'bail');
	effect.flag(target, 'prone');
	effect.flag(target, 'disrupted');
	if (edition.id !== '2010') effect.count(target, 'responses', 1);
	if (edition.id === '2020') {
		effect.rules.add(rule);
		return true;
	}
	const own = edition.id === '2010';
	const rolled = yield* roll({
		kind: 'roll',
		why: 'bail',
		who: target,
		dice: own ? skillOf(context, target) : dice(1, 6),
		rules: { ...skillRules(edition), allOnes: 'fails' },
		...(own && attack !== undefined && { need: attack, above: true as const }),
		rule
	});
	effect.roll(rolled, rule);
	if (rolled.fumble || rolled.record.success === false) return false;
	const options = [{ id: 'yes' }, { id: 'no' }];
	const ask = { kind: 'choice', choice: 'clears', who: target, options, rule } as const;
	return (yield* choose({ ...ask, amount: rolled.total })).id === 'yes';
}

/** Plays the declared defence against an attack that hits. */
export function* defend(
	context: Context,
	effect: Effect,
	order: AttackOrder,
	declared: Option,
	hits: Hits
): Part<Defence> {
	if (declared.id === 'bail') {
		const rolls = hits.best > 0 && order.way !== 'push' && order.way !== 'grab';
		const avoided = yield* bail(context, effect, order.target, rolls ? hits.best : undefined);
		if (avoided) effect.result(order.target, 'bailed');
		return { ...NO_DEFENCE, avoided };
	}
	const weapon = parries(context, order).find(({ key }) => key === declared.weapon);
	if (!weapon) return NO_DEFENCE;
	const defence = yield* parry({ context, effect, order, hits, weapon });
	if (defence.avoided || defence.levels > 0 || defence.absorb.rolls.length > 0) {
		effect.result(order.target, 'parried');
	}
	return defence;
}

/** The damage dice that a parry leaves (E10-PAR-03, E10-PAR-07). */
export function leftOf({ pool, piercing }: Hits, { levels }: Defence): Dice {
	if (levels === 0) return pool;
	return piercing ? deflectedPiercing(pool, levels) : deflected(pool, levels);
}

/** The absorption of a parry is rolled for itself (PL-CC-12). */
export function* absorbed({ context, effect, order }: Blow, { absorb }: Defence): Part<number> {
	if (absorb.rolls.length === 0) return 0;
	const rule = 'PL-CC-12';
	const ask = { kind: 'roll', why: 'absorb', who: order.target, dice: absorb, rule } as const;
	const rolled = yield* roll({ ...ask, rules: opposedRules(editionOf(context)) });
	effect.roll(rolled, rule);
	return rolled.total;
}
