import { engageCharge } from '$lib/combat/charge/squad-charge';
import { resolveCharge, type Charge } from '$lib/combat/charge/charge';
import { resolveCollision } from '$lib/combat/charge/collision';
import { inflictedTogether } from '$lib/combat/close/inflicted';
import { shoveChance } from '$lib/combat/close/shove';
import type { Blow } from '$lib/combat/close/rules';
import { suffer, unhurt } from '$lib/combat/close/running-total';
import type { Edition } from '$lib/combat/edition';
import { beyondOf } from '$lib/combat/attack';
import { aim, arrival, engage, type Engagement } from '$lib/combat/engagement';
import { modifiersOf, totalOf, type Modifier } from '$lib/combat/modifiers';
import { named, type Outcomes } from '$lib/combat/outcomes';
import { resolveDice, targetOf } from '$lib/combat/skirmish/figures';
import { resolveSquadFire } from '$lib/combat/squads/squad-fire';
import type { Chances } from '$lib/dice/chances';
import { dice, flat, type Dice } from '$lib/dice/notation';
import type { OrderChances } from '$lib/dice/order';
import type { Game } from './game-file';
import { hitsAnyway, shotOf, strikesSquad } from './procedures/attack/attack';
import {
	chargesAsOne,
	chargingBody,
	isBraced,
	isCavalry,
	momentumOf,
	sizeOfBody
} from './procedures/attack/bodies';
import { counterOf, type Answer } from './procedures/attack/charge';
import { alreadyTaken, armorOf } from './procedures/attack/damage';
import { NOTHING, parryWith, type Declared } from './procedures/attack/defence';
import { engaged } from './procedures/attack/hit';
import { asFought, carriesMomentum, isRam, shooterOf } from './procedures/attack/shooter';
import {
	chargesOf,
	closeOf,
	editionOf,
	fighterProfile,
	figureOf,
	figureProfile,
	quirkOf,
	rolledBy,
	skillOf,
	stateOf,
	type Context
} from './procedures/context';
import type { AttackerOrder, AttackOrder, Order } from './procedures/order';
import { freePool, poolOf } from './procedures/skirmish/fight';
import { relationsOf } from './relations';
import { countOfState, type FigureState, type Table } from './table';
import { weaponsOf } from './weapons';

/** The chances of a flight of each number of inches, from none up. */
type Flight<P> = readonly P[];

export interface AttackOdds<P> {
	readonly outcomes: Outcomes<P>;
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
	/** How far target and charger fly after a charge or a shove. */
	readonly flights?: { readonly target: Flight<P>; readonly charger: Flight<P> };
}

/** The Armor that an attack meets, as its owner rolls it. */
const armorIn = (context: Context, order: AttackOrder): Dice =>
	rolledBy(context, order.target, armorOf(fighterProfile(context, order.target), order));

function engagementOf(
	context: Context,
	order: AttackOrder,
	attacker: AttackerOrder
): Engagement | undefined {
	const shooter = shooterOf(context, order, attacker);
	if (!shooter) return undefined;
	const { use, ...engagement } = engaged(shotOf(context, order), shooter);
	return {
		...engagement,
		...(use !== undefined && !hitsAnyway(context, order) && { use }),
		armor: armorIn(context, order),
		already: alreadyTaken(context, order, order.target)
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
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	engagements: readonly Engagement[]
): AttackOdds<P> {
	const edition = editionOf(context);
	const groups = engagements.map((one) => ({ ...one, members: 1 }));
	const armor = armorIn(context, order);
	const already = alreadyTaken(context, order, order.target);
	const { effect, outOfReach } = resolveSquadFire(chances, edition, groups, armor, already);
	const outcomes = edition.somethingBad
		? { kill: effect.kill, somethingBad: effect.equal }
		: { kill: effect.kill };
	return { outcomes, modifiers: [], impossible: outOfReach.length === groups.length };
}

/** An attack with the parry that meets it, if one does. */
function blowOf<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	place: number,
	{ parries, both }: Declared
): (Blow & { readonly arrives: P }) | undefined {
	const attacker = order.attackers[place];
	const engagement = attacker && engagementOf(context, order, attacker);
	const shooter = attacker && shooterOf(context, order, attacker);
	if (!engagement || !shooter) return undefined;
	const edition = editionOf(context);
	const aimed = aim(edition, engagement);
	const { test, damage = flat(0), damageBeyond } = aimed;
	const declared = parries.find(({ meets }) => meets === shooter.figure);
	const weapon = weaponsOf(context.game, context.table, order.target).find(
		({ key }) => key === declared?.weapon
	);
	const parry = weapon && parryWith(context, order, weapon, shooter, both);
	return {
		arrives: arrival(chances, edition, aimed),
		...(engagement.use !== undefined && { test }),
		damage,
		damageBeyond,
		...(shooter.bothHands && closeOf(context).pierces && { piercing: true }),
		...(parry && { parry })
	};
}

/** What odds do not say. */
const UNKNOWN = { outcomes: {}, modifiers: [], impossible: false };

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
	const already = unhurt(chances, alreadyTaken(context, order, order.target));
	const { kill, equal } = suffer(chances, edition, already, inflicted, armorIn(context, order));
	const outcomes = edition.somethingBad ? { kill, somethingBad: equal } : { kill };
	return { outcomes, modifiers: [], impossible: false };
}

/** The odds of a push, shove or grab, which a parry cancels (PL-CC-06, E10-MAN-02, E10-MAN-03). */
function shoveOdds<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	declared: Declared
): AttackOdds<P> | undefined {
	const blow = blowOf(chances, context, order, 0, declared);
	if (!blow) return undefined;
	const shoved = shoveChance(chances, closeOf(context), blow.test, blow.parry?.test);
	return { outcomes: { shoved }, modifiers: [], impossible: false };
}

/** The odds of one charger, with its weapon or its body, and of the answer that it meets. */
function singleChargeOdds<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	{ declared = NOTHING, answer }: Foreseen
): AttackOdds<P> | undefined {
	const rules = chargesOf(context);
	const charge = chargeOf(chances, context, order, declared, answer);
	if (!rules || !charge) return undefined;
	const flagged = { ...rules, close: closeOf(context) };
	const found = resolveCharge(chances, flagged, charge);
	const { one, minus, plus, times } = chances;
	const { targetKilled, chargerKilled, bothKilled, momentum, opposition } = found;
	const stand = minus(plus(one, bothKilled), plus(targetKilled, chargerKilled));
	const steadiness = (id: string) => sizeOfBody(context, [id], 'steadiness');
	const crash = resolveCollision(chances, flagged, {
		momentum,
		opposition,
		chargerSize: steadiness(order.attackers[0]?.figure ?? ''),
		targetSize: steadiness(order.target)
	});
	const collides = rules.collides === 'always' || isRam(context, order);
	const flight = (inches: D) =>
		Array.from({ length: FAR }, (_, n) =>
			collides && n > 0 ? times(stand, chances.at(inches, n)) : chances.zero
		);
	return {
		outcomes: {
			kill: targetKilled,
			chargerKilled,
			...(editionOf(context).somethingBad && { somethingBad: found.targetEquals })
		},
		modifiers: found.modifiers,
		impossible: false,
		flights: { target: flight(crash.target), charger: flight(crash.charger) }
	};
}

/** Inches of flights that odds tell apart. */
const FAR = 40;

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
		const own = engagementOf(context, order, one);
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
	if (order.way === 'push' || order.way === 'grab') {
		const shove = shoveOdds(chances, context, order, declared);
		return shove && { ...shove, modifiers: all };
	}
	if (order.way === 'charge' && order.attackers.length === 1) {
		const charge = singleChargeOdds(chances, context, order, foreseen);
		if (charge) return { ...charge, modifiers: [...all, ...charge.modifiers] };
	}
	const parried = parriedOdds(chances, context, order, declared);
	if (parried) return { ...parried, modifiers: all };
	if (chargesAsOne(context, order)) return chargeOdds(chances, context, order, engagement);
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

/** A charge as the rules of charges see it; undefined for a weapon that only attacks. */
function chargeOf<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	declared: Declared,
	answer: Answer | undefined
): Charge | undefined {
	const [attacker] = order.attackers;
	const shooter = attacker && shooterOf(context, order, attacker);
	const blow = blowOf(chances, context, order, 0, declared);
	if (!attacker || !shooter || !blow) return undefined;
	const ram = isRam(context, order);
	if (!ram && !carriesMomentum(context, order, attacker)) return undefined;
	const { figure } = attacker;
	const { test, parry } = blow;
	const plain = shooter.weapon?.strike.damage;
	const { damage } = aim(
		editionOf(context),
		engaged(shotOf(context, order), { ...shooter, ...(plain && { damage: plain }) })
	);
	const back =
		answer && shooterOf(context, counterOf(order), { figure: order.target, weapon: answer.weapon });
	const away = counterOf(order);
	return {
		run: order.run ?? 0,
		size: sizeOfBody(context, [order.target], 'braced'),
		braced: isBraced(context, order),
		charger: {
			skill: shooter.skill,
			bonus: test?.modifier ?? 0,
			armor: armorIn(context, away),
			already: alreadyTaken(context, away, figure),
			size: sizeOfBody(context, [figure], 'momentum'),
			burden: -totalOf(
				modifiersOf(
					editionOf(context).modifiers,
					engaged(shotOf(context, order), shooter).situation ?? {}
				),
				'damage'
			),
			...(!ram && {
				weapon: {
					use: shooter.use ?? 0,
					...(damage && { damage }),
					twoHanded: shooter.twoHanded,
					piercing: shooter.bothHands,
					length: answer?.first === 'charger' ? LONGER : 0
				}
			})
		},
		target: {
			skill: skillOf(context, order.target),
			burden: quirkOf(context, order.target),
			armor: armorIn(context, order),
			already: alreadyTaken(context, order, order.target),
			...(back && {
				weapon: {
					use: back.use ?? 0,
					...(back.damage && { damage: rolledBy(context, order.target, back.damage) }),
					length: answer.first === 'target' ? LONGER : 0
				}
			}),
			...(parry && {
				parry: { use: parry.test.use, absorb: parry.absorb ?? flat(0), shield: true }
			})
		}
	};
}

/** Inches by which a longer weapon is longer: enough to strike first in every edition. */
const LONGER = 2;

/** What odds foresee: the defense that is declared, and other readings of the dice. */
export interface Foreseen {
	readonly declared?: Declared;
	/** What the target of a charge strikes back with. */
	readonly answer?: Answer;
	readonly flags?: Context['flags'];
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
