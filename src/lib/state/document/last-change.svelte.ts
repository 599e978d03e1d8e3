import { clearJournal, readJournal, writeJournal } from '$lib/browser/journal';
import type { Change } from './document-kind';
import type { OpenDocument } from './open-document.svelte';
import { commitTyped } from './typed';

/** Earlier builds named the document `army`. */
interface Noted {
	readonly base?: unknown;
	readonly document?: unknown;
	readonly attempted?: unknown;
	readonly army?: unknown;
}

function readChange<T>(
	text: string,
	read: (value: unknown) => T | undefined
): Change<T> | undefined {
	let value: Noted | null;
	try {
		value = JSON.parse(text) as Noted | null;
	} catch {
		return undefined;
	}
	const [base, document] = [read(value?.base), read(value?.document ?? value?.army)];
	const attempted = read(value?.attempted);
	return base && document && { base, document, ...(attempted && { attempted }) };
}

/**
 * Notes the unsaved change of a document when the page is hidden or left, since a closing page may not wait for the
 * database; and makes a change that was noted before. Called once for each document of the session. `slim` leaves out
 * what is not needed to make the change again.
 */
export function keepLastChange<T extends object, L>(
	open: OpenDocument<T, L>,
	id: string,
	read: (value: unknown) => T | undefined,
	slim: (change: Change<T>) => unknown = (change) => change
): void {
	const text = readJournal(id);
	const change = text === undefined ? undefined : readChange(text, read);
	if (change) open.recover(change);
	const note = () => {
		commitTyped();
		const { unsavedChange: unsaved } = open;
		if (unsaved) writeJournal(id, JSON.stringify(slim(unsaved)));
	};
	addEventListener('pagehide', note);
	document.addEventListener('visibilitychange', () => document.hidden && note());
	$effect(() => {
		if (open.saving.state === 'saved' && !open.unsavedChange) clearJournal(id);
	});
}
