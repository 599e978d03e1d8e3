import { frameTasks } from '../frame-tasks';

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
	/** Elements that wait for the observer. */
	readonly #unobserved = new Set<Element>();
	/** Functions that cancel the reports of elements whose turn has not come. */
	readonly #pending = new Map<Element, () => void>();
	readonly #report: (element: Element, near: boolean, height: number) => void;

	/** `report` gets the element's last measured height in pixels. */
	constructor(report: (element: Element, near: boolean, height: number) => void) {
		this.#report = report;
	}

	/** Returns a function that stops watching. */
	watch(element: Element): () => void {
		if (this.#observer) this.#observer.observe(element);
		else this.#observeSoon(element);
		return () => {
			this.#cancel(element);
			this.#unobserved.delete(element);
			this.#observer?.unobserve(element);
		};
	}

	/** Within the next frame: to look for the scroll container while the page is being built costs a style calculation. */
	#observeSoon(element: Element): void {
		if (this.#unobserved.size === 0)
			requestAnimationFrame(() => {
				const [first] = this.#unobserved;
				if (!first) return;
				const observer = (this.#observer ??= this.#createObserver(first));
				for (const one of this.#unobserved) observer.observe(one);
				this.#unobserved.clear();
			});
		this.#unobserved.add(element);
	}

	#cancel(element: Element): void {
		this.#pending.get(element)?.();
		this.#pending.delete(element);
	}

	#createObserver(first: Element): IntersectionObserver {
		const onIntersect = (entries: IntersectionObserverEntry[]) => {
			for (const { target, isIntersecting, boundingClientRect } of entries) {
				const { height } = boundingClientRect;
				this.#cancel(target);
				if (!isIntersecting) this.#report(target, false, height);
				else
					this.#pending.set(
						target,
						frameTasks.add(() => this.#report(target, true, height))
					);
			}
		};
		return new IntersectionObserver(onIntersect, {
			root: scrollerOf(first),
			rootMargin: '60% 0px'
		});
	}
}
