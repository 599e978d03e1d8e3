const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const QUOTE = '"';

/** The end of the string that starts at a quote; undefined if it is unclosed. */
function endOfString(text: string, start: number): number | undefined {
	for (let index = start + 1; index < text.length; index += 1) {
		if (text[index] === '\\') index += 1;
		else if (text[index] === QUOTE) return index;
	}
	return undefined;
}

/** The text up to its last complete element, with all brackets closed; undefined if they do not match. */
function closed(text: string): string | undefined {
	let [open, end, closing] = ['', 0, ''];
	for (let index = 0; index < text.length; index += 1) {
		const sign = text[index] ?? '';
		if (sign === QUOTE) {
			const quote = endOfString(text, index);
			if (quote === undefined) break;
			index = quote;
		} else if (sign in CLOSING) open = (CLOSING[sign] ?? '') + open;
		else if (sign === '}' || sign === ']') {
			if (!open.startsWith(sign)) return undefined;
			open = open.slice(1);
		} else if (sign === ',') [end, closing] = [index, open];
	}
	if (end > 0) return text.slice(0, end) + closing;
	return /^(?:\{[^{}[\],]*)?$/.test(text) ? '{}' : undefined;
}

/** Whether bytes are the beginning of a JSON object that is cut off. */
export function isBeginning(bytes: Uint8Array): boolean {
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
		const whole = closed(text);
		if (whole === undefined) return false;
		JSON.parse(whole);
		return true;
	} catch {
		return false;
	}
}
