import type { ExactPart } from './exact-answers';
import type { FoundFractions, FractionQuestion } from './fraction-worker';
import workerAddress from './fraction-worker?worker&url';
import { LatestWorker } from './latest-worker';
import type { Question } from './question';

/** Milliseconds after which an answer that is still missing is said to take a while. */
const SOON = 400;

const NONE: FoundFractions = new Map();

/** The exact fractions of an answer. They take a hundred times longer than doubles, so a worker finds them. */
export class Fractions {
	readonly #part: ExactPart;
	readonly #worker = new LatestWorker<FractionQuestion, FoundFractions>(workerAddress);
	#found = $state.raw(NONE);
	#state = $state<'quick' | 'slow' | 'failed'>('quick');
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(part: ExactPart) {
		this.#part = part;
	}

	/** Empty until they are found. */
	get found(): FoundFractions {
		return this.#found;
	}

	get state(): 'quick' | 'slow' | 'failed' {
		return this.#state;
	}

	ask(question: Question): void {
		this.#settle('quick');
		this.#found = NONE;
		this.#timer = setTimeout(() => (this.#state = 'slow'), SOON);
		this.#worker.ask(
			{ part: this.#part, question },
			{
				onanswer: (found) => {
					this.#settle('quick');
					this.#found = found;
				},
				onfail: () => this.#settle('failed')
			}
		);
	}

	close(): void {
		this.#settle('quick');
		this.#worker.close();
	}

	#settle(state: 'quick' | 'failed'): void {
		clearTimeout(this.#timer);
		this.#state = state;
	}
}
