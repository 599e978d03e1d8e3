/** Asks the active service worker whether its copy of the app is complete; it first adds what is missing. */
async function isComplete(): Promise<boolean> {
	const { active } = await navigator.serviceWorker.ready;
	const { port1, port2 } = new MessageChannel();
	const answered = new Promise<boolean>((done) => {
		port1.onmessage = ({ data }: MessageEvent<unknown>) => done(data === true);
	});
	active?.postMessage({ type: 'CHECK' }, [port2]);
	return answered;
}

/**
 * Says whether the app works offline: now, whenever the network is back and whenever the page is looked at
 * again. A browser may remove the copy at any time.
 */
export function watchOfflineCopy(say: (complete: boolean) => void): void {
	const ask = () => void isComplete().then(say, () => say(false));
	addEventListener('online', ask);
	document.addEventListener('visibilitychange', () => {
		if (!document.hidden) ask();
	});
	ask();
}
