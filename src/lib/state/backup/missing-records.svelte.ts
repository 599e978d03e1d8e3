import { withoutBidiMarks } from '$lib/army/format/direction';
import type { CopyRecord, Store } from '$lib/store';
import { COPIED_TABLES } from '$lib/store/second-copy/tables';

/** Maximum number of names to show. */
const MOST_NAMES = 5;

/** The name of a missing army, if it is readable. */
function nameOf({ row }: CopyRecord): string[] {
	const { name } = (row?.army ?? {}) as { name?: unknown };
	return typeof name === 'string' ? [withoutBidiMarks(name)] : [];
}

/** Records that the database lost and the second copy still has. */
class MissingRecords {
	#secondCopy: Store['secondCopy'] | undefined;
	#looked: Promise<void> | undefined;
	#records = $state.raw<readonly CopyRecord[]>([]);
	#failed = $state(false);

	/** Whether records are missing and the user has not dismissed the notice. */
	get any(): boolean {
		return this.#records.length > 0;
	}

	/** Whether the last attempt to restore failed. */
	get failed(): boolean {
		return this.#failed;
	}

	/** Number of missing rows by table, without tables that miss none. */
	get counts(): readonly (readonly [CopyRecord['table'], number])[] {
		const counted = COPIED_TABLES.map((table) => [table, this.#of(table).length] as const);
		return counted.filter(([, count]) => count > 0);
	}

	/** The first few names of missing armies, and the number of others. */
	get armies(): { readonly names: readonly string[]; readonly more: number } {
		const names = this.#of('armies').flatMap(nameOf);
		return { names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) };
	}

	/** Compares the database with its second copy, once per start. */
	look(secondCopy: Store['secondCopy']): Promise<void> {
		this.#secondCopy = secondCopy;
		return (this.#looked ??= this.#compare(secondCopy));
	}

	/** Restores all missing records or none. */
	async restore(): Promise<boolean> {
		try {
			await (await this.#secondCopy?.())?.restore(this.#records);
			this.#records = [];
			return true;
		} catch {
			this.#failed = true;
			return false;
		}
	}

	async #compare(secondCopy: Store['secondCopy']): Promise<void> {
		this.#records = (await (await secondCopy())?.compare().catch(() => [])) ?? [];
	}

	#of(wanted: CopyRecord['table']): CopyRecord[] {
		return this.#records.filter(({ table }) => table === wanted);
	}

	/** Dismisses the notice until the next start. */
	putOff(): void {
		this.#records = [];
	}
}

export const missingRecords = new MissingRecords();
