import { monitorEventLoopDelay } from 'node:perf_hooks';
import { REFUSALS, type Refusal } from './refusal';

const NANOSECONDS = 1e9;

/** Counters since the start of the process. */
export class Metrics {
	entries = 0;
	bytes = 0;
	dropped = 0;
	storageFailures = 0;
	/** How late the only thread of the hub gets to its work. */
	readonly #delay = monitorEventLoopDelay({ resolution: 10 });
	readonly #refusals = new Map<Refusal, number>(REFUSALS.map((reason) => [reason, 0]));

	constructor() {
		this.#delay.enable();
	}

	refused(reason: Refusal): void {
		this.#refusals.set(reason, (this.#refusals.get(reason) ?? 0) + 1);
	}

	/** The counters, the given gauges and further lines in the text format of Prometheus. */
	text(gauges: Readonly<Record<string, number>>, further: readonly string[]): string {
		const lines = [
			...counter('entries_total', this.entries),
			...counter('entry_bytes_total', this.bytes),
			...counter('dropped_entries_total', this.dropped),
			...counter('storage_failures_total', this.storageFailures),
			...counter('cpu_seconds_total', cpuSeconds()),
			'# TYPE brikmuster_hub_refusals_total counter',
			...[...this.#refusals].map(
				([reason, count]) => `brikmuster_hub_refusals_total{reason="${reason}"} ${count}`
			),
			...gaugesOf({ ...gauges, ...this.#gauges() }),
			...further
		];
		return `${lines.join('\n')}\n`;
	}

	/** The longest delay is that since the last question. */
	#gauges(): Record<string, number> {
		const delay = this.#delay.max / NANOSECONDS;
		this.#delay.reset();
		return {
			longest_delay_seconds: delay,
			resident_memory_bytes: process.memoryUsage.rss()
		};
	}
}

function cpuSeconds(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1e6;
}

/** Gauges in the text format of Prometheus. */
export function gaugesOf(gauges: Readonly<Record<string, number>>): string[] {
	return Object.entries(gauges).flatMap(([name, value]) => [
		`# TYPE brikmuster_hub_${name} gauge`,
		`brikmuster_hub_${name} ${value}`
	]);
}

function counter(name: string, value: number): string[] {
	return [`# TYPE brikmuster_hub_${name} counter`, `brikmuster_hub_${name} ${value}`];
}
