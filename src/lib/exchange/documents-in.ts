/** How a mail breaks a line, and marks it as quoted. */
const BREAK = /=?\r?\n[ \t]*(?:[>|][ \t]*)*/g;

interface Found {
	readonly end: number;
	/** Whether a line breaks inside a string, where JSON has none. */
	readonly broken: boolean;
}

/** The end of the object that starts at `start`, or the end of the text if it is unclosed. */
function objectAt(text: string, start: number): Found {
	let depth = 0;
	let [inString, broken] = [false, false];
	for (let index = start; index < text.length; index += 1) {
		const sign = text[index];
		if (inString) {
			if (sign === '\n') broken = true;
			if (sign === '\\') index += 1;
			else if (sign === '"') inString = false;
		} else if (sign === '"') inString = true;
		else if (sign === '{') depth += 1;
		else if (sign === '}' && (depth -= 1) === 0) return { end: index + 1, broken };
	}
	return { end: text.length, broken };
}

/** Places where a long word may break, which some apps put into it. */
const BREAKABLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** The source text of an object; lines that a mail broke or quoted are joined. */
function sourceOf(text: string, broken: boolean): string {
	const isQuoted = broken || /\n[ \t]*[>|]/.test(text);
	return isQuoted ? text.replace(BREAK, '').replace(BREAKABLE, '') : text;
}

/** Returns the source text of the JSON objects found in a text, at most `most`. */
export function documentsIn(text: string, most: number): string[] {
	const found: string[] = [];
	let start = text.indexOf('{');
	while (start >= 0 && found.length < most) {
		const { end, broken } = objectAt(text, start);
		found.push(sourceOf(text.slice(start, end), broken));
		start = text.indexOf('{', end);
	}
	return found;
}
