import type * as en from '../en/cli';
import { plural } from '../plural';
import { refusals } from './links';

export const cli: typeof en.cli = {
	help: `brikmuster: ile kosztują armie do BrikWars, co jest z nimi nie tak i jakie mają karty

  brikmuster price PLIK… [--json]             rachunek, wiersz po wierszu, z zasadami
  brikmuster check PLIK… [--league] [--json]  na co zasady nie pozwalają
  brikmuster verify PLIK… [--json]            werdykt o zgłoszeniach do Małej Ligi,
                                              z pieczęcią albo bez
  brikmuster cards PLIK -o KARTY.pdf          karta każdego rodzaju jednostki, do druku:
             [--paper a4|letter] [--layout 2x3|3x3|hero|fold]
             [--sides 1|2] [--edge long|short]
  brikmuster link PLIK [--base ADRES] [--json]  link, w którym jest cała armia
  brikmuster open LINK -o ARMIA.brik [--json]   armia z linku, w nowym pliku

PLIK to plik .brik, folder (jego pliki *.brik; bez podążania za dowiązaniami)
albo - jako standardowe wejście. Karty i link dotyczą jednej armii. LINK to adres
z #b1., same te litery albo - jako standardowe wejście.

  --league       sprawdź też limity Małej Ligi
  --json         jedna tablica JSON, pozycja dla każdego pliku
  -o KARTY.pdf   plik na karty; zastąpić można tylko wcześniejszy plik PDF
  -o ARMIA.brik  plik na armię z linku; żadnego pliku nie zastępuje
  --base ADRES   adres aplikacji, która otworzy link; bez niego link zaczyna się
                 od /open i można go dopisać do każdego takiego adresu
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
albo zgłoszenie jest odrzucone, inaczej 0. Przy link i open 0 znaczy, że armię udało
się odczytać, a nie że jest legalna.`,
	hint: 'Jak tego używać: brikmuster --help',
	misuses: {
		noCommand: () => 'Brakuje polecenia: price, check, verify, cards, link albo open.',
		unknownCommand: (p) =>
			`Nie ma polecenia ${p.word}; są price, check, verify, cards, link i open.`,
		noFile: (p) => `${p.word}, ale czego? Podaj plik .brik, folder albo - (standardowe wejście).`,
		manyFiles: (p) =>
			`Karty drukuje się dla jednej armii naraz; ${p.word} to o jeden plik za dużo.`,
		noLink: () => 'Brakuje linku: adresu z #b1. albo - (standardowe wejście).',
		onlyOne: (p) => `${p.command} przyjmuje jedną armię naraz; ${p.word} to o jedną za dużo.`,
		noOutput: () => 'Brakuje pliku wyjściowego: -o PLIK.',
		badBase: (p) =>
			`„${p.word}” to nie adres aplikacji: zaczyna się on od https:// albo http:// i nie ma w nim ? ani #.`,
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
		noArmies: 'W tym folderze nie ma pliku .brik.',
		manyArmies: 'W linku mieści się jedna armia, a w tym folderze jest ich więcej.',
		tooLargeForLink: 'Ta armia jest za duża na link: ponad 1 MB.'
	},
	link: {
		refusals,
		place: (p) => `miejsce w linku: ${p.path}`,
		output: {
			exists: 'Ten plik już istnieje. Nie został zmieniony.',
			noFolder: 'Nie ma takiego folderu.',
			unwritable: 'System nie pozwala tego zapisać.'
		}
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
