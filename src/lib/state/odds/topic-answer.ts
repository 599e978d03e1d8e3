import type { OrderChances } from '$lib/dice/order';
import type { Question } from './question';
import { topicOf, TOPICS } from './topics';
import type { TopicAnswer } from './topics/topic';
import { valuesOf } from './topics/values';

/** Answers a question of its own. */
export function topicAnswerOf<P, D>(
	chances: OrderChances<P, D>,
	question: Question
): TopicAnswer<P> {
	const topic = TOPICS[topicOf(question.topic, question.rules)];
	return topic.answer(chances, valuesOf(topic, question), question.rules);
}
