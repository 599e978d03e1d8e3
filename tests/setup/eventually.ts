import { vi } from 'vitest';

/** Repeats a check until it passes, for ten seconds at most: a busy machine needs more than the default of one. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
	return vi.waitFor(check, { timeout: 10_000 });
}
