import { isComplete } from './offline-copy';

/** Milliseconds until a server that sent something else in place of the service worker is asked again. */
const ASK_AGAIN = 60_000;

/**
 * Says when a new build is ready to take over. A browser installs any script that a server sends as the service
 * worker with status 200, an empty one too. Such a worker answers nothing: it is not reported, and the server is
 * asked until it sends the real one, which takes its place.
 */
export function watchWaiting(registration: ServiceWorkerRegistration, say: () => void): void {
	const look = async () => {
		// The first version waits too, for a moment: only an active one can be replaced.
		await navigator.serviceWorker.ready;
		const { waiting } = registration;
		if (!waiting) return;
		const pause = new Promise<false>((done) => setTimeout(done, ASK_AGAIN, false));
		const complete = await Promise.race([isComplete(waiting), pause]);
		if (complete && waiting === registration.waiting) return say();
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
