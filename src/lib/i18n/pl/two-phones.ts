import { plural } from '../plural';
import type * as en from '../en/two-phones';

const zmiany = (count: number) =>
	plural('pl', count, { one: '# zmiana', few: '# zmiany', many: '# zmian', other: '# zmiany' });

export const twoPhones: typeof en.twoPhones = {
	title: 'Dwa telefony',
	intro:
		'Oba telefony prowadzą jeden dziennik. Połącz je przez Wi-Fi albo przekazuj zmiany kodami QR lub w pliku. Bez konta i bez internetu.',
	connect: 'Połącz',
	scan: 'Skanuj kod',
	show: 'Pokaż kody',
	disconnect: 'Rozłącz',
	back: 'Wstecz',
	state: {
		connected: 'Połączono',
		inStep: 'Oba telefony mają ten sam dziennik.',
		sending: (p) => `Do wysłania: ${zmiany(p.count)}…`,
		silent: 'Drugi telefon nie odpowiada. Odblokuj go i nie zamykaj rozgrywki.',
		waiting: 'Oczekiwanie na drugi telefon…',
		apart: 'Brak połączenia',
		unsent: (p) => `Niewysłane: ${zmiany(p.count)}`,
		allSent: 'Wszystko wysłane',
		inStepAt: (p) => `Ostatnia synchronizacja: ${p.time}`,
		noReply: 'Brak odpowiedzi',
		left: 'Drugi telefon się rozłączył.'
	},
	problems: {
		failed:
			'Telefony nie mogą się odnaleźć. Czy oba są w tej samej sieci Wi-Fi albo jeden korzysta z hotspotu drugiego? Niektóre sieci publiczne to blokują. Kody QR działają zawsze.',
		lost: 'Połączenie zostało przerwane. Połącz telefony ponownie; nic nie przepadło.',
		unsupported: 'Ta przeglądarka nie łączy telefonów bezpośrednio. Użyj kodów QR albo pliku.',
		noNetwork:
			'Ten telefon nie jest w żadnej sieci. Włącz Wi-Fi albo hotspot (może zostać tryb samolotowy) lub użyj kodów QR.',
		otherGame: 'Na drugim telefonie jest otwarta inna rozgrywka.',
		conflict: 'Jedna zmiana ma na telefonach różną treść. Na obu zostaje ta sama wersja.',
		ahead:
			'Drugi telefon przesłał zmiany z numerami znacznie dalszymi niż w tej rozgrywce. Nic nie dodano.',
		invalid:
			'Drugi telefon przesłał coś, czego ta wersja nie odczyta. Zaktualizuj aplikację na obu.',
		newer: 'Drugi telefon ma nowszą wersję Brikmustra. Zaktualizuj aplikację na tym.',
		full: 'Rozgrywka jest za duża, żeby przyjąć więcej zmian.'
	},
	who: {
		legend: 'Na tym telefonie gra',
		all: 'Wszystkie strony',
		other: (p) => `Na drugim telefonie gra: ${p.sides}`
	},
	inviting: {
		title: 'Połącz',
		preparing: 'Przygotowywanie…',
		first:
			'Zeskanuj ten kod aparatem drugiego telefonu albo w Brikmustrze: Graj → Dołącz do rozgrywki.',
		then: 'Potem zeskanuj odpowiedź, którą pokaże.',
		scanReply: 'Skanuj odpowiedź',
		connecting: 'Łączenie…',
		alt: 'Kod QR z zaproszeniem dla drugiego telefonu'
	},
	replying: {
		title: 'Odpowiedź',
		what: 'Pokaż ten kod pierwszemu telefonowi: wybierz na nim „Skanuj odpowiedź”.',
		alt: 'Kod QR z odpowiedzią'
	},
	codes: {
		title: 'Pokaż kody',
		what: 'Co wysłać',
		game: 'Cała rozgrywka',
		gameNote: 'gdy drugi telefon jej nie ma',
		changes: 'Zmiany',
		changesNote: 'gdy drugi telefon już ją ma',
		how: 'Na drugim telefonie wybierz „Skanuj kod”. Kolejność nie ma znaczenia.',
		alt: 'Kod QR',
		place: (p) => `Kod ${p.place} z ${p.of}`,
		previous: 'Poprzedni kod',
		next: 'Następny kod',
		pause: 'Wstrzymaj',
		play: 'Odtwarzaj',
		speed: 'Tempo',
		speeds: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko' },
		tooMany: 'Rozgrywka jest za duża na kody QR. Przekaż ją w pliku.'
	},
	scanning: {
		title: 'Skanuj kod',
		what: 'Skieruj aparat na kod na drugim telefonie.',
		video: 'Obraz z aparatu',
		opening: 'Włączanie aparatu…',
		progress: (p) => `Części: ${p.known} z ${p.of}`,
		added: (p) => (p.count === 0 ? 'Nic nowego' : `Dodano: ${zmiany(p.count)}`),
		hub: (p) => `Rozgrywkę przekazuje hub pod adresem ${p.name}.`,
		openHub: 'Otwórz',
		connecting: 'Odczytano odpowiedź. Łączenie…',
		private: 'Obraz pozostaje na tym telefonie.',
		photo: 'Użyj zdjęcia',
		noCode: 'Na tym zdjęciu nie ma kodu QR.',
		paste: 'Wklej tekst',
		pasteLabel: 'Tekst kodu',
		pasteHint: 'Jeden kod w wierszu, tak jak odczytała go inna aplikacja.',
		take: 'Odczytaj tekst',
		retry: 'Spróbuj ponownie',
		camera: {
			refused:
				'Przeglądarka nie zezwala na użycie aparatu. Zezwól na to w ustawieniach strony albo użyj zdjęcia kodu.',
			inUse: 'Aparatu używa inna aplikacja. Zamknij ją i spróbuj ponownie.',
			absent: 'Nie znaleziono aparatu. Użyj zdjęcia kodu albo wklej jego tekst.',
			insecure: 'Aparat działa tylko na stronach z https. Użyj zdjęcia kodu.',
			ended: 'Aparat został wyłączony.',
			failed: 'Aparat się nie włączył. Użyj zdjęcia kodu albo wklej jego tekst.'
		},
		problems: {
			foreign: 'To nie jest kod rozgrywki z Brikmustra.',
			newer: 'Ten kod pochodzi z nowszej wersji Brikmustra. Zaktualizuj aplikację.',
			damaged: 'Kody odczytano z błędem. Zeskanuj je jeszcze raz.',
			tooLarge: 'W kodach jest więcej, niż mieści rozgrywka.',
			stale: 'Ta odpowiedź dotyczy wcześniejszego kodu. Połącz telefony od nowa.',
			otherGame: 'To pochodzi z innej rozgrywki.',
			noGame: 'To tylko zmiany. Pokaż na drugim telefonie całą rozgrywkę.',
			conflict: 'Jedna zmiana różni się od tej na tym telefonie. Na obu zostaje ta sama wersja.',
			ahead: 'Numery tych zmian są znacznie dalsze niż w rozgrywce. Nic nie dodano.',
			invalid: 'Ta wersja nie odczyta tych zmian. Zaktualizuj aplikację na obu telefonach.',
			full: 'Rozgrywka jest za duża, żeby przyjąć więcej zmian.'
		}
	},
	files: {
		title: 'W pliku',
		save: 'Eksportuj rozgrywkę',
		saveChanges: 'Eksportuj zmiany',
		open: 'Importuj plik',
		input: 'Plik z drugiego telefonu',
		notAGame: 'To nie jest rozgrywka ani zmiany w rozgrywce.',
		changesName: (p) => `${p.name} – zmiany`
	},
	hub: {
		what: 'Drugi telefon skanuje jeden kod. Odtąd oba mają ten sam dziennik, także przez internet i po przerwie. Hub nie może go odczytać.',
		share: 'Połącz przez hub',
		otherWays: 'Bez huba',
		add: 'Dodaj telefon',
		inviteTitle: 'Połącz przez hub',
		inviteWhat: 'Zeskanuj ten kod aparatem drugiego telefonu albo otwórz na nim link.',
		alt: 'Kod QR z linkiem do rozgrywki',
		once: 'Kod jest dla jednego telefonu. Kto go użyje, zobaczy tę rozgrywkę i może ją zmieniać, ale nic poza tym.',
		joined: 'Drugi telefon dołączył.',
		together: (p) =>
			plural('pl', p.count, {
				one: 'Połączono z # telefonem',
				few: 'Połączono z # telefonami',
				many: 'Połączono z # telefonami',
				other: 'Połączono z # telefonami'
			}),
		alone: 'Oczekiwanie na drugi telefon',
		notStored: 'Nie udało się zapisać zmian',
		leave: 'Przestań udostępniać',
		forget: 'Zapomnij',
		leaveSure:
			'Przestać udostępniać tę rozgrywkę? Zostanie na obu telefonach, ale nie będą już wymieniać zmian.',
		offWhat: 'Nic nie jest wysyłane ani odbierane. Rozgrywka zostaje na tym telefonie.',
		removed: 'Ten telefon został usunięty',
		removedWhat: 'Inny telefon zakończył połączenie. Rozgrywka zostaje na tym telefonie.',
		joinRefused:
			'Kod został wcześniej użyty albo wycofany. Przestań udostępniać i zeskanuj nowy kod.',
		join: {
			what: 'Otrzymasz rozgrywkę z drugiego telefonu. Odtąd oba będą miały ten sam dziennik, a hub nie może go odczytać.',
			join: 'Dołącz do rozgrywki',
			waiting: 'Dołączono. Rozgrywka jest w drodze…',
			failed: 'Nie udało się zapisać rozgrywki. Zwolnij miejsce i odśwież stronę.',
			badLink: 'To nie jest pełny link do rozgrywki. Zeskanuj kod jeszcze raz.',
			used: 'Ten kod został już użyty albo wycofany. Poproś o nowy na drugim telefonie.',
			unreachable: 'Hub nie odpowiada. Sprawdź połączenie.',
			outdated:
				'Ta przeglądarka jest za stara, żeby korzystać z huba. Zaktualizuj ją, żeby dołączyć.',
			insecure:
				'Otwórz adres huba zaczynający się od https: bez niego przeglądarka nie udostępnia szyfrowania.'
		}
	},
	join: {
		title: 'Dołącz do rozgrywki',
		intro: 'Zeskanuj kod z telefonu, na którym jest rozgrywka.',
		replying: 'Przygotowywanie odpowiedzi…',
		connected: 'Połączono. Rozgrywka jest przesyłana…',
		saveFailed: 'Nie udało się zapisać rozgrywki. Zwolnij miejsce i spróbuj ponownie.',
		again: 'Skanuj jeszcze raz'
	}
};
