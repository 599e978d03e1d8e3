import { plural } from '../plural';
import type * as en from '../en/league-season';

type Texts = typeof en.leagueSeason;

const many: Texts['people']['many'] = {
	open: 'Dodaj kilku graczy',
	list: 'Lista graczy',
	hint: 'Jeden gracz w wierszu: imię i nazwisko, potem miasto, kategoria i data urodzenia, rozdzielone tabulatorem, średnikiem lub przecinkiem. Możesz wkleić wiersze z arkusza.',
	preview: 'Podgląd',
	add: (p) =>
		plural('pl', p.count, {
			one: 'Dodaj # gracza',
			few: 'Dodaj # graczy',
			many: 'Dodaj # graczy',
			other: 'Dodaj # gracza'
		}),
	added: (p) =>
		plural('pl', p.count, {
			one: 'Dodano # gracza',
			few: 'Dodano # graczy',
			many: 'Dodano # graczy',
			other: 'Dodano # gracza'
		}),
	left: (p) =>
		plural('pl', p.count, {
			one: '# wiersz nie zostanie dodany',
			few: '# wiersze nie zostaną dodane',
			many: '# wierszy nie zostanie dodanych',
			other: '# wiersza nie zostanie dodane'
		}),
	none: 'Żadnego wiersza nie można dodać.',
	line: (p) => `Wiersz ${p.number}: ${p.text}`,
	despite: (p) => `Dodaj mimo to: ${p.name}`,
	problems: {
		name: 'Na początku musi być imię i nazwisko, najwyżej 80 znaków.',
		hidden: 'Są w nim niewidoczne znaki lub znaczniki kierunku tekstu: wpisz go ręcznie.',
		letter: 'Nazwa musi mieć przynajmniej jedną literę.',
		city: 'Miasto może mieć najwyżej 80 znaków.',
		born: 'Data urodzenia wygląda tak: 2014-05-06, i jest z przeszłości.',
		fields: 'Za dużo pól: tylko jedno miasto, jedna kategoria i jedna data.',
		right: 'Nie możesz rejestrować graczy z tego miasta.',
		tooMany: 'Za dużo wierszy: najwyżej 500 naraz.'
	}
};

const people: Texts['people'] = {
	many,
	players: 'Gracze',
	referees: 'Sędziowie',
	refereesHint:
		'Sędziowie, którzy nie grają. Gracze mogą sędziować gry, w których nie biorą udziału.',
	addPlayer: 'Dodaj gracza',
	addReferee: 'Dodaj sędziego',
	player: 'Gracz',
	referee: 'Sędzia',
	search: 'Szukaj po imieniu lub mieście',
	filter: 'Pokaż',
	filters: { all: 'Wszyscy gracze', wrong: 'Z problemami', left: 'Po odejściu' },
	found: (p) =>
		plural('pl', p.count, {
			one: 'Znaleziono # gracza',
			few: 'Znaleziono # graczy',
			many: 'Znaleziono # graczy',
			other: 'Znaleziono # gracza'
		}),
	noPlayers: 'Nie ma jeszcze graczy.',
	noReferees: 'Nie ma jeszcze sędziów.',
	nobody: 'Brak pasujących graczy.',
	change: (p) => `Edytuj: ${p.name}`,
	name: 'Imię i nazwisko',
	category: 'Kategoria',
	categories: { junior: 'Junior', senior: 'Senior' },
	born: 'Data urodzenia',
	bornHint: 'Opcjonalnie, tylko do sprawdzenia kategorii.',
	city: 'Miasto',
	cityHint: 'Opcjonalnie, w lidze w kilku miastach.',
	years: (p) =>
		plural('pl', p.count, { one: '# rok', few: '# lata', many: '# lat', other: '# roku' }),
	consent: 'Rodzic zgodził się na grę wśród seniorów',
	consented: 'zgoda rodzica',
	key: 'Klucz do pieczętowania',
	forget: 'Usuń klucz',
	remove: 'Usuń',
	stays: (p) => `Nie można usunąć; użyto w: ${p.what}.`,
	staysLeave: 'Zamiast tego zapisz odejście gracza.',
	named: {
		seasons: (p) =>
			plural('pl', p.count, {
				one: 'lista graczy # sezonu',
				few: 'listy graczy # sezonów',
				many: 'listy graczy # sezonów',
				other: 'listy graczy # sezonu'
			}),
		meetings: (p) =>
			plural('pl', p.count, {
				one: '# spotkanie',
				few: '# spotkania',
				many: '# spotkań',
				other: '# spotkania'
			}),
		submissions: (p) =>
			plural('pl', p.count, {
				one: '# zgłoszenie',
				few: '# zgłoszenia',
				many: '# zgłoszeń',
				other: '# zgłoszenia'
			}),
		protocols: (p) =>
			plural('pl', p.count, {
				one: '# protokół',
				few: '# protokoły',
				many: '# protokołów',
				other: '# protokołu'
			}),
		walkovers: (p) =>
			plural('pl', p.count, {
				one: '# walkower',
				few: '# walkowery',
				many: '# walkowerów',
				other: '# walkowera'
			}),
		playOffs: (p) =>
			plural('pl', p.count, {
				one: '# dogrywka',
				few: '# dogrywki',
				many: '# dogrywek',
				other: '# dogrywki'
			})
	}
};

const seasons: Texts['seasons'] = {
	add: 'Dodaj sezon',
	title: 'Nowy sezon',
	name: 'Nazwa',
	opened: 'Data rozpoczęcia',
	openIt: 'Utwórz',
	frozen:
		'Do końca sezonu obowiązuje dzisiejszy regulamin. Jeśli chcesz go zmienić, zrób to najpierw w zakładce „Regulamin i pliki” › „Regulamin”.',
	taken: 'Sezon o tej nazwie już istnieje.'
};

const meetings: Texts['meetings'] = {
	add: 'Dodaj spotkanie',
	title: 'Spotkanie',
	search: 'Szukaj spotkań według gracza, miejsca lub dnia',
	found: (p) =>
		plural('pl', p.count, {
			one: 'Znaleziono # spotkanie',
			few: 'Znaleziono # spotkania',
			many: 'Znaleziono # spotkań',
			other: 'Znaleziono # spotkania'
		}),
	none: 'W tym sezonie nie ma jeszcze spotkań. Spotkanie ogłasza się razem z grami.',
	coming: 'Nadchodzące',
	waiting: 'Czekają na protokół',
	past: (p) =>
		plural('pl', p.count, {
			one: '# minione spotkanie',
			few: '# minione spotkania',
			many: '# minionych spotkań',
			other: '# minionego spotkania'
		}),
	on: 'Data',
	announcedOn: 'Data ogłoszenia',
	announced: (p) => `ogłoszone ${p.when}`,
	startsAt: 'Godzina rozpoczęcia',
	place: 'Miejsce',
	address: 'Adres',
	table: 'Stół',
	width: 'Szerokość stołu, cm',
	depth: 'Głębokość stołu, cm',
	tableOf: (p) => `stół ${p.right} × ${p.down} cm`,
	referee: 'Sędzia',
	refereed: (p) => `sędzia: ${p.name}`,
	nobody: 'Brak',
	asMeeting: 'Jak na spotkaniu',
	documented: 'Zdjęcia po każdej turze i opis zamiast sędziego',
	byPhotos: 'dokumentowane zdjęciami',
	season: 'Sezon',
	plan: 'Zaplanowane gry',
	planned: (p) => `Gra ${p.number}`,
	addGame: 'Dodaj grę',
	removeGame: (p) => `Usuń grę ${p.number}`,
	twoPlayers: 'Gra wymaga dwóch graczy: dodaj ich w części „Osoby”.',
	scenario: 'Scenariusz',
	light: 'Jasna strona',
	dark: 'Ciemna strona',
	choose: 'Wybierz…',
	change: (p) => `Edytuj spotkanie: ${p.when}`,
	annul: 'Unieważnij',
	revive: 'Przywróć',
	annulHint: 'Za zgodą stron. Wpis zostaje w lidze, ale się nie liczy.',
	annulled: 'unieważnione',
	good: 'Ogłoszone zgodnie z regulaminem.',
	unplanned: 'Poza planem'
};

const games: Texts['games'] = {
	title: 'Protokół gry',
	report: 'Protokół',
	reportOf: (p) => `Protokół: ${p.name} – ${p.what}`,
	other: 'Inna gra',
	otherTitle: 'Gra spoza planu',
	change: (p) => `Edytuj protokół: ${p.name} – ${p.what}`,
	army: 'Armia',
	outcome: 'Kto wygrał?',
	draw: 'Remis',
	outcomeMissing: 'Zaznacz, kto wygrał.',
	secondary: 'Cel dodatkowy',
	secondaryOf: (p) => `Cel osiągnięty: ${p.name}`,
	primary: 'Cel główny',
	captures: (p) => `Zdobycia: ${p.name}`,
	more: (p) => `O jedno więcej: ${p.name}`,
	fewer: (p) => `O jedno mniej: ${p.name}`,
	deployment: 'Rozstawienie',
	chooser: 'Wybór krawędzi',
	first: 'Pierwsza tura',
	notTold: 'Nie podano',
	reportedOn: 'Data protokołu',
	number: 'Numer gry tego dnia',
	unverified: 'Niesprawdzona armia',
	replay: 'Powtórka',
	replayWhat:
		'Ta gra ma już protokół z tego dnia. Bez tego oznaczenia protokoły są sprzeczne i żaden się nie liczy. Powtórka nie daje punktów tam, gdzie liczy się już wynik.',
	deviation: 'Powód gry innej niż zaplanowana',
	notes: 'Opis',
	details: 'Rozstawienie, opis, zdjęcia',
	photos: 'Zdjęcia',
	addPhoto: 'Dodaj zdjęcia',
	photo: (p) => `Zdjęcie ${p.number}`,
	removePhoto: (p) => `Usuń zdjęcie ${p.number}`,
	photoElsewhere: 'na innym urządzeniu',
	photoProblems: {
		noPicture: 'Ta przeglądarka nie otworzy tego pliku jako zdjęcia.',
		tooManyBytes: 'Ten plik ma ponad 30 MB. Wybierz mniejsze zdjęcie.',
		tooManyPixels: 'To zdjęcie ma ponad 60 megapikseli. Wybierz mniejsze.',
		notKept: 'Nie udało się zapisać zdjęcia. Nic się nie zmieniło.'
	},
	score: 'Punkty za tę grę',
	points: (p) =>
		plural('pl', p.count, {
			one: '# punkt',
			few: '# punkty',
			many: '# punktów',
			other: '# punktu'
		}),
	nothing: 'bez punktów: to pole ma już wynik albo data jest poza sezonem',
	won: (p) => `wygrana: ${p.name}`,
	drawn: 'remis',
	result: (p) => `${p.name} ${p.points} : ${p.of} ${p.what}`
};

const walkovers: Texts['walkovers'] = {
	title: 'Walkower',
	record: 'Walkower',
	recordOf: (p) => `Walkower: ${p.name} – ${p.what}`,
	change: (p) => `Edytuj walkower: ${p.name} – ${p.what}`,
	present: 'Kto się stawił?',
	box: 'Liczy się jako',
	open: 'Jeszcze niezagrane',
	filled: 'Ma już wynik',
	boxOf: (p) => `${p.what}, ${p.part}`,
	consequences: 'Skutki',
	gets: (p) => `${p.name}: ${p.points} (${p.what}).`,
	getsNothing: (p) => `${p.name}: bez punktów, ten wynik się nie liczy.`,
	absentGets: (p) => `${p.name}: ${p.points}.`,
	loses: (p) =>
		`${p.name} ma już wynik w tym scenariuszu: ${p.points} w polu „${p.what}”, zostaje ${p.sum}.`,
	held: (p) => `${p.name}: obecność, ${p.what}: nieobecność`
};

const standings: Texts['standings'] = {
	none: 'Nie ma jeszcze graczy. Dodaj ich w części „Osoby”.',
	place: 'Miejsce',
	player: 'Gracz',
	points: 'Punkty',
	categories: { junior: 'Juniorzy', senior: 'Seniorzy' },
	of: (p) => `${p.points} z ${p.of} punktów`,
	placeOf: (p) => `Miejsce ${p.number}`,
	shared: (p) => `Miejsce ${p.number}, ex aequo`,
	box: (p) => `${p.what}, ${p.part}: ${p.points}`,
	emptyBox: (p) => `${p.what}, ${p.part}: niezagrane`,
	boxesOf: (p) => `Wyniki: ${p.name}`,
	state: 'Sezon',
	runs: (p) =>
		plural('pl', p.count, {
			one: 'Ostatni dzień',
			few: 'Zostały # dni',
			many: 'Zostało # dni',
			other: 'Zostało # dnia'
		}),
	over: 'Zakończony',
	notYet: (p) => `Rozpoczęcie: ${p.when}`,
	lasts: (p) => `Trwa do ${p.when}.`,
	lasted: (p) => `Zakończył się ${p.when}.`,
	byMonths: (p) =>
		plural('pl', p.count, {
			one: 'To # miesiąc od rozpoczęcia.',
			few: 'To # miesiące od rozpoczęcia.',
			many: 'To # miesięcy od rozpoczęcia.',
			other: 'To # miesiąca od rozpoczęcia.'
		}),
	mayEndEarlier: (p) =>
		plural('pl', p.count, {
			one: 'Skończy się wcześniej, jeśli ktoś zagra wszystkie scenariusze po obu stronach: # miesiąc później.',
			few: 'Skończy się wcześniej, jeśli ktoś zagra wszystkie scenariusze po obu stronach: # miesiące później.',
			many: 'Skończy się wcześniej, jeśli ktoś zagra wszystkie scenariusze po obu stronach: # miesięcy później.',
			other:
				'Skończy się wcześniej, jeśli ktoś zagra wszystkie scenariusze po obu stronach: # miesiąca później.'
		}),
	byFirst: (p) => {
		const months = plural('pl', p.count, {
			one: '# miesiąc',
			few: '# miesiące',
			many: '# miesięcy',
			other: '# miesiąca'
		});
		return `${p.name} ma wszystkie scenariusze po obu stronach od ${p.when}; sezon kończy się ${months} później.`;
	},
	provisional: (p) =>
		plural('pl', p.count, {
			one: 'Tabela jest tymczasowa: # gra ma sprzeczne wpisy i nie liczy się, dopóki nie rozstrzygnie tego sędzia.',
			few: 'Tabela jest tymczasowa: # gry mają sprzeczne wpisy i nie liczą się, dopóki nie rozstrzygnie tego sędzia.',
			many: 'Tabela jest tymczasowa: # gier ma sprzeczne wpisy i nie liczy się, dopóki nie rozstrzygnie tego sędzia.',
			other:
				'Tabela jest tymczasowa: # gry ma sprzeczne wpisy i nie liczy się, dopóki nie rozstrzygnie tego sędzia.'
		}),
	noWinnerYet: 'Do tego czasu nikt nie wygrał sezonu.',
	winner: (p) => `${p.name} wygrywa w kategorii: ${p.what}!`,
	csv: 'Eksportuj CSV',
	pdf: 'Eksportuj PDF',
	print: 'Drukuj',
	making: 'Tworzenie PDF…',
	failed: 'Nie udało się utworzyć pliku PDF.',
	made: (p) => `Zapisano ${p.file}`,
	file: (p) => `${p.name}, tabela sezonu ${p.what}`,
	category: 'Kategoria',
	asOf: (p) => `Stan na ${p.when}`,
	ties: 'Dogrywki',
	tied: (p) => `Miejsce ${p.number} ex aequo: ${p.what}.`,
	toPlay: (p) => `Do rozegrania: ${p.what}.`,
	manyToPlay: (p) =>
		plural('pl', p.count, {
			one: 'Brakuje # dogrywki.',
			few: 'Brakuje # dogrywek.',
			many: 'Brakuje # dogrywek.',
			other: 'Brakuje # dogrywki.'
		}),
	tiesLater: 'Gracze z tym samym miejscem na koniec sezonu grają dogrywkę w losowym scenariuszu.',
	record: 'Dodaj dogrywkę',
	playOff: 'Dogrywka',
	played: (p) => `${p.part}: wygrana ${p.name}, przegrana ${p.what}`,
	changePlayOff: (p) => `Edytuj dogrywkę: ${p.name} – ${p.what}`,
	between: (p) => `Gracz ${p.name}`,
	draw: 'Wylosuj scenariusz',
	drawnHint: 'Scenariusz jest losowany. Dogrywka nie dodaje punktów.',
	winnerOf: 'Zwycięzca',
	on: 'Data gry'
};

const box: Texts['box'] = {
	against: 'Przeciwnik',
	on: 'Data',
	walkover: 'Walkower',
	kind: 'Wynik',
	taken: 'rozegrana gra',
	win: 'cel główny osiągnięty',
	loss: 'cel główny nieosiągnięty',
	draw: 'remis: bez celu głównego',
	secondary: 'cel dodatkowy',
	secondaryOnDraw: 'cel dodatkowy: bez punktów przy remisie',
	present: 'nieobecność przeciwnika',
	absent: 'własna nieobecność',
	deducted: (p) => `nieobecność ${p.when}, przeciwnik: ${p.name}`,
	sum: 'Punkty'
};

export const leagueSeason: Texts = { people, seasons, meetings, games, walkovers, standings, box };
