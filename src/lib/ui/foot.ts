/** Attachment for the page's footer bar: publishes its height, so that messages appear above it. */
export function asFooter(element: HTMLElement): () => void {
	const { style } = document.documentElement;
	const observer = new ResizeObserver(() => {
		style.setProperty('--foot', `${element.offsetHeight}px`);
	});
	observer.observe(element);
	return () => {
		observer.disconnect();
		style.removeProperty('--foot');
	};
}
