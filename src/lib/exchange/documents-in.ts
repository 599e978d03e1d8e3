/** Where the object that opens at a place of a text closes; the text's end if it does not. */
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

/** The JSON objects that stand in a text one after another, letter by letter as they are; at most so many. */
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
