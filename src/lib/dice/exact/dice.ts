import type { Explosion } from '../chances';
import { multiply, pole, type Polynomial } from './polynomial';
import type { Series } from './series';

/** Faces 1 to `last`, each once, less `reduction`: the total of the first coefficient is 1 − reduction. */
const faces = (last: number): bigint[] => new Array<bigint>(last).fill(1n);

/** A die that is thrown once. */
function plain(sides: number, reduction: number): Series {
	return { low: 1 - reduction, numerator: faces(sides), scale: BigInt(sides), poles: [] };
}

/** E = (z + … + z^(s−1) + z^s·E) / s, so E = (z + … + z^(s−1)) / (s − z^s). */
function sameDie(sides: number, reduction: number): Series {
	const [low, numerator] = [1 - reduction, faces(sides - 1)];
	const period = sides - reduction;
	// A die that explodes into nothing: its maximum face is thrown again for free.
	if (period === 0) return { low, numerator, scale: BigInt(sides - 1), poles: [] };
	return { low, numerator, scale: 1n, poles: [{ base: BigInt(sides), period, power: 1 }] };
}

/** (z + … + z^(s−1) + z^s·E) / s with the E of the added die. */
function withBonus(sides: number, reduction: number, bonus: Series): Series {
	let denominator: Polynomial = [bonus.scale];
	for (const { base, period } of bonus.poles)
		denominator = multiply(denominator, pole(base, period));
	const own = multiply(faces(sides - 1), denominator);
	const shift = sides - 1 + bonus.low;
	const low = Math.min(0, shift);
	const numerator = new Array<bigint>(
		Math.max(own.length, shift + bonus.numerator.length) - low
	).fill(0n);
	for (const [i, count] of own.entries()) numerator[i - low] = (numerator[i - low] ?? 0n) + count;
	for (const [i, count] of bonus.numerator.entries())
		numerator[shift + i - low] = (numerator[shift + i - low] ?? 0n) + count;
	return {
		low: 1 - reduction + low,
		numerator,
		scale: BigInt(sides) * bonus.scale,
		poles: bonus.poles
	};
}

/**
 * A die whose explosions lower the total, because it is reduced by more than its sides. All totals below
 * `least` stay together, one below it.
 */
function downward(sides: number, reduction: number, least: number): Series {
	const explosions = Math.max(
		0,
		Math.ceil((sides - 1 - reduction - least + 1) / (reduction - sides))
	);
	const low = least - 1;
	const length = Math.max(1, sides - 1 - reduction - low + 1);
	const numerator = new Array<bigint>(length).fill(0n);
	const scale = BigInt(sides) ** BigInt(explosions + 1);
	let rest = scale;
	for (let n = 0; n <= explosions; n++) {
		const weight = BigInt(sides) ** BigInt(explosions - n);
		for (let face = 1; face < sides; face++) {
			const place = face - reduction + n * (sides - reduction) - low;
			if (place <= 0) continue;
			numerator[place] = (numerator[place] ?? 0n) + weight;
			rest -= weight;
		}
	}
	numerator[0] = (numerator[0] ?? 0n) + rest;
	return { low, numerator, scale, poles: [] };
}

const sameDieFrom = (sides: number, reduction: number, least: number) =>
	reduction > sides ? downward(sides, reduction, least) : sameDie(sides, reduction);

/** What the first and the added dice lose, and the lowest total that matters. */
export interface Reduced {
	readonly own: number;
	readonly bonus: number;
	readonly least: number;
}

/** Returns the generating function of one die. */
export function dieSeries(
	sides: number,
	explosion: Explosion,
	{ own, bonus, least }: Reduced
): Series {
	if (explosion === 'none') return plain(sides, own);
	if (own === bonus && (explosion === 'sameDie' || sides === 6))
		return sameDieFrom(sides, own, least);
	const added = sameDieFrom(explosion === 'sameDie' ? sides : 6, bonus, least - sides + own);
	return withBonus(sides, own, added);
}
