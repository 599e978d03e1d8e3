import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import type { Minifig } from '$lib/rules/choices';
import { core2005 } from '$lib/rules/books/core2005';
import { locale } from '$lib/state/app/locale.svelte';
import Framed from '../../../../../tests/setup/Framed.svelte';
import { visibleTextOf } from '../../../../../tests/setup/open-army';
import ProfileCard from './ProfileCard.svelte';

const mage: Minifig = {
	kind: 'minifig',
	id: 'u1',
	name: 'Mage',
	rank: 'mercenary',
	gear: [
		{ item: 'heavyHand', name: 'long sword' },
		{ item: 'shortHand', place: 'stowed' }
	],
	abilities: { weaponMaster: [{ item: 'heavyHand', name: 'long sword' }] },
	magic: { level: 4, areaSpells: [{ level: 3 }], shield: 2, summoning: true, necromancy: true }
};

async function rows(minifig: Minifig) {
	const army = { ...newArmy('a', 'A', { profile: 'free' as const }), units: [minifig] };
	const profile = core2005.profile(army, minifig);
	if (profile?.kind !== 'minifig') throw new Error('No minifig');
	const given = { army, minifig, profile, cost: '9' };
	const reader = { open: vi.fn() };
	const screen = await render(Framed<typeof given>, { reader, shown: ProfileCard, given });
	return screen.getByRole('row').elements().map(visibleTextOf);
}

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('builder');
});

describe('the card of a minifig', () => {
	it('shows the Skill of a master with the weapon, and the magic of a mage', async () => {
		expect(await rows(mage)).toEqual([
			'Attacks Use Range Damage',
			'long sword Heavy hand weapon Skill 2d6 4 touch 2d6+2',
			'Short hand weapon stowed 2 touch, thrown (1d6)″ 1d6',
			'Magic 4 Use Range Damage',
			'Bolt 12 24″ 4d6',
			'Area spell 3 1 cast 9 (3d6)″ 3d10',
			'Magic shield 2 4 4″ around 2d6',
			'Summoning 3 × size, up to size 2 3 × – –',
			'Necromancy 4 × size, up to 4 undead 4 × – –'
		]);
	});

	it('shows no magic for a unit without magic', async () => {
		const { magic: _, ...fighter } = mage;
		expect(await rows(fighter)).toHaveLength(3);
	});
});
