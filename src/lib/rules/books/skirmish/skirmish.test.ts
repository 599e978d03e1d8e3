import { describe, expect, it } from 'vitest';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Figure, Unit } from '$lib/rules/choices';
import { skirmish } from '$lib/rules/books/skirmish';

const figure = (change: Partial<Figure>): Figure => ({
	kind: 'figure',
	id: 'f1',
	name: 'F',
	stature: 'average',
	...change
});
function army(...units: Unit[]): Army {
	return { format: 'brikmuster/army', version: 1, id: '', name: 'A', rulebook: 'skirmish', units };
}
const dice = (change: Partial<Figure>) => assess(army(figure(change))).dice;

describe('dice of the narrative skirmish (NS-01)', () => {
	it.each<[Figure['stature'], number]>([
		['minion', 1],
		['average', 2],
		['good', 3],
		['monster', 4]
	])('%s has %i', (stature, expected) => {
		expect(dice({ stature })).toBe(expected);
		expect(dice({ stature, count: 3 })).toBe(3 * expected);
	});

	it('gives monsters four or the number they set, others a fixed number', () => {
		expect([0, 3, 4, 7].map((more) => dice({ stature: 'monster', dice: more }))).toEqual([
			4, 4, 4, 7
		]);
		expect(dice({ stature: 'good', dice: 9 })).toBe(3);
	});

	it('gives poor figures one die; a monster is never poor', () => {
		expect(dice({ stature: 'good', traits: ['poor'] })).toBe(1);
		expect(dice({ stature: 'monster', traits: ['poor'] })).toBe(4);
	});

	it('adds up the army and has no points', () => {
		const found = assess(
			army(figure({ stature: 'minion', count: 5 }), figure({ id: 'f2', stature: 'good' }))
		);
		expect(found).toMatchObject({ dice: 8, total: 0, lines: [], violations: [] });
	});

	it('allows figures only', () => {
		const minifig: Unit = { kind: 'minifig', id: 'm', name: 'M', rank: 'hero' };
		const found = assess({ ...army(minifig), stock: { explosives: 1 }, reserve: { unspent: 1 } });
		expect(found.violations.map(({ code, unit }) => `${code} ${unit}`)).toEqual([
			'WRONG_BOOK m',
			'WRONG_BOOK army',
			'WRONG_BOOK army'
		]);
		expect(found).toMatchObject({ dice: 0, total: 0 });
	});

	it('gives free dice by shield, mount, stature and heavy weapon (NS-04 to NS-10c)', () => {
		const bonus = (change: Partial<Figure>) => {
			const unit = figure(change);
			const profile = skirmish.profile(army(unit), unit);
			return profile?.kind === 'figure' && Object.values(profile.bonusDice);
		};
		expect(bonus({})).toEqual([0, 0, 0]);
		expect(bonus({ gear: ['buckler'] })).toEqual([1, 0, 0]);
		expect(bonus({ gear: ['buckler', 'shield'], mounted: true })).toEqual([2, 2, 0]);
		expect(bonus({ stature: 'minion', weapon: 'heavyTwoHanded' })).toEqual([0, 1, 1]);
	});
});
