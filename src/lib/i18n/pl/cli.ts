import type * as en from '../en/cli';
import { plural } from '../plural';

export const cli: typeof en.cli = {
	help: `brikmuster: ile kosztują armie do BrikWars, co jest z nimi nie tak i jakie mają karty

  brikmuster price PLIK… [--json]             rachunek, wiersz po wierszu, z zasadami
  brikmuster check PLIK… [--league] [--json]  na co zasady nie pozwalają
  brikmuster verify PLIK… [--json]            werdykt o zgłoszeniach do Małej Ligi,
                                              z pieczęcią albo bez
  brikmuster cards PLIK -o KARTY.pdf          karta każdego rodzaju jednostki, do druku:
             [--paper a4|letter] [--layout 2x3|3x3|hero|fold]
             [--sides 1|2] [--edge long|short]

PLIK to plik .brik, folder (jego pliki *.brik; bez podążania za dowiązaniami)
albo - jako standardowe wejście. Karty drukuje się dla jednej armii.

  --league       sprawdź też limity Małej Ligi
  --json         jedna tablica JSON, pozycja dla każdego pliku
  -o KARTY.pdf   plik na karty; zastąpić można tylko wcześniejszy plik PDF
  --paper        a4 albo letter
  --layout       2x3, sześć na arkuszu; 3x3, dziewięć kart do gry; hero, dwie duże;
                 fold, przód i tył obok siebie
  --sides        2, po każdym arkuszu przodów jego tyły; 1, wszystko z przodu
  --edge         long (długa) albo short (krótka): przez którą krawędź drukarka odwraca arkusz
  --locale pl    po polsku; --locale en po angielsku; inaczej według środowiska
  --help         ten tekst
  --version      wersja

Gdzie wyboru brak, obowiązuje jego pierwsze słowo.

Kod wyjścia: 2, gdy pliku nie udało się odczytać albo zapisać, 1, gdy armia ma błąd
albo zgłoszenie jest odrzucone, inaczej 0.`,
	hint: 'Jak tego używać: brikmuster --help',
	misuses: {
		noCommand: () => 'Brakuje polecenia: price, check, verify albo cards.',
		unknownCommand: (p) => `Nie ma polecenia ${p.word}; są price, check, verify i cards.`,
		noFile: (p) => `${p.word}, ale czego? Podaj plik .brik, folder albo - (standardowe wejście).`,
		manyFiles: (p) =>
			`Karty drukuje się dla jednej armii naraz; ${p.word} to o jeden plik za dużo.`,
		noOutput: () => 'Do którego pliku? Podaj go: -o KARTY.pdf.',
		unknownOption: (p) => `Nie ma opcji ${p.word}.`,
		notForCommand: (p) => `Opcja ${p.word} nie pasuje do polecenia ${p.command}.`,
		takesNoValue: (p) => `Opcja ${p.word} nie ma wartości.`,
		unknownLanguage: (p) => `Nie ma języka „${p.word}”; są pl i en.`,
		unknownPaper: (p) => `Nie ma papieru „${p.word}”; są a4 i letter.`,
		unknownLayout: (p) => `Nie ma układu „${p.word}”; są 2x3, 3x3, hero i fold.`,
		unknownSides: (p) => `Liczba stron to 1 albo 2, nie „${p.word}”.`,
		unknownEdge: (p) => `Nie ma krawędzi „${p.word}”; są long i short.`
	},
	cards: {
		oneArmy: 'Karty drukuje się dla jednej armii naraz, a w tym folderze jest ich więcej.',
		noPhoto: (p) =>
			plural('pl', p.count, {
				one: '# zdjęcia nie ma w pliku: zamiast niego drukuje się rysunek.',
				few: '# zdjęć nie ma w pliku: zamiast nich drukują się rysunki.',
				many: '# zdjęć nie ma w pliku: zamiast nich drukują się rysunki.',
				other: '# zdjęcia nie ma w pliku: zamiast nich drukują się rysunki.'
			}),
		output: {
			otherFile: 'Ten plik już jest i nie jest to PDF: zostaje, jaki był.',
			noFolder: 'Nie ma takiego folderu.',
			unwritable: 'System nie pozwala tego zapisać.'
		}
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
