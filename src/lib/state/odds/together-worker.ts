import { float } from '$lib/dice/float';
import type { Answer } from './answer';
import { wholeAnswerOf } from './answer-together';
import type { Order, Reply } from './latest-worker';
import type { Question } from './question';

globalThis.addEventListener('message', ({ data }: MessageEvent<Order<Question>>) => {
	const answer = wholeAnswerOf(float, data.question);
	const reply: Reply<Answer<number>> = { number: data.number, answer, last: true };
	globalThis.postMessage(reply);
});
