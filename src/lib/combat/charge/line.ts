import type { OrderChances } from '$lib/dice/order';
import { dice, type Dice } from '$lib/dice/notation';
import { leapRules } from '../roll-rules';
import { armorRoll, opposedRoll } from '../rolls';
import { pushedBack } from './collision';
import type { ChargeRules } from './rules';

/** What meets a charge as one: a single figure, or a squad that has braced, of which one member takes the damage. */
export interface Body {
	/** Dice that hold it: of its opposition, or of its momentum if it charges head-on. */
	readonly holds: number;
	/** Dice of momentum that push the charger back beside them (E10-COL-04, E20-COL-01). */
	readonly pushes?: number;
	/** Inches of Size of all, and of the others where damage kills a member; absent where there are no others. */
	readonly size: number;
	readonly others?: number;
	readonly armor: Dice;
	/** Damage that adds up with that of the charge. */
	readonly already: number;
	/** Damage only takes some of its Size and leaves it in the way. */
	readonly endures: boolean;
	/** It tries to leap out of the way (PL-TRN-16). */
	readonly leaps: boolean;
}

/** The chance that the charger is still there when bodies meet, after the target fell or did not. */
export interface Reaching<P> {
	readonly fallen: P;
	readonly alive: P;
}

/** A charge through a line: the target, and others behind it in the order of their meeting. */
export interface LineCharge<P, D> {
	/** Damage that the charge does to the target; where bodies do damage, all others take the same. */
	readonly inflicted: D;
	readonly reaching: Reaching<P>;
	/** Dice of momentum. */
	readonly momentum: number;
	/** Inches of the charger’s Size, which hold it back. */
	readonly chargerSize: number;
	readonly line: readonly [Body, ...Body[]];
}

/** What a charge does to one in its way. */
export interface MetOutcome<P> {
	/** The charge comes as far as this. */
	readonly reached: P;
	/** The damage exceeds the Armor of the one who takes it. */
	readonly kill: P;
	readonly leapt: P;
	/** The chances that the one who takes the damage survives it and flies each number of inches, from none up. */
	readonly flight: readonly P[];
}

export interface LineOutcome<P> {
	readonly met: readonly MetOutcome<P>[];
	/** The chances that the charger itself flies, by inches. */
	readonly charger: readonly P[];
}

/** The highest total of a roll that has a chance of its own, and the first flight that has none. */
const MOST = 60;
const FAR = 40;

/** The chance of each total from 0; the last one counts all higher ones too. */
function cellsOf<P, D>(chances: OrderChances<P, D>, totals: D): readonly P[] {
	return Array.from({ length: MOST + 1 }, (_, total) =>
		total < MOST ? chances.at(totals, total) : chances.mass(chances.from(totals, MOST))
	);
}

/** A leap fails only if its die shows 1; the ground to clear is up to the players (PL-TRN-16). */
export const leapChance = <P, D>(chances: OrderChances<P, D>, { close }: ChargeRules): P =>
	chances.mass(chances.roll(dice(1, 6), leapRules(close.edition)));

/** One body in the way of the charge: the chances that belong to it alone, by the damage or by the momentum. */
interface Meeting<P, D> {
	readonly body: Body;
	readonly leap: P;
	/** The damage, with what was there before, exceeds the Armor of the one who takes it; a blow of 0 does nothing. */
	readonly kills: readonly P[];
	/** The charge throws all of it, or those who are left of it, and goes on. */
	readonly passes: readonly P[];
	readonly passesRest: readonly P[];
	readonly opposition: D;
	/** The momentum up to which it holds. */
	readonly holds: D;
	/** Inches that it pushes the charger back, whatever the momentum of the charge, and the chance that it does not. */
	readonly back: D;
	readonly stays: P;
}

const byTotal = <P>(chance: (total: number) => P): readonly P[] =>
	Array.from({ length: MOST + 1 }, (_, total) => chance(total));

/** The chance, by a total, that it is above an independent one less `start`. */
function aboveAt<P, D>(
	{ at, below, mass, plus }: OrderChances<P, D>,
	against: D,
	start = 0
): readonly P[] {
	let sum = mass(below(against, start));
	return byTotal((total) => {
		const chance = sum;
		sum = plus(sum, at(against, start + total));
		return chance;
	});
}

function meetingOf<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	body: Body,
	struck: boolean
): Meeting<P, D> {
	const { edition } = rules.close;
	const { armor, already, size, others } = body;
	const opposition = opposedRoll(chances, edition, dice(body.holds, 6));
	const steady = (inches: number) =>
		chances.sum(opposition, chances.always(rules.sizeHolds ? inches : 0));
	const killing = aboveAt(chances, armorRoll(chances, edition, armor), already);
	const holds = steady(size);
	const back = pushedBack(chances, rules, body.pushes ?? 0);
	return {
		body,
		leap: body.leaps ? leapChance(chances, rules) : chances.zero,
		kills: killing.map((kill, damage) => (struck && damage > 0 ? kill : chances.zero)),
		passes: aboveAt(chances, holds),
		passesRest:
			others === undefined ? byTotal(() => chances.one) : aboveAt(chances, steady(others)),
		opposition,
		holds,
		back,
		stays: chances.minus(chances.one, chances.mass(chances.from(back, 1)))
	};
}

/** What happened to one body: by the momentum where it is met, alive or after the struck member fell. */
class Met<P> {
	readonly alive: P[];
	readonly fallen: P[];
	reached: P;
	kill: P;
	leapt: P;

	constructor(readonly chances: Pick<OrderChances<P, unknown>, 'zero' | 'plus'>) {
		const { zero } = chances;
		this.alive = [...byTotal(() => zero)];
		this.fallen = [...byTotal(() => zero)];
		this.reached = zero;
		this.kill = zero;
		this.leapt = zero;
	}

	add(momentum: number, reached: P, { kill, leapt, alive, fallen }: Step<P>): void {
		const { zero, plus } = this.chances;
		this.reached = plus(this.reached, reached);
		this.kill = plus(this.kill, kill);
		this.leapt = plus(this.leapt, leapt);
		this.alive[momentum] = plus(this.alive[momentum] ?? zero, alive);
		this.fallen[momentum] = plus(this.fallen[momentum] ?? zero, fallen);
	}
}

/** The chances of one meeting with one damage and one momentum. */
interface Step<P> {
	readonly kill: P;
	readonly leapt: P;
	readonly alive: P;
	readonly fallen: P;
}

/** A charge meets one body, with the chance that it comes so far. */
function meet<P, D>(
	{ zero, one, minus, times }: OrderChances<P, D>,
	{ body, leap, kills }: Meeting<P, D>,
	damage: number,
	reached: P,
	reaching: Reaching<P>
): Step<P> {
	const struck = times(reached, minus(one, leap));
	const kill = times(struck, kills[damage] ?? zero);
	const falls = body.endures ? zero : kill;
	return {
		kill,
		leapt: minus(reached, struck),
		fallen: times(falls, reaching.fallen),
		alive: times(minus(struck, falls), reaching.alive)
	};
}

/** Walks along the line with every damage and momentum; a body is met where all before it let the charge pass. */
function walk<P, D>(
	chances: OrderChances<P, D>,
	meetings: readonly Meeting<P, D>[],
	[damages, momenta]: readonly [readonly P[], readonly P[]],
	reaching: Reaching<P>
): readonly Met<P>[] {
	const { zero, one, plus, times } = chances;
	const certain = { fallen: one, alive: one };
	const walked = meetings.map((meeting) => ({ meeting, met: new Met(chances) }));
	for (const [damage, dealt] of damages.entries()) {
		for (const [momentum, rolled] of momenta.entries()) {
			let reached = times(dealt, rolled);
			// Doubles without a chance: skipped for speed.
			if (reached === zero) continue;
			for (const [place, { meeting, met }] of walked.entries()) {
				const first = place === 0 ? reaching : certain;
				const step = meet(chances, meeting, damage, reached, first);
				met.add(momentum, reached, step);
				const passed = times(step.alive, meeting.passes[momentum] ?? zero);
				const through = times(passed, meeting.stays);
				const over = times(step.fallen, meeting.passesRest[momentum] ?? zero);
				reached = plus(step.leapt, plus(through, over));
			}
		}
	}
	return walked.map(({ met }) => met);
}

/** The chance of each flight from 1″ on; `held` is the total against a momentum at which it has these inches. */
const flightOf = <P, D>(
	{ zero, plus, times, at }: OrderChances<P, D>,
	weights: readonly P[],
	totals: D | undefined,
	held: (momentum: number, inches: number) => number
): readonly P[] =>
	Array.from({ length: FAR }, (_, inches) => {
		if (inches === 0 || totals === undefined) return zero;
		return weights.reduce((sum, weight, momentum) => {
			const total = held(momentum, inches);
			return total < 0 ? sum : plus(sum, times(weight, at(totals, total)));
		}, zero);
	});

/** The chance of each flight of the charger from 1″ on, after it met a body. */
function flightBack<P, D>(
	chances: OrderChances<P, D>,
	{ sizeHolds }: ChargeRules,
	{ alive, fallen }: Met<P>,
	{ body, opposition, back }: Meeting<P, D>,
	chargerSize: number
): readonly P[] {
	const standing = body.others === undefined ? [] : fallen;
	const against = alive.map((one, total) => chances.plus(one, standing[total] ?? chances.zero));
	return sizeHolds
		? flightOf(chances, against, opposition, (mom, inches) => mom + inches + chargerSize)
		: flightOf(chances, [against.reduce(chances.plus)], back, (_, inches) => inches);
}

/**
 * A charge meets all in its way with one roll of damage and one of momentum, until one of them holds (E05-CMB-41,
 * PL-CCB-04, PL-SQM-09, E10-COL-03, E20-COL-01). A braced squad is one body.
 */
export function resolveLine<P, D>(
	chances: OrderChances<P, D>,
	rules: ChargeRules,
	{ inflicted, reaching, momentum, chargerSize, line }: LineCharge<P, D>
): LineOutcome<P> {
	const meetings = line.map((body, place) =>
		meetingOf(chances, rules, body, place === 0 || rules.bodies)
	);
	const momenta = cellsOf(chances, opposedRoll(chances, rules.close.edition, dice(momentum, 6)));
	const cells = [cellsOf(chances, inflicted), momenta] as const;
	const moves = momentum > 0;
	// Without momentum nobody is pushed, and nobody behind the target is met.
	const walked = walk(chances, moves ? meetings : meetings.slice(0, 1), cells, reaching);
	const met = walked.map(({ reached, kill, leapt, alive }, place) => {
		const holds = moves ? meetings[place]?.holds : undefined;
		return {
			reached,
			kill,
			leapt,
			flight: flightOf(chances, alive, holds, (mom, inches) => mom - inches)
		};
	});
	const back = walked.map((one, place) => {
		const meeting = meetings[place];
		return moves && meeting ? flightBack(chances, rules, one, meeting, chargerSize) : [];
	});
	const charger = back.reduce((sum, flight) =>
		sum.map((chance, inches) => chances.plus(chance, flight[inches] ?? chances.zero))
	);
	return { met, charger };
}
