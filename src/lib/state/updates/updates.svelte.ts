import type { Workbox } from 'workbox-window';
import { dev } from '$app/environment';
import { base } from '$app/paths';
import { trustedScript } from '$lib/browser/trusted-script';
import { everythingSaved } from '../document/unsaved';

/** Milliseconds that the page has for itself at first: an idle moment may be one of waiting for its armies. */
const FIRST_THINGS = 1000;

/** The service worker's life as the user sees it: ready for offline, a new version waiting. */
class Updates {
	#worker: Workbox | undefined;
	#registering: Promise<void> | undefined;
	#waiting = $state(false);
	#offlineReady = $state(false);
	#accepted = false;
	#takenOver = false;

	get waiting(): boolean {
		return this.#waiting;
	}

	get offlineReady(): boolean {
		return this.#offlineReady;
	}

	/** Registers the service worker, once the page has nothing more urgent to load. */
	start(): void {
		if (!this.#possible || this.#worker) return;
		// From the first moment on: another window may say yes before this one has registered.
		navigator.serviceWorker.addEventListener('controllerchange', () => void this.#renewed());
		const idle = globalThis.requestIdleCallback ?? setTimeout;
		// Where the browser refuses it, the app works with a network.
		const register = () => void this.#registered().catch(() => undefined);
		setTimeout(() => idle(register), FIRST_THINGS);
	}

	/** The user wants the new version: it takes over, and this window opens anew once all is saved. */
	async accept(): Promise<void> {
		this.#accepted = true;
		if (this.#takenOver) await this.#reopen();
		else this.#worker?.messageSkipWaiting();
	}

	/** Asks whether there is a new version; without a network nothing happens. */
	async check(): Promise<void> {
		if (!this.#possible) return;
		await this.#registered().catch(() => undefined);
		await this.#worker?.update().catch(() => undefined);
	}

	get #possible(): boolean {
		return !dev && 'serviceWorker' in navigator;
	}

	/** Registers it once, at the latest when somebody asks for a new version. */
	#registered(): Promise<void> {
		this.#registering ??= this.#register();
		return this.#registering;
	}

	async #register(): Promise<void> {
		const { Workbox, watchOfflineCopy, watchWaiting } = await import('./worker-life');
		const address = trustedScript(`${base}/service-worker.js`);
		// The worker's list of files is never taken from the browser's cache.
		const worker = new Workbox(address, { scope: `${base}/`, updateViaCache: 'none' });
		this.#worker = worker;
		watchOfflineCopy((complete) => (this.#offlineReady = complete));
		const registration = await worker.register();
		if (registration) watchWaiting(registration, () => (this.#waiting = true));
	}

	/** Another window may have said yes: then this one still asks before it opens anew. */
	async #renewed(): Promise<void> {
		this.#takenOver = true;
		if (this.#accepted) await this.#reopen();
		else this.#waiting = true;
	}

	async #reopen(): Promise<void> {
		await everythingSaved();
		location.reload();
	}
}

export const updates = new Updates();
