import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { dice, flat, formatDice } from '$lib/dice/notation';
import { damageEffect } from '../attack';
import { EDITIONS } from '../editions';
import { crewedWeapon, resolveCrewed } from './crewed-weapon';

const row = { range: 10, damage: '2d6', crewRange: 5, crewDamage: '1d6' };
const quick = { ...row, rule: 'PL-QW-08' } as const;
const lugpol = { ...row, rule: 'PL-LPW-06', crew: 3 } as const;

describe('a heavy weapon', () => {
	it('does 4d6 at 20″ with three (PL-QW-08)', () => {
		const gun = crewedWeapon(quick, 3);
		expect(gun && [formatDice(gun.damage), gun.range]).toEqual(['4d6', 20]);
		expect(gun?.modifiers.map(({ rule, to, value }) => `${rule} ${to} ${value}`)).toEqual([
			'PL-QW-08 damageDice 2',
			'PL-QW-08 range 10'
		]);
		expect(crewedWeapon(quick, 1)?.modifiers).toEqual([]);
		expect(crewedWeapon(quick, 0)).toBeUndefined();
	});

	it('has a crew of any size in QuickWars, and of three in LUGPolWars (PL-LPW-06)', () => {
		const dices = [quick, lugpol].map((each) => {
			const gun = crewedWeapon(each, 5);
			return gun && formatDice(gun.damage);
		});
		expect(dices).toEqual(['6d6', '4d6']);
	});

	it('hits by itself within its range', () => {
		const gun = crewedWeapon(lugpol, 2);
		const quickwars = EDITIONS.quickwars;
		const target = { armor: dice(3, 6), distance: 15 };
		const found = resolveCrewed(exact, quickwars, gun, target);
		expect(found?.hit).toEqual(exact.one);
		const effect = damageEffect(exact, quickwars, { damage: dice(3, 6), armor: dice(3, 6) });
		expect(found?.kill).toEqual(effect.kill);
		expect(resolveCrewed(exact, quickwars, gun, { armor: flat(4), distance: 16 })).toBeUndefined();
		expect(resolveCrewed(exact, quickwars, undefined, target)).toBeUndefined();
	});
});
