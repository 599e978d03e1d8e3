/** The dialogs of the army list, in one chunk that loads with the first of them. */
export { newArmy } from '$lib/army/new-army';
export { default as ArmyMenu } from '$lib/components/army/list/ArmyMenu.svelte';
export { default as NewArmyDialog } from '$lib/components/army/create/NewArmyDialog.svelte';
export { default as GoneDialog } from '$lib/components/app/GoneDialog.svelte';
export { ArmyActions } from '$lib/state/army/army-actions';
