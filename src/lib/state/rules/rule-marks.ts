import { afterPaint, pacer } from '$lib/browser/pause';
import { matchesIn } from './rule-search';

/** The name of the highlight in the style sheet. */
const HIGHLIGHT = 'found-rule';

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
	const highlight = new Highlight();
	CSS.highlights.set(HIGHLIGHT, highlight);
	const pause = pacer();
	for (const element of elements) {
		for (const range of ranges(element, words)) highlight.add(range);
		await pause();
		if (signal.aborted) return;
	}
}

/**
 * Marks words in elements after the next paint, so that typing does not wait for it; returns a function
 * that removes the marks. Older browsers show none.
 */
export function markWords(
	elements: () => Iterable<Element>,
	words: readonly string[]
): (() => void) | undefined {
	if (words.length === 0) return undefined;
	const stopped = new AbortController();
	const cancel = afterPaint(() => void mark(elements(), words, stopped.signal));
	return () => {
		cancel();
		stopped.abort();
		removeMarks();
	};
}
