import { resolveLine, type Body, type LineCharge, type LineOutcome } from '$lib/combat/charge/line';
import type { ChargeRules } from '$lib/combat/charge/rules';
import type { OrderChances } from '$lib/dice/order';
import { meetingBody, meetingDiceOf, sizeOfBody } from '../procedures/attack/bodies';
import { addedTo, marksSize } from '../procedures/attack/damage';
import type { Declared } from '../procedures/attack/defence';
import { inTheWay } from '../procedures/attack/in-the-way';
import type { Context } from '../procedures/context';
import type { AttackOrder } from '../procedures/order';
import type { Flight, MetOdds } from './attack-odds';
import { armorIn } from './blow';

/** What one of the charges through a line meets: a figure, or its braced squad, whose first member is struck. */
function bodyOf(context: Context, order: AttackOrder, { leaping = [] }: Declared): Body {
	const { target } = order;
	const met = meetingBody(context, order);
	const others = met.filter((id) => id !== target);
	return {
		...meetingDiceOf(context, order),
		size: sizeOfBody(context, met, 'steadiness'),
		...(others.length > 0 && { others: sizeOfBody(context, others, 'steadiness') }),
		armor: armorIn(context, order),
		already: addedTo(context, order, target),
		endures: marksSize(context, target),
		leaps: leaping.includes(target)
	};
}

/** Each body in the way of a charge, with the figure of it that takes the damage (PL-SDM-02). */
function lineOf(context: Context, order: AttackOrder, declared: Declared) {
	const [own, ...behind] = inTheWay(context, order);
	const others = behind.map((next) => {
		const [struck = next.target] = meetingBody(context, next);
		const met = { ...next, target: struck };
		return { figure: struck, body: bodyOf(context, met, declared) };
	});
	return { own: bodyOf(context, own ?? order, declared), others };
}

/** What a charge does to all in its way, from the damage and momentum of its first collision. */
export function lineOdds<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	context: Context,
	order: AttackOrder,
	declared: Declared,
	charge: Omit<LineCharge<P, D>, 'line'>
): {
	readonly target: Flight<P>;
	readonly charger: LineOutcome<P>['charger'];
	readonly others: readonly MetOdds<P>[];
} {
	const { own, others } = lineOf(context, order, declared);
	const line = [own, ...others.map(({ body }) => body)] as const;
	const { met, charger } = resolveLine(chances, rules, { ...charge, line });
	const [target, ...behind] = met;
	return {
		target: target?.flight ?? [chances.zero],
		charger,
		others: behind.map(({ flight, ...rest }, place) => ({
			figure: others[place]?.figure ?? '',
			...rest,
			thrown: flight.reduce(chances.plus),
			flight
		}))
	};
}
