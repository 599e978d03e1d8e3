import type * as en from '../en/rulebooks';

export const rulebooks: typeof en.rulebooks = {
	core2005: 'BrikWars PL-2005',
	lugpolwars: 'LUGPolWars',
	quickwars: 'QuickWars',
	skirmish: 'Potyczka narracyjna'
};

export const descriptions: typeof en.descriptions = {
	core2005: 'Pełne zasady z punktami: od figurek po zamki i magię.',
	lugpolwars: 'Krótsza wersja klubowa: figurki i pojazdy z punktami, bez magii.',
	quickwars: 'Bez punktów i prawie bez reguł: pierwsza bitwa w kwadrans.',
	skirmish: 'Garstka figurek z kośćmi ogólnymi zamiast punktów, i opowieść.'
};
