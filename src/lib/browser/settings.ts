/** Reads a small persistent setting; null if it is missing or storage is refused. */
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
		// Without storage the setting is just not remembered.
	}
}

export function clearSetting(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// Without storage there is nothing to clear.
	}
}
