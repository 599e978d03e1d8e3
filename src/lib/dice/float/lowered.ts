import type { RollRules } from '../chances';
import type { Dice } from '../notation';
import { convolve, mix, point, type Pmf } from './pmf';

/** A die that explodes: thrown again on its maximum, every throw reduced. */
interface Exploding {
	readonly sides: number;
	readonly reduction: number;
}

/** Explosions below this chance change no digit. */
const NEGLIGIBLE = 1e-25;

/**
 * An exploding die that is reduced by its sides or more, so that explosions do not raise it. Totals below
 * `least` stay together, one below it.
 */
function sinking({ sides, reduction }: Exploding, least: number): Pmf {
	const parts: [number, Pmf][] = [];
	let [start, chance] = [-reduction, 1 / sides];
	while (start + sides > least && chance > NEGLIGIBLE) {
		for (let face = 1; face < sides; face++)
			parts.push([chance, point(Math.max(start + face, least - 1))]);
		[start, chance] = [start + sides - reduction, chance / sides];
	}
	if (parts.length === 0) return point(least - 1);
	const left = 1 - parts.reduce((sum, [weight]) => sum + weight, 0);
	// A die that explodes into nothing is thrown again for free.
	if (sides === reduction) return mix(parts.map(([weight, pmf]) => [weight / (1 - left), pmf]));
	return mix([...parts, [left, point(least - 1)]]);
}

const shifted = (pmf: Pmf, by: number): Pmf => ({ ...pmf, low: pmf.low + by });

/** A die whose maximum face adds a sinking die. */
function lowered(sides: number, reduction: number, added: Pmf): Pmf {
	const faces = Array.from({ length: sides - 1 }, (_, i) => point(i + 1 - reduction));
	return mix([...faces, shifted(added, sides - reduction)].map((pmf) => [1 / sides, pmf]));
}

/** Dice that are reduced so far that the dice they add do not raise them: by 6 or more (E10-MOD-11). */
export function loweredRoll({ rolls, bonus }: Dice, { explosion, reduction = 0 }: RollRules): Pmf {
	const most = rolls.reduce(
		(sum, { count, sides }) => sum + count * Math.max(0, sides - reduction),
		bonus
	);
	const least = Math.min(0, -most) - Math.max(...rolls.map(({ sides }) => sides), 0);
	let total = point(bonus);
	for (const { count, sides } of rolls) {
		const added = sinking({ sides: explosion === 'sameDie' ? sides : 6, reduction }, least);
		const die = lowered(sides, reduction, added);
		for (let n = 0; n < count; n++) total = convolve(total, die);
	}
	return total;
}
