import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import type { Dice } from '$lib/dice/notation';
import { beyondOf, type Attack } from '../attack';
import type { Edition } from '../edition';
import { success, withExtraDie } from '../rolls';
import { timesThrough } from './overkill';

/** An attack at the main structure of a creation. */
export interface GeneralAttack extends Pick<Attack, 'test' | 'damage' | 'damageBeyond'> {
	/** The damage that is left over meets a fresh Armor Roll, again and again (E05-CMB-39). */
	readonly overkill?: boolean;
}

export interface SizeDamageOutcome<P> {
	/** The chance of each number of size marks, from none up to the Size, which is destruction. */
	readonly marks: readonly P[];
	readonly destroyed: P;
}

/** Marks that destroy a creation: its Size, and one for those of Size 0 or 1 (E05-CMB-35, E05-CMB-36). */
export const marksToDestroy = (size: number): number => Math.max(1, size);

/** The chance of each number of marks that one attack makes, from none up to `most`. */
function marksOf<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	attack: GeneralAttack,
	armor: Dice,
	most: number
): readonly P[] {
	const { test, damage, overkill = false } = attack;
	const times = (dice: Dice) =>
		timesThrough(
			chances,
			edition,
			dice,
			new Array<Dice>(overkill ? most : 1).fill(armor),
			beyondOf(attack)
		);
	if (!test || edition.hitsByItself) return times(damage);
	const { plain, benny } = success(chances, edition, test);
	const [hit, critical] = [chances.mass(plain), chances.mass(benny)];
	const [usual, stronger] = [times(damage), times(withExtraDie(damage))];
	const missed = chances.minus(chances.one, chances.plus(hit, critical));
	return usual.map((chance, n) =>
		chances.plus(
			n === 0 ? missed : chances.zero,
			chances.plus(chances.times(hit, chance), chances.times(critical, stronger[n] ?? chances.zero))
		)
	);
}

/** The sum of two numbers of marks; none counts beyond `most`. */
function together<P, D>(
	{ plus, times, zero }: Chances<P, D>,
	a: readonly P[],
	b: readonly P[],
	most: number
): P[] {
	const sums = new Array<P>(most + 1).fill(zero);
	for (const [i, x] of a.entries())
		for (const [j, y] of b.entries()) {
			const n = Math.min(most, i + j);
			sums[n] = plus(sums[n] ?? zero, times(x, y));
		}
	return sums;
}

/**
 * Resolves attacks at a creation's main structure: each that exceeds the Armor makes a mark, and works from then
 * on as if its Size were 1 less; at Size 0 it is destroyed (E05-CMB-36, PL-DMG-02, PL-DMG-03). Its Armor stays.
 */
export function resolveSizeDamage<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	attacks: readonly GeneralAttack[],
	{ armor, size }: { readonly armor: Dice; readonly size: number }
): SizeDamageOutcome<P> {
	const most = marksToDestroy(size);
	let marks: readonly P[] = [chances.one];
	for (const attack of attacks)
		marks = together(chances, marks, marksOf(chances, edition, attack, armor, most), most);
	const all = Array.from({ length: most + 1 }, (_, n) => marks[n] ?? chances.zero);
	return { marks: all, destroyed: all[most] ?? chances.zero };
}
