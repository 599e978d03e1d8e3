import { plural } from '../plural';
import type * as en from '../en/league-season';

type Texts = typeof en.leagueSeason;

const people: Texts['people'] = {
	players: 'Gracze',
	referees: 'Sędziowie',
	refereesHint: 'Ci, którzy sędziują i nie grają. Gracz może sędziować gry, w których sam nie gra.',
	addPlayer: 'Dodaj gracza',
	addReferee: 'Dodaj sędziego',
	player: 'Gracz',
	referee: 'Sędzia',
	search: 'Szukaj po imieniu',
	noPlayers: 'Nikt się jeszcze nie zgłosił.',
	noReferees: 'Nie ma jeszcze osobnego sędziego.',
	nobody: 'Nikogo o takim imieniu.',
	change: (p) => `Zmień: ${p.name}`,
	name: 'Imię i nazwisko',
	category: 'Kategoria',
	categories: { junior: 'Junior', senior: 'Senior' },
	born: 'Data urodzenia',
	bornHint: 'Tylko po to, by znać kategorię. Może zostać pusta.',
	years: (p) =>
		plural('pl', p.count, { one: '# rok', few: '# lata', many: '# lat', other: '# roku' }),
	consent: 'Rodzic zgodził się na grę wśród seniorów',
	consented: 'rodzic się zgodził',
	key: 'Pieczętuje tym kluczem',
	forget: 'Zapomnij klucz',
	remove: 'Usuń',
	stays: (p) => `Nie można usunąć, dopóki jest wymieniony: ${p.what}.`,
	named: {
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
	add: 'Otwórz sezon',
	title: 'Nowy sezon',
	name: 'Nazwa',
	opened: 'Otwarcie',
	openIt: 'Otwórz',
	taken: 'Sezon o tej nazwie już jest.'
};

const meetings: Texts['meetings'] = {
	add: 'Ogłoś spotkanie',
	title: 'Spotkanie',
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
	on: 'Dzień',
	announcedOn: 'Dzień ogłoszenia',
	announced: (p) => `ogłoszone ${p.when}`,
	place: 'Miejsce',
	table: 'Stół',
	width: 'Szerokość w cm',
	depth: 'Głębokość w cm',
	tableOf: (p) => `stół ${p.right} × ${p.down} cm`,
	referee: 'Sędzia',
	refereed: (p) => `sędzia: ${p.name}`,
	nobody: 'Nikt',
	asMeeting: 'Jak na spotkaniu',
	documented: 'Zamiast sędziego zdjęcia po każdej turze i opis',
	byPhotos: 'dokumentowane zdjęciami',
	season: 'Sezon',
	plan: 'Zaplanowane gry',
	planned: (p) => `Gra ${p.number}`,
	addGame: 'Dodaj grę',
	removeGame: (p) => `Usuń grę ${p.number}`,
	twoPlayers: 'Do gry trzeba dwóch graczy: dodaj ich w części „Ludzie”.',
	scenario: 'Scenariusz',
	light: 'Strona jasna',
	dark: 'Strona ciemna',
	choose: 'Wybierz…',
	change: (p) => `Zmień spotkanie: ${p.when}`,
	annul: 'Unieważnij',
	revive: 'Uznaj znowu',
	annulHint: 'Za zgodą stron. Wpis zostaje w lidze i się nie liczy.',
	annulled: 'unieważnione',
	good: 'Ogłoszone zgodnie z zasadami.',
	unplanned: 'Poza planem'
};

const games: Texts['games'] = {
	title: 'Protokół gry',
	report: 'Protokół',
	reportOf: (p) => `Protokół: ${p.name} przeciw ${p.what}`,
	other: 'Inna gra',
	otherTitle: 'Gra spoza planu',
	change: (p) => `Zmień protokół: ${p.name} przeciw ${p.what}`,
	army: 'Armia',
	outcome: 'Kto wygrał?',
	draw: 'Remis',
	outcomeMissing: 'Najpierw zaznacz, kto wygrał.',
	secondary: 'Cel dodatkowy',
	secondaryOf: (p) => `Osiągnął: ${p.name}`,
	primary: 'Cel główny',
	captures: (p) => `Zdobycia: ${p.name}`,
	more: (p) => `O jedno więcej: ${p.name}`,
	fewer: (p) => `O jedno mniej: ${p.name}`,
	deployment: 'Rozstawienie',
	chooser: 'Wybierał krawędź',
	first: 'Zaczynał',
	notTold: 'Nie podano',
	reportedOn: 'Dzień zgłoszenia wyniku',
	number: 'Która gra tego dnia',
	deviation: 'Dlaczego zagrano to, a nie to, co było w planie',
	notes: 'Opis',
	details: 'Rozstawienie, opis, zdjęcia',
	photos: 'Zdjęcia',
	addPhoto: 'Dodaj zdjęcia',
	photo: (p) => `Zdjęcie ${p.number}`,
	removePhoto: (p) => `Usuń zdjęcie ${p.number}`,
	photoElsewhere: 'na innym urządzeniu',
	photoProblems: {
		noPicture: 'Ta przeglądarka nie umie otworzyć tego pliku jako zdjęcia.',
		tooManyBytes: 'Ten plik ma ponad 30 MB. Wybierz mniejsze zdjęcie.',
		tooManyPixels: 'To zdjęcie ma ponad 60 megapikseli. Wybierz mniejsze.',
		notKept: 'Nie udało się zapisać zdjęcia. Nic nie zmieniono.'
	},
	score: 'Punkty za tę grę',
	points: (p) =>
		plural('pl', p.count, {
			one: '# punkt',
			few: '# punkty',
			many: '# punktów',
			other: '# punktu'
		}),
	nothing: 'nic nie dodaje: to pole ma już wynik albo dzień jest poza sezonem',
	won: (p) => `wygrana: ${p.name}`,
	drawn: 'remis',
	result: (p) => `${p.name} ${p.points} : ${p.of} ${p.what}`
};

const walkovers: Texts['walkovers'] = {
	title: 'Walkower',
	record: 'Walkower',
	recordOf: (p) => `Walkower: ${p.name} przeciw ${p.what}`,
	change: (p) => `Zmień walkower: ${p.name} przeciw ${p.what}`,
	present: 'Kto przyszedł?',
	box: 'Liczy się jako',
	open: 'Jeszcze niezagrane',
	filled: 'Ma już wynik',
	boxOf: (p) => `${p.what}, ${p.part}`,
	consequences: 'Co z tego wynika',
	gets: (p) => `${p.name}: ${p.points} (${p.what}).`,
	getsNothing: (p) => `${p.name}: nic, tam się to nie liczy.`,
	absentGets: (p) => `${p.name}: ${p.points}.`,
	loses: (p) =>
		`${p.name} ma już wynik w tym scenariuszu: ${p.points} w polu „${p.what}”, zostaje ${p.sum}.`,
	held: (p) => `${p.name}: obecność, ${p.what}: nieobecność`
};

const standings: Texts['standings'] = {
	none: 'Nikt się jeszcze nie zgłosił. Graczy dodaje się w części „Ludzie”.',
	place: 'Miejsce',
	player: 'Gracz',
	points: 'Punkty',
	categories: { junior: 'Juniorzy', senior: 'Seniorzy' },
	of: (p) => `${p.points} z ${p.of} punktów`,
	placeOf: (p) => `Miejsce ${p.number}`,
	shared: (p) => `Miejsce ${p.number}, dzielone`,
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
	notYet: (p) => `Otwarcie: ${p.when}`,
	lasts: (p) => `Trwa do ${p.when}.`,
	lasted: (p) => `Zakończył się ${p.when}.`,
	byMonths: (p) =>
		plural('pl', p.count, {
			one: 'To # miesiąc po otwarciu.',
			few: 'To # miesiące po otwarciu.',
			many: 'To # miesięcy po otwarciu.',
			other: 'To # miesiąca po otwarciu.'
		}),
	mayEndEarlier: (p) =>
		plural('pl', p.count, {
			one: 'Skończy się wcześniej, # miesiąc po tym, jak ktoś zagra wszystkie scenariusze po obu stronach.',
			few: 'Skończy się wcześniej, # miesiące po tym, jak ktoś zagra wszystkie scenariusze po obu stronach.',
			many: 'Skończy się wcześniej, # miesięcy po tym, jak ktoś zagra wszystkie scenariusze po obu stronach.',
			other:
				'Skończy się wcześniej, # miesiąca po tym, jak ktoś zagra wszystkie scenariusze po obu stronach.'
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
	winner: (p) => `${p.name} wygrywa w kategorii: ${p.what}!`,
	csv: 'Zapisz jako CSV',
	pdf: 'Zapisz jako PDF',
	print: 'Drukuj',
	making: 'PDF powstaje',
	failed: 'Nie udało się zrobić pliku PDF.',
	made: (p) => `Zapisano ${p.file}.`,
	file: (p) => `${p.name}, tabela sezonu ${p.what}`,
	category: 'Kategoria',
	asOf: (p) => `Stan na ${p.when}`,
	ties: 'Dogrywki',
	tied: (p) => `Miejsce ${p.number} dzielą: ${p.what}.`,
	tiesLater: 'Kto po zakończeniu sezonu dzieli miejsce, gra dogrywkę na wylosowanym scenariuszu.',
	record: 'Zapisz dogrywkę',
	playOff: 'Dogrywka',
	played: (p) => `${p.part}: ${p.name} wygrywa z graczem ${p.what}`,
	changePlayOff: (p) => `Zmień dogrywkę: ${p.name} przeciw ${p.what}`,
	between: (p) => `Gracz ${p.name}`,
	draw: 'Wylosuj scenariusz',
	drawnHint: 'Scenariusz się losuje. Dogrywka nie dodaje punktów.',
	winnerOf: 'Zwycięzca',
	on: 'Dzień gry'
};

const box: Texts['box'] = {
	against: 'Przeciwnik',
	on: 'Dzień',
	walkover: 'Walkower',
	kind: 'Wynik',
	taken: 'gra się odbyła',
	win: 'cel główny osiągnięty',
	loss: 'cel główny nieosiągnięty',
	draw: 'remis: nikt nie ma celu głównego',
	secondary: 'cel dodatkowy',
	secondaryOnDraw: 'cel dodatkowy: przy remisie nic',
	present: 'przeciwnik nie przyszedł',
	deducted: (p) => `nieobecność ${p.when}, przeciwnik: ${p.name}`,
	sum: 'Punkty'
};

export const leagueSeason: Texts = { people, seasons, meetings, games, walkovers, standings, box };
