import { beyondOf } from '$lib/combat/attack';
import { inflictedTogether } from '$lib/combat/close/inflicted';
import { suffer, unhurt } from '$lib/combat/close/running-total';
import type { Edition } from '$lib/combat/edition';
import { engage, type Engagement } from '$lib/combat/engagement';
import { named, namedEffect, type Outcomes } from '$lib/combat/outcomes';
import { resolveDice, targetOf } from '$lib/combat/skirmish/figures';
import { resolveSquadFire } from '$lib/combat/squads/squad-fire';
import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import type { Game } from '../game-file';
import { shotOf, strikesSquad } from '../procedures/attack/attack';
import { chargesAsOne } from '../procedures/attack/bodies';
import { addedTo } from '../procedures/attack/damage';
import { NOTHING, type Declared } from '../procedures/attack/defence';
import { asFought, isRam } from '../procedures/attack/shooter';
import {
	closeOf,
	editionOf,
	figureOf,
	figureProfile,
	stateOf,
	type Context
} from '../procedures/context';
import type { AttackOrder, Order } from '../procedures/order';
import { freePool, poolOf } from '../procedures/skirmish/fight';
import { relationsOf } from '../relations';
import { countOfState, type FigureState, type Table } from '../table';
import { UNKNOWN, type AttackOdds, type Foreseen } from './attack-odds';
import { armorIn, blowOf, engagementOf } from './blow';
import { singleChargeOdds, squadChargeOdds } from './charge-odds';
import { harmlessOdds, isHarmless } from './harmless';

export type { AttackOdds, Foreseen, MetOdds } from './attack-odds';

/** The chance that somebody of a squad falls, while every result finds a member of its own (PL-SDM-03). */
function onSquad<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	engagements: readonly Engagement[],
	members: number
): Outcomes<P> | undefined {
	if (engagements.length > members) return undefined;
	const kills = engagements.map((one) => engage(chances, edition, one).outcome.kill);
	const none = kills.reduce(
		(all, kill) => chances.times(all, chances.minus(chances.one, kill)),
		chances.one
	);
	return { kill: chances.minus(chances.one, none) };
}

function severally<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	engagements: readonly Engagement[]
): AttackOdds<P> {
	const edition = editionOf(context);
	const groups = engagements.map((one) => ({ ...one, members: 1 }));
	const armor = armorIn(context, order);
	const already = addedTo(context, order, order.target);
	const { effect, outOfReach } = resolveSquadFire(chances, edition, groups, armor, already);
	const impossible = outOfReach.length === groups.length;
	return { outcomes: namedEffect(edition, effect), modifiers: [], impossible };
}

/** The odds of an attack that is parried. */
function parriedOdds<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	declared: Declared
): AttackOdds<P> | undefined {
	const close = closeOf(context);
	const { edition } = close;
	const blows = order.attackers.flatMap(
		(_, place) => blowOf(chances, context, order, place, declared) ?? []
	);
	const met = blows.find(({ parry }) => parry);
	if (!met) return undefined;
	// Nobody has worked out several distances beyond the range with a parry.
	if (blows.some((blow) => beyondOf(blow) !== beyondOf(met))) return UNKNOWN;
	const others = blows.filter((blow) => blow !== met).map((blow) => ({ attackers: 1, ...blow }));
	const inflicted = inflictedTogether(chances, close, met, others);
	const already = unhurt(chances, addedTo(context, order, order.target));
	const effect = suffer(chances, edition, already, inflicted, armorIn(context, order));
	return { outcomes: namedEffect(edition, effect), modifiers: [], impossible: false };
}

function attackOdds<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	foreseen: Foreseen
): AttackOdds<P> | undefined {
	const { declared = NOTHING } = foreseen;
	const engagements = order.attackers.flatMap((one) => engagementOf(context, order, one) ?? []);
	const [engagement] = engagements;
	if (!engagement || context.game.rules === 'skirmish') return undefined;
	const edition = editionOf(context);
	const { outcome, modifiers, impossible } = engage(chances, edition, engagement);
	const { more } = shotOf(context, order);
	const all = [...modifiers, ...more.filter(({ to }) => to === 'skill')];
	if (isHarmless(order)) {
		const found = harmlessOdds(chances, context, order, declared);
		return found && { ...found, modifiers: all.filter(({ to }) => to !== 'damage') };
	}
	if (order.way === 'charge' && order.attackers.length === 1) {
		const charge = singleChargeOdds(chances, context, order, foreseen);
		const hit = !isRam(context, order) && !foreseen.answer && { hit: outcome.hit };
		if (charge) {
			const outcomes = { ...hit, ...charge.outcomes };
			return { ...charge, outcomes, modifiers: [...all, ...charge.modifiers] };
		}
	}
	const parried = parriedOdds(chances, context, order, declared);
	if (parried) return { ...parried, modifiers: all };
	if (chargesAsOne(context, order))
		return squadChargeOdds(chances, context, order, engagement, declared);
	if (order.attackers.length === 1) {
		return { outcomes: named(chances, edition, outcome), modifiers: all, impossible };
	}
	if (!strikesSquad(context, order)) {
		return { ...severally(chances, context, order, engagements), modifiers: all };
	}
	const members = relationsOf(context.game, context.table).squads.get(order.squad ?? '') ?? [];
	const outcomes = onSquad(chances, edition, engagements, members.length);
	return outcomes && { outcomes, modifiers: all, impossible };
}

/** Pieces of protection that a target has used in this activation (NS-18). */
function usedProtection({ flags }: FigureState): number {
	return Number(flags.shieldUsed ?? false) + Number(flags.armorUsed ?? false);
}

/** The odds of dice that are counted, with all that makes them more: prone, wounded and lower opponents (NS-25). */
function countedOdds<P, D>(
	chances: Chances<P, D>,
	context: Context,
	order: Extract<Order, { procedure: 'strike' | 'freeAttack' }>
): AttackOdds<P> | undefined {
	const victim = figureProfile(context, order.opponent);
	const unit = figureOf(context, order.opponent)?.unit;
	const state = stateOf(context, order.opponent);
	if (!figureProfile(context, order.figure) || !victim || unit?.kind !== 'figure' || !state) {
		return undefined;
	}
	const { count, least } =
		order.procedure === 'strike' ? poolOf(context, order) : freePool(context, order);
	const moves = order.procedure === 'strike' && (order.way === 'push' || order.way === 'sweep');
	const whole = targetOf(victim, unit);
	const negations = Math.max(0, whole.negations - usedProtection(state));
	const target = { ...whole, negations, already: countOfState(state, 'hits') };
	const outcomes = resolveDice(chances, count, moves ? undefined : target, least);
	return { outcomes, modifiers: [], impossible: false };
}

/**
 * The odds of an attack before its dice are thrown, by the same statistics and situation: hit and kill of one
 * attacker, and the kill of several together.
 */
export function oddsOf<P, D>(
	chances: OrderChances<P, D>,
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	order: Order,
	foreseen: Foreseen = {}
): AttackOdds<P> | undefined {
	const { flags } = foreseen;
	const context = { game, table, ...(flags && { flags }) };
	switch (order.procedure) {
		case 'attack':
			return attackOdds(chances, context, asFought(context, order), foreseen);
		case 'strike':
		case 'freeAttack':
			return countedOdds(chances, context, order);
		default:
			return undefined;
	}
}
