import { describe, expect, it } from 'vitest';
import type { Army, Minifig } from '$lib/rules/choices';
import { Selection } from './selection.svelte';

const minifig = (id: string): Minifig => ({ kind: 'minifig', id, name: id, rank: 'mercenary' });
const army = (...ids: string[]) =>
	({ version: 1, id: 'army', name: 'A', rulebook: 'core2005', units: ids.map(minifig) }) as Army;

/** A selection over an army that the test can replace. */
function selectionOver(always: boolean) {
	let now = $state.raw(army('a', 'b', 'c'));
	const selection = new Selection(
		() => now,
		() => always
	);
	const replace = (...ids: string[]) => (now = army(...ids));
	return { selection, replace };
}

describe('the selected unit', () => {
	it('is the first unit if one is always shown and none was chosen', () => {
		expect(selectionOver(true).selection.unit?.id).toBe('a');
		expect(selectionOver(false).selection.unit).toBeUndefined();
	});

	it('moves to the neighbor if undo removes the unit, and returns with redo', () => {
		const { selection, replace } = selectionOver(true);
		replace('a', 'b', 'copy', 'c');
		selection.choose('copy');
		expect(selection.unit?.id).toBe('copy');
		replace('a', 'b', 'c');
		expect(selection.unit?.id).toBe('c');
		replace('a', 'b', 'copy', 'c');
		expect(selection.unit?.id).toBe('copy');
	});

	it('is undefined in an empty army', () => {
		const { selection, replace } = selectionOver(true);
		selection.choose('b');
		expect(selection.unit?.id).toBe('b');
		replace();
		expect(selection.unit).toBeUndefined();
	});

	it('is undefined on a phone after its removal', () => {
		const { selection, replace } = selectionOver(false);
		selection.choose('b');
		expect(selection.unit?.id).toBe('b');
		replace('a', 'c');
		expect(selection.unit).toBeUndefined();
	});
});
