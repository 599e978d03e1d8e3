import type * as z from 'zod/mini';
import { clearSetting, readSetting, writeSetting } from '$lib/browser/settings';

function parsed(text: string | null): unknown {
	try {
		return text === null ? undefined : (JSON.parse(text) as unknown);
	} catch {
		return undefined;
	}
}

/** What is half entered in a dialog. It stays on this device until it is saved or discarded, also after a reload. */
export class KeptDraft<T> {
	readonly #key: string;
	/** What an earlier visit left; undefined if there is nothing readable. */
	readonly start: T | undefined;

	/** `what` names the dialog and the entry that it edits. */
	constructor(league: string, what: string, schema: z.ZodMiniType<T>) {
		this.#key = `draft ${league} ${what}`;
		const reading = schema.safeParse(parsed(readSetting(this.#key)));
		this.start = reading.success ? reading.data : undefined;
	}

	keep(draft: T): void {
		writeSetting(this.#key, JSON.stringify(draft));
	}

	forget(): void {
		clearSetting(this.#key);
	}
}
