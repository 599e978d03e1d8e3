import { downloadBlob } from '$lib/browser/files';
import type { RawRecord } from '$lib/exchange/backup';
import type { BackupProblem } from '$lib/exchange/read-backup';

/** A row that a backup holds as it was, because it could not be read. */
export interface RawRow extends Pick<RawRecord, 'table' | 'key' | 'place'> {
	/** The line at which it begins. */
	readonly line: number;
	/** Its text, in pieces. */
	readonly pieces: readonly Blob[];
}

type Open = RawRow & { readonly pieces: Blob[]; readonly of: number };

/** The raw rows of a backup as their pieces come in. */
export class GatheredRaws {
	readonly #rows: Open[] = [];
	readonly #broken: { line: number; problem: BackupProblem }[] = [];
	#open: Open | undefined;

	take({ table, key, place, part, of, text }: RawRecord, line: number): void {
		if (part === 1) {
			this.#giveUp();
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

	/** The whole rows, and the pieces to which others are missing. */
	end(): { rows: readonly RawRow[]; broken: readonly { line: number; problem: BackupProblem }[] } {
		this.#giveUp();
		return { rows: this.#rows, broken: this.#broken };
	}

	#giveUp(): void {
		if (!this.#open) return;
		this.#broken.push({ line: this.#open.line, problem: { code: 'malformed', path: '/of' } });
		this.#open = undefined;
	}
}

/** Letters of a file's name that come from a key. */
const LONGEST_NAME = 60;

/** Hands a row to the user as a file, just as the backup holds it. */
export function saveRawRow({ table, key = '', pieces }: RawRow): void {
	const name = [table, key.replace(/[^\w-]+/g, '-').slice(0, LONGEST_NAME)].filter(Boolean);
	downloadBlob(`${name.join('-')}.json`, new Blob([...pieces], { type: 'application/json' }));
}
