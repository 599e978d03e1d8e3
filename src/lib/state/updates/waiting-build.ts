import { isComplete } from './offline-copy';

/** Milliseconds before asking a server again that sent an invalid service worker. */
const ASK_AGAIN = 60_000;

/**
 * Reports when a new build is ready to activate. A browser installs any script, even an empty one, that a
 * server sends as the service worker with status 200. Such a worker does not answer: it is not reported, and
 * the server is asked again until it sends the real one.
 */
export function watchWaiting(registration: ServiceWorkerRegistration, report: () => void): void {
	const look = async () => {
		// The first version also waits briefly; only an active worker can be replaced.
		await navigator.serviceWorker.ready;
		const { waiting } = registration;
		if (!waiting) return;
		const pause = new Promise<false>((done) => setTimeout(done, ASK_AGAIN, false));
		const complete = await Promise.race([isComplete(waiting), pause]);
		if (complete && waiting === registration.waiting) return report();
		await pause;
		if (waiting !== registration.waiting) return;
		await registration.update().catch(() => undefined);
		void look();
	};
	const follow = (worker: ServiceWorker | null) =>
		worker?.addEventListener('statechange', () => {
			if (worker.state === 'installed') void look();
		});
	registration.addEventListener('updatefound', () => follow(registration.installing));
	follow(registration.installing);
	void look();
}
