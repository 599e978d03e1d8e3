import { mayCounter } from '$lib/combat/close/in-melee';
import { sizeNow } from '../../statistics';
import { has, isAble, isStanding } from '../../table';
import { weaponsOf, type WeaponAtHand } from '../../weapons';
import { closeOf, profileOf, stateOf, type Context, type Effect } from '../context';
import type { AttackOrder, Order } from '../order';
import type { Declared } from './defence';

/** The hand weapons that a figure can still strike with this turn, besides some. */
export function readyWeapons(
	{ game, table }: Context,
	figure: string,
	besides: readonly string[] = []
): readonly WeaponAtHand[] {
	return weaponsOf(game, table, figure).filter(
		({ key, ranged, strike, load, used, shield }) =>
			!ranged && !load && used === 0 && !shield && strike.damage && !besides.includes(key)
	);
}

/** Results after which a figure is out of the game, at least for now. */
export const FALLEN: readonly string[] = ['killed', 'destroyed', 'wounded'];

const hasResult = ({ results }: Effect, id: string, some: readonly string[]): boolean =>
	results.some(({ figure, result }) => figure === id && some.includes(result));

export const hasFallen = (effect: Effect, id: string): boolean => hasResult(effect, id, FALLEN);

/** Whether an attack has taken a figure out of the fight: it fell, leapt away or was pushed out of reach. */
export const isGone = (effect: Effect, id: string): boolean =>
	hasResult(effect, id, [...FALLEN, 'bailed', 'pushed']);

/** Whether an attack has disrupted a figure, so that it does nothing more (PL-TRN-16). */
const isDisrupted = ({ changes }: Effect, id: string): boolean =>
	changes.some(
		(change) =>
			change.kind === 'flag' && change.figure === id && change.flag === 'disrupted' && change.on
	);

/** The attacks that are answered: blows and grabs, and a shove that came to nothing (PL-CC-01, E10-CC-04). */
const ANSWERED: readonly AttackOrder['way'][] = ['close', 'grab', 'push'];

/** Whether a figure may strike back at another one (PL-CCB-02). */
function mayStrikeBack(context: Context, figure: string, foe: string): boolean {
	const profile = profileOf(context, figure);
	const state = stateOf(context, figure);
	const able = isAble(state) && !has(state, 'disrupted');
	return (
		able && profile !== undefined && mayCounter(profile, sizeNow(context.game, context.table, foe))
	);
}

/** Counterattacks that may follow: each weapon at any of the attackers (PL-CC-09, PL-CC-11, E10-CC-04). */
export function counters(
	context: Context,
	effect: Effect,
	order: AttackOrder,
	declared: Declared
): void {
	const { target, way, stray, attackers, defending } = order;
	const { counters: when, parryAndCounter } = closeOf(context);
	const parried = declared.parries.map(({ weapon }) => weapon);
	const onlyParries = parryAndCounter.length > 0 && parried.length > 0 && !declared.both;
	if (when !== 'afterAttacks' || !ANSWERED.includes(way) || stray || onlyParries) return;
	if (isGone(effect, target) || isDisrupted(effect, target)) return;
	for (const { key } of readyWeapons(context, target, parried)) {
		for (const { figure: foe } of attackers) {
			if (!mayStrikeBack(context, target, foe)) continue;
			effect.follow.push({
				procedure: 'attack',
				way: 'counter',
				attackers: [{ figure: target, weapon: key }],
				target: foe,
				...(defending && { situation: defending }),
				...(declared.both && { both: true })
			});
		}
	}
}

/** Whether a counterattack can still follow: its weapon struck nobody else meanwhile, and both are still there. */
export function mayFollow(context: Context, order: Order): boolean {
	if (order.procedure !== 'attack' || order.way !== 'counter') return true;
	const target = stateOf(context, order.target);
	return (
		isStanding(target) &&
		order.attackers.every(
			({ figure, weapon }) =>
				isAble(stateOf(context, figure)) &&
				readyWeapons(context, figure).some(({ key }) => key === weapon)
		)
	);
}
