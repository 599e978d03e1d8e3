/** What scrolls around an element; the page itself if nothing else does. */
function scrollerOf(element: Element): Element | null {
	for (let around = element.parentElement; around; around = around.parentElement) {
		if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
	}
	return null;
}

/** Tells of elements that come near to the screen, within a good half of its height, and that go away from it. */
export class Nearness {
	#observer: IntersectionObserver | undefined;
	readonly #told: (element: Element, near: boolean, height: number) => void;

	/** `told` gets the element's height as it was last on the page, in pixels. */
	constructor(told: (element: Element, near: boolean, height: number) => void) {
		this.#told = told;
	}

	/** Returns what ends it. */
	watch(element: Element): () => void {
		this.#observer ??= this.#observing(element);
		this.#observer.observe(element);
		return () => this.#observer?.unobserve(element);
	}

	#observing(first: Element): IntersectionObserver {
		const tell = (entries: IntersectionObserverEntry[]) => {
			for (const { target, isIntersecting, boundingClientRect } of entries) {
				this.#told(target, isIntersecting, boundingClientRect.height);
			}
		};
		return new IntersectionObserver(tell, { root: scrollerOf(first), rootMargin: '60% 0px' });
	}
}
