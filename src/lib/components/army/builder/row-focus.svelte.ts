import { tick } from 'svelte';
import type { Army } from '$lib/rules/choices';
import { neighborOf } from '$lib/rules/formation/formation';
import { unitOf } from '$lib/rules/terms';
import { focusInPlace } from '$lib/ui/keep-place';
import { renderedElement } from '$lib/ui/rendered-element';

export const rowOf = (id: string) => `[data-unit="${CSS.escape(id)}"]`;

/** Focuses an element after pending changes; an entry of a long list is rendered first, by its key. */
export const focus = async (selector: string, key?: string) =>
	(await renderedElement(selector, key))?.focus();

/** Focuses the row of a unit in the list. */
export const focusUnit = (id: string) => focus(rowOf(id), id);

/**
 * Keeps the focus when an edit, such as undo, removes or moves the focused element: a row gives it to itself in its
 * new place or to its neighbor, an editor to its heading.
 */
export function keepFocusOver(army: () => Army): void {
	let before = army();
	$effect.pre(() => {
		const last = before;
		before = army();
		const focused = document.activeElement;
		if (!(focused instanceof HTMLElement)) return;
		const id = focused.closest('li')?.querySelector<HTMLElement>('[data-unit]')?.dataset.unit;
		const editor = focused.closest('dialog, section.unit');
		void tick().then(() => {
			if (document.activeElement !== document.body || focused === document.body) return;
			const next = unitOf(before, id ?? '') ?? neighborOf(last, id ?? '');
			if (focused.isConnected) focusInPlace(focused);
			else if (editor) focusInPlace(editor.querySelector('h2'));
			else if (next) void renderedElement(rowOf(next.id), next.id).then(focusInPlace);
		});
	});
}
