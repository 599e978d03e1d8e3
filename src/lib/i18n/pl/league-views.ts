import { plural } from '../plural';
import type * as en from '../en/league-views';

export const leagueViews: typeof en.leagueViews = {
	guest:
		'Oglądasz tę ligę jako gość, więc niczego nie zmienisz. Chcesz grać? Otwórz „Moje armie”, wskaż, kim jesteś, i wyślij armie sędziemu: tak trafisz na listę. Chcesz pomagać w prowadzeniu ligi? Wyślij założycielowi kod swojego urządzenia.',
	guestBrief: 'Oglądasz tę ligę jako gość.',
	howToJoin: 'Jak wziąć udział',
	player: 'Widzisz swoją część ligi: spotkania, wyniki i armie. Resztą zajmuje się sędzia.',
	organizer: (p) =>
		`Organizujesz: ${p.what}. Możesz wpisywać tamtejszych graczy, spotkania i wyniki. Resztą zajmują się sędziowie i założyciel.`,
	toArmies: 'Przejdź do moich armii',
	myCode: 'Pokaż kod urządzenia',
	hidden: 'Ta strona jest dla sędziów.',
	toStandings: 'Przejdź do tabeli',
	locked: {
		referee: 'Zmienić to może tylko sędzia.',
		organizer: 'Zmienić to może tylko sędzia albo organizator w tym mieście.',
		founder: 'Zmienić to może tylko założyciel ligi.',
		agreed: 'Ten wynik jest uzgodniony, więc zmienić go może tylko sędzia.'
	},
	tasks: {
		title: 'Co teraz',
		none: 'Na razie nic do zrobienia.',
		decide: (p) =>
			plural('pl', p.count, {
				one: 'Sprawdź # zgłoszenie',
				few: 'Sprawdź # zgłoszenia',
				many: 'Sprawdź # zgłoszeń',
				other: 'Sprawdź # zgłoszenia'
			}),
		contested: (p) =>
			plural('pl', p.count, {
				one: 'Rozstrzygnij # grę ze sprzecznymi wpisami',
				few: 'Rozstrzygnij # gry ze sprzecznymi wpisami',
				many: 'Rozstrzygnij # gier ze sprzecznymi wpisami',
				other: 'Rozstrzygnij # gry ze sprzecznymi wpisami'
			}),
		confirm: (p) =>
			plural('pl', p.count, {
				one: 'Potwierdź # protokół gry',
				few: 'Potwierdź # protokoły gier',
				many: 'Potwierdź # protokołów gier',
				other: 'Potwierdź # protokołu gry'
			}),
		report: (p) =>
			plural('pl', p.count, {
				one: 'Wpisz wynik # gry',
				few: 'Wpisz wyniki # gier',
				many: 'Wpisz wyniki # gier',
				other: 'Wpisz wyniki # gry'
			}),
		alarms: (p) =>
			plural('pl', p.count, {
				one: 'Sprawdź # ostrzeżenie o graczach',
				few: 'Sprawdź # ostrzeżenia o graczach',
				many: 'Sprawdź # ostrzeżeń o graczach',
				other: 'Sprawdź # ostrzeżenia o graczach'
			}),
		players: 'Dodaj graczy',
		announce: 'Ogłoś najbliższe spotkanie',
		season: 'Otwórz następny sezon przyciskiem „Dodaj sezon”',
		send: 'Wybierz armie i wyślij je sędziemu',
		join: 'Weź udział: wybierz armie',
		meeting: (p) => `Najbliższe spotkanie: ${p.when}${p.what}`,
		game: (p) => `grasz: ${p.what}, przeciwnik: ${p.name}`,
		share: (p) =>
			plural('pl', p.count, {
				one: '# twoja zmiana jest tylko na tym urządzeniu. Wyślij ligę pozostałym:',
				few: '# twoje zmiany są tylko na tym urządzeniu. Wyślij ligę pozostałym:',
				many: '# twoich zmian jest tylko na tym urządzeniu. Wyślij ligę pozostałym:',
				other: '# twojej zmiany jest tylko na tym urządzeniu. Wyślij ligę pozostałym:'
			}),
		shareHub: 'Udostępnij tę ligę sędziom i graczom',
		export: 'Eksportuj ligę',
		badge: (p) => `do zrobienia: ${p.count}`
	},
	filter: {
		legend: 'Pokaż',
		all: 'Wszystkie spotkania',
		own: 'Moje spotkania',
		noneOwn: 'Nie masz jeszcze spotkań w tym sezonie.',
		noneCity: 'W tym mieście nie ma jeszcze spotkań.'
	},
	contradictions: {
		count: (p) =>
			plural('pl', p.count, {
				one: '# wynik przeczy innemu. Dopóki go nie poprawisz, liczą się oba.',
				few: '# wyniki są ze sobą sprzeczne. Dopóki ich nie poprawisz, liczą się wszystkie.',
				many: '# wyników jest ze sobą sprzecznych. Dopóki ich nie poprawisz, liczą się wszystkie.',
				other: '# wyniku jest ze sobą sprzeczne. Dopóki ich nie poprawisz, liczą się wszystkie.'
			}),
		mark: 'sprzeczność'
	},
	ownRow: 'ty',
	notes: {
		title: 'Notatki',
		none: 'Nie ma jeszcze notatek.',
		text: 'Notatka',
		hint: 'Może ją przeczytać każdy w lidze.',
		write: 'Dodaj notatkę',
		remove: 'Usuń tę notatkę',
		by: (p) => `${p.name}, ${p.when}`
	},
	person: {
		devices: 'Urządzenia gracza',
		devicesWhat:
			'To, co podpiszą te urządzenia, liczy się jako wpisane przez gracza. Każde urządzenie ma swój kod; nie jest on tajny.',
		devicesSelf: 'Twoje urządzenia',
		devicesWhatSelf:
			'To, co podpiszą te urządzenia, liczy się jako wpisane przez ciebie. Nowy telefon dodasz tutaj na starym; może to też zrobić sędzia.',
		thisDevice: 'to urządzenie',
		askedSelf: (p) =>
			`Plik w twoim imieniu przyszedł z innego urządzenia, o kodzie ${p.key}…. Przyjmij je tylko, jeśli jest twoje: porównaj kody.`,
		acceptSelf: 'To moje urządzenie: przyjmij je',
		addKeyHintSelf:
			'Drugie urządzenie pokazuje swój kod w zakładce „Regulamin i pliki” › „Osoby i klucze”.',
		noDevices: 'Nie ma jeszcze urządzenia. Doda je pierwsze przyjęte zgłoszenie.',
		code: (p) => `Kod ${p.key}…`,
		asked: (p) =>
			`Plik w imieniu tego gracza przyszedł z innego urządzenia, o kodzie ${p.key}…. To może być nowy telefon albo ktoś obcy. Zapytaj gracza osobiście i porównajcie kody.`,
		accept: 'To jego urządzenie: przyjmij je',
		accepted: 'Przyjęto urządzenie',
		revoke: 'Usuń urządzenie',
		revoked: 'Usunięto urządzenie',
		revokeHint:
			'To, co już podpisało, liczy się nadal, oprócz zgłoszeń, które sędzia razem z nim cofnie.',
		takesBack: (p) =>
			plural('pl', p.count, {
				one: `Usunięcie urządzenia o kodzie ${p.key}… cofa # przyjęte zgłoszenie:`,
				few: `Usunięcie urządzenia o kodzie ${p.key}… cofa # przyjęte zgłoszenia:`,
				many: `Usunięcie urządzenia o kodzie ${p.key}… cofa # przyjętych zgłoszeń:`,
				other: `Usunięcie urządzenia o kodzie ${p.key}… cofa # przyjętego zgłoszenia:`
			}),
		stayAccepted: 'Pozostaw je przyjęte',
		stayAcceptedHint: 'Jeśli to było urządzenie gracza, na przykład zgubiony telefon.',
		scan: 'Zeskanuj kod urządzenia',
		scanWhat:
			'Skieruj aparat na kod, który drugie urządzenie pokazuje w zakładce „Regulamin i pliki” › „Osoby i klucze”.',
		scanNone: 'To nie jest kod urządzenia z Brikmustra.',
		scanned: (p) => `Zeskanowano kod ${p.key}…`,
		leaving: 'Odejście z ligi',
		leave: 'Zapisz odejście gracza',
		leaveSelf: 'Odejdź z ligi',
		leaveWhat: 'Dotychczasowe wyniki zostają. Nowych gier z tym graczem nie da się zaplanować.',
		reason: 'Powód (opcjonalnie)',
		left: (p) => `Poza ligą od: ${p.when}.`,
		back: 'Wraca do ligi',
		withdrawn: (p) => `poza ligą od: ${p.when}`,
		same: 'Podwójna rejestracja',
		sameWhat: (p) =>
			`Jeśli ${p.name} figuruje na liście dwa razy, wskaż drugi wpis. Powstanie jeden gracz ze wszystkimi wynikami, a tej nazwy nie będzie już na liście.`,
		into: 'To ta sama osoba co',
		join: 'Połącz',
		joined: (p) => `Połączono z: ${p.name}`,
		separate: 'Rozdziel',
		separated: 'To znowu dwoje różnych graczy.'
	},
	office: {
		end: 'Odwołaj z roli',
		endWhat: 'To, co już wpisano, liczy się nadal; nic nowego nie będzie się liczyć.',
		ended: (p) => `${p.name}: rola odwołana`,
		endedMark: 'rola odwołana',
		founderOnly: 'Role nadaje i odbiera tylko założyciel ligi.'
	},
	code: {
		title: 'Kod urządzenia',
		what: 'Pokaż ten kod założycielowi lub sędziemu do zeskanowania albo wyślij mu go. Doda go w zakładce „Osoby”.',
		alt: 'Kod urządzenia jako kod QR'
	},
	device: 'Twoja rola i urządzenie',
	waits: 'Wpisano; czeka na potwierdzenie'
};
