/**
 * Makes the next click on a row's button change one text of the row, and nothing else: what any edit takes at least.
 *
 * @param {import('playwright').Locator} button
 */
export async function changeOneText(button) {
	await button.evaluate((element) => {
		const points = element.closest('.row')?.querySelector('.points strong');
		// Points with a half have another text for screen readers.
		const shown = points?.querySelector('[aria-hidden]') ?? points;
		const text = [...(shown?.childNodes ?? [])].find(({ nodeValue }) => nodeValue?.trim());
		if (!text) throw new Error('The row shows no points.');
		const once = { capture: true, once: true };
		const change = (/** @type {Event} */ event) => {
			event.stopImmediatePropagation();
			text.nodeValue = text.nodeValue === '11' ? '12' : '11';
		};
		globalThis.addEventListener('click', change, once);
	});
}
