import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { randomId } from '$lib/browser/random';
import { codePartsIn, type CodePart } from '$lib/exchange/code-parts';
import type { LinkReading } from '$lib/exchange/read-link';
import { readPasted } from '$lib/exchange/read-pasted';
import type { Army } from '$lib/rules/choices';
import type { Armies } from '$lib/store';

/**
 * What is stored under the linked army's id: nothing, the same army, another state, or unknown because
 * storage failed.
 */
export type Kept = 'nothing' | 'same' | 'other' | 'refused';

/** The most parts of codes that are remembered. */
const MOST_PARTS = 200;

/** Previews the army in a link or a pasted text and stores it on request. */
export class LinkOpening {
	readonly #armies: Armies;
	/** Identifies the latest link, so that late answers for an earlier one are dropped. */
	#turn = 0;
	/** Parts of codes given so far. */
	#parts: readonly CodePart[] = [];
	#reading = $state.raw<LinkReading | 'failed'>();
	#kept = $state<Kept>();

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	/** Undefined until a link is read; `failed` if the browser cannot inflate it. */
	get reading(): LinkReading | 'failed' | undefined {
		return this.#reading;
	}

	/** Undefined until the storage has answered. */
	get kept(): Kept | undefined {
		return this.#kept;
	}

	close(): void {
		this.#turn += 1;
		this.#reading = undefined;
		this.#kept = undefined;
	}

	/** Reads a link or a pasted text and compares its army with the stored ones. */
	async look(text: string): Promise<void> {
		this.close();
		const turn = this.#turn;
		const earlier = this.#parts;
		this.#parts = [...earlier, ...codePartsIn(text)].slice(-MOST_PARTS);
		const reading = await readPasted(text, earlier).catch(() => 'failed' as const);
		if (turn !== this.#turn) return;
		this.#reading = reading;
		if (reading === 'failed' || !reading.ok) return;
		const kept = await this.#find(reading.army).catch(() => 'refused' as const);
		if (turn === this.#turn) this.#kept = kept;
	}

	/**
	 * Stores the army under its own id, or as a copy if that id is taken. Returns the id; rejects if storage
	 * fails.
	 */
	async keep(read: Army, copyName: (name: string) => string): Promise<string> {
		const taken = (await this.#armies.get(read.id)) !== undefined;
		const army = taken ? { ...read, id: randomId(), name: copyName(read.name) } : read;
		await this.#armies.create(army);
		return army.id;
	}

	/** Compares armies as a link would contain them. */
	async #find(army: Army): Promise<Kept> {
		const stored = await this.#armies.get(army.id);
		if (!stored) return 'nothing';
		if (!stored.readable || stored.deletedAt !== undefined) return 'other';
		const digestOf = (one: Army) => armyDigest(linkedArmy(one));
		return digestOf(stored.army) === digestOf(army) ? 'same' : 'other';
	}
}
