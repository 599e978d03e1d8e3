import type * as en from '../en/table-list';
import { plural } from '../plural';

export const list: typeof en.list = {
	title: 'Rozgrywki',
	intro:
		'Zabierz armie na stół: kto jeszcze walczy, co pokazały kostki i co się wydarzyło. Na jednym telefonie, offline.',
	create: 'Nowa rozgrywka',
	import: 'Importuj',
	join: 'Dołącz',
	none: 'Nie ma jeszcze żadnej rozgrywki.',
	what: [
		'Rozgrywka używa kopii armii. Same armie nigdy się nie zmieniają.',
		'Dotknij figurki, żeby nią zaatakować, zranić ją, uleczyć albo dosiąść wierzchowca. Rzuć w aplikacji albo wpisz wynik własnych kostek.',
		'Wszystko zapisuje się od razu i można to cofać krok po kroku.'
	],
	played: (p) => `ostatni ruch: ${p.when}`,
	unreadable: 'Ta wersja aplikacji nie odczyta tej rozgrywki. Pozostaje ona bez zmian.',
	failed: 'Nie można odczytać rozgrywek: przeglądarka blokuje dostęp do pamięci.',
	exportOf: (p) => `Eksportuj: ${p.name}`,
	removeOf: (p) => `Usuń: ${p.name}`,
	removed: (p) => `Usunięto „${p.name}”`,
	removedGames: 'Usunięte rozgrywki',
	importTitle: 'Import rozgrywki',
	keep: 'Zapisz rozgrywkę',
	ahead: 'Numery tych zmian są znacznie dalsze niż w rozgrywce. Pozostaje ona bez zmian.',
	full: 'Z tymi zmianami rozgrywka byłaby za duża. Pozostaje ona bez zmian.',
	events: (p) =>
		plural('pl', p.count, {
			one: '# zmiana z drugiego telefonu',
			few: '# zmiany z drugiego telefonu',
			many: '# zmian z drugiego telefonu',
			other: '# zmiany z drugiego telefonu'
		}),
	addEvents: 'Dodaj zmiany',
	noGame: 'To tylko zmiany, a tej rozgrywki nie ma na tym urządzeniu. Najpierw zaimportuj całą.',
	known: 'Masz już tę rozgrywkę: jej zdarzenia i te z pliku zostaną połączone.',
	contradicts:
		'Niektóre zdarzenia w pliku różnią się od zapisanych. Na każdym urządzeniu zostaje ta sama wersja.',
	notAGame: 'To nie jest rozgrywka.',
	restore: 'Przywróć',
	toGames: 'Przejdź do rozgrywek',
	missing: 'Tej rozgrywki nie ma w tej przeglądarce.'
};

export const create: typeof en.create = {
	title: 'Nowa rozgrywka',
	start: 'Zacznij rozgrywkę',
	noArmies: 'Najpierw zbuduj albo zaimportuj armię: rozgrywka potrzebuje choć jednej.',
	army: 'Armia',
	anotherArmy: 'Kolejna armia',
	chooseArmy: 'Wybierz armię',
	chooseAnother: 'Brak',
	removeArmy: (p) => `Pomiń: ${p.name}`,
	player: 'Nazwa strony',
	sideName: (p) => `Strona ${p.number}`,
	lightAndDark: { light: 'Strona jasna', dark: 'Strona ciemna' },
	addSide: 'Dodaj stronę',
	scenario: 'Scenariusz',
	scenarios: {
		free: 'Dowolny',
		battle: 'Bitwa',
		flag: 'Zdobądź flagę',
		transport: 'Transport lub Zasadzka'
	},
	rules: 'Zasady walki',
	differentRules:
		'Potyczka narracyjna liczy kostki, a nie punkty: jej figurki nie mogą walczyć z taką armią.',
	name: 'Nazwa rozgrywki',
	namePlaceholder: 'Bitwa o most',
	usualName: (p) => `Rozgrywka z ${p.when}`,
	copies: 'Rozgrywka używa kopii: późniejsze zmiany armii jej nie dotyczą.'
};
