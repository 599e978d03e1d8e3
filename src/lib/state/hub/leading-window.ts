const LOCK = 'brikmuster-hub';

/** Of all windows one takes part in the rooms. The others follow what it stores. */
export class LeadingWindow {
	readonly #onchange: (leads: boolean) => void;
	#waiting: AbortController | undefined;
	#leads = false;

	constructor(onchange: (leads: boolean) => void) {
		this.#onchange = onchange;
	}

	get leads(): boolean {
		return this.#leads;
	}

	/** Leads as soon as no other window does. */
	wait(): void {
		if (this.#waiting || this.#leads) return;
		const waiting = (this.#waiting = new AbortController());
		void this.#lead({ signal: waiting.signal });
	}

	/** Leads now: the window whose page shows the rooms. */
	takeOver(): void {
		if (this.#leads) return;
		this.#waiting?.abort();
		void this.#lead({ steal: true });
	}

	async #lead(options: LockOptions): Promise<void> {
		let led = false;
		try {
			await navigator.locks.request(LOCK, options, () => {
				led = true;
				this.#set(true);
				return new Promise(() => undefined);
			});
		} catch {
			this.#waiting = undefined;
			if (!led) return;
			// Another window has taken over.
			this.#set(false);
			this.wait();
		}
	}

	#set(leads: boolean): void {
		this.#leads = leads;
		this.#onchange(leads);
	}
}
