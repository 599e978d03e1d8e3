import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { flat, formatDice } from '$lib/dice/notation';
import { core2005 } from '$lib/rules/books/core2005';
import type { Army, Gear, Minifig, Unit } from '$lib/rules/choices';
import type { MinifigProfile } from '$lib/rules/profile';

const minifig = (change: Partial<Minifig> = {}): Minifig => ({
	kind: 'minifig',
	id: 'u1',
	name: 'Zawisza',
	rank: 'mercenary',
	...change
});
const army = (...units: Unit[]): Army => ({ ...newArmy('a', 'A', { profile: 'free' }), units });

function profileOf(unit: Minifig, ...others: Unit[]): MinifigProfile {
	const profile = core2005.profile(army(unit, ...others), unit);
	if (profile?.kind !== 'minifig') throw new Error('no profile of a minifig');
	return profile;
}

function statistics(unit: Minifig, ...others: Unit[]) {
	const { skill = flat(0), move, armor } = profileOf(unit, ...others);
	return [formatDice(skill), move, formatDice(armor)];
}

describe('profile of a minifig', () => {
	it.each([
		['mercenary', ['1d6', 5, '4']],
		['officer', ['1d6+1', 6, '1d6+2']],
		['hero', ['1d10', 7, '2d6']]
	] as const)('%s has the values of PL-CHR-02', (rank, expected) => {
		expect(statistics(minifig({ rank }))).toEqual(expected);
	});

	const both: Gear[] = [{ item: 'twoHanded' }, { item: 'bodyArmor' }];

	it('slows walkers by an inch each for armor and a two-handed weapon (PL-WPN-11)', () => {
		expect(statistics(minifig({ rank: 'hero', gear: both }))).toEqual(['1d10', 5, '3d6']);
		expect(statistics(minifig({ gear: [{ item: 'bodyArmor', count: 2 }] }))).toEqual([
			'1d6',
			4,
			'1d6+4'
		]);
	});

	it('is the Move on foot for a rider too (PL-WPN-11)', () => {
		const horse: Unit = { kind: 'creation', id: 'h', name: 'H', form: 'creature', size: 2 };
		expect(statistics(minifig({ gear: both, mount: 'h' }), horse)[1]).toBe(3);
	});

	it('adds Skill points (PL-CHR-06)', () => {
		expect(statistics(minifig({ skillBonus: 2 }))[0]).toBe('1d6+2');
	});

	it('gives a hero a quirk point per other hero, at most five (PL-HER-02)', () => {
		const hero = minifig({ rank: 'hero' });
		const quirk = (count: number) => profileOf({ ...hero, count }).quirk;
		expect([1, 2, 3, 6, 9].map(quirk)).toEqual([0, 1, 2, 5, 5]);
		expect(profileOf(minifig()).quirk).toBe(0);
	});

	it('lists attacks with use, range and damage', () => {
		const gear: Gear[] = [
			{ item: 'heavyHand', name: 'axe' },
			{ item: 'shield' },
			{ item: 'shortRanged', place: 'stowed' },
			{ item: 'explosive', count: 2 }
		];
		const { attacks } = profileOf(minifig({ gear }));
		expect(
			attacks.map(({ item, use, damage, parry }) => [
				item,
				use,
				damage && formatDice(damage),
				parry && formatDice(parry)
			])
		).toEqual([
			['heavyHand', 4, '1d6+2', undefined],
			['shield', 2, undefined, '1d6'],
			['shortRanged', 3, '1d6', undefined],
			['explosive', 3, '1d10', undefined]
		]);
		expect(attacks.map(({ reach }) => reach.kind)).toEqual(['touch', 'touch', 'inches', 'thrown']);
	});

	it('gives unarmed minifigs bare hands: a push (PL-WPN-09)', () => {
		const [push, ...rest] = profileOf(minifig()).attacks;
		expect(push).toMatchObject({ item: 'bareHands', use: 2, reach: { kind: 'touch' } });
		expect(push?.damage).toBeUndefined();
		expect(rest).toEqual([]);
	});
});
