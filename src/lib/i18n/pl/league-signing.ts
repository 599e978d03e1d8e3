import { plural } from '../plural';
import type * as en from '../en/league-signing';

type Texts = typeof en.leagueSigning;

const kinds: Texts['kinds'] = {
	founding: 'Założenie ligi',
	adoption: 'Przyjęta wersja',
	regulation: 'Regulamin',
	appointment: 'Powołanie',
	dismissal: 'Odwołanie',
	key: 'Klucz',
	keyRevoked: 'Unieważnienie klucza',
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
	note: 'Notatka'
};

const reasons: Texts['reasons'] = {
	otherLeague: 'Należy do innej ligi.',
	unknownKey: 'Klucz autora nie należy do nikogo w tej lidze.',
	revoked: 'Klucz unieważniono albo odwołano autora.',
	noRight: 'Autor nie ma prawa tego wpisać.',
	annulled: 'Unieważniono go.',
	waits: 'Brakuje jeszcze czegoś, do czego się odnosi.',
	unconfirmed: 'Nie potwierdził go ani przeciwnik, ani sędzia.',
	contested: 'Inny protokół tej samej gry mu przeczy.',
	overruled: 'Obaj gracze potwierdzili inny protokół tej gry.',
	agreed:
		'Cofa albo zmienia protokół, który potwierdzili obaj gracze albo sędzia. Taki protokół może unieważnić sędzia.',
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
	title: 'Podpisy',
	why: 'W podpisanej lidze kilku sędziów może wpisywać wyniki jednocześnie, a każdy widzi, kto co wpisał. Liga toczy się dalej bez zmian.',
	sign: 'Podpisz tę ligę',
	signed: 'Liga jest podpisana.',
	failed:
		'Liga nie została podpisana: przeglądarka blokuje dostęp do pamięci albo dysk jest pełny.',
	founder: (p) => `Założyciel: ${p.name}`,
	yourKey: 'Twój klucz na tym urządzeniu:',
	copyKey: 'Kopiuj klucz',
	copied: 'Skopiowano klucz',
	yourRole: (p) => `Twoja rola: ${p.what}`,
	noRole:
		'Twój klucz nie ma jeszcze roli w tej lidze. Wyślij go założycielowi lub sędziemu, który doda go w zakładce „Osoby”.',
	keySaved: 'Zapisano plik klucza. Trzymaj go w bezpiecznym miejscu.',
	keyReminder:
		'Twój klucz jest tylko w tej przeglądarce, a w kopiach zapasowych go nie ma. Zapisz jego plik z hasłem, aby nie stracić uprawnień razem z urządzeniem.',
	refusal: 'Twój klucz nie ma prawa tego wpisać w tej lidze. Nic się nie zmieniło.',
	sharing: {
		what: 'Plik zawiera wszystkie podpisane wpisy. Kto go otworzy, doda je do swoich; nic nie zostanie nadpisane.',
		failed: 'Liga nie została wyeksportowana. Sprawdź, czy jest zapisana, i spróbuj ponownie.'
	},
	file: {
		title: 'Importuj ligę',
		checking: 'Wczytywanie ligi',
		checkingWhat: 'Sprawdzanie podpisów i cen',
		doubtful: (p) =>
			plural('pl', p.count, {
				one: '# przyjęte zgłoszenie ma błędy: nie zgadza się pieczęć, suma punktów albo armia.',
				few: '# przyjęte zgłoszenia mają błędy: nie zgadzają się pieczęcie, sumy punktów albo armie.',
				many: '# przyjętych zgłoszeń ma błędy: nie zgadzają się pieczęcie, sumy punktów albo armie.',
				other: '# przyjętego zgłoszenia ma błędy: nie zgadza się pieczęć, suma punktów albo armia.'
			}),
		added: (p) =>
			p.count === 0
				? 'Nic nowego: to urządzenie ma wszystkie wpisy z tego pliku.'
				: plural('pl', p.count, {
						one: '# nowy wpis',
						few: '# nowe wpisy',
						many: '# nowych wpisów',
						other: '# nowego wpisu'
					}),
		founder: (p) => `Liga podpisana; założyciel: ${p.name}, klucz ${p.key}…`,
		update: 'Dodaj wpisy',
		refused: (p) =>
			plural('pl', p.count, {
				one: 'Odrzucono # część pliku; niczego nie zmienia:',
				few: 'Odrzucono # części pliku; niczego nie zmieniają:',
				many: 'Odrzucono # części pliku; niczego nie zmieniają:',
				other: 'Odrzucono # części pliku; niczego nie zmieniają:'
			}),
		line: (p) => `Wiersz ${p.number}`,
		otherFounding:
			'Na tym urządzeniu jest inna liga o tym samym identyfikatorze, założona innym kluczem. Plik zostanie zapisany jako osobna liga. Jeśli miała to być ta sama liga, zapytaj założyciela.',
		unsigned:
			'Na tym urządzeniu jest niepodpisana wersja tej ligi. Jeśli znasz założyciela, przejdź do ligi podpisanej: twoja wersja poczeka na scalenie.',
		continue: 'Przejdź do ligi podpisanej',
		apart: 'Zachowaj osobno'
	},
	contested: {
		count: (p) =>
			plural('pl', p.count, {
				one: '# gra ma sprzeczne protokoły, więc jeszcze się nie liczy.',
				few: '# gry mają sprzeczne protokoły, więc jeszcze się nie liczą.',
				many: '# gier ma sprzeczne protokoły, więc jeszcze się nie liczą.',
				other: '# gry ma sprzeczne protokoły, więc jeszcze się nie liczą.'
			}),
		toMeetings: 'Przejdź do spotkań',
		title: 'Dwa protokoły jednej gry',
		what: 'Żaden się nie liczy, dopóki jeden nie zostanie unieważniony albo obaj gracze nie potwierdzą tego samego.',
		unconfirmed: 'Protokół gracza',
		unconfirmedWhat: 'Liczy się, gdy potwierdzi go przeciwnik lub sędzia.',
		by: (p) => `Wpisał(a): ${p.name}`,
		confirmedBy: (p) => `Potwierdzili: ${p.what}`,
		annul: 'Unieważnij ten protokół',
		confirm: 'Potwierdź ten protokół',
		lightWins: 'wygrała strona jasna',
		darkWins: 'wygrała strona ciemna',
		draw: 'remis',
		secondary: (p) => `cel drugorzędny: ${p.name}`
	},
	entries: {
		part: 'Wpisy',
		title: 'Wpisy, które się nie liczą',
		none: 'Wszystkie wpisy się liczą.',
		all: (p) =>
			plural('pl', p.count, {
				one: '# wpis w lidze',
				few: '# wpisy w lidze',
				many: '# wpisów w lidze',
				other: '# wpisu w lidze'
			}),
		by: (p) => `${p.name}, ${p.when}`
	},
	alarms: {
		title: 'Sprawdź to',
		otherKey: (p) =>
			`INNY klucz: plik w imieniu gracza ${p.name} podpisano kluczem ${p.key}…, który do niego nie należy. Zanim go przyjmiesz, zapytaj gracza.`,
		sharedKey: (p) =>
			`Klucz ${p.key}… należy do kilku osób: ${p.what}. Unieważnij go wszystkim oprócz jednej.`,
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
		cityHint: 'Organizator wpisuje tylko spotkania i wyniki ze swojego miasta.',
		key: 'Klucz',
		keyHint:
			'Ta osoba znajdzie go w zakładce „Regulamin” tej ligi i prześle tobie. Bez klucza podpisują za nią inni.',
		badKey: 'To nie jest klucz: klucz ma 43 litery i cyfry.',
		keys: 'Klucze, którymi pieczętuje ten gracz',
		addKey: 'Dodaj klucz',
		revoke: 'Unieważnij klucz',
		revokeHint: 'To, co już podpisano tym kluczem, liczy się nadal.'
	}
};
