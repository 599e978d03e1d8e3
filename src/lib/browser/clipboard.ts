/** Puts a text where it can be pasted from; false where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
	// There is none where the page is not served securely, whatever the types say.
	const { clipboard } = navigator as { clipboard?: Clipboard };
	try {
		await clipboard?.writeText(text);
		return clipboard !== undefined;
	} catch {
		return false;
	}
}
