import { vi } from 'vitest';

/** Repeats a check until it passes, for a minute at most: a busy machine needs more than the default of a second. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
	return vi.waitFor(check, { timeout: 60_000 });
}
