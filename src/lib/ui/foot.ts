/** The elements whose heights are published, with the custom property of each. */
const published = new Map<Element, '--foot' | '--tabs'>();

/** In the header, the tab bar takes no space at the bottom. */
const isAtBottom = (element: Element) =>
	published.get(element) === '--foot' || getComputedStyle(element).position === 'fixed';

/** All heights are read before one is published: that makes the browser style the whole page again. */
function publish(entries: readonly ResizeObserverEntry[]): void {
	const { style } = document.documentElement;
	const heights = entries.map(({ target, borderBoxSize: [box] }) => ({
		property: published.get(target),
		height: isAtBottom(target) ? (box?.blockSize ?? 0) : 0
	}));
	for (const { property, height } of heights) {
		if (property) style.setProperty(property, `${height}px`);
	}
}

let observer: ResizeObserver | undefined;

/** Publishes the height of an element at the bottom of the window as a custom property. */
function publishHeight(element: HTMLElement, property: '--foot' | '--tabs'): () => void {
	published.set(element, property);
	const { style } = document.documentElement;
	const sizes = (observer ??= new ResizeObserver(publish));
	sizes.observe(element);
	return () => {
		sizes.unobserve(element);
		published.delete(element);
		style.removeProperty(property);
	};
}

/** Attachment for the page's footer bar: messages appear above it. */
export const asFooter = (element: HTMLElement) => publishHeight(element, '--foot');

/** Attachment for the tab bar: the page ends above it, and so do messages. */
export const asTabBar = (element: HTMLElement) => publishHeight(element, '--tabs');
