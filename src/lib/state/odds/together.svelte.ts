import { EDITIONS } from '$lib/combat/editions';
import { float } from '$lib/dice/float';
import type { Answer } from './answer';
import { wholeAnswerOf } from './answer-together';
import { LatestWorker } from './latest-worker';
import type { Question } from './question';
import workerAddress from './together-worker?worker&url';

/** Combinations of hits up to which the page answers at once. */
const FEW = 64;

/** The number of ways in which attackers with each weapon may hit, where Bennies count apart. */
function combinationsOf({ rules, attackers, joining }: Question): number {
	const bennies = rules !== 'skirmish' && EDITIONS[rules].bennyFaces !== undefined;
	const ways = (count: number) => (bennies ? ((count + 1) * (count + 2)) / 2 : count + 1);
	return joining.reduce((product, { count }) => product * ways(count), ways(attackers));
}

/** Answers about several attackers; a worker finds those that would hold up the page. */
export class TogetherAnswers {
	readonly #worker = new LatestWorker<Question, Answer<number>>(workerAddress);
	#found = $state.raw<{ readonly question: Question; readonly answer: Answer<number> }>();

	/** Starts on an answer that takes long. */
	ask(question: Question): void {
		if (combinationsOf(question) <= FEW) return this.close();
		this.#worker.ask(question, {
			onanswer: (answer) => (this.#found = { question, answer }),
			onfail: () => undefined
		});
	}

	/** Undefined until a worker has found it. */
	of(question: Question): Answer<number> | undefined {
		if (combinationsOf(question) <= FEW) return wholeAnswerOf(float, question);
		return this.#found?.question === question ? this.#found.answer : undefined;
	}

	close(): void {
		this.#worker.close();
	}
}
