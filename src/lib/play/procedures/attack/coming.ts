import { flat, type Dice } from '$lib/dice/notation';
import type { Part } from '../ask';
import { bail } from './bail';
import { damageRoll, pooled, type Blow } from './damage';
import { absorbed, diceLeft, type Declared, type Parried } from './defence';
import { bestOf, type Hits } from './hit';

/** Whether the target leaps out of the way, if it declared that; it pays for it in any case. */
export function* escapes(
	{ context, effect, order }: Omit<Blow, 'inches'>,
	hits: Hits,
	{ bails }: Declared
): Part<boolean> {
	if (!bails) return false;
	const rolled = hits.order !== undefined && hits.landed.length > 0;
	const avoided = yield* bail(context, effect, order.target, {
		...(rolled && { total: bestOf(hits) }),
		order: hits.order,
		missed: hits.landed.length === 0
	});
	if (avoided) effect.result(order.target, 'bailed');
	return avoided;
}

/**
 * The damage that the parries leave, with dice that all attackers add together: each parry takes its share off the
 * attack that it met.
 */
export function* damageLeft(
	blow: Blow,
	left: readonly Parried[],
	shooter: string,
	more: Dice = flat(0)
): Part<{ readonly rolled: number; readonly dealt: number }> {
	const { context } = blow;
	const pool = (some: readonly Parried[], added = flat(0)) =>
		pooled([
			...some.map((one) => ({ dice: diceLeft(context, one), beyond: one.landed.beyond })),
			{ dice: added, beyond: 0 }
		]);
	const open = left.filter(({ absorb }) => absorb.rolls.length === 0);
	const met = left.filter(({ absorb }) => absorb.rolls.length > 0);
	// One attack alone is one roll with all that is added to it.
	const alone = open.length === 0 && met.length === 1;
	const whole = open.length > 0 || (!alone && more.rolls.length > 0);
	let rolled = whole ? yield* damageRoll(blow, shooter, pool(open, more)) : 0;
	let dealt = rolled;
	for (const one of met) {
		const own = pool([one], alone ? more : flat(0));
		const damage = yield* damageRoll(blow, one.landed.by.figure, own);
		rolled += damage;
		dealt += Math.max(0, damage - (yield* absorbed(blow, one)));
	}
	return { rolled, dealt };
}
