import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnTimer } from './turn-timer.svelte';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	turnTimer.choose(0);
});

it('counts down the minutes of a turn, below zero too, and begins again with the next one', () => {
	turnTimer.choose(2);
	const end = turnTimer.run(1);
	vi.advanceTimersByTime(30_000);
	expect(turnTimer.left).toBe(90);
	vi.advanceTimersByTime(100_000);
	expect(turnTimer.left).toBe(-10);
	end?.();
	const endNext = turnTimer.run(2);
	expect(turnTimer.left).toBe(120);
	endNext?.();
	vi.advanceTimersByTime(30_000);
	expect(turnTimer.left).toBe(120);
});

it('does not run before the first turn, nor where no time was chosen', () => {
	turnTimer.choose(2);
	expect(turnTimer.run(0)).toBeUndefined();
	turnTimer.choose(0);
	expect(turnTimer.run(1)).toBeUndefined();
	expect(turnTimer.left).toBeUndefined();
});
