export { default as armies } from './ArmiesMode.svelte';
export { default as group } from './GroupMode.svelte';
export { default as groups } from './GroupFields.svelte';
export { default as joining } from './VolleyRows.svelte';
export { default as situation } from './SituationFields.svelte';
export { default as worth } from './Worth.svelte';
