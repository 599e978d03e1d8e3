import type { Page } from '@playwright/test';
import { inFront } from './in-front';

/** Letters of a family name that is wider than half a phone. */
const LONGEST = 18;

/** Words of labels on the page, or in the dialog in front, that break between two lines without a hyphen. */
export async function brokenWords(page: Page): Promise<string[]> {
	const front = await inFront(page);
	return front.evaluate((scope, longest) => {
		const labels = 'button, a.button, label, legend, summary, thead th, h1, h2, h3, h4, .caption';
		const isClipped = (element: Element | null): boolean =>
			element !== null &&
			(getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
		const broken: string[] = [];
		const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const of = node.parentElement;
			if (!of?.closest(labels) || !of.checkVisibility() || of.closest('svg, option')) continue;
			// Only a screen reader reads what is clipped to a pixel.
			if (isClipped(of)) continue;
			for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
				if (word.length > longest) continue;
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
				if (new Set(tops).size > 1) broken.push(`breaks: ${word}`);
			}
		}
		return broken;
	}, LONGEST);
}
