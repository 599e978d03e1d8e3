import { patchBetween, patched, reversed } from '$lib/army/diff/patch';
import type { TypingRun } from '$lib/browser/typing.svelte';
import type { Army } from '$lib/rules/choices';
import type { EditLabel } from '$lib/army/edits/edit';
import { storedHistory, type StoredHistory, type StoredStep } from './stored-history';

/** Steps back, and steps forward again, that survive a reload. */
const KEPT = 100;

interface Step {
	readonly label: EditLabel;
	readonly before: Army;
	readonly after: Army;
	/** The run of typing that made it; a step that was read from the disk has none. */
	readonly run?: TypingRun | undefined;
}

const told = new WeakMap<Step, StoredStep>();

/** A step never changes: what it made different is told once, not with every write. */
function toStored(step: Step): StoredStep {
	const known = told.get(step) ?? {
		label: step.label,
		patch: patchBetween(step.before, step.after)
	};
	told.set(step, known);
	return known;
}

function isSame(before: Army, after: Army): boolean {
	const { fields, units, order } = patchBetween(before, after);
	const text = (value: unknown) => JSON.stringify(value);
	return !order && [...fields, ...units].every((one) => text(one.before) === text(one.after));
}

/** The named steps that led to an army, and those that were taken back. */
export class History {
	#done = $state.raw<readonly Step[]>([]);
	#undone = $state.raw<readonly Step[]>([]);

	readonly undoable = $derived(this.#done.at(-1)?.label);
	readonly redoable = $derived(this.#undone.at(-1)?.label);

	/** All steps in their order, those too that were taken back; and how many of them are done. */
	readonly steps = $derived(
		[...this.#done, ...this.#undone.toReversed()].map(({ label }) => label)
	);
	readonly place = $derived(this.#done.length);

	/** Takes up what was stored with an army: as far as its steps fit to it. */
	restore(stored: unknown, army: Army): void {
		const { done, undone } = storedHistory(stored);
		const steps = (list: readonly StoredStep[], back: boolean) => {
			const found: Step[] = [];
			let state = army;
			for (const { label, patch } of list.toReversed()) {
				const next = patched(state, back ? reversed(patch) : patch);
				if (!next) break;
				const [before, after] = back ? [next, state] : [state, next];
				const step = { label, before, after };
				told.set(step, { label, patch });
				found.unshift(step);
				state = next;
			}
			return found;
		};
		this.#done = steps(done, true);
		this.#undone = steps(undone, false);
	}

	/** What is stored beside the army, so that its last hundred steps survive a reload. */
	toStored(): StoredHistory {
		return {
			done: this.#done.slice(-KEPT).map(toStored),
			undone: this.#undone.slice(-KEPT).map(toStored)
		};
	}

	/**
	 * Adds a step; the one that the same run of typing has made before is replaced. A run that is back where it
	 * began leaves no step.
	 */
	record(label: EditLabel, before: Army, after: Army, run?: TypingRun): void {
		const kept = this.beforeRun(run) ? this.#done.slice(0, -1) : this.#done;
		const isBack = run !== undefined && isSame(before, after);
		this.#done = isBack ? kept : [...kept, { label, before, after, run }];
		this.#undone = [];
	}

	/**
	 * The state before the last step, if the same run of typing made it: a text is one step, however often it is
	 * stored while it is typed.
	 */
	beforeRun(run: TypingRun | undefined): Army | undefined {
		const step = this.#done.at(-1);
		const continues = run !== undefined && step?.run === run && this.#undone.length === 0;
		return continues ? step.before : undefined;
	}

	/** The state before the last step, which becomes redoable. */
	undo(): Army | undefined {
		const step = this.#done.at(-1);
		if (!step) return undefined;
		this.#done = this.#done.slice(0, -1);
		this.#undone = [...this.#undone, step];
		return step.before;
	}

	/** The state after the step that was taken back last. */
	redo(): Army | undefined {
		const step = this.#undone.at(-1);
		if (!step) return undefined;
		this.#undone = this.#undone.slice(0, -1);
		this.#done = [...this.#done, step];
		return step.after;
	}

	/** The state in which so many of the steps are done: several taken back, or made again, at once. */
	goTo(place: number): Army | undefined {
		const all = [...this.#done, ...this.#undone.toReversed()];
		if (place === this.#done.length || place < 0 || place > all.length) return undefined;
		this.#done = all.slice(0, place);
		this.#undone = all.slice(place).reverse();
		return this.#done.at(-1)?.after ?? this.#undone.at(-1)?.before;
	}
}
