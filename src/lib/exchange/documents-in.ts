/** The end of the object that starts at `start`, or the end of the text if it is unclosed. */
function endOfObject(text: string, start: number): number {
	let depth = 0;
	let inString = false;
	for (let index = start; index < text.length; index += 1) {
		const sign = text[index];
		if (inString) {
			if (sign === '\\') index += 1;
			else if (sign === '"') inString = false;
		} else if (sign === '"') inString = true;
		else if (sign === '{') depth += 1;
		else if (sign === '}' && (depth -= 1) === 0) return index + 1;
	}
	return text.length;
}

/** Returns the source text of the JSON objects found in a text, at most `most`. */
export function documentsIn(text: string, most: number): string[] {
	const found: string[] = [];
	let start = text.indexOf('{');
	while (start >= 0 && found.length < most) {
		const end = endOfObject(text, start);
		found.push(text.slice(start, end));
		start = text.indexOf('{', end);
	}
	return found;
}
