import { tick } from 'svelte';

const READY = 'button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/**
 * Runs an action, then restores the focus within a group, even if the focused row has moved; if
 * that element is disabled or gone, focuses the first usable element of the group.
 */
export async function keepFocus(group: HTMLElement, act: () => void): Promise<void> {
	const pressed = document.activeElement;
	const within = group.contains(pressed);
	act();
	await tick();
	if (!within) return;
	const isUsable = pressed instanceof HTMLElement && group.contains(pressed);
	const ready = isUsable && !pressed.matches(':disabled');
	(ready ? pressed : group.querySelector<HTMLElement>(READY))?.focus();
}
