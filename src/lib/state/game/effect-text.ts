import type { Cause } from '$lib/play/causes';
import type { Game } from '$lib/play/game-file';
import { nameIn, type TableTexts } from './names';

type Sides = Pick<Game, 'sides'>;

/** What an effect comes to, figure by figure. */
export function effectLines(game: Sides, texts: TableTexts, cause: Cause): string[] {
	const m = texts.table.effects;
	if (cause.kind === 'attack') {
		const attackers = new Set(cause.attackers.map(({ figure }) => figure));
		return cause.results.map(({ figure, result, amount = 0 }) => {
			const name = nameIn(game, texts, figure);
			// The skirmish names the target that was not hit.
			if (result === 'missed' && !attackers.has(figure)) return m.notHit({ name });
			return m.results[result]({ name, amount });
		});
	}
	if ('success' in cause) return [cause.success ? m.success : m.failure];
	switch (cause.kind) {
		case 'heal':
			return [cause.healed ? m.success : m.failure];
		case 'reinforcement':
			return [cause.figures.length > 0 ? m.success : m.failure];
		case 'move':
			return cause.inches === undefined ? [] : [m.inches({ inches: cause.inches })];
		case 'order':
			return [
				cause.first === null ? m.together : m.first({ name: nameIn(game, texts, cause.first) })
			];
		default:
			return [];
	}
}

/** Shots that missed and may land near their target (PL-RNG-03). */
export function strayLines(game: Sides, texts: TableTexts, cause: Cause): string[] {
	if (cause.kind !== 'attack') return [];
	return (cause.strays ?? []).map(({ by, radius }) =>
		texts.table.effects.strays({ name: nameIn(game, texts, by), radius })
	);
}
