import { plural } from '../plural';
import type * as en from '../en/adding';

export const adding: typeof en.adding = {
	toSquad: (p) => `Dodaj do oddziału ${p.name}`,
	join: 'Dodaj do oddziału',
	aboard: {
		creature: 'Dodaj jeźdźców',
		vehicle: 'Dodaj obsługę',
		emplacement: 'Dodaj obsługę',
		building: 'Dodaj obsługę'
	},
	toMount: (p) => `${p.what}: ${p.name}`,
	summon: 'Dodaj do rezerwy',
	discount: (p) => `${p.name} (osobno ${p.points} CP)`,
	search: 'Szukaj jednostek',
	categories: 'Kategorie',
	all: 'Wszystkie',
	chips: {
		closeCombat: 'Wręcz',
		ranged: 'Dystans',
		leaders: 'Dowódcy',
		specialists: 'Specjaliści',
		beasts: 'Stwory',
		vehicles: 'Pojazdy',
		buildings: 'Budowle',
		scratch: 'Od zera'
	},
	present: (p) => `już jest: ${p.count}`,
	recent: 'Ostatnio używane',
	results: 'Wyniki',
	found: (p) =>
		plural('pl', p.count, {
			one: 'Znaleziono # jednostkę',
			few: 'Znaleziono # jednostki',
			many: 'Znaleziono # jednostek',
			other: 'Znaleziono # jednostki'
		}),
	none: (p) => `Brak jednostek pasujących do „${p.text}”.`,
	everywhere: 'Szukaj we wszystkich kategoriach',
	showAll: 'Pokaż wszystkie jednostki',
	orBlank: 'Albo zacznij od zera:'
};
