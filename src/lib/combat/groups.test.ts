import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFraction, toNumber } from '$lib/dice/exact/fraction';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { floatOrder as float } from '$lib/dice/float/order';
import { dice, flat } from '$lib/dice/notation';
import { EDITIONS } from './editions';
import type { EditionId } from './edition';
import { engage } from './engagement';
import {
	expectedKills,
	fallsInSkirmish,
	fallsOf,
	groupKills,
	type Blow,
	type FigureTurn
} from './groups';

const sword: Blow = { skill: dice(1, 6), use: 2, damage: dice(1, 6), reach: { kind: 'touch' } };
const rifle: Blow = {
	skill: dice(1, 6),
	use: 3,
	damage: dice(1, 6, 1),
	reach: { kind: 'inches', inches: 10 }
};
const turn = (blows: readonly Blow[], part: Partial<FigureTurn> = {}): FigureTurn => ({
	blows,
	armor: flat(4),
	marks: 1,
	situation: {},
	...part
});
const kills = (given: FigureTurn, figures: number, targets: number, id: EditionId = '2005') => {
	const falls = fallsOf(float, EDITIONS[id], given, figures);
	return groupKills(float, falls, { figures, targets });
};
const sum = (chances: readonly number[]) => chances.reduce((all, each) => all + each, 0);

/** Kills by trying: every figure hits, glances off or misses, in every order, and damage is kept by hand. */
function byTrying(figures: number, targets: number): number[] {
	const found = Array.from({ length: targets + 1 }, () => 0);
	/** A hit of the sword by total of Damage; anything above 10 is as good as 11. */
	const totals = [5 / 6 / 6, 0, ...[2, 3, 4, 5].map(() => 5 / 6 / 6)];
	const high = 5 / 6 - sum(totals);
	const outcomes = [
		...totals.map((chance, total) => ({ chance, total })),
		{ chance: high, total: 11 }
	];
	const misses = { chance: 1 / 6, total: 0 };
	const go = (
		left: number,
		standing: number,
		at: number,
		taken: number,
		dead: number,
		chance: number
	) => {
		if (left === 0 || standing === 0) {
			found[dead] = (found[dead] ?? 0) + chance;
			return;
		}
		for (const { chance: share, total } of [misses, ...outcomes]) {
			const damage = taken + total;
			if (damage > 4) go(left - 1, standing - 1, 0, 0, dead + 1, chance * share);
			else if (at === 2) go(left - 1, standing - 1, 0, 0, dead, chance * share);
			else go(left - 1, standing, at + 1, damage, dead, chance * share);
		}
	};
	go(figures, targets, 0, 0, 0, 1);
	return found;
}

describe('kills of a group', () => {
	it('are those of single shots where one shoots at one', () => {
		const { kill } = engage(exact, EDITIONS['2005'], { ...rifle, armor: flat(4) }).outcome;
		const falls = fallsOf(exact, EDITIONS['2005'], turn([rifle]), 1);
		const [none, one] = groupKills(exact, falls, { figures: 1, targets: 1 });
		expect(one && formatFraction(one)).toBe(formatFraction(kill));
		expect(none && formatFraction(none)).toBe('2/3');
	});

	it('of two shooters at one target are those of either', () => {
		expect(kills(turn([rifle]), 2, 1)[1]).toBeCloseTo(5 / 9, 12);
	});

	it('add up the damage of close combat, three against one', () => {
		for (const [figures, targets] of [
			[2, 1],
			[4, 2],
			[5, 3]
		] as const) {
			const wanted = byTrying(figures, targets);
			for (const [count, chance] of kills(turn([sword]), figures, targets).entries())
				expect(chance).toBeCloseTo(wanted[count] ?? NaN, 12);
		}
	});

	it('have the same doubles and fractions, with Bennies too', () => {
		for (const id of ['2005', '2010', '2020', 'quickwars'] as const) {
			const given = turn([sword, rifle]);
			const falls = fallsOf(exact, EDITIONS[id], given, 3);
			const fractions = groupKills(exact, falls, { figures: 3, targets: 2 });
			for (const [count, chance] of kills(given, 3, 2, id).entries())
				expect(chance).toBeCloseTo(toNumber(fractions[count] ?? exact.zero), 12);
		}
	});

	it('have a fraction where damage adds up against a rolled Armor, too', () => {
		const given = turn([sword], { armor: dice(1, 6) });
		const falls = fallsOf(exact, EDITIONS['2005'], given, 3);
		const doubles = fallsOf(float, EDITIONS['2005'], given, 3);
		for (const [count, fall] of falls.entries())
			expect(toNumber(fall)).toBeCloseTo(doubles[count] ?? NaN, 14);
		// The first figure makes a plain attack.
		const { kill } = engage(exact, EDITIONS['2005'], { ...sword, armor: dice(1, 6) }).outcome;
		expect(falls[0]).toEqual(kill);
	});

	it('need as many marks as a creation has inches', () => {
		const tower = turn([{ ...rifle, damage: dice(9, 10) }], { armor: flat(1), marks: 3 });
		const alone = kills(tower, 3, 1)[1] ?? 0;
		const hit = engage(float, EDITIONS['2005'], { ...rifle, damage: dice(9, 10), armor: flat(1) });
		expect(alone).toBeCloseTo(hit.outcome.kill ** 3, 12);
		expect(kills(tower, 2, 1)[1]).toBe(0);
	});

	it('are certain in sum, and more with more figures', () => {
		fc.assert(
			fc.property(
				fc.constantFrom<EditionId>('2005', '2010', '2020', 'quickwars'),
				fc.integer({ min: 1, max: 9 }),
				fc.integer({ min: 1, max: 6 }),
				fc.constantFrom([sword], [rifle], [sword, sword]),
				fc.constantFrom(flat(4), dice(1, 6, 4), dice(2, 6)),
				(id, figures, targets, blows, armor) => {
					const given = turn(blows, { armor });
					const found = kills(given, figures, targets, id);
					expect(found).toHaveLength(targets + 1);
					expect(sum(found)).toBeCloseTo(1, 12);
					expect(Math.min(...found)).toBeGreaterThanOrEqual(-1e-15);
					const more = kills(given, figures + 1, targets, id);
					expect(expectedKills(more)).toBeGreaterThanOrEqual(expectedKills(found) - 1e-12);
				}
			),
			{ numRuns: 40 }
		);
	});

	it('of the skirmish add up hits within the turn, less those that are cancelled', () => {
		const target = { toughness: 2, negations: 1 };
		const falls = fallsInSkirmish(exact, 3, target, 1).map(formatFraction);
		expect(falls).toEqual(['1/27']);
		const two = fallsInSkirmish(float, 3, target, 2);
		const threeOfSix = [3, 4, 5, 6].map((n) => {
			const choose = [20, 15, 6, 1][n - 3] ?? 0;
			return choose * (1 / 3) ** n * (2 / 3) ** (6 - n);
		});
		expect(sum(two)).toBeCloseTo(sum(threeOfSix), 12);
	});
});
