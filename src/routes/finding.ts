/** Search and archive of the army list, loaded after the list is on the screen. */
export { default as ArchiveFold } from '$lib/components/army/list/ArchiveFold.svelte';
export { default as ArmyFinder } from '$lib/components/army/list/ArmyFinder.svelte';
export { armySearch } from '$lib/state/army/army-search.svelte';
export { backupIsDue } from '$lib/state/backup/backup-due';
export { openAndSweep } from '$lib/state/photos/photo-store';
