import type * as en from '../en/rulebooks';

export const rulebooks: typeof en.rulebooks = {
	core2005: 'BrikWars PL-2005',
	lugpolwars: 'LUGPolWars',
	quickwars: 'QuickWars',
	skirmish: 'Potyczka narracyjna'
};

export const descriptions: typeof en.descriptions = {
	core2005: 'Pełne zasady z punktami: od figurek po zamki i magię.',
	lugpolwars: 'Krótsza wersja klubowa z punktami: figurki i pojazdy, bez magii.',
	quickwars: 'Bez punktów i z garstką zasad: pierwsza bitwa w kwadrans.',
	skirmish: 'Kilka postaci i opowieść, z kostkami ogólnymi zamiast punktów.'
};
