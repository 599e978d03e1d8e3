import type * as en from '../en/armies';
import { plural } from '../plural';
import { descriptions } from './rulebooks';

const armiesOf = (count: number) =>
	plural('pl', count, { one: '# armia', few: '# armie', many: '# armii', other: '# armii' });

/** The same in the genitive: out of how many. */
const ofArmies = (count: number) =>
	plural('pl', count, { one: '# armii', few: '# armii', many: '# armii', other: '# armii' });

const orders: typeof en.armies.find.orders = {
	edited: 'Ostatnio zmieniane',
	name: 'Nazwa',
	points: 'Punkty',
	rulebook: 'Zasady'
};

export const armies: typeof en.armies = {
	begin: {
		how: 'Jak zacząć',
		ways: { empty: 'Od zera', template: 'Z szablonu' },
		rulebook: 'Zasady',
		books: descriptions,
		templatesHint: 'Jedno dotknięcie i jest twoja: zmieniaj w niej, co chcesz.',
		loading: 'Wczytywanie armii…',
		take: (p) => `Weź: ${p.name}`
	},
	find: {
		search: 'Szukaj armii, jednostek i etykiet',
		order: 'Kolejność',
		orders,
		tags: 'Etykiety',
		found: (p) => `${p.count} z ${ofArmies(p.all)}`,
		none: 'Żadna armia tego wszystkiego nie ma.',
		clear: 'Pokaż wszystkie'
	},
	archive: {
		title: (p) => `Archiwum: ${armiesOf(p.count)}`,
		put: 'Przenieś do archiwum',
		bringBack: 'Przywróć z archiwum',
		done: (p) => `Przeniesiono do archiwum: „${p.name}”.`,
		back: (p) => `Przywrócono: „${p.name}”.`,
		allAway: 'Wszystkie twoje armie są w archiwum.'
	},
	menu: {
		compare: 'Porównaj…',
		name: 'Nazwa',
		tags: 'Etykiety',
		newTag: 'Nowa etykieta',
		addTag: 'Dodaj etykietę',
		removeTag: (p) => `Usuń etykietę ${p.name}`,
		knownTags: 'Etykiety innych armii',
		tagsFull: 'Armia może mieć 20 etykiet.'
	}
};
