import { pointer } from '$lib/army/format/problem';
import { readBytes } from '$lib/browser/files';
import { randomId } from '$lib/browser/random';
import type { BrikProblem, BrikReading } from '$lib/exchange/brik';
import type { Army } from '$lib/rules/choices';
import type { Armies } from '$lib/store';
import { locale } from '../app/locale.svelte';
import type { Paper } from '../league/league-document';

/** A file at the door: looked at, and saved only when the user says so. */
export type Offer =
	| { readonly fileName: string; readonly army: Army; readonly known: boolean }
	| { readonly fileName: string; readonly problem: BrikProblem }
	| { readonly fileName: string; readonly paper: Paper };

/** Foreign photos come in as pixels only; a file with one that is no picture is refused. */
async function withOwnPhotos(reading: BrikReading): Promise<BrikReading> {
	if (!reading.ok || !reading.army.photos) return reading;
	const { withRepaintedPhotos } = await import('$lib/army/photos/photos');
	const { reencoded } = await import('$lib/browser/bitmaps');
	const repainting = await withRepaintedPhotos(reading.army, reencoded);
	if (repainting.ok) return repainting;
	const path = pointer(['photos', repainting.photo]);
	return { ok: false, problem: { code: 'malformed', path } };
}

export class Importing {
	readonly #armies: Armies;
	#offer = $state.raw<Offer>();
	#pick: (() => void) | undefined;
	#take: ((backup: File) => void) | undefined;
	#backup: File | undefined;

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	get offer(): Offer | undefined {
		return this.#offer;
	}

	/** The file picker of the page, there as long as what this returns is not called. */
	usePicker(pick: () => void): () => void {
		this.#pick = pick;
		return () => (this.#pick = undefined);
	}

	/** Asks the user for a file. */
	choose(): void {
		this.#pick?.();
	}

	/** The page of backups takes up what comes, and came, to the door of armies. Returns what ends it. */
	useBackups(take: (backup: File) => void): () => void {
		this.#take = take;
		if (this.#backup) take(this.#backup);
		this.#backup = undefined;
		return () => (this.#take = undefined);
	}

	/** A backup at the door: gives whether it was taken up, or waits for its page. */
	passOn(backup: File): boolean {
		if (!this.#take) this.#backup = backup;
		else this.#take(backup);
		return this.#take !== undefined;
	}

	async look(file: File): Promise<void> {
		const { readBrik, MAXIMUM_BYTES } = await import('$lib/exchange/brik');
		const fileName = file.name;
		const bytes = await readBytes(file, MAXIMUM_BYTES);
		const reading = await withOwnPhotos(readBrik(bytes));
		if (!reading.ok) {
			const { readLeagueDocument } = await import('../league/league-document');
			const paper = readLeagueDocument(bytes);
			await locale.load('problems');
			const { problem } = reading;
			this.#offer = paper ? { fileName, paper } : { fileName, problem };
			return;
		}
		const known = (await this.#armies.get(reading.army.id)) !== undefined;
		this.#offer = { fileName, army: reading.army, known };
	}

	/** Saves the offered army, as a copy of its own where its id is taken, and gives its id. */
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
