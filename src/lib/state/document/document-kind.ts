import type { Diff } from '$lib/document/diff';
import type { Patch } from '$lib/document/patch';
import type { Watchable } from '$lib/store';

/** A stored document with its revision and times (ms). */
export interface StoredDocument<T> {
	readonly document: T;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** What the database has: `known` if there is nothing new, undefined if the record is gone. */
export type Lookup<T> = StoredDocument<T> | 'known' | 'unreadable' | undefined;

/** A write that is based on an older revision changes nothing and returns the current state. */
type ReplaceResult<T> =
	| { readonly ok: true; readonly revision: number; readonly savedAt: number }
	| { readonly ok: false; readonly current: Lookup<T> };

/** The table that stores documents of one kind. */
export interface DocumentStore<T> {
	get(id: string): Promise<Lookup<T>>;
	/** May emit `known` without reading the document while its revision is at most `known()`. */
	watch(id: string, known: () => number): Watchable<Lookup<T>>;
	create(document: T): Promise<unknown>;
	/** Stores a new state with its undo steps if the stored revision is still `base`. */
	replace(document: T, base: number, steps: unknown): Promise<ReplaceResult<T>>;
	setDeleted(id: string, deleted: boolean): Promise<unknown>;
}

/** A state that is not stored yet, and the stored one that it grew from. */
export interface Change<T> {
	readonly base: T;
	readonly document: T;
	/** A state between them that was being stored. If it was, the change begins there. */
	readonly attempted?: T;
}

/** A merged document; `leftOut` if a change could not be applied. */
interface Merged<T> {
	readonly document: T;
	readonly leftOut?: boolean;
}

/** What differs between armies, leagues and later kinds of documents. `L` names a step of the history. */
export interface DocumentKind<T, L> {
	readonly store: DocumentStore<T>;
	readonly diff: Diff<T>;
	idOf(document: T): string;
	isSame(one: T, other: T): boolean;
	/** Whether the file of an edited document could be read again. */
	isReadableAfter(before: T, after: T): boolean;
	/**
	 * Merges our unsaved change, also given as patches in order, with what another window stored. Returns undefined if
	 * they contradict each other, or leaves out patches that do not fit.
	 */
	merge(ours: Change<T>, theirs: T, patches: readonly Patch[]): Merged<T> | undefined;
	/** Adds what a step changed to its label. */
	describe?(label: L, patch: Patch): L;
	/** Names the step that adopts a change from another window; without it, undo skips such changes. */
	readonly otherWindow?: L;
	/**
	 * Names the step that makes a change again that the last session could not store; undefined if the document has no
	 * history of steps.
	 */
	readonly recovered: L | undefined;
	/** Returns the version that is stored next to one that cannot be merged with it. */
	copy(document: T): T | Promise<T>;
	/** The stored copy of this version, if a page made one and was closed before it was done. */
	keptCopy?(document: T): Promise<StoredDocument<T> | undefined>;
}
