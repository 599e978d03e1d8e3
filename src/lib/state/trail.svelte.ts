/** The steps of the browser's history: whether there are some behind the page, and the way back over them. */
class Trail {
	#previous = $state(false);
	/** Resolves when the step back that was begun is made; undefined where none is. */
	#arrival: Promise<void> | undefined;

	/** Whether the current page was opened from another one of the app: else back would leave the app. */
	get previous(): boolean {
		return this.#previous;
	}

	note(from: object | null): void {
		this.#previous = from !== null;
	}

	/** One step back, which closes what lies open. The browser takes its time for it. */
	back = (): void => {
		this.#arrival = new Promise((arrived) => {
			const here = () => {
				this.#arrival = undefined;
				arrived();
			};
			addEventListener('popstate', here, { once: true });
		});
		history.back();
	};

	/** Opens what is a step of its own: after the step back that is still to come, which would close it. */
	onceBack(open: () => void): void {
		if (this.#arrival) void this.#arrival.then(open);
		else open();
	}
}

export const trail = new Trail();
