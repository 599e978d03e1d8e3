import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import { dice, flat } from '$lib/dice/notation';
import { resolveAttack } from '../attack';
import { CLOSE_RULES } from '../editions/close';
import { resolveGang, resolveLeaving } from './gang';
import { sufferAll, unhurt } from './running-total';

const sword = { use: 2, damage: dice(1, 6) };
const soldier = { skill: dice(1, 6), armor: flat(4), weapon: sword };
const [r2005, r2010, r2020] = [CLOSE_RULES['2005'], CLOSE_RULES['2010'], CLOSE_RULES['2020']];
const fraction = formatFraction;

describe('three against one', () => {
	it('sum their damage, and the victim counters with −1 for each after the first in 2005', () => {
		const found = resolveGang(exact, r2005, [soldier, soldier, soldier], soldier, [sword]);
		const counter = resolveAttack(exact, r2005.edition, {
			test: { skill: dice(1, 6), use: 2, modifier: -2 },
			damage: dice(1, 6),
			armor: flat(4)
		}).kill;
		const stands = exact.minus(exact.one, found.victimKilled);
		expect(found.attackersKilled[1]).toEqual(exact.times(stands, counter));
		expect(found.attackersKilled.reduce((a, b) => exact.plus(a, b))).toEqual(exact.one);
		expect(found.modifiers).toEqual([
			{ id: 'outnumbered', rule: 'PL-CMB-06', to: 'skill', value: -2 }
		]);
	});

	it('add to the damage of the turn (PL-CC-04)', () => {
		const hurt = { ...soldier, already: 2 };
		const [fresh, struck] = [soldier, hurt].map((victim) =>
			fraction(resolveGang(exact, r2005, [soldier], victim).victimKilled)
		);
		expect([fresh, struck]).toEqual(['5/18', '5/9']);
	});

	it('are countered only until 2010, and then with −1 in all', () => {
		const both = [r2010, r2020].map((rules) =>
			resolveGang(exact, rules, [soldier, soldier], soldier, [sword, sword])
		);
		expect(both.map(({ attackersKilled }) => attackersKilled.length)).toEqual([3, 1]);
		expect(both[0]?.modifiers.map(({ rule, value }) => `${rule} ${value}`)).toEqual([
			'E10-MOD-09 -1',
			'E10-MOD-09 -1'
		]);
	});

	it('are no four', () => {
		expect(() => resolveGang(exact, r2005, new Array(4).fill(soldier), soldier)).toThrow(
			RangeError
		);
	});
});

describe('one who leaves', () => {
	it('takes one blow of each, which add up', () => {
		const left = resolveLeaving(exact, r2020, soldier, [soldier, soldier, soldier]);
		const once = resolveLeaving(exact, r2020, soldier, [soldier]);
		const kill = resolveAttack(exact, r2020.edition, {
			test: { skill: dice(1, 6), use: 2 },
			damage: dice(1, 6),
			armor: flat(4)
		}).kill;
		expect(once.killed).toEqual(kill);
		// More than three blows that count alone, because smaller ones add up.
		const alone = exact.minus(exact.one, kill);
		const separate = exact.times(alone, exact.times(alone, alone));
		expect(exact.minus(separate, left.escapes).numerator > 0n).toBe(true);
		const shield = { use: 2, shield: true };
		const parried = resolveLeaving(exact, r2020, soldier, [soldier], shield);
		expect(parried.modifiers).toEqual([]);
		expect(exact.minus(parried.escapes, once.escapes).numerator > 0n).toBe(true);
	});
});

describe('damage of one turn', () => {
	it('adds up to the Armor as Something Bad, and one more point kills (A20-9)', () => {
		const blows = [3, 1, 0, 1].map((damage) => exact.always(damage));
		const steps = sufferAll(exact, r2020.edition, unhurt(exact), blows, flat(4));
		expect(steps.map(({ equal }) => fraction(equal))).toEqual(['0', '1', '0', '0']);
		expect(steps.map(({ kill }) => fraction(kill))).toEqual(['0', '0', '0', '1']);
	});

	it('meets Armor dice again with each blow, but not with one of 0', () => {
		const blows = [2, 0, 1].map((damage) => exact.always(damage));
		const steps = sufferAll(exact, r2005.edition, unhurt(exact), blows, dice(1, 6));
		// 2 exceeds a 1; 3 exceeds a 1 or 2.
		expect(steps.map(({ kill }) => fraction(kill))).toEqual(['1/6', '0', '5/18']);
	});
});
