import { plural } from '../plural';
import type * as en from '../en/table-skirmish';

const dice = (count: number) =>
	plural('pl', count, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' });

/** The narrative skirmish: activations, dice and story. */
export const skirmish: typeof en.skirmish = {
	activate: 'Aktywuj grupę',
	activateHint:
		'Wszyscy z grupy są w odległości do 8″ od siebie; wszyscy związani walką albo nikt.',
	group: 'Grupa',
	activateCount: (p) =>
		plural('pl', p.count, {
			one: 'Aktywuj # figurkę',
			few: 'Aktywuj # figurki',
			many: 'Aktywuj # figurek',
			other: 'Aktywuj # figurki'
		}),
	strike: (p) => `Kostki: ${p.name}`,
	diceLeft: (p) => `zostało: ${dice(p.count)}`,
	shieldLeft: (p) => `tarcza: ${dice(p.count)}`,
	freeLeft: (p) => `ruch: ${dice(p.count)}`,
	way: 'Akcja',
	ways: {
		defence: 'Obrona',
		fallBack: 'Cofnięcie',
		basic: 'Atak',
		lunge: 'Wypad',
		push: 'Pchnięcie',
		sweep: 'Zamach',
		freeAttack: 'Darmowy atak',
		volley: 'Ostrzał'
	},
	dice: 'Kostki',
	shieldDice: 'Kostki tarczy',
	opponent: 'Przeciwnik',
	targets: 'Cele',
	higher: 'Stoi wyżej niż wszyscy przeciwnicy',
	bought: 'Kupione za punkty fabuły',
	story: 'Punkty fabuły',
	pointsOf: (p) => `Punkty fabuły: ${p.name}`,
	spender: 'Kto wydaje punkty',
	spend: 'Punkty do wydania',
	events: 'Wydarzenia',
	eventTexts: {
		1: 'Nic się nie dzieje.',
		5: 'Wróg się potyka: o kostkę mniej w swojej turze.',
		7: 'Wybierasz, którą grupę przeciwnik aktywuje jako następną.',
		9: 'Szczęśliwy cios: 2 kostki więcej do tego ataku.',
		11: 'Cel odnosi ranę; pachołek zamiast tego traci przytomność.',
		13: 'Wydarzenie fabularne scenariusza.',
		15: 'Salwa do grupy wroga, związanej walką lub nie.',
		17: '3 kostki więcej do tego ataku.',
		18: 'Wróg upada albo spada z wierzchowca.',
		20: 'Pachołkowie uciekają.',
		21: '4 kostki więcej do tego ataku.',
		24: 'Ważne wydarzenie fabularne scenariusza.',
		27: 'Szczęśliwy cios: cel traci przytomność.'
	}
};
