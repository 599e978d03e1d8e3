/**
 * One event of Chromium's trace; times in microseconds.
 *
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, pid: number, tid: number,
 *   tdur?: number, id?: string, id2?: { local?: string }, args?: { name?: string, data?: Record<string, unknown> } }} TraceEvent
 */

/** Only the categories needed, since recording takes time too. */
const CATEGORIES = {
	inputs: ['-*', 'devtools.timeline'],
	frames: [
		'-*',
		'devtools.timeline',
		'input.scrolling',
		'disabled-by-default-devtools.timeline',
		'disabled-by-default-devtools.timeline.frame'
	]
};

/**
 * Records inputs or frames during a task.
 *
 * @param {import('playwright').Page} page
 * @param {keyof typeof CATEGORIES} what
 * @param {() => Promise<void>} task
 * @returns {Promise<TraceEvent[]>}
 */
export async function traced(page, what, task) {
	const browser = page.context().browser();
	if (!browser) throw new Error('The page has no browser of its own.');
	await browser.startTracing(page, { categories: CATEGORIES[what] });
	await task();
	const bytes = await browser.stopTracing();
	return JSON.parse(bytes.toString()).traceEvents;
}

/**
 * The type of each input, and the milliseconds until the next presented frame, by Chromium's event
 * timing.
 *
 * @param {TraceEvent[]} events
 */
export function paintsAfterInput(events) {
	const inputs = events.filter(({ name }) => name === 'EventTiming');
	const ends = inputs.filter(({ ph }) => ph === 'e').sort((a, b) => a.ts - b.ts);
	return inputs
		.filter(({ ph }) => ph === 'b')
		.flatMap((start) => {
			// Ids are reused by later inputs; the first end after the start belongs to it.
			const end = ends.find(
				({ id2, id, ts }) => id === start.id && id2?.local === start.id2?.local && ts >= start.ts
			);
			const type = String(start.args?.data?.type);
			return end ? [{ type, paint: (end.ts - start.ts) / 1000 }] : [];
		});
}

/** Events in which the page's own code runs, not the browser's style, layout and painting. */
const OWN_CODE = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.evaluateModule']);

/** Returns whether an event is on the page's main thread. */
function onMainThread(/** @type {TraceEvent[]} */ events) {
	const threads = events.filter(
		({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain'
	);
	return (/** @type {TraceEvent} */ { pid, tid }) =>
		threads.some((thread) => thread.pid === pid && thread.tid === tid);
}

/** Style and layout, which the browser also works out in the middle of code that reads a size. */
const LAYOUT = new Set(['UpdateLayoutTree', 'Layout']);

/** Milliseconds of processor time of the longest task on the page's main thread, layout and painting included. */
export function longestTask(/** @type {TraceEvent[]} */ events) {
	const isMain = onMainThread(events);
	const tasks = events.filter((event) => event.name === 'RunTask' && isMain(event));
	return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/**
 * Milliseconds of processor time of the longest run of the page's own code on its main thread, without the style and
 * layout that the browser works out meanwhile: `longestTask` includes those.
 */
export function longestCode(/** @type {TraceEvent[]} */ events) {
	const main = events.filter(onMainThread(events));
	const layouts = main.filter(({ name }) => LAYOUT.has(name));
	const times = main
		.filter(({ name }) => OWN_CODE.has(name))
		.map(({ ts, dur = 0, tdur = 0 }) =>
			layouts
				.filter((layout) => layout.ts >= ts && layout.ts < ts + dur)
				.reduce((left, layout) => left - (layout.tdur ?? 0), tdur)
		);
	return Math.max(0, ...times) / 1000;
}

/**
 * Milliseconds between drawn frames, and of tasks on the page's main thread, while the page was
 * being scrolled.
 *
 * @param {TraceEvent[]} events
 */
export function frames(events) {
	const main = events.find(
		({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain'
	);
	const at = (/** @type {string} */ gesture) =>
		events.find(({ name }) => name === `InputLatency::${gesture}`)?.ts ?? NaN;
	const [begin, end] = [at('GestureScrollBegin'), at('GestureScrollEnd')];
	const meanwhile = (/** @type {TraceEvent} */ { ts }) => ts >= begin && ts <= end;
	const drawn = events
		.filter(meanwhile)
		.filter(({ name, pid }) => name === 'DrawFrame' && pid === main?.pid)
		.map(({ ts }) => ts)
		.sort((a, b) => a - b);
	const gaps = drawn.slice(1).map((time, index) => (time - (drawn[index] ?? time)) / 1000);
	const tasks = events
		.filter(meanwhile)
		.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main?.tid)
		.map(({ dur = 0 }) => dur / 1000);
	return { gaps, tasks };
}
