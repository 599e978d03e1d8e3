import { cp, subtract, ZERO, type Points } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { limitsOf } from '$lib/rules/assessment/limits';
import { tallyOf } from '$lib/rules/registry';
import type { Tally } from '$lib/rules/rulebook/rulebook';
import type { Doubt } from './doubt';
import { marketOf } from './market';
import { inOrder, offerOf, type Offer, type Stake } from './offers';
import { Plan, type Fill, type Lean, type Total } from './plan';
import type { Candidate, FillStep } from './steps';

/** Fills that the rulebook refuses or doubts before one gives up: each is a full assessment. */
const TRIES = 12;
const LEANS: readonly Lean[] = ['few', 'more', 'new', 'upgrade'];
/** Other ways to the least points left, and sums below the best, that are offered too. */
const OTHERS = 2;
const RUNNERS_UP = 2;

/** What can be done with the points that are left under the army's limit. */
export type Rest =
	/** The rulebook counts dice, or nothing. */
	| { readonly kind: 'uncounted'; readonly tally: Exclude<Tally, 'points'> }
	| { readonly kind: 'unlimited' }
	/** The army is over its limit by so many CP halves. */
	| { readonly kind: 'over'; readonly by: Points }
	| {
			readonly kind: 'rest';
			/** CP halves under the limit; 0 where nothing is left to spend. */
			readonly left: Points;
			/** Fills that the rulebook has judged, by what they do. */
			readonly offers: readonly Offer[];
			/** Every sum that can be spent exactly, ascending. */
			readonly totals: readonly Total[];
			/** None: the least points left are proven, with the fewest taps to them, and so is every total. */
			readonly doubts: readonly Doubt[];
	  };

/** Offers as they are found: no fill twice, and the fills that the rulebook refused. */
class Stand {
	readonly offers = new Map<string, Offer>();
	readonly refused = new Map<string, Doubt>();
	readonly #judged = new Map<string, Offer | undefined>();

	constructor(readonly stake: Stake) {}

	/** Sees to it that the first so many good fills are offered; of equal ones, those without doubt. */
	take(fills: Iterable<Fill>, wanted: number): void {
		const doubtful: [name: string, offer: Offer][] = [];
		let [tries, best] = [TRIES, 0];
		for (const [spent, steps] of fills) {
			if (doubtful.length >= wanted && spent < best) break;
			best = spent;
			const name = JSON.stringify(steps);
			const offer = this.#judge(name, steps, spent);
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

	#judge(name: string, steps: readonly FillStep[], spent: Points): Offer | undefined {
		if (this.#judged.has(name)) return this.#judged.get(name);
		const offer = offerOf(this.stake, steps, spent);
		this.#judged.set(name, offer);
		if (!offer) this.refused.set(name, { reason: 'refused', steps });
		return offer;
	}
}

function standFor(stake: Stake, plan: Plan): Stand {
	const stand = new Stand(stake);
	for (const lean of LEANS) stand.take(plan.best(lean), 1);
	const [best, ...others] = plan.totals.toReversed();
	if (best) stand.take(plan.fills(best.points), 1 + OTHERS);
	for (const { points } of others.slice(0, RUNNERS_UP)) stand.take(plan.fills(points), 1);
	return stand;
}

/**
 * The best ways to spend what is left under the army's limit, in CP halves: least points left, then fewest
 * taps. `candidates` are the units of the palette.
 */
export function spendTheRest(army: Army, candidates: readonly Candidate[]): Rest {
	const tally = tallyOf(army);
	if (tally !== 'points') return { kind: 'uncounted', tally };
	const { points } = limitsOf(army);
	if (points === undefined) return { kind: 'unlimited' };
	const before = assess(army);
	const left = subtract(cp(Math.floor(points * 2) / 2), before.total);
	if (left < ZERO) return { kind: 'over', by: subtract(ZERO, left) };
	const market = marketOf(army, candidates, left);
	const plan = new Plan(army, market.stalls, left);
	const { offers, refused } = standFor({ army, before, left, candidates }, plan);
	const doubts = [...market.doubts, ...plan.doubts, ...refused.values()];
	return { kind: 'rest', left, offers: inOrder([...offers.values()]), totals: plan.totals, doubts };
}
