import type { ExactPart } from './exact-answers';
import type { Fractions } from './fractions.svelte';
import type { Question } from './question';

/** From this number of dice on, doubles are rounded to 0 or 1: 6⁻¹² is far below a tenth of a percent. */
const MANY_DICE = 12;

const isRounded = ({ skill, damage, armor }: Question) =>
	[skill, damage, armor].some(
		({ rolls }) => rolls.reduce((sum, { count }) => sum + count, 0) >= MANY_DICE
	);

/** Whether the outcomes of a question are certain: decided on the fraction where there are many dice. */
export class Certainty {
	readonly #part: ExactPart;
	#fractions = $state.raw<Fractions>();
	#asked = $state.raw<Question>();

	constructor(part: ExactPart) {
		this.#part = part;
	}

	ask(question: Question): void {
		this.#asked = isRounded(question) ? question : undefined;
		if (this.#asked) void this.#find(question);
	}

	/** Whether an outcome with this chance is certain; not before its fraction is known. */
	of(id: string, chance: number): boolean {
		const isEnd = chance <= 0 || chance >= 1;
		if (!isEnd || !this.#asked) return isEnd;
		const fraction = this.#fractions?.found.get(id);
		return fraction === '0' || fraction === '1';
	}

	close(): void {
		this.#asked = undefined;
		this.#fractions?.close();
	}

	async #find(question: Question): Promise<void> {
		const { Fractions } = await import('./fractions.svelte');
		if (this.#asked !== question) return;
		this.#fractions ??= new Fractions(this.#part);
		this.#fractions.ask(question);
	}
}
