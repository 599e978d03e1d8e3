import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { newArmy } from '$lib/army/new-army';
import type { Language } from '$lib/i18n/languages';
import { fileIsChosen } from '$lib/state/backup/backup-date';
import { lastBackup } from '$lib/state/backup/backup-due';
import { startBackups } from '$lib/state/backup/fresh-backup';
import { locale } from '$lib/state/app/locale.svelte';
import { notices } from '$lib/state/app/notices.svelte';
import { Armies, type LazyStores } from '$lib/store';
import { BrikmusterDatabase } from '$lib/store/database';
import { openLazyStores } from '$lib/store/lazy-stores';
import { catalogues } from '../../../../tests/setup/catalogues';
import { eventually } from '../../../../tests/setup/eventually';
import BackupPart from './BackupPart.svelte';

const ID = '00000000-0000-4000-8000-000000000001';
const QUIET = 30;
const FILE = 'mine.brikbackup';
const army = (name: string) => newArmy(ID, name, { profile: 'free' });
const picker = window as unknown as { showSaveFilePicker?: () => Promise<FileSystemFileHandle> };
const { showSaveFilePicker } = picker;

/** A file as from the system's file picker, but in the origin private file system. */
async function ownFile(): Promise<FileSystemFileHandle> {
	const folder = await navigator.storage.getDirectory();
	return folder.getFileHandle(FILE, { create: true });
}

const textOf = async (handle: FileSystemFileHandle) => (await handle.getFile()).text();

let store: LazyStores & { armies: Armies };
beforeEach(async () => {
	localStorage.clear();
	const database = new BrikmusterDatabase(`test-${crypto.randomUUID()}`);
	store = { ...openLazyStores(database), armies: new Armies(database, Date.now) };
	await store.armies.create(army('Pierwsza'));
	picker.showSaveFilePicker = ownFile;
	await locale.choose('en');
	await locale.load('data');
});
afterEach(async () => {
	if (showSaveFilePicker) picker.showSaveFilePicker = showSaveFilePicker;
	for (const { id } of notices.all) notices.dismiss(id);
	const folder = await navigator.storage.getDirectory();
	await folder.removeEntry(FILE).catch(() => undefined);
});

async function part() {
	const backing = await startBackups(store, QUIET);
	return { backing, screen: await render(BackupPart, { backing }) };
}

describe.each(['en', 'pl'] as Language[])('the backup file: %s', (language) => {
	const m = catalogues[language].data.backup;
	beforeEach(() => locale.choose(language));

	it('is written, and updated after a change and by the button', async () => {
		const { screen } = await part();
		await screen.getByRole('button', { name: m.choose }).click();
		await expect.element(screen.getByText(m.made({ count: 1 }))).toBeVisible();
		await expect.element(screen.getByText(m.byItself({ name: FILE }))).toBeVisible();
		const file = await ownFile();
		expect(await textOf(file)).toContain('"Pierwsza"');
		await store.armies.replace(army('Druga'), 1);
		await eventually(async () => expect(await textOf(file)).toContain('"Druga"'));
		const before = lastBackup() ?? 0;
		await screen.getByRole('button', { name: m.refresh }).click();
		await eventually(() => expect(lastBackup()).toBeGreaterThan(before));
	});

	it('is remembered after a reload until it is disconnected', async () => {
		await (await startBackups(store, QUIET)).choose();
		expect(fileIsChosen()).toBe(true);
		const { screen } = await part();
		await store.armies.replace(army('Druga'), 1);
		await eventually(async () => expect(await textOf(await ownFile())).toContain('"Druga"'));
		await screen.getByRole('button', { name: m.forget }).click();
		await expect.element(screen.getByRole('button', { name: m.choose })).toBeVisible();
		expect(fileIsChosen()).toBe(false);
		expect(await store.chosenFile.get()).toBeUndefined();
	});

	it('is not written without permission, and the page says so', async () => {
		await (await startBackups(store, QUIET)).choose();
		const guard = FileSystemFileHandle.prototype as unknown as {
			queryPermission: () => Promise<PermissionState>;
		};
		const query = vi.spyOn(guard, 'queryPermission').mockResolvedValue('prompt');
		const { screen } = await part();
		await expect.element(screen.getByText(m.asksFirst({ name: FILE }))).toBeVisible();
		await screen.getByRole('button', { name: m.refresh }).click();
		await expect.element(screen.getByText(m.byItself({ name: FILE }))).toBeVisible();
		query.mockRestore();
	});

	it('reports on every page that it can no longer be written', async () => {
		const { backing, screen } = await part();
		await backing.choose();
		const write = vi.spyOn(FileSystemFileHandle.prototype, 'createWritable');
		write.mockRejectedValue(new DOMException('moved', 'NotFoundError'));
		await store.armies.replace(army('Druga'), 1);
		await eventually(() => expect(notices.all.map(({ text }) => text)).toContain(m.notRefreshed));
		await expect.element(screen.getByRole('alert')).toHaveTextContent(m.failed);
		write.mockRestore();
		expect(await textOf(await ownFile())).toContain('"Pierwsza"');
	});

	it('holds also what changed while it was being written', async () => {
		const { backing } = await part();
		await backing.choose();
		const write = vi.spyOn(FileSystemWritableFileStream.prototype, 'close');
		onTestFinished(() => write.mockRestore());
		const slow = Promise.withResolvers<undefined>();
		write.mockReturnValueOnce(slow.promise);
		await store.armies.replace(army('Druga'), 1);
		await eventually(() => expect(write).toHaveBeenCalled());
		await store.armies.replace(army('Trzecia'), 2);
		await new Promise((done) => setTimeout(done, 5 * QUIET));
		slow.resolve(undefined);
		await eventually(async () => expect(await textOf(await ownFile())).toContain('"Trzecia"'));
	});

	it('is not offered in browsers without file pickers; a download is', async () => {
		delete picker.showSaveFilePicker;
		const { screen } = await part();
		await expect.element(screen.getByRole('button', { name: m.make })).toBeVisible();
		await expect.element(screen.getByRole('button', { name: m.choose })).not.toBeInTheDocument();
	});
});
