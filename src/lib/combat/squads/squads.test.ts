import { inflictedBy } from '../close/inflicted';
import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import { floatOrder as float } from '$lib/dice/float/order';
import { binomial } from '$lib/dice/successes';
import { dice } from '$lib/dice/notation';
import { CLOSE_RULES } from '../editions/close';
import { casualties, fallen } from './casualties';
import { outnumberedSquad, squadSize } from './outnumbered';
import { resolveSquadMelee } from './squad-melee';

const rules = CLOSE_RULES['2005'];
const blow = { test: { skill: dice(1, 6), use: 2 }, damage: dice(1, 6) };
const inflicted = inflictedBy(exact, rules, blow);
const kill = exact.mass(exact.from(inflicted, 5));

describe('the smaller squad', () => {
	it('loses 1 for each ratio beyond one (E05-CMB-17)', () => {
		const value = (own: number, others: number) => outnumberedSquad(own, others)[0]?.value ?? 0;
		expect([value(10, 19), value(10, 20), value(10, 29), value(10, 30), value(0, 5)]).toEqual([
			0, -1, -1, -2, 0
		]);
		expect(outnumberedSquad(1, 2).map(({ to }) => to)).toEqual(['skill', 'damage']);
		expect(squadSize([1, 1, 2])).toBe(4);
	});
});

describe('results on a squad', () => {
	it('go round from the highest, and add up (E05-CMB-45)', () => {
		const squad = { members: 2, armor: 4 };
		expect(fallen([9, 1, 1, 1], squad)).toBe(1);
		// 4 and 3 first, then 2 and 1: 6 falls, 4 does not.
		expect(fallen([3, 4, 1, 2], squad)).toBe(1);
		expect(fallen([3, 4, 2, 2], squad)).toBe(2);
		// Only three count for one.
		expect(fallen([1, 1, 1, 1, 1, 1], { members: 1, armor: 4 })).toBe(0);
		expect(fallen([9, 9, 9], squad)).toBe(2);
	});

	it('kill one by one while there are enough members', () => {
		const counts = casualties(exact, [{ count: 3, inflicted }], { members: 3, armor: 4 });
		expect(counts).toEqual(binomial(exact, 3, kill));
	});

	it('agree with all combinations of two kinds of attackers', () => {
		const axe = { test: { skill: dice(1, 6), use: 4 }, damage: dice(1, 6, 2) };
		const squad = { members: 2, armor: 4 };
		const hits = [blow, blow, axe].map((each) => inflictedBy(float, rules, each));
		const chance = (hit: (typeof hits)[number], damage: number) =>
			damage <= 4 ? float.at(hit, damage) : float.mass(float.from(hit, 5));
		const damages = [0, 1, 2, 3, 4, 5];
		const wanted = [0, 0, 0];
		for (const a of damages)
			for (const b of damages)
				for (const c of damages) {
					const each = [a, b, c].map((damage, i) => chance(hits[i] ?? float.always(0), damage));
					const n = fallen([a, b, c], squad);
					wanted[n] = (wanted[n] ?? 0) + each.reduce((x, y) => x * y);
				}
		const found = casualties(
			float,
			[blow, axe].map((each, i) => ({
				count: 2 - i,
				inflicted: inflictedBy(float, rules, each)
			})),
			squad
		);
		for (const [n, p] of wanted.entries()) expect(found[n]).toBeCloseTo(p, 13);
	});

	it('are exact', () => {
		const counts = casualties(exact, [{ count: 4, inflicted }], { members: 1, armor: 4 });
		expect(formatFraction(counts.reduce((a, b) => exact.plus(a, b)))).toBe('1');
	});
});

describe('two squads in close combat', () => {
	const side = { skill: dice(1, 6), weapon: { use: 2, damage: dice(1, 6) }, armor: 4 };

	it('strike and counter, the smaller one with −1 on Skill and damage of its counters', () => {
		const found = resolveSquadMelee(exact, rules, { ...side, members: 2 }, { ...side, members: 1 });
		const counter = inflictedBy(exact, rules, {
			test: { skill: dice(1, 6), use: 2, modifier: -1 },
			damage: dice(1, 6, -1)
		});
		const strikes = exact.mass(exact.from(counter, 5));
		expect(found.attackersFallen[1]).toEqual(
			exact.times(found.defendersFallen[0] ?? exact.zero, strikes)
		);
		expect(found.modifiers.map(({ to, value }) => `${to} ${value}`)).toEqual([
			'skill -1',
			'damage -1'
		]);
		for (const counts of [found.attackersFallen, found.defendersFallen])
			expect(counts.reduce((a, b) => exact.plus(a, b))).toEqual(exact.one);
	});

	it('do not counter in 2020', () => {
		const squad = { ...side, members: 2 };
		const { attackersFallen } = resolveSquadMelee(float, CLOSE_RULES['2020'], squad, squad);
		expect(attackersFallen[0]).toBeCloseTo(1, 14);
	});
});
