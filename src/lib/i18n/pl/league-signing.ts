import { plural } from '../plural';
import type * as en from '../en/league-signing';

type Texts = typeof en.leagueSigning;

const kinds: Texts['kinds'] = {
	founding: 'Założenie ligi',
	regulation: 'Regulamin',
	appointment: 'Powołanie',
	dismissal: 'Odwołanie z roli',
	key: 'Urządzenie osoby',
	keyRevoked: 'Usunięcie urządzenia',
	season: 'Sezon',
	seasonChange: 'Zmiana w sezonie',
	player: 'Gracz',
	samePerson: 'Połączenie dwóch graczy w jednego',
	withdrawal: 'Wycofanie się',
	submission: 'Zgłoszenie',
	receipt: 'Potwierdzenie odbioru zgłoszenia',
	verdict: 'Decyzja o zgłoszeniu',
	meeting: 'Spotkanie',
	report: 'Protokół gry',
	walkover: 'Walkower',
	playOff: 'Dogrywka',
	confirmation: 'Potwierdzenie protokołu',
	annulment: 'Unieważnienie',
	note: 'Notatka',
	exchangeKey: 'Urządzenie do danych prywatnych',
	officialsKey: 'Klucz do danych prywatnych'
};

const reasons: Texts['reasons'] = {
	otherLeague: 'Należy do innej ligi.',
	unknownKey: 'Urządzenie, na którym to wpisano, nie należy do nikogo w tej lidze.',
	revoked: 'Usunięto urządzenie autora albo odwołano go z roli.',
	noRight: 'Autor nie ma prawa tego wpisać.',
	annulled: 'Unieważniono go.',
	waits: 'Brakuje jeszcze czegoś, do czego się odnosi.',
	unconfirmed: 'Nie potwierdził go ani przeciwnik, ani sędzia.',
	contested: 'Przeczy mu inny protokół albo walkower z tej samej gry.',
	overruled: 'Obaj gracze potwierdzili inny protokół tej gry.',
	agreed: 'Cofa albo zmienia protokół, który potwierdzili obaj gracze albo sędzia.',
	samePlayer: 'Po obu stronach jest ten sam gracz, a nikt nie gra sam ze sobą.',
	withoutReceipt: 'Sędzia nie potwierdził odbioru zgłoszenia.'
};

const roles: Texts['roles'] = {
	root: 'założyciel ligi',
	founder: 'współzałożyciel',
	referee: 'sędzia',
	organizer: 'organizator w mieście',
	player: 'gracz'
};

export const leagueSigning: Texts = {
	kinds,
	reasons,
	roles,
	founderName: 'Twoje imię',
	founderDefault: 'Organizator',
	founder: (p) => `Założyciel: ${p.name}`,
	keyWhat:
		'Twoje urządzenie podpisuje to, co wpisujesz, więc każdy widzi, od kogo to pochodzi. Po kodzie inni poznają, że to twoje urządzenie; nie jest on tajny.',
	yourKey: 'Kod twojego urządzenia:',
	copyKey: 'Kopiuj kod',
	copied: 'Skopiowano kod',
	yourRole: (p) => `Twoja rola: ${p.what}`,
	noRole:
		'To urządzenie nie ma jeszcze roli w tej lidze. Wyślij jego kod założycielowi lub sędziemu, który doda go w zakładce „Osoby”.',
	keySaved: 'Zapisano plik. Trzymaj go w bezpiecznym miejscu.',
	keyReminder:
		'Klucz tego urządzenia jest tylko w tej przeglądarce. Kopia zapasowa zawiera go tylko wtedy, gdy samodzielnie prowadzisz ligę. Zapisz go w pliku z hasłem, aby nie stracić swojej roli razem z urządzeniem.',
	refusal: 'Twoja rola nie pozwala na tę zmianę. Nic się nie zmieniło.',
	sharing: {
		what: 'Plik zawiera wszystko, co wpisano. Kto go otworzy, doda to do swojej ligi; nic nie zostanie nadpisane.',
		failed: 'Liga nie została wyeksportowana. Sprawdź, czy jest zapisana, i spróbuj ponownie.',
		tooLarge:
			'Liga nie została wyeksportowana: ma ponad 500 MB, a więcej nie mieści się w jednym pliku. Udostępnij ją przez hub albo kontynuuj w nowej lidze.'
	},
	file: {
		someEntries: 'Wpisy jednej osoby, dla prowadzących ligę.',
		refusals: {
			older: 'Masz już nowszą kopię tej ligi. Nic się nie zmieniło.',
			stranger:
				'Tej kopii nie podpisał nikt, kto prowadzi ligę, albo ją zmieniono. Nic się nie zmieniło.',
			apart: 'Ligi, do której należą te wpisy, nie ma na tym urządzeniu. Najpierw zaimportuj ligę.'
		},
		news: 'Co dodaje plik',
		by: (p) => `od: ${p.name}`,
		willNotCount: 'Nie będzie się liczyć:',
		andMore: (p) =>
			plural('pl', p.count, {
				one: 'i jeszcze #',
				few: 'i jeszcze #',
				many: 'i jeszcze #',
				other: 'i jeszcze #'
			}),
		title: 'Importuj ligę',
		checking: 'Wczytywanie ligi',
		checkingWhat: 'Sprawdzanie podpisów i cen',
		adding: 'Zapisywanie na tym urządzeniu',
		doubtful: (p) =>
			plural('pl', p.count, {
				one: '# przyjęte zgłoszenie ma błędy: nie zgadza się pieczęć, suma punktów albo armia.',
				few: '# przyjęte zgłoszenia mają błędy: nie zgadzają się pieczęcie, sumy punktów albo armie.',
				many: '# przyjętych zgłoszeń ma błędy: nie zgadzają się pieczęcie, sumy punktów albo armie.',
				other: '# przyjętego zgłoszenia ma błędy: nie zgadza się pieczęć, suma punktów albo armia.'
			}),
		added: (p) =>
			p.count === 0
				? 'Nic nowego: to urządzenie ma już wszystko z tego pliku.'
				: plural('pl', p.count, {
						one: '# nowa zmiana',
						few: '# nowe zmiany',
						many: '# nowych zmian',
						other: '# nowej zmiany'
					}),
		founder: (p) => `Liga podpisana; założyciel: ${p.name}, kod urządzenia ${p.key}…`,
		update: 'Dodaj zmiany',
		refused: (p) =>
			plural('pl', p.count, {
				one: 'Odrzucono # część pliku; niczego nie zmienia:',
				few: 'Odrzucono # części pliku; niczego nie zmieniają:',
				many: 'Odrzucono # części pliku; niczego nie zmieniają:',
				other: 'Odrzucono # części pliku; niczego nie zmieniają:'
			}),
		line: (p) => `Wiersz ${p.number}`,
		otherFounding:
			'Na tym urządzeniu jest już ta liga, ale założona na innym urządzeniu. Plik zostanie zapisany jako osobna liga. Jeśli miała to być ta sama liga, zapytaj założyciela.'
	},
	contested: {
		count: (p) =>
			plural('pl', p.count, {
				one: '# gra ma sprzeczne wpisy, więc jeszcze się nie liczy.',
				few: '# gry mają sprzeczne wpisy, więc jeszcze się nie liczą.',
				many: '# gier ma sprzeczne wpisy, więc jeszcze się nie liczy.',
				other: '# gry ma sprzeczne wpisy, więc jeszcze się nie liczy.'
			}),
		toMeetings: 'Przejdź do spotkań',
		title: 'Dwa protokoły jednej gry',
		what: 'Żaden się nie liczy, dopóki jeden nie zostanie unieważniony albo obaj gracze nie potwierdzą tego samego.',
		whatAbsence:
			'Dwa wpisy różnie podają, kto był nieobecny. Żaden się nie liczy, dopóki sędzia nie unieważni jednego.',
		titleSuspended: 'Wynik i nieobecność w jednej grze',
		whatSuspended:
			'Jeden wpis mówi, że gra się odbyła, a drugi, że ktoś nie przyszedł. Żaden się nie liczy i nikt nie traci punktów, dopóki sędzia nie unieważni błędnego wpisu.',
		unconfirmed: 'Protokół gracza',
		unconfirmedWhat: 'Liczy się, gdy potwierdzi go przeciwnik, organizator albo sędzia.',
		by: (p) => `Wpisał(a): ${p.name}`,
		confirmedBy: (p) => `Potwierdzili: ${p.what}`,
		annul: 'Unieważnij ten protokół',
		annulAbsence: 'Unieważnij ten walkower',
		confirm: 'Potwierdź ten protokół',
		lightWins: 'wygrała strona jasna',
		darkWins: 'wygrała strona ciemna',
		draw: 'remis',
		secondary: (p) => `cel drugorzędny: ${p.name}`
	},
	entries: {
		part: 'Kto co wpisał',
		title: 'Co się nie liczy',
		none: 'Wszystko, co wpisano, się liczy.',
		all: (p) =>
			plural('pl', p.count, {
				one: 'W tej lidze wpisano # zmianę.',
				few: 'W tej lidze wpisano # zmiany.',
				many: 'W tej lidze wpisano # zmian.',
				other: 'W tej lidze wpisano # zmiany.'
			}),
		by: (p) => `${p.name}, ${p.when}`
	},
	alarms: {
		title: 'Sprawdź to',
		otherKey: (p) =>
			`INNY klucz: plik w imieniu gracza ${p.name} podpisano na cudzym urządzeniu o kodzie ${p.key}…. Może to być ktoś obcy. Zanim cokolwiek przyjmiesz, zapytaj gracza; jego nowe urządzenie dodaje się na stronie gracza.`,
		earlierKey: (p) =>
			`Dwa klucze: plik w imieniu gracza ${p.name} przyszedł z urządzenia o kodzie ${p.key}…, zanim przypisano graczowi inne urządzenie. Zapytaj gracza osobiście, które jest jego, i zmień je na stronie gracza.`,
		sharedKey: (p) =>
			`Urządzenie o kodzie ${p.key}… należy do kilku osób: ${p.what}. Usuń je wszystkim oprócz jednej.`,
		names: (p) => `${p.name} i ${p.what} mają łudząco podobne nazwy. Sprawdź, czy to dwie osoby.`,
		conflict: (p) =>
			plural('pl', p.count, {
				one: '# zapis zmieniono naraz na dwóch urządzeniach. Widać późniejszą wersję.',
				few: '# zapisy zmieniono naraz na dwóch urządzeniach. Widać późniejsze wersje.',
				many: '# zapisów zmieniono naraz na dwóch urządzeniach. Widać późniejsze wersje.',
				other: '# zapisu zmieniono naraz na dwóch urządzeniach. Widać późniejsze wersje.'
			})
	},
	people: {
		role: 'Rola',
		city: 'Miasto',
		cityHint: 'Organizator wpisuje tylko graczy, spotkania i wyniki ze swojego miasta.',
		key: 'Kod urządzenia',
		keyHint:
			'Ta osoba znajdzie go w zakładce „Regulamin i pliki” › „Osoby i klucze” i pokaże albo prześle tobie. Za osobę bez urządzenia wszystko wpisują inni.',
		badKey: 'To nie jest kod urządzenia: kod ma 43 litery i cyfry.',
		addKey: 'Dodaj urządzenie'
	}
};
