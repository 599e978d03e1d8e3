import { plural } from '../plural';
import type * as en from '../en/league-referee';

const counted = (one: string, few: string, many: string, other: string) => (p: { count: number }) =>
	plural('pl', p.count, { one, few, many, other });

export const leagueReferee: typeof en.leagueReferee = {
	intro:
		'Upuść tu pliki lub całe foldery albo wklej zgłoszenia jako tekst. Wszystko jest przeliczane na tym urządzeniu. Zgłoszenia graczy z ligi zapisują się od razu, a nowych graczy, gdy dodasz ich do ligi.',
	files: 'Wybierz pliki',
	folder: 'Wybierz folder',
	paste: 'Wklej tekst',
	pasteLabel: 'Tekst jednego lub kilku zgłoszeń',
	takeIn: 'Dodaj zgłoszenia',
	nothingPasted: 'W tym tekście nie ma zgłoszenia.',
	pasted: (p) => `wklejony tekst ${p.number}`,
	letGo: 'Upuść, żeby dodać zgłoszenia',
	reading: (p) => `Odczytywanie: ${p.number} z ${p.of}…`,
	took: counted(
		'Dodano # zgłoszenie',
		'Dodano # zgłoszenia',
		'Dodano # zgłoszeń',
		'Dodano # zgłoszenia'
	),
	doubles: counted('# już na liście', '# już na liście', '# już na liście', '# już na liście'),
	decidedBefore: counted('# z decyzją', '# z decyzją', '# z decyzją', '# z decyzją'),
	refused: counted(
		'# plik nie jest zgłoszeniem',
		'# pliki nie są zgłoszeniami',
		'# plików nie jest zgłoszeniami',
		'# pliku nie jest zgłoszeniem'
	),
	clear: 'Wyczyść listę',
	problems: {
		tooManyFiles: 'Za dużo plików naraz: pozostałe pominięto.',
		unreadable: 'Nie można odczytać tego pliku z dysku.'
	},
	waiting: 'Czekają na twoją decyzję',
	none: 'Żadne zgłoszenie nie czeka. Nowe są sprawdzane z regulaminem i danymi graczy.',
	noneSuch: 'Brak pasujących zgłoszeń.',
	show: 'Pokaż',
	filters: {
		all: (p) => `Wszystkie: ${p.count}`,
		accept: (p) => `Legalne: ${p.count}`,
		reject: (p) => `Z błędami: ${p.count}`
	},
	decidedFilters: {
		all: (p) => `Wszystkie: ${p.count}`,
		accept: (p) => `Przyjęte: ${p.count}`,
		reject: (p) => `Odrzucone: ${p.count}`
	},
	sort: 'Sortowanie',
	sorts: { verdict: 'Najpierw z błędami', name: 'Imię', came: 'Kolejność wpłynięcia' },
	columns: {
		player: 'Gracz',
		category: 'Kategoria',
		seal: 'Pieczęć',
		verdict: 'Według zasad',
		changed: 'Od ostatniego zgłoszenia',
		file: 'Plik',
		submitted: 'Zgłoszono',
		claimed: (p) => `${p.name}, podano`,
		reasons: 'Powody',
		decision: 'Decyzja',
		decided: 'Data decyzji',
		notes: 'Uwaga'
	},
	rulesSay: { accept: 'przyjąć', reject: 'odrzucić' },
	newcomer: 'nowe',
	noFile: 'bez pliku: nadeszło razem z ligą',
	notSaved: {
		stranger: 'Niezapisane, dopóki nie dodasz gracza do ligi',
		player: 'Niezapisane, dopóki nie podejmiesz decyzji'
	},
	nextOpen: 'Następne nierozstrzygnięte',
	reasonCount: counted('# powód', '# powody', '# powodów', '# powodu'),
	unitsChanged: counted(
		'# zmieniona jednostka',
		'# zmienione jednostki',
		'# zmienionych jednostek',
		'# zmienionej jednostki'
	),
	unchanged: 'bez zmian',
	first: 'pierwsze zgłoszenie',
	turns: 'Zależy od interpretacji',
	superseded: 'Zastąpione późniejszym',
	contested: 'Sporne',
	contests: {
		keys: (p) =>
			`Jest inne zgłoszenie tego gracza (${p.what}). Zanim któreś przyjmiesz, zapytaj gracza osobiście, które urządzenie jest jego.`,
		code: (p) => `kod ${p.key}…`,
		noSeal: 'brak pieczęci',
		players: (p) =>
			`To samo urządzenie opieczętowało też zgłoszenie w imieniu: ${p.names}. Zanim któreś przyjmiesz, sprawdź, czy ci gracze korzystają z niego wspólnie.`,
		army: (p) =>
			`${p.army}: tę samą armię zgłoszono też w imieniu: ${p.names}. Zanim któreś zgłoszenie przyjmiesz, zapytaj, kto ją zbudował.`
	},
	contestedLeft: counted(
		'# sporne zgłoszenie przyjmiesz lub dodasz tylko osobno: otwórz je i porównaj z innymi.',
		'# sporne zgłoszenia przyjmiesz lub dodasz tylko osobno: otwórz je i porównaj ze sobą.',
		'# spornych zgłoszeń przyjmiesz lub dodasz tylko osobno: otwórz je i porównaj ze sobą.',
		'# spornego zgłoszenia przyjmiesz lub dodasz tylko osobno: otwórz je i porównaj ze sobą.'
	),
	alikeLeft: counted(
		'# nowego gracza o nazwie podobnej do innej dodajesz osobno.',
		'# nowych graczy o nazwach podobnych do innych dodajesz osobno.',
		'# nowych graczy o nazwach podobnych do innych dodajesz osobno.',
		'# nowego gracza o nazwie podobnej do innej dodajesz osobno.'
	),
	addsDevices: counted(
		'Dodaje graczom # urządzenie',
		'Dodaje graczom # urządzenia',
		'Dodaje graczom # urządzeń',
		'Dodaje graczom # urządzenia'
	),
	addsDevice: (p) => `${p.name}: kod ${p.key}…`,
	keys: {
		player: 'z urządzenia gracza',
		new: 'z nowego urządzenia',
		other: 'nie z urządzenia gracza',
		earlier: 'z urządzenia, które zgłosiło się przed urządzeniem gracza',
		removed: 'z usuniętego urządzenia',
		somebody: (p) => `z urządzenia gracza ${p.name}`
	},
	register: (p) => `Dodaj do ligi: ${p.name}`,
	registerAll: counted(
		'Dodaj # nowego gracza',
		'Dodaj # nowych graczy',
		'Dodaj # nowych graczy',
		'Dodaj # gracza'
	),
	learnKey: (p) => `Zapamiętaj to urządzenie: ${p.name}`,
	withKey: (p) => `Dodaje urządzenie o kodzie ${p.key}…`,
	putAway: (p) => `Odrzuć z listy: ${p.name}`,
	acceptAll: counted(
		'Przyjmij # legalne zgłoszenie',
		'Przyjmij wszystkie # legalne zgłoszenia',
		'Przyjmij wszystkie # legalnych zgłoszeń',
		'Przyjmij # legalnego zgłoszenia'
	),
	rejectAll: counted(
		'Odrzuć # zgłoszenie z błędami',
		'Odrzuć wszystkie # zgłoszenia z błędami',
		'Odrzuć wszystkie # zgłoszeń z błędami',
		'Odrzuć # zgłoszenia z błędami'
	),
	rejectAllHint:
		'Osobno rozstrzygasz zgłoszenia zastąpione późniejszymi, zapieczętowane na innym urządzeniu i od niezarejestrowanych graczy.',
	answers: {
		save: 'Eksportuj wszystkie odpowiedzi',
		hint: 'Jeden plik dla wszystkich graczy: każda aplikacja zachowa odpowiedzi do swojego gracza.',
		title: 'Odpowiedzi',
		saved: counted(
			'# odpowiedź w pliku',
			'# odpowiedzi w pliku',
			'# odpowiedzi w pliku',
			'# odpowiedzi w pliku'
		),
		left: counted(
			'# odpowiedź nie weszła do pliku: brak miejsca albo nie da się odczytać zgłoszenia.',
			'# odpowiedzi nie weszły do pliku: brak miejsca albo nie da się odczytać zgłoszeń.',
			'# odpowiedzi nie weszło do pliku: brak miejsca albo nie da się odczytać zgłoszeń.',
			'# odpowiedzi nie weszło do pliku: brak miejsca albo nie da się odczytać zgłoszeń.'
		)
	},
	csv: 'Eksportuj CSV',
	tablePdf: 'Eksportuj tabelę PDF',
	tableTitle: 'Zgłoszenia',
	open: (p) => `Pełny werdykt: ${p.name}`,
	decidedTitle: 'Z decyzją',
	noneDecided: 'Nie ma jeszcze decyzji.',
	find: 'Znajdź gracza',
	findWaiting: 'Znajdź czekające zgłoszenia po graczu lub pliku',
	unreadableFile: 'Pliku tego zgłoszenia nie da się już odczytać.',
	dialog: {
		title: (p) => `Zgłoszenie: ${p.name}`,
		submitted: (p) => `Zgłoszono ${p.when}`,
		forMeeting: (p) => `Na spotkanie ${p.when}`,
		noMeeting: 'Na cały sezon',
		errors: 'Błędy',
		warnings: 'Do sprawdzenia',
		noErrors: 'Brak błędów.',
		then: counted(
			'W chwili decyzji był # rodzaj błędów',
			'W chwili decyzji były # rodzaje błędów',
			'W chwili decyzji było # rodzajów błędów',
			'W chwili decyzji było # rodzaju błędów'
		),
		claim: (p) => `Podano ${p.claimed}, policzono ${p.points}`,
		noClaim: (p) => `Nie podano sumy, policzono ${p.points}`,
		legal: 'Legalna',
		remarks: 'Informacje',
		bill: 'Zestawienie kosztów',
		changes: 'Od ostatniego przyjętego zgłoszenia',
		noChanges: 'Bez zmian.',
		noPrevious: 'Wcześniej nie przyjęto żadnego zgłoszenia.',
		parts: {
			season: 'sezon',
			meeting: 'spotkanie',
			player: 'dane gracza',
			statements: 'oświadczenia',
			claimed: 'podana suma',
			rulebook: 'wersja zasad',
			army: 'cała armia',
			name: 'nazwa',
			notes: 'notatki',
			rules: 'zasady i ustawienia',
			squads: 'oddziały',
			stock: 'zapas',
			reserve: 'rezerwa',
			units: 'jednostki',
			order: 'kolejność jednostek'
		},
		turnsOn: 'Interpretacje, które zmieniłyby wynik',
		proof: 'Pieczęć i oświadczenia w całości',
		noKey: 'brak',
		toyBricksOnly: 'Wszystko zbudowane z klocków',
		parentConsent: 'Rodzic wyraża zgodę',
		yes: 'tak',
		no: 'nie'
	},
	decide: {
		title: 'Twoja decyzja',
		choices: { accept: 'Przyjmij', reject: 'Odrzuć' },
		note: 'Uwaga dla gracza',
		noteNeeded: 'Decyzja jest wbrew zasadom: podaj powód.',
		keep: 'Zapisz decyzję',
		anew: 'Zmień decyzję',
		takeBack: 'Cofnij decyzję',
		takenBack: 'Zgłoszenie znów czeka na decyzję.',
		kept: (p) => `${p.verdict}, ${p.when}`,
		unknown: 'Zanim zapiszesz decyzję, dodaj gracza do ligi.',
		superseded: 'Od tego gracza jest późniejsze zgłoszenie i tylko ono się liczy.',
		registers: (p) =>
			`Przyjęcie doda graczowi ${p.name} urządzenie o kodzie ${p.key}…: to, co ono podpisze, będzie się liczyć jako wpisane przez gracza.`
	},
	answer: {
		title: 'Odpowiedź dla gracza',
		undecided: 'Decyzja niezapisana: odpowiedź pokazuje twój obecny wybór.',
		language: 'Język gracza',
		text: 'Werdykt jako tekst',
		copy: 'Kopiuj',
		copied: 'Skopiowano werdykt',
		notCopied: 'Przeglądarka nie pozwala kopiować: zaznacz tekst i skopiuj go ręcznie.',
		share: 'Udostępnij',
		save: 'Eksportuj tekst',
		file: 'Eksportuj dla aplikacji',
		brokenRule: 'Naruszona zasada:',
		fileName: (p) => `Odpowiedź dla gracza ${p.name}, ${p.when}`,
		pdf: 'Eksportuj PDF',
		making: 'Tworzenie PDF…',
		failed: 'Nie udało się utworzyć pliku PDF.'
	},
	story: {
		title: (p) => `Zgłoszenie: ${p.name}`,
		accepted: 'PRZYJĘTE',
		rejected: 'ODRZUCONE',
		league: 'Liga',
		season: 'Sezon',
		category: 'Kategoria',
		meeting: 'Spotkanie',
		submitted: 'Zgłoszono',
		decided: 'Data decyzji',
		reasons: 'Powody',
		despite: 'Przyjęte mimo tych błędów',
		army: (p) => `${p.name}: ${p.title}`,
		total: 'Suma',
		claimed: 'Podano',
		nothing: 'nie podano',
		points: (p) => `${p.points} CP`,
		remarks: 'Informacje',
		note: 'Uwaga sędziego',
		seal: 'Pieczęć',
		key: 'Kod urządzenia',
		submissionDigest: 'Zgłoszenie',
		armyDigest: (p) => p.name,
		attested: 'Z samych klocków',
		changed: 'Zmienione jednostki'
	}
};
