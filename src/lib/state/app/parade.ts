import { firstLook } from './first-look';

/** Moves the figures of the prerendered page into an element; returns false if there are none. */
export function adoptParade(element: Element): boolean {
	const pictures = firstLook()?.querySelectorAll(
		':scope > .shapes, :scope > [lang=en] .parade svg'
	);
	element.append(...(pictures ?? []));
	return element.childElementCount > 0;
}
