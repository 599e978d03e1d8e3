import type { Edit } from '$lib/army/edits/edit';
import { withUsedRows } from '$lib/army/edits/pack-edits';
import { knownPacks } from './known-packs.svelte';

/** An edit after which the army carries the rows of the packs on this device that its units use. */
export const withRows = (edit: Edit): Edit => withUsedRows(edit, knownPacks.all);
