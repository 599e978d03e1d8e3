import { describe, expect, it } from 'vitest';
import type { Army, Minifig, Squad } from '$lib/rules/choices';
import { applyFill } from '$lib/fill/steps';
import { formationOf, freeOf } from '$lib/rules/formation/formation';
import { setCount } from './edits';
import * as edits from './squad-edits';
import { applied, byId, named } from '../../../../tests/setup/applied-edits';

const minifig = (id: string, count: number): Minifig => ({
	kind: 'minifig',
	id,
	name: id.toUpperCase(),
	rank: 'mercenary',
	count
});

function army(...squads: Squad[]): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
		name: 'A',
		rulebook: 'core2005',
		units: [minifig('a', 6), minifig('b', 1)],
		...(squads.length > 0 && { squads })
	};
}
const squad = (id: string, members: Squad['members'], banner?: string): Squad => ({
	id,
	name: id,
	members,
	...(banner && { banner })
});
const setMember = (of: Army, id: string, unit: string, count: number) =>
	edits.setMember(named(id), named(unit), count).apply(of);
const enlist = (of: Army, id: string, unit: string) =>
	edits.enlist(named(id), named(unit)).apply(of);
const membersIn = ({ squads = [] }: Army) => squads.map(({ members }) => members);

describe('squads', () => {
	it('get free ids; the field is removed with the last squad', () => {
		const two = applied(edits.formSquad)(
			applied(edits.formSquad)(army(squad('q2', [])), 'One'),
			'Two'
		);
		expect(two.squads?.map(({ id }) => id)).toEqual(['q2', 'q3', 'q4']);
		expect(
			byId(edits.disbandSquad)(applied(edits.formSquad)(army(), 'One'), 'q1')
		).not.toHaveProperty('squads');
		expect(byId(edits.disbandSquad)(two, 'nobody')).toBe(two);
	});

	it('contain some or all figures of an entry, never more', () => {
		const all = setMember(army(squad('q1', [])), 'q1', 'a', 9);
		expect(membersIn(all)).toEqual([[{ unit: 'a', count: 6 }]]);
		const part = setMember(all, 'q1', 'a', 4);
		expect(membersIn(part)).toEqual([[{ unit: 'a', count: 4 }]]);
		expect(freeOf(part, part.units[0] as Minifig)).toBe(2);
		expect(membersIn(setMember(part, 'q1', 'a', 0))).toEqual([[]]);
		expect(setMember(part, 'q1', 'a', 4)).toBe(part);
		expect(setMember(part, 'q1', 'nobody', 4)).toBe(part);
	});

	it('are joined by the figures without a squad, or else by all figures of the entry', () => {
		const given = army(squad('q1', [{ unit: 'a', count: 4 }]), squad('q2', []));
		const rest = enlist(given, 'q2', 'a');
		expect(membersIn(rest)).toEqual([[{ unit: 'a', count: 4 }], [{ unit: 'a', count: 2 }]]);
		expect(membersIn(enlist(rest, 'q2', 'a'))).toEqual([[], [{ unit: 'a', count: 6 }]]);
		expect(membersIn(setMember(rest, 'q2', 'a', 3))).toEqual([
			[{ unit: 'a', count: 3 }],
			[{ unit: 'a', count: 3 }]
		]);
	});

	it('grow and shrink with an entry that is completely in one squad', () => {
		const whole = army(squad('q1', [{ unit: 'b' }, { unit: 'a', count: 6 }]), squad('q2', []));
		expect(membersIn(byId(setCount)(whole, 'a', 4))[0]).toEqual([
			{ unit: 'b' },
			{ unit: 'a', count: 4 }
		]);
		const more = applyFill(whole, [{ kind: 'more', unit: 'b', times: 2 }], []);
		expect(membersIn(more)[0]).toEqual([
			{ unit: 'b', count: 3 },
			{ unit: 'a', count: 6 }
		]);
		const part = army(squad('q1', [{ unit: 'a', count: 4 }]));
		expect(membersIn(byId(setCount)(part, 'a', 9))).toEqual([[{ unit: 'a', count: 4 }]]);
	});

	it('lose the banner with its bearer', () => {
		const given = army(squad('q1', [{ unit: 'a' }, { unit: 'b' }], 'b'));
		const left = setMember(given, 'q1', 'b', 0);
		expect(left.squads?.[0]).toEqual({ id: 'q1', name: 'q1', members: [{ unit: 'a' }] });
		expect(byId(edits.setBanner)(left, 'q1', 'a').squads?.[0]?.banner).toBe('a');
		expect(byId(edits.setBanner)(given, 'q1', undefined).squads?.[0]).not.toHaveProperty('banner');
		expect(byId(edits.setBanner)(given, 'q1', 'nobody')).toBe(given);
	});

	it('show each entry once: in its squad if all figures are there, else outside', () => {
		const given = army(squad('q1', [{ unit: 'a', count: 4 }, { unit: 'b' }]), squad('q2', []));
		const { loose, squads } = formationOf(given);
		expect(loose.map(({ id }) => id)).toEqual(['a']);
		expect(squads.map(({ whole }) => whole.map(({ id }) => id))).toEqual([['b'], []]);
		expect(squads[0]?.parts).toEqual([{ unit: given.units[0], count: 4 }]);
	});
});
