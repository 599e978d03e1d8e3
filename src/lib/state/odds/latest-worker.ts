import { trustedScript } from '$lib/browser/trusted-script';

/** A question with its number; the answer carries the number of its question. */
export interface Order<Q> {
	readonly number: number;
	readonly question: Q;
}

/** An answer or a part of one; the last part completes it. */
export interface Reply<A> {
	readonly number: number;
	readonly answer: A;
	readonly last: boolean;
}

interface Asked<A> {
	readonly onanswer: (answer: A) => void;
	readonly onfail: () => void;
}

/** A worker that answers one question at a time: a new one ends the one before. */
export class LatestWorker<Q, A> {
	readonly #address: string;
	#worker: Worker | undefined;
	#number = 0;
	#busy = false;

	constructor(address: string) {
		this.#address = address;
	}

	ask(question: Q, { onanswer, onfail }: Asked<A>): void {
		if (this.#busy) this.close();
		this.#number += 1;
		const number = this.#number;
		this.#busy = true;
		const worker = (this.#worker ??= new Worker(trustedScript(this.#address), { type: 'module' }));
		worker.onmessage = ({ data }: MessageEvent<Reply<A>>) => {
			if (data.number !== number) return;
			this.#busy = !data.last;
			onanswer(data.answer);
		};
		worker.onerror = () => {
			this.close();
			onfail();
		};
		worker.postMessage({ number, question } satisfies Order<Q>);
	}

	close(): void {
		this.#worker?.terminate();
		this.#worker = undefined;
		this.#busy = false;
	}
}
