import { floatOrder } from '$lib/dice/float/order';
import type { Order, Reply } from './latest-worker';
import type { Question } from './question';
import { topicAnswerOf } from './topic-answer';
import type { TopicAnswer } from './topics/topic';

globalThis.addEventListener('message', ({ data }: MessageEvent<Order<Question>>) => {
	const answer = topicAnswerOf(floatOrder, data.question);
	globalThis.postMessage({ number: data.number, answer, last: true } satisfies Reply<
		TopicAnswer<number>
	>);
});
