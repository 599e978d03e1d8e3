import { describe, expect, it } from 'vitest';
import type { Army, Minifig } from '$lib/rules/choices';
import { Selection } from './selection.svelte';

const minifig = (id: string): Minifig => ({ kind: 'minifig', id, name: id, rank: 'mercenary' });
const army = (...ids: string[]) =>
	({ version: 1, id: 'army', name: 'A', rulebook: 'core2005', units: ids.map(minifig) }) as Army;

/** The selection in an army that changes. */
function worked(always: boolean) {
	let now = $state.raw(army('a', 'b', 'c'));
	const selection = new Selection(
		() => now,
		() => always
	);
	const become = (...ids: string[]) => (now = army(...ids));
	return { selection, become };
}

describe('the unit that is worked on', () => {
	it('is the first where none was chosen and one is always shown', () => {
		expect(worked(true).selection.unit?.id).toBe('a');
		expect(worked(false).selection.unit).toBeUndefined();
	});

	it('is the neighbour of one that a step back takes away, and the same when it comes again', () => {
		const { selection, become } = worked(true);
		become('a', 'b', 'copy', 'c');
		selection.choose('copy');
		expect(selection.unit?.id).toBe('copy');
		become('a', 'b', 'c');
		expect(selection.unit?.id).toBe('c');
		become('a', 'b', 'copy', 'c');
		expect(selection.unit?.id).toBe('copy');
	});

	it('is nobody where nobody is left', () => {
		const { selection, become } = worked(true);
		selection.choose('b');
		expect(selection.unit?.id).toBe('b');
		become();
		expect(selection.unit).toBeUndefined();
	});

	it('is nobody on a phone where it was taken away', () => {
		const { selection, become } = worked(false);
		selection.choose('b');
		expect(selection.unit?.id).toBe('b');
		become('a', 'c');
		expect(selection.unit).toBeUndefined();
	});
});
