import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { openStore } from '..';
import { BrikmusterDatabase } from '../database';
import { CopyFiles } from './files';
import { textOf } from './record';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const NAME = 'a.json';
const { createWritable } = FileSystemFileHandle.prototype;

let database: string;
let files: CopyFiles;
let round = 0;

/** The text of a record's file; the revision tells records apart. */
function record(revision: number): string {
	const text = textOf({ table: 'armies', key: 'a', row: { id: 'a', revision } });
	if (text === undefined) throw new Error('no text');
	return text;
}

async function folder(): Promise<FileSystemDirectoryHandle> {
	const root = await navigator.storage.getDirectory();
	const ours = await root.getDirectoryHandle(`${database}-second-copy`, { create: true });
	return ours.getDirectoryHandle('armies', { create: true });
}

/** Writes an incomplete file, as an interrupted write leaves it. */
async function leave(name: string, text: string): Promise<void> {
	const file = await (await folder()).getFileHandle(name, { create: true });
	const writing = await createWritable.call(file);
	await writing.write(text);
	await writing.close();
}

async function namesThere(): Promise<string[]> {
	const names: string[] = [];
	for await (const name of (await folder()).keys()) names.push(name);
	return names.sort();
}

beforeEach(() => {
	database = `worker-writer-test-${(round += 1)}`;
	files = new CopyFiles(database);
	Reflect.deleteProperty(FileSystemFileHandle.prototype, 'createWritable');
});
afterEach(async () => {
	FileSystemFileHandle.prototype.createWritable = createWritable;
	await files.clear();
	localStorage.clear();
});

describe('a browser whose pages cannot write private files', () => {
	it('writes in a worker and leaves one file', async () => {
		await files.write('armies', NAME, record(1));
		await files.write('armies', NAME, record(2));
		expect(await files.read('armies', NAME)).toBe(record(2));
		expect(await namesThere()).toEqual([NAME]);
	});

	it('restores a lost database from these files', async () => {
		const lost = new BrikmusterDatabase(database);
		const store = openStore(lost);
		await store.armies.create(newArmy(ID, 'Żółta', { profile: 'free' }));
		await (await store.secondCopy())?.settled();
		lost.close();
		await new BrikmusterDatabase(database).delete();
		const empty = new BrikmusterDatabase(database);
		const { armies, secondCopy } = openStore(empty);
		const copy = await secondCopy();
		await copy?.restore(await copy.compare());
		expect(await armies.get(ID)).toMatchObject({ army: { name: 'Żółta' } });
		await copy?.settled();
		await empty.delete();
	});

	it('replaces a longer file completely', async () => {
		await leave(NAME, `${record(1)}${' '.repeat(1000)}`);
		await files.write('armies', NAME, record(2));
		expect(await files.read('armies', NAME)).toBe(record(2));
	});

	it('writes again after a failure', async () => {
		await (await folder()).getDirectoryHandle(NAME, { create: true });
		await expect(files.write('armies', NAME, record(1))).rejects.toThrow();
		await (await folder()).removeEntry(NAME);
		await files.write('armies', NAME, record(2));
		expect(await files.read('armies', NAME)).toBe(record(2));
	});
});
