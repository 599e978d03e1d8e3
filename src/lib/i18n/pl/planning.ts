import type * as en from '../en/planning';
import { plural } from '../plural';

type Texts = typeof en.planning;

const needs: Texts['needs'] = {
	open: 'Kto czego potrzebuje',
	title: 'Scenariusze do zagrania',
	what: 'Scenariusze i strony, których brakuje każdemu graczowi, oraz przeciwnicy, którym brakuje drugiej strony.',
	left: (p) =>
		plural('pl', p.count, {
			one: '# do zagrania',
			few: '# do zagrania',
			many: '# do zagrania',
			other: '# do zagrania'
		}),
	done: 'Wszystko zagrane albo zaplanowane.',
	planned: 'zaplanowane',
	nobody: 'nikomu nie brakuje drugiej strony',
	search: 'Szukaj po imieniu'
};

const plan: Texts['plan'] = {
	open: 'Zaplanuj spotkania',
	openOne: 'Zaplanuj gry',
	openOneOf: (p) => `Zaplanuj gry: ${p.when}`,
	title: 'Planowanie spotkań',
	titleOne: 'Planowanie gier',
	days: 'Dni',
	day: (p) => `Dzień ${p.number}`,
	addDay: 'Dodaj dzień',
	removeDay: (p) => `Usuń dzień ${p.number}`,
	tables: 'Stoły',
	rounds: 'Rundy',
	city: 'Miasto',
	anyCity: 'Wszystkie miasta',
	how: 'Dobór par',
	modes: { boxes: 'Brakujące scenariusze', swiss: 'Runda szwajcarska' },
	modeHints: {
		boxes: 'Każda gra uzupełnia jak najwięcej brakujących scenariuszy i stron.',
		swiss:
			'Grają ze sobą gracze o podobnej liczbie punktów, bez powtórek, a pauzują po kolei. Jedna runda naraz.'
	},
	present: 'Kto przyjdzie?',
	all: 'Zaznacz wszystkich',
	none: 'Wyczyść',
	chosen: (p) => `Gracze: ${p.count} z ${p.all}`,
	withoutArmy: (p) =>
		`${plural('pl', p.count, {
			one: '# obecny gracz nie ma',
			few: '# obecnych graczy nie ma',
			many: '# obecnych graczy nie ma',
			other: '# obecnego gracza nie ma'
		})} przyjętej armii: ${p.names}.`,
	playersReferee: 'Gracze mogą sędziować gry innych',
	documented: 'Zdjęcia po każdej turze i opis zamiast sędziego',
	mixed: 'Juniorzy mogą grać z seniorami',
	acrossCities: 'Tylko gracze z różnych miast',
	preview: 'Proponowane gry',
	round: (p) => `Runda ${p.number}`,
	dayRound: (p) => `${p.when}, runda ${p.number}`,
	refereed: (p) => `sędzia: ${p.name}`,
	noReferee: 'bez sędziego',
	resting: (p) => `Pauzują: ${p.names}`,
	noGames: 'Brak gier: nikt z obecnych nie uzupełni z nikim brakującego scenariusza.',
	boxes: (p) =>
		plural('pl', p.count, {
			one: 'Plan uzupełnia # brakujące pole.',
			few: 'Plan uzupełnia # brakujące pola.',
			many: 'Plan uzupełnia # brakujących pól.',
			other: 'Plan uzupełnia # brakującego pola.'
		}),
	save: (p) =>
		plural('pl', p.count, {
			one: 'Dodaj # spotkanie',
			few: 'Dodaj # spotkania',
			many: 'Dodaj # spotkań',
			other: 'Dodaj # spotkania'
		}),
	saveOne: 'Zapisz gry',
	replaces: 'Zaplanowane gry tego spotkania zostaną zastąpione.',
	appends: 'Gry zostaną dodane do tego spotkania jako kolejne rundy.',
	empty: 'Zaznacz co najmniej dwóch graczy, którzy mogą ze sobą zagrać.',
	made: (p) =>
		plural('pl', p.count, {
			one: 'Dodano # spotkanie',
			few: 'Dodano # spotkania',
			many: 'Dodano # spotkań',
			other: 'Dodano # spotkania'
		})
};

const texts: Texts['texts'] = {
	announcement: 'Ogłoszenie',
	announcementOf: (p) => `Ogłoszenie spotkania: ${p.when}`,
	reminders: 'Przypomnienia',
	noReminders: 'Niczego nie brakuje: wszystkie gry mają protokoły, a armie są przyjęte.',
	language: 'Język',
	copy: 'Kopiuj',
	copyOf: (p) => `Kopiuj: ${p.what}`,
	share: 'Udostępnij',
	shareOf: (p) => `Udostępnij: ${p.what}`,
	copied: 'Skopiowano',
	notCopied: 'Przeglądarka nie pozwala kopiować. Zaznacz tekst i skopiuj go.',
	reports: 'Brakujące protokoły',
	armies: (p) => `Brakujące armie: ${p.when}`
};

const files: Texts['files'] = {
	calendar: 'Eksportuj kalendarz',
	page: 'Eksportuj stronę WWW',
	pageHint:
		'Strona zawiera tabelę, spotkania, wyniki i regulamin w obu językach. Działa na każdym serwerze i nie wymaga aplikacji.'
};

const words: Texts['words'] = {
	title: 'Regulamin słowami',
	what: 'Tak jak czytają go gracze na stronie WWW, z liczbami tej ligi.'
};

const cities: Texts['cities'] = {
	filter: 'Miasto',
	all: 'Wszystkie',
	final: 'Finał miast',
	finalWhat: 'Najlepsi gracze każdego miasta grają finał, który jest osobnym sezonem.',
	perCity: 'Gracze z miasta',
	more: 'O jednego więcej z miasta',
	fewer: 'O jednego mniej z miasta',
	tied: 'ex aequo na ostatnim miejscu',
	tiedWhat:
		'Wszyscy, którzy są ex aequo na ostatnim miejscu, wchodzą do finału, chyba że wcześniej rozstrzygnie to dogrywka.',
	none: 'W żadnym mieście nie ma jeszcze graczy z wynikami.',
	open: 'Utwórz finał',
	opened: (p) => `Utworzono sezon ${p.name}`,
	name: (p) => `${p.season} finał`
};

export const planning: Texts = { needs, plan, texts, files, words, cities };
