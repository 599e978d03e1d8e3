import { tick } from 'svelte';
import { leavePlace } from './keep-place';
import { reveal } from './long-list/reveal';

/** Returns the element after pending changes; an entry of a long list is rendered first, by its key. */
export async function renderedElement(selector: string, key?: string): Promise<HTMLElement | null> {
	await tick();
	const here = () => document.querySelector<HTMLElement>(selector);
	while (!here() && key !== undefined && reveal(key)) await tick();
	return here();
}

/** Scrolls to an element and focuses it, even if it is not interactive. */
export function scrollAndFocus(place: HTMLElement): void {
	leavePlace();
	place.tabIndex = -1;
	place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
	place.scrollIntoView({ block: 'center' });
	place.focus({ preventScroll: true });
}

/** Scrolls to an element after pending changes and focuses it. */
export async function scrollToElement(selector: string, key?: string): Promise<void> {
	const place = await renderedElement(selector, key);
	if (place) scrollAndFocus(place);
}
