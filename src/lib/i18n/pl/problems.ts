import type * as en from '../en/problems';

const kinds: Record<string, string> = {
	string: 'tekst',
	number: 'liczba',
	int: 'liczba całkowita',
	boolean: 'true albo false',
	array: 'lista',
	object: 'obiekt',
	dice: 'kości, np. 2k6+1'
};

const megabytes = (bytes: number) =>
	`${String(Math.round(bytes / 100_000) / 10).replace('.', ',')} MB`;

export const problems: typeof en.problems = {
	tooManyBytes: (p) => `Plik jest za duży: ponad ${megabytes(p.limit)}.`,
	notText: () => 'To nie jest plik tekstowy. Plik .brik to tekst w UTF-8.',
	notJson: (p) => `Plik jest uszkodzony: wiersz ${p.line} nie jest poprawnym JSON-em.`,
	tooDeep: (p) =>
		`Plik jest zagnieżdżony głębiej niż ${p.limit} poziomy: tak nie wygląda żadna armia.`,
	forbiddenKey: (p) => `W pliku jest pole, które nigdy nie jest dozwolone: „${p.field}”.`,
	notAnArmy: () => 'To nie jest armia z Brikmustra.',
	newerVersion: (p) =>
		`Plik pochodzi z nowszego Brikmustra (wersja formatu ${p.version}). Zaktualizuj aplikację i otwórz go ponownie.`,
	unknownField: (p) => `W pliku jest pole, którego armie nie mają: „${p.field}”.`,
	missing: () => 'Brakuje czegoś wymaganego.',
	wrongType: (p) => `Wartość jest złego rodzaju; oczekiwano: ${kinds[p.expected] ?? p.expected}.`,
	notAllowed: (p) => `Niedozwolona wartość; dozwolone: ${p.allowed.join(', ')}.`,
	tooSmall: (p) => `Za mała liczba; najmniej ${p.minimum}.`,
	tooLarge: (p) => `Za duża liczba; najwięcej ${p.maximum}.`,
	tooMany: (p) => `Za długa lista; najwięcej pozycji: ${p.maximum}.`,
	notAMultiple: (p) => `Liczba musi być wielokrotnością ${String(p.of).replace('.', ',')}.`,
	plainText: () => 'Tekst zawiera znaki sterujące albo nie jest w postaci NFC.',
	length: (p) => `Tekst musi mieć od ${p.minimum} do ${p.maximum} znaków.`,
	malformed: () => 'Wartość ma złą postać.',
	duplicateId: (p) => `Dwie pozycje mają ten sam identyfikator: „${p.id}”.`,
	unknownReference: (p) => `Wskazana jednostka nie istnieje: „${p.id}”.`,
	noBackup: () => 'To nie jest kopia zapasowa Brikmustra.',
	newerBackup: (p) =>
		`Kopia pochodzi z nowszego Brikmustra (wersja formatu ${p.version}). Zaktualizuj aplikację i otwórz ją ponownie.`,
	lineTooLong: (p) => `Wiersz kopii jest za długi: ponad ${megabytes(p.limit)}.`,
	streamTooLong: (p) => `Kopia jest za duża: ponad ${megabytes(p.limit)}.`,
	cutOff: () => 'Kopia jest ucięta: brakuje jej końca.',
	invisible: () => 'Nazwa nie ma żadnych widocznych znaków.',
	photoTooLarge: (p) =>
		`Zdjęcie jest za duże: najwyżej ${p.pixels} × ${p.pixels} pikseli i ${p.kilobytes} kB.`,
	photosTooLarge: (p) =>
		`Zdjęcia są razem za duże: najwyżej ${p.megapixels} megapikseli w jednym pliku.`
};
