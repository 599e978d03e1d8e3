import type { hub as english } from '../en/hub';
import { plural } from '../plural';

export const hub: typeof english = {
	title: 'Moje urządzenia',
	intro:
		'Twoje armie, zapisane jednostki, dodatki, zdjęcia, ligi, język i motyw na wszystkich urządzeniach. Wszystko jest szyfrowane, zanim opuści urządzenie: hub tylko to przekazuje i nie może niczego odczytać.',
	presence: {
		looking: 'Szukanie huba…',
		none: 'Pod tym adresem nie ma huba',
		noneWhat:
			'Hub to mały serwer, który możesz uruchomić samodzielnie albo w klubie. Udostępnia Brikmustra i przekazuje zmiany między twoimi urządzeniami. Uruchom go poleceniem:',
		noneThen:
			'Potem otwórz Brikmustra pod adresem huba. Adres musi zaczynać się od https albo być adresem localhost.',
		move: 'Przenieś na inny adres',
		unreachable: 'Hub nie odpowiada. Zmiany zostają na tym urządzeniu i zostaną wysłane później.',
		outdated: 'Ta przeglądarka jest za stara, żeby korzystać z huba. Zaktualizuj ją.',
		insecure:
			'Strona nie została otwarta przez https, więc przeglądarka nie udostępnia szyfrowania. Otwórz adres huba zaczynający się od https.'
	},
	start: {
		title: 'Sparuj urządzenie',
		what: 'Zacznij na urządzeniu ze swoimi armiami, a potem dodaj kolejne za pomocą kodu.',
		name: 'Nazwa tego urządzenia',
		begin: 'Rozpocznij parowanie',
		phone: 'Telefon',
		computer: 'Komputer',
		failed: 'Nie udało się zapisać kluczy tego urządzenia.'
	},
	join: {
		title: 'Dołącz przez link',
		what: 'Jeśli inne urządzenie pokazuje kod, zeskanuj go aparatem tego urządzenia albo wklej tu link.',
		link: 'Link parowania',
		badLink: 'To nie jest link parowania.',
		readLink: 'Użyj linku',
		invited: 'Sparować to urządzenie?',
		invitedWhat:
			'To urządzenie otrzyma zawartość pozostałych, a one – jego zawartość. Nic nie zostanie nadpisane.',
		accept: 'Sparuj to urządzenie',
		decline: 'Anuluj',
		already: 'To urządzenie jest już sparowane. Zakończ jego parowanie, zanim użyjesz innego linku.'
	},
	state: {
		connected: 'Połączono',
		connecting: 'Łączenie…',
		receiving: 'Odbieranie zmian…',
		apart: 'Brak połączenia',
		off: 'Wstrzymano',
		offWhat: 'Nic nie jest wysyłane ani odbierane. Wszystko zostaje na tym urządzeniu.',
		removed: 'To urządzenie zostało usunięte',
		removedWhat:
			'Inne urządzenie zakończyło parowanie. Wszystko zostaje na tym urządzeniu; możesz je sparować ponownie nowym kodem.',
		refused: 'Hub odrzucił zmianę',
		notLetIn: 'To urządzenie nie zostało wpuszczone',
		refusedWhat: (p: { reason: string }) =>
			`Brikmuster spróbuje ponownie. Jeśli ten komunikat nie zniknie, zaktualizuj Brikmustra. (Kod: ${p.reason})`,
		reasons: {
			storage:
				'Hub nie może teraz niczego zapisać. Zmiany zostają na tym urządzeniu i zostaną wysłane, gdy będzie to możliwe.',
			roomSize:
				'W hubie nie ma już miejsca na te zmiany. Zostają na tym urządzeniu; zwróć się do osoby, która prowadzi hub.',
			entrySize:
				'Jedna ze zmian jest większa, niż pozwala hub. Zostaje na tym urządzeniu; zwróć się do osoby, która prowadzi hub.',
			members: 'Hub nie przyjmie tu więcej uczestników. Zwróć się do osoby, która prowadzi hub.',
			rate: 'Za dużo zmian w krótkim czasie. Reszta zostanie wysłana za minutę.',
			rooms: 'Za dużo nowych grup spod tego adresu. Brikmuster spróbuje ponownie później.'
		},
		joinRefused:
			'Hub nie wpuścił tego urządzenia. Kod mógł już zostać użyty. Zakończ parowanie i użyj nowego kodu.',
		unsent: (p: { count: number }) =>
			plural('pl', p.count, {
				one: '# zmiana niewysłana',
				few: '# zmiany niewysłane',
				many: '# zmian niewysłanych',
				other: '# zmiany niewysłanej'
			}),
		allSent: 'Wszystko wysłane',
		inStep: (p: { when: string }) => `Ostatnia synchronizacja: ${p.when}`,
		never: 'Jeszcze niezsynchronizowane',
		failed: 'Nie udało się zapisać odebranych zmian. Odśwież stronę, żeby spróbować ponownie.',
		incomplete: (p: { count: number }) =>
			plural('pl', p.count, {
				one: 'Zmiany w # elemencie czekają na wcześniejszą zmianę, której inne urządzenie jeszcze nie wysłało.',
				few: 'Zmiany w # elementach czekają na wcześniejsze zmiany, których inne urządzenia jeszcze nie wysłały.',
				many: 'Zmiany w # elementach czekają na wcześniejsze zmiany, których inne urządzenia jeszcze nie wysłały.',
				other:
					'Zmiany w # elementu czekają na wcześniejsze zmiany, których inne urządzenia jeszcze nie wysłały.'
			}),
		refusedItems: (p: { count: number }) =>
			plural('pl', p.count, {
				one: 'Nie udało się odczytać # elementu z innego urządzenia, więc niczego nie zmienił. Zaktualizuj Brikmustra.',
				few: 'Nie udało się odczytać # elementów z innych urządzeń, więc niczego nie zmieniły. Zaktualizuj Brikmustra.',
				many: 'Nie udało się odczytać # elementów z innych urządzeń, więc niczego nie zmieniły. Zaktualizuj Brikmustra.',
				other:
					'Nie udało się odczytać # elementu z innych urządzeń, więc niczego nie zmienił. Zaktualizuj Brikmustra.'
			})
	},
	devices: {
		title: 'Urządzenia',
		own: 'To urządzenie',
		unnamed: 'Nowe urządzenie',
		online: 'Połączone',
		seen: (p: { when: string }) => `Ostatnio widziane: ${p.when}`,
		removeThis: (p: { name: string }) => `Usuń: ${p.name}`,
		sure: (p: { name: string }) =>
			`Usunąć urządzenie ${p.name}? Nie będzie już wysyłać ani odbierać zmian. To, co jest na nim zapisane, tam zostanie.`,
		older: 'Urządzenie może usunąć tylko ono samo albo urządzenie sparowane przed nim.',
		renameTitle: 'Zmień nazwę tego urządzenia',
		save: 'Zapisz'
	},
	invite: {
		add: 'Dodaj urządzenie',
		title: 'Dodaj urządzenie',
		what: 'Zeskanuj kod aparatem drugiego urządzenia albo otwórz na nim link.',
		alt: 'Kod QR z linkiem parowania',
		copy: 'Kopiuj link',
		copied: 'Skopiowano link',
		once: 'Kod jest dla jednego urządzenia. Nikomu go nie udostępniaj: kto go użyje, dostanie twoje armie.',
		joined: 'Dodano urządzenie.',
		failed: 'Nie udało się utworzyć kodu. Najpierw połącz się z hubem.'
	},
	off: { switchOff: 'Wstrzymaj synchronizację', switchOn: 'Wznów synchronizację' },
	leave: {
		leave: 'Zakończ parowanie',
		forget: 'Zapomnij o parowaniu',
		sure: 'Zakończyć parowanie tego urządzenia? Wszystko na nim zostanie, ale nie będzie już odbierać zmian.'
	}
};
