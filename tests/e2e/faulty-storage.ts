import type { Page } from '@playwright/test';
import { expect } from './support';

/** What a site may store before its disk is full: more than the app itself takes up. */
const ROOM = 8_000_000;

/** Tries to write so much into a database of its own; tells the name of the error. */
function writeBallast(page: Page, length: number): Promise<string | undefined> {
	return page.evaluate(async (size) => {
		const opening = indexedDB.open('ballast');
		opening.onupgradeneeded = () => opening.result.createObjectStore('ballast');
		await new Promise((done) => (opening.onsuccess = done));
		const writing = opening.result.transaction('ballast', 'readwrite');
		// Chromium packs what it writes: only what is random takes up its room.
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
 * A disk that can be filled. Chromium goes by the room that it was last told of for half a minute, and asks
 * anew only for a write larger than that: so the room is small from the start, and when it is gone, a write of
 * all of it, which is refused, makes that known. Where there is none, it asks for every write.
 */
export async function disk(page: Page, baseURL: string | undefined) {
	const session = await page.context().newCDPSession(page);
	const { origin } = new URL(baseURL ?? '');
	const quota = (words: { quotaSize?: number }) =>
		session.send('Storage.overrideQuotaForOrigin', { origin, ...words });
	await quota({ quotaSize: ROOM });
	return {
		/** Fills it, but for so many bytes. */
		async fill(left = 0) {
			// What the service worker keeps is written first: it is not what is tried here.
			await page.evaluate(() => navigator.serviceWorker.ready);
			await quota({ quotaSize: 1 });
			expect(await writeBallast(page, ROOM)).toBe('QuotaExceededError');
			if (left === 0) return;
			const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
			await quota({ quotaSize: usage + left });
		},
		clear: () => quota({})
	};
}

export const KINDS = ['QuotaExceededError', 'AbortError', 'UnknownError', 'closed'] as const;
/** Done, but the connection is gone before that is told. */
type Kind = (typeof KINDS)[number] | 'untold';
/**
 * The calls of an edit, and how many such are made before. A write is named by its store; what is read after
 * the write, here and by who watches the army, is not told apart.
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
	/** How many such calls pass before. */
	passing?: number;
}
type Faulty = Window & { fault?: Fault | undefined };

/** Stands between the page and its storage: one call fails, once. */
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
		const named = kind === 'closed' || kind === 'untold' ? 'AbortError' : kind;
		return new DOMException('made to fail by the test', named);
	};
	/** Another end than the one the browser has come to. */
	const instead = (
		target: EventTarget,
		told: string,
		type: string,
		kind: Kind,
		wanted?: () => boolean
	) => {
		const tell = (event: Event) => {
			if (wanted?.() === false) return;
			event.stopImmediatePropagation();
			Object.defineProperty(target, 'error', { value: failure(kind) });
			target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
		};
		target.addEventListener(told, tell, { once: true });
	};
	/** What a browser does that takes the storage away. */
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
	IDBFactory.prototype.open = function (...words) {
		const opening = open.apply(this, words);
		const kind = take('open');
		if (kind) instead(opening, 'success', 'error', kind);
		return opening;
	};
	const untold = new WeakSet<IDBTransaction>();
	const { transaction } = IDBDatabase.prototype;
	IDBDatabase.prototype.transaction = function (...words) {
		const writes = words[1] === 'readwrite';
		const kind = writes ? take('transaction') : undefined;
		if (kind === 'closed') close(this);
		else if (kind) throw failure(kind);
		const opened = transaction.apply(this, words);
		// Here, before anybody listens for the end; the writes of the start come and go without the fault.
		if (writes) instead(opened, 'complete', 'abort', 'untold', () => untold.has(opened));
		return opened;
	};
	const { put, add, get } = IDBObjectStore.prototype;
	const failing = (write: typeof put): typeof put =>
		function (this: IDBObjectStore, ...words) {
			const request = write.apply(this, words);
			const { name, transaction } = this;
			const kind = take(name);
			if (kind === 'AbortError' || kind === 'closed') abort(transaction, kind);
			else if (kind) instead(request, 'success', 'error', kind);
			const end = name === 'histories' ? take('commit') : undefined;
			if (end === 'untold') untold.add(transaction);
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
