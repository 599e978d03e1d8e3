import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damageEffect } from '$lib/combat/attack';
import { EDITIONS } from '$lib/combat/editions';
import { engage } from '$lib/combat/engagement';
import { engageTogether } from '$lib/combat/together';
import type { Chances } from '$lib/dice/chances';
import { exact } from '$lib/dice/exact';
import { toNumber, type Fraction } from '$lib/dice/exact/fraction';
import { float } from '$lib/dice/float';
import { addDice, dice, flat, type Dice } from '$lib/dice/notation';
import { leftOut, secondOdds, type Attack } from './second-odds.mjs';

/** The number of situations; `SITUATIONS=10000` for a long run. */
const SITUATIONS = Number(process.env.SITUATIONS ?? 300);
const SEED = 21;
const TIMEOUT = 120_000 + 100 * SITUATIONS;

const anyRoll = (most: number) =>
	fc.record({
		dice: fc.array(fc.constantFrom(6, 6, 10), { minLength: 1, maxLength: most }),
		bonus: fc.integer({ min: -2, max: 3 })
	});

const anyAttack: fc.Arbitrary<Attack> = fc.record({
	edition: fc.constantFrom('2005', '2010', '2020'),
	skill: anyRoll(2),
	use: fc.integer({ min: 0, max: 9 }),
	modifier: fc.integer({ min: -5, max: 3 }),
	beyond: fc.constantFrom(0, 0, 0, 1, 3, 6, 8),
	damage: anyRoll(2),
	armor: fc.oneof(
		anyRoll(2),
		fc.record({ dice: fc.constant<number[]>([]), bonus: fc.integer({ min: 0, max: 9 }) })
	),
	already: fc.constantFrom(0, 0, 2),
	attackers: fc.constantFrom(1, 1, 2, 3)
});

const diceOf = ({ dice: sides, bonus }: Attack['skill']): Dice =>
	sides.reduce((sum, each) => addDice(sum, dice(1, each)), flat(bonus));

/** What the app says of the same attack. Out of range is given as a distance. */
function firstOdds<P, D>(chances: Chances<P, D>, attack: Attack) {
	const edition = EDITIONS[attack.edition];
	const { use, modifier, attackers } = attack;
	const beyond = attack.edition === '2005' ? 0 : attack.beyond;
	const engagement = {
		skill: diceOf(attack.skill),
		use,
		bonus: modifier,
		damage: diceOf(attack.damage),
		armor: diceOf(attack.armor),
		reach: { kind: 'inches', inches: 10 } as const,
		situation: { distance: 10 + beyond }
	};
	if (attackers > 1) return engageTogether(chances, edition, engagement, attackers).effect;
	return engage(chances, edition, engagement).outcome;
}

describe('a second calculation of odds', () => {
	it.each([
		['float', float as Chances<unknown, unknown>, (p: unknown) => p as number, SITUATIONS],
		[
			'exact',
			exact as Chances<unknown, unknown>,
			(p: unknown) => toNumber(p as Fraction),
			Math.ceil(SITUATIONS / 10)
		]
	])('agrees with the %s one', { timeout: TIMEOUT }, (_, chances, number, numRuns) => {
		fc.assert(
			fc.property(anyAttack, (any) => {
				const attack =
					any.edition === '2005' ? { ...any, already: 0, beyond: 0 } : { ...any, already: 0 };
				const [first, second] = [firstOdds(chances, attack), secondOdds(attack)];
				for (const outcome of ['kill', 'equal'] as const) {
					const apart = Math.abs(number(first[outcome]) - second[outcome]);
					expect(apart, outcome).toBeLessThan(leftOut(attack));
				}
				if ('hit' in first) {
					const apart = Math.abs(number(first.hit) - second.hit);
					expect(apart, 'hit').toBeLessThan(leftOut(attack));
				}
			}),
			{ numRuns, seed: SEED }
		);
	});

	it('agrees on damage that adds up in a turn', () => {
		fc.assert(
			fc.property(anyAttack, (any) => {
				const attack = {
					...any,
					skill: { dice: [], bonus: 9 },
					use: 0,
					modifier: 0,
					beyond: 0,
					attackers: 1
				};
				const second = secondOdds(attack);
				const { kill, equal } = damageEffect(float, EDITIONS[attack.edition], {
					damage: diceOf(attack.damage),
					armor: diceOf(attack.armor),
					already: attack.already
				});
				expect(Math.abs(kill - second.kill)).toBeLessThan(leftOut(attack));
				expect(Math.abs(equal - second.equal)).toBeLessThan(leftOut(attack));
			}),
			{ numRuns: Math.ceil(SITUATIONS / 3), seed: SEED }
		);
	});
});
