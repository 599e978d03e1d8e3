import { trustedScript } from '$lib/browser/trusted-script';
import type { Leagues } from '$lib/store';
import type { Answer, Arrival, Asked, Order, Reply, Topic } from './questions';
import address from './worker?worker&url';

interface Waiting {
	readonly resolve: (answer: unknown) => void;
	readonly reject: (error: Error) => void;
	readonly progress: (share: number) => void;
}

let worker: Worker | undefined;
let number = 0;
const waiting = new Map<number, Waiting>();

/** Fails everything that waits; the next question starts another worker. */
function fail(): void {
	worker?.terminate();
	worker = undefined;
	for (const { reject } of waiting.values()) reject(new Error('The league worker failed'));
	waiting.clear();
}

function take(reply: Reply): void {
	const asked = waiting.get(reply.number);
	if (!asked) return;
	if ('share' in reply) return asked.progress(reply.share);
	waiting.delete(reply.number);
	if ('error' in reply) asked.reject(new Error(reply.error));
	else asked.resolve(reply.answer);
}

function started(): Worker {
	if (worker) return worker;
	worker = new Worker(trustedScript(address), { type: 'module' });
	worker.onerror = fail;
	worker.onmessage = ({ data }: MessageEvent<Reply>) => take(data);
	return worker;
}

/** Sends a question or an order to the worker. */
export function send<A>(
	message: Omit<Order, 'number'> | Omit<Arrival, 'number'>,
	progress: (share: number) => void = () => undefined
): Promise<A> {
	number += 1;
	const numbered = { ...message, number };
	return new Promise((resolve, reject) => {
		waiting.set(numbered.number, {
			resolve: resolve as (answer: unknown) => void,
			reject,
			progress
		});
		started().postMessage(numbered);
	});
}

/**
 * Asks the worker about a stored league. It reads the entries and works the league out, so that no page has to. Rejects
 * if the storage or the worker fails.
 */
export function askLeague<T extends Topic>(
	{ database }: Pick<Leagues, 'database'>,
	id: string,
	topic: T,
	asked: Asked<T>,
	progress?: (share: number) => void
): Promise<Answer<T>> {
	return send({ database, id, topic, asked }, progress);
}
