import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packOf } from '../../../tests/setup/packs';
import { Backups } from './backups';
import { BrikmusterDatabase } from './database';
import type { StoredPack } from './pack-rows';
import { Packs } from './packs';

const kosmos = packOf('kosmos');
let database: BrikmusterDatabase;
let packs: Packs;
beforeEach(() => {
	database = new BrikmusterDatabase(`packs-${crypto.randomUUID()}`);
	packs = new Packs(database, Date.now);
});
afterEach(() => database.delete());

const all = () =>
	new Promise<StoredPack[]>((next, error) => packs.watchAll().subscribe({ next, error }));
const editions = async () => (await all()).map(({ pack }) => pack?.edition);

it('replaces a pack by another edition of it, and brings it back from the trash', async () => {
	await packs.keep(kosmos);
	await packs.keep({ ...kosmos, edition: 4 });
	expect(await editions()).toEqual([4]);
	await packs.setDeleted(kosmos.id, true);
	expect(await editions()).toEqual([]);
	await packs.setDeleted(kosmos.id, false);
	expect(await editions()).toEqual([4]);
	expect((await database.packs.get(kosmos.id))?.revision).toBe(4);
});

it('hides rows that it cannot read, and keeps them', async () => {
	await packs.keep(kosmos);
	await database.packs.put({ id: 'x', pack: { format: 'other' }, revision: 1, savedAt: 1 });
	expect(await editions()).toEqual([3]);
	expect(await database.packs.count()).toBe(2);
});

it('takes only newer editions from a backup', async () => {
	await packs.keep(kosmos);
	const backups = new Backups(database, Date.now);
	const row = (edition: number) => ({
		...{ id: kosmos.id, revision: 1, savedAt: 1 },
		pack: { ...kosmos, edition }
	});
	expect(await backups.newPacks([row(2)])).toEqual([]);
	await backups.restore([], { packs: [row(2)] });
	expect(await editions()).toEqual([3]);
	expect(await backups.newPacks([row(5)])).toHaveLength(1);
	await backups.restore([], { packs: [row(5)] });
	expect(await editions()).toEqual([5]);
});

it('takes what is being written from a backup, and never in place of what is being written here', async () => {
	const backups = new Backups(database, Date.now);
	const draft = { ...kosmos, name: 'Draft', edition: 4 };
	const drafts = async () => (await all()).map((pack) => [pack.pack?.edition, pack.draft?.name]);
	await backups.restore([], { packs: [{ id: kosmos.id, draft, revision: 1, savedAt: 1 }] });
	expect(await drafts()).toEqual([[undefined, 'Draft']]);
	const row = { id: kosmos.id, revision: 1, savedAt: 1, pack: { ...kosmos, edition: 5 } };
	await backups.restore([], { packs: [{ ...row, draft: { ...draft, name: 'Other' } }] });
	expect(await drafts()).toEqual([[5, 'Draft']]);
});
