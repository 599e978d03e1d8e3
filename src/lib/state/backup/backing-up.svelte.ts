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
import { writeBackup } from '$lib/exchange/write-backup';
import type { Army } from '$lib/rules/choices';
import type { LazyStores } from '$lib/store';
import type { Backups } from '$lib/store/backups';
import type { ChosenFile } from '$lib/store/chosen-file';
import { noteChosenFile } from './backup-date';
import { lastBackup, markOf, noteBackup } from './backup-due';
import { nameOfToday } from './backup-name';
import { backupRecords, type Tally } from './backup-records';
import { locale } from '../app/locale.svelte';
import { theme } from '../app/theme.svelte';

export type BackupStage =
	| { readonly at: 'idle' | 'failed' }
	| { readonly at: 'writing'; readonly share: number }
	/** `raw` rows were damaged: they are in it as they are. */
	| { readonly at: 'made'; readonly armies: number; readonly raw: number };

/** The file that the user has chosen, and whether it may be written to without asking. */
export interface Chosen {
	readonly handle: FileSystemFileHandle;
	readonly allowed: boolean;
}

type Write = (text: AsyncIterable<string>) => Promise<void>;

const KIND = { type: BACKUP_TYPE, extension: BACKUP_EXTENSION };

/** Writes all that this browser keeps into one file: a download, or a file that stays the user's choice. */
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

	/** When the last backup was made. */
	get last(): number | undefined {
		return this.#last;
	}

	get chosen(): Chosen | undefined {
		return this.#chosen;
	}

	/** Finds the file that was chosen in an earlier session; where nothing can be read, there is none. */
	async remember(): Promise<void> {
		const row = await this.#chosenFile.get().catch(() => undefined);
		this.#chosen = row && { handle: row.handle, allowed: await hasWriteAccess(row.handle) };
	}

	/** Hands the backup over as a download, with armies that could not be stored. */
	download(unsaved: readonly Army[] = []): Promise<boolean> {
		return this.#make(async (text) => {
			const pieces: Blob[] = [];
			for await (const piece of inChunks(text)) pieces.push(new Blob([piece]));
			downloadBlob(nameOfToday(), new Blob(pieces, { type: BACKUP_TYPE }));
		}, unsaved);
	}

	/** Asks for a file, and writes the backup into it. */
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

	/** Writes into the chosen file anew; asks the user first where the browser wants that. */
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

	/** Whether the chosen file has all that is stored now, as far as it may be written to. */
	async isFresh(): Promise<boolean> {
		if (!this.#chosen?.allowed) return true;
		const row = await this.#chosenFile.get();
		return row === undefined || row.mark === (await this.#backups.mark());
	}

	/** Leaves the chosen file as it is from now on. */
	async forget(): Promise<void> {
		await this.#chosenFile.forget().catch(() => undefined);
		noteChosenFile(false);
		this.#chosen = undefined;
	}

	/** One after another; gives whether it was made. */
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
