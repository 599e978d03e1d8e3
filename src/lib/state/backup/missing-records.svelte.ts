import { withoutBidiMarks } from '$lib/army/format/direction';
import type { CopyRecord, Store } from '$lib/store';
import { COPIED } from '$lib/store/second-copy/tables';

/** Names that are shown of missing armies; of more there is the number. */
const MOST_NAMES = 5;

/** The name of a missing army, where it can be read. */
function nameOf({ row }: CopyRecord): string[] {
	const { name } = (row?.army ?? {}) as { name?: unknown };
	return typeof name === 'string' ? [withoutBidiMarks(name)] : [];
}

/** What the database has lost and the second copy still has. */
class MissingRecords {
	#secondCopy: Store['secondCopy'] | undefined;
	#looked: Promise<void> | undefined;
	#records = $state.raw<readonly CopyRecord[]>([]);
	#failed = $state(false);

	/** Whether anything is missing that the user has not put off. */
	get any(): boolean {
		return this.#records.length > 0;
	}

	/** Whether the last attempt to restore it failed. */
	get failed(): boolean {
		return this.#failed;
	}

	/** How many rows of each table are missing; tables without any are left out. */
	get counts(): readonly (readonly [CopyRecord['table'], number])[] {
		const counted = COPIED.map((table) => [table, this.#of(table).length] as const);
		return counted.filter(([, count]) => count > 0);
	}

	/** The first names of missing armies, and how many more there are. */
	get armies(): { readonly names: readonly string[]; readonly more: number } {
		const names = this.#of('armies').flatMap(nameOf);
		return { names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) };
	}

	/** Compares the database with its second copy, once a start; where there is none, nothing is missing. */
	look(secondCopy: Store['secondCopy']): Promise<void> {
		this.#secondCopy = secondCopy;
		return (this.#looked ??= this.#compare(secondCopy));
	}

	/** Brings all of it back, or nothing. */
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

	/** Not now: the next start asks again. */
	putOff(): void {
		this.#records = [];
	}
}

export const missingRecords = new MissingRecords();
