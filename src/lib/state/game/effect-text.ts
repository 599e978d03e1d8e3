import { capital } from '$lib/i18n/capital';
import type { Areas } from '$lib/i18n/languages';
import { resultTexts } from '$lib/i18n/play-sentences';
import type { Cause } from '$lib/play/causes';
import type { Game } from '$lib/play/game-file';
import { namesOf } from '$lib/play/names';

/** What an effect comes to, figure by figure. */
export function effectLines(
	game: Game,
	{ play, table }: Pick<Areas, 'play' | 'table'>,
	cause: Cause
): string[] {
	const names = namesOf(game);
	const { effects } = table;
	if (cause.kind === 'attack') return resultTexts(play, names, cause).map(capital);
	if ('success' in cause) return [cause.success ? effects.success : effects.failure];
	switch (cause.kind) {
		case 'heal':
			return [cause.healed ? effects.success : effects.failure];
		case 'reinforcement':
			return [cause.figures.length > 0 ? effects.success : effects.failure];
		case 'move':
			return cause.inches === undefined ? [] : [effects.inches({ inches: cause.inches })];
		case 'order': {
			const { first } = cause;
			const { together, first: begins } = play.events;
			return [first === null ? together : begins({ who: names.get(first) ?? first })];
		}
		default:
			return [];
	}
}
