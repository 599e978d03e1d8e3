import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction as fraction } from '$lib/dice/exact/fraction';
import { floatOrder as float } from '$lib/dice/float/order';
import { dice, flat } from '$lib/dice/notation';
import { presetArmor } from '$lib/combat/presets';
import { answerOf } from './answer';
import { chargeAnswerOf, chargeRows, flightCells, type ChargeQuestion } from './charge-answer';
import { closeAnswerOf, closeOffer, type CloseQuestion } from './close-answer';
import { creationAnswerOf, partAnswerOf } from './creation-answer';
import { isGang } from './gang-answer';
import { EXACT_ANSWERS, type ExactPart } from './exact-answers';
import { USUAL_QUESTION, writeQuestion, type Question } from './question';
import { readQuestion } from './question-reading';

const usual: CloseQuestion & ChargeQuestion = { ...USUAL_QUESTION, rules: '2005' };
const fractions = (part: ExactPart, question: Question) =>
	new Map(EXACT_ANSWERS[part](question).map(([id, chance]) => [id, fraction(chance)]));
const listed = (modifiers: ReturnType<typeof closeAnswerOf>['modifiers']) =>
	modifiers.map(({ rule, to, value }) => `${rule} ${to} ${value}`);

describe('close combat', () => {
	it('without a parry kills as the plain attack does, in any situation', () => {
		for (const rules of ['2005', '2010', '2020'] as const) {
			const question = { ...usual, rules, situation: { blind: true, size: 6 }, skill: dice(2, 6) };
			const { kill, killWithout } = closeAnswerOf(float, question);
			const plain = new Map(answerOf(float, question).outcomes).get('kill');
			expect([kill, killWithout]).toEqual([plain, plain]);
		}
	});

	it('lets a tie of 2005 parry: P(d6! ≥ d6!) is 4/7, less the misses', () => {
		// One point above the Armor kills unless any absorption takes it off.
		const question = { ...usual, damage: flat(5), parry: 'shield' } as const;
		const found = fractions('close', question);
		expect(found.get('parried')).toBe('17/42');
		expect(found.get('kill')).toBe('3/7');
		expect(found.get('killWithout')).toBe('5/6');
		expect(found.has('attackerKilled')).toBe(false);
	});

	it('compares nothing from 2010 on: a parry needs its own Use', () => {
		const question = { ...usual, rules: '2010', use: 0, parry: 'shield' } as const;
		const plain = { ...question, twoHanded: false };
		// A Use of 0 is always reached but by a 1; the shield’s Use is 2.
		expect(fraction(closeAnswerOf(exact, plain).parried ?? exact.zero)).toBe('25/36');
		const easier = closeAnswerOf(exact, { ...question, twoHanded: true, use: 0 });
		expect(listed(easier.modifiers)).toEqual(['E10-PAR-02 skill 1']);
	});

	it('strikes back at an attacker that did not kill', () => {
		const question = { ...usual, damage: flat(0), counter: 'shortHand' } as const;
		expect(fractions('close', question).get('attackerKilled')).toBe('5/18');
		const deadly = { ...question, damage: flat(9) };
		expect(fractions('close', deadly).get('attackerKilled')).toBe('5/108');
		const both = closeAnswerOf(float, { ...question, parry: 'shield' });
		expect(listed(both.modifiers)).toEqual(['PL-CC-13 skill -1', 'PL-CC-13 damage -1']);
	});

	it('parries what strikes back, in 2005 only with a shield', () => {
		const question = { ...usual, damage: flat(0), counter: 'shortHand' } as const;
		const killed = (counterParry: CloseQuestion['counterParry']) =>
			closeAnswerOf(float, { ...question, counterParry }).attackerKilled ?? NaN;
		expect(killed('shield')).toBeLessThan(killed(''));
		expect(killed('shortHand')).toBe(killed(''));
	});

	it('leaves the last die of a heavy weapon in two hands in 2010 (E10-PAR-07)', () => {
		// Both rolls are certain. One level of the parry takes the bonus, or the only die.
		const sure = { skill: flat(9), foeSkill: flat(9), damage: dice(1, 6, 2) };
		const question = { ...usual, ...sure, parry: 'shield' } as const;
		const kill = (part: Partial<Question>) =>
			fractions('close', { ...question, rules: '2010', ...part }).get('kill');
		expect([kill({ piercing: true }), kill({})]).toEqual(['1/3', '0']);
		expect(kill({ rules: '2020', piercing: true })).toBe(kill({ rules: '2020' }));
	});

	it('lets one of several strike back at each of them with −1 (E05-CMB-16)', () => {
		const question = { ...usual, attackers: 2, damage: flat(0), counter: 'shortHand' } as const;
		// 3 or more with 1d6, then above 4: 2/9 for each weapon.
		expect(fractions('gang', question).get('killed1')).toBe('2/9');
		const two = fractions('gang', { ...question, counters: 2 });
		expect([two.get('kill'), two.get('killed1'), two.get('killed2')]).toEqual([
			'0',
			'32/81',
			'4/81'
		]);
		const dead = fractions('gang', { ...question, skill: flat(9), damage: flat(9) });
		expect([dead.get('kill'), dead.get('killed1')]).toEqual(['1', '0']);
		const joined = { ...question, attackers: 1, joining: [{ ...question, count: 2 }] };
		expect([question, joined, { ...joined, attackers: 2 }].map(isGang)).toEqual([
			true,
			true,
			false
		]);
		expect(isGang(usual)).toBe(false);
	});

	it('offers what the edition allows against this weapon', () => {
		const shot = { ...usual, reach: { kind: 'inches', inches: 10 } } as const;
		const offers = (['2005', '2010', '2020'] as const).map((rules) =>
			[
				{ ...usual, rules },
				{ ...shot, rules }
			].map(closeOffer)
		);
		expect(offers[0]?.[0]?.parry).toContain('twoHanded');
		expect(offers[0]?.[0]?.counterParry).toEqual(['shield']);
		expect(offers[1]?.[0]?.counter).not.toContain('shield');
		expect(offers[1]?.[0]?.counterParry).toContain('shortHand');
		const shield = { parry: ['shield'], counter: [] };
		expect([offers[0]?.[1], offers[1]?.[1]]).toMatchObject([shield, { parry: [], counter: [] }]);
		expect(offers[2]).toMatchObject([shield, shield]);
		const far = { ...usual, parry: 'shield', situation: { distance: 3 } } as const;
		expect(closeAnswerOf(float, { ...far, rules: '2010' }).parried).toBeUndefined();
	});
});

describe('a charge', () => {
	it('does damage both ways and throws the loser in 2005 (E05-CMB-31, E05-CMB-33)', () => {
		const question = { ...usual, run: 5, braced: true };
		expect(Object.fromEntries(fractions('charge', question))).toMatchObject({
			targetKilled: '1/3',
			chargerKilled: '1/3',
			bothKilled: '1/9',
			targetKnocked: '11/35',
			chargerKnocked: '11/35'
		});
		const { crash, modifiers } = chargeAnswerOf(float, question);
		expect(listed(modifiers)).toEqual([
			'PL-CHG-03 momentumDice 1',
			'PL-CHG-07 oppositionDice 1',
			'PL-CHG-12 knockback -1'
		]);
		const cells = flightCells(float, crash.target);
		expect(cells.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
		expect(cells[0]?.chance).toBeCloseTo(24 / 35, 12);
	});

	it('shows from 2010 on only what a weapon does', () => {
		const idsOf = (question: ChargeQuestion) =>
			chargeRows(question, chargeAnswerOf(float, question)).map(({ id }) => id);
		const later = { ...usual, rules: '2010' } as const;
		expect(idsOf(later)).toEqual(['targetKnocked']);
		const lance = { ...later, lance: true, counter: 'shortHand' } as const;
		expect(idsOf(lance)).toContain('bothKilled');
		expect(idsOf({ ...lance, rules: '2020' })).toEqual([
			'targetKilled',
			'somethingBad',
			'targetKnocked'
		]);
	});

	it('lets the longer weapon of a braced target strike first', () => {
		const question = { ...usual, lance: true, braced: true, counter: 'twoHanded' } as const;
		const kills = (part: Partial<ChargeQuestion>) =>
			chargeAnswerOf(float, { ...question, ...part }).charge;
		expect(kills({ pike: true, longer: 'target' }).bothKilled).toBe(0);
		expect(kills({ pike: true }).bothKilled).toBeGreaterThan(0);
		expect(kills({ pike: true }).chargerKilled).toBeGreaterThan(kills({}).chargerKilled);
	});
});

describe('a collision', () => {
	const idsOf = (question: ChargeQuestion) =>
		chargeRows(question, chargeAnswerOf(float, question)).map(({ id }) => id);

	it('throws both from 2010 on if they charge head-on, and the lower roll in 2005', () => {
		const later = { ...usual, rules: '2010', headOn: 4 } as const;
		expect(idsOf(later)).toEqual(['targetKnocked', 'chargerKnocked']);
		const { crash } = chargeAnswerOf(float, later);
		expect(crash.targetKnocked).toBe(crash.chargerKnocked);
		// A run that is too short for momentum is no charge.
		const short = chargeAnswerOf(float, { ...later, headOn: 3 });
		expect(short.crash.chargerKnocked).toBe(0);
		const early = fractions('charge', { ...usual, headOn: 4 });
		expect([early.get('targetKnocked'), early.get('chargerKnocked')]).toEqual(['11/35', '11/35']);
	});

	it('adds the Smash to the damage of a hit', () => {
		const early = { ...usual, obstacle: true, chargerSize: 3 };
		// Two dice and 3 points exceed 4 unless both show 1.
		expect(fractions('charge', early).get('smashKills')).toBe('35/36');
		expect(fractions('charge', usual).has('smashKills')).toBe(false);
		const at = (room: number) =>
			chargeAnswerOf(float, { ...usual, rules: '2010', obstacle: true, room });
		expect(at(0).smashKills ?? NaN).toBeLessThan(at(0).crash.targetKnocked);
		expect(at(3).smashKills ?? NaN).toBeLessThan(at(0).smashKills ?? NaN);
	});

	it('knows a charging shove from 2010 on', () => {
		expect(chargeAnswerOf(float, usual).shove).toBeUndefined();
		const { shove } = chargeAnswerOf(float, { ...usual, rules: '2020' });
		const cells = shove ? flightCells(float, shove) : [];
		expect(cells.slice(0, 4).map(({ chance }) => chance)).toEqual([0, 0, 0, 1 / 6]);
	});
});

describe('a part of a creation', () => {
	const level2 = presetArmor('2005', 'level2') ?? flat(0);
	const removed = (part: Partial<CloseQuestion>) =>
		partAnswerOf(float, { ...usual, damage: dice(2, 6), armor: level2, part: 'structure', ...part })
			?.removed ?? NaN;

	it('is as strong as the structure inside, and weaker outside (E05-CMB-37)', () => {
		const plain = new Map(
			answerOf(float, { ...usual, damage: dice(2, 6), armor: level2 }).outcomes
		);
		expect(removed({ situation: { size: 9 } })).toBeCloseTo(plain.get('kill') ?? NaN, 14);
		expect(removed({ part: 'external' })).toBeGreaterThan(removed({}));
		expect(removed({ part: 'protruding' })).toBeGreaterThan(removed({ part: 'external' }));
	});

	it('is worn down by earlier attacks (E05-CMB-38)', () => {
		expect(removed({ grinds: 2 })).toBeGreaterThan(removed({ grinds: 1 }));
		expect(removed({ grinds: 1 })).toBeGreaterThan(removed({}));
		expect(removed({ part: '' })).toBeNaN();
		expect(removed({ armor: flat(99) })).toBeNaN();
	});
});

describe('size damage', () => {
	it('destroys by as many marks as the Size', () => {
		const one = fractions('creation', { ...usual, attacks: 1 });
		expect(one.get('destroyed')).toBe('5/18');
		const two = fractions('creation', { ...usual, attacks: 2, marks: 2 });
		expect([two.get('damaged'), two.get('destroyed')]).toEqual(['155/324', '25/324']);
		// A Size of 5 is easier to hit, by 2.
		const large = creationAnswerOf(float, { ...usual, use: 6, marks: 5 });
		expect(listed(large.modifiers)).toEqual(['PL-CMB-03 skill 2']);
	});
});

it('the address holds a parry, a charge and attacks at a creation', () => {
	const question = {
		...USUAL_QUESTION,
		twoHanded: true,
		parry: 'shield',
		counter: 'heavyHand',
		foeSkill: dice(1, 10),
		ownArmor: dice(1, 6, 2),
		piercing: true,
		counterParry: 'shield',
		counters: 2,
		run: 12,
		headOn: 6,
		chargerSize: 2,
		braced: true,
		lance: true,
		pike: true,
		longer: 'target',
		obstacle: true,
		room: 4,
		part: 'external',
		grinds: 3,
		attacks: 7,
		overkill: true
	} as const;
	expect(readQuestion(new URLSearchParams(writeQuestion(question)))).toEqual(question);
	const wrong = new URLSearchParams(
		'parry=bodyArmor&run=999&longer=mine&attacks=0&braced=maybe&part=door&counters=9'
	);
	expect(readQuestion(wrong)).toEqual(USUAL_QUESTION);
});
