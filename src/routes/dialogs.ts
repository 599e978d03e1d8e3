/** The dialogs of the army list, in one chunk that loads with the first of them. */
import { addPack } from '$lib/army/edits/pack-edits';
import { newArmy } from '$lib/army/new-army';
import type { Pack } from '$lib/rules/packs/pack';

export { default as ArmyMenu } from '$lib/components/army/list/ArmyMenu.svelte';
export { default as NewArmyDialog } from '$lib/components/army/create/NewArmyDialog.svelte';
export { default as GoneDialog } from '$lib/components/app/GoneDialog.svelte';
export { knownPacks } from '$lib/state/packs/known-packs.svelte';
export { ArmyActions } from '$lib/state/army/army-actions';

/** A new army with packs of its rulebook. */
export const armyWith = (
	packs: readonly Pack[],
	...[id, name, limits, rulebook]: Parameters<typeof newArmy>
) => packs.reduce((army, pack) => addPack(pack).apply(army), newArmy(id, name, limits, rulebook));
