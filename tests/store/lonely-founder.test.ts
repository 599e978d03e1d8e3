import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { writeBackup } from '$lib/exchange/write-backup';
import { write } from '$lib/league/acts/records';
import { appoint } from '$lib/league/acts/people';
import { readContents } from '$lib/state/backup/backup-contents';
import { backupRecords } from '$lib/state/backup/backup-records';
import { DeviceSigner } from '$lib/state/league/device-signer.svelte';
import { founded } from '$lib/state/league/founding';
import { refusalOf, stateOfContents, withBodies } from '$lib/state/league/signed-contents';
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

/** Founds a league and signs its entries; with a co-referee if `shared`. */
async function found(of: Browser, shared: boolean): Promise<void> {
	await of.signer.load(true);
	const contents = founded(league({ referees: [FOUNDER] }), FOUNDER, of.signer);
	await of.leagues.create(LEAGUE, contents);
	if (shared) {
		const whole = await stored(of);
		const other = { id: idOf(21, 1), name: 'Anna' };
		const next = withBodies(
			whole,
			[appoint(stateOfContents(whole), other, { role: 'referee' })],
			of.signer
		);
		await of.leagues.replace(next, whole.revision);
	}
	const { entries } = (await stored(of)).held;
	await of.leagues.sign(new Map(await of.signer.signaturesOf(entries)));
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
async function refusal(of: Browser) {
	const whole = await stored(of);
	const report = protocol({ referee: FOUNDER.id });
	const after = withBodies(whole, write(stateOfContents(whole), 'protocols', report), of.signer);
	return refusalOf(whole, after);
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
