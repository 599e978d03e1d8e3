import fc from 'fast-check';
import { accumulated, breaksThrough } from '$lib/combat/creations/grinding';
import { EDITIONS } from '$lib/combat/editions';
import * as second from '../second-odds.mjs';
import type { Agree, Chances } from './fights';
import { armor, diceOf, roll, skill } from './situations';

/** Elements that attacks wear down, until one breaks them. */
export const wear = fc.record({
	attacks: fc.array(fc.record({ test: skill, damage: roll(2) }), { minLength: 1, maxLength: 2 }),
	level: fc.integer({ min: 0, max: 5 }),
	damage: roll(1),
	armor
});
type Wear = typeof wear extends fc.Arbitrary<infer T> ? T : never;

const AMOUNTS = [0, 1, 2, 3, 5, 6, 7, 9, 12, 13, 20];

export function wears(chances: Chances, agree: Agree, { attacks, level, ...last }: Wear) {
	const edition = EDITIONS['2005'];
	const grinds = attacks.map(({ test, damage }) => ({
		test: { ...test, skill: diceOf(test.skill) },
		damage: diceOf(damage),
		level
	}));
	const earlier = accumulated(chances, edition, grinds);
	const worn = second.worn(attacks, level);
	const amounts = (at: (n: number) => unknown) =>
		Object.fromEntries(AMOUNTS.map((n) => [`${n}`, at(n)]));
	const wanted = amounts((n) => worn.get(n) ?? 0) as Record<string, number>;
	agree(
		amounts((n) => chances.at(earlier, n)),
		wanted,
		20
	);
	const hit = { earlier, damage: diceOf(last.damage), armor: diceOf(last.armor) };
	const breaks = breaksThrough(chances, edition, hit);
	agree({ breaks }, { breaks: second.breaks(worn, last.damage, last.armor) }, 30);
}
