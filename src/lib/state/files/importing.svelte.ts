import { pointer } from '$lib/army/format/problem';
import { readBytes } from '$lib/browser/files';
import { randomId } from '$lib/browser/random';
import type { BrikProblem, BrikReading } from '$lib/exchange/brik';
import type { CodePart } from '$lib/exchange/code-parts';
import type { LinkProblem } from '$lib/exchange/read-link';
import type { Army } from '$lib/rules/choices';
import type { Armies } from '$lib/store';
import { locale } from '../app/locale.svelte';
import type { GameDocument } from '../game/game-files';
import type { LeagueDocument } from '../league/league-document';

/** A file that was read and is saved only when the user confirms. */
export type Offer =
	| { readonly fileName: string; readonly army: Army; readonly known: boolean }
	| { readonly fileName: string; readonly problem: BrikProblem }
	| { readonly fileName: string; readonly pastedProblem: LinkProblem }
	| { readonly fileName: string; readonly leagueDocument: LeagueDocument }
	| { readonly fileName: string; readonly gameDocument: GameDocument };

/** A large file that is being read. */
interface ReadingFile {
	readonly fileName: string;
	/** From 0 to 1. */
	readonly share: number;
}

/** The most parts of codes that are remembered. */
const MOST_PARTS = 200;

/** Re-encodes the photos of a foreign file; a file with an invalid photo is refused. */
async function withOwnPhotos(reading: BrikReading): Promise<BrikReading> {
	if (!reading.ok || !reading.army.photos) return reading;
	const { withRepaintedPhotos } = await import('$lib/army/photos/photos');
	const { reencoded } = await import('$lib/browser/bitmaps');
	const repainting = await withRepaintedPhotos(reading.army, reencoded);
	if (repainting.ok) return repainting;
	const path = pointer(['photos', repainting.photo]);
	return { ok: false, problem: { code: 'malformed', path } };
}

/** A file of a league or a game; undefined if it is neither. */
async function otherOffer(fileName: string, bytes: Uint8Array): Promise<Offer | undefined> {
	const { readLeagueDocument } = await import('../league/league-document');
	const leagueDocument = readLeagueDocument(bytes);
	if (leagueDocument) return { fileName, leagueDocument };
	const { readGameDocument } = await import('../game/game-files');
	const gameDocument = readGameDocument(bytes);
	return gameDocument && { fileName, gameDocument };
}

/** Reads the files that the user opens, and saves them on request. */
export class Importing {
	readonly #armies: Armies;
	#offer = $state.raw<Offer>();
	#reading = $state.raw<ReadingFile>();
	#cancel: (() => void) | undefined;
	#pick: (() => void) | undefined;
	#take: ((backup: File) => void) | undefined;
	#backup: File | undefined;
	/** Parts of codes pasted so far. */
	#parts: readonly CodePart[] = [];

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

	/** Registers the page's file picker until the returned function is called. */
	usePicker(pick: () => void): () => void {
		this.#pick = pick;
		return () => (this.#pick = undefined);
	}

	/** Opens the file picker. */
	choose(): void {
		this.#pick?.();
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

	/** Reads a file. Returns false if reading was cancelled; `onlarge` is called before a large one is read. */
	async look(file: File, onlarge: () => void = () => undefined): Promise<boolean> {
		const { isSignedFile } = await import('../league/signed-files');
		if (await isSignedFile(file)) return this.#lookAtLeague(file, onlarge);
		await this.#lookAtSmall(file);
		return true;
	}

	async #lookAtSmall(file: File): Promise<void> {
		const { readBrik, MAXIMUM_BYTES } = await import('$lib/exchange/brik');
		const fileName = file.name;
		const bytes = await readBytes(file, MAXIMUM_BYTES);
		const reading = await withOwnPhotos(readBrik(bytes));
		if (!reading.ok) {
			await locale.load('problems');
			this.#offer = (await otherOffer(fileName, bytes)) ?? { fileName, problem: reading.problem };
			return;
		}
		const known = (await this.#armies.get(reading.army.id)) !== undefined;
		this.#offer = { fileName, army: reading.army, known };
	}

	/** Reads a league of signed entries in a worker. */
	async #lookAtLeague(file: File, onlarge: () => void): Promise<boolean> {
		const { SignedFileReader } = await import('../league/signed-file-reader');
		await locale.load('problems', 'leagues');
		this.#cancel?.();
		const { name: fileName } = file;
		const reader = new SignedFileReader();
		this.#cancel = () => reader.cancel();
		this.#offer = undefined;
		this.#reading = { fileName, share: 0 };
		onlarge();
		try {
			const leagueDocument = await reader.read(file, (share) => {
				this.#reading = { fileName, share };
			});
			if (leagueDocument) this.#offer = { fileName, leagueDocument };
			return leagueDocument !== undefined;
		} finally {
			this.#reading = undefined;
			this.#cancel = undefined;
		}
	}

	/**
	 * Reads the army in a pasted text. Codes of which some are missing wait for the next text. Returns
	 * false if the text has nothing to do with armies.
	 */
	async lookAtText(text: string, fileName: string): Promise<boolean> {
		const [{ readPasted }, { codePartsIn }] = await Promise.all([
			import('$lib/exchange/read-pasted'),
			import('$lib/exchange/code-parts')
		]);
		const reading = await readPasted(text, this.#parts);
		if (!reading.ok && reading.problem.code === 'notALink') return false;
		this.#parts = [...this.#parts, ...codePartsIn(text)].slice(-MOST_PARTS);
		await locale.load('builder', 'problems');
		if (!reading.ok) {
			this.#offer = { fileName, pastedProblem: reading.problem };
			return true;
		}
		const { army } = reading;
		this.#offer = { fileName, army, known: (await this.#armies.get(army.id)) !== undefined };
		return true;
	}

	/** Saves the offered army, as a copy if its id is taken. Returns its id. */
	async keep(copyName: (name: string) => string): Promise<string | undefined> {
		const offer = this.#offer;
		if (!offer || !('army' in offer)) return undefined;
		const { army: read } = offer;
		const { plainText } = await import('../app/plain-text');
		const name = plainText(copyName(read.name));
		const army = offer.known ? { ...read, id: randomId(), name } : read;
		await this.#armies.create(army);
		return army.id;
	}
}
