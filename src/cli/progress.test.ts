import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Progress } from './progress';

/** A terminal, a clock, and what was written. */
function terminal({ isTTY = true, TERM = 'xterm' } = {}) {
	const writes: string[] = [];
	const stream = new Writable({
		write(part: Buffer, _, done) {
			writes.push(part.toString());
			done();
		}
	});
	const clock = { now: 0 };
	const errors = Object.assign(stream, { isTTY });
	const progress = new Progress({ errors, environment: { TERM } }, () => clock.now);
	return { writes, clock, progress };
}

describe('progress on a terminal', () => {
	it('is shown only when work takes long, and not too often', async () => {
		const { writes, clock, progress } = terminal();
		for (const [now, text] of [
			[0, 'one'],
			[600, 'two'],
			[610, 'three'],
			[800, 'four']
		] as const) {
			clock.now = now;
			await progress.show(() => text);
		}
		expect(writes).toEqual(['\r\u001b[Ktwo', '\r\u001b[Kfour']);
	});

	it('is erased once', async () => {
		const { writes, clock, progress } = terminal();
		clock.now = 1000;
		await progress.show(() => 'one');
		await progress.clear();
		await progress.clear();
		expect(writes).toEqual(['\r\u001b[Kone', '\r\u001b[K']);
	});

	it('leaves nothing when work was short', async () => {
		const { writes, progress } = terminal();
		await progress.show(() => 'one');
		await progress.clear();
		expect(writes).toEqual([]);
	});
});

it.each([{ isTTY: false }, { TERM: 'dumb' }])('nothing is shown on %j', async (given) => {
	const { writes, clock, progress } = terminal(given);
	clock.now = 1000;
	await progress.show(() => 'one');
	await progress.clear();
	expect(writes).toEqual([]);
});
