import { readArmy } from '$lib/army/read';
import { assess, isLegal } from '$lib/rules/assess';
import type { Army } from '$lib/rules/choices';
import type { Armies, Stored, StoredArmy } from '$lib/store';
import type { Edit, EditLabel } from './edit';
import { History } from './history.svelte';

/** How far the last change is on its way to the disk. */
export type Saving =
	| { readonly state: 'saved'; readonly at: number }
	| { readonly state: 'saving' }
	| { readonly state: 'failed'; readonly error: unknown };

/** What happened to the army outside of this window, or why an edit was not taken. */
export type Notice = 'changedElsewhere' | 'stepDropped' | 'deletedElsewhere' | 'tooLarge';

/**
 * The army on the screen: edits, their history, and the way to the disk. Each edit is saved at once; where
 * another window was faster, the edits that are not saved yet are run again on its state.
 */
export class OpenArmy {
	readonly #armies: Armies;
	readonly #history = new History();
	#army: Army = $state.raw() as Army;
	#saving: Saving = $state.raw() as Saving;
	#notice = $state<Notice>();
	#revision: number;
	#unsaved: Edit[] = [];
	#writing: Promise<void> | undefined;

	readonly assessment = $derived(assess(this.#army));
	readonly legal = $derived(isLegal(this.assessment));

	constructor(armies: Armies, stored: StoredArmy) {
		this.#armies = armies;
		this.#army = stored.army;
		this.#revision = stored.revision;
		this.#saving = { state: 'saved', at: stored.savedAt };
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

	get undoable(): EditLabel | undefined {
		return this.#history.undoable;
	}

	get redoable(): EditLabel | undefined {
		return this.#history.redoable;
	}

	/** Runs an edit, and has it saved. What would make a file that nobody can open is refused. */
	run(edit: Edit): void {
		const before = this.#army;
		const after = edit.apply(before);
		if (after === before) return;
		if (!readArmy(after).ok) {
			this.#notice = 'tooLarge';
			return;
		}
		this.#history.record(edit.label, before, after);
		this.#take(after, edit);
	}

	undo(): void {
		const label = this.#history.undoable;
		const before = this.#history.undo();
		if (label && before) this.#take(before, { label, apply: () => before, exact: true });
	}

	redo(): void {
		const label = this.#history.redoable;
		const after = this.#history.redo();
		if (label && after) this.#take(after, { label, apply: () => after, exact: true });
	}

	/** Tries once more to save what could not be saved. */
	retry(): void {
		this.#save();
	}

	/** Brings an army back that another window has deleted. */
	async restore(): Promise<void> {
		await this.#armies.setDeleted(this.#army.id, false);
		const stored = await this.#armies.get(this.#army.id);
		if (!stored?.readable || this.#unsaved.length > 0) return;
		this.#adopt(stored, stored.army);
		this.#notice = undefined;
	}

	dismissNotice(): void {
		this.#notice = undefined;
	}

	/** Resolves when nothing is on its way any more; what failed stays failed. */
	async settled(): Promise<void> {
		await this.#writing;
	}

	/** Whether something would be lost if the window were closed now. */
	get unsaved(): boolean {
		return this.#unsaved.length > 0;
	}

	/** Follows the database: a newer state of another window is shown at once. Returns what ends it. */
	connect(): () => void {
		const subscription = this.#armies.watch(this.#army.id).subscribe({
			next: (stored) => this.#follow(stored),
			error: (error) => (this.#saving = { state: 'failed', error })
		});
		return () => subscription.unsubscribe();
	}

	#follow(stored: Stored | undefined): void {
		if (this.#writing || this.#unsaved.length > 0) return;
		if (!stored?.readable || stored.deletedAt !== undefined) this.#notice = 'deletedElsewhere';
		else if (stored.revision > this.#revision) {
			this.#adopt(stored, stored.army);
			this.#notice = 'changedElsewhere';
		}
	}

	#take(army: Army, edit: Edit): void {
		this.#army = army;
		this.#unsaved.push(edit);
		this.#save();
	}

	#save(): void {
		if (this.#unsaved.length > 0) this.#writing ??= this.#write();
	}

	async #write(): Promise<void> {
		this.#saving = { state: 'saving' };
		try {
			while (this.#unsaved.length > 0) await this.#writeOnce();
		} catch (error) {
			this.#saving = { state: 'failed', error };
		} finally {
			// In the same turn as the end of the loop: an edit made right after starts a write of its own.
			this.#writing = undefined;
		}
	}

	async #writeOnce(): Promise<void> {
		const edits = this.#unsaved.length;
		const result = await this.#armies.replace($state.snapshot(this.#army) as Army, this.#revision);
		if (result.ok) {
			this.#revision = result.revision;
			this.#unsaved = this.#unsaved.slice(edits);
			if (this.#unsaved.length === 0) this.#saving = { state: 'saved', at: result.savedAt };
		} else if (result.current?.readable) {
			this.#rebase(result.current);
		} else {
			this.#notice = 'deletedElsewhere';
			throw new Error('The army is not in the database any more');
		}
	}

	/** Another window saved first: its state counts, and our unsaved edits are made on it again. */
	#rebase(stored: StoredArmy): void {
		let army = stored.army;
		const kept: Edit[] = [];
		let notice: Notice = 'changedElsewhere';
		for (const edit of this.#unsaved) {
			const next = edit.exact ? undefined : edit.apply(army);
			if (next && readArmy(next).ok) {
				army = next;
				kept.push(edit);
			} else notice = edit.exact ? 'stepDropped' : 'tooLarge';
		}
		this.#unsaved = kept;
		this.#adopt(stored, army);
		this.#notice = stored.deletedAt === undefined ? notice : 'deletedElsewhere';
		if (kept.length > 0) this.#saving = { state: 'saving' };
	}

	/** Takes over a stored state, with what was made on it again, as a step of the history. */
	#adopt(stored: StoredArmy, army: Army): void {
		if (JSON.stringify(army) !== JSON.stringify(this.#army)) {
			this.#history.record({ key: 'otherWindow', name: '' }, this.#army, army);
		}
		this.#army = army;
		this.#revision = stored.revision;
		this.#saving = { state: 'saved', at: stored.savedAt };
	}
}
