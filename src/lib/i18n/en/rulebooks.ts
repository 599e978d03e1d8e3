import type { RulebookId } from '$lib/rules/choices';

export const rulebooks: Record<RulebookId, string> = {
	core2005: 'BrikWars PL-2005',
	lugpolwars: 'LUGPolWars',
	quickwars: 'QuickWars',
	skirmish: 'Narrative skirmish'
};
