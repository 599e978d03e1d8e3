import { version } from '$app/environment';
import { downloadBlob, inChunks } from '$lib/browser/files';
import {
	requestWriteAccess,
	canKeepFiles,
	chooseFile,
	hasWriteAccess,
	replaceContent
} from '$lib/browser/kept-file';
import type { BackupRecord } from '$lib/exchange/backup';
import { BACKUP_EXTENSION, BACKUP_TYPE } from '$lib/exchange/file-types';
import { backupFileName, writeBackup } from '$lib/exchange/write-backup';
import type { Army } from '$lib/rules/choices';
import type { LazyStores } from '$lib/store';
import type { Backups } from '$lib/store/backups';
import type { ChosenFile } from '$lib/store/chosen-file';
import { noteChosenFile } from './backup-date';
import { lastBackup, markOf, noteBackup } from './backup-due';
import { backupRecords, type Tally } from './backup-records';
import { locale } from '../app/locale.svelte';
import { theme } from '../app/theme.svelte';

type BackupStage =
	| { readonly at: 'idle' | 'failed' }
	| { readonly at: 'writing'; readonly share: number }
	/** `raw` counts the damaged rows that were included unchanged. */
	| { readonly at: 'made'; readonly armies: number; readonly raw: number };

/** The file that the user chose, and whether it can be written without a permission prompt. */
export interface Chosen {
	readonly handle: FileSystemFileHandle;
	readonly allowed: boolean;
}

type Write = (text: AsyncIterable<string>) => Promise<void>;

const KIND = { type: BACKUP_TYPE, extension: BACKUP_EXTENSION };

/** The file name of a backup made today, in local time. */
function nameOfToday(now = new Date()): string {
	const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
	const twoDigits = (part: number) => String(part).padStart(2, '0');
	return backupFileName(`${year}-${twoDigits(month)}-${twoDigits(day)}`);
}

/** Writes everything in this browser to one file: a download, or a file that the user chose once. */
export class BackingUp {
	readonly #backups: Backups;
	readonly #chosenFile: ChosenFile;
	#stage = $state.raw<BackupStage>({ at: 'idle' });
	#last = $state(lastBackup());
	#chosen = $state.raw<Chosen>();
	#work: Promise<boolean> = Promise.resolve(true);
	readonly keepsFiles = canKeepFiles();

	constructor({ backups, chosenFile }: Pick<LazyStores, 'backups' | 'chosenFile'>) {
		this.#backups = backups;
		this.#chosenFile = chosenFile;
	}

	get stage(): BackupStage {
		return this.#stage;
	}

	get last(): number | undefined {
		return this.#last;
	}

	get chosen(): Chosen | undefined {
		return this.#chosen;
	}

	/** Restores the file chosen in an earlier session, if it can still be read. */
	async remember(): Promise<void> {
		const row = await this.#chosenFile.get().catch(() => undefined);
		this.#chosen = row && { handle: row.handle, allowed: await hasWriteAccess(row.handle) };
	}

	/** Downloads a backup that includes armies which could not be stored. */
	download(unsaved: readonly Army[] = []): Promise<boolean> {
		return this.#make(async (text) => {
			const pieces: Blob[] = [];
			for await (const piece of inChunks(text)) pieces.push(new Blob([piece]));
			downloadBlob(nameOfToday(), new Blob(pieces, { type: BACKUP_TYPE }));
		}, unsaved);
	}

	/** Lets the user choose a file and writes the backup into it. */
	async choose(): Promise<void> {
		try {
			const handle = await chooseFile(nameOfToday(), KIND);
			if (!handle) return;
			await this.#chosenFile.keep(handle);
			this.#chosen = { handle, allowed: true };
			noteChosenFile(true);
		} catch {
			this.#stage = { at: 'failed' };
			return;
		}
		await this.refresh();
	}

	/** Rewrites the chosen file, asking for permission if the browser requires it. */
	async refresh(): Promise<boolean> {
		const handle = this.#chosen?.handle;
		if (!handle) return false;
		const allowed = await requestWriteAccess(handle).catch(() => false);
		this.#chosen = { handle, allowed };
		if (!allowed) {
			this.#stage = { at: 'failed' };
			return false;
		}
		const mark = await this.#backups.mark().catch(() => undefined);
		const made = await this.#make((text) => replaceContent(handle, inChunks(text)));
		if (made) await this.#chosenFile.keep(handle, mark).catch(() => undefined);
		return made;
	}

	/** Whether the chosen file is up to date, or may not be written anyway. */
	async isFresh(): Promise<boolean> {
		if (!this.#chosen?.allowed) return true;
		const row = await this.#chosenFile.get();
		return row === undefined || row.mark === (await this.#backups.mark());
	}

	/** Stops updating the chosen file. */
	async forget(): Promise<void> {
		await this.#chosenFile.forget().catch(() => undefined);
		noteChosenFile(false);
		this.#chosen = undefined;
	}

	/** Queues a backup. Resolves to whether it succeeded. */
	#make(write: Write, unsaved: readonly Army[] = []): Promise<boolean> {
		this.#work = this.#work.then(() => this.#makeNow(write, unsaved));
		return this.#work;
	}

	async #makeNow(write: Write, unsaved: readonly Army[]): Promise<boolean> {
		this.#stage = { at: 'writing', share: 0 };
		const createdAt = Date.now();
		try {
			const all = await this.#backups.count();
			let [done, armies, raw, mark] = [0, 0, 0, 0];
			const tally: Tally = {
				army: (record) => {
					done += 1;
					if (record) armies += 1;
					if (record) mark += markOf(record);
					this.#stage = { at: 'writing', share: done / all };
				},
				raw: () => (raw += 1)
			};
			await write(writeBackup({ build: version, createdAt }, this.#records(tally, unsaved)));
			noteBackup(createdAt, mark);
			this.#last = createdAt;
			this.#stage = { at: 'made', armies, raw };
			return true;
		} catch {
			this.#stage = { at: 'failed' };
			return false;
		}
	}

	async *#records(tally: Tally, unsaved: readonly Army[]): AsyncGenerator<BackupRecord> {
		yield { record: 'preference', key: 'locale', value: locale.current };
		yield { record: 'preference', key: 'theme', value: theme.current };
		yield* backupRecords(this.#backups, tally, unsaved);
	}
}
