import { capital } from '$lib/i18n/capital';
import type { Areas } from '$lib/i18n/languages';
import { namesText, resultTexts, storyEventText } from '$lib/i18n/play-sentences';
import type { Cause } from '$lib/play/causes';
import type { Game } from '$lib/play/game-file';
import { namesOf } from '$lib/play/names';
import { storyRow } from '$lib/play/procedures/skirmish/story';

/** What the players do with an event of the story. */
function storyLines(
	play: Areas['play'],
	effects: Areas['table']['effects'],
	names: ReadonlyMap<string, string>,
	{ event, figures = [], inches }: Extract<Cause, { kind: 'story' }>
): string[] {
	const row = storyRow(event);
	if (!row) return [];
	const who = namesText(names, figures);
	const { effect } = row;
	return [
		`${capital(storyEventText(play, row))}.`,
		...(inches === undefined ? [] : [effects.flee({ who, inches })]),
		...(figures.length > 0 && inches === undefined ? [effects.happensTo({ who })] : []),
		...(effect === 'storyEvent' || effect === 'majorEvent' ? [effects.byScenario] : []),
		...(effect === 'extraDice' ? [effects.boughtDice] : []),
		...(effect === 'volley' ? [effects.boughtVolley] : [])
	];
}

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
		case 'story':
			return storyLines(play, effects, names, cause);
		default:
			return [];
	}
}
