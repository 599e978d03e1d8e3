import type { Workbox } from 'workbox-window';
import { dev } from '$app/environment';
import { base } from '$app/paths';
import { trustedScript } from '$lib/browser/trusted-script';
import { everythingSaved } from '../document/unsaved';

/** Milliseconds to leave to the page at start: it may be idle because it waits for its armies. */
const FIRST_THINGS = 1000;
/** Milliseconds until the new version is asked again to take over. */
const ASK_AGAIN = 2000;

/** The service worker's state for the user: offline copy ready, new version waiting. */
class Updates {
	#worker: Workbox | undefined;
	#registering: Promise<void> | undefined;
	#waiting = $state(false);
	#offlineReady = $state(false);
	#accepted = $state(false);
	#takenOver = false;

	get waiting(): boolean {
		return this.#waiting;
	}

	/** Whether the user accepted the new version, which takes over soon. */
	get accepted(): boolean {
		return this.#accepted;
	}

	get offlineReady(): boolean {
		return this.#offlineReady;
	}

	/** Registers the service worker when the page has nothing more urgent to load. */
	start(): void {
		if (!this.#possible || this.#worker) return;
		// Listen early: another window may accept the update before this one registers.
		navigator.serviceWorker.addEventListener('controllerchange', () => void this.#renewed());
		const idle = globalThis.requestIdleCallback ?? setTimeout;
		// Without a service worker the app still works online.
		const register = () => void this.#registered().catch(() => undefined);
		setTimeout(() => idle(register), FIRST_THINGS);
	}

	/** Activates the new version and reloads this window once everything is saved. */
	async accept(): Promise<void> {
		const isAsking = this.#accepted;
		this.#accepted = true;
		if (this.#takenOver) await this.#reopen();
		else if (!isAsking) await this.#whenQuiet();
	}

	/**
	 * Asks for the new version when no window is loading. If a window requests something while the worker in use
	 * stops, Chromium starts that worker again and ignores further requests to replace it for half a minute.
	 */
	async #whenQuiet(): Promise<void> {
		const { whenQuiet } = await import('./worker-life');
		await whenQuiet();
		this.#activate();
	}

	/** Asks again until a new version has taken over: a still newer one may have replaced the one asked. */
	#activate(): void {
		if (this.#takenOver) return;
		this.#worker?.messageSkipWaiting();
		setTimeout(() => this.#activate(), ASK_AGAIN);
	}

	/** Checks for a new version; does nothing offline. */
	async check(): Promise<void> {
		if (!this.#possible) return;
		await this.#registered().catch(() => undefined);
		await this.#worker?.update().catch(() => undefined);
	}

	get #possible(): boolean {
		return !dev && 'serviceWorker' in navigator;
	}

	/** Registers the worker once, at the latest when the user checks for updates. */
	#registered(): Promise<void> {
		this.#registering ??= this.#register();
		return this.#registering;
	}

	async #register(): Promise<void> {
		const { Workbox, watchOfflineCopy, watchWaiting } = await import('./worker-life');
		const address = trustedScript(`${base}/service-worker.js`);
		// Never take the worker's file list from the browser cache.
		const worker = new Workbox(address, { scope: `${base}/`, updateViaCache: 'none' });
		this.#worker = worker;
		watchOfflineCopy((complete) => (this.#offlineReady = complete));
		const registration = await worker.register();
		if (registration) watchWaiting(registration, () => (this.#waiting = true));
	}

	/** If another window accepted the update, this one asks before it reloads. */
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
