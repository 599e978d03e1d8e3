import type { Readings } from '../en/readings';
import { questions } from './questions';
import { rulings } from './rulings';

export const readings: Readings = {
	questions,
	rulings,
	editions: { '2005': 'PL-2005', '2010': '2010', '2020': '2020' },
	groups: {
		books: 'PL-2005, LUGPolWars, QuickWars i liga',
		combat2005: 'Walka w wydaniu 2005',
		combat2010: 'Walka w wydaniu 2010',
		combat2020: 'Walka w wydaniu 2020',
		skirmish: 'Potyczka narracyjna'
	},
	differences: 'Różnice między wydaniami',
	differencesIntro: 'Walka w trzech wydaniach BrikWars obok siebie, z zasadami każdego z nich.',
	topic: 'Temat',
	open: 'Otwarte pytania i nasze odczytania',
	openIntro: 'Tam, gdzie źródło przeczy samo sobie albo milczy, aplikacja czyta je tak.',
	about: 'Zasady:',
	setting: (p) => `Ustawienie armii: ${p.ruling}`,
	usual: (p) => `${p.reading} (domyślnie)`,
	toArmy: (p) => `Otwórz ustawienia: ${p.army}`,
	noArmy: 'Możesz to zmienić w ustawieniach każdej armii.',
	leftOut: (p) => `Pokazana zamiast ${p.rule}. ${p.reason}`
};
