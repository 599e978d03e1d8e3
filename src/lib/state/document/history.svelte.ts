import { isEmptyPatch, reversed, squashed, type Patch } from '$lib/document/patch';
import type { Diff } from '$lib/document/diff';
import type { TypingRun } from '$lib/browser/typing.svelte';
import { readHistory, toStoredPatch } from './stored-history';

/** The number of steps back, and of steps forward, that survive a reload. */
const MOST_STORED = 100;

/** The length of the stored steps (characters of JSON); older ones are dropped. */
const LONGEST_STORED = 2_000_000;

interface Step<L> {
	readonly label: L;
	readonly patch: Patch;
	/** The run of typing that made it; a restored step has none. */
	readonly run?: TypingRun | undefined;
}

/** Steps never change, so each is serialized once instead of with every write. */
const serialized = new WeakMap<
	Step<unknown>,
	{ readonly stored: object; readonly length: number }
>();

function serialize(step: Step<unknown>) {
	const known = serialized.get(step);
	if (known) return known;
	const stored = { label: step.label, patch: toStoredPatch(step.patch) };
	const made = { stored, length: JSON.stringify(stored).length };
	serialized.set(step, made);
	return made;
}

/** Returns the stored form of the steps that are nearest to the present, which come first. */
function toStored(nearestFirst: readonly Step<unknown>[]): object[] {
	let length = 0;
	const kept: object[] = [];
	for (const step of nearestFirst.slice(0, MOST_STORED)) {
		const { stored, length: own } = serialize(step);
		length += own;
		if (length > LONGEST_STORED) break;
		kept.push(stored);
	}
	return kept;
}

/** The named steps that led to a document, and those that were undone. */
export class History<L> {
	#steps = $state.raw<readonly Step<L>[]>([]);
	#place = $state(0);
	readonly #describe: (label: L, patch: Patch) => L;

	readonly undoable = $derived(this.#labelAt(this.#place - 1));
	readonly redoable = $derived(this.#labelAt(this.#place));
	/** The labels of all steps in order, including the undone ones. */
	readonly steps = $derived(this.#steps.map(({ label, patch }) => this.#describe(label, patch)));

	/** `describe` adds what a step changed to its label. */
	constructor(describe: (label: L, patch: Patch) => L = (label) => label) {
		this.#describe = describe;
	}

	#labelAt(place: number): L | undefined {
		const step = this.#steps[place];
		return step && this.#describe(step.label, step.patch);
	}

	/** The number of steps that are not undone. */
	get place(): number {
		return this.#place;
	}

	/** Restores stored steps, as far as they fit the document. */
	restore<T extends object>(stored: unknown, document: T, diff: Diff<T>): void {
		const { done, undone } = readHistory<L>(stored);
		const fitting = (nearestFirst: typeof done, direction: (patch: Patch) => Patch) => {
			let state = document;
			const end = nearestFirst.findIndex(({ patch }) => {
				const next = direction(patch);
				if (!diff.fits(state, next)) return true;
				state = diff.patched(state, next);
				return false;
			});
			return end < 0 ? nearestFirst : nearestFirst.slice(0, end);
		};
		const back = fitting(done.toReversed(), reversed).toReversed();
		const forward = fitting(undone.toReversed(), (patch) => patch);
		this.#steps = [...back, ...forward];
		this.#place = back.length;
	}

	/** Returns what is stored next to the document, so that its last steps survive a reload. */
	toStored(): object {
		const done = toStored(this.#steps.slice(0, this.#place).toReversed());
		const undone = toStored(this.#steps.slice(this.#place));
		return { done: done.toReversed(), undone: undone.toReversed() };
	}

	/** Adds a step. Edits of one run of typing are one step; a run that ends where it began leaves none. */
	record(label: L, patch: Patch, run?: TypingRun): void {
		const last = this.lastOfRun(run);
		const whole = last ? squashed(last, patch) : patch;
		const kept = this.#steps.slice(0, last ? this.#place - 1 : this.#place);
		const isBack = run !== undefined && isEmptyPatch(whole);
		this.#steps = isBack ? kept : [...kept, { label, patch: whole, run }];
		this.#place = this.#steps.length;
	}

	/** Returns the patch of the last step if the same run of typing made it. */
	lastOfRun(run: TypingRun | undefined): Patch | undefined {
		const step = this.#steps[this.#place - 1];
		const continues = run !== undefined && step?.run === run && this.#place === this.#steps.length;
		return continues ? step.patch : undefined;
	}

	/** Returns the patch that leads to a place in the history; undefined if there is no such place. */
	patchTo(place: number): Patch | undefined {
		if (place === this.#place || place < 0 || place > this.#steps.length) return undefined;
		const patches =
			place < this.#place
				? this.#steps
						.slice(place, this.#place)
						.toReversed()
						.map(({ patch }) => reversed(patch))
				: this.#steps.slice(this.#place, place).map(({ patch }) => patch);
		return patches.reduce(squashed);
	}

	forget(): void {
		this.#steps = [];
		this.#place = 0;
	}

	moveTo(place: number): void {
		this.#place = place;
	}
}
