import { EDITIONS } from '$lib/combat/editions';
import { engage, type Engagement } from '$lib/combat/engagement';
import type { Modifier } from '$lib/combat/modifiers';
import { named, type Outcomes } from '$lib/combat/outcomes';
import { engageTogether, type Joining } from '$lib/combat/together';
import { attackDice, resolveDice, targetOf } from '$lib/combat/skirmish/figures';
import type { Chances } from '$lib/dice/chances';
import { flat } from '$lib/dice/notation';
import type { Game } from './game-file';
import { groupsOf } from './procedures/attack/hit';
import { shooterOf } from './procedures/attack/shooter';
import {
	fighterProfile,
	figureOf,
	figureProfile,
	sizeOf,
	type Context
} from './procedures/context';
import type { AttackOrder, Order } from './procedures/order';
import { countOfState, type Table } from './table';

export interface AttackOdds<P> {
	readonly outcomes: Outcomes<P>;
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

function engagementOf(context: Context, order: AttackOrder): Engagement | undefined {
	const [attacker] = order.attackers;
	const shooter = attacker && shooterOf(context, order, attacker);
	if (!shooter) return undefined;
	const size = sizeOf(context, order.target);
	const situation = { ...(size > 1 && { size }), ...order.situation };
	const { skill, use, damage, reach } = shooter;
	return {
		skill,
		...(use !== undefined && !order.automatic && { use }),
		...(damage && { damage }),
		armor: fighterProfile(context, order.target)?.armor ?? flat(0),
		reach,
		situation,
		...(order.bonus !== undefined && { bonus: order.bonus })
	};
}

function together<P, D>(
	chances: Chances<P, D>,
	context: Context,
	order: AttackOrder
): AttackOdds<P> | undefined {
	const { rules } = context.game;
	const engagement = engagementOf(context, order);
	if (!engagement || rules === 'skirmish') return undefined;
	const edition = EDITIONS[rules];
	if (order.attackers.length === 1) {
		const { outcome, modifiers, impossible } = engage(chances, edition, engagement);
		return { outcomes: named(chances, edition, outcome), modifiers, impossible };
	}
	const shooters = order.attackers.flatMap((one) => shooterOf(context, order, one) ?? []);
	const [first = [], ...groups] = groupsOf(shooters);
	const others = groups.flatMap((group): Joining[] => {
		const [one] = group;
		return one ? [{ ...one, attackers: group.length }] : [];
	});
	const { effect, ...rest } = engageTogether(chances, edition, engagement, first.length, others);
	const outcomes = edition.somethingBad
		? { kill: effect.kill, somethingBad: effect.equal }
		: { kill: effect.kill };
	return { outcomes, ...rest };
}

/**
 * The odds of an attack before its dice are thrown, by the same statistics and situation: hit and kill of one
 * attacker, and the kill of several together. A parry is not foreseen.
 */
export function oddsOf<P, D>(
	chances: Chances<P, D>,
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	order: Order
): AttackOdds<P> | undefined {
	const context = { game, table };
	if (order.procedure === 'attack') return together(chances, context, order);
	if (order.procedure !== 'strike' && order.procedure !== 'freeAttack') return undefined;
	const [profile, victim] = [
		figureProfile(context, order.figure),
		figureProfile(context, order.opponent)
	];
	const unit = figureOf(context, order.opponent)?.unit;
	const state = table.figures.get(order.opponent);
	if (!profile || !victim || unit?.kind !== 'figure' || !state) return undefined;
	const own = order.procedure === 'strike' ? order.dice : 1;
	const count = attackDice({ ...profile, dice: own });
	const target = { ...targetOf(victim, unit), already: countOfState(state, 'hits') };
	return { outcomes: resolveDice(chances, count, target), modifiers: [], impossible: false };
}
