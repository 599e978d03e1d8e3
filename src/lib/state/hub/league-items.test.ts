import { expect, it } from 'vitest';
import { seedOf } from '../../../../tests/setup/league';
import { founding } from '../../../../tests/setup/league-entries';
import { base64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import { provenDigest } from '$lib/exchange/entry-proof';
import { signEntry } from '$lib/exchange/league-entry';
import { writeEntries } from '$lib/league/entries/entry';
import { entryKey } from './entry-keys';
import { readLeagueItem } from './league-items';

async function signedItem() {
	const author = base64url(await (await ed25519()).publicKeyOf(seedOf(1)));
	const writing = { league: null, author, after: [], writtenAt: '2026-03-01T10:00:00Z' };
	const [known] = writeEntries([founding], writing);
	const signed = known && (await signEntry(known, seedOf(1)));
	if (!signed) throw new Error('Not signed');
	const id = 'aaaaaaaa-0000-4000-8000-000000000001';
	const head = { league: known.digest, id, name: 'Liga' };
	return { digest: known.digest, item: { kind: 'leagueEntry', ...head, ...signed } };
}

it('reads an entry whose signature the worker has found right', async () => {
	const { digest, item } = await signedItem();
	const proven = await provenDigest(item);
	expect(proven).toBe(digest);
	const { entry, key } = readLeagueItem(item, proven) ?? {};
	expect(key).toBe(entryKey(digest));
	expect(entry).toEqual({ digest, entry: item.entry, signature: item.signature });
});

it('does not name an entry with a wrong signature, so that the right one is still sent', async () => {
	const { item } = await signedItem();
	const forged = { ...item, signature: base64url(new Uint8Array(64)) };
	const proven = await provenDigest(forged);
	expect(proven).toBeUndefined();
	expect(readLeagueItem(forged, proven)).toBeUndefined();
});

it('reads no entry of another form, whatever its signature', async () => {
	const { digest, item } = await signedItem();
	for (const bad of [
		{ ...item, extra: 1 },
		{ ...item, entry: { ...item.entry, version: 2 } }
	])
		expect(readLeagueItem(bad, digest)).toBeUndefined();
});
