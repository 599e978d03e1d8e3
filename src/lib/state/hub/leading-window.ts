const LOCK = 'brikmuster-hub';

/** Of all windows one takes part in the rooms. The others follow what it stores. */
export class LeadingWindow {
	readonly #onchange: (leads: boolean) => void;
	#waiting: AbortController | undefined;
	/** Names the request that holds the lock, as this window may take it over from itself. */
	#holder: symbol | undefined;

	constructor(onchange: (leads: boolean) => void) {
		this.#onchange = onchange;
	}

	get leads(): boolean {
		return this.#holder !== undefined;
	}

	/** Leads as soon as no other window does. */
	wait(): void {
		if (this.#waiting || this.leads) return;
		this.#waiting = new AbortController();
		void this.#lead({ signal: this.#waiting.signal });
	}

	/** Leads now: the window whose page shows the rooms. */
	takeOver(): void {
		if (this.leads) return;
		this.#waiting?.abort();
		this.#waiting = undefined;
		void this.#lead({ steal: true });
	}

	async #lead(options: LockOptions): Promise<void> {
		const holder = Symbol('holder');
		try {
			await navigator.locks.request(LOCK, options, () => {
				this.#waiting = undefined;
				this.#set(holder);
				return new Promise(() => undefined);
			});
		} catch {
			if (this.#holder !== holder) return;
			// Another window has taken over.
			this.#set(undefined);
			this.wait();
		}
	}

	#set(holder: symbol | undefined): void {
		const before = this.leads;
		this.#holder = holder;
		if (before !== this.leads) this.#onchange(this.leads);
	}
}
