import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingFractions } from './exact-odds.svelte';

const unhandled = vi.fn();
beforeEach(() => process.on('unhandledRejection', unhandled));
afterEach(() => process.off('unhandledRejection', unhandled));

it('shows odds without fractions while these cannot be loaded', async () => {
	const failing = () => Promise.reject(new TypeError('Failed to fetch'));
	const fractions = new LoadingFractions(failing);
	await new Promise(setImmediate);
	expect(fractions.exact).toBeUndefined();
	expect(unhandled).not.toHaveBeenCalled();
});
