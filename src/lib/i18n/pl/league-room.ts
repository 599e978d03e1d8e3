import type { leagueRoom as english } from '../en/league-room';
import { plural } from '../plural';

export const leagueRoom: typeof english = {
	title: 'Udostępnianie przez hub',
	part: {
		title: 'Udostępnij przez hub',
		what: 'Sędziowie i gracze widzą tę ligę na swoich urządzeniach. Zgłoszenia, werdykty i wyniki docierają bez plików.',
		start: 'Skonfiguruj udostępnianie',
		none: 'Pod tym adresem nie ma huba. Udostępnianie działa tam, gdzie Brikmustra otwiera się z huba.',
		looking: 'Szukanie huba…'
	},
	strip: {
		on: 'Udostępniona przez hub',
		off: 'Udostępnianie jest wstrzymane',
		removed: 'Usunięto cię z udostępniania',
		details: 'Szczegóły'
	},
	back: 'Wróć do ligi',
	guest:
		'Tę ligę może udostępnić jej sędzia. Poproś o link albo otwórz go ponownie, jeśli już go masz.',
	start: {
		title: 'Udostępnij tę ligę',
		what: 'Każdy, kogo zaprosisz, dostaje nazwiska, spotkania, wyniki i decyzje. Daty urodzenia, zgody rodziców i cudze armie odczytają tylko urządzenia sędziów i organizatorów. Wszystko jest szyfrowane, zanim opuści urządzenie, więc hub nie może niczego odczytać.',
		name: 'Twoje imię',
		nameHint: 'Inni widzą je na liście uczestników.',
		begin: 'Zacznij udostępniać',
		failed: 'Nie udało się zapisać kluczy tego urządzenia.'
	},
	state: {
		unsent: (p: { count: number }) =>
			plural('pl', p.count, {
				one: '# wpis niewysłany',
				few: '# wpisy niewysłane',
				many: '# wpisów niewysłanych',
				other: '# wpisu niewysłanego'
			}),
		allSent: 'Wszystko wysłane',
		removed: 'Usunięto cię',
		removedWhat:
			'Sędzia zakończył twój dostęp. Liga zostaje na tym urządzeniu; poproś o nowy link, żeby dołączyć ponownie.',
		joinRefused:
			'Hub nie wpuścił tego urządzenia. Link mógł zostać zamknięty. Opuść udostępnianie i poproś sędziego o nowy link.'
	},
	members: {
		title: 'Uczestnicy',
		own: 'To urządzenie',
		unnamed: 'Nowy uczestnik',
		online: 'Połączono',
		seen: (p: { when: string }) => `Ostatnio w sieci: ${p.when}`,
		removeThis: (p: { name: string }) => `Usuń: ${p.name}`,
		sure: (p: { name: string }) =>
			`Usunąć uczestnika ${p.name}? Jego urządzenie nie będzie już wysyłać ani odbierać wpisów, a twoje linki zostaną zamknięte. To, co jest na nim zapisane, tam zostanie.`,
		older: 'Tego uczestnika może usunąć tylko ktoś, kto dołączył wcześniej.',
		renameTitle: 'Zmień swoje imię',
		save: 'Zapisz'
	},
	invite: {
		title: 'Zaproszenia',
		players: 'Zaproś graczy',
		playersWhat:
			'Jeden link dla wszystkich graczy. Działa, dopóki go nie zamkniesz albo dopóki ktoś nie odejdzie lub nie zostanie usunięty.',
		referee: 'Zaproś sędziego',
		refereeWhat: 'Link dla jednego sędziego, który też może zapraszać i usuwać innych.',
		playersTitle: 'Link dla graczy',
		playersHow:
			'Pokaż kod na spotkaniu albo wyślij link swojej grupie. Każdy, kto go ma, może dołączyć i czytać ligę.',
		receives:
			'Urządzenie gracza dostaje imiona i nazwiska, kategorie, miasta, role i wycofania osób oraz to, które urządzenie co wpisało, spotkania z miejscami, protokoły gier ze zdjęciami, walkowery, dogrywki i tabele, decyzje o zgłoszeniach z powodami i uwagami, notatki o graczach i regulamin.',
		hidden:
			'Daty urodzenia, zgody rodziców i cudze armie docierają na nie zaszyfrowane, bo klucz mają tylko urządzenia sędziów i organizatorów. Jawnie są na nim tylko ich skróty kryptograficzne.',
		playersOpen: 'Link dla graczy jest otwarty.',
		close: 'Zamknij ten link',
		closed: 'Zamknięto link. Kto już dołączył, zostaje.',
		unused: (p) =>
			plural('pl', p.count, {
				one: '# link dla sędziego nie został jeszcze użyty.',
				few: '# linki dla sędziów nie zostały jeszcze użyte.',
				many: '# linków dla sędziów nie zostało jeszcze użytych.',
				other: '# linku dla sędziów nie użyto jeszcze.'
			}),
		closeUnused: 'Zamknij nieużyte linki',
		refereeTitle: 'Link dla sędziego',
		refereeHow: 'Daj sędziemu zeskanować kod albo wyślij mu link.',
		refereeOnce:
			'Link jest dla jednego urządzenia, a wcześniejsze linki nadal działają. Kto go użyje, może zapraszać i usuwać uczestników, a dostaje to samo co gracz. Prawa do zmian w lidze, a z nimi daty urodzenia, zgody i armie, nadajesz na stronie Osoby.',
		refereeJoined: 'Dołączył nowy uczestnik.',
		alt: 'Kod QR z linkiem',
		copy: 'Kopiuj link',
		copied: 'Skopiowano link',
		failed: 'Nie udało się utworzyć linku. Najpierw połącz się z hubem.'
	},
	page: {
		title: 'Strona publiczna',
		what: 'Link do tabeli na żywo dla wszystkich. Pokazuje tylko imiona i nazwiska, spotkania i wyniki; nikt nie może przez niego niczego zmienić.',
		begin: 'Utwórz link publiczny',
		link: 'Pokaż link',
		linkTitle: 'Link do strony publicznej',
		linkHow: 'Każdy, kto ma ten link, widzi tabelę na żywo. Nie musi dołączać.',
		publishes:
			'To urządzenie publikuje stronę, gdy jest połączone. Inni sędziowie mogą utworzyć własne linki.',
		noSeason: 'Strona pojawi się, gdy liga będzie mieć sezon.',
		end: 'Zakończ publikowanie',
		sure: 'Zakończyć publikowanie? Pod linkiem pojawi się informacja, że strona została zakończona.',
		published: 'Opublikowano',
		waits: 'Czeka na publikację'
	},
	leave: {
		leave: 'Opuść udostępnianie',
		forget: 'Zapomnij o tym dostępie',
		sure: 'Opuścić udostępnianie? Liga zostanie na tym urządzeniu, ale nie będzie już odbierać wpisów.'
	}
};
