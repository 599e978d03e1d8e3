import { inFrames } from './turns';

/** What scrolls around an element; the page itself if nothing else does. */
function scrollerOf(element: Element): Element | null {
	for (let around = element.parentElement; around; around = around.parentElement) {
		if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
	}
	return null;
}

/**
 * Tells of elements that come near to the screen, within a good half of its height, and that go away from it. Those
 * that come are told of a few in each frame: to make them all at once would hold up the page, and whoever leafs
 * quickly past one before its turn never sees it.
 */
export class Nearness {
	#observer: IntersectionObserver | undefined;
	/** What calls off an element whose turn has not come yet. */
	readonly #coming = new Map<Element, () => void>();
	readonly #told: (element: Element, near: boolean, height: number) => void;

	/** `told` gets the element's height as it was last on the page, in pixels. */
	constructor(told: (element: Element, near: boolean, height: number) => void) {
		this.#told = told;
	}

	/** Returns what ends it. */
	watch(element: Element): () => void {
		this.#observer ??= this.#observing(element);
		this.#observer.observe(element);
		return () => {
			this.#callOff(element);
			this.#observer?.unobserve(element);
		};
	}

	#callOff(element: Element): void {
		this.#coming.get(element)?.();
		this.#coming.delete(element);
	}

	#observing(first: Element): IntersectionObserver {
		const tell = (entries: IntersectionObserverEntry[]) => {
			for (const { target, isIntersecting, boundingClientRect } of entries) {
				const { height } = boundingClientRect;
				this.#callOff(target);
				if (!isIntersecting) this.#told(target, false, height);
				else
					this.#coming.set(
						target,
						inFrames.add(() => this.#told(target, true, height))
					);
			}
		};
		return new IntersectionObserver(tell, { root: scrollerOf(first), rootMargin: '60% 0px' });
	}
}
