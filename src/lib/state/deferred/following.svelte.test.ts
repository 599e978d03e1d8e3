import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Following } from './following.svelte';

/** Follows a value, deferred while it is below 100. */
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

describe('a deferred value', () => {
	it('has its first value at once and updates a frame later', async () => {
		const { following, set, end } = followed(1);
		expect(following.value).toBe(1);
		set(2);
		expect(following.value).toBe(1);
		await vi.waitFor(() => expect(following.value).toBe(2));
		end();
	});

	it('updates at once where deferral is off, and drops a pending update', async () => {
		const { following, set, end } = followed(1);
		set(2);
		set(100);
		expect(following.value).toBe(100);
		await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
		expect(following.value).toBe(100);
		end();
	});

	it('skips values between frames', async () => {
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
