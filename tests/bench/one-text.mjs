/**
 * Makes the next click on a button change one text, and nothing else: what any tap takes at least. The text is that of
 * the points of the button's row, or the button's own.
 *
 * @param {import('playwright').Locator} button
 */
export async function changeOneText(button) {
	await button.evaluate((element) => {
		const points = element.closest('.row')?.querySelector('.points strong') ?? element;
		// Points with a half have another text for screen readers.
		const shown = points.querySelector('[aria-hidden]:not(svg)') ?? points;
		const text = [...shown.childNodes].find(({ nodeValue }) => nodeValue?.trim());
		if (!text) throw new Error('Neither the row nor the button shows a text.');
		const once = { capture: true, once: true };
		const change = (/** @type {Event} */ event) => {
			event.stopImmediatePropagation();
			text.nodeValue = text.nodeValue === '11' ? '12' : '11';
		};
		globalThis.addEventListener('click', change, once);
	});
}
