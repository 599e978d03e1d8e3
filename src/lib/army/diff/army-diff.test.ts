import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Army, Minifig } from '$lib/rules/choices';
import * as armyEdits from '../edits/army-edits';
import * as edits from '../edits/edits';
import * as ranks from '../edits/unit-order';
import { newArmy } from '../new-army';
import { isEmptyPatch, reversed, squashed } from '$lib/document/patch';
import { armyDiff } from './army-diff';
import { applied, byId } from '../../../../tests/setup/applied-edits';

const addGear = byId(edits.addGear);
const addUnit = edits.withNewUnit;
const moveUnit = byId(ranks.moveUnit);
const removeUnit = byId(edits.removeUnit);
const setCount = byId(edits.setCount);
const setStock = applied(armyEdits.setStock);

const minifig = (id: string): Minifig => ({ kind: 'minifig', id, name: id, rank: 'mercenary' });
const base: Army = {
	...newArmy('11111111-1111-4111-8111-111111111111', 'Straż', { profile: 'league' }),
	units: ['u1', 'u2', 'u3'].map(minifig)
};

const anyEdit: fc.Arbitrary<(army: Army) => Army> = fc.oneof(
	fc.constantFrom('u1', 'u2', 'u3').map((id) => (army: Army) => setCount(army, id, 7)),
	fc.constantFrom('u1', 'u2').map((id) => (army: Army) => addGear(army, id, 'shield')),
	fc.constantFrom('u2', 'u3').map((id) => (army: Army) => removeUnit(army, id)),
	fc.constantFrom('u2', 'u3').map((id) => (army: Army) => moveUnit(army, id, -1)),
	fc.constantFrom('u8', 'u9').map((id) => (army: Army) => {
		const known = army.units.some((unit) => unit.id === id);
		return known ? army : addUnit(army, minifig(id));
	}),
	fc.nat(3).map((pieces) => (army: Army) => setStock(army, pieces)),
	fc.constantFrom('A', 'B').map((name) => (army: Army) => ({ ...army, name }))
);
const anyEdits = fc
	.array(anyEdit, { maxLength: 5 })
	.map((edits) => (army: Army) => edits.reduce((made, edit) => edit(made), army));

describe('a patch between two states of an army', () => {
	it('leads from one to the other and back, through a stored copy too', () => {
		fc.assert(
			fc.property(anyEdits, anyEdits, (one, other) => {
				const before = one(base);
				const after = other(before);
				const patch = structuredClone(armyDiff.between(before, after));
				expect(armyDiff.patched(before, patch)).toEqual(after);
				expect(armyDiff.patched(after, reversed(patch))).toEqual(before);
			})
		);
	});

	it('does the same squashed as one after the other', () => {
		fc.assert(
			fc.property(anyEdits, anyEdits, anyEdits, (one, other, third) => {
				const start = one(base);
				const middle = other(start);
				const end = third(middle);
				const patches = [armyDiff.between(start, middle), armyDiff.between(middle, end)] as const;
				const whole = squashed(...patches);
				expect(armyDiff.fits(start, whole)).toBe(true);
				expect(armyDiff.patched(start, whole)).toEqual(end);
				expect(armyDiff.patched(end, reversed(whole))).toEqual(start);
				expect(isEmptyPatch(squashed(whole, reversed(whole)))).toBe(true);
			})
		);
	});

	it('is small if little changed', () => {
		const many = { ...base, units: Array.from({ length: 500 }, (_, n) => minifig(`m${n}`)) };
		const patch = armyDiff.between(many, setCount(many, 'm250', 3));
		expect(patch.lists.flatMap(({ entries }) => entries)).toHaveLength(1);
		expect(JSON.stringify(patch).length).toBeLessThan(300);
	});

	it('fits only a state that has what it changes', () => {
		const patch = armyDiff.between(base, setCount(base, 'u2', 5));
		expect(armyDiff.fits(base, patch)).toBe(true);
		expect(armyDiff.fits(removeUnit(base, 'u2'), patch)).toBe(false);
		const moved = armyDiff.between(base, moveUnit(base, 'u2', -1));
		expect(armyDiff.fits(addUnit(base, minifig('u9')), moved)).toBe(false);
		const added = armyDiff.between(base, addUnit(base, minifig('u9')));
		expect(armyDiff.fits(addUnit(base, minifig('u9')), added)).toBe(false);
	});
});
