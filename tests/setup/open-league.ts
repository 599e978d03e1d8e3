import type { KnownEntry } from '$lib/league/entries/entry';
import { DeviceSigner } from '$lib/state/league/device-signer.svelte';
import { OpenLeague } from '$lib/state/league/open-league.svelte';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import { Leagues } from '$lib/store/leagues';
import { heldLeague, keyOf, signedLeague } from './league-entries';

/** A signed league, open on the device of one of its authors. */
export async function openAs(
	word: string,
	entries: readonly KnownEntry[] = signedLeague().entries
): Promise<OpenLeague> {
	const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
	const [leagues, keys] = [new Leagues(database, Date.now), new Keys(database, Date.now)];
	await keys.keep({ publicKey: keyOf(word), seed: new Uint8Array(32), file: '' });
	const signer = new DeviceSigner(keys);
	await signer.load(false);
	const contents = heldLeague(entries);
	await leagues.createSigned(contents.league.id, contents);
	const stored = await leagues.get(contents.league.id);
	if (!stored?.readable) throw new Error('No league');
	return new OpenLeague(leagues, signer, stored);
}
