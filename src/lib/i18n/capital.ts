/** The text with its first letter capitalized. */
export function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
