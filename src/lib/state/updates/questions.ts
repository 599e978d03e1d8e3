/** Milliseconds to wait until the windows are quiet: a worker of an earlier build does not know the question. */
const PATIENCE = 5000;

/** Sends a question to a service worker and returns its answer. A foreign worker never answers. */
export function ask(worker: ServiceWorker, type: 'CHECK' | 'QUIET'): Promise<unknown> {
	const { port1, port2 } = new MessageChannel();
	const answered = new Promise((done) => {
		port1.onmessage = ({ data }: MessageEvent<unknown>) => done(data);
	});
	worker.postMessage({ type }, [port2]);
	return answered;
}

/** Resolves when the windows have stopped requesting files, or after some seconds. */
export async function whenQuiet(): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	const late = new Promise((done) => setTimeout(done, PATIENCE));
	if (active) await Promise.race([ask(active, 'QUIET'), late]);
}
