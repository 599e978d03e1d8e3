import type { LazyStores } from '$lib/store';
import type { Backups } from '$lib/store/backups';
import { BackingUp } from './backing-up.svelte';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';

/** Milliseconds without a change before the chosen file is refreshed. */
const QUIET = 10_000;

/** Where two windows are open, one of them writes. */
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

/** Refreshes the chosen file by itself: when something has changed and the user pauses, or leaves the page. */
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

/** What writes backups, as long as the app is open, with the file that was chosen in an earlier session. */
export async function startBackups(keeping: LazyStores, quiet = QUIET): Promise<BackingUp> {
	const backing = new BackingUp(keeping);
	await backing.remember();
	keepFresh(backing, keeping.backups, quiet);
	return backing;
}
