import { afterEach, expect, it, vi } from 'vitest';
import { Awake } from './awake.svelte';

/** Makes the browser grant the lock; returns how often it was asked for and given back. */
function granted() {
	const release = vi.fn(() => Promise.resolve());
	const lock = { release } as unknown as WakeLockSentinel;
	const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue(lock);
	return { request, release };
}

let awake: Awake;
afterEach(() => {
	awake.choose(true);
	vi.restoreAllMocks();
});

it('keeps the screen on while a game is shown, and again when the page is back', async () => {
	const { request, release } = granted();
	awake = new Awake();
	const end = awake.start();
	await expect.poll(() => awake.held).toBe(true);
	// The browser drops the lock of a hidden page.
	document.dispatchEvent(new Event('visibilitychange'));
	await expect.poll(() => request.mock.calls.length).toBe(2);
	end();
	expect(awake.held).toBe(false);
	expect(release).toHaveBeenCalled();
	document.dispatchEvent(new Event('visibilitychange'));
	expect(request).toHaveBeenCalledTimes(2);
});

it('lets the screen go off where the user wants that, also next time', () => {
	const { request } = granted();
	awake = new Awake();
	awake.choose(false);
	awake = new Awake();
	awake.start();
	expect([awake.wanted, awake.held, request.mock.calls.length]).toEqual([false, false, 0]);
});

it('says that the screen may go off when the browser refuses', async () => {
	const request = vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new Error('battery'));
	awake = new Awake();
	const end = awake.start();
	await expect.poll(() => request.mock.calls.length).toBe(1);
	expect([awake.wanted, awake.held]).toEqual([true, false]);
	end();
});
