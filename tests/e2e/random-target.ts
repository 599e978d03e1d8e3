import type { JSHandle, Page } from '@playwright/test';
import type { Chance } from '../fuzz/chance';

/** The reachable elements with their kinds. Runs in the page. */
function reachable(leftOut: string) {
	const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
	const elements = scope.querySelectorAll<HTMLElement>('button, a[href], summary');
	return [...elements].flatMap((element) => {
		const name = (element.ariaLabel ?? element.textContent ?? '').trim();
		const href = element.getAttribute('href') ?? undefined;
		const outside = href !== undefined && !href.startsWith('/');
		const seen = element.checkVisibility() && element.getBoundingClientRect().width > 1;
		if (!seen || outside || element.matches(':disabled, header a, header button[lang]')) return [];
		if ([name, element.title].some((text) => new RegExp(leftOut, 'i').test(text))) return [];
		const kind = `${element.tagName} ${element.className} ${element.parentElement?.className ?? ''}`;
		return [{ element, name, href: href?.split('#')[0], kind }];
	});
}

/**
 * A random button or link that can be pressed, in the open dialog or else on the page; equal ones, such as rows of a list,
 * count as one kind. Those with a text that fits `leftOut` are not pressed.
 */
export async function randomTarget(page: Page, chance: Chance, leftOut: string) {
	const all = await page.evaluateHandle(reachable, leftOut);
	const names = await all.evaluate((found) => found.map(({ kind }) => kind));
	const kind = chance.any([...new Set(names)]);
	const index = chance.any(names.flatMap((name, index) => (name === kind ? [index] : [])));
	if (index === undefined) return undefined;
	const one: JSHandle = await all.evaluateHandle((found, index) => found[index]?.element, index);
	const { name, href } = await all.evaluate(
		(found, index) => ({ name: found[index]?.name ?? '', href: found[index]?.href }),
		index
	);
	const element = one.asElement();
	return element && { element, name, href };
}
