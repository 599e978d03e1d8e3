/** The text in the clipboard; undefined if the browser does not give it, or the user declines. */
export async function pastedText(): Promise<string | undefined> {
	const { clipboard } = navigator as { clipboard?: Clipboard };
	return clipboard?.readText().catch(() => undefined);
}

/** Copies a text to the clipboard; resolves to false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
	// Insecure contexts have no clipboard, whatever the types say.
	const { clipboard } = navigator as { clipboard?: Clipboard };
	try {
		await clipboard?.writeText(text);
		return clipboard !== undefined;
	} catch {
		return false;
	}
}
