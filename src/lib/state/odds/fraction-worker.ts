import { formatFraction } from '$lib/dice/exact/fraction';
import { EXACT_ANSWERS, type ExactPart } from './exact-answers';
import type { Order, Reply } from './latest-worker';
import type { Question } from './question';

export interface FractionQuestion {
	readonly part: ExactPart;
	readonly question: Question;
}

/** The fraction of each outcome, such as 5/18; of one that is too long to read, its number of digits. */
export type FoundFractions = ReadonlyMap<string, string | number>;

/** Characters that are still shown. */
const LONGEST = 1000;

const readable = (text: string) => (text.length > LONGEST ? text.length - 1 : text);

globalThis.addEventListener('message', ({ data }: MessageEvent<Order<FractionQuestion>>) => {
	const { number, question } = data;
	const chances = EXACT_ANSWERS[question.part](question.question);
	const answer = new Map(chances.map(([id, chance]) => [id, readable(formatFraction(chance))]));
	globalThis.postMessage({ number, answer, last: true } satisfies Reply<FoundFractions>);
});
