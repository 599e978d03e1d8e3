import {
	requestPersistence,
	isPersisted,
	storageUsage,
	type StorageUsage
} from '$lib/browser/persistence';
import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Backups } from '$lib/store/backups';

const SUGGESTED = 'protectionTold';

/** Whether the browser protects its storage; `refused` means it has just declined. */
export type Guard = 'unknown' | 'unprotected' | 'protected' | 'refused';

/** Protection of the stored armies against eviction by the browser. */
class Protection {
	#guard = $state<Guard>();
	#usage = $state.raw<StorageUsage>();
	#closed = $state(false);
	#suggesting = $state(false);

	/** Undefined until the browser has answered. */
	get guard(): Guard | undefined {
		return this.#guard;
	}

	/** Used and available bytes, where the browser reports them. */
	get usage(): StorageUsage | undefined {
		return this.#usage;
	}

	/** Whether the browser denies all access to its storage. */
	get closed(): boolean {
		return this.#closed;
	}

	/** Whether to suggest asking the browser for protection. */
	get suggesting(): boolean {
		return this.#suggesting;
	}

	/** Reads the protection state, the usage and whether the storage works. */
	async look(backups: Backups): Promise<void> {
		await this.#lookAtGuard();
		this.#usage = await storageUsage().catch(() => undefined);
		try {
			await backups.count();
			this.#closed = false;
		} catch {
			this.#closed = true;
		}
	}

	async ask(): Promise<void> {
		const agreed = await requestPersistence().catch(() => false);
		this.#guard = agreed ? 'protected' : 'refused';
	}

	/** Suggests protection once, after the first save of an army. */
	async suggestOnce(): Promise<void> {
		if (readSetting(SUGGESTED) !== null) return;
		writeSetting(SUGGESTED, 'yes');
		await this.#lookAtGuard();
		this.#suggesting = this.#guard === 'unprotected';
	}

	dismissSuggestion(): void {
		this.#suggesting = false;
	}

	async #lookAtGuard(): Promise<void> {
		const persisted = await isPersisted().catch(() => undefined);
		if (persisted === undefined) this.#guard = 'unknown';
		else this.#guard = persisted ? 'protected' : 'unprotected';
	}
}

export const protection = new Protection();
