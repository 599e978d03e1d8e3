import { chunksOf } from '$lib/browser/files';
import { randomId } from '$lib/browser/random';
import type { BackupProblem } from '$lib/exchange/read-backup';
import { isLocale } from '$lib/i18n/languages';
import type { RestoreItem, PhotoSupply, BackupComparison } from '$lib/store';
import { renumbered, type Backups } from '$lib/store/backups';
import { photosFrom, readContents, type Contents, type Found } from './backup-contents';
import { lastBackup, markOf, noteBackup } from './backup-due';
import { locale } from '../app/locale.svelte';
import { theme, THEMES } from '../app/theme.svelte';

/** How to restore an army that differs from the stored one. */
export const CHOICES = ['both', 'backup', 'mine'] as const;
export type Choice = (typeof CHOICES)[number];

/** The contents of a backup compared with the stored records. */
export interface Preview extends Contents {
	readonly fileName: string;
	readonly fresh: readonly Found[];
	readonly known: number;
	/** Armies that grew from the stored ones, and replace them. */
	readonly newer: readonly Found[];
	readonly differing: readonly Found[];
}

type RestoreStage =
	| { readonly at: 'idle' | 'preview' | 'unreadableFile' }
	| { readonly at: 'reading' | 'writing'; readonly share: number }
	| {
			readonly at: 'refused';
			readonly fileName: string;
			readonly problem: BackupProblem;
			readonly line: number;
	  }
	| { readonly at: 'done'; readonly armies: number };

/** The mark of the restored armies, which are in a backup already. */
function marksOf(arrivals: readonly RestoreItem[]): number {
	const added = arrivals.filter(({ as }) => as === 'added');
	return added.reduce((sum, { backupArmy }) => sum + markOf(renumbered(backupArmy).row), 0);
}

/** Armies to compare per query. */
const AT_ONCE = 20;

/** Restores a backup: reads it as a stream, shows a preview, then writes all of it or nothing. */
export class Restoring {
	readonly #backups: Backups;
	#stage = $state.raw<RestoreStage>({ at: 'idle' });
	#preview = $state.raw<Preview>();
	/** Read a second time for its photos while restoring. */
	#file: File | undefined;
	#choices = $state<Record<string, Choice>>({});
	#failed = $state(false);
	#work = new AbortController();
	preferences = $state(false);

	constructor(backups: Backups) {
		this.#backups = backups;
	}

	get stage(): RestoreStage {
		return this.#stage;
	}

	get preview(): Preview | undefined {
		return this.#preview;
	}

	/** Whether the last attempt to restore failed. */
	get failed(): boolean {
		return this.#failed;
	}

	/** Number of armies to write. */
	readonly count = $derived.by(() => {
		const { fresh = [], newer = [], differing = [] } = this.#preview ?? {};
		const chosen = differing.filter(({ army }) => this.choiceOf(army.id) !== 'mine');
		return fresh.length + newer.length + chosen.length;
	});

	choiceOf(id: string): Choice {
		return this.#choices[id] ?? 'both';
	}

	choose(id: string, choice: Choice): void {
		this.#choices[id] = choice;
	}

	/** Cancels reading or writing; a cancelled restore writes nothing. */
	cancel(): void {
		this.#work.abort();
	}

	/** Closes the preview without restoring. */
	leave(): void {
		this.#preview = undefined;
		this.#stage = { at: 'idle' };
	}

	async look(file: File): Promise<void> {
		if (this.#stage.at === 'reading' || this.#stage.at === 'writing') return;
		this.#begin();
		const { signal } = this.#work;
		const seen = (bytes: number) =>
			(this.#stage = { at: 'reading', share: bytes / Math.max(1, file.size) });
		seen(0);
		try {
			const reading = await readContents(chunksOf(file, seen), signal);
			if (!reading.ok) {
				const { problem, line } = reading;
				this.#stage = { at: 'refused', fileName: file.name, problem, line };
				return;
			}
			this.#file = file;
			this.#preview = await this.#compare(file.name, reading.contents, signal);
			this.#stage = { at: 'preview' };
		} catch {
			this.#stage = { at: signal.aborted ? 'idle' : 'unreadableFile' };
		}
	}

	/** Restores the backup. `copyName` names an army that is kept beside the stored one. */
	async restore(copyName: (name: string) => string): Promise<void> {
		const preview = this.#preview;
		if (!preview || this.#stage.at !== 'preview') return;
		this.#work = new AbortController();
		this.#failed = false;
		const { signal } = this.#work;
		const arrivals = this.#arrivals(preview, copyName);
		const progress = (done: number) =>
			(this.#stage = { at: 'writing', share: done / Math.max(1, arrivals.length) });
		progress(0);
		try {
			const { ownUnits, leaguesAndKeys, games, packs } = preview;
			const photos = this.#photos(preview);
			const taking = {
				ownUnits,
				leaguesAndKeys,
				games,
				packs,
				signal,
				progress,
				...(photos && { photos })
			};
			await this.#backups.restore(arrivals, taking);
		} catch {
			this.#failed = !signal.aborted;
			this.#stage = { at: 'preview' };
			return;
		}
		if (lastBackup() === undefined) noteBackup(preview.head.createdAt, marksOf(arrivals));
		if (this.preferences) await this.#takePreferences(preview);
		this.#preview = undefined;
		this.#stage = { at: 'done', armies: arrivals.length };
	}

	#photos({ photos }: Preview): PhotoSupply | undefined {
		if (!this.#file || photos.length === 0) return undefined;
		return photosFrom(
			chunksOf(this.#file, () => undefined),
			photos
		);
	}

	#begin(): void {
		this.#work = new AbortController();
		this.#preview = undefined;
		this.#choices = {};
		this.#failed = false;
		this.preferences = false;
	}

	async #compare(fileName: string, contents: Contents, signal: AbortSignal): Promise<Preview> {
		const sorted = {
			new: [] as Found[],
			known: [] as Found[],
			newer: [] as Found[],
			differs: [] as Found[]
		};
		for (let from = 0; from < contents.found.length; from += AT_ONCE) {
			signal.throwIfAborted();
			const some = contents.found.slice(from, from + AT_ONCE);
			const standings = await this.#backups.compare(some.map(({ backupArmy }) => backupArmy));
			for (const [index, found] of some.entries())
				sorted[standings[index] as BackupComparison].push(found);
		}
		const { new: fresh, known, newer, differs: differing } = sorted;
		const ownUnits = await this.#backups.newUnits(contents.ownUnits);
		const photos = await this.#backups.newPhotos(contents.photos);
		const leaguesAndKeys = await this.#backups.newLeaguesAndKeys(contents.leaguesAndKeys);
		const games = await this.#backups.newGames(contents.games, randomId);
		const packs = await this.#backups.newPacks(contents.packs);
		const beside = { newer, ownUnits, photos, leaguesAndKeys, games, packs };
		return { ...contents, ...beside, fileName, fresh, known: known.length, differing };
	}

	#arrivals(
		{ fresh, newer, differing }: Preview,
		copyName: (name: string) => string
	): RestoreItem[] {
		const added = fresh.map(({ backupArmy }) => ({ backupArmy, as: 'added' }) as const);
		const replacing = newer.map(({ backupArmy }) => ({ backupArmy, as: 'replacement' }) as const);
		const others = differing.flatMap(({ army, backupArmy }): RestoreItem[] => {
			const choice = this.choiceOf(army.id);
			if (choice === 'mine') return [];
			if (choice === 'backup') return [{ backupArmy, as: 'replacement' }];
			const beside = { ...army, id: randomId(), name: copyName(army.name) };
			return [{ backupArmy, as: { beside } }];
		});
		return [...added, ...replacing, ...others];
	}

	async #takePreferences({ preferences }: Preview): Promise<void> {
		const chosen = THEMES.find((name) => name === preferences.get('theme'));
		if (chosen) theme.choose(chosen);
		const language = preferences.get('locale');
		if (isLocale(language)) await locale.choose(language);
	}
}
