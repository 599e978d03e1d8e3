import { writeSetting } from '$lib/browser/settings';

/** The setting that tells static/first-look.js how many armies to expect. */
const SETTING = 'armies';

/** Returns the prerendered page until the app replaces it. */
export const firstLook = (): Element | null => document.querySelector('.first-look');

/** Returns the app's element with the same tag and text as one of the prerendered page. */
function counterpart(element: Element | null): HTMLElement | undefined {
	if (!element) return undefined;
	const all = document.querySelectorAll<HTMLElement>(`.app ${element.localName}`);
	return [...all].find(({ textContent }) => textContent.trim() === element.textContent.trim());
}

/** Clicks the app's element as soon as it is there, unless the user does something else before. */
function clickSoon(clicked: Element): void {
	const click = () => {
		const element = counterpart(clicked);
		if (!element) return;
		stop();
		element.click();
	};
	const observer = new MutationObserver(click);
	const stop = () => {
		observer.disconnect();
		for (const input of ['pointerdown', 'keydown']) removeEventListener(input, stop, true);
	};
	for (const input of ['pointerdown', 'keydown']) addEventListener(input, stop, true);
	observer.observe(document.body, { childList: true, subtree: true, characterData: true });
	click();
}

/** Shows the app instead of the prerendered page: the focus moves along, and the last click is repeated. */
export function removeFirstLook(): void {
	const look = firstLook();
	if (!look) return;
	if (look.matches(':active')) {
		// A press that ends on another element is no click.
		for (const end of ['pointerup', 'pointercancel'])
			addEventListener(end, () => setTimeout(removeFirstLook), { once: true });
		return;
	}
	const focused = counterpart(look.querySelector(':focus'));
	const clicked = look.querySelector('[data-clicked]');
	look.remove();
	focused?.focus();
	// A storage that answers late makes the page give up the first look before the app has its buttons.
	if (clicked) clickSoon(clicked);
}

/** Remembers the number of armies for the next first look. */
export function noteArmies(count: number): void {
	writeSetting(SETTING, String(count));
}
