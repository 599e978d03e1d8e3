import { tick } from 'svelte';

const READY = 'button:not(:disabled), input:not(:disabled), select:not(:disabled)';

/**
 * Does something, then gives the focus back to what had it within a group, even where its row has moved; where
 * that sleeps or is gone, to the first thing of the group that can be used.
 */
export async function keepFocus(group: HTMLElement, act: () => void): Promise<void> {
	const pressed = document.activeElement;
	const within = group.contains(pressed);
	act();
	await tick();
	if (!within) return;
	const stays = pressed instanceof HTMLElement && group.contains(pressed);
	const ready = stays && !pressed.matches(':disabled');
	(ready ? pressed : group.querySelector<HTMLElement>(READY))?.focus();
}
