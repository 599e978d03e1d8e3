import { roleOf } from '$lib/army/role-of';
import type { Role } from '$lib/army/ready/roles';
import { seededFractions } from '$lib/dice/seeded-bits';
import { subtract, type Points } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { printedUnit } from '$lib/rules/packs/printed-unit';
import { spendTheRest } from './fill';
import { newViolations } from './new-violations';
import { offerOf, type FillContext, type Offer } from './offers';
import { quotesFor } from './quotes';
import { applyFill, recruit, type FillStep } from './steps';
import { isAgainstTheme, lacksDrivers } from './taste';

/** How often each role is drawn. */
const CHANCES: Readonly<Partial<Record<Role, number>>> = {
	closeCombat: 4,
	ranged: 4,
	specialists: 2,
	beasts: 1,
	vehicles: 1
};
const LEADERS: Role = 'leaders';
/** The largest part of the points for a leader. */
const LEADER_PART = 0.3;
/** Draws that may fail, and kinds of units that look like one army. */
const TRIES = 40;
const KINDS = 6;
const MOST_OF_A_KIND = 4;
/** Copies of a specialist, a beast or a vehicle. */
const MOST_SPECIAL = 2;

/** A candidate with its price in half-points, its index and its role. */
interface Priced {
	readonly index: number;
	readonly each: number;
	readonly role: Role;
}

function pricedCandidates({ army, candidates }: FillContext): Priced[] {
	const units = candidates.map((candidate) => recruit(candidate, '', 1));
	return quotesFor(army, units).flatMap(({ each, violations }, index) => {
		const unit = units[index];
		const isSound = violations.every(({ severity }) => severity === 'info');
		return unit && isSound && each > 0
			? [{ index, each, role: roleOf(printedUnit(army, unit)) }]
			: [];
	});
}

/** An army that grows by random units while it stays legal. */
class Mix {
	readonly steps = new Map<number, number>();
	readonly #before;
	#army: Army;
	left: number;

	constructor(
		readonly context: FillContext,
		readonly fraction: () => number
	) {
		this.#before = context.before.violations;
		this.#army = context.army;
		this.left = context.left;
	}

	get army(): Army {
		return this.#army;
	}

	get fillSteps(): FillStep[] {
		return [...this.steps].map(([candidate, times]) => ({ kind: 'new', candidate, times }));
	}

	oneOf<T>(some: readonly T[]): T | undefined {
		return some[Math.floor(this.fraction() * some.length)];
	}

	/** Adds copies of a unit, if the army stays legal and in style. */
	add({ index, each }: Priced, times: number): void {
		const { army, candidates } = this.context;
		const candidate = candidates[index];
		if (!candidate || each * times > this.left) return;
		if (isAgainstTheme(this.#army, recruit(candidate, '', 1))) return;
		const steps = new Map(this.steps).set(index, (this.steps.get(index) ?? 0) + times);
		const next = applyFill(
			army,
			[...steps].map(([of, count]) => ({ kind: 'new', candidate: of, times: count })),
			candidates
		);
		const { total, violations } = assess(next);
		const left = this.context.left - (total - this.context.before.total);
		const fresh = newViolations(this.#before, violations);
		const isSound = fresh.every(({ severity }) => severity === 'info');
		if (left < 0 || !isSound || lacksDrivers(army, next)) return;
		this.steps.set(index, (this.steps.get(index) ?? 0) + times);
		this.#army = next;
		this.left = left;
	}
}

function drawRole(mix: Mix): Role {
	const drawn = Object.entries(CHANCES).flatMap(([role, chance]) =>
		Array.from({ length: chance }, () => role as Role)
	);
	return mix.oneOf(drawn) ?? 'closeCombat';
}

function grow(mix: Mix, priced: readonly Priced[]): void {
	const leaders = priced.filter(
		({ role, each }) => role === LEADERS && each <= mix.left * LEADER_PART
	);
	const leader = mix.oneOf(leaders);
	if (leader) mix.add(leader, 1);
	for (let tries = 0; tries < TRIES; tries += 1) {
		const affordable = priced.filter(({ each }) => each <= mix.left);
		if (affordable.length === 0) return;
		const role = drawRole(mix);
		const isFull = mix.steps.size >= KINDS;
		const choice = mix.oneOf(
			affordable.filter((one) => one.role === role && (!isFull || mix.steps.has(one.index)))
		);
		const inRanks = role === 'closeCombat' || role === 'ranged';
		const isRare = !inRanks && (mix.steps.get(choice?.index ?? -1) ?? 0) >= MOST_SPECIAL;
		const times = inRanks ? 1 + Math.floor(mix.fraction() * MOST_OF_A_KIND) : 1;
		if (choice && !isRare) mix.add(choice, Math.min(times, Math.floor(mix.left / choice.each)));
	}
}

/** The new units that spend what a mix leaves, if any fit. */
function rest(mix: Mix): FillStep[] {
	const found = spendTheRest(mix.army, mix.context.candidates);
	if (found.kind !== 'rest') return [];
	const fitting = found.offers.filter(
		({ steps, doubtful, againstTheme }) =>
			!doubtful && !againstTheme && steps.every(({ kind }) => kind === 'new')
	);
	return [...(fitting.toSorted((a, b) => a.left - b.left)[0]?.steps ?? [])];
}

function merged(steps: readonly FillStep[]): FillStep[] {
	const times = new Map<number, number>();
	for (const step of steps) {
		if (step.kind !== 'new') continue;
		times.set(step.candidate, (times.get(step.candidate) ?? 0) + step.times);
	}
	return [...times].map(([candidate, count]) => ({ kind: 'new', candidate, times: count }));
}

/**
 * Random units for the points that an army has left: a leader, units that fit one another, and what spends the rest.
 * The same for the same seed; undefined if nothing fits. The army with the offer has no new errors or warnings.
 */
export function randomMix(context: FillContext, seed: number): Offer | undefined {
	const mix = new Mix(context, seededFractions(seed));
	grow(mix, pricedCandidates(context));
	const { army, before, candidates } = context;
	for (const steps of [merged([...mix.fillSteps, ...rest(mix)]), mix.fillSteps]) {
		if (steps.length === 0) continue;
		const spent = subtract(assess(applyFill(army, steps, candidates)).total, before.total);
		const offer = offerOf(context, steps, spent as Points);
		if (offer && !offer.doubtful) return offer;
	}
	return undefined;
}
