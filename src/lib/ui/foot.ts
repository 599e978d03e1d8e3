/** Publishes the height of an element at the bottom of the window as a custom property. */
function publishHeight(element: HTMLElement, property: '--foot' | '--tabs'): () => void {
	const { style } = document.documentElement;
	const observer = new ResizeObserver(() => {
		// In the header, the tab bar takes no space at the bottom.
		const isAtBottom = property === '--foot' || getComputedStyle(element).position === 'fixed';
		style.setProperty(property, `${isAtBottom ? element.offsetHeight : 0}px`);
	});
	observer.observe(element);
	return () => {
		observer.disconnect();
		style.removeProperty(property);
	};
}

/** Attachment for the page's footer bar: messages appear above it. */
export const asFooter = (element: HTMLElement) => publishHeight(element, '--foot');

/** Attachment for the tab bar: the page ends above it, and so do messages. */
export const asTabBar = (element: HTMLElement) => publishHeight(element, '--tabs');
