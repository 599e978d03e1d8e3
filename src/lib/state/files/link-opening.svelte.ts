import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { randomId } from '$lib/browser/random';
import type { LinkProblem, LinkReading } from '$lib/exchange/read-link';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import type { Armies } from '$lib/store';
import { PastedTexts } from './pasted-texts';

/**
 * What is stored under the linked army's id: nothing, the same army, another state, or unknown because
 * storage failed.
 */
export type Kept = 'nothing' | 'same' | 'other' | 'refused';

/** Previews the armies in a link or a pasted text and stores them on request. */
export class LinkOpening {
	readonly #armies: Armies;
	/** Identifies the latest army, so that late answers for an earlier one are dropped. */
	#turn = 0;
	readonly #texts = new PastedTexts();
	#reading = $state.raw<LinkReading>();
	#chosen = $state.raw<Army>();
	#kept = $state<Kept>();

	constructor(armies: Armies) {
		this.#armies = armies;
	}

	/** Why the text has no army. */
	get problem(): LinkProblem | undefined {
		return this.#reading?.ok === false ? this.#reading.problem : undefined;
	}

	/** The armies in the text. */
	get armies(): readonly Army[] {
		return this.#reading?.ok ? this.#reading.armies : [];
	}

	/** The packs in the text. */
	get packs(): readonly Pack[] {
		return this.#reading?.ok ? this.#reading.packs : [];
	}

	/** The army that is shown: the only one, or the chosen one of several. */
	get chosen(): Army | undefined {
		return this.#chosen;
	}

	/** Undefined until the storage has answered. */
	get kept(): Kept | undefined {
		return this.#kept;
	}

	close(): void {
		this.#turn += 1;
		this.#reading = undefined;
		this.#chosen = undefined;
		this.#kept = undefined;
	}

	/** Reads a link or a pasted text; an army that is the only one is chosen. */
	async look(text: string): Promise<void> {
		this.close();
		this.#reading = this.#texts.read(text);
		const [army, ...others] = this.armies;
		if (army && others.length === 0) await this.choose(army);
	}

	/** Shows one of the armies and compares it with the stored ones. */
	async choose(army: Army): Promise<void> {
		this.#turn += 1;
		const turn = this.#turn;
		this.#chosen = army;
		this.#kept = undefined;
		const kept = await this.#find(army).catch(() => 'refused' as const);
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
