import type * as en from '../en/armies';
import { plural } from '../plural';
import { descriptions } from './rulebooks';

const armiesOf = (count: number) =>
	plural('pl', count, { one: '# armia', few: '# armie', many: '# armii', other: '# armii' });

/** The noun in the genitive: of how many armies. */
const ofArmies = (count: number) =>
	plural('pl', count, { one: '# armii', few: '# armii', many: '# armii', other: '# armii' });

const orders: typeof en.armies.find.orders = {
	edited: 'Ostatnia zmiana',
	name: 'Nazwa',
	points: 'Punkty',
	rulebook: 'Zasady'
};

export const armies: typeof en.armies = {
	begin: {
		how: 'Punkt wyjścia',
		ways: { empty: 'Od zera', template: 'Szablon' },
		rulebook: 'Zasady',
		books: descriptions,
		templatesHint: 'Wybierz szablon i dostosuj go do siebie.',
		loading: 'Wczytywanie armii…',
		take: (p) => `Wybierz: ${p.name}`
	},
	find: {
		search: 'Szukaj armii, jednostek i etykiet',
		order: 'Sortowanie',
		orders,
		tags: 'Etykiety',
		found: (p) => `${p.count} z ${ofArmies(p.all)}`,
		none: 'Brak pasujących armii.',
		clear: 'Pokaż wszystkie'
	},
	archive: {
		title: (p) => `Archiwum: ${armiesOf(p.count)}`,
		put: 'Przenieś do archiwum',
		bringBack: 'Przywróć z archiwum',
		done: (p) => `Przeniesiono do archiwum: „${p.name}”`,
		back: (p) => `Przywrócono: „${p.name}”`,
		allAway: 'Wszystkie twoje armie są w archiwum.'
	},
	many: {
		title: 'Zaznaczone armie',
		compact: 'Zwarta lista',
		roomy: 'Karty',
		choose: (p) => `Zaznacz: ${p.name}`,
		all: 'Zaznacz wszystkie',
		chosen: (p) => `Zaznaczono: ${armiesOf(p.count)}`,
		tag: 'Dodaj etykietę zaznaczonym',
		archived: (p) => `Przeniesiono do archiwum: ${armiesOf(p.count)}`,
		unarchived: (p) => `Przywrócono: ${armiesOf(p.count)}`,
		deleted: (p) => `Usunięto: ${armiesOf(p.count)}`,
		tagged: (p) => `Etykieta „${p.name}”: ${armiesOf(p.count)}`,
		file: (p) => armiesOf(p.count)
	},
	menu: {
		print: 'Drukuj',
		share: 'Udostępnij',
		compare: 'Porównaj…',
		play: 'Zagraj…',
		name: 'Nazwa',
		tags: 'Etykiety',
		newTag: 'Nowa etykieta',
		addTag: 'Dodaj etykietę',
		removeTag: (p) => `Usuń etykietę ${p.name}`,
		knownTags: 'Etykiety z innych armii',
		tagsFull: 'Armia może mieć najwyżej 20 etykiet.'
	}
};
