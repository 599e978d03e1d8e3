import { describe, expect, it } from 'vitest';
import { Turns } from './turns';

/** Tasks that note their names, and turns that come when they are called for. */
function waiting(milliseconds: number) {
	const calls: (() => void)[] = [];
	const done: string[] = [];
	const turns = new Turns((go) => calls.push(go), milliseconds);
	return {
		done,
		calls,
		add: (name: string) => turns.add(() => done.push(name)),
		fail: () => turns.add(() => expect.unreachable()),
		turn: () => calls.shift()?.()
	};
}

describe('tasks that wait for their turn', () => {
	it('are run in their order, one at least in each turn', () => {
		const { add, turn, done, calls } = waiting(0);
		for (const name of ['a', 'b', 'c']) add(name);
		expect([done, calls.length]).toEqual([[], 1]);
		turn();
		expect(done).toEqual(['a']);
		turn();
		turn();
		expect([done, calls.length]).toEqual([['a', 'b', 'c'], 0]);
	});

	it('are run together as far as the time of a turn goes', () => {
		const { add, turn, done, calls } = waiting(60_000);
		for (const name of ['a', 'b', 'c']) add(name);
		turn();
		expect([done, calls.length]).toEqual([['a', 'b', 'c'], 0]);
		add('d');
		expect(calls).toHaveLength(1);
	});

	it('can be called off before it, and not after', () => {
		const { add, turn, done } = waiting(0);
		const [offA, offB] = [add('a'), add('b')];
		offB();
		add('c');
		turn();
		offA();
		turn();
		turn();
		expect(done).toEqual(['a', 'c']);
	});

	it('go on where one of them fails', () => {
		const { add, fail, turn, done } = waiting(60_000);
		add('a');
		fail();
		add('b');
		expect(turn).toThrow();
		turn();
		expect(done).toEqual(['a', 'b']);
	});
});
