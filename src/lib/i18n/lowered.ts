/** The text with its first letter in lower case, for a label inside a sentence. */
export function lowered(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
