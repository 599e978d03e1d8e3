import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { Deferred } from './deferred.svelte';
import { eventually } from '../../../../tests/setup/eventually';

/** A value below a hundred is late. */
const isLate = (now: number) => now < 100;

function deferredOf(first: number, options: ConstructorParameters<typeof Deferred<number>>[1]) {
	let value = $state(first);
	let deferred: Deferred<number> | undefined;
	const end = $effect.root(() => {
		deferred = new Deferred(() => value, options);
	});
	flushSync();
	return {
		deferred: deferred as Deferred<number>,
		end,
		set(next: number) {
			value = next;
			flushSync();
		}
	};
}

describe('a deferred value', () => {
	it('is present at first, and changes later where it is late', async () => {
		const { deferred, set, end } = deferredOf(1, { isLate });
		expect(deferred.value).toBe(1);
		set(2);
		expect(deferred.value).toBe(1);
		await eventually(() => expect(deferred.value).toBe(2));
		end();
	});

	it('changes at once where it is not late, and drops a scheduled value', async () => {
		const { deferred, set, end } = deferredOf(1, { isLate });
		set(2);
		set(100);
		expect(deferred.value).toBe(100);
		await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
		expect(deferred.value).toBe(100);
		end();
	});

	it('skips the values between the shown one and the last', async () => {
		const { deferred, set, end } = deferredOf(1, { isLate });
		const seen: number[] = [];
		const watched = $effect.root(() => {
			$effect(() => void seen.push(deferred.value));
		});
		for (const next of [2, 3, 4]) set(next);
		await eventually(() => expect(deferred.value).toBe(4));
		flushSync();
		expect(seen).toEqual([1, 4]);
		watched();
		end();
	});

	it('starts with the given value and waits for its scheduler', () => {
		const tasks: (() => void)[] = [];
		const cancel = vi.fn();
		const schedule = (task: () => void) => {
			tasks.push(task);
			return cancel;
		};
		const { deferred, set, end } = deferredOf(1, { initial: 0, schedule });
		expect(deferred.value).toBe(0);
		set(2);
		expect(cancel).toHaveBeenCalledOnce();
		tasks.at(-1)?.();
		expect(deferred.value).toBe(2);
		end();
	});
});
