import type * as en from '../en/table-effects';
import { plural } from '../plural';

/** The effect of an attack or another act, as it is proposed. */
export const effects: typeof en.effects = {
	title: 'Skutek',
	apply: 'Zastosuj',
	applied: 'Zastosowano',
	discard: 'Cofnij rzut',
	done: 'Gotowe',
	next: 'Co dalej',
	inches: (p) => `${p.inches}″`,
	nothing: 'Nic się nie zmienia.',
	happensTo: (p) => `Dotyczy: ${p.who}.`,
	flee: (p) =>
		`Właściciel przesuwa uciekających o ${p.inches}″ prosto od najbliższych wrogów: ${p.who}.`,
	byScenario: 'Dalszy ciąg opisuje scenariusz. Zapisz go w dzienniku.',
	boughtDice: 'Użyj ich w ataku kupionym za punkty opowieści.',
	boughtVolley: 'Wybierz salwę kupioną za punkty opowieści.',
	missedShots: 'Chybione strzały',
	nearShot: (p) => `Kogo trafia chybiony strzał (${p.name}), do ${p.radius}″ od celu?`,
	landsNowhere: 'Nikogo',
	caught: (p) =>
		plural('pl', p.count, {
			one: 'W zasięgu # figurka',
			few: 'W zasięgu # figurki',
			many: 'W zasięgu # figurek',
			other: 'W zasięgu # figurki'
		}),
	success: 'Udało się.',
	failure: 'Nie udało się.',
	counter: 'Kontratak',
	stray: 'Chybiony strzał'
};
