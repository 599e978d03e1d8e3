/** Upper bounds in seconds of the times that are counted together. */
const BOUNDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** What is known of one operation. */
interface Times {
	/** How many took no longer than each bound. */
	readonly within: number[];
	count: number;
	seconds: number;
	failures: number;
}

/** How long operations take, and how often they fail. */
export class Timings<Operation extends string> {
	readonly #times: ReadonlyMap<Operation, Times>;

	constructor(operations: readonly Operation[]) {
		const none = () => ({ within: BOUNDS.map(() => 0), count: 0, seconds: 0, failures: 0 });
		this.#times = new Map(operations.map((operation) => [operation, none()]));
	}

	/** Notes the time of a task, whether it succeeds or fails. */
	async of<T>(operation: Operation, task: () => Promise<T>): Promise<T> {
		const start = performance.now();
		try {
			const result = await task();
			this.#note(operation, performance.now() - start, 0);
			return result;
		} catch (error) {
			this.#note(operation, performance.now() - start, 1);
			throw error;
		}
	}

	/** A histogram and a counter of failures in the text format of Prometheus. */
	lines(subject: string): string[] {
		const name = `brikmuster_hub_${subject}`;
		const all = [...this.#times];
		return [
			`# TYPE ${name}_seconds histogram`,
			...all.flatMap(([operation, { within, count, seconds }]) => [
				...[...BOUNDS, '+Inf'].map(
					(bound, at) =>
						`${name}_seconds_bucket{operation="${operation}",le="${bound}"} ${within[at] ?? count}`
				),
				`${name}_seconds_sum{operation="${operation}"} ${seconds}`,
				`${name}_seconds_count{operation="${operation}"} ${count}`
			]),
			`# TYPE ${name}_failures_total counter`,
			...all.map(
				([operation, { failures }]) =>
					`${name}_failures_total{operation="${operation}"} ${failures}`
			)
		];
	}

	#note(operation: Operation, milliseconds: number, failures: number): void {
		const times = this.#times.get(operation);
		if (!times) return;
		const seconds = milliseconds / 1000;
		for (const [at, bound] of BOUNDS.entries())
			if (seconds <= bound) times.within[at] = (times.within[at] ?? 0) + 1;
		times.count += 1;
		times.seconds += seconds;
		times.failures += failures;
	}
}
