import { describe, expect, it } from 'vitest';
import { exact } from '$lib/dice/exact';
import { floatOrder as float } from '$lib/dice/float/order';
import { dice, flat } from '$lib/dice/notation';
import { resolveCombined } from '../combined';
import { withFlags } from '../edition';
import { EDITIONS } from '../editions';
import { resolveSquadFire } from './squad-fire';

const pistols = {
	members: 2,
	skill: dice(1, 6),
	use: 3,
	damage: dice(1, 6),
	reach: { kind: 'inches', inches: 6 } as const,
	situation: { distance: 8, visible: 2 as const }
};
const rifles = {
	...pistols,
	members: 1,
	damage: dice(1, 6, 1),
	reach: { kind: 'inches', inches: 12 } as const
};
const volley = { skill: dice(1, 6), use: 3 };

describe('the fire of a squad', () => {
	it('leaves out weapons beyond their range in 2005, and names each modifier', () => {
		const found = resolveSquadFire(float, EDITIONS['2005'], [pistols, rifles], flat(4));
		const alone = resolveCombined(
			float,
			EDITIONS['2005'],
			[{ attackers: 1, test: { ...volley, modifier: -1 }, damage: dice(1, 6, 1) }],
			flat(4)
		);
		expect(found.outOfReach).toEqual([0]);
		expect(found.effect.kill).toBeCloseTo(alone.kill, 14);
		expect(found.modifiers[1]?.map(({ rule }) => rule)).toEqual(['PL-CMB-03']);
	});

	it('shoots beyond range from 2010 on, with its penalty', () => {
		const found = resolveSquadFire(float, EDITIONS['2010'], [pistols, rifles], flat(4));
		expect(found.outOfReach).toEqual([]);
		const [near, far] = found.modifiers.map((each) =>
			each.map(({ rule, value }) => `${rule} ${value}`)
		);
		expect(near).toEqual(['E10-MOD-03 -1', 'E10-MOD-11 -2']);
		expect(far).toEqual(['E10-MOD-03 -1']);
	});

	it('is one pool at one distance', () => {
		const near = { ...pistols, situation: { distance: 6 } };
		const guns = { ...rifles, members: 2, situation: { distance: 6 } };
		for (const edition of Object.values(EDITIONS)) {
			const found = resolveSquadFire(float, edition, [near, guns], dice(2, 6)).effect;
			const volleys = [near, guns].map(({ members, damage }) => ({
				attackers: members,
				test: volley,
				damage
			}));
			const wanted = resolveCombined(float, edition, volleys, dice(2, 6));
			expect(found.kill).toBeCloseTo(wanted.kill, 13);
			expect(found.equal).toBeCloseTo(wanted.equal, 13);
		}
	});

	it('takes off only the dice of those beyond range, as all throws say', () => {
		const edition = withFlags(EDITIONS['2010'], { explode: false });
		const one = { ...pistols, members: 1, use: 2, situation: { distance: 8 } };
		const two = { ...one, reach: rifles.reach };
		const faces = [1, 2, 3, 4, 5, 6];
		let [kills, equals] = [0, 0];
		for (const far of faces)
			for (const near of faces)
				for (const a of faces)
					for (const b of faces) {
						const hits = [far >= 4, near >= 2];
						if (!hits[0] && !hits[1]) continue;
						const ones = (!hits[0] || a === 1) && (!hits[1] || b === 1);
						const lost = hits[0] ? Math.max(0, a - 2) : 0;
						const damage = ones ? 0 : lost + (hits[1] ? b : 0);
						if (damage > 4) kills++;
						if (damage === 4) equals++;
					}
		const { effect } = resolveSquadFire(exact, edition, [one, two], flat(4));
		expect(effect.kill).toEqual(exact.ratio(kills, 6 ** 4));
		expect(effect.equal).toEqual(exact.ratio(equals, 6 ** 4));
	});
});
