import type * as en from '../en/moving';

export const moving: typeof en.moving = {
	title: 'Przenieś na inny adres',
	what: (p) =>
		`Przeglądarka oddziela od siebie adresy: tego, co masz pod ${p.name}, nie widać pod innym adresem. Wszystko przeniesiesz jednym plikiem.`,
	save: {
		title: 'Zapisz jeden plik',
		what: 'Poniżej zobaczysz, co zawiera.',
		button: 'Zapisz plik',
		saved: 'Zapisano. Ten plik wybierzesz pod drugim adresem.'
	},
	open: {
		title: 'Otwórz Brikmustra pod drugim adresem',
		what: 'Na tym albo innym urządzeniu. Adres musi zaczynać się od https albo być adresem localhost.'
	},
	restore: {
		title: 'Przywróć tam plik',
		what: 'Wybierz „Mam plik spod innego adresu”, wskaż plik i go przywróć. Najpierw zobaczysz, co zawiera.',
		locked: 'Potem raz podaj hasło każdego klucza w jego lidze.'
	},
	key: 'Jeden z kluczy nie ma pliku, więc nie zostałby przeniesiony. Najpierw zapisz jego plik.',
	toKey: 'Zapisz plik klucza',
	along: 'Co się przeniesie',
	alongList: [
		'Armie z historią wersji, archiwum i kosz',
		'Zapisane jednostki i zdjęcia',
		'Ligi ze wszystkimi wpisami i rozgrywki ze wszystkimi zdarzeniami',
		'Klucze, które mają plik – chronione hasłem',
		'Język i motyw, jeśli je zaznaczysz'
	],
	stays: 'Co zostanie',
	staysList: [
		'Klucze bez pliku: nie może ich zawierać żadna kopia',
		'Połączenia przez hub: sparuj urządzenia i udostępnij rozgrywki ponownie',
		'Kroki cofania; historia wersji się przeniesie',
		'Plik automatycznej kopii i zamknięte podpowiedzi: wybierz je ponownie'
	],
	back: 'Powrót wygląda tak samo',
	backWhat:
		'Armia zmieniona pod drugim adresem zastąpi tutejszą, której stan zostanie w historii wersji. Jeśli zmieniono ją pod oboma adresami, wybór należy do ciebie. Wpisy podpisanych lig i zdarzenia rozgrywek są łączone, więc nic się nie podwoi. Liga bez podpisów czeka obok tutejszej, aż je połączysz. Nazwy zapisanych jednostek i rozgrywek, etykiety i kosz zostaną takie jak tutaj.',
	arrived: {
		title: 'Pod tym adresem nie masz jeszcze własnych armii.',
		button: 'Mam plik spod innego adresu'
	}
};
