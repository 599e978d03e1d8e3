import { catalogues } from '../../setup/catalogues';
import type { Hand } from './hand';

/** The app's texts; the browsers run in English. */
export const m = catalogues.en;

/** Waits until the page reports the last change as saved. */
export async function saved(hand: Hand): Promise<void> {
	const start = m.app.savedAt({ time: '' }).trim();
	await hand.until('the army is not said to be saved', () =>
		hand.driver.evaluate(async (text) => {
			// A change appears on the screen in the next frame.
			for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
			const lines = [...document.querySelectorAll('main p')];
			return lines.some(({ textContent }) => textContent.trim().startsWith(text));
		}, start)
	);
}

/** Opens the example offered on the first visit. */
export async function openExample(hand: Hand): Promise<void> {
	await hand.click('button', m.home.example);
	await hand.seeTitle(m.example.army);
}

/** Creates an army on the first visit and waits until it is saved. */
export async function startArmy(hand: Hand, name: string): Promise<void> {
	await hand.click('button', m.home.first);
	await hand.fill(m.newArmy.name, name);
	await hand.click('button', m.newArmy.create);
	await hand.seeTitle(name);
	await saved(hand);
}

export const addKnight = (hand: Hand) =>
	hand.click('button', m.unit.more({ what: m.example.knight }));

/** Returns the count of knights shown by the builder. */
export function knights(hand: Hand): Promise<number> {
	return hand.until('no count of knights', () =>
		hand.driver.evaluate(
			(name) => {
				const buttons = [...document.querySelectorAll('button')];
				const button = buttons.find(
					({ ariaLabel, textContent }) => ariaLabel === name || textContent.trim() === name
				);
				const count = Number(button?.parentElement?.querySelector('input')?.value);
				return count > 0 && count;
			},
			m.unit.more({ what: m.example.knight })
		)
	);
}

export const address = (hand: Hand) => hand.driver.evaluate(() => location.href, undefined);

/** Waits until the app is available offline. */
export async function offlineReady(hand: Hand): Promise<void> {
	await hand.until('the service worker is not active', () =>
		hand.driver.evaluate(async () => {
			const registration = await navigator.serviceWorker.getRegistration();
			return registration?.active?.state === 'activated';
		}, undefined)
	);
}

/** Deletes the app's database, from a same-origin page that does not use it. */
export async function deleteDatabase(hand: Hand, url: string): Promise<void> {
	await hand.driver.open(`${url}icon.svg`);
	await hand.driver.evaluate(
		() =>
			new Promise<void>((done, failed) => {
				const request = indexedDB.deleteDatabase('brikmuster');
				request.onsuccess = () => done();
				request.onerror = request.onblocked = () => failed(new Error('not deleted'));
			}),
		undefined
	);
}

/** Deletes all files in the origin private file system. */
export async function deleteFiles(hand: Hand): Promise<void> {
	await hand.driver.evaluate(async () => {
		const { storage } = navigator as { storage?: Partial<StorageManager> };
		const root = await storage?.getDirectory?.();
		if (!root) return;
		const names: string[] = [];
		for await (const name of root.keys()) names.push(name);
		for (const name of names) await root.removeEntry(name, { recursive: true });
	}, undefined);
}
