import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrikmusterDatabase } from '$lib/store/database';
import { openLazyStores, type LazyStores } from '$lib/store/lazy-stores';
import { LEAGUE } from '../../../../tests/setup/league';
import { keyOf, signedLeague } from '../../../../tests/setup/league-entries';
import { keepSigned, type SignedFile } from './signed-files';

const { first, anna, entries } = signedLeague();
const notes = Array.from({ length: 250 }, () => anna.write({ kind: 'note', text: 'Klocki' }));
const file: SignedFile = {
	kind: 'signed',
	arriving: {
		founding: first.digest,
		name: 'Liga',
		entries: [...entries, ...notes].map((known) => ({ ...known, signature: 'A'.repeat(86) }))
	},
	...{ id: LEAGUE, name: 'Liga', photos: 0, refused: [], doubtful: [], people: [] },
	comparison: { known: false, added: 0, news: [], people: undefined, other: false },
	whole: { players: 2, games: 0, founder: { name: 'Hanna', publicKey: keyOf('root') } },
	file: new Blob()
};

let database: BrikmusterDatabase;
let stores: LazyStores;
beforeEach(() => {
	database = new BrikmusterDatabase(`files-${crypto.randomUUID()}`);
	stores = openLazyStores(database);
});
afterEach(() => database.delete());

describe('a league in a file', () => {
	it('is added with progress', async () => {
		const shares: number[] = [];
		const progress = (share: number) => shares.push(share);
		const { signal } = new AbortController();
		expect(await keepSigned(stores, file, { progress, signal })).toBe(LEAGUE);
		expect(shares).toEqual([...shares].sort((a, b) => a - b));
		expect(shares.length).toBeGreaterThan(1);
		expect(shares.at(-1)).toBe(1);
		expect(await stores.leagues.entryDigests(first.digest)).toHaveLength(
			file.arriving.entries.length
		);
	});

	it('is not added if that is cancelled, and can be added afterwards', async () => {
		const cancelling = new AbortController();
		const { signal } = cancelling;
		const progress = () => cancelling.abort();
		const keeping = { progress, signal };
		expect(await keepSigned(stores, file, keeping)).toBeUndefined();
		expect(await stores.leagues.get(LEAGUE)).toBeUndefined();
		expect(await stores.leagues.entryDigests(first.digest)).toEqual([]);
		const again = { ...keeping, signal: new AbortController().signal };
		expect(await keepSigned(stores, file, again)).toBe(LEAGUE);
	});
});
