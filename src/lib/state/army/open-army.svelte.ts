import canonicalize from 'canonicalize';
import { mergeArmies } from '$lib/army/diff/merge';
import { readArmy } from '$lib/army/format/read';
import { isReadableAfter } from '$lib/army/format/read-edited';
import { nextPaint } from '$lib/browser/pause';
import { randomId } from '$lib/browser/random';
import { assess, isLegal } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import type { Armies, Stored, StoredArmy } from '$lib/store';
import { edit, type Edit, type EditLabel } from '$lib/army/edits/edit';
import { History } from '../document/history.svelte';
import { commitTyped, isTyping, typingRun } from '../document/typed';

/** Milliseconds until the database is asked once more for what other windows do, where it refused to tell. */
const WATCH_AGAIN = 1000;

/** Milliseconds after which a write counts as one that is not answered. */
const SLOW = 2500;

/** Whatever the order of their fields: what was read back has that of the schema, and photos apart. */
const same = (a: Army, b: Army) => textOf(a) === textOf(b);
const textOf = ({ photos: _, ...army }: Army) => canonicalize(army);

/** How far the last change is on its way to the disk. */
export type Saving =
	| { readonly state: 'saved'; readonly at: number }
	| { readonly state: 'saving'; readonly slow?: true }
	| { readonly state: 'failed'; readonly error: unknown };

/** What happened to the army outside of this window, or why an edit was not taken. */
export type Notice = 'changedElsewhere' | 'bothKept' | 'tooLarge';

/** Where the stored army is: `gone` when there is none any more, `unreadable` when this version cannot read it. */
export type Place = 'list' | 'trash' | 'gone' | 'unreadable';

function placeOf(stored: Stored | 'known' | undefined): Place {
	if (stored === undefined) return 'gone';
	if (stored === 'known') return 'list';
	if (!stored.readable) return 'unreadable';
	return stored.deletedAt === undefined ? 'list' : 'trash';
}

/** A state that is not stored yet, and the stored one that it grew from. */
export interface Change {
	readonly base: Army;
	readonly army: Army;
}

/** What is stored beside an army, and how its other version is called where two cannot be one. */
export interface Opening {
	readonly steps?: unknown;
	readonly otherName: (name: string) => string;
}

/**
 * The army on the screen: edits, their history, and the way to the disk. Each edit is saved at once. Where
 * another window was faster, both versions are merged by what they touch; where they touch the same, both
 * are kept.
 */
export class OpenArmy {
	readonly #armies: Armies;
	readonly #history = new History();
	#army: Army = $state.raw() as Army;
	#saving: Saving = $state.raw() as Saving;
	#place = $state<Place>('list');
	#notice = $state<Notice>();
	#kept = $state<string>();
	readonly #otherName: Opening['otherName'];
	/** The stored state that the one on the screen grew from. */
	#base: Army;
	#revision: number;
	#writing: Promise<void> | undefined;
	/** States whose writing failed; one that came through all the same is not another window's. */
	#attempts: Army[] = [];

	readonly assessment = $derived(assess(this.#army));
	readonly legal = $derived(isLegal(this.assessment));

	constructor(armies: Armies, stored: StoredArmy, { steps, otherName }: Opening) {
		this.#armies = armies;
		this.#army = stored.army;
		this.#base = stored.army;
		this.#revision = stored.revision;
		this.#saving = { state: 'saved', at: stored.savedAt };
		this.#place = placeOf(stored);
		this.#otherName = otherName;
		if (steps !== undefined) this.#history.restore(steps, stored.army);
	}

	get army(): Army {
		return this.#army;
	}

	get saving(): Saving {
		return this.#saving;
	}

	get notice(): Notice | undefined {
		return this.#notice;
	}

	/** Where the stored army is; where it cannot be written, the army is on the screen only. */
	get storedIn(): Place {
		return this.#place;
	}

	/** The army in which our version is kept, where another window's could not be joined with it. */
	get keptApart(): string | undefined {
		return this.#kept;
	}

	get undoable(): EditLabel | undefined {
		return this.#history.undoable;
	}

	get redoable(): EditLabel | undefined {
		return this.#history.redoable;
	}

	/** The names of all steps, done or taken back, in their order. */
	get steps(): readonly EditLabel[] {
		return this.#history.steps;
	}

	/** How many of the steps are done. */
	get place(): number {
		return this.#history.place;
	}

	/**
	 * Runs an edit, and has it saved. What would make a file that nobody can open is refused. Edits of one run of
	 * typing replace each other.
	 */
	run(edit: Edit, run = typingRun()): void {
		commitTyped();
		const before = this.#history.beforeRun(run) ?? this.#army;
		const after = edit.apply(before);
		if (after === this.#army) return;
		if (!isReadableAfter(before, after)) {
			this.#notice = 'tooLarge';
			return;
		}
		this.#history.record(edit.label, before, after, run);
		this.#take(after);
	}

	undo(): void {
		commitTyped();
		const before = this.#history.undo();
		if (before) this.#take(before);
	}

	redo(): void {
		commitTyped();
		const after = this.#history.redo();
		if (after) this.#take(after);
	}

	/** Takes steps back, or makes them again, until so many are done. */
	goTo(place: number): void {
		commitTyped();
		const army = this.#history.goTo(place);
		if (army) this.#take(army);
	}

	/** Tries once more to save what could not be saved. */
	retry(): void {
		this.#save();
	}

	/** Brings the army back out of the trash. Rejects where the browser cannot store that. */
	async restore(): Promise<void> {
		await this.settled();
		await this.#armies.setDeleted(this.#army.id, false);
		this.#follow(await this.#armies.get(this.#army.id));
	}

	/**
	 * Stores the army on the screen, with its undo steps, when its record is gone or unreadable: under its own id,
	 * or as a new army where that id is taken. Returns the id. Rejects where the browser cannot store it.
	 */
	async keepAsNew(): Promise<string> {
		await this.settled();
		const { id } = this.#army;
		const there = await this.#armies.get(id);
		if (there?.readable) this.#follow(there);
		else if (there) return this.#keepCopy();
		else {
			this.#writing = this.#write(() => this.#create());
			await this.#writing;
			if (this.#saving.state === 'failed') throw this.#saving.error;
		}
		return id;
	}

	async #create(): Promise<void> {
		await this.#armies.create(this.#army);
		this.#revision = 1;
		this.#place = 'list';
	}

	async #keepCopy(): Promise<string> {
		const army = this.#army;
		const id = await this.#createCopy(army);
		const name = this.#otherName(army.name);
		const result = await this.#armies.replace({ ...army, id, name }, 1, this.#history.toStored());
		if (!result.ok) throw new Error('The copy was not stored');
		this.#base = army;
		this.#saving = { state: 'saved', at: result.savedAt };
		return id;
	}

	dismissNotice(): void {
		this.#notice = undefined;
		this.#kept = undefined;
	}

	/** Stores what was typed; resolves when nothing is on its way any more. What failed stays failed. */
	async settled(): Promise<void> {
		commitTyped();
		await this.#writing;
	}

	/** Whether something would be lost if the window were closed now. */
	get unsaved(): boolean {
		return this.#differs || this.#place === 'gone' || isTyping();
	}

	/** The state on the screen and the stored one that it grew from, where they differ. */
	get change(): Change | undefined {
		return this.#differs ? { base: this.#base, army: this.#army } : undefined;
	}

	/** Makes a change that an earlier page could not store, as a step; or keeps it as an army of its own. */
	recover({ base, army }: Change): void {
		const merging = mergeArmies(base, army, this.#army);
		if (merging.ok && readArmy(merging.army).ok) {
			const made = merging.army;
			if (!same(made, this.#army)) this.run(edit('recovered', '', () => made));
		} else {
			const keep = async () => this.#sayKept(await this.#createCopy(army));
			this.#writing ??= this.#write(keep);
		}
	}

	get #differs(): boolean {
		return this.#army !== this.#base;
	}

	/** Follows the database: a newer state of another window is shown at once. Returns what ends it. */
	connect(): () => void {
		let end: () => void = () => undefined;
		const watch = () => {
			const subscription = this.#armies
				.watch(this.#army.id, () => this.#known)
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

	/** The revision up to which a stored state is no news. One that comes while we write is met by the write. */
	get #known(): number {
		if (this.#place === 'gone') return 0;
		return this.#writing ? this.#revision + 1 : this.#revision;
	}

	#follow(stored: Stored | 'known' | undefined): void {
		const wasGone = this.#place === 'gone';
		this.#place = placeOf(stored);
		if (stored === undefined || stored === 'known' || !stored.readable) return;
		const isNews = wasGone || stored.revision > this.#revision;
		if (isNews) commitTyped();
		if (this.#writing || !isNews) return;
		// Another window has brought it back: what could not be written can be written again.
		if (this.#differs) return this.#save();
		this.#noticeChange(stored);
		this.#adopt(stored, stored.army);
	}

	/** To put an army into the trash and back changes its record, but not the army. */
	#noticeChange(stored: StoredArmy): void {
		if (!same(this.#base, stored.army)) this.#notice = 'changedElsewhere';
	}

	#take(army: Army): void {
		this.#army = army;
		this.#save();
	}

	#save(): void {
		if (this.#differs) this.#writing ??= this.#write();
	}

	/** To hand a large army to the database takes its time: an edit is shown first. */
	async #write(before: () => Promise<void> = nextPaint): Promise<void> {
		this.#saving = { state: 'saving' };
		const slow = setTimeout(() => (this.#saving = { state: 'saving', slow: true }), SLOW);
		try {
			await before();
			do await this.#writeOnce();
			while (this.#differs);
		} catch (error) {
			this.#saving = { state: 'failed', error };
		} finally {
			clearTimeout(slow);
			// In the same turn as the end of the loop: an edit made right after starts a write of its own.
			this.#writing = undefined;
		}
	}

	async #writeOnce(): Promise<void> {
		const army = this.#army;
		this.#attempts.push(army);
		const result = await this.#armies.replace(army, this.#revision, this.#history.toStored());
		if (result.ok) {
			this.#written(army, result);
		} else if (result.current?.readable) {
			const { current } = result;
			const own = this.#attempts.findLast((attempt) => same(attempt, current.army));
			if (own && current.revision === this.#revision + 1) this.#written(own, current);
			else await this.#reconcile(current);
		} else {
			this.#place = placeOf(result.current);
			throw new Error('The army is not in the database any more');
		}
	}

	#written(army: Army, { revision, savedAt }: { revision: number; savedAt: number }): void {
		this.#base = army;
		this.#revision = revision;
		this.#attempts = [];
		if (!this.#differs) this.#saving = { state: 'saved', at: savedAt };
	}

	/** Another window saved first: one army of both, or else ours beside it as an army of its own. */
	async #reconcile(stored: StoredArmy): Promise<void> {
		const merging = mergeArmies(this.#base, this.#army, stored.army);
		if (merging.ok && readArmy(merging.army).ok) {
			this.#noticeChange(stored);
			this.#adopt(stored, merging.army);
			if (this.#differs) this.#saving = { state: 'saving' };
			return;
		}
		const ours = this.#army;
		const id = await this.#createCopy(ours);
		// What was edited while the copy was written is not in it: it is kept in another one.
		if (this.#army !== ours) return;
		this.#adopt(stored, stored.army);
		this.#sayKept(id);
	}

	async #createCopy(army: Army): Promise<string> {
		const copy = { ...army, id: randomId(), name: this.#otherName(army.name) };
		await this.#armies.create(copy);
		return copy.id;
	}

	#sayKept(id: string): void {
		this.#kept = id;
		this.#notice = 'bothKept';
	}

	/** Takes over a stored state, with what this window has made of it, as a step of the history. */
	#adopt(stored: StoredArmy, army: Army): void {
		const base = same(army, stored.army) ? army : stored.army;
		if (!same(army, this.#army)) {
			this.#history.record({ key: 'otherWindow', name: '' }, this.#army, army);
		}
		this.#army = army;
		this.#base = base;
		this.#attempts = [];
		this.#revision = stored.revision;
		this.#place = placeOf(stored);
		this.#saving = { state: 'saved', at: stored.savedAt };
	}
}
