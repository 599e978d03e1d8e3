import { engageCharge } from '$lib/combat/charge/squad-charge';
import type { Edition } from '$lib/combat/edition';
import { engage, type Engagement } from '$lib/combat/engagement';
import { totalOf, type Modifier } from '$lib/combat/modifiers';
import { named, type Outcomes } from '$lib/combat/outcomes';
import { engageTogether, type Joining } from '$lib/combat/together';
import { known } from '$lib/combat/situation';
import { resolveDice, targetOf } from '$lib/combat/skirmish/figures';
import type { Chances } from '$lib/dice/chances';
import { addBonus, dice, flat } from '$lib/dice/notation';
import type { Game } from './game-file';
import { hitsAnyway, situationOf, strikesSquad } from './procedures/attack/attack';
import { chargesAsOne, chargingBody, isCavalry, momentumOf } from './procedures/attack/bodies';
import { groupsOf } from './procedures/attack/hit';
import { isRam, shooterOf } from './procedures/attack/shooter';
import { ratioOf } from './procedures/attack/squad';
import {
	chargesOf,
	editionOf,
	fighterProfile,
	figureOf,
	figureProfile,
	rolledBy,
	stateOf,
	type Context
} from './procedures/context';
import type { AttackerOrder, AttackOrder, Order } from './procedures/order';
import { freePool, poolOf } from './procedures/skirmish/fight';
import { relationsOf } from './relations';
import { countOfState, type FigureState, type Table } from './table';

export interface AttackOdds<P> {
	readonly outcomes: Outcomes<P>;
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

const armorOf = (context: Context, id: string) =>
	rolledBy(context, id, fighterProfile(context, id)?.armor ?? flat(0));

function engagementOf(
	context: Context,
	order: AttackOrder,
	attacker: AttackerOrder,
	more: readonly Modifier[]
): Engagement | undefined {
	const shooter = shooterOf(context, order, attacker);
	if (!shooter) return undefined;
	const { skill, quirk, use, damage, reach, explosive } = shooter;
	const bonus = (order.bonus ?? 0) + totalOf(more, 'skill');
	return {
		skill,
		...(use !== undefined && !hitsAnyway(context, order) && { use }),
		...(damage && { damage: addBonus(damage, totalOf(more, 'damage')) }),
		armor: armorOf(context, order.target),
		reach,
		explosive,
		situation: known({ size: 1, quirk }, situationOf(context, order)),
		...(bonus !== 0 && { bonus })
	};
}

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
	chances: Chances<P, D>,
	context: Context,
	order: AttackOrder,
	engagement: Engagement
): AttackOdds<P> {
	const edition = editionOf(context);
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

/** The odds of a squad that charges as one body, with its weapons or without (PL-SQM-09). */
function chargeOdds<P, D>(
	chances: Chances<P, D>,
	context: Context,
	order: AttackOrder,
	engagement: Engagement
): AttackOdds<P> {
	const edition = editionOf(context);
	const { run = 0, attackers } = order;
	const body = chargingBody(context, order);
	if (isRam(context, order)) {
		const damage = dice(momentumOf(context, body, run), 6);
		const { outcome, ...rest } = engage(chances, edition, { ...engagement, damage });
		return { outcomes: named(chances, edition, outcome), ...rest };
	}
	const members = attackers.flatMap((one) => {
		const own = engagementOf(context, order, one, []);
		return own ? [{ engagement: own, momentum: momentumOf(context, [one.figure], Infinity) }] : [];
	});
	const { effect, ...rest } = engageCharge(chances, edition, {
		members,
		cavalry: isCavalry(context, body),
		most: chargesOf(context)?.momentum(run, Infinity) ?? 0
	});
	return { outcomes: { kill: effect.kill }, ...rest };
}

function attackOdds<P, D>(
	chances: Chances<P, D>,
	context: Context,
	order: AttackOrder
): AttackOdds<P> | undefined {
	const more = ratioOf(context, order);
	const engagements = order.attackers.flatMap(
		(one) => engagementOf(context, order, one, more) ?? []
	);
	const [engagement] = engagements;
	if (!engagement || context.game.rules === 'skirmish') return undefined;
	const edition = editionOf(context);
	const { outcome, modifiers, impossible } = engage(chances, edition, engagement);
	const all = [...modifiers, ...more.filter(({ to }) => to === 'skill')];
	if (chargesAsOne(context, order)) return chargeOdds(chances, context, order, engagement);
	if (order.attackers.length === 1) {
		return { outcomes: named(chances, edition, outcome), modifiers: all, impossible };
	}
	if (!strikesSquad(context, order)) {
		return { ...severally(chances, context, order, engagement), modifiers: all };
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
 * attacker, and the kill of several together. A parry is not foreseen.
 */
export function oddsOf<P, D>(
	chances: Chances<P, D>,
	game: Pick<Game, 'sides' | 'rules'>,
	table: Table,
	order: Order
): AttackOdds<P> | undefined {
	const context = { game, table };
	switch (order.procedure) {
		case 'attack':
			return attackOdds(chances, context, order);
		case 'strike':
		case 'freeAttack':
			return countedOdds(chances, context, order);
		default:
			return undefined;
	}
}
