/** Whether the current page was opened from another one of the app. */
class Trail {
	#previous = $state(false);

	/** Whether there is one: else the page was opened from outside, and back would leave the app. */
	get previous(): boolean {
		return this.#previous;
	}

	note(from: object | null): void {
		this.#previous = from !== null;
	}
}

export const trail = new Trail();
