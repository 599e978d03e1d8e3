import { pointer } from '$lib/army/format/problem';
import type { FoundFile } from '$lib/browser/dropped-files';
import { readBytes } from '$lib/browser/files';
import { randomId } from '$lib/browser/random';
import type { BrikProblem, BrikReading } from '$lib/exchange/brik';
import type { PackFileReading } from '$lib/exchange/pack-file';
import type { LinkProblem } from '$lib/exchange/read-link';
import type { Army } from '$lib/rules/choices';
import type { Armies } from '$lib/store';
import { locale } from '../app/locale.svelte';
import type { GameDocument } from '../game/game-files';
import type { LeagueDocument } from '../league/league-document';
import type { LinkedPage } from './linked-page';
import type { PastedTexts } from './pasted-texts';

export { pastedText } from '$lib/browser/clipboard';
export type { FoundFile } from '$lib/browser/dropped-files';

/** An army that was read, and whether its id is taken. */
export interface OfferedArmy {
	readonly army: Army;
	readonly known: boolean;
}

/** A file that cannot be imported, and why. */
export interface RefusedFile {
	readonly fileName: string;
	readonly problem: BrikProblem | LinkProblem | { readonly code: 'unreadable'; readonly path: '' };
}

/** What was read and is saved only when the user confirms. */
export type Offer =
	| {
			readonly fileName: string;
			readonly armies: readonly OfferedArmy[];
			/** The files beside them that cannot be imported. */
			readonly refused: readonly RefusedFile[];
	  }
	| { readonly fileName: string; readonly problem: BrikProblem }
	| { readonly fileName: string; readonly leagueDocument: LeagueDocument }
	| { readonly fileName: string; readonly gameDocument: GameDocument }
	| { readonly fileName: string; readonly packFile: PackFileReading };

/** A large file that is being read. */
interface ReadingFile {
	readonly fileName: string;
	/** From 0 to 1. */
	readonly share: number;
}

/** What came of a file or a text: an offer, a backup for its page, an address to open, or a text that does not read. */
export type Arrival =
	| 'offered'
	| 'cancelled'
	| { readonly backup: File }
	| { readonly page: LinkedPage }
	| { readonly problem: LinkProblem };

/** What is in a file or text: something to offer, a league that is read when it is opened, or an arrival. */
export type Found =
	{ readonly offer: Offer } | { readonly large: File } | Exclude<Arrival, 'offered' | 'cancelled'>;

/** A file or a text from outside. */
export type Given = FoundFile | string;

/** Whether a text has nothing to do with the app. */
export const isNothing = (arrival: Arrival | Found): boolean =>
	typeof arrival === 'object' && 'problem' in arrival && arrival.problem.code === 'notALink';

/** Whether a text begins like a document: then it is damaged, and no message with one in it. */
const isObject = (bytes: Uint8Array) =>
	/^\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 100)));

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

/** A file of a league, a game or a pack; undefined if it is neither. */
async function otherOffer(fileName: string, bytes: Uint8Array): Promise<Offer | undefined> {
	const { readLeagueDocument } = await import('../league/league-document');
	const leagueDocument = readLeagueDocument(bytes);
	if (leagueDocument) return { fileName, leagueDocument };
	const { readGameDocument } = await import('../game/game-files');
	const gameDocument = readGameDocument(bytes);
	if (gameDocument) return { fileName, gameDocument };
	const { isPackFile, readPackFile } = await import('$lib/exchange/pack-file');
	return isPackFile(bytes) ? { fileName, packFile: readPackFile(bytes) } : undefined;
}

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
	#texts: PastedTexts | undefined;

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

	/** Reads a file by its content, except for a large league. */
	async find(file: File): Promise<Found> {
		const [{ isBackup }, { isLeagueStream }, { foreignKind, START_BYTES }] = await Promise.all([
			import('$lib/exchange/read-backup'),
			import('$lib/exchange/league-stream'),
			import('$lib/exchange/foreign-kind')
		]);
		const start = await readBytes(file, START_BYTES);
		if (isBackup(start)) return { backup: file };
		if (isLeagueStream(start)) return { large: file };
		const text = foreignKind(start) === 'pictureFile' ? await this.#codeIn(file) : undefined;
		return text === undefined ? this.#findInSmall(file) : this.findInText(text, file.name);
	}

	/** The text of the QR code in a picture. */
	async #codeIn(picture: File): Promise<string | undefined> {
		const { codeInPhoto } = await import('../two-phones/code-scanning.svelte');
		return codeInPhoto(picture).catch(() => undefined);
	}

	async #findInSmall(file: File): Promise<Found> {
		const { readBrik, MAXIMUM_BYTES } = await import('$lib/exchange/brik');
		const fileName = file.name;
		const bytes = await readBytes(file, MAXIMUM_BYTES);
		const reading = await withOwnPhotos(readBrik(bytes));
		if (reading.ok) return this.#offerOf(fileName, [reading.army]);
		const { code } = reading.problem;
		if (code === 'linkText' || (code === 'notJson' && !isObject(bytes))) {
			const found = await this.findInText(new TextDecoder().decode(bytes), fileName);
			if (!isNothing(found)) return found;
		}
		await locale.load('problems');
		const offer = (await otherOffer(fileName, bytes)) ?? { fileName, problem: reading.problem };
		return { offer };
	}

	async #offerOf(fileName: string, armies: readonly Army[]): Promise<Found> {
		const offered: OfferedArmy[] = [];
		for (const army of armies) {
			offered.push({ army, known: (await this.#armies.get(army.id)) !== undefined });
		}
		return { offer: { fileName, armies: offered, refused: [] } };
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

	/** Reads a text: armies, an invitation, or a file in a message. Codes of which some are missing wait for the next one. */
	async lookAtText(text: string, fileName: string): Promise<Arrival> {
		return this.show(await this.findInText(text, fileName));
	}

	/** The same, without offering it. */
	async findInText(text: string, fileName: string): Promise<Found> {
		const [{ PastedTexts }, { isInvitation, linkedPage }, { documentsIn }] = await Promise.all([
			import('./pasted-texts'),
			import('./linked-page'),
			import('$lib/exchange/documents-in')
		]);
		const reading = (this.#texts ??= new PastedTexts()).read(text);
		if (reading.ok) {
			const [pack] = reading.packs;
			// Armies with a pack beside them carry what they use of it.
			if (reading.armies.length > 0 || !pack) return this.#offerOf(fileName, reading.armies);
			return { offer: { fileName, packFile: { ok: true, pack } } };
		}
		const page = linkedPage(text);
		if (page) return { page };
		const { problem } = reading;
		if (problem.code !== 'notALink') return { problem };
		if (isInvitation(text)) return { problem: { code: 'damagedInvitation', path: '' } };
		const [document] = documentsIn(text, 1);
		return document === undefined ? { problem } : this.find(new File([document], fileName));
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
