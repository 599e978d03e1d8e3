import type { LazyStores } from '$lib/store';
import type { Backups } from '$lib/store/backups';
import { BackingUp } from './backing-up.svelte';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';

/** Milliseconds without a change before the chosen file is updated. */
const QUIET = 10_000;

/** Lets only one of several windows write. */
async function alone(task: () => Promise<void>): Promise<void> {
	await navigator.locks.request('backup', { ifAvailable: true }, async (lock) => {
		if (lock) await task();
	});
}

async function refresh(backing: BackingUp): Promise<void> {
	if ((await backing.isFresh()) || (await backing.refresh())) return;
	await locale.load('data');
	notices.show(locale.data.backup.notRefreshed);
}

/** Updates the chosen file when the user pauses after a change or leaves the page. */
function keepFresh(backing: BackingUp, backups: Backups, quiet: number): void {
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const now = () => {
		clearTimeout(waiting);
		waiting = undefined;
		void alone(() => refresh(backing)).catch(() => undefined);
	};
	const later = () => {
		clearTimeout(waiting);
		waiting = setTimeout(now, quiet);
	};
	const leaving = () => {
		if (waiting !== undefined && document.visibilityState === 'hidden') now();
	};
	backups.watchMark().subscribe({ next: later, error: () => undefined });
	document.addEventListener('visibilitychange', leaving);
}

/** Starts the backup writer with the file chosen in an earlier session, and keeps that file up to date. */
export async function startBackups(keeping: LazyStores, quiet = QUIET): Promise<BackingUp> {
	const backing = new BackingUp(keeping);
	await backing.remember();
	keepFresh(backing, keeping.backups, quiet);
	return backing;
}
