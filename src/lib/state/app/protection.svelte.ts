import {
	requestPersistence,
	isPersisted,
	storageUsage,
	type StorageUsage
} from '$lib/browser/persistence';
import { readSetting, writeSetting } from '$lib/browser/settings';
import type { Backups } from '$lib/store/backups';

const TOLD = 'protectionTold';

/** Whether the browser protects what it stores; `refused` when it was asked just now and said no. */
export type Guard = 'unknown' | 'unprotected' | 'protected' | 'refused';

/** How safe the stored armies are from the browser itself. */
class Protection {
	#guard = $state<Guard>();
	#room = $state.raw<StorageUsage>();
	#closed = $state(false);
	#telling = $state(false);

	/** Undefined until the browser has told. */
	get guard(): Guard | undefined {
		return this.#guard;
	}

	/** Used and available bytes, where the browser tells. */
	get room(): StorageUsage | undefined {
		return this.#room;
	}

	/** Whether the browser refuses its storage altogether. */
	get closed(): boolean {
		return this.#closed;
	}

	/** Whether the user is to be told that the browser may be asked. */
	get telling(): boolean {
		return this.#telling;
	}

	/** Finds out how things stand. */
	async look(backups: Backups): Promise<void> {
		await this.#lookAtGuard();
		this.#room = await storageUsage().catch(() => undefined);
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

	/** After the first save of an army of one's own, once and never again: there is something to protect. */
	async tellOnce(): Promise<void> {
		if (readSetting(TOLD) !== null) return;
		writeSetting(TOLD, 'yes');
		await this.#lookAtGuard();
		this.#telling = this.#guard === 'unprotected';
	}

	told(): void {
		this.#telling = false;
	}

	async #lookAtGuard(): Promise<void> {
		const persisted = await isPersisted().catch(() => undefined);
		if (persisted === undefined) this.#guard = 'unknown';
		else this.#guard = persisted ? 'protected' : 'unprotected';
	}
}

export const protection = new Protection();
