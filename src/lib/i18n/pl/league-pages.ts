import { plural } from '../plural';
import type * as en from '../en/league-pages';

export const leaguePages: typeof en.leaguePages = {
	edits: {
		name: 'Nazwa ligi',
		regulation: 'Regulamin',
		player: 'Gracz',
		players: 'Kilku graczy',
		referee: 'Sędzia',
		season: 'Sezon',
		meeting: 'Spotkanie',
		plan: 'Zaplanowane spotkania',
		submission: 'Decyzja o zgłoszeniu',
		protocol: 'Protokół gry',
		walkover: 'Walkower',
		playOff: 'Dogrywka',
		annulment: 'Unieważnienie protokołu',
		confirmation: 'Potwierdzenie protokołu',
		receipt: 'Przyjęcie zgłoszeń',
		withdrawal: 'Odejście gracza',
		samePerson: 'Połączenie graczy',
		key: 'Urządzenie gracza',
		dismissal: 'Odwołanie z roli',
		note: 'Notatka'
	},
	title: 'Ligi',
	intro:
		'Zgłoś swoje armie do ligi albo poprowadź ją jako sędzia. Sumy są zawsze liczone od nowa na twoim urządzeniu.',
	none: 'Nie ma jeszcze żadnej ligi. Zaimportuj plik od sędziego albo utwórz własną.',
	example: { league: 'Przykładowa liga', place: 'Dom kultury' },
	found: 'Utwórz ligę',
	foundTitle: 'Nowa liga',
	foundIt: 'Utwórz',
	name: 'Nazwa',
	names: {
		hidden: 'Bez niewidocznych znaków i znaczników kierunku tekstu: wpisz ręcznie.',
		letter: 'Nazwa musi mieć przynajmniej jedną literę.'
	},
	namePlaceholder: 'Mała Liga Krakowska',
	open: 'Importuj ligę',
	seasonName: 'Pierwszy sezon',
	opened: 'Data rozpoczęcia',
	players: (p) =>
		plural('pl', p.count, {
			one: '# gracz',
			few: '# gracze',
			many: '# graczy',
			other: '# gracza'
		}),
	games: (p) =>
		plural('pl', p.count, { one: '# gra', few: '# gry', many: '# gier', other: '# gry' }),
	season: (p) => `Sezon ${p.id}`,
	seasonChoice: 'Sezon',
	tabs: {
		standings: 'Tabela',
		play: 'Moje armie',
		submissions: 'Zgłoszenia',
		meetings: 'Spotkania',
		people: 'Osoby',
		rules: 'Regulamin i pliki'
	},
	parts: { rules: 'Regulamin', keys: 'Osoby i klucze', files: 'Pliki i hub' },
	partList: 'O tej lidze',
	toPeople: 'Przejdź do osób i ich urządzeń',
	tabList: 'Działy ligi',
	toLeagues: 'Wszystkie ligi',
	noRoom: 'W tej lidze nie ma takiej strony.',
	opening: 'Otwieranie ligi…',
	reading: 'Liczę graczy i gry…',
	notFound: 'Tej ligi nie ma na tym urządzeniu.',
	gone: 'Tę ligę usunięto w innym oknie. Wprowadzone tu zmiany zapisują się razem z usuniętą ligą.',
	failed: 'Nie można odczytać lig: przeglądarka blokuje dostęp do pamięci.',
	unreadable: 'Ta wersja nie odczyta tej ligi. Jej zapis pozostaje bez zmian.',
	old: 'Liga w formacie, którego Brikmuster już nie czyta. Zostaje tu i można ją wyeksportować.',
	saveFailed:
		'Nie zapisano: przeglądarka blokuje dostęp do pamięci albo dysk jest pełny. Nic się nie zmieniło. Zwolnij miejsce i spróbuj jeszcze raz.',
	refused: 'To jest sprzeczne z resztą ligi. Nic się nie zmieniło.',
	undo: (p) => `Cofnij: ${p.edit}`,
	redo: (p) => `Ponów: ${p.edit}`,
	nothingToUndo: 'Nie ma czego cofnąć',
	nothingToRedo: 'Nie ma czego ponowić',
	export: 'Eksportuj ligę',
	photosLeft: (p) =>
		plural('pl', p.count, {
			one: '# zdjęcie z gry nie zmieściło się w pliku. Kopia zapasowa zawiera wszystkie.',
			few: '# zdjęcia z gier nie zmieściły się w pliku. Kopia zapasowa zawiera wszystkie.',
			many: '# zdjęć z gier nie zmieściło się w pliku. Kopia zapasowa zawiera wszystkie.',
			other: '# zdjęcia z gier nie zmieściło się w pliku. Kopia zapasowa zawiera wszystkie.'
		}),
	save: 'Zapisz',
	continued: 'Kontynuujesz tam, gdzie przerwano.',
	leaving: {
		question: 'Masz niezapisane zmiany.',
		leave: 'Odrzuć zmiany',
		stay: 'Wróć do edycji'
	},
	add: 'Dodaj',
	edit: 'Edytuj',
	remove: 'Usuń',
	removed: (p) => `Usunięto: „${p.name}”`,
	removedLeagues: 'Usunięte ligi',
	restore: 'Przywróć',
	nothingChanged: 'Nic się nie zmieniło.',
	place: (p) => `Miejsce w pliku: ${p.path}`
};
