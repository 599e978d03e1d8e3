import { version } from '$app/environment';
import { downloadBlob, inPieces } from '$lib/browser/files';
import { canKeepFiles, chooseKeptFile, type KeptFile } from '$lib/browser/kept-file';
import { BACKUP_EXTENSION, BACKUP_TYPE, type BackupRecord } from '$lib/exchange/backup';
import { writeBackup } from '$lib/exchange/write-backup';
import type { Backups } from '$lib/store';
import { lastBackup, noteBackup } from './backup-date';
import { nameOfToday } from './backup-name';
import { locale } from './locale.svelte';
import { theme } from './theme.svelte';

export type BackupStage =
	| { readonly at: 'idle' | 'failed' }
	| { readonly at: 'writing'; readonly share: number }
	| { readonly at: 'made'; readonly armies: number };

const KIND = { type: BACKUP_TYPE, extension: BACKUP_EXTENSION };

/** Writes all that this browser keeps into one file: a download, or a file that stays the user's choice. */
export class BackingUp {
	readonly #backups: Backups;
	#stage = $state.raw<BackupStage>({ at: 'idle' });
	#last = $state(lastBackup());
	#file = $state.raw<KeptFile>();
	readonly keepsFiles = canKeepFiles();

	constructor(backups: Backups) {
		this.#backups = backups;
	}

	get stage(): BackupStage {
		return this.#stage;
	}

	/** When the last backup was made. */
	get last(): number | undefined {
		return this.#last;
	}

	/** The name of the chosen file, as long as this page knows it. */
	get fileName(): string | undefined {
		return this.#file?.name;
	}

	/** Hands the backup over as a download. */
	async download(): Promise<void> {
		await this.#make(async (text) => {
			const pieces: Blob[] = [];
			for await (const piece of inPieces(text)) pieces.push(new Blob([piece]));
			downloadBlob(nameOfToday(), new Blob(pieces, { type: BACKUP_TYPE }));
		});
	}

	/** Asks for a file, and writes the backup into it. */
	async choose(): Promise<void> {
		try {
			this.#file = (await chooseKeptFile(nameOfToday(), KIND)) ?? this.#file;
		} catch {
			this.#stage = { at: 'failed' };
			return;
		}
		await this.refresh();
	}

	/** Writes into the chosen file anew. */
	async refresh(): Promise<void> {
		const file = this.#file;
		if (file) await this.#make((text) => file.write(inPieces(text)));
	}

	async #make(write: (text: AsyncIterable<string>) => Promise<void>): Promise<void> {
		if (this.#stage.at === 'writing') return;
		this.#stage = { at: 'writing', share: 0 };
		const createdAt = Date.now();
		try {
			const all = await this.#backups.count();
			let armies = 0;
			const records = this.#records(() => {
				armies += 1;
				this.#stage = { at: 'writing', share: armies / all };
			});
			await write(writeBackup({ build: version, createdAt }, records));
			noteBackup(createdAt);
			this.#last = createdAt;
			this.#stage = { at: 'made', armies };
		} catch {
			this.#stage = { at: 'failed' };
		}
	}

	async *#records(taken: () => void): AsyncGenerator<BackupRecord> {
		yield { record: 'preference', key: 'locale', value: locale.current };
		yield { record: 'preference', key: 'theme', value: theme.current };
		for await (const { row, revisions } of this.#backups.all()) {
			const { id, revision, createdAt, savedAt, deletedAt, army } = row;
			const times = { createdAt, savedAt, ...(deletedAt !== undefined && { deletedAt }) };
			yield { record: 'army', id, revision, ...times, army };
			for (const { id, revision, savedAt, army } of revisions) {
				yield { record: 'revision', id, revision, savedAt, army };
			}
			taken();
		}
	}
}
