import { plural } from '../plural';
import type * as en from '../en/league-pages';

export const leaguePages: typeof en.leaguePages = {
	edits: {
		name: 'nazwa ligi',
		regulation: 'regulamin',
		player: 'gracz',
		referee: 'sędzia',
		season: 'sezon',
		meeting: 'spotkanie',
		submission: 'decyzja o zgłoszeniu',
		protocol: 'protokół gry',
		walkover: 'walkower',
		playOff: 'dogrywka',
		merge: 'scalenie dwóch wersji'
	},
	title: 'Ligi',
	intro:
		'Zgłoś swoje armie do ligi albo sędziuj: każda suma jest liczona od nowa tutaj, na twoim urządzeniu, i nic nie jest przyjmowane na wiarę.',
	none: 'Nie ma jeszcze żadnej ligi. Otwórz plik od sędziego albo załóż własną ligę.',
	found: 'Załóż ligę',
	foundTitle: 'Nowa liga',
	foundIt: 'Załóż',
	name: 'Nazwa',
	namePlaceholder: 'Mała Liga Krakowska',
	open: 'Otwórz plik ligi',
	seasonName: 'Pierwszy sezon',
	opened: 'Otwarcie',
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
		people: 'Ludzie',
		rules: 'Regulamin'
	},
	tabList: 'Części ligi',
	toLeagues: 'Wszystkie ligi',
	noRoom: 'Liga nie ma takiej strony.',
	notFound: 'Tej ligi nie ma na tym urządzeniu.',
	gone: 'Inne okno usunęło tę ligę. To, co tu zmienisz, zostaje przy niej.',
	failed: 'Nie można odczytać lig: przeglądarka odmawia dostępu do pamięci.',
	unreadable: 'Ta wersja nie umie odczytać tej ligi. Zostaje, jaka jest.',
	saved: (p) => `Zapisano, ${p.time}`,
	saving: 'Zapisywanie…',
	saveFailed:
		'Nie zapisano: przeglądarka odmawia dostępu do pamięci albo dysk jest pełny. Zmiana trwa, dopóki to okno jest otwarte.',
	refused: 'To nie pasowałoby do reszty ligi: nic nie zmieniono.',
	overtaken:
		'Inne okno zmieniło to, na czym opiera się twoja ostatnia zmiana: nie została wprowadzona. Obejrzyj ją i wprowadź jeszcze raz, jeśli nadal jest potrzebna.',
	undo: (p) => `Cofnij: ${p.edit}`,
	redo: (p) => `Ponów: ${p.edit}`,
	nothingToUndo: 'Nie ma czego cofnąć',
	nothingToRedo: 'Nie ma czego ponowić',
	export: 'Zapisz ligę jako plik',
	photosLeft: (p) =>
		plural('pl', p.count, {
			one: '# zdjęcie z gry nie zmieściło się w pliku. Kopia zapasowa ma wszystkie.',
			few: '# zdjęcia z gier nie zmieściły się w pliku. Kopia zapasowa ma wszystkie.',
			many: '# zdjęć z gier nie zmieściło się w pliku. Kopia zapasowa ma wszystkie.',
			other: '# zdjęcia z gier nie zmieściło się w pliku. Kopia zapasowa ma wszystkie.'
		}),
	submissionsLeft: (p) =>
		plural('pl', p.count, {
			one: '# zgłoszenie jest uszkodzone: to, czego nie da się odczytać, nie trafi do pliku. Kopia zapasowa ma całość.',
			few: '# zgłoszenia są uszkodzone: to, czego nie da się odczytać, nie trafi do pliku. Kopia zapasowa ma całość.',
			many: '# zgłoszeń jest uszkodzonych: to, czego nie da się odczytać, nie trafi do pliku. Kopia zapasowa ma całość.',
			other:
				'# zgłoszenia jest uszkodzone: to, czego nie da się odczytać, nie trafi do pliku. Kopia zapasowa ma całość.'
		}),
	save: 'Zapisz',
	leaving: {
		question: 'To, co wpisano, nie jest jeszcze zapisane.',
		leave: 'Zamknij bez zapisu',
		stay: 'Wróć do wpisu'
	},
	add: 'Dodaj',
	edit: 'Zmień',
	remove: 'Usuń',
	removed: (p) => `Usunięto „${p.name}”.`,
	removedLeagues: 'Usunięte ligi',
	restore: 'Przywróć',
	waiting: (p) =>
		plural('pl', p.count, {
			one: 'Inna wersja tej ligi czeka na scalenie.',
			few: '# inne wersje tej ligi czekają na scalenie.',
			many: '# innych wersji tej ligi czeka na scalenie.',
			other: '# innej wersji tej ligi czeka na scalenie.'
		}),
	merge: 'Scal',
	nothingChanged: 'Nic nie zmieniono.',
	place: (p) => `Miejsce w pliku: ${p.path}`
};
