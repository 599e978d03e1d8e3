import { nextPaint } from '$lib/browser/pause';
import { isEmptyPatch, reversed, type Patch } from '$lib/document/patch';
import type { Change, DocumentKind, Lookup, StoredDocument } from './document-kind';
import { History } from './history.svelte';
import { commitTyped, isTyping, typingRun, type TypingRun } from './typed';
import { Visited } from './visited';

/** Milliseconds until the database is watched again after it failed. */
const WATCH_AGAIN = 1000;

/** Milliseconds after which a write counts as slow. */
const SLOW = 2500;

/** The save state of the last change. */
export type Saving =
	| { readonly state: 'saved'; readonly at: number }
	| { readonly state: 'saving'; readonly slow?: true }
	| { readonly state: 'failed'; readonly error: unknown };

/** What happened outside of this window, or why an edit was refused. */
export type Notice = 'changedElsewhere' | 'bothKept' | 'tooLarge';

/** Where the stored document is: `gone` if there is none, `unreadable` if this version cannot read it. */
export type Place = 'list' | 'trash' | 'gone' | 'unreadable';

function placeOf(stored: Lookup<unknown>): Place {
	if (stored === undefined) return 'gone';
	if (stored === 'known') return 'list';
	if (stored === 'unreadable') return 'unreadable';
	return stored.deletedAt === undefined ? 'list' : 'trash';
}

interface Attempt<T> {
	readonly document: T;
	readonly patches: readonly Patch[];
}

const isRead = <T>(stored: Lookup<T>): stored is StoredDocument<T> => typeof stored === 'object';

/**
 * A document on the screen: its edits, their history, and its way to the disk. Each edit is saved at once. If another
 * window saved first, both versions are merged; if they contradict each other, both are kept.
 */
export class OpenDocument<T extends object, L> {
	readonly #kind: DocumentKind<T, L>;
	readonly #history: History<L>;
	readonly #visited = new Visited<T>();
	#document: T = $state.raw() as T;
	#saving: Saving = $state.raw() as Saving;
	#storedIn = $state<Place>('list');
	#notice = $state<Notice>();
	#keptApart = $state<string>();
	#leftOut = $state(false);
	/** The stored state that the document grew from, and what changed since. */
	#base: T;
	#unsaved: readonly Patch[] = [];
	#revision: number;
	#writing: Promise<void> | undefined;
	/** The copy that keeps ours, and the state of ours that it has; until all of ours is in it. */
	#apart: { readonly copy: OpenDocument<T, L>; of: T } | undefined;
	/** Failed and running writes. One that failed may still be stored; an equal state is then not another window's. */
	#attempts: Attempt<T>[] = [];

	constructor(kind: DocumentKind<T, L>, stored: StoredDocument<T>, steps?: unknown) {
		this.#kind = kind;
		this.#history = new History(kind.describe);
		this.#document = stored.document;
		this.#base = stored.document;
		this.#revision = stored.revision;
		this.#saving = { state: 'saved', at: stored.savedAt };
		this.#storedIn = placeOf(stored);
		if (steps !== undefined) this.#history.restore(steps, stored.document, kind.diff);
	}

	get document(): T {
		return this.#document;
	}

	get saving(): Saving {
		return this.#saving;
	}

	get notice(): Notice | undefined {
		return this.#notice;
	}

	/** Where the stored document is. If it cannot be written, the document exists only on the screen. */
	get storedIn(): Place {
		return this.#storedIn;
	}

	/** The id of the copy that keeps our version if it could not be merged with another window's. */
	get keptApart(): string | undefined {
		return this.#keptApart;
	}

	/** Whether a change was left out, since another window had changed what it depends on. */
	get leftOut(): boolean {
		return this.#leftOut;
	}

	get undoable(): L | undefined {
		return this.#history.undoable;
	}

	get redoable(): L | undefined {
		return this.#history.redoable;
	}

	/** The labels of all steps in order, including the undone ones. */
	get steps(): readonly L[] {
		return this.#history.steps;
	}

	/** The number of steps that are not undone. */
	get place(): number {
		return this.#history.place;
	}

	/**
	 * Applies an edit and saves it; without a label it is no step of the history. False if the file could not be read
	 * again: nothing has changed then. Edits of one run of typing replace each other.
	 */
	edit(apply: (document: T) => T, label?: L, run = typingRun()): boolean {
		commitTyped();
		const typed = label === undefined ? undefined : this.#history.lastOfRun(run);
		const before = typed
			? this.#kind.diff.patched(this.#document, reversed(typed))
			: this.#document;
		const after = apply(before);
		if (after === this.#document) return true;
		if (!this.#kind.isReadableAfter(before, after)) return false;
		const patch = this.#kind.diff.between(this.#document, after);
		if (isEmptyPatch(patch)) return true;
		if (label !== undefined) this.#record(label, patch, run, after);
		this.#take(after, patch);
		return true;
	}

	#record(label: L, patch: Patch, run: TypingRun | undefined, after: T): void {
		const from = this.place;
		this.#history.record(label, patch, run);
		this.#visited.note(from, this.#document, this.place, after);
		this.#visited.cut(this.place);
	}

	/** Undoes the last step; false if later changes depend on it. */
	undo(): boolean {
		return this.goTo(this.place - 1);
	}

	redo(): boolean {
		return this.goTo(this.place + 1);
	}

	/** Undoes or redoes steps until `place` of them are done. False if that is not possible. */
	goTo(place: number): boolean {
		commitTyped();
		const patch = this.#history.patchTo(place);
		if (!patch) return false;
		const after = this.#stateAt(place, patch);
		if (!after) return false;
		this.#visited.note(this.place, this.#document, place, after);
		this.#history.moveTo(place);
		this.#take(after, patch);
		return true;
	}

	/** The document to which a step leads; undefined if that is not possible. */
	#stateAt(place: number, patch: Patch): T | undefined {
		const { diff, isReadableAfter } = this.#kind;
		const known = this.#visited.from(this.place, this.#document, place);
		// Another object than the stored one, which has nothing to save.
		if (known) return { ...known };
		const after = diff.patched(this.#document, patch);
		return isReadableAfter(this.#document, after) ? after : undefined;
	}

	/** Forgets all steps, as they no longer fit the document. */
	protected forgetSteps(): void {
		this.#history.forget();
	}

	/** Tries again to save what could not be saved. */
	retry(): void {
		this.#save();
	}

	/** Takes the document out of the trash. Rejects if the browser cannot store that. */
	async restore(): Promise<void> {
		await this.settled();
		const { store } = this.#kind;
		await store.setDeleted(this.#id, false);
		this.#follow(await store.get(this.#id));
	}

	/**
	 * Stores the document again, with its undo steps, if its record is gone or unreadable: under its own id, or as a
	 * copy if that id is taken. Returns the id. Rejects if the browser cannot store it.
	 */
	async keepAsNew(): Promise<string> {
		await this.settled();
		const stored = await this.#kind.store.get(this.#id);
		if (isRead(stored)) this.#follow(stored);
		else if (stored) return this.#keepCopy();
		else {
			this.#writing = this.#write(() => this.#create());
			await this.#writing;
			if (this.#saving.state === 'failed') throw this.#saving.error;
		}
		return this.#id;
	}

	protected notify(notice: Notice): void {
		this.#notice = notice;
	}

	dismissNotice(): void {
		this.#notice = undefined;
		this.#keptApart = undefined;
		this.#leftOut = false;
	}

	/** Stores typed text; resolves when nothing is being written. What failed stays failed. */
	async settled(): Promise<void> {
		commitTyped();
		await this.#writing;
	}

	/** Whether something would be lost if the window were closed now. */
	get unsaved(): boolean {
		return this.#differs || this.#storedIn === 'gone' || isTyping();
	}

	/** The unsaved change, if there is one. */
	get unsavedChange(): Change<T> | undefined {
		if (!this.#differs) return undefined;
		const attempted = this.#attempts.at(-1)?.document;
		return { base: this.#base, document: this.#document, ...(attempted && { attempted }) };
	}

	/** Applies a change that an earlier page could not store as a step, or stores it as a copy. */
	recover({ base, document, attempted }: Change<T>): void {
		const { isSame } = this.#kind;
		// It was stored after all: a merge would add changes of counts again.
		if (isSame(document, this.#document)) return;
		const isStored = attempted && isSame(attempted, this.#document);
		const change = { base: isStored ? this.#document : base, document };
		const patches = [this.#kind.diff.between(change.base, change.document)];
		const merged = this.#kind.merge(change, this.#document, patches);
		if (merged) {
			if (merged.leftOut) this.#leftOut = true;
			if (this.#kind.isSame(merged.document, this.#document)) return;
			this.edit(() => merged.document, this.#kind.recovered);
		} else {
			const keep = async () => {
				const { copy } = await this.#newCopy(change.document);
				this.#noticeCopy(await copy.keepAsNew());
			};
			this.#writing ??= this.#write(keep);
		}
	}

	/** Follows the database, so that newer states from other windows are shown. Returns a function that stops it. */
	connect(): () => void {
		let end: () => void = () => undefined;
		const watch = () => {
			const subscription = this.#kind.store
				.watch(this.#id, () => this.#known)
				.subscribe({
					next: (stored) => this.#follow(stored),
					error: () => {
						end();
						const timer = setTimeout(watch, WATCH_AGAIN);
						end = () => clearTimeout(timer);
					}
				});
			end = () => subscription.unsubscribe();
		};
		watch();
		return () => end();
	}

	get #id(): string {
		return this.#kind.idOf(this.#document);
	}

	get #differs(): boolean {
		return this.#document !== this.#base;
	}

	/** The newest revision to ignore. During a write, the write itself handles the next one. */
	get #known(): number {
		if (this.#storedIn === 'gone') return 0;
		return this.#writing ? this.#revision + 1 : this.#revision;
	}

	#follow(stored: Lookup<T>): void {
		const wasGone = this.#storedIn === 'gone';
		this.#storedIn = placeOf(stored);
		if (!isRead(stored)) return;
		const isNews = wasGone || stored.revision > this.#revision;
		if (isNews) commitTyped();
		if (this.#writing || !isNews) return;
		// Another window has restored it, so what could not be written can be written now.
		if (this.#differs) return this.#save();
		this.#noticeChange(stored);
		this.#adopt(stored, stored.document);
	}

	/** Moving a document to the trash and back changes its record, but not the document. */
	#noticeChange(stored: StoredDocument<T>): void {
		if (this.#kind.otherWindow === undefined) return;
		if (!this.#kind.isSame(this.#base, stored.document)) this.#notice = 'changedElsewhere';
	}

	#take(document: T, patch: Patch): void {
		this.#document = document;
		this.#unsaved = [...this.#unsaved, patch];
		this.#save();
	}

	#save(): void {
		if (this.#differs) this.#writing ??= this.#write();
	}

	/** Writing a large document takes time, so an edit is shown first. */
	async #write(before: () => Promise<void> = nextPaint): Promise<void> {
		this.#saving = { state: 'saving' };
		let slow: ReturnType<typeof setTimeout> | undefined;
		try {
			await before();
			slow = setTimeout(() => (this.#saving = { state: 'saving', slow: true }), SLOW);
			do await this.#writeOnce();
			while (this.#differs);
		} catch (error) {
			this.#saving = { state: 'failed', error };
		} finally {
			clearTimeout(slow);
			// Must run in the same turn as the end of the loop, so that an edit right after it starts a new write.
			this.#writing = undefined;
		}
	}

	async #writeOnce(): Promise<void> {
		const attempt = { document: this.#document, patches: this.#unsaved };
		this.#attempts.push(attempt);
		const { store, isSame } = this.#kind;
		const steps = this.#history.toStored();
		const result = await store.replace(attempt.document, this.#revision, steps);
		if (result.ok) {
			this.#written(attempt, result);
		} else if (isRead(result.current)) {
			const { current } = result;
			// This one was refused, so that an equal state is another window's; an earlier one that failed may be stored.
			const earlier = this.#attempts.filter((one) => one !== attempt);
			const own = earlier.findLast(({ document }) => isSame(document, current.document));
			if (own && current.revision === this.#revision + 1) this.#written(own, current);
			else await this.#reconcile(current);
		} else {
			this.#storedIn = placeOf(result.current);
			throw new Error('The document is no longer in the database');
		}
	}

	#written(
		{ document, patches }: Attempt<T>,
		{ revision, savedAt }: { revision: number; savedAt: number }
	): void {
		this.#base = document;
		this.#unsaved = this.#unsaved.slice(patches.length);
		this.#revision = revision;
		this.#attempts = [];
		if (!this.#differs) this.#saving = { state: 'saved', at: savedAt };
	}

	/** Another window saved first: merges both versions, or keeps ours as a copy. */
	async #reconcile(stored: StoredDocument<T>): Promise<void> {
		const ours = { base: this.#base, document: this.#document };
		const merged = this.#kind.merge(ours, stored.document, this.#unsaved);
		if (merged) {
			this.#noticeChange(stored);
			if (merged.leftOut) this.#leftOut = true;
			this.#adopt(stored, merged.document);
			if (this.#differs) this.#saving = { state: 'saving' };
			return;
		}
		const id = await this.#keepApart();
		this.#adopt(stored, stored.document);
		this.#noticeCopy(id);
	}

	/** Keeps ours as a copy, with edits that are made while it is written. After a failure, the same copy is used again. */
	async #keepApart(): Promise<string> {
		const { diff } = this.#kind;
		this.#apart ??= await this.#newCopy(this.#document);
		const { copy } = this.#apart;
		do {
			const of: T = this.#document;
			const patch = diff.between(this.#apart.of, of);
			if (!copy.edit((before) => diff.patched(before, patch)))
				throw new Error('The copy is too large');
			this.#apart.of = of;
			await copy.keepAsNew();
			copy.retry();
			await copy.settled();
			if (copy.saving.state === 'failed') throw copy.saving.error;
		} while (this.#apart.of !== this.#document);
		return copy.#id;
	}

	/** A copy of ours; the one that a page made which was closed before it was done. */
	async #newCopy(of: T): Promise<{ copy: OpenDocument<T, L>; of: T }> {
		const kept = await this.#kind.keptCopy?.(of);
		const stored = kept ?? { document: await this.#kind.copy(of), revision: 0, savedAt: 0 };
		return { copy: new OpenDocument(this.#kind, stored), of };
	}

	async #create(): Promise<void> {
		await this.#kind.store.create(this.#document);
		this.#revision = 1;
		this.#storedIn = 'list';
	}

	async #keepCopy(): Promise<string> {
		const document = this.#document;
		const copy = await this.#kind.copy(document);
		const { store } = this.#kind;
		await store.create(copy);
		const result = await store.replace(copy, 1, this.#history.toStored());
		if (!result.ok) throw new Error('The copy was not stored');
		this.#base = document;
		this.#unsaved = [];
		this.#saving = { state: 'saved', at: result.savedAt };
		return this.#kind.idOf(copy);
	}

	#noticeCopy(id: string): void {
		this.#keptApart = id;
		this.#notice = 'bothKept';
	}

	/** Adopts a stored state, merged with the changes of this window. */
	#adopt(stored: StoredDocument<T>, document: T): void {
		const { diff, isSame, otherWindow } = this.#kind;
		const isStored = isSame(document, stored.document);
		if (otherWindow !== undefined && !isSame(document, this.#document))
			this.#history.record(otherWindow, diff.between(this.#document, document));
		this.#document = document;
		this.#base = isStored ? document : stored.document;
		this.#unsaved = isStored ? [] : [diff.between(stored.document, document)];
		this.#attempts = [];
		this.#apart = undefined;
		this.#revision = stored.revision;
		this.#storedIn = placeOf(stored);
		this.#saving = { state: 'saved', at: stored.savedAt };
	}
}
