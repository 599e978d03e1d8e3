/** An element with its distance from the upper edge of the screen. */
interface Mark {
	readonly element: Element;
	readonly top: number;
}

/** Milliseconds in which a change of the page is taken to follow from the last press. */
const MOMENT = 1500;
const CONTROLS = 'button, a, label, summary, input, select, textarea';
/** What the user scrolls with. */
const SCROLLS = ['wheel', 'touchmove', 'keydown'] as const;

/** The control that was pressed last, and what is left of its surroundings if it disappears. */
let marks: readonly Mark[] = [];
let pressedAt = -Infinity;

function marksAt(target: Element): Mark[] {
	const control = target.closest(CONTROLS) ?? target;
	const row = control.closest('li');
	const section = control.closest('section');
	const around = [
		control,
		row,
		row?.previousElementSibling,
		section?.querySelector('summary, h2, h3'),
		section,
		row?.nextElementSibling
	];
	return around.flatMap((element) =>
		element ? [{ element, top: element.getBoundingClientRect().top }] : []
	);
}

/** With a pointer a press begins before its click, which is lost if the control moves away meanwhile. */
const PRESSES = ['pointerdown', 'click'] as const;

function press({ type, target }: Event): void {
	if (!(target instanceof Element)) return leavePlace();
	const since = performance.now() - pressedAt;
	pressedAt = performance.now();
	// The end of a press changes how its control looks: to ask for its place again would cost a layout.
	if (type === 'click' && since < MOMENT && marks[0]?.element.contains(target)) return;
	marks = marksAt(target);
}

/** Lets the page move: what follows a press scrolls on purpose. */
export function leavePlace(): void {
	marks = [];
}

/** Shows a container from its top, which what is pressed in it does not keep; a press elsewhere stays in place. */
export function showFromTop(container: Element): void {
	if (marks.some(({ element }) => container.contains(element))) leavePlace();
	container.scrollTo(0, 0);
}

const scrollerOf = (container: Element) =>
	container.scrollHeight > container.clientHeight + 1 &&
	/auto|scroll/.test(getComputedStyle(container).overflowY)
		? container
		: document.scrollingElement;

/** Keeps what is pressed in a container where it is on the screen while the content around it changes. */
export function keepPlace(container: HTMLElement): () => void {
	function correct() {
		if (performance.now() - pressedAt > MOMENT) return;
		const mark = marks.find(({ element }) => element.isConnected);
		if (!mark || !container.contains(mark.element)) return;
		const by = mark.element.getBoundingClientRect().top - mark.top;
		if (Math.abs(by) >= 1) scrollerOf(container)?.scrollBy({ top: by, behavior: 'instant' });
	}
	const sizes = new ResizeObserver(correct);
	const watchChildren = () => {
		for (const child of container.children) sizes.observe(child);
	};
	const children = new MutationObserver(watchChildren);
	watchChildren();
	children.observe(container, { childList: true });
	for (const kind of PRESSES) container.addEventListener(kind, press, { capture: true });
	// A listener of its own: the end of one container must not take that of the others away.
	const leave = () => leavePlace();
	for (const kind of SCROLLS) addEventListener(kind, leave, { passive: true });
	return () => {
		sizes.disconnect();
		children.disconnect();
		for (const kind of PRESSES) container.removeEventListener(kind, press, { capture: true });
		for (const kind of SCROLLS) removeEventListener(kind, leave);
	};
}

/** Moves the focus without the page; only to users of a keyboard the element must be visible. */
export function focusInPlace(element: HTMLElement | null | undefined): void {
	element?.focus({ preventScroll: true });
	if (element?.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' });
}
