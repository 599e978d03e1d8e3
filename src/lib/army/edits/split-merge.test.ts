import { describe, expect, it } from 'vitest';
import type { Army, Creation, Minifig } from '$lib/rules/choices';
import { mountOne, mountUnit } from './mount-edits';
import { moveUnit, moveBeside } from './unit-order';
import * as reserve from './reserve-edits';
import { mergeTwins, splitUnit, twinsOf } from './split-merge';
import { applied, byId } from '../../../../tests/setup/applied-edits';

const lancers: Minifig = {
	kind: 'minifig',
	id: 'l',
	name: 'Lancer',
	rank: 'mercenary',
	count: 5,
	mount: 'h'
};
const horses: Creation = {
	kind: 'creation',
	id: 'h',
	name: 'Horse',
	form: 'creature',
	size: 2,
	count: 5
};
const army = (choices: Partial<Army> = {}): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
	name: 'A',
	rulebook: 'core2005',
	units: [lancers, horses],
	...choices
});
const counts = ({ units }: Army) => units.map(({ id, count }) => [id, count]);

describe('an entry', () => {
	it('is split into two adjacent entries on the same mount', () => {
		const split = byId(splitUnit)(army(), 'l', 2);
		expect(counts(split)).toEqual([
			['l', 3],
			['u3', 2],
			['h', 5]
		]);
		expect(split.units[1]).toEqual({ ...lancers, id: 'u3', count: 2 });
	});

	it.each([0, 5, 6, -1])('is not split if one part would be empty: %i of five', (count) => {
		const given = army();
		expect(byId(splitUnit)(given, 'l', count)).toBe(given);
	});

	it('keeps its figures in their squads, and the banner with its bearers', () => {
		const squads = [
			{ id: 'q1', name: 'One', members: [{ unit: 'l', count: 2 }], banner: 'l' },
			{ id: 'q2', name: 'Two', members: [{ unit: 'l', count: 3 }], banner: 'l' }
		];
		const split = byId(splitUnit)(army({ squads }), 'l', 3);
		expect(split.squads?.map(({ members, banner }) => [members, banner])).toEqual([
			[[{ unit: 'l', count: 2 }], 'l'],
			[[{ unit: 'u3', count: 3 }], 'u3']
		]);
		const whole = [{ id: 'q1', name: 'One', members: [{ unit: 'l', count: 5 }] }];
		expect(byId(splitUnit)(army({ squads: whole }), 'l', 3).squads?.[0]?.members).toEqual([
			{ unit: 'l', count: 2 },
			{ unit: 'u3', count: 3 }
		]);
		const merged = byId(mergeTwins)(split, 'l');
		expect(merged.squads).toEqual(squads);
	});

	it('gives one figure after the other to a crew, in one step each', () => {
		const gun: Creation = { ...horses, id: 'g', name: 'Gun', form: 'emplacement', count: 1 };
		const first = byId(mountOne)(army({ units: [lancers, horses, gun] }), 'l', 'g');
		expect(first.units.slice(0, 2)).toMatchObject([
			{ id: 'l', count: 4, mount: 'h' },
			{ count: 1, mount: 'g' }
		]);
		const second = byId(mountOne)(first, 'l', 'g');
		expect(second.units.slice(0, 3)).toMatchObject([
			{ id: 'l', count: 3, mount: 'h' },
			{ id: first.units[1]?.id, count: 2, mount: 'g' },
			{ id: 'h' }
		]);
		const alone = army({ units: [{ ...lancers, count: 1 }, horses] });
		expect(byId(mountOne)(alone, 'l', 'h')).toBe(alone);
	});

	it('takes over the riders of the twins that are merged into it', () => {
		const split = byId(mountUnit)(byId(splitUnit)(army(), 'h', 2), 'l', 'u3');
		expect(split.units[0]).toMatchObject({ mount: 'u3' });
		expect(twinsOf(split, 'h').map(({ id }) => id)).toEqual(['u3']);
		const merged = byId(mergeTwins)(split, 'h');
		expect(counts(merged)).toEqual([
			['l', 5],
			['h', 5]
		]);
		expect(merged.units[0]).toMatchObject({ mount: 'h' });
	});

	it('is not merged with a different entry, or beyond the maximum count', () => {
		const other = { ...lancers, id: 'o', notes: 'tired' };
		expect(twinsOf(army({ units: [lancers, other, horses] }), 'l')).toEqual([]);
		const crowd = army({ units: [lancers, { ...lancers, id: 'o', count: 998 }, horses] });
		expect(byId(mergeTwins)(crowd, 'l')).toBe(crowd);
	});

	it('in reserve can be split and merged there', () => {
		const waiting = army({ units: [], reserve: { summons: [horses], unspent: 2 } });
		const split = byId(splitUnit)(waiting, 'h', 1);
		expect(split.reserve?.summons?.map(({ count }) => count)).toEqual([4, 1]);
		expect(byId(mergeTwins)(split, 'h')).toEqual(waiting);
	});

	it('cannot ride its own rider, and stores no mount on foot', () => {
		const bear: Creation = { ...horses, brain: { type: 'full' } };
		const given = army({ units: [lancers, bear] });
		expect(byId(mountUnit)(given, 'h', 'h')).toBe(given);
		expect(byId(mountUnit)(given, 'h', 'l')).toBe(given);
		expect(byId(mountUnit)(given, 'l', undefined).units[0]).not.toHaveProperty('mount');
	});

	it('moves within its list on the screen, past the units of squads in between', () => {
		const squads = [{ id: 'q', name: 'Q', members: [{ unit: 'h', count: 5 }] }];
		const given = army({ units: [lancers, horses, { ...lancers, id: 'x' }], squads });
		expect(counts(byId(moveUnit)(given, 'x', -1)).map(([id]) => id)).toEqual(['x', 'l', 'h']);
		expect(byId(moveUnit)(given, 'h', 1)).toBe(given);
		expect(byId(moveBeside)(given, 'x', 'h', 'after')).toBe(given);
		expect(counts(byId(moveBeside)(given, 'x', 'l', 'after')).map(([id]) => id)).toEqual([
			'l',
			'x',
			'h'
		]);
	});
});

describe('the reserve', () => {
	it('removes a unit from its squads, and returns it to the army', () => {
		const squads = [{ id: 'q', name: 'Q', members: [{ unit: 'h' }], banner: 'h' }];
		const waiting = byId(reserve.intoReserve)(army({ squads }), 'h');
		expect(waiting.squads).toEqual([{ id: 'q', name: 'Q', members: [] }]);
		expect(waiting.reserve).toEqual({ summons: [horses] });
		expect(waiting.units[0]).toMatchObject({ mount: 'h' });
		const fielded = byId(reserve.outOfReserve)(waiting, 'h');
		expect(fielded).not.toHaveProperty('reserve');
		expect(counts(fielded)).toEqual(counts(army()));
	});

	it('plans spells by level and single shields, and is removed with the last one', () => {
		const casts = applied(reserve.setCircleCasts)(
			applied(reserve.setCircleCasts)(army(), 3, 2),
			5,
			1
		);
		expect(casts.reserve?.circleCasts).toEqual([
			{ level: 5, count: 1 },
			{ level: 3, count: 2 }
		]);
		expect(
			applied(reserve.setCircleCasts)(applied(reserve.setCircleCasts)(casts, 3, 0), 5, 0)
		).toEqual(army());
		const shields = applied(reserve.addCircleShield)(
			applied(reserve.addCircleShield)(army(), 6),
			4
		);
		expect(applied(reserve.removeCircleShield)(shields, 0).reserve?.circleShields).toEqual([
			{ level: 4 }
		]);
		expect(applied(reserve.setCircleCasts)(casts, 21, 1)).toBe(casts);
		expect(applied(reserve.addCircleShield)(casts, 0)).toBe(casts);
	});

	it('keeps unspent points in halves', () => {
		expect(applied(reserve.setUnspent)(army(), 2.5).reserve).toEqual({ unspent: 2.5 });
		expect(applied(reserve.setUnspent)(applied(reserve.setUnspent)(army(), 2.5), 0)).toEqual(
			army()
		);
		const given = army();
		for (const wrong of [0.3, -1, 1e9, Number.NaN]) {
			expect(applied(reserve.setUnspent)(given, wrong)).toBe(given);
		}
	});
});
