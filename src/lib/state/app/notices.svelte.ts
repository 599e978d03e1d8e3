/** A short message at the edge of the screen, with one thing to do about it as long as that stands. */
export interface Notice {
	readonly id: number;
	readonly text: string;
	readonly action?: { readonly label: string; run(): void; stands?(): boolean };
}

const SECONDS = 10;

/** Messages of things that are done, such as a deletion that can be taken back. */
class Notices {
	#all = $state.raw<readonly Notice[]>([]);
	#next = 1;
	#shown = 0;

	get all(): readonly Notice[] {
		return this.#all;
	}

	/** A message for a while, in place of the one before: many would cover what they tell of. */
	show(text: string, action?: Notice['action']): void {
		this.dismiss(this.#shown);
		const id = (this.#shown = this.keep(text, action));
		setTimeout(() => this.dismiss(id), SECONDS * 1000);
	}

	/** A message that stays until the user has dealt with it. Returns its id. */
	keep(text: string, action?: Notice['action']): number {
		const notice = { id: this.#next++, text, ...(action && { action }) };
		this.#all = [...this.#all, notice];
		return notice.id;
	}

	dismiss(id: number): void {
		this.#all = this.#all.filter((notice) => notice.id !== id);
	}
}

export const notices = new Notices();
