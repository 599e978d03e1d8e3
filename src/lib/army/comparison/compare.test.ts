import { describe, expect, it } from 'vitest';
import { formatChange, formatPoints } from '$lib/points/format';
import type { Army, Creation, Figure, Minifig } from '$lib/rules/choices';
import { compareBills, differs, lineDiffers, type ComparedGroup } from './compare';
import { newArmy } from '../new-army';
import { paired } from './pairing';
import { sideOf } from './side';

const knight: Minifig = {
	kind: 'minifig',
	id: 'u1',
	name: 'Knight',
	rank: 'mercenary',
	gear: [{ item: 'heavyHand' }, { item: 'shield' }]
};
const archer: Minifig = {
	kind: 'minifig',
	id: 'u2',
	name: 'Archer',
	rank: 'mercenary',
	gear: [{ item: 'shortRanged' }]
};
const horse: Creation = {
	kind: 'creation',
	id: 'u3',
	name: 'Horse',
	form: 'creature',
	size: 2,
	structureLevel: 0,
	propulsion: [{ mode: 'ground', speed: 10 }]
};
const goblin: Figure = { kind: 'figure', id: 'u1', name: 'Goblin', stature: 'minion' };

const army = (choices: Partial<Army>, id = 'one'): Army => ({
	...newArmy(id, 'Army', { profile: 'free' }),
	...choices
});
const compared = (left: Army, right: Army) => compareBills(sideOf(left), sideOf(right));
const seen = ({ name, formerName, left, right, change }: ComparedGroup) => ({
	name,
	...(formerName && { formerName }),
	counts: [left?.count, right?.count],
	change: formatChange(change)
});

describe('pairing two lists', () => {
	it('uses the first key that matches, and each partner once', () => {
		const left = ['a1', 'a2', 'b1', 'c1'];
		const right = ['a2', 'a3', 'd1', 'b9'];
		const pairs = paired(left, right, [(text) => text, ([letter = '']) => letter]);
		expect(pairs).toEqual([
			{ left: 'a1', right: 'a3' },
			{ left: 'a2', right: 'a2' },
			{ left: 'b1', right: 'b9' },
			{ left: 'c1' },
			{ right: 'd1' }
		]);
	});
});

describe('comparing two bills', () => {
	it('finds no difference for the same army', () => {
		const one = army({ units: [knight, horse], stock: { explosives: 2 } });
		const { groups, change, left, right } = compared(one, one);
		expect(groups).toHaveLength(3);
		expect(groups.filter(differs)).toEqual([]);
		expect([change, left - right]).toEqual([0, 0]);
	});

	it('matches units, then their lines', () => {
		const left = army({ units: [knight, archer] });
		const right = army({
			units: [{ ...knight, count: 3, gear: [{ item: 'heavyHand' }] }, horse],
			stock: { explosives: 2 }
		});
		const { groups, left: before, right: after, change } = compared(left, right);
		expect(groups.map(seen)).toEqual([
			// A mercenary costs 4, a heavy hand weapon 3, a shield 1: 3 × 7 − 8.
			{ name: 'Knight', counts: [1, 3], change: '+13' },
			{ name: 'Archer', counts: [1, undefined], change: '−7' },
			{ name: 'Horse', counts: [undefined, 1], change: '+6' },
			{ name: undefined, counts: [1, 1], change: '+2' }
		]);
		expect(
			groups[0]?.lines.map(({ left, right, change }) => [
				(left ?? right)?.key,
				left?.quantity,
				right?.quantity,
				formatChange(change)
			])
		).toEqual([
			['rank.mercenary', 1, 3, '+8'],
			['gear.heavyHand', 1, 3, '+6'],
			['gear.shield', 1, undefined, '−1']
		]);
		expect([before, after, change].map((points) => formatPoints(points))).toEqual([
			'15',
			'29',
			'14'
		]);
	});

	it('matches a renamed unit by id in two states of one army, but not in two armies', () => {
		const left = army({ units: [knight] });
		const units = [{ ...knight, name: 'Sir Knight' }];
		const [renamed] = compared(left, army({ units })).groups;
		expect(renamed && seen(renamed)).toEqual({
			name: 'Sir Knight',
			formerName: 'Knight',
			counts: [1, 1],
			change: '±0'
		});
		expect(renamed && differs(renamed)).toBe(true);
		expect(compared(left, army({ units }, 'other')).groups).toHaveLength(2);
	});

	it('matches lines of different levels as the same purchase', () => {
		const faster: Creation = { ...horse, propulsion: [{ mode: 'ground', speed: 12 }] };
		const [group] = compared(army({ units: [horse] }), army({ units: [faster] })).groups;
		const changed = group?.lines.filter(lineDiffers) ?? [];
		expect(changed.map(({ left, right }) => [left?.measure, right?.measure])).toEqual([[10, 12]]);
	});

	it('counts dice in a skirmish, and nothing if the rulebooks differ', () => {
		const left = army({ rulebook: 'skirmish', units: [goblin] });
		const right = army({ rulebook: 'skirmish', units: [{ ...goblin, count: 3 }] });
		const { tally, groups, change } = compared(left, right);
		expect(tally).toBe('dice');
		expect(groups.map(seen)).toEqual([
			{ name: 'Goblin', counts: [1, 3], change: formatChange(change) }
		]);
		expect(change).toBeGreaterThan(0);
		const mixed = compared(left, army({ units: [knight] }));
		expect(mixed.tally).toBe('nothing');
		expect(mixed.groups.every(({ change, lines }) => change === 0 && lines.length === 0)).toBe(
			true
		);
	});
});
