import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { finishLists, Gradual } from './gradual.svelte';

const LONG = Array.from({ length: 500 }, (_, index) => index);

describe('a long list', () => {
	it('has its beginning at once and all of it soon, in order', async () => {
		let list: Gradual | undefined;
		const end = $effect.root(() => {
			list = new Gradual(() => LONG.length);
		});
		const beginning = list?.of(LONG) ?? [];
		expect(beginning.length).toBeGreaterThan(30);
		expect(beginning.length).toBeLessThan(LONG.length);
		expect(beginning).toEqual(LONG.slice(0, beginning.length));
		await vi.waitFor(() => expect(list?.of(LONG)).toEqual(LONG), 10_000);
		end();
	});

	it('is whole at once where somebody looks for its end', () => {
		let list: Gradual | undefined;
		const end = $effect.root(() => {
			list = new Gradual(() => LONG.length);
		});
		flushSync();
		finishLists();
		expect(list?.of(LONG)).toEqual(LONG);
		end();
	});
});
