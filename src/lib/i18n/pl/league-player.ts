import { plural } from '../plural';
import type * as en from '../en/league-player';

export const leaguePlayer: typeof en.leaguePlayer = {
	title: 'Moje armie do ligi',
	intro:
		'Wybierz armie, zobacz je tak, jak zobaczy je sędzia, zapieczętuj i wyślij plik. Sędzia policzy wszystko od nowa; to, co widzisz tutaj, zobaczy i on.',
	self: {
		title: 'Kim jesteś',
		from: 'W tej lidze jestem',
		someoneNew: 'kimś nowym',
		name: 'Imię i nazwisko albo pseudonim',
		category: 'Kategoria',
		consent: 'Rodzic zgadza się, że gram wśród seniorów, choć nie mam 18 lat',
		keep: 'To ja',
		as: (p) => `${p.name}, ${p.category}`,
		change: 'Zmień, kim jestem'
	},
	key: {
		title: 'Twój klucz',
		what: 'Pieczęć dowodzi, że zgłoszenie jest twoje i że nikt go nie zmienił. Powstaje kluczem, który nie opuszcza tego urządzenia, poza kopią: plikiem pod twoim hasłem.',
		make: 'Utwórz klucz',
		passphrase: 'Hasło',
		again: 'Hasło jeszcze raz',
		short: (p) =>
			`Co najmniej ${plural('pl', p.least, {
				one: '# znak',
				few: '# znaki',
				many: '# znaków',
				other: '# znaku'
			})}.`,
		differ: 'Hasła się różnią.',
		remember: 'Bez hasła nikt nie otworzy kopii, nawet my. Zachowaj je tam, gdzie je znajdziesz.',
		made: 'Klucz powstał, a jego kopia jest zapisana jako plik. Przechowaj ją dobrze.',
		fileName: 'Klucz Brikmuster',
		have: 'Klucz na tym urządzeniu:',
		backup: 'Zapisz kopię jeszcze raz',
		open: 'Otwórz kopię klucza',
		file: 'Plik klucza',
		locked: 'Klucz pochodzi z kopii. Otworzy go hasło.',
		unlock: 'Otwórz klucz',
		opened: 'Klucz jest otwarty.',
		failed:
			'Klucza nie udało się zachować: przeglądarka odmawia dostępu do pamięci albo dysk jest pełny.',
		working: 'Trwa przeliczanie hasła…'
	},
	armies: {
		title: 'Armie',
		none: 'Nie masz jeszcze żadnej armii.',
		build: 'Do twoich armii',
		noArmy: 'bez armii',
		choose: (p) => `Armia ${p.army}`,
		total: (p) => `${p.points} z ${p.limit} punktów`,
		open: (p) => `Otwórz armię ${p.name} do zmian`,
		legal: 'Zgodna z zasadami',
		problems: (p) =>
			plural('pl', p.count, {
				one: '# zastrzeżenie',
				few: '# zastrzeżenia',
				many: '# zastrzeżeń',
				other: '# zastrzeżenia'
			})
	},
	send: {
		title: 'Oświadcz i wyślij',
		meeting: 'Na spotkanie',
		anyMeeting: 'na cały sezon',
		toyBricksOnly: 'Wszystko jest zbudowane z klocków, jak wymaga regulamin',
		accept: 'Sędzia nie znajdzie nic przeciw.',
		reject: 'Sędzia będzie musiał je odrzucić:',
		seal: 'Zapieczętuj i zapisz',
		share: 'Zapieczętuj i wyślij',
		unsealed: 'Zapisz bez pieczęci',
		noKey: 'Aby zapieczętować, utwórz wyżej klucz.',
		done: 'Zgłoszenie jest zapisane. Wyślij plik sędziemu.',
		failed: 'Nie udało się utworzyć zgłoszenia.',
		fileName: (p) => `${p.league} ${p.player}`
	},
	sent: {
		title: 'Wysłane',
		none: 'Z tego urządzenia nic jeszcze nie wysłano.',
		at: (p) => `Wysłano ${p.when}`,
		again: 'Zapisz jeszcze raz',
		changed: 'Zmiany od ostatniego wysłania',
		same: 'To samo, co ostatnio wysłano.',
		units: (p) =>
			plural('pl', p.count, {
				one: '# jednostka jest inna',
				few: '# jednostki są inne',
				many: '# jednostek jest innych',
				other: '# jednostki jest innych'
			}),
		newUnit: 'nowa',
		gone: 'już jej nie ma',
		armyGone: (p) => `Armii ${p.army} już nie ma`,
		armyNew: (p) => `Armia ${p.army} jest nowa`
	}
};
