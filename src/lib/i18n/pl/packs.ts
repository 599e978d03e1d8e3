import type { packs as en } from '../en/packs';
import { plural } from '../plural';

export const packs: typeof en = {
	intro:
		'Wyposażenie, rangi, broń i zasady domowe uzgodnione w klubie. Dodatek rozszerza jeden podręcznik; dodaj go do armii, żeby z niego korzystać.',
	none: 'Nie ma jeszcze dodatków. Napisz własny albo zaimportuj plik .brikpack lub link.',
	import: 'Importuj',
	pack: 'Dodatek',
	refused: 'To nie jest dodatek z Brikmustra.',
	edition: (p) => `wydanie ${p.edition}`,
	by: (p) => `autor: ${p.author}`,
	license: (p) => `Licencja: ${p.license}`,
	extends: (p) => `rozszerza ${p.book}`,
	like: (p) => `jak ${p.name}`,
	rows: (p) =>
		plural('pl', p.count, {
			one: '# pozycja',
			few: '# pozycje',
			many: '# pozycji',
			other: '# pozycji'
		}),
	changed: (p) =>
		plural('pl', p.count, {
			one: '# zmieniona liczba',
			few: '# zmienione liczby',
			many: '# zmienionych liczb',
			other: '# zmienionej liczby'
		}),
	printed: (p) => `${p.value} (w podręczniku: ${p.printed})`,
	printedPrice: (p) => `w podręczniku: ${p.points} CP`,
	changes: 'Zmienione liczby',
	restrictions: 'Ograniczenia',
	limits: {
		ranks: (p) => `${p.row}: tylko ${p.ranks}`,
		requires: (p) => `${p.row}: tylko razem z „${p.other}”`,
		excludes: (p) => `${p.row}: nie razem z „${p.other}”`,
		perUnit: (p) => `${p.row}: najwyżej ${p.limit} na figurkę`,
		perArmy: (p) => `${p.row}: najwyżej ${p.limit} w armii`,
		withdrawn: (p) => `${p.row}: niedostępne`
	},
	noText: (p) => `Dodatek nie ma opisu tej zasady. Opis z podręcznika (${p.rule}):`,
	save: 'Zapisz dodatek',
	saveAndAdd: 'Zapisz i dodaj',
	saved: (p) => `„${p.name}” jest teraz w dodatkach`,
	added: (p) => `Dodano „${p.name}” do armii „${p.army}”`,
	sameSaved: 'Masz już to wydanie.',
	replaces: (p) => `Zastąpi wydanie ${p.edition}, które już masz.`,
	otherContents: 'Masz inną wersję tego wydania. Zostanie zastąpiona.',
	samePrefix: (p) =>
		`Twój dodatek „${p.name}” też ma przedrostek ${p.prefix}: w armii może być tylko jeden z nich.`,
	army: 'Dodaj do armii',
	noArmy: 'Do żadnej, tylko zapisz',
	noArmies: 'Nie ma jeszcze armii z tym podręcznikiem.',
	unchanged: 'Koszt się nie zmieni.',
	costChanges: (p) => `Koszt: ${p.before} → ${p.after} CP`,
	price: (p) => `${p.before} → ${p.after} CP`,
	updates: {
		title: 'Aktualizacje dla twoich armii',
		what: 'Te armie mają starsze wydanie dodatku. Każdą aktualizację można cofnąć.',
		one: (p) => `Zaktualizuj „${p.pack}” w armii „${p.army}”`,
		update: 'Zaktualizuj',
		all: (p) =>
			plural('pl', p.count, {
				one: 'Zaktualizuj # armię',
				few: 'Zaktualizuj wszystkie # armie',
				many: 'Zaktualizuj wszystkie # armii',
				other: 'Zaktualizuj # armii'
			}),
		editions: (p) =>
			p.before === p.after ? `wydanie ${p.after}, zmienione` : `wydanie ${p.before} → ${p.after}`,
		done: (p) =>
			plural('pl', p.count, {
				one: 'Zaktualizowano # armię',
				few: 'Zaktualizowano # armie',
				many: 'Zaktualizowano # armii',
				other: 'Zaktualizowano # armii'
			})
	},
	newErrors: (p) =>
		plural('pl', p.count, {
			one: '# nowy błąd',
			few: '# nowe błędy',
			many: '# nowych błędów',
			other: '# nowego błędu'
		}),
	inArmy: {
		none: 'Ta armia nie ma dodatków.',
		hint: 'Wyposażenie, rangi, broń i liczby z dodatku pojawiają się obok drukowanych.',
		add: (p) => `Dodaj „${p.name}”`,
		remove: (p) => `Usuń „${p.name}”`,
		update: (p) => `Użyj wydania ${p.edition}`,
		newer: (p) => `Masz wydanie ${p.edition} tego dodatku.`,
		unknown: 'Tego dodatku nie ma na tym urządzeniu. Armia ma te części, z których korzysta.',
		otherBook: 'Żaden z twoich dodatków nie rozszerza tego podręcznika.',
		manage: 'Wszystkie dodatki'
	},
	changeBook: {
		title: 'Zmiana podręcznika',
		now: (p) => `Podręcznik tej armii: ${p.book}.`,
		rulebook: 'Nowy podręcznik',
		cost: (p) => `${p.before} → ${p.after} CP`,
		errors: (p) =>
			plural('pl', p.count, {
				one: '# błąd według nowego podręcznika',
				few: '# błędy według nowego podręcznika',
				many: '# błędów według nowego podręcznika',
				other: '# błędu według nowego podręcznika'
			}),
		kept: 'Bez zmian',
		changed: 'Zmiany',
		price: (p) => `${p.before} → ${p.after} CP`,
		becomes: (p) => `${p.from} liczy się jako ${p.to}`,
		without: (p) => `traci: ${p.what}`,
		gone: 'Nie ma ich w tym podręczniku',
		behind: 'Przepada',
		pack: (p) => `Dodatek „${p.name}”`,
		houseRules: (p) =>
			plural('pl', p.count, {
				one: '# zasada domowa',
				few: '# zasady domowe',
				many: '# zasad domowych',
				other: '# zasady domowej'
			}),
		rulings: (p) =>
			plural('pl', p.count, {
				one: '# rozstrzygnięcie',
				few: '# rozstrzygnięcia',
				many: '# rozstrzygnięć',
				other: '# rozstrzygnięcia'
			}),
		undo: 'Wszystko można cofnąć.',
		change: (p) => `Zmień na ${p.book}`,
		done: (p) => `Podręcznik armii: ${p.book}`
	},
	examples: {
		title: 'Przykłady',
		take: 'Dodaj',
		add: (p) => `Dodaj „${p.name}”`,
		packs: {
			spaceClub: {
				name: 'Klub kosmiczny',
				what: 'Cztery rodzaje broni palnej, strzelec wyborowy i tarczownik oraz gotowe jednostki.'
			},
			giants: {
				name: 'Olbrzymy',
				what: 'Trzy wielkie stworzenia jako gotowe jednostki, z maczugami i głazami.'
			},
			weapons2010: {
				name: 'Broń z 2010 roku',
				what: 'Broń z liczbami z rozdziału 5 zasad z 2010 roku. Ceny są nasze.'
			}
		}
	},
	share: (p) => `Udostępnij „${p.name}”`,
	shareShort: 'Udostępnij',
	sharing: {
		title: 'Udostępnij dodatek',
		files: 'Plik',
		scan: 'Zeskanuj kod aparatem telefonu, żeby otworzyć dodatek.',
		scanAll: 'Zeskanuj wszystkie kody w dowolnej kolejności i wklej ich teksty do Brikmustra.',
		tooLargeForCodes: 'Dodatek jest za duży na kody QR. Udostępnij link albo plik.',
		hint: 'Nic nie trafia na serwer. Link zawiera cały dodatek.'
	},
	contradicts: (p) =>
		`Twój dodatek „${p.name}” zmienia tę samą liczbę (${p.what}). W armii z oboma liczy się późniejszy.`,
	export: (p) => `Eksportuj „${p.name}”`,
	remove: (p) => `Usuń „${p.name}”`,
	removed: (p) => `Usunięto „${p.name}”. Armie zachowują to, z czego korzystają.`,
	trash: 'Usunięte dodatki',
	usedBy: (p) =>
		plural('pl', p.count, {
			one: 'w # armii',
			few: 'w # armiach',
			many: 'w # armiach',
			other: 'w # armii'
		}),
	fromHouseRules: 'Zapisz jako dodatek',
	fromHouseRulesHint:
		'Zasady domowe staną się dodatkiem, który można udostępnić i dodać do innych armii. Ta armia będzie wtedy z niego korzystać, a jej koszt się nie zmieni.'
};
