import type { Chance } from '$lib/dice/chance';

export type { Chance };

/** A chance in plain words: how many times of how many, or an end of the scale. */
export type Share =
	| { readonly kind: 'never' | 'always' | 'hardlyEver' | 'nearlyAlways' }
	| { readonly kind: 'times'; readonly times: number; readonly of: number };

/** The largest number of tries that people picture at once. */
const FEW = 12;
/** Beyond this many tries nobody counts. */
const MANY = 1000;

/** The nearest share of at most `FEW` tries. */
function nearest(chance: number): { times: number; of: number } {
	let best = { times: 1, of: 2, error: Infinity };
	for (let of = 2; of <= FEW; of++) {
		const times = Math.round(chance * of);
		const error = Math.abs(times / of - chance);
		if (times > 0 && times < of && error < best.error - 1e-9) best = { times, of, error };
	}
	return { times: best.times, of: best.of };
}

/** Returns a chance as people say it: 0.35 is 1 time in 3, 0.04 is 1 time in 25; only certainty is never or always. */
export function shareOf(chance: Chance): Share {
	if (chance === 0) return { kind: 'never' };
	if (chance === 1) return { kind: 'always' };
	const rare = Math.min(chance, 1 - chance);
	if (rare < 1 / MANY) return { kind: chance < 0.5 ? 'hardlyEver' : 'nearlyAlways' };
	if (rare > 1 / (FEW + 0.5)) return { kind: 'times', ...nearest(chance) };
	const of = Math.round(1 / rare);
	return { kind: 'times', times: chance < 0.5 ? 1 : of - 1, of };
}
