import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import { dice, flat, notation } from '$lib/dice/notation';
import { CHARGE_RULES } from '../editions/charges';
import { resolveCharge } from './charge';
import { chargingShove, resolveCollision, resolvePlough, resolveSmash } from './collision';

const [r2005, r2010, r2020] = [CHARGE_RULES['2005'], CHARGE_RULES['2010'], CHARGE_RULES['2020']];
const fraction = formatFraction;
const minifig = { skill: dice(1, 6), armor: flat(4) };
const body = { ...minifig, size: 1 };
const lance = { use: 5, damage: dice(2, 6), length: 3 };
const spear = { use: 3, damage: dice(1, 6), length: 1 };
const listed = (modifiers: readonly { rule: string; to: string; value: number }[]) =>
	modifiers.map(({ rule, to, value }) => `${rule} ${to} ${value}`);

describe('momentum and opposition', () => {
	it('grow with run and Size in 2005 (E05-CMB-29, E05-CMB-30)', () => {
		expect([1, 2, 5, 10].map((run) => r2005.momentum(run, 2))).toEqual([0, 1, 2, 2]);
		const against = (size: number, braced: boolean, motion = 0) =>
			r2005.opposition({ run: 4, motion, size, braced });
		expect([against(1, true), against(1, false)]).toEqual([1, 0]);
		expect([against(8, true), against(8, true, 4), against(8, true, -2)]).toEqual([2, 4, 1]);
		expect(against(8, false, 20)).toBe(4);
	});

	it('are one die after 4″ from 2010 on', () => {
		for (const rules of [r2010, r2020]) {
			expect([3, 4, 12].map((run) => rules.momentum(run, 1))).toEqual([0, 1, 1]);
			expect(rules.opposition({ run: 4, size: 1 })).toBe(1);
		}
	});
});

describe('a charge', () => {
	it('does damage both ways with bodies in 2005 (E05-CMB-31)', () => {
		const charge = { run: 5, size: 1, braced: true, charger: body, target: minifig };
		const found = resolveCharge(exact, r2005, charge);
		expect([found.momentum, found.opposition]).toEqual([1, 1]);
		const kills = [found.targetKilled, found.chargerKilled, found.bothKilled].map(fraction);
		expect(kills).toEqual(['1/3', '1/3', '1/9']);
		expect(listed(found.modifiers)).toEqual([
			'PL-CHG-03 momentumDice 1',
			'PL-CHG-07 oppositionDice 1'
		]);
		const unready = resolveCharge(exact, r2005, { ...charge, braced: false });
		expect(fraction(unready.chargerKilled)).toBe('0');
	});

	it('hits as the lance from horseback of 2005 does', () => {
		const rider = { ...minifig, size: 2, weapon: lance };
		const found = resolveCharge(exact, r2005, {
			run: 10,
			size: 1,
			charger: rider,
			target: minifig
		});
		// 1/3 to hit with Use 5; 4d6 do 4 or less only as all ones, and then nothing.
		expect(fraction(found.targetKilled)).toBe('1295/3888');
	});

	it('lets the longer weapon strike first, and equal ones together (E05-CMB-31, E10-CHG-10)', () => {
		const charger = { ...body, weapon: lance };
		const target = { ...minifig, weapon: spear };
		const charge = { run: 5, size: 1, braced: true, charger, target };
		const first = resolveCharge(exact, r2010, charge);
		const shorter = { ...charge, charger: { ...charger, weapon: { ...lance, length: 0 } } };
		const second = resolveCharge(exact, r2010, shorter);
		const same = resolveCharge(exact, r2010, {
			...charge,
			charger: { ...charger, weapon: { ...lance, length: 1 } }
		});
		expect(first.bothKilled).toEqual(exact.zero);
		expect(first.targetKilled).toEqual(same.targetKilled);
		expect(second.chargerKilled).toEqual(same.chargerKilled);
		expect(same.bothKilled).toEqual(exact.times(same.targetKilled, same.chargerKilled));
		expect(second.targetKilled).toEqual(exact.minus(same.targetKilled, same.bothKilled));
		expect(first.chargerKilled).toEqual(exact.minus(same.chargerKilled, same.bothKilled));
		// An advantage of 1″ is enough in 2010, but not in 2005; in 2020 nobody strikes back.
		const inch = { ...charge, charger: { ...charger, weapon: { ...lance, length: 2 } } };
		expect(resolveCharge(exact, r2010, inch).bothKilled).toEqual(exact.zero);
		expect(resolveCharge(exact, r2005, inch).bothKilled).not.toEqual(exact.zero);
		expect(resolveCharge(exact, r2020, inch).chargerKilled).toEqual(exact.zero);
	});

	it('adds one Skill die from 2010 on, and bodies do nothing', () => {
		const hero = { ...body, skill: dice(1, 10), weapon: { use: 4, damage: dice(2, 10) } };
		const charge = { run: 4, size: 1, charger: hero, target: { ...minifig, armor: flat(30) } };
		const [with4, without] = [charge, { ...charge, run: 3 }].map((each) =>
			resolveCharge(exact, r2020, each)
		);
		expect(with4?.modifiers.map(({ rule }) => rule)).toContain('E20-CHG-01');
		expect(with4?.targetKilled).not.toEqual(without?.targetKilled);
		const ram = resolveCharge(exact, r2010, { run: 5, size: 1, charger: body, target: minifig });
		expect(ram.targetKilled).toEqual(exact.zero);
	});

	it('is parried only by shields', () => {
		const charger = { ...body, weapon: lance };
		const charge = { run: 5, size: 1, charger, target: minifig };
		const kill = (parry: object) =>
			resolveCharge(exact, r2010, {
				...charge,
				target: { ...minifig, parry: { use: 2, damage: dice(1, 6), ...parry } }
			}).targetKilled;
		expect(kill({})).toEqual(resolveCharge(exact, r2010, charge).targetKilled);
		expect(kill({ shield: true })).not.toEqual(kill({}));
	});
});

describe('a collision', () => {
	const crash = { momentum: 1, opposition: 1, chargerSize: 1, targetSize: 1 };

	it('throws the loser less its Size in 2005 (E05-CMB-33)', () => {
		const found = resolveCollision(exact, r2005, crash);
		expect(fraction(found.targetKnocked)).toBe('11/35');
		expect(found.chargerKnocked).toEqual(found.targetKnocked);
		expect(fraction(exact.mass(exact.from(found.target, 3)))).toBe('11/70');
		expect(listed(found.modifiers)).toContain('PL-CHG-12 knockback -1');
	});

	it('stops the charger dead from 2010 on', () => {
		const found = resolveCollision(exact, r2010, crash);
		expect(fraction(found.targetKnocked)).toBe('3/7');
		expect(fraction(found.chargerKnocked)).toBe('0');
	});

	it('head-on has one loser in 2005, later both may fly', () => {
		const [early, late] = [r2005, r2010].map((rules) =>
			resolveCollision(exact, rules, { ...crash, opposition: 1, targetMomentum: 1 })
		);
		expect(early && fraction(early.targetKnocked)).toBe('11/35');
		expect(late && [late.targetKnocked, late.chargerKnocked].map(fraction)).toEqual(['3/7', '3/7']);
	});

	it('adds what a charging shove knows', () => {
		expect(chargingShove(exact, r2005)).toBeUndefined();
		const [late, latest] = [r2010, r2020].map((rules) => chargingShove(exact, rules));
		if (late === undefined || latest === undefined) throw new Error('No shove');
		expect(fraction(exact.mass(exact.below(latest, 3)))).toBe('0');
		expect(fraction(exact.mean(latest))).toBe('31/5');
		expect(fraction(exact.mass(late))).toBe('1');
	});

	it('meets all targets in the way with one roll (E05-CMB-41)', () => {
		const targets = [
			{ opposition: 1, size: 1 },
			{ opposition: 0, size: 3 }
		];
		const { flights, allKnocked } = resolvePlough(exact, r2005, 1, targets);
		const alone = flights.map((flight) => exact.mass(exact.from(flight, 1)));
		// The second flies on a 4 or more; both fly if that also exceeds the first one's die and 1.
		expect(fraction(alone[1] ?? exact.zero)).toBe('1/2');
		expect(fraction(allKnocked)).toBe('361/1260');
	});
});

describe('a Smash', () => {
	it('is one point for each inch that an obstacle prevents from 2010 on (E10-COL-05)', () => {
		const { target: flight } = resolveCollision(exact, r2010, {
			momentum: 1,
			opposition: 1,
			chargerSize: 1,
			targetSize: 1
		});
		const smash = { flight, room: 0, attackerSize: 1, armor: flat(4) };
		// A flight of 5″ or more against a wall: as the golden case of a collision says.
		expect(fraction(resolveSmash(exact, r2010, smash).kill)).toBe('4/35');
		expect(resolveSmash(exact, r2010, { ...smash, room: 99 }).kill).not.toEqual(exact.zero);
		const far = resolveSmash(exact, r2010, { ...smash, flight: exact.always(6), room: 2 });
		expect(fraction(far.equal)).toBe('1');
	});

	it('is one point for each inch of the attacker in 2005 (E05-CMB-34)', () => {
		const smash = { flight: exact.always(2), room: 0, attackerSize: 3, armor: flat(4) };
		const { kill, modifiers } = resolveSmash(exact, r2005, { ...smash, damage: notation('1d6') });
		// 1d6+3 above 4: but a 1 does no damage of its own.
		expect(fraction(kill)).toBe('5/6');
		expect(listed(modifiers)).toEqual(['PL-CHG-09 damage 3']);
	});
});
