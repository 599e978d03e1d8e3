import { describe, expect, it } from 'vitest';
import { dice, flat } from '$lib/dice/notation';
import { floatOrder as float } from '$lib/dice/float/order';
import type { Army, Unit } from '$lib/rules/choices';
import { rulebookFor } from '$lib/rules/registry';
import { EDITIONS } from '../editions';
import { CLOSE_RULES } from '../editions/close';
import { resolveExchange } from './exchange';
import { inMelee, mayCounter } from './in-melee';

function profileOf(unit: Unit) {
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: '00000000-0000-4000-8000-000000000001',
		name: 'X',
		rulebook: 'core2005',
		units: [unit]
	};
	const profile = rulebookFor(army).profile(army, unit);
	if (!profile) throw new Error('No profile');
	return profile;
}
const knight = profileOf({
	kind: 'minifig',
	id: 'a',
	name: 'Knight',
	rank: 'hero',
	gear: [{ item: 'shortHand' }, { item: 'shield' }]
});
const tank = {
	kind: 'creation',
	id: 't',
	name: 'Tank',
	form: 'vehicle',
	structureLevel: 2
} as const;

describe('a unit in close combat', () => {
	it('has its weapons, and what its shield absorbs in 2005', () => {
		const unit = inMelee(EDITIONS['2005'], knight);
		expect(unit).toMatchObject({ skill: dice(1, 10), armor: dice(2, 6), size: 1 });
		const items = unit?.held.map(({ item, use, damage, absorb, shield }) => ({
			item,
			use,
			damage,
			absorb,
			shield
		}));
		expect(items).toEqual([
			{ item: 'shortHand', use: 2, damage: dice(1, 6), absorb: undefined, shield: undefined },
			{ item: 'shield', use: 2, damage: undefined, absorb: dice(1, 6), shield: true }
		]);
	});

	it('can fight an exchange with them', () => {
		const unit = inMelee(EDITIONS['2020'], knight);
		const [sword, shield] = unit?.held ?? [];
		if (!unit || !sword || !shield) throw new Error('No weapons');
		const rules = CLOSE_RULES['2020'];
		const soldier = { skill: dice(1, 6), armor: flat(4) };
		const kill = (parry?: typeof shield) =>
			resolveExchange(float, rules, [soldier, unit], [{ weapon: sword, ...(parry && { parry }) }])
				.otherKilled;
		expect(kill(shield)).toBeLessThan(kill());
	});

	it('counters as its Size and brain allow (E05-CMB-40)', () => {
		const driven = profileOf({ ...tank, size: 4 });
		expect([mayCounter(knight, 9), mayCounter(driven, 4)]).toEqual([true, false]);
		const giant = { ...driven, skill: dice(1, 6) };
		expect([mayCounter(giant, 1), mayCounter(giant, 2)]).toEqual([false, true]);
	});
});
