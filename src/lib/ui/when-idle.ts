/** Runs a task as soon as the browser has nothing more urgent to do, and within a second. Returns what calls it off. */
export function whenIdle(task: () => void): () => void {
	if ('requestIdleCallback' in globalThis) {
		const idle = requestIdleCallback(task, { timeout: 1000 });
		return () => cancelIdleCallback(idle);
	}
	const timer = setTimeout(task, 16);
	return () => clearTimeout(timer);
}
