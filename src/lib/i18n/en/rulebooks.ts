import type { RulebookId } from '$lib/rules/choices';

export const rulebooks: Record<RulebookId, string> = {
	core2005: 'BrikWars PL-2005',
	lugpolwars: 'LUGPolWars',
	quickwars: 'QuickWars',
	skirmish: 'Narrative skirmish'
};

/** Descriptions that help to choose a rulebook. */
export const descriptions: Record<RulebookId, string> = {
	core2005: 'The full rules with points, from minifigs to castles and magic.',
	lugpolwars: 'The club’s shorter rules with points: minifigs and vehicles, no magic.',
	quickwars: 'No points and few rules: your first battle in 15 minutes.',
	skirmish: 'A handful of figures and a story, with general dice instead of points.'
};
