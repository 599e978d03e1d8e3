import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Following } from './following.svelte';

/** A value that is followed late as long as it is below a hundred. */
function followed(first: number) {
	let value = $state(first);
	let following: Following<number> | undefined;
	const end = $effect.root(() => {
		following = new Following(
			() => value,
			(now) => now < 100
		);
	});
	flushSync();
	return {
		following: following as Following<number>,
		end,
		set(next: number) {
			value = next;
			flushSync();
		}
	};
}

describe('a value that follows', () => {
	it('is there from the start, and comes late where it may', async () => {
		const { following, set, end } = followed(1);
		expect(following.value).toBe(1);
		set(2);
		expect(following.value).toBe(1);
		await vi.waitFor(() => expect(following.value).toBe(2));
		end();
	});

	it('comes at once where it is not late, and whoever was under way stays behind', async () => {
		const { following, set, end } = followed(1);
		set(2);
		set(100);
		expect(following.value).toBe(100);
		await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
		expect(following.value).toBe(100);
		end();
	});

	it('is the last one, whatever came between', async () => {
		const { following, set, end } = followed(1);
		const seen: number[] = [];
		const watched = $effect.root(() => {
			$effect(() => void seen.push(following.value));
		});
		for (const next of [2, 3, 4]) set(next);
		await vi.waitFor(() => expect(following.value).toBe(4));
		flushSync();
		expect(seen).toEqual([1, 4]);
		watched();
		end();
	});
});
