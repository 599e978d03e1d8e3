import type { Page } from '@playwright/test';
import { inFront } from './in-front';

/** Pixels of free room in which a cut text could go on, and of an overlap that one sees. */
const ROOM = 24;
const OVERLAP = 3;

/**
 * Texts that end in “…” beside free room, buttons that wrap alone, and texts that overlap, on the page or in the
 * dialog in front. Rows that scroll sideways and groups of filters, which wrap like words, are not meant.
 */
export async function cutTexts(page: Page): Promise<string[]> {
	const front = await inFront(page);
	return front.evaluate(
		(scope, [room, least]) => {
			/** What only a screen reader reads. */
			const isClipped = (element: Element | null): boolean =>
				element !== null &&
				(getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
			const shown = (element: Element) =>
				element.checkVisibility({
					visibilityProperty: true,
					opacityProperty: true,
					// The browser does not lay out what it skips.
					contentVisibilityAuto: true
				}) &&
				!element.closest('.unseen, [aria-hidden="true"]') &&
				!isClipped(element);
			const named = (element: Element) =>
				element.textContent.trim().replace(/\s+/g, ' ').slice(0, 50);

			/** Free pixels to the right of an element in the line that contains it. */
			function roomBeside(element: Element): number {
				const around = element.parentElement;
				if (!around) return 0;
				const style = getComputedStyle(around);
				const { right } = around.getBoundingClientRect();
				const inner = right - parseFloat(style.paddingRight) - parseFloat(style.borderRightWidth);
				const own = element.getBoundingClientRect();
				const next = [...around.children]
					.filter((other) => other !== element && shown(other))
					.map((other) => other.getBoundingClientRect())
					.filter(
						(rect) => rect.left >= own.right - 1 && rect.top < own.bottom && rect.bottom > own.top
					)
					.map((rect) => rect.left);
				return Math.min(inner, ...next) - own.right;
			}

			const all = [...scope.querySelectorAll<HTMLElement>('*')].filter(shown);
			const cut = all.filter((element) => {
				const { textOverflow, overflowX } = getComputedStyle(element);
				if (textOverflow !== 'ellipsis' || overflowX === 'visible') return false;
				return element.scrollWidth > element.clientWidth + 1 && roomBeside(element) > room;
			});

			const buttons = 'button, a.button, label.option';
			const alone = all.filter((group) => {
				const { display, flexWrap } = getComputedStyle(group);
				if (display !== 'flex' || flexWrap !== 'wrap') return false;
				// Choices of different lengths, filters and the faces of a die wrap like words; a centered row is even on every line.
				if (group.matches('.repairs, search *, nav *, :has(> [aria-pressed])')) return false;
				if (getComputedStyle(group).justifyContent === 'center') return false;
				if ([...group.children].some((child) => named(child).length <= 2)) return false;
				const children = [...group.children].filter(shown);
				if (children.length < 3 || !children.every((child) => child.matches(buttons))) return false;
				const tops = children.map((child) => Math.round(child.getBoundingClientRect().top));
				const last = tops.at(-1);
				const inLast = tops.filter((top) => top === last).length;
				const widths = children.map((child) => child.getBoundingClientRect().width);
				const fills = (widths.at(-1) ?? 0) >= group.clientWidth - room;
				return (
					inLast === 1 &&
					tops[0] !== last &&
					tops.filter((top) => top === tops[0]).length > 1 &&
					!fills
				);
			});

			/** Lines of text that one sees, without those of bars that cover the page on purpose. */
			const isFixed = (element: Element | null): boolean =>
				element !== null &&
				(/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
			const lines: { rect: DOMRect; of: Element; text: string }[] = [];
			const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const of = node.parentElement;
				if (
					!of ||
					!node.nodeValue?.trim() ||
					!shown(of) ||
					of.closest('svg, option, select') ||
					isFixed(of)
				)
					continue;
				const range = document.createRange();
				range.selectNodeContents(node);
				for (const rect of range.getClientRects())
					// What is above the page is not seen, such as the link that appears on focus.
					if (rect.width > 2 && rect.height > 2 && rect.bottom + scrollY > 0)
						lines.push({ rect, of, text: named(of) });
			}
			lines.sort((a, b) => a.rect.top - b.rect.top);
			const overlaps: string[] = [];
			lines.forEach((one, index) => {
				for (const other of lines.slice(index + 1)) {
					if (other.rect.top >= one.rect.bottom) break;
					if (other.of === one.of || other.of.contains(one.of) || one.of.contains(other.of))
						continue;
					const wide =
						Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
					const high = one.rect.bottom - other.rect.top;
					// Lines of text are higher than their letters.
					const [low, tall] = [one.rect.height, other.rect.height].sort((a, b) => a - b);
					const touch = Math.max((low ?? 0) / 3, (tall ?? 0) / 4);
					if (wide > least && high > touch) overlaps.push(`${one.text} | ${other.text}`);
				}
			});
			return [
				...cut.map((element) => `cut: ${named(element)}`),
				...alone.map((group) => `wraps alone: ${named(group.lastElementChild ?? group)}`),
				...overlaps.map((pair) => `overlap: ${pair}`)
			];
		},
		[ROOM, OVERLAP] as const
	);
}
