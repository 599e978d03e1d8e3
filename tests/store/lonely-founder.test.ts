import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { writeBackup } from '$lib/exchange/write-backup';
import { write } from '$lib/league/acts/records';
import { appoint } from '$lib/league/acts/people';
import { readContents } from '$lib/state/backup/backup-contents';
import { backupRecords } from '$lib/state/backup/backup-records';
import { DeviceSigner } from '$lib/state/league/device-signer.svelte';
import { founded, keepFounded } from '$lib/state/league/founding';
import { written } from '$lib/state/league/worker/writing';
import type { WholeBody } from '$lib/league/entries/private-parts';
import type { LeagueState } from '$lib/league/entries/state';
import { Backups } from '$lib/store/backups';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import { Leagues, type StoredLeague } from '$lib/store/leagues';
import { idOf, league, LEAGUE, protocol } from '../setup/league';

const FOUNDER = { id: idOf(20, 1), name: 'Hanna' };
const databases: BrikmusterDatabase[] = [];
afterEach(async () => {
	for (const database of databases.splice(0)) await database.delete();
});

async function browser() {
	const database = new BrikmusterDatabase(`founder-${crypto.randomUUID()}`);
	databases.push(database);
	const leagues = new Leagues(database, Date.now);
	const signer = new DeviceSigner(new Keys(database, Date.now));
	return { database, leagues, signer };
}
type Browser = Awaited<ReturnType<typeof browser>>;

async function stored({ leagues }: Browser): Promise<StoredLeague> {
	const found = await leagues.get(LEAGUE);
	if (!found?.readable) throw new Error('Not readable');
	return found;
}

/** Stores what an action writes; resolves to why it is refused. */
async function act(of: Browser, bodiesOf: (state: LeagueState) => WholeBody[]) {
	const league = await stored(of);
	const writer = { keys: of.signer.publicKeys, now: new Date().toISOString() };
	const made = written(league, bodiesOf(league.state), writer, () => '');
	if (!made.ok) return made.refusal;
	const added = await of.signer.signed(made.added);
	if (!added) throw new Error('No key');
	await of.leagues.write(LEAGUE, { ...made, added }, {});
	return undefined;
}

/** Founds a league and signs its entries; with a co-referee if `shared`. */
async function found(of: Browser, shared: boolean): Promise<void> {
	await of.signer.load(true);
	const contents = founded(league({ referees: [FOUNDER] }), FOUNDER, of.signer);
	await keepFounded(of.leagues, contents, of.signer);
	if (!shared) return;
	const other = { id: idOf(21, 1), name: 'Anna' };
	await act(of, (state) => appoint(state, other, { role: 'referee' }));
}

async function backupOf({ database }: Browser): Promise<string> {
	const tally = { army: () => undefined, raw: () => undefined };
	const records = backupRecords(new Backups(database, Date.now), tally);
	let text = '';
	for await (const piece of writeBackup({ build: 'b', createdAt: 7 }, records)) text += piece;
	return text;
}

async function restore({ database, signer }: Browser, text: string): Promise<void> {
	const chunks = (async function* () {
		yield await Promise.resolve(new TextEncoder().encode(text));
	})();
	const reading = await readContents(chunks, new AbortController().signal);
	if (!reading.ok) throw new Error(reading.problem.code);
	const { leaguesAndKeys } = reading.contents;
	await new Backups(database, Date.now).restore([], { leaguesAndKeys });
	await signer.load(true);
}

/** Why a report that the device writes would not count; undefined if it does. */
function refusal(of: Browser) {
	return act(of, (state) => write(state, 'protocols', protocol({ referee: FOUNDER.id })));
}

describe('a league with a single official', () => {
	it('can be edited after its backup is restored in an empty browser', async () => {
		const [old, fresh] = [await browser(), await browser()];
		await found(old, false);
		const text = await backupOf(old);
		await restore(fresh, text);
		expect(fresh.signer.newest).toBe(old.signer.newest);
		expect(await refusal(fresh)).toBeUndefined();
	});

	it('has no key in backups once somebody else has an office: that one can give a new device its place', async () => {
		const [old, fresh] = [await browser(), await browser()];
		await found(old, true);
		const text = await backupOf(old);
		expect(text).not.toContain('"seed"');
		await restore(fresh, text);
		expect(await refusal(fresh)).toBe('unknownKey');
	});
});
