import { formatChange } from '$lib/points/format';
import type { Army } from '$lib/rules/choices';
import { effectOf, type Effect } from '$lib/rules/assessment/effect';
import { tallyOf } from '$lib/rules/registry';
import type { Edit, UnitName } from '$lib/army/edits/edit';
import { isLarge } from '$lib/state/deferred/trailing.svelte';
import { inFrames } from '$lib/ui/turns';

interface Tried {
	readonly army: Army;
	readonly unit: UnitName;
	readonly edit: Edit;
}

const effectIn = ({ army, unit, edit }: Tried) => effectOf(army, edit.apply(army), unit.id);

/**
 * What an edit of a unit would do to its army, tried before it is made. Many are tried at once: in a large
 * army each has its turn, and until then stands what was last known of it.
 */
export class Trial {
	readonly #tried: () => Tried | undefined;
	readonly #now = $derived.by(() => {
		const tried = this.#tried();
		return tried && !isLarge(tried.army) ? effectIn(tried) : undefined;
	});
	#last: { unit: string; effect: Effect } | undefined = $state.raw();

	/** Made where a component is made; of nothing to be tried there is no effect. */
	constructor(tried: () => Tried | undefined) {
		this.#tried = tried;
		$effect(() => {
			const next = tried();
			if (!next || !isLarge(next.army)) return;
			return inFrames.add(() => {
				this.#last = { unit: next.unit.id, effect: effectIn(next) };
			});
		});
	}

	get effect(): Effect | undefined {
		const last = this.#last;
		return this.#now ?? (last?.unit === this.#tried()?.unit.id ? last?.effect : undefined);
	}
}

/** The price of it in words: +2 CP; none where nothing has a price. */
export function priceText(army: Army, effect: Effect | undefined): string | undefined {
	return effect && tallyOf(army) === 'points' ? `${formatChange(effect.points)} CP` : undefined;
}
