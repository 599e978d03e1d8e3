import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HubPresence } from './hub-address';
import { HubSearch } from './hub-search';

let results: HubPresence[] = [];
let answers: HubPresence[] = [];
let search: HubSearch;

/** The seconds in which the search looked, of the next ones. */
async function looks(seconds: number): Promise<number[]> {
	const at: number[] = [];
	for (let second = 1; second <= seconds; second += 1) {
		const before = results.length;
		await vi.advanceTimersByTimeAsync(1000);
		if (results.length > before) at.push(second);
	}
	return at;
}

beforeEach(() => {
	vi.useFakeTimers();
	// Earlier searches go on, with results of their own.
	const own: HubPresence[] = (results = []);
	answers = [];
	const find = () =>
		Promise.resolve(own === results ? (answers.shift() ?? 'unreachable') : 'unreachable');
	search = new HubSearch((presence) => own.push(presence), find);
});
afterEach(() => vi.useRealTimers());

it('looks again after pauses that grow to half a minute', async () => {
	await search.look();
	expect(await looks(100)).toEqual([1, 3, 7, 15, 31, 61, 91]);
});

it('looks at once when the network or the user is back, and soon after that', async () => {
	await search.look();
	const back = [
		() => dispatchEvent(new Event('online')),
		() => document.dispatchEvent(new Event('visibilitychange'))
	];
	for (const comes of back) {
		await looks(40);
		const before = results.length;
		comes();
		await vi.advanceTimersByTimeAsync(0);
		expect(results.length).toBe(before + 1);
		expect(await looks(4)).toEqual([1, 3]);
	}
});

it.each(['here', 'insecure', 'outdated'] as const)('ends with %s', async (last) => {
	answers = ['none', last];
	await search.look();
	await looks(2);
	dispatchEvent(new Event('online'));
	expect(await looks(60)).toEqual([]);
	expect(results).toEqual(['none', last]);
});
