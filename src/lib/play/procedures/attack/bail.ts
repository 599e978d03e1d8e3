import { earnsBenny, bennyRules, leapRules, orderRules, skillRules } from '$lib/combat/roll-rules';
import { dice } from '$lib/dice/notation';
import { CLOSE_WAYS } from '../../causes';
import { ruleOf } from '../../check/rules-of-combat';
import { isInGrab } from '../../holds';
import { isAble } from '../../table';
import { choose, roll, type Part, type Rolled } from '../ask';
import {
	actionsLeft,
	closeOf,
	editionOf,
	fighterProfile,
	operatorsOf,
	rolledBy,
	skillOf,
	stateOf,
	type Context,
	type Effect
} from '../context';
import type { AttackOrder } from '../order';
import { bracing } from './bracing';

/** What never moves leaps nowhere, nor what nobody drives. */
function canMove(context: Context, id: string): boolean {
	const profile = fighterProfile(context, id);
	if (profile?.kind !== 'creation') return profile !== undefined;
	const driven = profile.skill !== undefined || operatorsOf(context, id).length > 0;
	return driven && profile.movement.length > 0;
}

/** Whether the target of an attack may leap out of its way (PL-TRN-16, E10-BAIL-01, E20-PAR-08). */
export function mayBail(context: Context, order: AttackOrder): boolean {
	const { target, way } = order;
	const rules = closeOf(context).bail;
	if (!rules || !isAble(stateOf(context, target)) || isInGrab(context.table, target)) return false;
	if (!canMove(context, target)) return false;
	if (rules.costs === 'nothing') return CLOSE_WAYS.includes(way);
	const braces = bracing(context, order).includes(target);
	return actionsLeft(context, target) > (braces ? 1 : 0);
}

/** What a leap costs, whether it helps or not: it ends disrupted, mostly prone, and may take an action. */
function pay(context: Context, effect: Effect, target: string, onFeet: boolean): void {
	const rules = closeOf(context).bail;
	if (!rules) return;
	effect.rules.add(ruleOf(editionOf(context).id, 'bail'));
	if (rules.prone && !onFeet) effect.flag(target, 'prone');
	effect.flag(target, 'disrupted');
	if (rules.costs === 'response') effect.count(target, 'responses', 1);
}

/** Whether a leap of some inches leaves the reach of the attack. */
function* clears(context: Context, target: string, inches: number): Part<boolean> {
	const rule = ruleOf(editionOf(context).id, 'bail');
	const options = [{ id: 'yes' }, { id: 'no' }];
	const ask = { kind: 'choice', choice: 'clears', who: target, options, rule } as const;
	return (yield* choose({ ...ask, amount: inches })).id === 'yes';
}

/** The attack that is leapt away from: its total, and that less its Use, where it rolled. */
export interface Escaped {
	readonly total?: number | undefined;
	readonly order?: number | undefined;
	/** It hit nothing, so that nothing has to be escaped. */
	readonly missed?: boolean;
}

interface Leap {
	readonly avoided: boolean;
	readonly onFeet: boolean;
}

const STAYS: Leap = { avoided: false, onFeet: false };

/** Who acts first: the Skill of the one who leaps, which has no Use, against the attack (PL-TRN-15, A05-18). */
function* actsFirst(
	context: Context,
	effect: Effect,
	target: string,
	{ order }: Escaped
): Part<boolean> {
	if (order === undefined) return true;
	const rule = 'PL-TRN-15';
	const rolled = yield* roll({
		...{ kind: 'roll', why: 'order', who: target, rule },
		dice: skillOf(context, target),
		rules: orderRules(editionOf(context)),
		need: order,
		above: true
	});
	effect.roll(rolled, rule);
	return rolled.total > order;
}

/** In PL-2005 1d6″ for one who acts first; all ones fall where they stand (PL-TRN-16). */
function* byOrder(context: Context, effect: Effect, target: string, from: Escaped): Part<Leap> {
	if (from.missed || !(yield* actsFirst(context, effect, target, from))) return STAYS;
	const rolled = yield* distance(context, effect, target);
	if (rolled.fumble) return STAYS;
	return { avoided: yield* clears(context, target, rolled.total), onFeet: false };
}

function* distance(context: Context, effect: Effect, target: string): Part<Rolled> {
	const edition = editionOf(context);
	const rule = ruleOf(edition.id, 'bail');
	const rolled = yield* roll({
		...{ kind: 'roll', why: 'bail', who: target, rule },
		dice: rolledBy(context, target, dice(1, 6)),
		rules: leapRules(edition)
	});
	effect.roll(rolled, rule);
	return rolled;
}

/** In 2010 the Skill Roll must exceed the attack; a Benny adds to it, or lands on the feet (E10-BAIL-01, E10-BAIL-02). */
function* bySkill(context: Context, effect: Effect, target: string, from: Escaped): Part<Leap> {
	const edition = editionOf(context);
	const rule = ruleOf(edition.id, 'bail');
	const rolled = yield* roll({
		...{ kind: 'roll', why: 'bail', who: target, rule },
		dice: skillOf(context, target),
		rules: skillRules(edition),
		...(from.total !== undefined && { need: from.total, above: true as const })
	});
	effect.roll(rolled, rule);
	const earned = rolled.dice.some(({ sides, throws }) =>
		earnsBenny(edition, sides, throws[0] ?? 0)
	);
	let { total } = rolled;
	let onFeet = false;
	if (earned) {
		const options = [{ id: 'attack' }, { id: 'feet' }, { id: 'none' }];
		const ask = { kind: 'choice', choice: 'benny', who: target, options, rule } as const;
		const { id } = yield* choose(ask);
		onFeet = id === 'feet';
		if (id === 'attack') {
			const more = yield* roll({
				...{ kind: 'roll', why: 'benny', who: target, dice: dice(1, 6), rule },
				rules: bennyRules(edition)
			});
			effect.roll(more, rule);
			total = rolled.sum + more.total;
		}
	}
	if (rolled.fumble || from.missed || (from.total !== undefined && total <= from.total))
		return { ...STAYS, onFeet };
	return { avoided: yield* clears(context, target, total), onFeet };
}

/**
 * A leap out of the way of an attack; gives whether it escapes it. It costs the same whether it helped or not, and
 * also when the attack misses (PL-TRN-16, E10-BAIL-01, E20-PAR-08).
 */
export function* bail(
	context: Context,
	effect: Effect,
	target: string,
	from: Escaped
): Part<boolean> {
	const rules = closeOf(context).bail;
	if (!rules) return false;
	let leap: Leap = { avoided: true, onFeet: false };
	if (rules.by === 'order') leap = yield* byOrder(context, effect, target, from);
	if (rules.by === 'skill') leap = yield* bySkill(context, effect, target, from);
	pay(context, effect, target, leap.onFeet && rules.feet);
	return leap.avoided;
}
