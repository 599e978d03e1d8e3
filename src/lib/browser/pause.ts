/** Milliseconds of work after which the page gets its turn. */
const TURN = 12;

/** Waits for the browser's next turn: it draws, and hears what the user does. */
export function breathe(): Promise<void> {
	// A timer waits for four milliseconds at least; older browsers have nothing else.
	const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
	return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Called between pieces of a long work, lets the page have its turn as often as it needs one. */
export function pacer(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < TURN) return;
		await breathe();
		since = performance.now();
	};
}

/** Waits until what is to be shown now stands on the screen; not where nobody looks at it any more. */
export function painted(): Promise<void> {
	if (document.hidden) return Promise.resolve();
	return new Promise((resolve) => {
		const done = () => {
			callOff();
			document.removeEventListener('visibilitychange', done);
			resolve();
		};
		const callOff = afterPaint(done);
		document.addEventListener('visibilitychange', done);
	});
}

/** Does something as soon as what is to be shown now stands on the screen; returns what calls it off. */
export function afterPaint(task: () => void): () => void {
	let turn: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => (turn = setTimeout(task)));
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(turn);
	};
}
