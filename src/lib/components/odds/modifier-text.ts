import type { Modifier } from '$lib/combat/modifiers';
import { locale } from '$lib/state/app/locale.svelte';

/** A modifier in words; one that changes two rolls says which one this is. */
export function modifierName({ id, to }: Modifier, all: readonly Modifier[]): string {
	const name = locale.oddsParts.modifiers[id];
	if (all.every((each) => each.id !== id || each.to === to)) return name;
	const { damage, skill } = locale.odds.terms;
	return `${name} (${to === 'damage' ? damage : skill})`;
}

export const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);
