import type { Page } from '@playwright/test';

/** Makes each write of a page to its database take a while, in milliseconds, from its next load on. */
export async function slowDisk(page: Page, milliseconds: number): Promise<void> {
	await page.addInitScript((wait) => {
		const { transaction } = IDBDatabase.prototype;
		IDBDatabase.prototype.transaction = function (names, mode, options) {
			const made = transaction.call(this, names, mode, options);
			if (mode !== 'readwrite') return made;
			const end = performance.now() + wait;
			const store = made.objectStore(made.objectStoreNames[0] ?? '');
			// A transaction lasts while something is asked of it.
			const ask = () => {
				if (performance.now() < end) store.count(IDBKeyRange.only('')).onsuccess = ask;
			};
			ask();
			return made;
		};
	}, milliseconds);
}
