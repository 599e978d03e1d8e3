import { afterEach, beforeEach, expect, it } from 'vitest';
import { locale } from '$lib/state/app/locale.svelte';
import {
	idOf,
	JAN,
	league,
	OLA,
	player,
	protocol,
	submission
} from '../../../../tests/setup/league';
import { openStored } from '../../../../tests/setup/open-league';
import { documentDigest } from '$lib/army/format/digest';
import { allStandings } from '$lib/league/standings';
import { seasonState } from '$lib/league/season';
import { BrikmusterDatabase } from '$lib/store/database';
import { openLazyStores } from '$lib/store/lazy-stores';
import { openPhotos } from '../photos/photo-store';
import { DeviceSigner } from './device-signer.svelte';
import { founded, keepFounded } from './founding';
import type { OpenLeague } from './open-league.svelte';
import { SignedFileReader } from './signed-file-reader';
import { ownerNames } from './signed-words';
import {
	keepSigned,
	ownEntriesOf,
	playersCopyOf,
	signedFileOf,
	type SignedFile
} from './signed-files';

const BORN = '2012-03-04';
const FOUNDER = { id: idOf(20, 1), name: 'Hanna' };

beforeEach(async () => {
	await locale.choose('en');
	await locale.load('leagues');
});

const databases: BrikmusterDatabase[] = [];
afterEach(async () => {
	for (const database of databases.splice(0)) await database.delete();
});

/** A device with a key of its own. */
async function device() {
	const database = new BrikmusterDatabase(`copy-${crypto.randomUUID()}`);
	databases.push(database);
	const stores = openLazyStores(database);
	openPhotos(() => Promise.resolve(stores));
	const signer = new DeviceSigner(stores.keys);
	await signer.load(true);
	const open = (id: string) => openStored(stores.leagues, signer, id);
	return { database, stores, signer, open };
}
type Device = Awaited<ReturnType<typeof device>>;

/** The league of a founder, where Jan's device is known and Ola's date of birth is registered. */
async function foundedBy({ stores, signer, open }: Device, jan: string) {
	const file = submission({ submittedAt: '2026-03-05T11:12:13Z' });
	const given = league({
		players: [player(JAN, { name: 'Jan', publicKey: jan }), player(OLA, { born: BORN })],
		referees: [FOUNDER],
		meetings: league().meetings.map((meeting) => ({ ...meeting, referee: FOUNDER.id })),
		submissions: [
			{
				...{ id: idOf(8, 1), player: JAN, meeting: null, digest: documentDigest(file), file },
				...{ decision: 'accept', reasons: [], decidedOn: '2026-03-06' }
			}
		],
		protocols: [protocol({ referee: FOUNDER.id })]
	});
	const contents = founded(given, FOUNDER, signer);
	await keepFounded(stores.leagues, contents, signer);
	return { league: await open(given.id), file };
}

async function read({ database }: Device, file: File): Promise<SignedFile> {
	const found = await new SignedFileReader(database.name).read(file, () => undefined);
	if (found?.kind !== 'signed') throw new Error(found?.problem.code);
	return found;
}

async function take(device: Device, file: File): Promise<string> {
	const found = await read(device, file);
	const { signal } = new AbortController();
	return (await keepSigned(device.stores, found, { progress: () => undefined, signal })) ?? '';
}

/** The standings of a league, without what is private. */
function tables({ league: of }: OpenLeague): unknown {
	const [season] = of.seasons;
	if (!season) throw new Error('No season');
	const text = JSON.stringify(allStandings(of, seasonState(of, season)), (key, value: unknown) =>
		key === 'born' ? undefined : value
	);
	return JSON.parse(text);
}

function never(): never {
	throw new Error('No season');
}

it('a player’s device has the same standings as the referee’s, and nothing private', async () => {
	const [hanna, jan] = [await device(), await device()];
	const { league: official, file } = await foundedBy(hanna, jan.signer.newest);
	expect(official.league.players[1]?.born).toBe(BORN);
	const id = await take(jan, await playersCopyOf(official, hanna.stores.leagues));
	const copy = await jan.open(id);
	expect(tables(copy)).toEqual(tables(official));
	expect(copy.league.submissions).toMatchObject([{ player: JAN, decision: 'accept' }]);
	const stored = JSON.stringify(
		await Promise.all(jan.database.tables.map((table) => table.toArray()))
	);
	expect(stored).toContain('"report"');
	for (const secret of [BORN, file.submittedAt]) expect(stored).not.toContain(secret);
	const whole = await signedFileOf(official, hanna.stores.leagues);
	expect(await whole.text()).toContain(BORN);
});

it('a newer copy is taken, an older one, one by a stranger and a changed one are refused', async () => {
	const [hanna, jan, eve] = [await device(), await device(), await device()];
	const { league: official } = await foundedBy(hanna, jan.signer.newest);
	const older = await playersCopyOf(official, hanna.stores.leagues, 1000);
	await official.write('meeting', 'write', 'meetings', {
		...(official.league.meetings[0] ?? never()),
		...{ id: official.newId(), on: '2026-04-01', plan: [] }
	});
	const newer = await playersCopyOf(official, hanna.stores.leagues, 2000);
	const id = await take(jan, newer);
	const refusalOf = async (file: File) => (await read(jan, file)).comparison.refusal;
	expect(await refusalOf(older)).toBe('older');
	expect(
		await refusalOf(await playersCopyOf(official, hanna.stores.leagues, 3000))
	).toBeUndefined();
	await take(eve, newer);
	const strange = await playersCopyOf(await eve.open(id), eve.stores.leagues, 4000);
	expect(await refusalOf(strange)).toBe('stranger');
	const lines = (await newer.text()).trimEnd().split('\n');
	const cut = [...lines.slice(0, -2), JSON.stringify({ end: lines.length - 3 }), ''];
	expect(await refusalOf(new File([cut.join('\n')], 'cut.brik'))).toBe('stranger');
});

it('what a player enters goes to an official as a file of its own, which says whether it counts', async () => {
	const [hanna, jan] = [await device(), await device()];
	const { league: official } = await foundedBy(hanna, jan.signer.newest);
	const id = await take(jan, await playersCopyOf(official, hanna.stores.leagues));
	const copy = await jan.open(id);
	const report = protocol({ id: copy.newId(), scenario: 'captureTheFlag', referee: null });
	expect(await copy.write('protocol', 'write', 'protocols', report)).toBe(true);
	const own = await ownEntriesOf(copy, jan.stores.leagues);
	const file = await read(hanna, own);
	expect(file.whole).toBeUndefined();
	expect(file.arriving.entries).toHaveLength(1);
	const { added, news, people, refusal } = file.comparison;
	expect([added, refusal]).toEqual([1, undefined]);
	expect(news).toMatchObject([{ kind: 'report', count: 1, reason: 'unconfirmed' }]);
	expect(people && ownerNames(people, news[0]?.author ?? '')).toEqual(['Jan']);
	await take(hanna, own);
	const after = await hanna.open(official.id);
	expect(after.view.reportGroups).toMatchObject([{ reports: [{ unconfirmed: true }] }]);
	const elsewhere = await device();
	expect((await read(elsewhere, own)).comparison.refusal).toBe('apart');
});
