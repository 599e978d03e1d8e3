import { afterPaint } from '$lib/browser/pause';

let dialogs = 0;

function apply(): void {
	document.documentElement.style.overflow = dialogs > 0 ? 'hidden' : '';
}

/**
 * Keeps the page behind a dialog from scrolling; returns a function that ends it. Both take effect after the next paint:
 * they make the browser paint the whole page again, which would delay the dialog.
 */
export function lockScroll(): () => void {
	dialogs += 1;
	afterPaint(apply);
	return () => {
		dialogs -= 1;
		afterPaint(apply);
	};
}
