import type * as en from '../en/data';
import { plural } from '../plural';
import { secondCopy } from './second-copy';

const armies = (count: number) =>
	plural('pl', count, { one: '# armia', few: '# armie', many: '# armii', other: '# armii' });

/** The noun in the accusative: which armies are restored. */
const whichArmies = (count: number) =>
	plural('pl', count, { one: '# armię', few: '# armie', many: '# armii', other: '# armii' });

const daysLeft = (p: { count: number }) =>
	plural('pl', p.count, {
		one: 'został # dzień',
		few: 'zostały # dni',
		many: 'zostało # dni',
		other: 'zostało # dnia'
	});

export const data: typeof en.data = {
	intro:
		'Twoje armie są zapisane tylko w tej przeglądarce, na tym urządzeniu. Kopia zapasowa to jeden plik ze wszystkimi armiami: trzymaj go w innym miejscu.',
	backup: {
		title: 'Kopia zapasowa',
		what: 'Wszystkie armie z historią wersji, archiwum i kosz, zapisane jednostki, zdjęcia, ligi, rozgrywki, dodatki, klucze chronione hasłem, język i motyw. Jeśli samodzielnie prowadzisz ligę, także klucz tego urządzenia bez hasła: kto ma kopię, może wtedy prowadzić tę ligę.',
		make: 'Utwórz kopię zapasową',
		choose: 'Automatyczna kopia w pliku',
		chooseHint:
			'Wybrany plik, na przykład w synchronizowanym folderze, aktualizuje się po każdej zmianie.',
		byItself: ({ name }) => `${name} aktualizuje się po każdej zmianie.`,
		asksFirst: ({ name }) =>
			`Przeglądarka potrzebuje zgody na zapis do ${name}: wybierz „Zaktualizuj plik teraz”.`,
		forget: 'Wyłącz automatyczną kopię',
		notRefreshed:
			'Nie udało się zaktualizować pliku kopii. Może został przeniesiony: wybierz go ponownie.',
		refresh: 'Zaktualizuj plik teraz',
		never: 'W tej przeglądarce nie utworzono jeszcze kopii zapasowej.',
		last: (p) => `Ostatnia kopia: ${p.when}`,
		making: 'Tworzenie kopii…',
		made: (p) => `Utworzono kopię: ${armies(p.count)}`,
		failed: 'Nie udało się utworzyć kopii: przeglądarka blokuje dostęp do pamięci albo do pliku.',
		damaged: (p) =>
			plural('pl', p.count, {
				one: 'Kopia zawiera # uszkodzony wpis bez zmian. Przy przywracaniu możesz zapisać go do pliku.',
				few: 'Kopia zawiera # uszkodzone wpisy bez zmian. Przy przywracaniu możesz zapisać je do plików.',
				many: 'Kopia zawiera # uszkodzonych wpisów bez zmian. Przy przywracaniu możesz zapisać je do plików.',
				other:
					'Kopia zawiera # uszkodzonego wpisu bez zmian. Przy przywracaniu możesz zapisać je do plików.'
			})
	},
	restore: {
		title: 'Przywracanie',
		what: 'Najpierw zobaczysz, co jest w kopii. Nic się nie zmieni, dopóki tego nie potwierdzisz, a twoje armie nie zostaną zastąpione bez pytania.',
		choose: 'Wybierz kopię',
		drop: 'Możesz też upuścić plik na tę stronę.',
		reading: 'Wczytywanie kopii…',
		writing: 'Przywracanie armii…',
		file: (p) => `W pliku ${p.name}:`,
		made: (p) => `Utworzono ${p.when}`,
		fresh: (p) =>
			plural('pl', p.count, {
				one: '# nowa armia',
				few: '# nowe armie',
				many: '# nowych armii',
				other: '# nowych armii'
			}),
		known: (p) =>
			plural('pl', p.count, {
				one: '# armia, którą już masz',
				few: '# armie, które już masz',
				many: '# armii, które już masz',
				other: '# armii, które już masz'
			}),
		newer: (p) =>
			plural('pl', p.count, {
				one: '# armia z późniejszymi zmianami; twój stan zostanie w historii wersji',
				few: '# armie z późniejszymi zmianami; twoje stany zostaną w historii wersji',
				many: '# armii z późniejszymi zmianami; twoje stany zostaną w historii wersji',
				other: '# armii z późniejszymi zmianami; twoje stany zostaną w historii wersji'
			}),
		differing: (p) =>
			plural('pl', p.count, {
				one: '# armia, która różni się od twojej',
				few: '# armie, które różnią się od twoich',
				many: '# armii, które różnią się od twoich',
				other: '# armii, które różnią się od twoich'
			}),
		ownUnits: (p) =>
			plural('pl', p.count, {
				one: '# nowa zapisana jednostka',
				few: '# nowe zapisane jednostki',
				many: '# nowych zapisanych jednostek',
				other: '# nowej zapisanej jednostki'
			}),
		unreadable: (p) =>
			plural('pl', p.count, {
				one: '# wpis, którego nie da się odczytać, zostanie pominięty',
				few: '# wpisy, których nie da się odczytać, zostaną pominięte',
				many: '# wpisów, których nie da się odczytać, zostanie pominiętych',
				other: '# wpisu, którego nie da się odczytać, zostanie pominięte'
			}),
		choices: { both: 'Zachowaj obie', backup: 'Użyj tej z kopii', mine: 'Zachowaj moją' },
		copyName: (p) => `${p.name} (z kopii zapasowej)`,
		preferences: 'Przywróć też język i motyw',
		restore: (p) => `Przywróć ${whichArmies(p.count)}`,
		photos: (p) =>
			plural('pl', p.count, {
				one: '# nowe zdjęcie',
				few: '# nowe zdjęcia',
				many: '# nowych zdjęć',
				other: '# nowego zdjęcia'
			}),
		leagues: (p) =>
			plural('pl', p.count, {
				one: '# liga, nowa lub ze zmianami do scalenia',
				few: '# ligi, nowe lub ze zmianami do scalenia',
				many: '# lig, nowych lub ze zmianami do scalenia',
				other: '# ligi, nowej lub ze zmianami do scalenia'
			}),
		games: (p) =>
			plural('pl', p.count, {
				one: '# rozgrywka, nowa lub z nowymi zdarzeniami',
				few: '# rozgrywki, nowe lub z nowymi zdarzeniami',
				many: '# rozgrywek, nowych lub z nowymi zdarzeniami',
				other: '# rozgrywki, nowej lub z nowymi zdarzeniami'
			}),
		packs: (p) =>
			plural('pl', p.count, {
				one: '# dodatek, nowy lub w nowszym wydaniu',
				few: '# dodatki, nowe lub w nowszym wydaniu',
				many: '# dodatków, nowych lub w nowszym wydaniu',
				other: '# dodatku, nowego lub w nowszym wydaniu'
			}),
		keys: (p) =>
			plural('pl', p.count, {
				one: '# klucz do pieczętowania, chroniony hasłem',
				few: '# klucze do pieczętowania, chronione hasłami',
				many: '# kluczy do pieczętowania, chronionych hasłami',
				other: '# klucza do pieczętowania, chronionego hasłem'
			}),
		preferencesOnly: 'Przywróć',
		nothing: 'Masz już wszystko z tej kopii.',
		nothingReadable: 'Masz już wszystko, co da się odczytać z tej kopii.',
		line: (p) => `Wiersz ${p.number}`,
		place: (p) => `Miejsce: ${p.path}`,
		refused: 'Nie można przywrócić tej kopii',
		nothingChanged: 'Nic się nie zmieniło.',
		done: (p) =>
			plural('pl', p.count, {
				one: 'Przywrócono # armię',
				few: 'Przywrócono # armie',
				many: 'Przywrócono # armii',
				other: 'Przywrócono # armii'
			}),
		failed:
			'Niczego nie przywrócono: przeglądarka blokuje dostęp do pamięci, dysk jest pełny albo w tej samej chwili zmiany zapisało inne okno.',
		unreadableFile: 'Nie można odczytać pliku.',
		damaged: (p) =>
			plural('pl', p.count, {
				one: '# uszkodzony wpis',
				few: '# uszkodzone wpisy',
				many: '# uszkodzonych wpisów',
				other: '# uszkodzonego wpisu'
			}),
		damagedWhat:
			'Te wpisy były uszkodzone już wtedy, gdy powstała kopia. Nie da się ich przywrócić, ale możesz je wyeksportować do plików.',
		save: 'Eksportuj',
		saveDamaged: (p) => `Eksportuj: ${p.name}`,
		tables: {
			armies: 'Armia',
			revisions: 'Wcześniejsza wersja',
			entries: 'Wpis ligi',
			ownUnits: 'Zapisana jednostka',
			photos: 'Zdjęcie',
			leagues: 'Liga',
			games: 'Rozgrywka',
			packs: 'Dodatek',
			keys: 'Klucz do pieczętowania'
		}
	},
	storage: {
		title: 'Pamięć',
		protected:
			'Twoje armie są chronione: przeglądarka zachowa je nawet wtedy, gdy zabraknie miejsca.',
		unprotected:
			'Gdy zabraknie miejsca, przeglądarka może usunąć twoje armie. Możesz poprosić o ich ochronę; decyzja należy do przeglądarki.',
		unknown:
			'Ta przeglądarka nie informuje, czy armie są chronione. Na wszelki wypadek utwórz kopię zapasową.',
		ask: 'Chroń moje armie',
		refused:
			'Przeglądarka odmówiła. Chętniej zgadza się, gdy aplikacja jest często używana albo dodana do ekranu głównego.',
		room: (p) => `Zajęte: ${p.used} z ${p.allowed}`,
		closed:
			'Przeglądarka blokuje dostęp do pamięci, być może dlatego, że to okno prywatne: twoja praca nie zostanie zapisana. Użyj zwykłego okna albo wyeksportuj każdą armię.'
	},
	trash: {
		title: 'Kosz',
		what: 'Usunięte armie i dodatki zostają tu przez co najmniej 30 dni. Liczą się tylko dni, w których otwierasz aplikację.',
		none: 'Kosz jest pusty.',
		restore: (p) => `Przywróć: ${p.name}`,
		bringBack: 'Przywróć',
		delete: (p) => `Usuń trwale: ${p.name}`,
		army: {
			days: daysLeft,
			sure: (p) => `Trwale usunąć „${p.name}” razem z historią wersji? Tego nie da się cofnąć.`,
			unreadable: 'Nieczytelna armia'
		},
		pack: {
			days: (p) => `Dodatek · ${daysLeft(p)}`,
			sure: (p) =>
				`Trwale usunąć dodatek „${p.name}”? Armie zachowają to, z czego korzystają. Tego nie da się cofnąć.`,
			unreadable: 'Nieczytelny dodatek'
		}
	},
	secondCopy,
	trouble: {
		silent: {
			title: 'Pamięć przeglądarki nie odpowiada.',
			steps: [
				'Poczekaj chwilę: gdy pamięć odpowie, strona sama wczyta dane.',
				'Zamknij inne okna i karty Brikmustra, a potem spróbuj ponownie.',
				'Jeśli to nie pomoże, uruchom przeglądarkę ponownie. Twoje armie pozostaną zapisane.'
			]
		},
		refused: {
			title: 'Przeglądarka blokuje dostęp do pamięci.',
			steps: [
				'Wyjdź z trybu prywatnego i w ustawieniach przeglądarki pozwól tej witrynie zapisywać dane (pliki cookie i dane witryn).',
				'Sprawdź, czy na dysku jest wolne miejsce.',
				'Możesz też użyć innej przeglądarki: zaimportujesz w niej wyeksportowane armie i kopie zapasowe.'
			]
		},
		outdated: {
			title: 'To okno jest za stare.',
			steps: [
				'Nowsza wersja Brikmustra zaktualizowała twoje dane. Odśwież to okno, żeby kontynuować.',
				'Jeśli komunikat nie znika, zamknij wszystkie okna Brikmustra i otwórz go ponownie.'
			]
		},
		meanwhile: 'Do tego czasu nie możesz tu otwierać ani zapisywać armii.',
		rules: 'Nadal możesz czytać zasady.'
	}
};
