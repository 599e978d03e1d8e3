import type { FoundFile } from '$lib/browser/dropped-files';
import { randomId } from '$lib/browser/random';
import type { LinkProblem } from '$lib/exchange/read-link';
import type { Armies } from '$lib/store';
import { locale } from '../app/locale.svelte';
import type { ContentFinder } from './content-finder';
import type { Arrival, Found, Offer, OfferedArmy } from './found';

export { pastedText } from '$lib/browser/clipboard';
export type { FoundFile } from '$lib/browser/dropped-files';

/** A large file that is being read. */
interface ReadingFile {
	readonly fileName: string;
	/** From 0 to 1. */
	readonly share: number;
}

/** A file or a text from outside. */
export type Given = FoundFile | string;

/** Reads the files that the user opens, and saves them on request. */
export class Importing {
	readonly #armies: Armies;
	/** What is typed into the dialog; it stays until it reads. */
	text = $state('');
	/** Why the text in the dialog does not read. */
	problem = $state.raw<LinkProblem>();
	#offer = $state.raw<Offer>();
	#reading = $state.raw<ReadingFile>();
	#cancel: (() => void) | undefined;
	#pick: (() => void) | undefined;
	#take: ((backup: File) => void) | undefined;
	#backup: File | undefined;
	#open: ((given: readonly Given[]) => void) | undefined;
	#finder: ContentFinder | undefined;

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	get offer(): Offer | undefined {
		return this.#offer;
	}

	/** A large file that is being read; undefined otherwise. */
	get reading(): ReadingFile | undefined {
		return this.#reading;
	}

	/** Stops reading a large file. Nothing of it is kept. */
	cancelReading(): void {
		this.#cancel?.();
	}

	/** Registers the dialogs that show what arrives, until the returned function is called. */
	useDialogs(pick: () => void, open: (given: readonly Given[]) => void): () => void {
		[this.#pick, this.#open] = [pick, open];
		return () => ([this.#pick, this.#open] = [undefined, undefined]);
	}

	/** Asks for a file, a text or a code. */
	choose(): void {
		this.#pick?.();
	}

	/** Opens files of any kind, or a text, and shows what is in them. */
	open(given: readonly Given[]): void {
		this.#open?.(given);
	}

	/**
	 * Registers the backup page as the handler of backup files, including one that is waiting. Returns a
	 * function that unregisters it.
	 */
	useBackups(take: (backup: File) => void): () => void {
		this.#take = take;
		if (this.#backup) take(this.#backup);
		this.#backup = undefined;
		return () => (this.#take = undefined);
	}

	/** Passes a backup to its page, or keeps it until that page opens. Returns whether a page took it. */
	passOn(backup: File): boolean {
		if (!this.#take) this.#backup = backup;
		else this.#take(backup);
		return this.#take !== undefined;
	}

	/** Reads a file by its content; `onlarge` is called before a large one is read. */
	async look(file: File, onlarge?: () => void): Promise<Arrival> {
		return this.show(await this.find(file), onlarge);
	}

	/** Offers what was found. */
	async show(found: Found, onlarge: () => void = () => undefined): Promise<Arrival> {
		if ('large' in found) return this.#lookAtLeague(found.large, onlarge);
		if (!('offer' in found)) return found;
		this.#offer = found.offer;
		return 'offered';
	}

	async #finding(): Promise<ContentFinder> {
		const { ContentFinder } = await import('./content-finder');
		return (this.#finder ??= new ContentFinder(this.#armies));
	}

	/** Reads a file by its content, except for a large league. */
	async find(file: File): Promise<Found> {
		return (await this.#finding()).find(file);
	}

	/** Reads a text: armies, an invitation, or a file in a message. Codes of which some are missing wait for the next one. */
	async findInText(text: string, fileName: string): Promise<Found> {
		return (await this.#finding()).findInText(text, fileName);
	}

	/** Reads a league of signed entries in a worker. */
	async #lookAtLeague(file: File, onlarge: () => void): Promise<Arrival> {
		const { SignedFileReader } = await import('../league/signed-file-reader');
		await locale.load('problems', 'leagues');
		this.#cancel?.();
		const { name: fileName } = file;
		const reader = new SignedFileReader(this.#armies.database);
		this.#cancel = () => reader.cancel();
		this.#offer = undefined;
		this.#reading = { fileName, share: 0 };
		onlarge();
		try {
			const leagueDocument = await reader.read(file, (share) => {
				this.#reading = { fileName, share };
			});
			if (!leagueDocument) return 'cancelled';
			this.#offer = { fileName, leagueDocument };
			return 'offered';
		} finally {
			this.#reading = undefined;
			this.#cancel = undefined;
		}
	}

	/** Reads a text, and offers what is in it. */
	async lookAtText(text: string, fileName: string): Promise<Arrival> {
		return this.show(await this.findInText(text, fileName));
	}

	/** Saves offered armies, each as a copy if its id is taken. Returns their ids. */
	async keep(
		offered: readonly OfferedArmy[],
		copyName: (name: string) => string
	): Promise<readonly string[]> {
		const { plainText } = await import('../app/plain-text');
		const ids: string[] = [];
		for (const { army: read, known } of offered) {
			const name = plainText(copyName(read.name));
			const army = known || ids.includes(read.id) ? { ...read, id: randomId(), name } : read;
			await this.#armies.create(army);
			ids.push(army.id);
		}
		return ids;
	}
}
