import type { OwnKind } from '$lib/exchange/open-file';
import type * as en from '../en/problems';

const kinds: Record<string, string> = {
	string: 'tekst',
	number: 'liczba',
	int: 'liczba całkowita',
	boolean: 'true albo false',
	array: 'lista',
	object: 'obiekt',
	dice: 'kostki, np. 2d6+1'
};

const ownKinds: Record<OwnKind, string> = {
	army: 'To armia. Użyj „Importuj” albo „brikmuster check”.',
	submission:
		'To zgłoszenie do ligi. Sędzia dodaje je na stronie zgłoszeń ligi; sprawdza je „brikmuster verify”.',
	league: 'To liga. Użyj „Importuj” albo „brikmuster league”.',
	answer: 'To odpowiedź sędziego na zgłoszenie. Użyj „Importuj”.',
	key: 'To kopia klucza. Zaimportuj ją na stronie „Moje armie” w lidze.',
	game: 'To rozgrywka albo zmiany w niej. Użyj „Importuj”.',
	pack: 'To dodatek. Użyj „Importuj” albo „brikmuster pack check”.',
	backup: 'To kopia zapasowa. Żeby ją przywrócić, użyj „Importuj”.'
};

const megabytes = (bytes: number) =>
	bytes < 1_000_000
		? `${Math.round(bytes / 1000)} kB`
		: `${String(Math.round(bytes / 100_000) / 10).replace('.', ',')} MB`;

export const problems: typeof en.problems = {
	tooManyBytes: (p) => `Plik jest za duży: ponad ${megabytes(p.limit)}.`,
	emptyFile: () => 'Plik jest pusty. Poproś o ponowne przysłanie.',
	archive: () => 'To archiwum, na przykład ZIP. Rozpakuj je i otwórz pliki, które są w środku.',
	webPage: () =>
		'To strona internetowa, a nie plik Brikmustra. Zapisz sam plik albo wklej link do armii.',
	pictureFile: () =>
		'To obrazek, a nie plik Brikmustra. Aplikacja odczytuje z obrazków kody QR; portret dodasz przy jednostce.',
	linkText: () =>
		'To tekst z linkiem do armii. Wklej link w aplikacji albo użyj „brikmuster open”.',
	otherKind: (p) => ownKinds[p.kind],
	notText: () => 'To nie jest plik tekstowy. Plik .brik to tekst w UTF-8.',
	notJson: (p) => `Plik jest uszkodzony: wiersz ${p.line} nie jest poprawnym JSON-em.`,
	tooDeep: (p) => `Plik jest zagnieżdżony głębiej niż ${p.limit} poziomy.`,
	forbiddenKey: (p) => `Plik zawiera niedozwolone pole: „${p.field}”.`,
	notAnArmy: () => 'To nie jest armia z Brikmustra.',
	newerVersion: (p) =>
		`Plik utworzono w nowszej wersji Brikmustra (wersja formatu ${p.version}). Zaktualizuj aplikację i otwórz go ponownie.`,
	unknownField: (p) => `Plik zawiera nieznane pole: „${p.field}”.`,
	missing: () => 'Brakuje wymaganego pola.',
	wrongType: (p) => `Zły typ wartości; oczekiwano: ${kinds[p.expected] ?? p.expected}.`,
	notAllowed: (p) => `Niedozwolona wartość; dozwolone: ${p.allowed.join(', ')}.`,
	tooSmall: (p) => `Liczba jest za mała; minimum: ${p.minimum}.`,
	tooLarge: (p) => `Liczba jest za duża; maksimum: ${p.maximum}.`,
	tooMany: (p) => `Lista jest za długa; maksimum pozycji: ${p.maximum}.`,
	notAMultiple: (p) => `Liczba musi być wielokrotnością ${String(p.of).replace('.', ',')}.`,
	plainText: () => 'Tekst zawiera znaki sterujące albo nie jest w postaci NFC.',
	length: (p) => `Tekst musi mieć od ${p.minimum} do ${p.maximum} znaków.`,
	malformed: () => 'Wartość ma zły format.',
	duplicateId: (p) => `Dwie pozycje mają ten sam identyfikator: „${p.id}”.`,
	unknownReference: (p) => `Odwołanie do nieistniejącej jednostki: „${p.id}”.`,
	noBackup: () => 'To nie jest kopia zapasowa Brikmustra.',
	newerBackup: (p) =>
		`Kopię utworzono w nowszej wersji Brikmustra (wersja formatu ${p.version}). Zaktualizuj aplikację i otwórz ją ponownie.`,
	lineTooLong: (p) => `Wiersz pliku jest za długi: ponad ${megabytes(p.limit)}.`,
	streamTooLong: (p) => `Plik jest za duży: ponad ${megabytes(p.limit)}.`,
	badSignature: () => 'Podpis się nie zgadza: po podpisaniu coś zmieniono.',
	otherLeague: () => 'Wpis należy do innej ligi.',
	otherPrivatePart: () => 'Prywatna część wpisu nie jest tą, którą podpisał autor.',
	cutOff: () => 'Kopia jest niepełna: brakuje jej końca.',
	altered: () => 'Ta część kopii jest uszkodzona albo została zmieniona po utworzeniu kopii.',
	invisible: () => 'Nazwa nie ma żadnych widocznych znaków.',
	hidden: () => 'W nazwie są niewidoczne znaki lub znaczniki kierunku tekstu.',
	samePlayer: () => 'Po obu stronach gry jest ten sam gracz.',
	photoTooLarge: (p) =>
		`Zdjęcie jest za duże: najwyżej ${p.pixels} × ${p.pixels} pikseli i ${p.kilobytes} kB.`,
	photosTooLarge: (p) =>
		`Zdjęcia są razem za duże: najwyżej ${p.megapixels} megapikseli w jednym pliku.`
};
