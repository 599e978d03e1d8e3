import type { Page } from '@playwright/test';
import { inFront } from './in-front';

/** The number of targets, and those smaller than 44 pixels. */
export async function targets(page: Page): Promise<{ small: string[]; count: number }> {
	const front = await inFront(page);
	return front.evaluate((scope) => {
		const inText = (target: Element) => {
			const own = target.textContent.trim();
			const around = target.closest('p, li, td, dd')?.textContent.trim() ?? own;
			const flows = getComputedStyle(target).display.startsWith('inline');
			return flows && target.matches('a, button') && around.length > own.length;
		};
		/** The label is part of the target of a radio or checkbox. */
		const whole = (target: Element) =>
			target.matches('[type=radio], [type=checkbox]') ? target.closest('label, li') : target;
		const targets = [
			...scope.querySelectorAll('button, a, input, select, textarea, summary')
		].filter((target) => target.checkVisibility() && !target.closest('.unseen'));
		const boxes = targets
			.filter((target) => !target.matches('.unseen, [href="#content"]') && !inText(target))
			.map((target) => ({ target, box: (whole(target) ?? target).getBoundingClientRect() }))
			.filter(({ box }) => box.width > 1);
		return {
			count: boxes.length,
			small: boxes
				.filter(({ box }) => box.width < 43.5 || box.height < 43.5)
				.map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}×${box.height}`)
		};
	});
}
