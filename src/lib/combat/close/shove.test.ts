import { describe, expect, it } from 'vitest';
import { exact } from '$lib/dice/exact';
import { formatFraction } from '$lib/dice/exact/fraction';
import { dice, flat } from '$lib/dice/notation';
import { CLOSE_RULES } from '../editions/close';
import type { Held } from './rules';
import { resolveShove } from './shove';

const unit = { skill: dice(1, 6), armor: flat(4) };
const sword = { use: 2, damage: dice(1, 6) };
const axe = { use: 4, damage: dice(1, 6, 2) };
const fractions = ({ shoved, parried }: ReturnType<typeof shove>) =>
	[shoved, parried].map(formatFraction);
const shove = (
	edition: '2005' | '2010' | '2020',
	{
		parry,
		held = [],
		opponents = 1
	}: { parry?: typeof sword | 'bareHands'; held?: Held[]; opponents?: number }
) =>
	resolveShove(exact, CLOSE_RULES[edition], {
		attacker: unit,
		held,
		target: { ...unit, opponents },
		...(parry && { parry })
	});

describe('a shove', () => {
	it('is rolled against the highest Use in 2005 (E05-CMB-21)', () => {
		expect(fractions(shove('2005', { held: [sword, axe] }))).toEqual(['1/2', '0']);
		expect(fractions(shove('2005', {}))).toEqual(['5/6', '0']);
		// Both with 2 or more: the parry needs at least the push. 3/7 and 1/7 of all, less those with a 1.
		const bare = shove('2005', { parry: 'bareHands' });
		expect(formatFraction(exact.plus(bare.shoved, bare.parried))).toBe('5/6');
		expect(fractions(shove('2005', { held: [sword], parry: 'bareHands' }))).toEqual(['5/6', '0']);
	});

	it('hits by itself from 2010 on, and bare hands parry with Use 0', () => {
		expect(fractions(shove('2010', {}))).toEqual(['1', '0']);
		expect(fractions(shove('2010', { parry: 'bareHands' }))).toEqual(['1/6', '5/6']);
	});

	it('with a two-handed weapon is parried with +1 from 2010 on (E10-PAR-02, E20-PAR-02)', () => {
		const halberd = { use: 4, twoHanded: true };
		const club = { use: 4, damage: dice(1, 6) };
		const both = (['2010', '2020'] as const).map((edition) =>
			shove(edition, { parry: club, held: [halberd] })
		);
		expect(both.map(fractions)).toEqual([
			['1/3', '2/3'],
			['1/3', '2/3']
		]);
		expect(both.flatMap(({ modifiers }) => modifiers.map(({ rule }) => rule))).toEqual([
			'E10-PAR-02',
			'E20-PAR-02'
		]);
		expect(shove('2005', { parry: club, held: [halberd] }).modifiers).toEqual([]);
	});

	it('is no grab: that takes a free hand, and no weapon makes its parry easier', () => {
		const gains = (['2010', '2020'] as const).map((edition) =>
			(['attack', 'shove', 'grab'] as const).map(
				(against) => CLOSE_RULES[edition].parryOf({ twoHanded: true }, against).length
			)
		);
		expect(gains).toEqual([
			[1, 1, 0],
			[1, 1, 0]
		]);
	});

	it('meets Fred’s nightstick with −1, or bare hands (E20-EX-3)', () => {
		const nightstick = { use: 3, damage: dice(1, 6, 2) };
		const armed = shove('2020', { parry: nightstick, opponents: 3 });
		expect(fractions(armed)).toEqual(['1/2', '1/2']);
		expect(armed.modifiers.map(({ rule }) => rule)).toEqual(['E20-MOD-06']);
		const bare = shove('2020', { parry: 'bareHands', opponents: 3 });
		expect(fractions(bare)).toEqual(['1/6', '5/6']);
	});
});
