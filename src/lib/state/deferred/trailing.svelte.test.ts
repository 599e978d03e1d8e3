import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { setCount } from '../army/commands';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Minifig } from '$lib/rules/choices';
import type { Edit } from '../document/edit';
import { Trailing } from './trailing.svelte';
import type { ArmyEditor } from '../army/army-editor';

const minifig = (_: unknown, index: number): Minifig => ({
	kind: 'minifig',
	id: `u${index}`,
	name: `Unit ${index}`,
	rank: 'mercenary'
});

/** An editor with `units` units and the deferred editor behind it. */
function setUp(units: number) {
	const first = {
		...newArmy('a', 'Army', { profile: 'free' }),
		units: Array.from({ length: units }, minifig)
	};
	let army: Army = $state.raw(first);
	const now: ArmyEditor = {
		get army() {
			return army;
		},
		get assessment() {
			return assess(army);
		},
		run(edit: Edit) {
			army = edit.apply(army);
		},
		undo() {
			army = first;
		}
	};
	let trailing: Trailing | undefined;
	const end = $effect.root(() => {
		trailing = new Trailing(() => now);
	});
	flushSync();
	return { now, trailing: trailing as Trailing, end, edit: setCount(minifig(0, 0), 7) };
}

describe('panels beside the list', () => {
	it('show an edit of a small army at once', () => {
		const { now, trailing, edit, end } = setUp(20);
		trailing.run(edit);
		flushSync();
		expect(trailing.army).toBe(now.army);
		expect(trailing.army.units[0]).toMatchObject({ count: 7 });
		end();
	});

	it('show an edit of a large army a frame later, with its bill', async () => {
		const { now, trailing, edit, end } = setUp(200);
		const before = trailing.army;
		const { total } = trailing.assessment;
		trailing.run(edit);
		flushSync();
		expect(now.army.units[0]).toMatchObject({ count: 7 });
		expect(trailing.army).toBe(before);
		expect(trailing.assessment.total).toBe(total);
		await vi.waitFor(() => expect(trailing.army).toBe(now.army));
		expect(trailing.assessment.total).toBeGreaterThan(total);
		trailing.undo();
		await vi.waitFor(() => expect(trailing.army).toBe(before));
		end();
	});
});
