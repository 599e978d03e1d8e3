const TEXT_FIELD = 'textarea, input:not([type=radio], [type=checkbox], [type=file])';

/** Whether focusing an element would open an on-screen keyboard, which covers half of a phone. */
export function opensKeyboard(element: Element): boolean {
	return element.matches(TEXT_FIELD) && !matchMedia('(hover: hover) and (pointer: fine)').matches;
}
