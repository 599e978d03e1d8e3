import { describe, expect, it } from 'vitest';
import { TaskQueue } from './frame-tasks';

/** Tasks that record their names, and turns that the test triggers. */
function waiting(milliseconds: number) {
	const calls: (() => void)[] = [];
	const done: string[] = [];
	const turns = new TaskQueue((go) => calls.push(go), milliseconds);
	return {
		done,
		calls,
		add: (name: string) => turns.add(() => done.push(name)),
		fail: () => turns.add(() => expect.unreachable()),
		turn: () => calls.shift()?.()
	};
}

describe('queued tasks', () => {
	it('run in order, at least one per turn', () => {
		const { add, turn, done, calls } = waiting(0);
		for (const name of ['a', 'b', 'c']) add(name);
		expect([done, calls.length]).toEqual([[], 1]);
		turn();
		expect(done).toEqual(['a']);
		turn();
		turn();
		expect([done, calls.length]).toEqual([['a', 'b', 'c'], 0]);
	});

	it('run together within the time of a turn', () => {
		const { add, turn, done, calls } = waiting(60_000);
		for (const name of ['a', 'b', 'c']) add(name);
		turn();
		expect([done, calls.length]).toEqual([['a', 'b', 'c'], 0]);
		add('d');
		expect(calls).toHaveLength(1);
	});

	it('can be canceled before they run, but not after', () => {
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

	it('continue when one of them fails', () => {
		const { add, fail, turn, done } = waiting(60_000);
		add('a');
		fail();
		add('b');
		expect(turn).toThrow();
		turn();
		expect(done).toEqual(['a', 'b']);
	});
});
