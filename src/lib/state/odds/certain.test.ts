import { expect, it } from 'vitest';
import { shareOf } from '$lib/combat/share';
import type { EditionId } from '$lib/combat/edition';
import { strikeChance } from '$lib/combat/kill-chance';
import { presetTarget } from '$lib/combat/presets';
import { known, rounded, uncertain, type Chance } from '$lib/dice/chance';
import { exactChance, settled } from '$lib/dice/exact/chance';
import { exactOrder } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import { floatOrder } from '$lib/dice/float/order';
import { dice, parseDice } from '$lib/dice/notation';
import { percentText } from '$lib/i18n/percent';
import fc from 'fast-check';
import { cases, seedOf } from '../../../../tests/setup/cases';
import { answerOf } from './answer';
import { isCoarse } from './coarse';
import { damageCells } from './damage-cells';
import { EXACT_ANSWERS } from './exact-answers';
import { groupAnswer } from './group-answer';
import { heatText } from './heat-text';
import { USUAL_QUESTION, type Question } from './question';

const EDITIONS: readonly EditionId[] = ['2005', '2010', '2020', 'quickwars'];
const SHARES = ['never', 'always'];

/** How each formatter writes a chance, where certainty would read as 0 or 100 percent. */
const readsCertain = (chance: Chance): readonly boolean[] => [
	...['en', 'pl'].map((tag) => /^(0|100)\s?%$/.test(percentText(tag, chance))),
	...['en', 'pl'].map((tag) => /^(0|100)\s?%$/.test(heatText(tag, 'attack', chance))),
	SHARES.includes(shareOf(chance).kind)
];

const run = (property: fc.IRawProperty<unknown>, count: number) =>
	fc.assert(property, { numRuns: cases(count, 'SITUATIONS'), seed: seedOf(8) });

it('every formatter keeps 0 and 100 percent for certainty', () => {
	const near = fc.double({ min: -1e-9, max: 1e-9, noNaN: true });
	const any = fc.oneof(
		fc.double({ min: 0, max: 1, noNaN: true }),
		near,
		near.map((d) => 1 + d)
	);
	run(
		fc.property(any, (value) => {
			expect(readsCertain(uncertain(value))).not.toContain(true);
		}),
		4000
	);
	for (const end of [0, 1]) expect(readsCertain(end as Chance)).not.toContain(false);
});

const roll = (most: number) =>
	fc
		.tuple(
			fc.integer({ min: 0, max: most }),
			fc.constantFrom(4, 6, 10),
			fc.integer({ min: -3, max: 30 })
		)
		.map(([count, sides, bonus]) => dice(count, sides, bonus));

const attack = (most: number): fc.Arbitrary<Question> =>
	fc
		.record({
			rules: fc.constantFrom(...EDITIONS),
			skill: roll(most),
			use: fc.integer({ min: 0, max: 30 }),
			damage: roll(most),
			armor: roll(most)
		})
		.map((part) => ({ ...USUAL_QUESTION, ...part }));

it('an attack reads as certain exactly if its fraction is', () => {
	run(
		fc.property(attack(20), (question) => {
			const fractions = new Map(EXACT_ANSWERS.attack(question));
			for (const [id, value] of answerOf(floatOrder, question).outcomes) {
				const fraction = fractions.get(id) ?? exactOrder.zero;
				const isEnd = ['0', '1'].includes(formatFraction(fraction));
				const chance = settled(value, () => fraction);
				expect(new Set(readsCertain(chance)), `${id} of ${JSON.stringify(question)}`).toEqual(
					new Set([isEnd])
				);
			}
		}),
		200
	);
});

it('few dice need no fraction', () => {
	let decided = 0;
	run(
		fc.property(attack(3), (question) => {
			fc.pre(isCoarse(question));
			const fractions = new Map(EXACT_ANSWERS.attack(question));
			for (const [id, value] of answerOf(floatOrder, question).outcomes) {
				if (known(value) !== undefined) continue;
				decided += 1;
				const exactly = exactChance(fractions.get(id) ?? exactOrder.zero);
				expect(rounded(value), `${id} of ${JSON.stringify(question)}`).toBe(exactly);
			}
		}),
		800
	);
	expect(decided).toBeGreaterThan(10);
});

it('the damage of a hit has a fraction for each of its doubles', () => {
	for (const rules of EDITIONS) {
		const question = { ...USUAL_QUESTION, rules, damage: dice(12, 6), armor: dice(2, 6) };
		const fractions = new Map(EXACT_ANSWERS.damage(question));
		for (const { total, chance, kills } of damageCells(floatOrder, question)) {
			const [whole, part] = [fractions.get(`${total}`), fractions.get(`kills${total}`)];
			expect(exactChance(whole ?? exactOrder.zero)).toBeCloseTo(chance, 12);
			expect(exactChance(part ?? exactOrder.zero)).toBeCloseTo(kills, 12);
		}
	}
});

it('a group that hardly ever fails is not certain to kill', () => {
	const question = { ...USUAL_QUESTION, skill: dice(9, 6), damage: dice(9, 6), figures: 30 };
	const [none = NaN] = groupAnswer({ ...question, targets: 1 }).kills;
	const fractions = new Map(EXACT_ANSWERS.group({ ...question, targets: 1 }));
	const chance = settled(none, () => fractions.get('0') ?? exactOrder.zero);
	expect(1 - none).toBe(1);
	expect(readsCertain(chance)).not.toContain(true);
	const all = settled(1 - none, () => fractions.get('1') ?? exactOrder.zero);
	expect(readsCertain(all)).not.toContain(true);
});

it('a strike with many dice at a usual opponent is not certain', () => {
	const target = presetTarget('2005', 'mercenary');
	const damage = parseDice('30d6');
	if (!target || !damage) throw new Error('no target');
	const strike = {
		name: '',
		skill: dice(30, 6),
		use: 31,
		damage,
		reach: { kind: 'touch' }
	} as const;
	const chance = strikeChance({ rules: '2005', attacker: target, target }, strike as never);
	expect(chance).toBeGreaterThan(0.99);
	expect(readsCertain(chance ?? (1 as Chance))).not.toContain(true);
});
