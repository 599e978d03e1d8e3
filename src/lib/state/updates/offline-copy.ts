/** Milliseconds after which a copy that is still being checked or completed is not said to be complete. */
const PATIENCE = 3000;

/**
 * Asks a service worker whether its copy of the app is complete; it first adds what is missing. A worker that is not
 * ours never answers.
 */
export function isComplete(worker: ServiceWorker): Promise<boolean> {
	const { port1, port2 } = new MessageChannel();
	const answered = new Promise<boolean>((done) => {
		port1.onmessage = ({ data }: MessageEvent<unknown>) => done(data === true);
	});
	worker.postMessage({ type: 'CHECK' }, [port2]);
	return answered;
}

/**
 * Says whether the app works offline: now, whenever the network is back, whenever the page is looked at again and
 * whenever another worker takes over. A browser may remove the copy at any time.
 */
export function watchOfflineCopy(say: (complete: boolean) => void): void {
	let newest = 0;
	const ask = async () => {
		const question = (newest += 1);
		const tell = (complete: boolean) => {
			if (question === newest) say(complete);
		};
		const { active } = await navigator.serviceWorker.ready;
		const late = setTimeout(tell, PATIENCE, false);
		const complete = active !== null && (await isComplete(active).catch(() => false));
		clearTimeout(late);
		tell(complete);
	};
	addEventListener('online', () => void ask());
	navigator.serviceWorker.addEventListener('controllerchange', () => void ask());
	document.addEventListener('visibilitychange', () => {
		if (!document.hidden) void ask();
	});
	void ask();
}
