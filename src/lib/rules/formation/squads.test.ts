import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import type { Army, Gear, Squad, Unit } from '../choices';
import { rulebookFor } from '../registry';
import { squadProfile } from './squads';

const foot = (id: string, count: number, gear: Gear[] = []): Unit => ({
	kind: 'minifig',
	id,
	name: id,
	rank: 'mercenary',
	count,
	gear
});
const horse: Unit = {
	kind: 'creation',
	id: 'horse',
	name: 'Horse',
	form: 'creature',
	size: 2,
	count: 2,
	barding: true,
	propulsion: [{ mode: 'ground', speed: 10 }]
};
const riders: Unit = { ...foot('riders', 2), mount: 'horse' } as Unit;
const ARMOR: Gear[] = [{ item: 'bodyArmor' }];

function army(units: Unit[], ...squads: Squad['members'][]): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '',
		name: 'A',
		rulebook: 'core2005',
		units,
		squads: squads.map((members, index) => ({ id: `q${index}`, name: `Q${index}`, members }))
	};
}
function profile(of: Army) {
	const [squad] = of.squads ?? [];
	return squad && squadProfile(rulebookFor(of), of, squad);
}

describe('a squad (PL-SQD-02, PL-SQM-01, PL-SQM-02)', () => {
	it('covers 8 studs per figure on foot and moves at the speed of its slowest member', () => {
		const units = [foot('a', 6), foot('b', 2, ARMOR)];
		expect(profile(army(units, [{ unit: 'a', count: 4 }]))).toEqual({
			figures: 4,
			base: 32,
			speed: 5,
			kind: 'infantry'
		});
		expect(
			profile(
				army(units, [
					{ unit: 'a', count: 6 },
					{ unit: 'b', count: 2 }
				])
			)
		).toEqual({
			figures: 8,
			base: 64,
			speed: 4,
			kind: 'infantry'
		});
	});

	it('is cavalry with a rider, who covers 32 studs together with the mount', () => {
		const mounted = [riders, horse];
		expect(profile(army(mounted, [{ unit: 'riders', count: 2 }]))).toEqual({
			figures: 2,
			base: 64,
			speed: 9,
			kind: 'cavalry'
		});
		expect(
			profile(
				army(mounted, [
					{ unit: 'riders', count: 2 },
					{ unit: 'horse', count: 2 }
				])
			)
		).toMatchObject({
			base: 64,
			speed: 9
		});
	});

	it('is cavalry with a lone creature or vehicle, at the speed of its slowest member', () => {
		const mixed = army([horse, foot('a', 1)], [{ unit: 'horse', count: 2 }, { unit: 'a' }]);
		expect(profile(mixed)).toEqual({ figures: 3, base: 72, speed: 5, kind: 'cavalry' });
	});

	it('without members has no values', () => {
		expect(profile(army([], []))).toEqual({ figures: 0, base: 0, speed: 0, kind: 'infantry' });
	});

	const remarks = (of: Army) =>
		assess(of).violations.map(({ severity, code, params }) => [
			severity,
			code,
			'reason' in params && params.reason
		]);

	it('gets a remark if it shares figures with another or has more than exist (PL-SQD-01)', () => {
		const units = [foot('a', 6)];
		expect(remarks(army(units, [{ unit: 'a', count: 3 }], [{ unit: 'a', count: 3 }]))).toEqual([]);
		expect(remarks(army(units, [{ unit: 'a', count: 3 }], [{ unit: 'a', count: 4 }]))).toEqual([
			['info', 'SQUAD', 'overlap']
		]);
		expect(remarks(army(units, [{ unit: 'a', count: 7 }]))).toEqual([['info', 'SQUAD', 'tooMany']]);
		expect(remarks(army(units, [{ unit: 'a' }], [{ unit: 'a' }]))).toEqual([]);
		expect(remarks(army([foot('a', 1)], [{ unit: 'a' }], [{ unit: 'a' }]))).toHaveLength(1);
	});

	it('costs nothing', () => {
		const units = [foot('a', 6)];
		expect(assess(army(units, [{ unit: 'a' }])).total).toBe(assess(army(units)).total);
	});
});
