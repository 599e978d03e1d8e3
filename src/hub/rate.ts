/** Counts by key. */
export class Counts {
	readonly #counts = new Map<string, number>();

	/** Changes the count of a key and returns it. */
	change(key: string, by: number): number {
		const count = (this.#counts.get(key) ?? 0) + by;
		if (count === 0) this.#counts.delete(key);
		else this.#counts.set(key, count);
		return count;
	}
}

/** Counts uses per key in a window of time that slides by refilling. Times are milliseconds. */
export class Rate {
	readonly #limit: number;
	readonly #window: number;
	readonly #used = new Map<string, { amount: number; at: number }>();

	constructor(limit: number, window: number) {
		this.#limit = limit;
		this.#window = window;
	}

	/** Takes an amount and returns whether it was within the limit. */
	take(key: string, amount: number, now: number): boolean {
		const used = this.#left(key, now) + amount;
		if (used > this.#limit) return false;
		this.#used.set(key, { amount: used, at: now });
		return true;
	}

	/** Counts an amount that is used already, whether it was within the limit or not. */
	add(key: string, amount: number, now: number): void {
		this.#used.set(key, { amount: this.#left(key, now) + amount, at: now });
	}

	#left(key: string, now: number): number {
		const { amount, at } = this.#used.get(key) ?? { amount: 0, at: now };
		return Math.max(0, amount - ((now - at) / this.#window) * this.#limit);
	}

	/** Forgets keys with nothing used any more. */
	tidy(now: number): void {
		for (const key of this.#used.keys()) if (this.#left(key, now) === 0) this.#used.delete(key);
	}
}
