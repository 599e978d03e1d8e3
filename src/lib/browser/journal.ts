const PREFIX = 'unsaved ';

/**
 * Notes a text at once: the page may be gone before a database has written it. Where the browser refuses, or the
 * text is too long, nothing is noted.
 */
export function note(id: string, text: string): void {
	try {
		localStorage.setItem(PREFIX + id, text);
	} catch {
		// What is unsaved is on its way to the database as well.
	}
}

export function noted(id: string): string | undefined {
	try {
		return localStorage.getItem(PREFIX + id) ?? undefined;
	} catch {
		return undefined;
	}
}

export function forget(id: string): void {
	try {
		localStorage.removeItem(PREFIX + id);
	} catch {
		// Where nothing can be removed, nothing was noted.
	}
}
