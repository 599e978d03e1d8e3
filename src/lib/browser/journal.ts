const PREFIX = 'unsaved ';

/**
 * Saves a text synchronously, as the page may close before the database has written it. Does
 * nothing if the browser refuses or the text is too long.
 */
export function writeJournal(id: string, text: string): void {
	try {
		localStorage.setItem(PREFIX + id, text);
	} catch {
		// The unsaved change is being written to the database too.
	}
}

export function readJournal(id: string): string | undefined {
	try {
		return localStorage.getItem(PREFIX + id) ?? undefined;
	} catch {
		return undefined;
	}
}

export function clearJournal(id: string): void {
	try {
		localStorage.removeItem(PREFIX + id);
	} catch {
		// Without storage nothing was saved here.
	}
}
