import type { Attachment } from 'svelte/attachments';

/** Milliseconds until a resting mouse or finger shows the text, and until it leaves with the mouse. */
const DELAY = { hover: 400, press: 500, leave: 150 } as const;
const BELOW = 4;

let shown: { readonly bubble: HTMLElement; readonly row: HTMLElement } | undefined;

function hide(): void {
	shown?.bubble.remove();
	shown = undefined;
}

/** Places the bubble below the row, or above it where there is more room. */
function place(bubble: HTMLElement, row: HTMLElement): void {
	const box = row.getBoundingClientRect();
	bubble.style.insetInlineStart = `${box.left}px`;
	bubble.style.maxInlineSize = `${box.width}px`;
	const isLow = box.bottom > innerHeight * 0.7;
	if (isLow) bubble.style.insetBlockEnd = `${innerHeight - box.top + BELOW}px`;
	else bubble.style.insetBlockStart = `${box.bottom + BELOW}px`;
}

function show(row: HTMLElement, text: string, timer: Timer): void {
	hide();
	const bubble = document.createElement('div');
	bubble.className = 'whole-text';
	bubble.popover = 'manual';
	// The row's description says it to screen readers.
	bubble.ariaHidden = 'true';
	bubble.textContent = text;
	bubble.addEventListener('pointerenter', () => timer.stop());
	bubble.addEventListener('pointerleave', hide);
	(row.closest('dialog') ?? document.body).append(bubble);
	place(bubble, row);
	bubble.showPopover();
	shown = { bubble, row };
}

/** One task at a time. */
class Timer {
	#id = 0;
	start(task: () => void, delay: number): void {
		this.stop();
		this.#id = window.setTimeout(task, delay);
	}
	stop(): void {
		clearTimeout(this.#id);
	}
}

interface Events {
	readonly row: HTMLElement;
	/** The whole text; undefined if nothing is cut. */
	readonly text: () => string | undefined;
	readonly timer: Timer;
}

function showLater({ row, text, timer }: Events, delay: number): void {
	timer.start(() => {
		const whole = text();
		if (whole !== undefined) show(row, whole, timer);
	}, delay);
}

/** The click that ends a long press must not open the row. */
function swallowClick(row: HTMLElement): void {
	const swallow = (event: Event) => {
		event.preventDefault();
		event.stopPropagation();
	};
	row.addEventListener('click', swallow, { capture: true, once: true });
	const release = () => setTimeout(() => row.removeEventListener('click', swallow, true));
	addEventListener('pointerup', release, { once: true });
	addEventListener('pointercancel', release, { once: true });
}

function listen(events: Events, signal: AbortSignal): void {
	const { row, text, timer } = events;
	const on = <K extends keyof HTMLElementEventMap>(
		type: K,
		listener: (event: HTMLElementEventMap[K]) => void
	) => row.addEventListener(type, listener, { signal });
	on('pointerenter', (event) => event.pointerType === 'mouse' && showLater(events, DELAY.hover));
	on('pointerleave', () => (shown?.row === row ? timer.start(hide, DELAY.leave) : timer.stop()));
	on('pointerdown', ({ pointerType }) => {
		hide();
		if (pointerType === 'mouse') return timer.stop();
		timer.start(() => {
			const whole = text();
			if (whole === undefined) return;
			show(row, whole, timer);
			swallowClick(row);
		}, DELAY.press);
	});
	on('pointercancel', () => timer.stop());
	on('pointerup', () => timer.stop());
	on('contextmenu', (event) => shown?.row === row && event.preventDefault());
	on('focusin', ({ target }) => {
		if (target instanceof Element && target.matches(':focus-visible')) showLater(events, 0);
	});
	on('focusout', hide);
	on('keydown', ({ key }) => key === 'Escape' && hide());
	addEventListener('scroll', hide, { signal, passive: true, capture: true });
}

/**
 * Shows the whole of a text that a row cuts: while a mouse rests on the row, while the keyboard is on it, and on a
 * long press, until the next touch.
 */
export function wholeText(text: () => string | undefined): Attachment<HTMLElement> {
	return (row) => {
		const ended = new AbortController();
		const timer = new Timer();
		listen({ row, text, timer }, ended.signal);
		return () => {
			ended.abort();
			timer.stop();
			if (shown?.row === row) hide();
		};
	};
}
