/** A short message with an optional action, shown while `isCurrent` returns true. */
export interface Notice {
	readonly id: number;
	readonly text: string;
	readonly action?: { readonly label: string; run(): void; isCurrent?(): boolean };
	/** Whether something else announces the same, so that a screen reader keeps quiet about it. */
	readonly quiet?: boolean;
}

const SECONDS = 10;

/** Notices about completed actions, such as a deletion with Undo. */
class Notices {
	#all = $state.raw<readonly Notice[]>([]);
	#next = 1;
	#shown = 0;

	get all(): readonly Notice[] {
		return this.#all;
	}

	/** Shows a notice for ten seconds. It replaces the previous one; a stack would cover the page. */
	show(text: string, action?: Notice['action'], quiet = false): void {
		this.dismiss(this.#shown);
		const id = (this.#shown = this.keep(text, action, quiet));
		setTimeout(() => this.dismiss(id), SECONDS * 1000);
	}

	/** Shows a notice until it is dismissed, in place of an equal one. Returns its id. */
	keep(text: string, action?: Notice['action'], quiet = false): number {
		const notice = { id: this.#next++, text, quiet, ...(action && { action }) };
		this.#all = [...this.#all.filter((other) => other.text !== text), notice];
		return notice.id;
	}

	dismiss(id: number): void {
		this.#all = this.#all.filter((notice) => notice.id !== id);
	}
}

export const notices = new Notices();
