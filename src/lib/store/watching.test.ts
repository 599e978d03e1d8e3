import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, type Watchable } from './watching';

/** Values that a test emits by hand. */
function emitter<T>() {
	let emit: (value: T) => void = () => undefined;
	const watched: Watchable<T> = {
		subscribe: ({ next }) => {
			emit = next;
			return { unsubscribe: () => (emit = () => undefined) };
		}
	};
	return { watched, emit: (value: T) => emit(value) };
}

it('answers one value at a time, and of those that wait only the latest', async () => {
	const { watched, emit } = emitter<number>();
	const asked: number[] = [];
	let release: () => void = () => undefined;
	const answers: string[] = [];
	answering(watched, async (value) => {
		asked.push(value);
		await new Promise<void>((done) => (release = done));
		return `answer ${value}`;
	}).subscribe({ next: (answer) => answers.push(answer), error: () => undefined });
	for (const value of [1, 2, 3]) emit(value);
	expect(asked).toEqual([1]);
	release();
	await vi.waitFor(() => expect(asked).toEqual([1, 3]));
	release();
	await vi.waitFor(() => expect(answers).toEqual(['answer 1', 'answer 3']));
	emit(4);
	await vi.waitFor(() => expect(asked).toEqual([1, 3, 4]));
});

it('says nothing after the end, also of what it had begun', async () => {
	const { watched, emit } = emitter<number>();
	const answers: number[] = [];
	const answer = (value: number) => Promise.resolve(value);
	const next = (value: number) => answers.push(value);
	const subscription = answering(watched, answer).subscribe({ next, error: () => undefined });
	emit(1);
	subscription.unsubscribe();
	emit(2);
	await new Promise((done) => setTimeout(done, 20));
	expect(answers).toEqual([]);
});

it('reports an answer that fails, and goes on with the value that waited meanwhile', async () => {
	const { watched, emit } = emitter<number>();
	const answers: number[] = [];
	const errors: unknown[] = [];
	const answer = async (value: number) => {
		await Promise.resolve();
		if (value === 1) throw new Error('Not readable');
		return value;
	};
	answering(watched, answer).subscribe({
		next: (value) => answers.push(value),
		error: (error) => errors.push(error)
	});
	emit(1);
	emit(2);
	await vi.waitFor(() => expect(answers).toEqual([2]));
	expect(errors).toHaveLength(1);
});

describe('values that go on coming', () => {
	beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
	afterEach(() => vi.useRealTimers());

	/** Answers that take a tenth of a second each; `asked` holds the values. */
	function slowly() {
		const { watched, emit } = emitter<number>();
		const asked: number[] = [];
		answering(watched, async (value) => {
			asked.push(value);
			await new Promise((done) => setTimeout(done, 100));
			return value;
		}).subscribe({ next: () => undefined, error: () => undefined });
		return { emit, asked };
	}

	it('are answered in a tenth of the time', async () => {
		const { emit, asked } = slowly();
		for (let value = 0; value < 90; value += 1) {
			emit(value);
			await vi.advanceTimersByTimeAsync(40);
		}
		// 3.6 seconds hold the beginnings of four answers.
		expect(asked).toHaveLength(4);
		await vi.advanceTimersByTimeAsync(700);
		expect(asked.at(-1)).toBe(89);
	});

	it('are answered soon once they have stopped', async () => {
		const { emit, asked } = slowly();
		emit(1);
		await vi.advanceTimersByTimeAsync(50);
		emit(2);
		await vi.advanceTimersByTimeAsync(400);
		expect(asked).toEqual([1]);
		await vi.advanceTimersByTimeAsync(150);
		expect(asked).toEqual([1, 2]);
	});
});
