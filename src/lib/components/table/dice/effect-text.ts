import type { Areas } from '$lib/i18n/languages';
import type { Cause } from '$lib/play/causes';
import type { OpenGame } from '$lib/state/game/open-game.svelte';
import { figureName } from '../figure-name';

interface Texts {
	readonly table: Areas['table'];
}

/** What an effect comes to, figure by figure. */
export function effectLines(open: OpenGame, texts: Texts, cause: Cause): string[] {
	const m = texts.table.effects;
	if (cause.kind === 'attack') {
		return cause.results.map(({ figure, result, amount = 0 }) =>
			m.results[result]({ name: figureName(open, texts, figure), amount })
		);
	}
	if ('success' in cause) return [cause.success ? m.success : m.failure];
	if (cause.kind === 'heal') return [cause.healed ? m.success : m.failure];
	return [];
}

/** Shots that missed and may land near their target (PL-RNG-03). */
export function strayLines(open: OpenGame, texts: Texts, cause: Cause): string[] {
	if (cause.kind !== 'attack') return [];
	return (cause.strays ?? []).map(({ by, radius }) =>
		texts.table.effects.strays({ name: figureName(open, texts, by), radius })
	);
}
