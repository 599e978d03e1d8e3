import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Row } from './record';
import type { CopiedTable } from './tables';

/** Keys that are valid file names on every file system. */
const PLAIN = /^[\w-]{1,100}$/;
const NAME = /^([\w-]+)\.(?:(\d+)-(\d+)\.json|deleted)$/;

/** The state of a row, part of its file name, so that comparing needs names only. */
type Stamp = readonly [revision: number, filed: number];

/** A parsed file name. */
export interface FileName {
	readonly name: string;
	/** Equal for all states of a record. */
	readonly base: string;
	/** Absent for a row that was deleted on purpose. */
	readonly stamp?: Stamp;
}

function whole(value: unknown): number {
	return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

export function stampOf(table: CopiedTable, row: Row): Stamp {
	// The photo of a digest never changes.
	if (table === 'photos') return [0, 0];
	return [whole(row.revision ?? row.savedAt), whole(row.filedAt)];
}

/** Returns whether the first stamp is later. */
export function isLater([revision, filed]: Stamp, [other, otherFiled]: Stamp): boolean {
	return revision > other || (revision === other && filed > otherFiled);
}

/** Returns the start of the names of a record's files. */
export function baseOf(key: string): string {
	return PLAIN.test(key) ? key : bytesToHex(sha256(utf8ToBytes(key)));
}

export function rowFileName(base: string, [revision, filed]: Stamp): string {
	return `${base}.${revision}-${filed}.json`;
}

export function deletionFileName(base: string): string {
	return `${base}.deleted`;
}

/** Parses a file name; undefined if the file is not part of the copy. */
export function parseFileName(name: string): FileName | undefined {
	const [, base, revision, filed] = NAME.exec(name) ?? [];
	if (base === undefined) return undefined;
	if (revision === undefined) return { name, base };
	return { name, base, stamp: [Number(revision), Number(filed)] };
}
