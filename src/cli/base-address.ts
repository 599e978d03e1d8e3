/**
 * Returns the address of an app to start links with: http or https, without a query and without a
 * trailing slash. Undefined if the text is no such address.
 */
export function baseOf(text: string): string | undefined {
	if (!URL.canParse(text)) return undefined;
	const { protocol, href, search, hash, username } = new URL(text);
	const plain = search === '' && hash === '' && username === '';
	return plain && /^https?:$/.test(protocol) ? href.replace(/\/+$/, '') : undefined;
}
