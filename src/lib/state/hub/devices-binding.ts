import type { Armies, LazyStores, RoomRow } from '$lib/store';
import { joinedBindings, type Binding } from './binding';
import { sharedArmies } from './kinds/armies';
import { sharedOwnUnits } from './kinds/own-units';
import { sharedPacks } from './kinds/packs';
import { sharedPreferences } from './kinds/preferences';
import { watchPreferences } from './kinds/watch-preferences.svelte';
import { SharedDocuments } from './shared-documents';
import { sharedEntries } from './shared-entries';
import { sharedPhotos } from './shared-photos';
import { watchStores } from './watch-stores';

/** Everything that a person's devices share. */
export function devicesBinding(
	{ id, member }: Pick<RoomRow, 'id' | 'member'>,
	armies: Armies,
	stores: LazyStores
): Binding {
	const { rooms, ownUnits, packs } = stores;
	const kinds = [
		sharedPreferences,
		sharedOwnUnits(ownUnits, rooms),
		sharedPacks(packs, rooms),
		sharedArmies(armies, rooms)
	];
	const watch = (changed: () => void) => {
		const endPreferences = watchPreferences(changed);
		const endStores = watchStores(stores, changed);
		return () => {
			endPreferences();
			endStores();
		};
	};
	const by = member?.publicKey ?? 'reader';
	const documents = new SharedDocuments({ room: id, by, rooms, kinds, watch });
	// Photos before the armies that show them.
	return joinedBindings([sharedPhotos(stores), documents, sharedEntries(stores)]);
}
