/**
 * The address of an app as links begin with it: http or https, without a query, and without a slash at its end.
 * Undefined for a text that is no such address.
 */
export function baseOf(text: string): string | undefined {
	if (!URL.canParse(text)) return undefined;
	const { protocol, href, search, hash, username } = new URL(text);
	const plain = search === '' && hash === '' && username === '';
	return plain && /^https?:$/.test(protocol) ? href.replace(/\/+$/, '') : undefined;
}
