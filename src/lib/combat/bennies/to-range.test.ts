import { describe, expect, it } from 'vitest';
import { exact } from '$lib/dice/exact';
import { toNumber } from '$lib/dice/exact/fraction';
import { dice, flat } from '$lib/dice/notation';
import { resolveAttack } from '../attack';
import { withFlags } from '../edition';
import { EDITIONS } from '../editions';
import { resolveBennyToRange } from './to-range';

const e2020 = EDITIONS['2020'];

describe('a Benny for the Range', () => {
	it('agrees with all throws at the hangman’s rope', () => {
		const plain = withFlags(e2020, { explode: false });
		const [use, size, beyond] = [3, -2, 5];
		let [hits, kills] = [0, 0];
		for (let action = 2; action <= 10; action++)
			for (let further = 1; further <= 6; further++)
				for (let damage = 1; damage <= 6; damage++) {
					const left = action >= 6 ? Math.max(0, beyond - further) : beyond;
					if (action + size - left < use) continue;
					hits++;
					if ((damage === 1 ? 0 : damage + 1 - left) > 0) kills++;
				}
		const found = resolveBennyToRange(exact, plain, {
			test: { skill: dice(1, 10), use, modifier: size, beyond },
			damage: dice(1, 6, 1),
			armor: flat(0)
		});
		expect(found.hit).toEqual(exact.ratio(hits, 360));
		expect(found.kill).toEqual(exact.ratio(kills, 360));
	});

	it('kills more often than one for the roll where damage is what is missing', () => {
		const attack = {
			test: { skill: dice(1, 10), use: 3, beyond: 5 },
			damage: dice(1, 6, 1),
			armor: flat(4)
		};
		const [range, usual] = [resolveBennyToRange, resolveAttack].map((resolve) =>
			toNumber(resolve(exact, e2020, attack).kill)
		);
		expect(range).toBeGreaterThan(usual ?? 1);
	});
});
