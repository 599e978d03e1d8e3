import { weaponsOf, type WeaponAtHand } from '../../weapons';
import { editionOf, type Context, type Effect } from '../context';
import type { AttackOrder } from '../order';

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

/** Results after which a figure takes no more part in a fight. */
export const GONE: readonly string[] = ['killed', 'destroyed', 'wounded', 'bailed'];

/** Whether an attack has taken a figure out of the fight. */
export const isGone = ({ results }: Effect, id: string): boolean =>
	results.some(({ figure, result }) => figure === id && GONE.includes(result));

/** Counterattacks that may follow (PL-CC-11, E10-CC-04); none in 2020 (A20-3). */
export function counters(
	context: Context,
	effect: Effect,
	order: AttackOrder,
	attacker: string
): void {
	const { id } = editionOf(context);
	const { target } = order;
	if (
		order.way !== 'close' ||
		order.stray ||
		isGone(effect, target) ||
		(id !== '2005' && id !== '2010')
	)
		return;
	const parried = effect.changes.flatMap((change) =>
		change.kind === 'weapon' && change.figure === target
			? [change.weapon, change.weapon.replace(/ parry$/, '')]
			: []
	);
	for (const { key } of readyWeapons(context, target, parried)) {
		const attackers = [{ figure: target, weapon: key }];
		effect.follow.push({ procedure: 'attack', way: 'counter', attackers, target: attacker });
	}
}
