/** The text with a capital letter at its head. */
export function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
