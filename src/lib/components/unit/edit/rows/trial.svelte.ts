import { flushSync } from 'svelte';
import { formatChange } from '$lib/points/format';
import type { Army } from '$lib/rules/choices';
import { effectOf, type Effect } from '$lib/rules/assessment/effect';
import { tallyOf } from '$lib/rules/registry';
import type { Edit, UnitName } from '$lib/army/edits/edit';
import { Deferred } from '$lib/state/deferred/deferred.svelte';
import { isLarge } from '$lib/state/deferred/deferred-editor.svelte';
import { frameTasks } from '$lib/ui/frame-tasks';

interface Tried {
	readonly army: Army;
	readonly unit: UnitName;
	readonly edit: Edit;
}

const effectIn = ({ army, unit, edit }: Tried) => effectOf(army, edit.apply(army), unit.id);

/** The effect of an edit that is not made yet. In a large army each trial waits for its turn in a frame. */
export class Trial {
	readonly #tried: () => Tried | undefined;
	readonly #deferred: Deferred<Tried | undefined>;
	readonly #now = $derived.by(() => {
		const now = this.#tried();
		return now && !isLarge(now.army) ? effectIn(now) : undefined;
	});
	readonly #late = $derived.by(() => {
		const { value } = this.#deferred;
		return value && { unit: value.unit.id, effect: effectIn(value) };
	});

	/** Create it while a component initializes; without anything to try there is no effect. */
	constructor(tried: () => Tried | undefined) {
		this.#tried = tried;
		this.#deferred = new Deferred(tried, {
			initial: undefined,
			// Flushed here: the turns of a frame limit the time of the trial itself.
			schedule: (task) => frameTasks.add(() => flushSync(task))
		});
	}

	get effect(): Effect | undefined {
		const late = this.#late;
		return this.#now ?? (late?.unit === this.#tried()?.unit.id ? late?.effect : undefined);
	}
}

/** The price of an effect, such as +2 CP; undefined in a book without prices. */
export function priceText(army: Army, effect: Effect | undefined): string | undefined {
	return effect && tallyOf(army) === 'points' ? `${formatChange(effect.points)} CP` : undefined;
}
