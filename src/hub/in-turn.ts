/** Runs tasks of the same key one after the other. */
export class InTurn {
	readonly #last = new Map<string, Promise<unknown>>();

	run<T>(key: string, task: () => Promise<T>): Promise<T> {
		const before = this.#last.get(key) ?? Promise.resolve();
		const next = before.then(task, task);
		const settled = next.catch(() => undefined);
		this.#last.set(key, settled);
		void settled.then(() => {
			if (this.#last.get(key) === settled) this.#last.delete(key);
		});
		return next;
	}

	/** Resolves when all tasks that are known now have ended. */
	async idle(): Promise<void> {
		await Promise.all(this.#last.values());
	}
}
