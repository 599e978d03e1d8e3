import type * as en from '../en/rulebooks';

export const rulebooks: typeof en.rulebooks = {
	core2005: 'BrikWars PL-2005',
	lugpolwars: 'LUGPolWars',
	quickwars: 'QuickWars',
	skirmish: 'Potyczka narracyjna'
};
