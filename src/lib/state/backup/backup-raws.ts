import { downloadBlob } from '$lib/browser/files';
import type { RawRecord } from '$lib/exchange/backup';
import type { BackupProblem } from '$lib/exchange/read-backup';

/** A damaged row that the backup holds unchanged. */
export interface RawRow extends Pick<RawRecord, 'table' | 'key' | 'place'> {
	/** Line number of its first record. */
	readonly line: number;
	readonly pieces: readonly Blob[];
}

type Open = RawRow & { readonly pieces: Blob[]; readonly of: number };

/** Assembles raw rows from their parts. */
export class GatheredRaws {
	readonly #rows: Open[] = [];
	readonly #broken: { line: number; problem: BackupProblem }[] = [];
	#open: Open | undefined;

	take({ table, key, place, part, of, text }: RawRecord, line: number): void {
		if (part === 1) {
			this.#discard();
			const from = {
				table,
				...(key !== undefined && { key }),
				...(place !== undefined && { place })
			};
			this.#open = { ...from, line, of, pieces: [] };
		}
		const open = this.#open;
		if (open?.of !== of || open.pieces.length !== part - 1) {
			this.#broken.push({ line, problem: { code: 'malformed', path: '/part' } });
			return;
		}
		open.pieces.push(new Blob([text]));
		if (part === of) {
			this.#rows.push(open);
			this.#open = undefined;
		}
	}

	/** The complete rows, and the problems of incomplete ones. */
	end(): { rows: readonly RawRow[]; broken: readonly { line: number; problem: BackupProblem }[] } {
		this.#discard();
		return { rows: this.#rows, broken: this.#broken };
	}

	#discard(): void {
		if (!this.#open) return;
		this.#broken.push({ line: this.#open.line, problem: { code: 'malformed', path: '/of' } });
		this.#open = undefined;
	}
}

/** Maximum length of the part of a file name that comes from a key. */
const LONGEST_NAME = 60;

/** Downloads a raw row as a file, unchanged. */
export function saveRawRow({ table, key = '', pieces }: RawRow): void {
	const name = [table, key.replace(/[^\w-]+/g, '-').slice(0, LONGEST_NAME)].filter(Boolean);
	downloadBlob(`${name.join('-')}.json`, new Blob([...pieces], { type: 'application/json' }));
}
