import { pacer } from '$lib/browser/pause';
import { matchesIn } from './rule-search';

/** The name of the highlight in the style sheet. */
const HIGHLIGHT = 'found-rule';

/** Milliseconds: somebody who types on would only wait for the marks. */
const PAUSE = 200;

/** A single letter is almost everywhere: its marks would help nobody. */
const SHORTEST_MARKED = 2;

/** The visible texts of an element. */
function textsOf(element: Element): Text[] {
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) {
		const node = walker.currentNode as Text;
		if (!node.parentElement?.closest('.unseen')) texts.push(node);
	}
	return texts;
}

function ranges(element: Element, words: readonly string[]): StaticRange[] {
	return textsOf(element).flatMap((text) =>
		matchesIn(text.data, words).map(
			({ from, to }) =>
				new StaticRange({
					startContainer: text,
					startOffset: from,
					endContainer: text,
					endOffset: to
				})
		)
	);
}

function removeMarks(): void {
	// Older browsers lack highlights, whatever the types say.
	(CSS as { highlights?: HighlightRegistry }).highlights?.delete(HIGHLIGHT);
}

async function mark(elements: Iterable<Element>, words: readonly string[], signal: AbortSignal) {
	if (!('highlights' in CSS)) return;
	const found: StaticRange[] = [];
	const pause = pacer();
	for (const element of elements) {
		found.push(...ranges(element, words));
		await pause();
		if (signal.aborted) return;
	}
	// All at once: each change of a highlight paints the page again.
	const highlight = new Highlight();
	for (const range of found) highlight.add(range);
	CSS.highlights.set(HIGHLIGHT, highlight);
}

/**
 * Marks words of two letters and more in elements when typing pauses; returns a function that removes the
 * marks. Older browsers show none.
 */
export function markWords(
	elements: () => Iterable<Element>,
	words: readonly string[]
): (() => void) | undefined {
	const marked = words.filter(({ length }) => length >= SHORTEST_MARKED);
	if (marked.length === 0) return undefined;
	const stopped = new AbortController();
	const timer = setTimeout(() => void mark(elements(), marked, stopped.signal), PAUSE);
	return () => {
		clearTimeout(timer);
		stopped.abort();
		removeMarks();
	};
}
