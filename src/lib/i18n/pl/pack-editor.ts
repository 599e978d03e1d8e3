import type { packEditor as en } from '../en/pack-editor';
import { plural } from '../plural';

export const packEditor: typeof en = {
	edits: {
		addRow: (p) => `Dodanie: ${p.name}`,
		addUnit: (p) => `Dodanie jednostki: ${p.name}`,
		duplicateRow: (p) => `Powielenie: ${p.name}`,
		limit: (p) => `Ograniczenia: ${p.name}`,
		moveRow: (p) => `Przesunięcie: ${p.name}`,
		nameRow: (p) => `Nazwa: ${p.name}`,
		otherWindow: () => 'Zmiana z innego okna',
		recovered: () => 'Odzyskana zmiana',
		release: () => 'Następne wydanie',
		removeChange: (p) => `Przywrócenie: ${p.name}`,
		removeRow: (p) => `Usunięcie: ${p.name}`,
		removeUnit: (p) => `Usunięcie jednostki: ${p.name}`,
		setAuthor: () => 'Zmiana autora',
		setChange: (p) => `Zmiana: ${p.name}`,
		setEra: (p) => `Epoka: ${p.name}`,
		setLicense: () => 'Zmiana licencji',
		setLook: (p) => `Wygląd: ${p.name}`,
		setName: (p) => `Nazwa dodatku: ${p.name}`,
		setNumber: (p) => `Liczby: ${p.name}`,
		setPrefix: (p) => `Przedrostek: ${p.name}`,
		writeRule: (p) => `Opis zasady: ${p.name}`
	},
	looks: {
		oneHanded: 'Broń ręczna',
		heavy: 'Ciężka broń ręczna',
		polearm: 'Broń drzewcowa',
		pistol: 'Pistolet',
		rifle: 'Karabin',
		anyGun: 'Dowolna broń palna',
		bomb: 'Bomba',
		improvised: 'Broń improwizowana',
		brick: 'Klocek',
		cover: 'Tarcza'
	},
	areas: {
		gear: 'Wyposażenie',
		ranks: 'Rangi',
		weapons: 'Broń kreacji'
	},
	newPack: 'Nowy dodatek',
	create: {
		name: 'Nazwa',
		placeholder: 'np. Klub kosmiczny',
		untitled: 'Nowy dodatek',
		prefix: 'Przedrostek',
		prefixHint:
			'Od dwóch do sześciu liter na początku identyfikatorów pozycji. Po pierwszym wydaniu nie można go zmienić.',
		prefixRefused: 'Wpisz od 2 do 6 liter od a do z.',
		prefixPrinted: 'Ten przedrostek mają drukowane zasady.',
		prefixTaken: (p) =>
			`Twój dodatek „${p.name}” ma ten przedrostek: w armii może być tylko jeden z nich.`,
		book: 'Podręcznik',
		make: 'Utwórz dodatek'
	},
	edit: (p) => `Edytuj „${p.name}”`,
	editShort: 'Edytuj',
	title: 'Dodatek',
	notFound: 'Tego dodatku nie ma na tym urządzeniu.',
	unreadable: 'Ta wersja nie potrafi odczytać dodatku. Pozostaje zapisany.',
	toPacks: 'Wszystkie dodatki',
	rows: 'Pozycje',
	noRows:
		'Pozycja to drukowany przedmiot z innymi liczbami: broń, ranga albo działo. Dodaj pierwszą.',
	newRow: 'Nowa pozycja',
	newRowTitle: 'Nowa pozycja jak…',
	findRow: 'Szukaj w podręczniku',
	noneFound: 'Nic takiego nie ma w podręczniku.',
	choose: 'Wybierz pozycję, żeby zobaczyć jej kartę.',
	like: (p) => `jak ${p.name}`,
	row: (p) => `Pozycja: ${p.name}`,
	fieldOf: (p) => `${p.field}: ${p.row}`,
	printed: (p) => `w podręczniku: ${p.value}`,
	asPrinted: 'jak w podręczniku',
	column: { name: 'Nazwa', like: 'Wzór' },
	numbers: 'Liczby',
	names: { pl: 'Nazwa po polsku', en: 'Nazwa po angielsku' },
	texts: { pl: 'Zasada po polsku', en: 'Zasada po angielsku' },
	words: 'Nazwy i zasada',
	otherLanguage: 'Drugi język',
	wordsHint: 'Wystarczy jeden język. Bez opisu obowiązuje zasada z podręcznika.',
	drawn: 'Wygląd i epoka',
	look: 'Wygląd',
	era: 'Epoka',
	eras: { medieval: 'Średniowiecze', modern: 'Współczesność' },
	likeParent: 'Jak w podręczniku',
	limits: 'Ograniczenia',
	onlyRanks: 'Tylko dla tych rang',
	everyRank: 'Bez wybranej rangi może ją mieć każdy.',
	requires: 'Tylko razem z',
	excludes: 'Nie razem z',
	nothing: '–',
	perUnit: 'Najwyżej na figurkę',
	perArmy: 'Najwyżej w armii',
	countRefused: 'Wpisz liczbę całkowitą od 0 do 999.',
	tools: {
		up: (p) => `Przesuń wyżej: ${p.name}`,
		down: (p) => `Przesuń niżej: ${p.name}`,
		duplicate: (p) => `Powiel: ${p.name}`,
		remove: (p) => `Usuń: ${p.name}`
	},
	removed: (p) => `Usunięto: ${p.name}`,
	preview: {
		title: (p) => `Podgląd: ${p.name}`,
		odds: 'Przeciw zwykłej figurce',
		falls: (p) => `Jeden atak zwykłej figurki zabija ją: ${p.chance}`,
		noOdds: 'Nie atakuje.',
		bill: 'Koszt tej jednostki',
		wrong: 'Najpierw popraw liczby.'
	},
	status: {
		never: 'Jeszcze nie w użyciu. Armie skorzystają z dodatku po pierwszym wydaniu.',
		inUse: (p) => `Wydanie ${p.edition} jest w użyciu.`,
		changed: (p) => `Zmieniony od wydania ${p.edition}, z którego wciąż korzystają armie.`,
		empty: 'Najpierw dodaj pozycję albo zmień drukowaną liczbę.',
		problems: (p) =>
			plural('pl', p.count, {
				one: '# rzecz do poprawienia przed wydaniem',
				few: '# rzeczy do poprawienia przed wydaniem',
				many: '# rzeczy do poprawienia przed wydaniem',
				other: '# rzeczy do poprawienia przed wydaniem'
			}),
		release: (p) => `Zatwierdź wydanie ${p.edition}`,
		released: (p) => `Wydanie ${p.edition} jest już w użyciu`,
		show: (p) => `Pokaż: ${p.name}`
	},
	armies: {
		title: 'Które armie się zmienią?',
		none: 'Żadna twoja armia nie ma tego dodatku.',
		note: 'Armia zachowuje swoje wydanie, dopóki go w niej nie zmienisz.',
		open: (p) => `Otwórz: ${p.name}`
	},
	changed: {
		title: 'Zmienione liczby z podręcznika',
		hint: 'Ceny i statystyki z podręcznika, które dodatek zmienia wszystkim.',
		add: 'Zmień liczbę z podręcznika'
	},
	withdrawn: {
		title: 'Niedostępne',
		hint: 'Drukowane przedmioty, których armie z tym dodatkiem nie mogą mieć.',
		add: 'Wycofaj przedmiot',
		pick: 'Wybierz przedmiot',
		back: (p) => `Przywróć: ${p.name}`
	},
	units: {
		title: 'Gotowe jednostki',
		hint: 'Jednostki, które armie z tym dodatkiem dodają jednym dotknięciem.',
		none: 'Nie ma gotowych jednostek.',
		from: 'Dodaj z armii',
		pick: 'Wybierz armię',
		noArmies: 'Nie ma jeszcze armii z tym podręcznikiem.',
		add: (p) => `Dodaj: ${p.name}`,
		remove: (p) => `Usuń jednostkę: ${p.name}`,
		errors: (p) =>
			plural('pl', p.count, { one: '# błąd', few: '# błędy', many: '# błędów', other: '# błędu' })
	},
	about: {
		title: 'O dodatku',
		name: 'Nazwa',
		author: 'Autor',
		license: 'Licencja',
		fixed: (p) => `Przedrostek: ${p.prefix} · rozszerza ${p.book}`
	},
	notices: {
		changedElsewhere: 'Dodatek zmieniono w innym oknie. To jest najnowsza wersja.',
		bothKept:
			'To samo miejsce zmieniono w dwóch oknach. Obie wersje są zapisane; tu jest ta z drugiego okna.',
		tooLarge: 'Dodatek byłby za duży, więc nic się nie zmieniło.'
	},
	openOther: 'Otwórz swoją wersję',
	out: {
		trash:
			'Ten dodatek jest w koszu. Zmiany są zapisywane, ale nie ma go na liście, a po 30 dniach w koszu zostanie trwale usunięty.',
		gone: 'Tego dodatku nie ma już w tej przeglądarce. Istnieje tylko na tym ekranie.',
		unreadable:
			'Ta wersja nie potrafi już odczytać zapisanego dodatku. Pozostaje bez zmian; to, co widzisz, jest tylko na tym ekranie.',
		keep: 'Zapisz ponownie'
	},
	restore: 'Przywróć',
	saveFailed: 'Nie udało się zapisać ostatniej zmiany.',
	saveSlow: 'Pamięć przeglądarki nie odpowiada, więc ostatnia zmiana nie jest jeszcze zapisana.',
	exportDraft: 'Eksportuj dodatek',
	draft: 'w przygotowaniu'
};
