import type { Digest } from '$lib/league/entries/entry';
import type { LazyStores } from '$lib/store';
import { askLeague } from '../league/worker/league-worker';
import { joinedBindings, type Binding } from './binding';
import { PrivateEntries } from './private-entries';
import { sharedPhotos } from './shared-photos';
import { watchStores } from './watch-stores';

/** The photos of games that the league's reports show. */
async function photosOf({ leagues }: LazyStores, founding: Digest): Promise<ReadonlySet<string>> {
	const id = await leagues.idOf(founding);
	return id === undefined ? new Set() : askLeague(leagues, id, 'photos', {});
}

/** What the room of a league shares: its entries, and the photos of its games. Nothing of other leagues. */
export function leagueBinding(room: string, founding: Digest, stores: LazyStores): Binding {
	const entries = new PrivateEntries(room, founding, stores);
	const photos = sharedPhotos(stores, () => photosOf(stores, founding));
	return {
		...joinedBindings([entries, photos]),
		watch: (changed) => watchStores(stores, changed)
	};
}
