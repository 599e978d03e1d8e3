import { inFrames } from './turns';

/** The scroll container of an element; null is the page. */
function scrollerOf(element: Element): Element | null {
	for (let around = element.parentElement; around; around = around.parentElement) {
		if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
	}
	return null;
}

/**
 * Reports elements that come near the viewport (within about half its height) or leave it. Elements
 * that come near are reported a few per frame: rendering all of them at once would block the page,
 * and elements scrolled past quickly are skipped.
 */
export class Nearness {
	#observer: IntersectionObserver | undefined;
	/** Functions that cancel the reports of elements whose turn has not come. */
	readonly #coming = new Map<Element, () => void>();
	readonly #told: (element: Element, near: boolean, height: number) => void;

	/** `report` gets the element's last measured height in pixels. */
	constructor(told: (element: Element, near: boolean, height: number) => void) {
		this.#told = told;
	}

	/** Returns a function that stops watching. */
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
