import { createHash } from 'node:crypto';
import type { Listed, Numbered } from '$lib/sync/room/wire';

/** What the store tells entries apart by; their order is part of what is stored. */
export const KINDS = ['rights', 'dropped', 'content', 'snapshot'] as const;
/** `rights` are the entries about members, `dropped` the requests to drop others. */
export type StoredKind = (typeof KINDS)[number];

/** An entry to append. */
export interface Fresh {
	readonly digest: string;
	readonly kind: StoredKind;
	readonly bytes: Uint8Array<ArrayBuffer>;
}

/** An entry with its number in the room. */
export type Stored = Numbered & Pick<Fresh, 'kind'>;

/** Where a room is: its last number, and what is in it. All is 0 and the incarnation empty for a room that is not there. */
export interface Head {
	/** A name that changes when the room may be another one than before, as after a restore. */
	readonly incarnation: string;
	readonly number: number;
	readonly entries: number;
	readonly bytes: number;
}

export const NOWHERE: Head = { incarnation: '', number: 0, entries: 0, bytes: 0 };

/** How much to read at a time: at least one entry, and no more once they have this many bytes. */
export interface Most {
	readonly entries: number;
	readonly bytes: number;
}

/** What the other nodes of one database say. */
export interface Watcher {
	/** Something was appended to a room; nothing, if it may be any of them. */
	changed(room?: string): void;
	/** Another node says this (`tell`). */
	told(text: string): void;
	/** What the others said lately may not have been heard. */
	missed(): void;
}

/** The entries of all rooms, each room in the order of arrival. What a promise resolves to is on the disk. */
export interface Store {
	/** Whether the last use succeeded. */
	readonly works: boolean;
	head(room: string): Promise<Head>;
	/**
	 * Appends entries in one step and leaves of the dropped ones only their digests. Nothing happens, and the result is
	 * undefined, if the room's head is not the given one any more. Entries that the room has or had are left out.
	 */
	append(
		room: string,
		at: Head,
		entries: readonly Fresh[],
		drop: readonly string[]
	): Promise<Head | undefined>;
	/** The entries after a number in order, without those that were dropped. */
	read(room: string, after: number, most: Most): Promise<readonly Stored[]>;
	/** The same of entries about members only. */
	rights(room: string, after: number, most: Most): Promise<readonly Stored[]>;
	/** The digests after a number in order, without those of dropped entries. */
	list(room: string, after: number, most: number): Promise<readonly Listed[]>;
	/** Those of these entries that the room has or had; false for dropped ones. */
	find(room: string, digests: readonly string[]): Promise<ReadonlyMap<string, StoredKind | false>>;
	/** Those of these entries that the room has, the first ones of them at least. */
	take(room: string, digests: readonly string[], most: Most): Promise<readonly Stored[]>;
	/** Gives a room another incarnation, if it still has this one. */
	renew(room: string, incarnation: string): Promise<void>;
	/** The ids of all rooms. */
	rooms(): AsyncIterable<string>;
	/** Begins to follow what the other nodes say; once. */
	watch(watcher: Watcher): void;
	/** Tells the other nodes something of at most 7,000 letters. */
	tell(text: string): Promise<void>;
	/** What an operator wants to know of the database, in the text format of Prometheus. */
	metrics(): readonly string[];
	/** Tries again after an error. */
	probe(): Promise<void>;
	close(): Promise<void>;
}

/** The name of an incarnation: of what the room has, and of the database that has it. */
export function incarnationOf(...parts: readonly string[]): string {
	return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}
