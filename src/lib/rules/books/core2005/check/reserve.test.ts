import { describe, expect, it } from 'vitest';
import { assess } from '$lib/rules/assessment/assess';
import { pathOf } from '$lib/rules/violation';
import type { Army, Magic, Minifig, Unit } from '$lib/rules/choices';

const mage = (id: string, magic: Magic, count = 1): Minifig => ({
	kind: 'minifig',
	id,
	name: 'Mage',
	rank: 'mercenary',
	count,
	magic
});
const beast = (size: number): Unit => ({
	kind: 'creation',
	id: 's1',
	name: 'Beast',
	form: 'creature',
	size
});

function army(units: Unit[], reserve: Army['reserve'], supplements?: Army['supplements']): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		units,
		reserve,
		supplements
	};
}
const found = (of: Army) =>
	assess(of)
		.violations.filter(({ severity }) => severity !== 'info')
		.map((violation) => `${violation.severity} ${violation.code} ${pathOf(violation)}`);

/** The largest size that an army of these units can summon; −1 if none of them can summon. */
function largest(...units: Unit[]): number {
	const sizes = [0, 1, 2, 3, 4, 5, 6, 7];
	const legal = sizes.filter((size) =>
		assess(army(units, { summons: [beast(size)] })).violations.every(
			({ code }) => code !== 'SUMMON_SIZE' && code !== 'SUMMON_PREREQ'
		)
	);
	return legal.at(-1) ?? -1;
}

const summoner = (level: number, id = 'a') => mage(id, { level, summoning: true });

describe('summons in reserve (PL-MAG-08 to PL-MAG-10, X-22, X-49)', () => {
	it('are at most half as large as the level of a single mage', () => {
		expect([2, 3, 4, 5, 10].map((level) => largest(summoner(level)))).toEqual([1, 1, 2, 2, 5]);
	});

	it('are smaller than half the sum of a circle’s levels, and at most 5', () => {
		expect(largest(summoner(2), mage('b', { level: 2 }))).toBe(1);
		expect(largest(summoner(4))).toBe(2);
		expect(largest(summoner(2), mage('b', { level: 3 }))).toBe(2);
		expect(largest(summoner(3), mage('b', { level: 4 }))).toBe(3);
		expect(largest(summoner(10), mage('b', { level: 10 }))).toBe(5);
		expect(largest({ ...summoner(2), count: 4 })).toBe(3);
	});

	it('need a circle member with the ability and magic 2', () => {
		expect(largest(mage('a', { level: 4 }), mage('b', { level: 4 }))).toBe(-1);
		expect(largest(summoner(1), mage('b', { level: 9 }))).toBe(-1);
		expect(largest(mage('a', { level: 0, summoning: true }))).toBe(-1);
	});

	it('have one violation each if nobody can summon', () => {
		const summons = [beast(7), { ...beast(1), id: 's2' }];
		expect(found(army([mage('a', { level: 4 })], { summons }))).toEqual([
			'error SUMMON_PREREQ /reserve/summons/0',
			'error SUMMON_PREREQ /reserve/summons/1'
		]);
	});

	it('do not count as mages', () => {
		const summons: Unit[] = [{ ...summoner(4, 's1'), id: 's1' }];
		expect(found(army([], { summons }))).toEqual(['error SUMMON_PREREQ /reserve/summons/0']);
	});
});

describe('spells of a circle (PL-MAG-06, PL-MAG-07)', () => {
	const cast = (level: number) => ({ circleCasts: [{ level }] });

	it.each<[string, Unit[], Army['reserve'], string[]]>([
		['up to the sum of the levels', [mage('a', { level: 2 }, 2)], cast(4), []],
		[
			'not above the sum',
			[mage('a', { level: 2 }, 2)],
			cast(5),
			['error SPELL_LEVEL /reserve/circleCasts/0']
		],
		[
			'never above 10',
			[mage('a', { level: 5 }, 9)],
			{ circleShields: [{ level: 10 }, { level: 11 }] },
			['error SPELL_LEVEL /reserve/circleShields/1']
		],
		[
			'not with a single mage',
			[mage('a', { level: 5 })],
			cast(1),
			['error SPELL_LEVEL /reserve/circleCasts/0']
		],
		['not without mages', [], cast(1), ['error NO_MAGIC /reserve/circleCasts/0']]
	])('reach %s', (_, units, reserve, expected) => {
		const errors = found(army(units, reserve)).filter((text) => text.startsWith('error'));
		expect(errors).toEqual(expected);
		expect(found(army(units, reserve))).toContain('warning DISCLOSE /reserve');
	});

	it('must be announced, as must unspent points, and nothing else', () => {
		expect(found(army([], { unspent: 0.5 }))).toEqual(['warning DISCLOSE /reserve']);
		expect(found(army([summoner(2)], { summons: [beast(1)], unspent: 0 }))).toEqual([]);
	});

	it('need the supplement', () => {
		expect(found(army([], { unspent: 4 }, ['healing', 'specialists']))).toEqual([
			'error SUPPLEMENT_OFF /reserve',
			'warning DISCLOSE /reserve'
		]);
		expect(found(army([], {}, []))).toEqual([]);
	});
});
