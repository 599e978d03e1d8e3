import type { Chances } from '$lib/dice/chances';
import type { OrderChances } from '$lib/dice/order';
import { flat, type Dice } from '$lib/dice/notation';
import { beyondOf } from '../attack';
import type { Edition } from '../edition';
import { deflected, deflectedPiercing } from '../parry';
import {
	damageRoll,
	opposedRoll,
	success,
	withExtraDie,
	type SkillTest,
	type Success
} from '../rolls';
import type { Blow } from './rules';

/** The chances of a hit without and with a Benny that is left. */
function hitsOf<P, D>(chances: Chances<P, D>, edition: Edition, test: SkillTest | undefined) {
	if (!test || edition.hitsByItself) return { plain: chances.one, benny: chances.zero };
	const { plain, benny } = success(chances, edition, test);
	return { plain: chances.mass(plain), benny: chances.mass(benny) };
}

const rest = <P, D>({ one, minus, plus }: Chances<P, D>, a: P, b: P) => minus(one, plus(a, b));

/** The damage of a blow that nobody parries. */
function unparried<P, D>(chances: OrderChances<P, D>, edition: Edition, blow: Blow): D {
	const { plain, benny } = hitsOf(chances, edition, blow.test);
	const beyond = beyondOf(blow);
	return chances.mix([
		[rest(chances, plain, benny), chances.always(0)],
		[plain, damageRoll(chances, edition, blow.damage, beyond)],
		[benny, damageRoll(chances, edition, withExtraDie(blow.damage), beyond)]
	]);
}

/** How many of the hits a parry stops: it needs its own Use and at least the attacker's total (E05-CMB-24). */
function stopped<P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	attacks: Success<D> | undefined,
	parry: SkillTest
): P {
	const parries = success(chances, edition, parry).plain;
	if (!attacks) return chances.mass(parries);
	const { below, equal } = chances.compare(attacks.plain, parries);
	return chances.plus(below, equal);
}

/** The damage of a blow in PL-2005: a parry takes the roll of the parrying weapon off it (E05-CMB-24). */
export function absorbedDamage<P, D>(chances: OrderChances<P, D>, edition: Edition, blow: Blow): D {
	const { parry } = blow;
	if (!parry) return unparried(chances, edition, blow);
	const attacks = blow.test && success(chances, edition, blow.test);
	const hit = attacks ? chances.mass(attacks.plain) : chances.one;
	const parried = stopped(chances, edition, attacks, parry.test);
	const damage = damageRoll(chances, edition, blow.damage, beyondOf(blow));
	const absorbs = opposedRoll(chances, edition, parry.absorb ?? flat(0));
	return chances.mix([
		[chances.minus(chances.one, hit), chances.always(0)],
		[chances.minus(hit, parried), damage],
		[parried, chances.surplus(damage, absorbs)]
	]);
}

/** The damage of a blow from 2010 on: a parry takes dice of each type off it (E10-PAR, E20-PAR). */
export function deflectedDamage<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	blow: Blow
): D {
	const { parry, damage, piercing = false } = blow;
	if (!parry) return unparried(chances, edition, blow);
	const hits = hitsOf(chances, edition, blow.test);
	const parries = hitsOf(chances, edition, parry.test);
	const levels = [rest(chances, parries.plain, parries.benny), parries.plain, parries.benny];
	const strikes: readonly (readonly [P, Dice])[] = [
		[hits.plain, damage],
		[hits.benny, withExtraDie(damage)]
	];
	const deflect = piercing ? deflectedPiercing : deflected;
	const parts = strikes.flatMap(([chance, whole]) =>
		levels.map((weight, level) => {
			const roll = damageRoll(chances, edition, deflect(whole, level), beyondOf(blow));
			return [chances.times(chance, weight), roll] as const;
		})
	);
	return chances.mix([[rest(chances, hits.plain, hits.benny), chances.always(0)], ...parts]);
}

/** The damage of a blow where nothing is rolled to hit (PL-QW-05). */
export const plainDamage = unparried;
