import { afterPaint } from '$lib/browser/pause';

/** A short message at the edge of the screen, with one thing to do about it. */
export interface Notice {
	readonly id: number;
	readonly text: string;
	readonly action?: { readonly label: string; run(): void };
}

const SECONDS = 10;

/** Messages of things that are done, such as a deletion that can be taken back. */
class Notices {
	#all = $state.raw<readonly Notice[]>([]);
	#next = 1;

	get all(): readonly Notice[] {
		return this.#all;
	}

	show(text: string, action?: Notice['action']): void {
		const id = this.keep(text, action);
		setTimeout(() => this.dismiss(id), SECONDS * 1000);
	}

	/** A message that follows what it tells of, which is seen first. */
	follow(text: string, action?: Notice['action']): void {
		afterPaint(() => this.show(text, action));
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
