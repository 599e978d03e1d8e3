/**
 * One event of Chromium's trace; times in microseconds.
 *
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, pid: number, tid: number,
 *   id?: string, id2?: { local?: string }, args?: { name?: string, data?: Record<string, unknown> } }} TraceEvent
 */

const CATEGORIES = [
	'-*',
	'devtools.timeline',
	'devtools.timeline.frame',
	'disabled-by-default-devtools.timeline',
	'disabled-by-default-devtools.timeline.frame',
	'toplevel'
];

/**
 * Traces what happens during a task.
 *
 * @param {import('playwright').Page} page
 * @param {() => Promise<void>} task
 * @returns {Promise<TraceEvent[]>}
 */
export async function traced(page, task) {
	const browser = page.context().browser();
	if (!browser) throw new Error('The page has no browser of its own.');
	await browser.startTracing(page, { categories: CATEGORIES });
	await task();
	const bytes = await browser.stopTracing();
	return JSON.parse(bytes.toString()).traceEvents;
}

/**
 * Milliseconds from each input to the next frame that was presented, as Chromium's event timing tells it.
 *
 * @param {TraceEvent[]} events
 */
export function paintsAfterInput(events) {
	const inputs = events.filter(({ name }) => name === 'EventTiming');
	const ends = inputs.filter(({ ph }) => ph === 'e');
	return inputs
		.filter(({ ph }) => ph === 'b')
		.flatMap((start) => {
			const end = ends.find(({ id2, id }) => id === start.id && id2?.local === start.id2?.local);
			return end ? [(end.ts - start.ts) / 1000] : [];
		});
}

/**
 * Milliseconds between the frames that were drawn, and of the tasks of the page's own thread, while
 * something went on.
 *
 * @param {TraceEvent[]} events
 */
export function frames(events) {
	const main = events.find(
		({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain'
	);
	const drawn = events
		.filter(({ name, pid }) => name === 'DrawFrame' && pid === main?.pid)
		.map(({ ts }) => ts)
		.sort((a, b) => a - b);
	const gaps = drawn.slice(1).map((at, index) => (at - (drawn[index] ?? at)) / 1000);
	const tasks = events
		.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main?.tid)
		.map(({ dur = 0 }) => dur / 1000);
	return { gaps, tasks };
}
