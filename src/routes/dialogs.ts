/** What lies open over the list of armies, and what it needs: loaded together, when the first of them is asked for. */
export { newArmy } from '$lib/army/new-army';
export { default as ArmyMenu } from '$lib/components/army/list/ArmyMenu.svelte';
export { default as NewArmyDialog } from '$lib/components/army/create/NewArmyDialog.svelte';
export { default as GoneDialog } from '$lib/components/app/GoneDialog.svelte';
export { ArmyActions } from '$lib/state/army/army-actions';
