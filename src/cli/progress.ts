import type { CommandContext } from './world';
import { write } from './output';

/** Milliseconds before work counts as long, and between two states that are shown. */
const [PATIENCE, PAUSE] = [500, 100];

/** Moves to the start of the line and erases it. */
const ERASE = '\r\u001b[K';

/** Shows on stderr how far long work has come, if that is a terminal; otherwise it does nothing. */
export class Progress {
	readonly #errors: CommandContext['errors'];
	readonly #now: () => number;
	readonly #isShown: boolean;
	#next: number;
	#isVisible = false;

	constructor(
		{ errors, environment }: Pick<CommandContext, 'errors' | 'environment'>,
		now = Date.now
	) {
		this.#errors = errors;
		this.#now = now;
		this.#isShown = errors.isTTY === true && environment.TERM !== 'dumb';
		this.#next = now() + PATIENCE;
	}

	/** Shows a text in place of the last one, but not too often. */
	async show(text: () => string): Promise<void> {
		if (!this.#isShown || this.#now() < this.#next) return;
		this.#next = this.#now() + PAUSE;
		this.#isVisible = true;
		await write(this.#errors, ERASE + text());
	}

	/** Erases the text. Call it before anything else is written to the terminal, and at the end. */
	async clear(): Promise<void> {
		if (!this.#isVisible) return;
		this.#isVisible = false;
		await write(this.#errors, ERASE);
	}
}
