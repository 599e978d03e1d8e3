/** A small setting that outlives the page; nothing when the browser refuses storage. */
export function readSetting(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

export function writeSetting(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {
		// Refused storage costs only that the choice is asked again.
	}
}
