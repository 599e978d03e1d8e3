/** The number of states that are remembered: a person seldom undoes more, and each one takes memory. */
const MOST = 100;

/**
 * The documents at places of a history, so that undo and redo return to the same units instead of equal ones, which are
 * priced and drawn already. Forgets all of them once the document has changed in another way.
 */
export class Visited<T extends object> {
	#documents: (T | undefined)[] = [];

	/** The document at another place; undefined if it is not known to be one or more steps away from `document`. */
	from(place: number, document: T, to: number): T | undefined {
		this.#arrive(place, document);
		return this.#documents[to];
	}

	/** Notes that a step leads from one document to another. */
	note(from: number, before: T, to: number, after: T): void {
		this.#arrive(from, before);
		this.#documents[to] = after;
		if (to >= MOST) this.#documents[to - MOST] = undefined;
	}

	/** Forgets the places that a new step has replaced. */
	cut(place: number): void {
		this.#documents.length = Math.min(this.#documents.length, place + 1);
	}

	#arrive(place: number, document: T): void {
		if (this.#documents[place] === document) return;
		this.#documents = [];
		this.#documents[place] = document;
	}
}
