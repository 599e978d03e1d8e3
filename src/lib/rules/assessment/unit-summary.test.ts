import { describe, expect, it } from 'vitest';
import { assess } from './assess';
import type { Army, Creation, Minifig, Unit } from '../choices';
import { unitSummaryOf } from './unit-summary';

const army = (units: Unit[], settings: Partial<Army> = {}): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: '11111111-2222-3333-4444-555555555555',
	name: 'A',
	rulebook: 'core2005',
	units,
	...settings
});
const guard: Minifig = { kind: 'minifig', id: 'g', name: 'Guard', rank: 'mercenary', count: 2 };
const summary = (of: Army, unit: Unit) => unitSummaryOf(of, assess(of), unit);

describe('the list entry of a unit', () => {
	it('has its worth, and no severity without violations', () => {
		expect(summary(army([guard]), guard)).toEqual({
			unit: guard,
			worth: { tally: 'points', total: 16, each: 8 },
			worst: undefined,
			mount: undefined,
			uncrewed: false
		});
	});

	it('has the worst severity', () => {
		const cart: Creation = { kind: 'creation', id: 'c', name: 'Cart', form: 'vehicle', size: 3 };
		const doubtful: Creation = { ...cart, measured: 9 };
		expect(summary(army([doubtful]), doubtful).worst).toBe('warning');
		const illegal: Creation = { ...doubtful, propulsion: [{ mode: 'ground', speed: 999 }] };
		const league = { limits: { profile: 'league' } } as const;
		const wrong = army([illegal], league);
		const found = new Set(assess(wrong).violations.map(({ severity }) => severity));
		expect([...found].sort()).toEqual(['error', 'warning']);
		expect(summary(wrong, illegal).worst).toBe('error');
	});

	it('has no worth if the rulebook counts nothing', () => {
		const quick = army([guard], { rulebook: 'quickwars' });
		expect(summary(quick, guard).worth).toBeUndefined();
	});

	it('is the same object while nothing changes', () => {
		const before = summary(army([guard]), guard);
		const other = army([guard, { ...guard, id: 'h' }]);
		expect(summary(other, guard)).toBe(before);
	});

	it('is a new object if its cost, count or violations change', () => {
		const unit = { ...guard };
		const before = summary(army([unit]), unit);
		const pricier = army([unit], {
			houseRules: { changes: [{ table: 'ranks', row: 'mercenary', field: 'cost', value: 5 }] }
		});
		const dear = summary(pricier, unit);
		expect(dear).not.toBe(before);
		expect(dear.worth?.total).toBe(20);
		const skirmish = summary(army([unit], { rulebook: 'skirmish' }), unit);
		expect(skirmish).not.toBe(dear);
		expect(skirmish.worth).toBeUndefined();
		expect(summary(army([unit]), unit)).toEqual(before);
	});

	it('is a new object if another unit causes a warning', () => {
		const propulsion = [{ mode: 'ground', speed: 5 } as const];
		const cart: Creation = {
			...{ kind: 'creation', id: 'c', name: 'Cart', form: 'vehicle', size: 2 },
			propulsion
		};
		const driven = summary(army([cart, guard]), cart);
		const alone = summary(army([cart]), cart);
		expect([driven.worst, alone.worst]).toEqual([undefined, 'warning']);
		expect(alone).not.toBe(driven);
		expect(alone.worth).toEqual(driven.worth);
	});

	it('is a new object if it gets a crew or another mount', () => {
		const cart: Creation = { kind: 'creation', id: 'c', name: 'Cart', form: 'vehicle', size: 2 };
		const driver: Minifig = { ...guard, mount: 'c' };
		const driven = army([cart, driver]);
		expect(summary(army([cart]), cart).uncrewed).toBe(true);
		expect(summary(driven, cart).uncrewed).toBe(false);
		expect(summary(driven, driver).mount).toBe(cart);
		const renamed = { ...cart, name: 'Wagon' };
		expect(summary(army([renamed, driver]), driver).mount).toBe(renamed);
	});
});
