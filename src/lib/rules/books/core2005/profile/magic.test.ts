import { expect, it } from 'vitest';
import { formatDice } from '$lib/dice/notation';
import type { Army, Magic, Minifig } from '$lib/rules/choices';
import { core2005 } from '$lib/rules/books/core2005';

function magicOf(magic: Magic) {
	const mage: Minifig = { kind: 'minifig', id: 'u1', name: 'M', rank: 'mercenary', magic };
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		units: [mage]
	};
	const profile = core2005.profile(army, mage);
	return profile?.kind === 'minifig' ? profile.magic : undefined;
}

it('has a bolt of the mage’s level (PL-MAG-03)', () => {
	const { bolt } = magicOf({ level: 3 }) ?? {};
	expect(bolt && [bolt.use, bolt.range, formatDice(bolt.damage)]).toEqual([9, 18, '3d6']);
	expect(magicOf({ shield: 2 })?.bolt).toBeUndefined();
});

it('has a shield of the level bought (PL-MAG-05)', () => {
	const { shield } = magicOf({ level: 5, shield: 3 }) ?? {};
	expect(shield && [shield.use, formatDice(shield.armor), shield.area]).toEqual([6, '3d6', 6]);
	expect(magicOf({ level: 3 })?.shield).toBeUndefined();
});

it('has area spells of the level bought (PL-MAG-04)', () => {
	const { areaSpells } =
		magicOf({ level: 3, areaSpells: [{ level: 3, count: 4 }, { level: 2 }] }) ?? {};
	expect(
		areaSpells?.map(({ casts, use, range, damage }) => [
			casts,
			use,
			formatDice(range),
			formatDice(damage)
		])
	).toEqual([
		[4, 9, '3d6', '3d10'],
		[1, 6, '2d6', '2d10']
	]);
});

it('summons up to half the level and controls one undead per level (PL-MAG-09, PL-MAG-11)', () => {
	const rituals = { summoning: true, necromancy: true };
	expect(magicOf({ level: 5, ...rituals })).toMatchObject({
		summoning: { size: 2, use: 3 },
		necromancy: { undead: 5, use: 4 }
	});
	expect(magicOf({ level: 0, areaSpells: [] })).toBeUndefined();
});
