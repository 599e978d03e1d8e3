import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction, toNumber } from '$lib/dice/exact/fraction';
import { dice, flat } from '$lib/dice/notation';
import { withFlags } from '../edition';
import { EDITIONS } from '../editions';
import { resolveFeat } from '../heroes/feat';
import { resolveSacrifice } from '../heroes/sacrifice';
import { heals, resolveRescue } from './healing';

const e2005 = EDITIONS['2005'];
const plain = withFlags(e2005, { explode: false });
const fraction = formatFraction;
const faces = [1, 2, 3, 4, 5, 6];

describe('healing', () => {
	it('by a council rolls all Skill dice with −1 for each further medic (PL-MED-05)', () => {
		const council = heals(exact, e2005, { medics: 3, skill: dice(1, 6) }, 4);
		expect(council.modifiers.map(({ to, value }) => `${to} ${value}`)).toEqual([
			'skillDice 2',
			'skill -2'
		]);
		// 3d6−2 is above 4 unless the dice sum up to 6 or less: 20 of 216.
		expect(fraction(council.healed)).toBe('49/54');
		expect(() => heals(exact, e2005, { medics: 4, skill: dice(1, 6) }, 1)).toThrow(RangeError);
	});

	it('of a blow agrees with all throws', () => {
		const [damage, armor] = [dice(1, 6, 3), flat(4)];
		let [down, healed] = [0, 0];
		for (const a of faces)
			for (const b of faces) {
				const wounds = (a === 1 ? 0 : a + 3) - 4;
				if (wounds <= 0) continue;
				down++;
				if (b > 1 && b > wounds) healed++;
			}
		const found = resolveRescue(exact, plain, { damage, armor }, { medics: 1, skill: dice(1, 6) });
		expect(found.struckDown).toEqual(exact.ratio(down, 36));
		expect(found.healed).toEqual(exact.ratio(healed, 36));
		expect(exact.plus(found.healed, found.dies)).toEqual(found.struckDown);
	});
});

describe('a hero', () => {
	it('calls a friend that is nearer than its die, and only death takes the friend (PL-HER-06)', () => {
		const [damage, hero, friend] = [dice(2, 6), dice(2, 6), flat(4)];
		let [heroDies, friendDies] = [0, 0];
		for (const call of faces)
			for (const a of faces)
				for (const b of faces)
					for (const x of faces)
						for (const y of faces) {
							const done = a + b === 2 ? 0 : a + b;
							const jumps = call > 3;
							if (jumps && done > 4) friendDies++;
							else if (done > x + y) heroDies++;
						}
		const found = resolveSacrifice(exact, plain, { damage, hero, friend, distance: 3 });
		expect(fraction(found.jumps)).toBe('1/2');
		expect(found.heroKilled).toEqual(exact.ratio(heroDies, 6 ** 5));
		expect(found.friendKilled).toEqual(exact.ratio(friendDies, 6 ** 5));
		const loaded = resolveSacrifice(exact, plain, { damage, hero, friend, distance: 3, quirk: 2 });
		expect([fraction(loaded.jumps), loaded.modifiers[0]?.rule]).toEqual(['1/6', 'PL-HER-02']);
		const squad = { damage, hero, friend, distance: 9, inSquad: true };
		expect(toNumber(resolveSacrifice(exact, plain, squad).jumps)).toBe(1);
	});

	it('succeeds in a feat 4 times in 7 (PL-HER-07)', () => {
		expect(fraction(resolveFeat(exact, e2005))).toBe('4/7');
	});
});
