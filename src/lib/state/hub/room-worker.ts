import { trustedScript } from '$lib/browser/trusted-script';
import type {
	Command,
	Made,
	MadeEntry,
	Making,
	Opening,
	Report
} from '$lib/sync/room-client/protocol';
import workerAddress from '$lib/sync/room-client/worker?worker&url';

interface Waiting {
	resolve(made: Made): void;
	reject(error: Error): void;
}

/** The worker of one room: it holds the connection, and checks and decrypts what arrives. */
export class RoomWorker {
	readonly #worker = new Worker(trustedScript(workerAddress), { type: 'module' });
	readonly #waiting = new Map<number, Waiting>();
	#number = 0;

	constructor(onreport: (report: Report) => void, onfail: () => void) {
		this.#worker.onmessage = ({ data: report }: MessageEvent<Report>) => {
			if (report.report === 'made') this.#take(report.number)?.resolve(report.made);
			else if (report.report === 'failed')
				this.#take(report.number)?.reject(new Error(report.error));
			else onreport(report);
		};
		this.#worker.onerror = onfail;
	}

	/** Connects. The worker has loaded its script meanwhile. */
	open(opening: Opening): void {
		this.#post({ do: 'open', opening });
	}

	/** Makes entries; they are not sent yet. */
	make(making: Making): Promise<Made> {
		this.#number += 1;
		const number = this.#number;
		return new Promise((resolve, reject) => {
			this.#waiting.set(number, { resolve, reject });
			this.#post({ do: 'make', number, making });
		});
	}

	send(entries: readonly MadeEntry[]): void {
		this.#post({ do: 'send', entries });
	}

	close(): void {
		this.#worker.terminate();
		for (const number of [...this.#waiting.keys()])
			this.#take(number)?.reject(new Error('The room was closed'));
	}

	#take(number: number): Waiting | undefined {
		const waiting = this.#waiting.get(number);
		this.#waiting.delete(number);
		return waiting;
	}

	#post(command: Command): void {
		this.#worker.postMessage(command);
	}
}
