import type { LazyStores } from '$lib/store';
import type { Backups } from '$lib/store/backups';
import { BackingUp } from './backing-up.svelte';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';

/** Milliseconds without a change before the chosen file is updated. */
const QUIET = 10_000;

async function refresh(backing: BackingUp): Promise<void> {
	if ((await backing.isFresh()) || (await backing.refresh())) return;
	await locale.load('data');
	notices.show(locale.data.backup.notRefreshed);
}

/** Updates the chosen file when the user pauses after a change or leaves the page. */
function keepFresh(backing: BackingUp, backups: Backups, quiet: number): void {
	let waiting: ReturnType<typeof setTimeout> | undefined;
	let queued = false;
	const started = () => {
		queued = false;
		return refresh(backing);
	};
	const now = () => {
		clearTimeout(waiting);
		waiting = undefined;
		if (queued) return;
		queued = true;
		// Only one of several windows writes; a change during a slow write waits for its end.
		void navigator.locks.request('backup', started).catch(() => undefined);
	};
	const later = () => {
		clearTimeout(waiting);
		waiting = setTimeout(now, quiet);
	};
	const leaving = () => {
		if (waiting !== undefined && document.visibilityState === 'hidden') now();
	};
	backups.watchChanges().subscribe({ next: later, error: () => undefined });
	document.addEventListener('visibilitychange', leaving);
}

/** Starts the backup writer with the file chosen in an earlier session, and keeps that file up to date. */
export async function startBackups(keeping: LazyStores, quiet = QUIET): Promise<BackingUp> {
	const backing = new BackingUp(keeping);
	await backing.remember();
	keepFresh(backing, keeping.backups, quiet);
	return backing;
}
