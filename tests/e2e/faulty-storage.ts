import type { Page } from '@playwright/test';
import { expect } from './support';

/** The quota of the site, more than the app needs. */
const QUOTA = 8_000_000;

/** Tries to write `length` bytes into a separate database. Returns the name of the error. */
function writeBallast(page: Page, length: number): Promise<string | undefined> {
	return page.evaluate(async (size) => {
		const opening = indexedDB.open('ballast');
		opening.onupgradeneeded = () => opening.result.createObjectStore('ballast');
		await new Promise((done) => (opening.onsuccess = done));
		const writing = opening.result.transaction('ballast', 'readwrite');
		// Chromium compresses data; random bytes use their full size.
		const ballast = new Uint8Array(size);
		for (let from = 0; from < size; from += 65_536) {
			crypto.getRandomValues(ballast.subarray(from, from + 65_536));
		}
		writing.objectStore('ballast').put(ballast, 1);
		await new Promise((done) => (writing.onabort = writing.oncomplete = done));
		opening.result.close();
		return writing.error?.name;
	}, length);
}

/**
 * A disk that can be filled. Chromium caches the quota for half a minute and checks it again only for a write
 * larger than what is left. So the quota is small from the start, and a write of that size, which is refused,
 * makes the change known. With no space left, Chromium checks every write.
 */
export async function disk(page: Page, baseURL: string | undefined) {
	const session = await page.context().newCDPSession(page);
	const { origin } = new URL(baseURL ?? '');
	const quota = (options: { quotaSize?: number }) =>
		session.send('Storage.overrideQuotaForOrigin', { origin, ...options });
	await quota({ quotaSize: QUOTA });
	return {
		/** Fills the disk except for `left` bytes. */
		async fill(left = 0) {
			// Let the service worker finish its writes, which are not under test.
			await page.evaluate(() => navigator.serviceWorker.ready);
			await quota({ quotaSize: 1 });
			expect(await writeBallast(page, QUOTA)).toBe('QuotaExceededError');
			if (left === 0) return;
			const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
			await quota({ quotaSize: usage + left });
		},
		clear: () => quota({})
	};
}

export const KINDS = ['QuotaExceededError', 'AbortError', 'UnknownError', 'closed'] as const;
/** `unreported`: the write succeeds, but its result is lost. */
type Kind = (typeof KINDS)[number] | 'unreported';
/**
 * The storage calls of an edit, and the number of equal calls to let pass. A write is named by its store.
 * Reads after the write are not distinguished from those of live queries.
 */
export const CALLS = [
	['transaction', 0],
	['revisions', 0],
	['armies', 0],
	['histories', 0],
	['commit', 0],
	['read', 0],
	['read', 1]
] as const;
export interface Fault {
	readonly call: (typeof CALLS)[number][0] | 'open';
	readonly kind: Kind;
	/** Number of calls to let pass first. */
	passing?: number;
}
type Faulty = Window & { fault?: Fault | undefined };

/** Makes one storage call of the page fail once. */
export function installFaults(first?: Fault): void {
	const faulty = window as Faulty;
	faulty.fault = first;
	const take = (call: string): Kind | undefined => {
		const { fault } = faulty;
		if (fault?.call !== call) return undefined;
		if (fault.passing) fault.passing -= 1;
		else delete faulty.fault;
		return faulty.fault ? undefined : fault.kind;
	};
	const failure = (kind: Kind) => {
		const named = kind === 'closed' || kind === 'unreported' ? 'AbortError' : kind;
		return new DOMException('made to fail by the test', named);
	};
	/** Replaces an event of the browser by another one. */
	const instead = (
		target: EventTarget,
		original: string,
		type: string,
		kind: Kind,
		wanted?: () => boolean
	) => {
		const replace = (event: Event) => {
			if (wanted?.() === false) return;
			event.stopImmediatePropagation();
			Object.defineProperty(target, 'error', { value: failure(kind) });
			target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
		};
		target.addEventListener(original, replace, { once: true });
	};
	/** Simulates a browser that closes the database. */
	const close = (database: IDBDatabase) => {
		database.close();
		setTimeout(() => database.dispatchEvent(new Event('close')));
	};
	const abort = (transaction: IDBTransaction, kind: Kind) => {
		Object.defineProperty(transaction, 'error', { value: failure(kind) });
		transaction.abort();
		if (kind === 'closed') close(transaction.db);
	};

	const { open } = IDBFactory.prototype;
	IDBFactory.prototype.open = function (...args) {
		const opening = open.apply(this, args);
		const kind = take('open');
		if (kind) instead(opening, 'success', 'error', kind);
		return opening;
	};
	const unreported = new WeakSet<IDBTransaction>();
	const { transaction } = IDBDatabase.prototype;
	IDBDatabase.prototype.transaction = function (...args) {
		const writes = args[1] === 'readwrite';
		const kind = writes ? take('transaction') : undefined;
		if (kind === 'closed') close(this);
		else if (kind) throw failure(kind);
		const opened = transaction.apply(this, args);
		// Registered before any other listener; without a fault, the listener lets the event pass.
		if (writes) instead(opened, 'complete', 'abort', 'unreported', () => unreported.has(opened));
		return opened;
	};
	const { put, add, get } = IDBObjectStore.prototype;
	const failing = (write: typeof put): typeof put =>
		function (this: IDBObjectStore, ...args) {
			const request = write.apply(this, args);
			const { name, transaction } = this;
			const kind = take(name);
			if (kind === 'AbortError' || kind === 'closed') abort(transaction, kind);
			else if (kind) instead(request, 'success', 'error', kind);
			const end = name === 'histories' ? take('commit') : undefined;
			if (end === 'unreported') unreported.add(transaction);
			else if (end) request.addEventListener('success', () => abort(transaction, end));
			return request;
		};
	IDBObjectStore.prototype.put = failing(put);
	IDBObjectStore.prototype.add = failing(add);
	IDBObjectStore.prototype.get = function (key) {
		const request = get.call(this, key);
		const kind = this.transaction.mode === 'readonly' ? take('read') : undefined;
		if (kind) instead(request, 'success', 'error', kind);
		return request;
	};
}

export const arm = (page: Page, fault: Fault) =>
	page.evaluate((next) => void ((window as Faulty).fault = next), fault);
export const fired = (page: Page) => page.evaluate(() => (window as Faulty).fault === undefined);
