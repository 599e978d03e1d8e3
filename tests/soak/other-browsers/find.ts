import type { Target } from './driver';

/**
 * Returns the first visible element with a role and a name, or null. It runs in the page, so it
 * must not use anything from outside the function. Elements of an open dialog come first.
 */
export function find({ role, name }: Target): Element | null {
	const selectors = {
		alert: '[role=alert]',
		button: 'button, summary, [role=button]',
		checkbox: 'input[type=checkbox]',
		combobox: 'select',
		heading: 'h1, h2, h3, h4, h5, h6',
		img: '[role=img], img',
		link: 'a[href]',
		radio: 'input[type=radio]',
		status: '[role=status], output',
		textbox:
			'input:not([type]), input[type=text], input[type=search], input[type=password], textarea'
	};
	const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
	const labelText = (label: Element) => {
		const copy = label.cloneNode(true) as Element;
		for (const control of copy.querySelectorAll('select, input, textarea, button'))
			control.remove();
		return copy.textContent;
	};
	const nameOf = (element: Element) => {
		const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
		const references = ids.map((id) => document.getElementById(id)?.textContent ?? '');
		if (references.length > 0) return plain(references.join(' '));
		const said = element.getAttribute('aria-label') ?? element.getAttribute('alt');
		if (said !== null) return plain(said);
		const { labels } = element as Partial<HTMLInputElement>;
		if (labels && labels.length > 0) return plain([...labels].map(labelText).join(' '));
		return plain(element.textContent);
	};
	const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
	const all = [...(dialog ? [dialog] : []), document].flatMap((top) => [
		...top.querySelectorAll(selectors[role])
	]);
	const visible = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
	const wanted = plain(name);
	return (
		visible.find((element) => nameOf(element) === wanted) ??
		visible.find((element) => nameOf(element).includes(wanted)) ??
		null
	);
}
