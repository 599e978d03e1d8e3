import { photosInReports } from '$lib/league/entries/held';
import type { Digest } from '$lib/league/entries/entry';
import type { LazyStores } from '$lib/store';
import { joinedBindings, type Binding } from './binding';
import { sharedEntries } from './shared-entries';
import { sharedPhotos } from './shared-photos';
import { watchStores } from './watch-stores';

/** The photos of games that the league's reports show. */
async function photosOf({ leagues }: LazyStores, founding: Digest): Promise<ReadonlySet<string>> {
	const id = await leagues.idOf(founding);
	const stored = id === undefined ? undefined : await leagues.get(id);
	return stored?.readable && stored.held ? photosInReports(stored.held) : new Set();
}

/** What the room of a league shares: its entries, and the photos of its games. Nothing of other leagues. */
export function leagueBinding(founding: Digest, stores: LazyStores): Binding {
	const entries = sharedEntries(stores, founding);
	const photos = sharedPhotos(stores, () => photosOf(stores, founding));
	return {
		...joinedBindings([entries, photos]),
		watch: (changed) => watchStores(stores, changed)
	};
}
