type Focus = () => unknown;

/** Moves the focus to what a panel hides, once the panel is closed. Create it while a component initializes. */
export class PanelFocus {
	readonly #isOpen: () => boolean;
	#pending: Focus | undefined;

	constructor(isOpen: () => boolean) {
		this.#isOpen = isOpen;
		$effect(() => {
			if (isOpen() || !this.#pending) return;
			void this.#pending();
			this.#pending = undefined;
		});
	}

	/** Focuses at once, or after the open panel closes. */
	run(focus: Focus): void {
		if (this.#isOpen()) this.#pending = focus;
		else void focus();
	}

	/** Focuses after the panel closes, unless something else is to be focused then. */
	fallBack(focus: Focus): void {
		this.#pending ??= focus;
	}
}
