import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { setCount } from '$lib/army/edits/edits';
import { assess } from '$lib/rules/assessment/assess';
import type { Army, Minifig } from '$lib/rules/choices';
import type { Edit } from '$lib/army/edits/edit';
import { DeferredEditor } from './deferred-editor.svelte';
import type { ArmyEditor } from '../army/army-editor';
import { eventually } from '../../../../tests/setup/eventually';

const minifig = (_: unknown, index: number): Minifig => ({
	kind: 'minifig',
	id: `u${index}`,
	name: `Unit ${index}`,
	rank: 'mercenary'
});

/** An editor of an army with this number of units, and its deferred editor. */
function editorOf(units: number) {
	const first = {
		...newArmy('a', 'Large', { profile: 'free' }),
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
	let deferred: DeferredEditor | undefined;
	const end = $effect.root(() => {
		deferred = new DeferredEditor(() => now);
	});
	flushSync();
	return { now, deferred: deferred as DeferredEditor, end, edit: setCount(minifig(0, 0), 7) };
}

describe('the panels beside the list', () => {
	it('show an edit of a small army with the list', () => {
		const { now, deferred, edit, end } = editorOf(20);
		deferred.run(edit);
		flushSync();
		expect(deferred.army).toBe(now.army);
		expect(deferred.army.units[0]).toMatchObject({ count: 7 });
		end();
	});

	it('show an edit of a large army after the list, with its bill', async () => {
		const { now, deferred, edit, end } = editorOf(200);
		const before = deferred.army;
		const { total } = deferred.assessment;
		deferred.run(edit);
		flushSync();
		expect(now.army.units[0]).toMatchObject({ count: 7 });
		expect(deferred.army).toBe(before);
		expect(deferred.assessment.total).toBe(total);
		await eventually(() => expect(deferred.army).toBe(now.army));
		expect(deferred.assessment.total).toBeGreaterThan(total);
		deferred.undo();
		flushSync();
		// An input that comes before the paint changes what the last one left.
		dispatchEvent(new Event('pointerdown'));
		expect(deferred.army).toBe(before);
		deferred.run(edit);
		await eventually(() => expect(deferred.army).toBe(now.army));
		deferred.undo();
		await eventually(() => expect(deferred.army).toBe(before));
		end();
	});
});
