import type { LazyStores } from '$lib/store';

/** Calls `changed` at every change of what is stored, in any window. Returns a function that stops it. */
export function watchStores(
	{ backups }: Pick<LazyStores, 'backups'>,
	changed: () => void
): () => void {
	const subscription = backups.watchChanges().subscribe({ next: changed, error: () => undefined });
	return () => subscription.unsubscribe();
}
