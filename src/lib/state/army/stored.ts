/** Store types for components, which must not import the store itself. */
export type { OwnUnit, Stored, StoredArmy } from '$lib/store';
