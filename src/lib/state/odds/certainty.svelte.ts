import { onDestroy } from 'svelte';
import { ALWAYS, known, NEVER, rounded, uncertain, type Chance } from '$lib/dice/chance';
import type { ExactPart } from './exact-answers';
import type { Fractions } from './fractions.svelte';
import { isCoarse } from './coarse';
import type { Question } from './question';

/** Milliseconds after which a fraction is given up that takes very long. */
const PATIENCE = 20_000;

/** Parts that know nothing but the dice of one attack. */
const OF_ONE_ATTACK: readonly ExactPart[] = ['attack', 'damage'];

/** Makes chances of the doubles of a part of the page: near 0 and 1, where they are rounded, a worker finds the fraction. */
export class Certainty {
	readonly #part: ExactPart;
	readonly #question: () => Question;
	#fractions = $state.raw<Fractions>();
	/** The question whose fractions are asked for. */
	#asked: Question | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(part: ExactPart, question: () => Question) {
		this.#part = part;
		this.#question = question;
		onDestroy(() => this.#close());
	}

	/** An outcome with this double. It is not certain before its fraction is known. */
	of(id: string, value: number): Chance {
		return known(value) ?? this.#decided(id, value);
	}

	#decided(id: string, value: number): Chance {
		const question = this.#question();
		if (OF_ONE_ATTACK.includes(this.#part) && isCoarse(question)) return rounded(value);
		const found = this.#fractions?.found;
		if (this.#asked !== question) this.#ask(question);
		const fraction = found?.get(id);
		if (fraction === '0') return NEVER;
		return fraction === '1' ? ALWAYS : uncertain(value);
	}

	/** Asks later: a chance may be needed where no state may change. */
	#ask(question: Question): void {
		this.#asked = question;
		queueMicrotask(() => void this.#find(question));
	}

	async #find(question: Question): Promise<void> {
		const { Fractions } = await import('./fractions.svelte');
		if (this.#asked !== question) return;
		this.#fractions ??= new Fractions(this.#part);
		this.#fractions.ask(question);
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#fractions?.close(), PATIENCE);
	}

	#close(): void {
		this.#asked = undefined;
		clearTimeout(this.#timer);
		this.#fractions?.close();
	}
}
