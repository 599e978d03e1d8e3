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

/** The effect of an edit before it is made. In a large army, trials are queued over several frames. */
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

	/** Create it while a component initializes. If `tried` returns undefined, there is no effect. */
	constructor(tried: () => Tried | undefined) {
		this.#tried = tried;
		this.#deferred = new Deferred(tried, {
			initial: undefined,
			// Flush inside the task, so that the time limit of a frame covers the trial.
			schedule: (task) => frameTasks.add(() => flushSync(task))
		});
	}

	get effect(): Effect | undefined {
		const late = this.#late;
		return this.#now ?? (late?.unit === this.#tried()?.unit.id ? late?.effect : undefined);
	}
}

/** The price of an effect, such as +2 CP; undefined in rulebooks without prices. */
export function priceText(army: Army, effect: Effect | undefined): string | undefined {
	return effect && tallyOf(army) === 'points' ? `${formatChange(effect.points)} CP` : undefined;
}
