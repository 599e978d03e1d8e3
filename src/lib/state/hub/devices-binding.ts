import type { Armies, LazyStores } from '$lib/store';
import { joinedBindings, type Binding } from './binding';
import { sharedArmies } from './kinds/armies';
import { sharedLeagues } from './kinds/leagues';
import { sharedOwnUnits } from './kinds/own-units';
import { sharedPreferences } from './kinds/preferences';
import { watchPreferences } from './kinds/watch-preferences.svelte';
import { SharedDocuments } from './shared-documents';
import { sharedEntries } from './shared-entries';
import { sharedPhotos } from './shared-photos';

/** Everything that a person's devices share. */
export function devicesBinding(room: string, armies: Armies, stores: LazyStores): Binding {
	const { backups, rooms, ownUnits, leagues } = stores;
	const kinds = [
		sharedPreferences,
		sharedOwnUnits(ownUnits, rooms),
		sharedArmies(armies, rooms),
		sharedLeagues(leagues, rooms)
	];
	const watch = (changed: () => void) => {
		const endPreferences = watchPreferences(changed);
		const subscription = backups
			.watchChanges()
			.subscribe({ next: changed, error: () => undefined });
		return () => {
			endPreferences();
			subscription.unsubscribe();
		};
	};
	const documents = new SharedDocuments(room, rooms, kinds, watch);
	// Photos before the armies that show them.
	return joinedBindings([sharedPhotos(stores), documents, sharedEntries(stores)]);
}
