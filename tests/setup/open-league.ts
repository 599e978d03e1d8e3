import type { KnownEntry } from '$lib/league/entries/entry';
import type { League } from '$lib/league/league-file';
import { DeviceSigner } from '$lib/state/league/device-signer.svelte';
import { OpenLeague } from '$lib/state/league/open-league.svelte';
import type { LeagueContents } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import { Leagues } from '$lib/store/leagues';
import {
	createSigned,
	foundedLeague,
	heldLeague,
	keyOf,
	seedOfKey,
	signedLeague
} from './league-entries';

async function opened(word: string, contents: LeagueContents): Promise<OpenLeague> {
	const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
	const [leagues, keys] = [new Leagues(database, Date.now), new Keys(database, Date.now)];
	await keys.keep({ publicKey: keyOf(word), seed: seedOfKey(keyOf(word)), file: '' });
	const signer = new DeviceSigner(keys);
	await signer.load(false);
	await createSigned(leagues, contents.league.id, contents);
	return openStored(leagues, signer, contents.league.id);
}

/** A stored league, open in another window. */
export async function openStored(
	leagues: Leagues,
	signer: DeviceSigner,
	id: string
): Promise<OpenLeague> {
	const open = await OpenLeague.open(leagues, signer, id);
	if (!(open instanceof OpenLeague)) throw new Error(`The league is ${open}`);
	return open;
}

/** A league, open on the device of one of its authors. */
export function openAs(
	word: string,
	entries: readonly KnownEntry[] = signedLeague().entries
): Promise<OpenLeague> {
	return opened(word, heldLeague(entries));
}

/** A league that says what a document does, open on the device of its founder. */
export function openFounded(league: League): Promise<OpenLeague> {
	return opened('root', foundedLeague(league));
}
