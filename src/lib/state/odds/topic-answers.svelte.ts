import { LatestWorker } from './latest-worker';
import type { Question } from './question';
import type { TopicAnswer } from './topics/topic';
import workerAddress from './topic-worker?worker&url';

/** The answers of questions of their own. Those about squads take long, so a worker finds all of them. */
export class TopicAnswers {
	readonly #worker = new LatestWorker<Question, TopicAnswer<number>>(workerAddress);
	#found = $state.raw<TopicAnswer<number>>();
	#failed = $state(false);

	/** The newest answer; the one before stays until it is there. */
	get found(): TopicAnswer<number> | undefined {
		return this.#found;
	}

	get failed(): boolean {
		return this.#failed;
	}

	ask(question: Question): void {
		this.#failed = false;
		this.#worker.ask(question, {
			onanswer: (answer) => (this.#found = answer),
			onfail: () => {
				this.#found = undefined;
				this.#failed = true;
			}
		});
	}

	close(): void {
		this.#worker.close();
	}
}
