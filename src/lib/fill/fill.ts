import { cp, subtract, ZERO, type Points } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { limitsOf } from '$lib/rules/limits';
import { tallyOf } from '$lib/rules/registry';
import type { Tally } from '$lib/rules/rulebook/rulebook';
import type { Doubt } from './doubt';
import { purchaseOptionsOf } from './purchase-options';
import { inOrder, offerOf, type Offer, type FillContext } from './offers';
import { Plan, type Fill, type Preference, type Total } from './plan';
import type { Purchase } from './purchases';
import { applyFill, tapsOf, type Candidate, type FillStep } from './steps';
import { lacksDrivers } from './taste';

/** Fills with errors or warnings to try before giving up; each needs a full assessment. */
const TRIES = 12;
const PREFERENCES: readonly Preference[] = ['few', 'more', 'new', 'upgrade'];
/** Additional offers: more fills of the best sum, and fills of lower sums. */
const OTHERS = 2;
const RUNNERS_UP = 2;
/** Offers of more of a single entry that leave nothing. */
const SIMPLEST = 2;

/** How the points left under the army's limit can be spent. */
export type Rest =
	/** The rulebook counts dice, or nothing. */
	| { readonly kind: 'uncounted'; readonly tally: Exclude<Tally, 'points'> }
	| { readonly kind: 'unlimited' }
	/** The army is over its limit by `by` half-points. */
	| { readonly kind: 'over'; readonly by: Points }
	| {
			readonly kind: 'rest';
			/** Half-points left under the limit. */
			readonly left: Points;
			/** Assessed fills, grouped by kind. */
			readonly offers: readonly Offer[];
			/** Every sum that can be spent exactly, ascending. */
			readonly totals: readonly Total[];
			/** If empty, the offers are proven optimal and the totals complete. */
			readonly doubts: readonly Doubt[];
	  };

/** Collects offers without duplicates, and the refused fills. */
class OfferCollector {
	readonly offers = new Map<string, Offer>();
	readonly refused = new Map<string, Doubt>();
	readonly #assessed = new Map<string, Offer | undefined>();

	constructor(readonly context: FillContext) {}

	/** Offers the first `wanted` legal fills; among equal ones, prefers those without warnings. */
	take(fills: Iterable<Fill>, wanted: number): void {
		const doubtful: [name: string, offer: Offer][] = [];
		let [tries, best] = [TRIES, 0];
		for (const [spent, steps] of fills) {
			if (doubtful.length >= wanted && spent < best) break;
			best = spent;
			const name = JSON.stringify(steps);
			const offer = this.#assess(name, steps, spent);
			if (offer && !offer.doubtful) {
				this.offers.set(name, offer);
				wanted -= 1;
			} else {
				if (offer) doubtful.push([name, offer]);
				tries -= 1;
			}
			if (wanted === 0 || tries === 0) break;
		}
		for (const [name, offer] of doubtful.slice(0, wanted)) this.offers.set(name, offer);
	}

	#assess(name: string, steps: readonly FillStep[], spent: Points): Offer | undefined {
		if (this.#assessed.has(name)) return this.#assessed.get(name);
		const { army, candidates } = this.context;
		const tasteless = lacksDrivers(army, applyFill(army, steps, candidates));
		const offer = tasteless ? undefined : offerOf(this.context, steps, spent);
		this.#assessed.set(name, offer);
		if (!offer && !tasteless) this.refused.set(name, { reason: 'refused', steps });
		return offer;
	}
}

/** More of one entry that spends everything: four archers where 36 points are left. */
function* simplest({ army, left }: FillContext, purchases: readonly Purchase[]): Generator<Fill> {
	const fills = purchases.flatMap((purchase, group): FillStep[][] => {
		const [plain] = purchase.group.ways;
		if (purchase.group.copies !== 'more' || !plain) return [];
		const { copy, most } = plain;
		const copies = copy.price > 0 && copy.heroes === 0 ? left / copy.price : 0;
		const fits = copies > 0 && Number.isInteger(copies) && copies <= most;
		return fits ? [purchase.steps({ group, way: 0, copies })] : [];
	});
	const taps = (steps: readonly FillStep[]) => steps.reduce((sum, step) => sum + tapsOf(step), 0);
	const place = ([step]: readonly FillStep[]) =>
		army.units.findIndex(({ id }) => step?.kind === 'more' && step.unit === id);
	for (const steps of fills.toSorted((a, b) => taps(a) - taps(b) || place(a) - place(b)))
		yield [left, steps];
}

function collectOffers(context: FillContext, plan: Plan, whole: Plan): OfferCollector {
	const collector = new OfferCollector(context);
	collector.take(simplest(context, plan.purchases), SIMPLEST);
	for (const preference of PREFERENCES) collector.take(plan.best(preference), 1);
	const [best, ...others] = plan.totals.toReversed();
	if (best) collector.take(plan.fills(best.points), 1 + OTHERS);
	for (const { points } of others.slice(0, RUNNERS_UP)) collector.take(plan.fills(points), 1);
	// What is against the theme is offered where it spends more.
	const most = whole.totals.at(-1);
	if (most && most.points > (best?.points ?? 0)) collector.take(whole.fills(most.points), 1);
	return collector;
}

/**
 * Finds the best ways to spend the half-points left under the army's limit: least points left, then fewest
 * taps. `candidates` are the units of the palette; rows of packs are bought if the army carries them
 * (`withAllRows`).
 */
export function spendTheRest(army: Army, candidates: readonly Candidate[]): Rest {
	const tally = tallyOf(army);
	if (tally !== 'points') return { kind: 'uncounted', tally };
	const { points } = limitsOf(army);
	if (points === undefined) return { kind: 'unlimited' };
	const before = assess(army);
	const left = subtract(cp(Math.floor(points * 2) / 2), before.total);
	if (left < ZERO) return { kind: 'over', by: subtract(ZERO, left) };
	const options = purchaseOptionsOf(army, candidates, left);
	const fitting = options.purchases.filter(({ againstTheme }) => !againstTheme);
	const plan = new Plan(army, fitting, left);
	const whole =
		fitting.length < options.purchases.length ? new Plan(army, options.purchases, left) : plan;
	const { offers, refused } = collectOffers({ army, before, left, candidates }, plan, whole);
	const doubts = [...options.doubts, ...whole.doubts, ...refused.values()];
	return {
		kind: 'rest',
		left,
		offers: inOrder([...offers.values()]),
		totals: whole.totals,
		doubts
	};
}
