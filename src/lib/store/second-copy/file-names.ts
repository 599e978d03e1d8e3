import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Row } from './record';
import type { CopiedTable } from './tables';

/** Keys that every file system takes as a name. */
const PLAIN = /^[\w-]{1,100}$/;
const NAME = /^([\w-]+)\.(?:(\d+)-(\d+)\.json|deleted)$/;

/** The state of a row: its file has another name in each, so a comparison reads names only. */
export type Stamp = readonly [revision: number, filed: number];

/** What the name of a file says. */
export interface FileName {
	readonly name: string;
	/** The same for all states of a record. */
	readonly base: string;
	/** Absent where the row was deleted on purpose. */
	readonly stamp?: Stamp;
}

function whole(value: unknown): number {
	return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

export function stampOf(table: CopiedTable, row: Row): Stamp {
	// A photo never changes under its digest.
	if (table === 'photos') return [0, 0];
	return [whole(row.revision ?? row.savedAt), whole(row.filedAt)];
}

/** Whether the first is of a later state. */
export function isLater([revision, filed]: Stamp, [other, otherFiled]: Stamp): boolean {
	return revision > other || (revision === other && filed > otherFiled);
}

/** The beginning of the names of a record's files. */
export function baseOf(key: string): string {
	return PLAIN.test(key) ? key : bytesToHex(sha256(utf8ToBytes(key)));
}

export function rowFileName(base: string, [revision, filed]: Stamp): string {
	return `${base}.${revision}-${filed}.json`;
}

export function deletionFileName(base: string): string {
	return `${base}.deleted`;
}

/** What a name says; undefined for a file that is none of the copy's. */
export function parseFileName(name: string): FileName | undefined {
	const [, base, revision, filed] = NAME.exec(name) ?? [];
	if (base === undefined) return undefined;
	if (revision === undefined) return { name, base };
	return { name, base, stamp: [Number(revision), Number(filed)] };
}
