import type * as en from '../en/cli';
import { plural } from '../plural';

export const cli: typeof en.cli = {
	help: `brikmuster: ile kosztują armie do BrikWars i co jest z nimi nie tak

  brikmuster price PLIK… [--json]             rachunek, wiersz po wierszu, z zasadami
  brikmuster check PLIK… [--league] [--json]  na co zasady nie pozwalają
  brikmuster verify PLIK… [--json]            werdykt o zgłoszeniach do Małej Ligi,
                                              z pieczęcią albo bez

PLIK to plik .brik, folder (jego pliki *.brik; bez podążania za dowiązaniami)
albo - jako standardowe wejście.

  --league       sprawdź też limity Małej Ligi
  --json         jedna tablica JSON, pozycja dla każdego pliku
  --locale pl    po polsku; --locale en po angielsku; inaczej według środowiska
  --help         ten tekst
  --version      wersja

Kod wyjścia: 2, gdy pliku nie udało się odczytać, 1, gdy armia ma błąd
albo zgłoszenie jest odrzucone, inaczej 0.`,
	hint: 'Jak tego używać: brikmuster --help',
	misuses: {
		noCommand: () => 'Brakuje polecenia: price, check albo verify.',
		unknownCommand: (p) => `Nie ma polecenia ${p.word}; są price, check i verify.`,
		noFile: (p) => `${p.word}, ale czego? Podaj plik .brik, folder albo - (standardowe wejście).`,
		unknownOption: (p) => `Nie ma opcji ${p.word}.`,
		notForCommand: (p) => `Opcja ${p.word} jest tylko dla check.`,
		takesNoValue: (p) => `Opcja ${p.word} nie ma wartości.`,
		unknownLanguage: (p) => `Nie ma języka „${p.word}”; są pl i en.`
	},
	files: {
		notFound: 'Nie ma takiego pliku.',
		unreadable: 'System nie pozwala tego odczytać.',
		notAFile: 'To ani plik, ani folder.',
		link: 'To dowiązanie, a za nimi nie podążamy. Podaj sam plik.',
		noArmies: 'W tym folderze nie ma pliku .brik.'
	},
	linkLeftOut: 'pominięto, bo to dowiązanie',
	place: (p) => `miejsce w pliku: ${p.path}`,
	points: (p) => {
		const forms = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' };
		return `${p.points} ${plural('pl', p.count, forms)}`;
	},
	dice: (p) =>
		plural('pl', p.count, {
			one: '# kość ogólna',
			few: '# kości ogólne',
			many: '# kości ogólnych',
			other: '# kości ogólnej'
		}),
	rulings: (p) => `Własne rozstrzygnięcia: ${p.what}`,
	houseRules: (p) => `Zasady domowe: ${p.what}`
};
