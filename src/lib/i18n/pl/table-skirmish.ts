import { plural } from '../plural';
import type * as en from '../en/table-skirmish';

const dice = (count: number) =>
	plural('pl', count, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' });

/** The narrative skirmish: activations, dice and story. */
export const skirmish: typeof en.skirmish = {
	activate: 'Aktywuj grupę',
	activateHint: 'Wszyscy w grupie są do 8″ od siebie. Związani walką są wszyscy albo nikt.',
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
	dice: 'Kostki',
	shieldDice: 'Kostki tarczy',
	opponent: 'Przeciwnik',
	archers: 'Łucznicy',
	targets: 'Cele',
	higher: 'Stoi wyżej niż wszyscy przeciwnicy',
	bought: 'Z punktów opowieści',
	story: 'Punkty opowieści',
	pointsOf: (p) => `Punkty opowieści: ${p.name}`,
	spender: 'Kto wydaje punkty',
	spend: 'Punkty do wydania',
	events: 'Zdarzenia'
};
