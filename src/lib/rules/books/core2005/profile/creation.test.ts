import { describe, expect, it } from 'vitest';
import { formatDice } from '$lib/dice/notation';
import type { Army, Creation, CreationWeapon, Rulings } from '$lib/rules/choices';
import { core2005 } from '$lib/rules/books/core2005';
import type { CreationProfile } from '$lib/rules/profile';

function profileOf(change: Partial<Creation>, rulings?: Rulings): CreationProfile {
	const creation: Creation = {
		kind: 'creation',
		id: 'u1',
		name: 'C',
		form: 'creature',
		size: 2,
		...change
	};
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		rulings,
		units: [creation]
	};
	const profile = core2005.profile(army, creation);
	if (profile?.kind !== 'creation') throw new Error('no profile of a creation');
	return profile;
}

const text = (dice: CreationProfile['armor']) => dice && formatDice(dice);
const half = { type: 'half', limitation: 'dependent' } as const;

describe('armor of a body (PL-STR-06, PL-STR-10)', () => {
	it('follows its level; that of parts is one or two levels lower', () => {
		const rows = [0, 1, 2, 3, 4, 5].map((structureLevel) => {
			const { armor, external, protruding } = profileOf({ structureLevel });
			return [text(armor), text(external), text(protruding)];
		});
		expect(rows).toEqual([
			['1d6', '1d6', '1d6'],
			['1d10', '1d6', '1d6'],
			['2d10', '1d10', '1d6'],
			['3d10', '2d10', '1d10'],
			['4d10', '3d10', '2d10'],
			['5d10', '4d10', '3d10']
		]);
	});

	it('is a flat value for a critter', () => {
		expect(text(profileOf({ size: 0 }).armor)).toBe('0');
		expect(profileOf({ size: 0 })).not.toHaveProperty('external');
		expect(profileOf({ size: 0 })).not.toHaveProperty('protruding');
		expect(text(profileOf({ size: 0, critterArmor: 3 }).armor)).toBe('3');
	});

	it('gains a die from barding, or dice by the covered size (PL-MND-08, X-17)', () => {
		const barded = (size: number, rulings?: Rulings) =>
			text(profileOf({ size, barding: true }, rulings).armor);
		expect([2, 3, 6].map((size) => barded(size))).toEqual(['2d6', '2d6', '2d6']);
		const byLevel = { steedArmor: 'byLevel' } as const;
		expect([1, 2, 3, 6].map((size) => barded(size, byLevel))).toEqual(['2d6', '2d6', '3d6', '4d6']);
	});
});

describe('movement', () => {
	it('of the barded warhorse is 9″ after buying 10″ (PL-MND-08)', () => {
		const { movement } = profileOf({ barding: true, propulsion: [{ mode: 'ground', speed: 10 }] });
		expect(movement).toEqual([{ mode: 'ground', speed: 9, bought: 10, alternative: 4.5 }]);
	});

	it('of a teleport has no speed, but its name is on the card', () => {
		const { movement, speedless, collision } = profileOf({
			propulsion: [{ mode: 'special', name: 'teleport', agreedCost: 4 }]
		});
		expect({ movement, speedless }).toEqual({ movement: [], speedless: [{ name: 'teleport' }] });
		expect(collision).toEqual(profileOf({}).collision);
	});

	it('in another medium is free at half speed, at most 5″ (PL-PRP-07)', () => {
		const { movement } = profileOf({
			propulsion: [
				{ mode: 'water', speed: 6 },
				{ mode: 'air', speed: 16 },
				{ mode: 'special', speed: 8, name: 'digging' },
				{ mode: 'ground', speed: 0 }
			]
		});
		expect(movement.map(({ mode, speed, alternative }) => [mode, speed, alternative])).toEqual([
			['water', 6, 3],
			['air', 16, 5],
			['special', 8, undefined]
		]);
	});

	it('is never negative', () => {
		const [slow] = profileOf({
			barding: true,
			propulsion: [{ mode: 'ground', speed: 1 }]
		}).movement;
		expect(slow?.speed).toBe(0);
	});
});

describe('size damage (PL-DMG-03)', () => {
	it('takes an inch of speed and size per marker, but leaves one inch of speed', () => {
		const { sizeDamage } = profileOf({
			size: 4,
			propulsion: [
				{ mode: 'ground', speed: 8 },
				{ mode: 'water', speed: 2 }
			]
		});
		expect(sizeDamage).toEqual([
			{ markers: 1, size: 3, speeds: [7, 1], weaponSum: 6 },
			{ markers: 2, size: 2, speeds: [6, 1], weaponSum: 4 },
			{ markers: 3, size: 1, speeds: [5, 1], weaponSum: 2 }
		]);
	});

	it('leaves fliers half the weapons, and destroys size 1 at once', () => {
		const flier = profileOf({ size: 3, propulsion: [{ mode: 'air', speed: 8 }] });
		expect(flier.sizeDamage.map(({ weaponSum }) => weaponSum)).toEqual([2, 1]);
		expect(profileOf({ size: 1 }).sizeDamage).toEqual([]);
		expect(profileOf({ size: 0 }).sizeDamage).toEqual([]);
	});
});

describe('weapons (PL-CWP-08)', () => {
	const weaponOf = (weapon: CreationWeapon, change: Partial<Creation> = {}) => {
		const [built] = profileOf({ ...change, weapons: [weapon] }).weapons;
		if (!built) throw new Error('no weapon');
		const reach =
			built.reach.kind === 'inches'
				? `${built.reach.inches}″`
				: built.reach.kind === 'thrown'
					? formatDice(built.reach.thrown)
					: 'touch';
		return { ...built, row: [built.use, reach, formatDice(built.damage)] };
	};

	it.each<[CreationWeapon['type'], (level: number) => unknown[]]>([
		['closeCombat', (level) => [2 * level, 'touch', `${level}d6`]],
		['ram', (level) => [2 * level, 'touch', `${level}d6`]],
		['gun', (level) => [3 * level, `${6 * level}″`, `${level}d6`]],
		['launcher', (level) => [3 * level, `${level}d6`, `${level}d6`]],
		['rocket', (level) => [4 * level, `${6 * level}″`, `${level}d10`]]
	])('%s by its level', (type, row) => {
		for (const level of [1, 2, 3, 4, 5]) expect(weaponOf({ type, level }).row).toEqual(row(level));
	});

	it('use the damage of loaded explosives', () => {
		const { payload } = weaponOf({ type: 'launcher', level: 4, payload: [{ level: 2, count: 3 }] });
		expect(payload.map(({ level, count, damage }) => [level, count, formatDice(damage)])).toEqual([
			[2, 3, '2d10']
		]);
	});

	it('have armor one level below the body, on turrets and booms two (PL-STR-08, PL-CWP-14)', () => {
		const armor = (mounting: CreationWeapon['mounting'], structureLevel: number) =>
			text(weaponOf({ type: 'gun', level: 1, mounting }, { structureLevel }).armor);
		const mountings = [undefined, 'fixed', 'turret', 'protruding'] as const;
		expect(mountings.map((mounting) => armor(mounting, 4))).toEqual([
			'3d10',
			'3d10',
			'2d10',
			'2d10'
		]);
		expect(mountings.map((mounting) => armor(mounting, 1))).toEqual(['1d6', '1d6', '1d6', '1d6']);
	});

	it('do more damage if the operator mastered that weapon (PL-SKL-03)', () => {
		const abilities = { weaponMaster: [{ item: 'gun', name: 'mortar' } as const] };
		const gun = { type: 'gun', level: 2 } as const;
		expect(weaponOf({ ...gun, name: 'mortar' }, { abilities }).row[2]).toBe('3d6');
		expect(weaponOf({ ...gun, name: 'cannon' }, { abilities }).row[2]).toBe('2d6');
	});

	it('add up to twice the size on the ground and once in the air (PL-CWP-10)', () => {
		const weapons: CreationWeapon[] = [
			{ type: 'closeCombat', level: 1, count: 2 },
			{ type: 'gun', level: 3, builtSize: 5 }
		];
		const sum = (change: Partial<Creation>, rulings?: Rulings) =>
			profileOf({ size: 3, structureLevel: 1, weapons, ...change }, rulings).weaponSum;
		expect(sum({})).toEqual({ carried: 5, limit: 6 });
		expect(sum({ propulsion: [{ mode: 'air', speed: 2 }] })).toEqual({ carried: 5, limit: 3 });
		expect(sum({ propulsion: [{ mode: 'air', speed: 0 }] })).toEqual({ carried: 5, limit: 6 });
		expect(sum({}, { weaponSumLimit: 'level' })).toEqual({ carried: 5, limit: 1 });
		expect(sum({}, { weaponSumLimit: 'size' })).toEqual({ carried: 5, limit: 3 });
	});

	it('are listed with plates and explosives', () => {
		const { plates, explosives } = profileOf({
			plates: [{ level: 3 }],
			explosives: [{ level: 2, count: 4 }]
		});
		expect(plates.map(({ use, armor, area }) => [use, formatDice(armor), area])).toEqual([
			[6, '3d6', 6]
		]);
		expect(explosives.map(({ use, count, damage }) => [use, count, formatDice(damage)])).toEqual([
			[6, 4, '2d10']
		]);
	});
});

describe('mind and mass', () => {
	it.each<[string, Creation['brain'], string | undefined]>([
		['a brain', { type: 'full', skillBonus: 1 }, '1d6+1'],
		['a half-brain', half, '1d6'],
		['incompetence', { type: 'half', limitation: 'incompetent' }, '1d6−2'],
		['bought incompetence', { type: 'half', limitation: 'incompetent', skillBonus: 3 }, '1d6+1'],
		['nobody inside', undefined, undefined]
	])('Skill of %s (PL-MND-02, PL-MND-06)', (_, brain, expected) => {
		expect(text(profileOf({ brain }).skill)).toBe(expected);
	});

	it('extensions add actions and hand weapons (PL-ABL-03, PL-ABL-04)', () => {
		const brain = { ...half, superdexterity: 2, multitasking: 1 };
		expect(profileOf({ brain })).toMatchObject({ actions: 2, handWeapons: 6 });
		expect(profileOf({})).toMatchObject({ actions: 1, handWeapons: 2, attacks: [] });
	});

	it('moving creations have momentum, immobile ones oppose by size (PL-CHG-03, X-25)', () => {
		const propulsion = [{ mode: 'ground' as const, speed: 5 }];
		expect(profileOf({ size: 5, propulsion }).collision).toEqual({
			momentum: 5,
			braced: 5,
			unbraced: 2,
			steadiness: 5
		});
		expect(profileOf({ size: 5, form: 'building' }).collision?.momentum).toBe(0);
	});
});
