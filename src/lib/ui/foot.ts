/** For what stands at the foot of the page: messages lie above it. */
export function asFoot(element: HTMLElement): () => void {
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
