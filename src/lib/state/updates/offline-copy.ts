import { ask } from './questions';

/** Milliseconds to wait for the worker before the copy counts as incomplete. */
const PATIENCE = 3000;

/**
 * Asks a service worker to complete its copy of the app, and whether it is complete. A foreign worker never
 * answers.
 */
export async function isComplete(worker: ServiceWorker): Promise<boolean> {
	return (await ask(worker, 'CHECK')) === true;
}

/**
 * Reports whether the app works offline: now, and when the network returns, the page is shown again or
 * another worker takes over. A browser may remove the copy at any time.
 */
export function watchOfflineCopy(report: (complete: boolean) => void): void {
	let newest = 0;
	const ask = async () => {
		const question = (newest += 1);
		const tell = (complete: boolean) => {
			if (question === newest) report(complete);
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
