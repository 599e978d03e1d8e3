/**
 * Calls back once when a page translator has replaced the text of an element. Then the text nodes that the app updates
 * are no longer in the page. Returns a function that ends watching.
 */
export function whenTranslated(element: Element, translated: () => void): () => void {
	const observer = new MutationObserver(() => {
		observer.disconnect();
		translated();
	});
	observer.observe(element, { childList: true, subtree: true });
	return () => observer.disconnect();
}
