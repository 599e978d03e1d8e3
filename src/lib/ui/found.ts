import { tick } from 'svelte';
import { reveal } from './reveal';

/** What stands on the page after a change; in a long list it is made first, by its key. */
export async function found(selector: string, key?: string): Promise<HTMLElement | null> {
	await tick();
	const here = () => document.querySelector<HTMLElement>(selector);
	while (!here() && key !== undefined && reveal(key)) await tick();
	return here();
}

/** Brings a place into sight with the focus on it, though it is nothing to be used. */
export function leadTo(place: HTMLElement): void {
	place.tabIndex = -1;
	place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
	place.scrollIntoView({ block: 'center' });
	place.focus({ preventScroll: true });
}
