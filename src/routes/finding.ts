/** What finds an army among many: loaded when the list is on the screen. */
export { default as ArchiveFold } from '$lib/components/army/ArchiveFold.svelte';
export { default as ArmyFinder } from '$lib/components/army/ArmyFinder.svelte';
export { armySearch } from '$lib/state/army-search.svelte';
export { backupIsDue } from '$lib/state/backup-due';
export { openAndSweep } from '$lib/state/photo-store';
