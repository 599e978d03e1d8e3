import { keepUntilSaved } from './unsaved';

interface Guarded {
	readonly unsaved: boolean;
	settled(): Promise<void>;
}

/**
 * Guards the window against being closed or reloaded while a change of these documents is not on the disk, whatever
 * page shows. Returns what ends the guard.
 */
export function guardDocuments(all: () => readonly Guarded[]): () => void {
	const release = keepUntilSaved(async () => {
		await Promise.all(all().map((document) => document.settled()));
	});
	const warn = (event: BeforeUnloadEvent) => {
		if (all().some(({ unsaved }) => unsaved)) event.preventDefault();
	};
	addEventListener('beforeunload', warn);
	return () => {
		release();
		removeEventListener('beforeunload', warn);
	};
}
