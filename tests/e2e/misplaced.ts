import type { Page } from '@playwright/test';
import { inFront } from './in-front';

/** Elements that overflow, leave the screen or are cut off. */
export async function misplaced(page: Page): Promise<string[]> {
	const front = await inFront(page);
	return front.evaluate((scope) => {
		const named = (element: Element) =>
			`${element.tagName}.${element.getAttribute('class') ?? ''} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
		const found: string[] = [];
		const frames = [
			document.documentElement,
			...document.querySelectorAll('dialog .content, main > *')
		];
		for (const frame of frames) {
			if (frame.scrollWidth > frame.clientWidth + 1 && frame.clientWidth > 0) {
				found.push(`wide: ${named(frame)} ${frame.scrollWidth} in ${frame.clientWidth}`);
			}
		}
		const controls = [...scope.querySelectorAll('button, a, input, select, summary')].filter(
			(control) => control.checkVisibility() && !control.closest('.unseen')
		);
		/** Whether it is in a row that scrolls sideways, such as chips. */
		const scrollsSideways = (element: Element | null): boolean =>
			element !== null &&
			((element.scrollWidth > element.clientWidth + 1 &&
				/auto|scroll/.test(getComputedStyle(element).overflowX)) ||
				scrollsSideways(element.parentElement));
		for (const control of controls) {
			const { left, right, width } = control.getBoundingClientRect();
			if (width === 0 || control.matches('.unseen, [href="#content"]')) continue;
			if (scrollsSideways(control)) continue;
			if (left < -1 || right > innerWidth + 1) found.push(`out of the screen: ${named(control)}`);
			const { scrollWidth, clientWidth } = control;
			if (control.matches('button, summary, nav a') && scrollWidth > clientWidth + 1) {
				found.push(`cut: ${named(control)} ${scrollWidth} in ${clientWidth}`);
			}
		}
		return found;
	});
}
