import { plural } from '../plural';
import type * as en from '../en/league-player';

export const leaguePlayer: typeof en.leaguePlayer = {
	title: 'Moje armie do ligi',
	intro:
		'Wybierz armie, sprawdź je, zapieczętuj i wyślij plik. Sędzia przelicza wszystko od nowa i widzi dokładnie to, co ty.',
	self: {
		title: 'Twoje dane',
		from: 'W tej lidze jestem',
		someoneNew: 'kimś nowym',
		name: 'Imię i nazwisko albo pseudonim',
		city: 'Miasto',
		cityHint: 'Opcjonalnie, w lidze w kilku miastach.',
		category: 'Kategoria',
		consent: 'Nie mam 18 lat, a rodzic zgadza się na moją grę wśród seniorów',
		keep: 'Zapisz',
		as: (p) => `${p.name}, ${p.category}`,
		change: 'Edytuj dane'
	},
	key: {
		title: 'Twój klucz',
		what: 'Pieczęć dowodzi, że zgłoszenie jest twoje i nikt go nie zmienił. Tworzy ją klucz, który pozostaje na tym urządzeniu; poza nim może się znaleźć tylko jego kopia, plik chroniony twoim hasłem.',
		passphrase: 'Hasło',
		again: 'Powtórz hasło',
		short: (p) =>
			`Co najmniej ${plural('pl', p.least, {
				one: '# znak',
				few: '# znaki',
				many: '# znaków',
				other: '# znaku'
			})}.`,
		differ: 'Hasła nie są takie same.',
		remember: 'Bez hasła nikt nie otworzy kopii, nawet my. Przechowuj je w bezpiecznym miejscu.',
		fileName: 'Klucz Brikmuster',
		have: 'Kod tego urządzenia:',
		saveFile: 'Zapisz klucz w pliku',
		backup: 'Eksportuj kopię ponownie',
		open: 'Importuj kopię klucza',
		file: 'Plik klucza',
		locked: 'Klucz przywrócono z kopii. Odblokuj go hasłem.',
		unlock: 'Odblokuj klucz',
		opened: 'Klucz odblokowany',
		failed:
			'Nie udało się zapisać klucza: przeglądarka blokuje dostęp do pamięci albo dysk jest pełny.',
		working: 'Przetwarzanie hasła…'
	},
	armies: {
		title: 'Armie',
		none: 'Nie masz jeszcze żadnej armii.',
		build: 'Przejdź do armii',
		noArmy: 'bez armii',
		choose: (p) => `Armia ${p.army}`,
		total: (p) => `${p.points} z ${p.limit} punktów`,
		open: (p) => `Otwórz armię ${p.name} w edytorze`,
		otherLimits: (p) =>
			`Edytor sprawdza inne limity niż w tej lidze: ${p.points} CP i ${p.speed}″.`,
		pack: (p) => `${p.name} (wydanie ${p.edition})`,
		withPacks: (p) => `Dodatki ligi: ${p.what}.`,
		useLimits: 'Użyj zasad ligi',
		useLimitsOf: (p) => `Użyj zasad ligi w armii ${p.name}`,
		limitsUsed: 'Edytor sprawdza teraz zasady ligi',
		legal: 'Legalna',
		problems: (p) =>
			plural('pl', p.count, {
				one: '# błąd',
				few: '# błędy',
				many: '# błędów',
				other: '# błędu'
			})
	},
	send: {
		title: 'Potwierdź i wyślij',
		meeting: 'Spotkanie',
		anyMeeting: 'cały sezon',
		toyBricksOnly: 'Wszystko jest zbudowane z klocków, jak wymaga regulamin',
		accept: 'Sędzia nie znajdzie tu błędów.',
		reject: 'Sędzia będzie musiał to odrzucić:',
		seal: 'Zapieczętuj i eksportuj',
		share: 'Zapieczętuj i wyślij',
		unsealed: 'Eksportuj bez pieczęci',
		noKey: 'Aby zapieczętować, utwórz klucz powyżej.',
		done: 'Wyeksportowano zgłoszenie. Wyślij plik sędziemu.',
		failed: 'Nie udało się utworzyć zgłoszenia.',
		fileName: (p) => `${p.league} ${p.player}`
	},
	sent: {
		title: 'Wysłane',
		none: 'Z tego urządzenia nic jeszcze nie wysłano.',
		at: (p) => `Wysłano ${p.when}`,
		pending: 'Czeka na werdykt',
		again: 'Eksportuj ponownie',
		changed: 'Zmiany od ostatniego zgłoszenia',
		same: 'Bez zmian od ostatniego zgłoszenia.',
		units: (p) =>
			plural('pl', p.count, {
				one: 'Zmieniona # jednostka',
				few: 'Zmienione # jednostki',
				many: 'Zmienionych # jednostek',
				other: 'Zmienionych # jednostki'
			}),
		newUnit: 'nowa',
		gone: 'usunięta',
		armyGone: (p) => `Usunięto armię ${p.army}`,
		armyNew: (p) => `Dodano armię ${p.army}`
	},
	answers: {
		title: 'Odpowiedzi sędziego',
		kept: 'Odpowiedź jest zapisana przy twoich zgłoszeniach.',
		toArmies: 'Moje armie do ligi',
		ofAll: (p) =>
			`${plural('pl', p.count, {
				one: '# odpowiedź jest',
				few: '# odpowiedzi są',
				many: '# odpowiedzi jest',
				other: '# odpowiedzi jest'
			})} do ciebie; w pliku ${plural('pl', p.all, {
				one: 'jest # odpowiedź',
				few: 'są # odpowiedzi',
				many: 'jest # odpowiedzi',
				other: 'jest # odpowiedzi'
			})}.`,
		noneOwn: (p) =>
			`W pliku ${plural('pl', p.count, {
				one: 'jest # odpowiedź',
				few: 'są # odpowiedzi',
				many: 'jest # odpowiedzi',
				other: 'jest # odpowiedzi'
			})}, ale żadna do ciebie: twojej ligi nie ma na tym urządzeniu albo nie wiadomo jeszcze, kim w niej jesteś.`,
		failed: 'Nie udało się zapisać odpowiedzi. Otwórz plik jeszcze raz.',
		notKept: 'Twojej ligi nie ma na tym urządzeniu, więc odpowiedź jest tylko pokazana.'
	}
};
