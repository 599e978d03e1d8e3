import { readBytes } from '$lib/browser/files';
import { randomId } from '$lib/browser/random';
import type { BrikProblem } from '$lib/exchange/brik';
import type { Army } from '$lib/rules/choices';
import type { Armies } from '$lib/store';
import { locale } from './locale.svelte';

/** A file at the door: looked at, and saved only when the user says so. */
export type Offer =
	| { readonly fileName: string; readonly army: Army; readonly known: boolean }
	| { readonly fileName: string; readonly problem: BrikProblem };

export class Importing {
	readonly #armies: Armies;
	#offer = $state.raw<Offer>();

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	get offer(): Offer | undefined {
		return this.#offer;
	}

	async look(file: File): Promise<void> {
		const { readBrik, MAXIMUM_BYTES } = await import('$lib/exchange/brik');
		const fileName = file.name;
		const reading = readBrik(await readBytes(file, MAXIMUM_BYTES));
		if (!reading.ok) {
			await locale.load('problems');
			this.#offer = { fileName, problem: reading.problem };
			return;
		}
		const known = (await this.#armies.get(reading.army.id)) !== undefined;
		this.#offer = { fileName, army: reading.army, known };
	}

	/** Saves the offered army, under an id of its own where its id is taken, and gives that id. */
	async keep(): Promise<string | undefined> {
		const offer = this.#offer;
		if (!offer || !('army' in offer)) return undefined;
		const army = offer.known ? { ...offer.army, id: randomId() } : offer.army;
		await this.#armies.create(army);
		this.#offer = undefined;
		return army.id;
	}

	dismiss(): void {
		this.#offer = undefined;
	}
}
