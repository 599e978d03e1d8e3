import type * as en from '../en/data';
import { plural } from '../plural';
import { secondCopy } from './second-copy';

const armies = (count: number) =>
	plural('pl', count, { one: '# armia', few: '# armie', many: '# armii', other: '# armii' });

/** The same in the accusative: what is restored. */
const whichArmies = (count: number) =>
	plural('pl', count, { one: '# armię', few: '# armie', many: '# armii', other: '# armii' });

export const data: typeof en.data = {
	intro:
		'Twoje armie są w tej przeglądarce, na tym urządzeniu i nigdzie indziej. Kopia zapasowa to jeden plik ze wszystkimi: trzymaj go w innym miejscu.',
	backup: {
		title: 'Kopia zapasowa',
		what: 'Wszystkie armie z wcześniejszymi stanami, archiwum i kosz, własne jednostki, zdjęcia, ligi, klucze pod hasłami, język i kolory.',
		make: 'Zrób kopię zapasową',
		choose: 'Trzymaj kopię w wybranym pliku',
		chooseHint:
			'Wybrany plik, na przykład w folderze, który kopiuje się gdzie indziej, odświeża się sam po każdej zmianie.',
		byItself: ({ name }) => `${name} odświeża się sam po każdej zmianie.`,
		asksFirst: ({ name }) =>
			`Przeglądarka chce zapytać, zanim zapisze do ${name}: dotknij „Odśwież”.`,
		forget: 'Nie odświeżaj go więcej',
		notRefreshed:
			'Nie udało się odświeżyć wybranego pliku kopii. Może został przeniesiony: wybierz go na nowo.',
		refresh: 'Odśwież plik teraz',
		never: 'W tej przeglądarce nie zrobiono jeszcze żadnej kopii.',
		last: (p) => `Ostatnia kopia: ${p.when}`,
		making: 'Zapisywanie kopii…',
		made: (p) => `Kopia gotowa: ${armies(p.count)}.`,
		failed: 'Nie udało się zrobić kopii: przeglądarka odmawia dostępu do pamięci albo do pliku.',
		damaged: (p) =>
			plural('pl', p.count, {
				one: '# uszkodzony wpis jest w kopii w takim stanie, w jakim był. Przy przywracaniu możesz zapisać go jako plik.',
				few: '# uszkodzone wpisy są w kopii w takim stanie, w jakim były. Przy przywracaniu możesz zapisać je jako pliki.',
				many: '# uszkodzonych wpisów jest w kopii w takim stanie, w jakim były. Przy przywracaniu możesz zapisać je jako pliki.',
				other:
					'# uszkodzonego wpisu jest w kopii w takim stanie, w jakim było. Przy przywracaniu możesz zapisać je jako pliki.'
			})
	},
	restore: {
		title: 'Przywracanie',
		what: 'Najpierw zobaczysz, co jest w kopii. Nic się nie zmieni, dopóki tego nie potwierdzisz, i nic twojego nie zostanie zastąpione bez pytania.',
		choose: 'Wybierz kopię',
		drop: 'Możesz też upuścić plik na tę stronę.',
		reading: 'Wczytywanie kopii…',
		writing: 'Przywracanie armii…',
		file: (p) => `W pliku ${p.name}:`,
		made: (p) => `Z dnia ${p.when}`,
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
		differing: (p) =>
			plural('pl', p.count, {
				one: '# armia, która różni się od twojej',
				few: '# armie, które różnią się od twoich',
				many: '# armii, które różnią się od twoich',
				other: '# armii, które różnią się od twoich'
			}),
		ownUnits: (p) =>
			plural('pl', p.count, {
				one: '# nowa jednostka do każdej armii',
				few: '# nowe jednostki do każdej armii',
				many: '# nowych jednostek do każdej armii',
				other: '# nowych jednostek do każdej armii'
			}),
		unreadable: (p) =>
			plural('pl', p.count, {
				one: '# wpis, którego nie da się odczytać, zostanie pominięty',
				few: '# wpisy, których nie da się odczytać, zostaną pominięte',
				many: '# wpisów, których nie da się odczytać, zostanie pominiętych',
				other: '# wpisu, którego nie da się odczytać, zostanie pominięte'
			}),
		choices: { both: 'Zachowaj obie', backup: 'Weź tę z kopii', mine: 'Zostaw moją' },
		copyName: (p) => `${p.name} (z kopii zapasowej)`,
		preferences: 'Przejmij też język i kolory',
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
				one: '# liga nowa albo z nowinami do scalenia',
				few: '# ligi nowe albo z nowinami do scalenia',
				many: '# lig nowych albo z nowinami do scalenia',
				other: '# ligi nowej albo z nowinami do scalenia'
			}),
		keys: (p) =>
			plural('pl', p.count, {
				one: '# klucz do pieczętowania, pod hasłem',
				few: '# klucze do pieczętowania, pod hasłami',
				many: '# kluczy do pieczętowania, pod hasłami',
				other: '# klucza do pieczętowania, pod hasłem'
			}),
		preferencesOnly: 'Przejmij',
		nothing: 'Wszystko to już masz: nie ma nic do zrobienia.',
		line: (p) => `Wiersz ${p.number}`,
		place: (p) => `Miejsce: ${p.path}`,
		refused: 'Tej kopii nie da się przywrócić',
		nothingChanged: 'Nic nie zostało zmienione.',
		done: (p) =>
			plural('pl', p.count, {
				one: 'Przywrócono # armię.',
				few: 'Przywrócono # armie.',
				many: 'Przywrócono # armii.',
				other: 'Przywrócono # armii.'
			}),
		failed:
			'Nic nie zostało przywrócone: przeglądarka odmawia dostępu do pamięci, dysk jest pełny albo inne okno było szybsze.',
		unreadableFile: 'Nie można odczytać pliku.',
		damaged: (p) =>
			plural('pl', p.count, {
				one: '# uszkodzony wpis',
				few: '# uszkodzone wpisy',
				many: '# uszkodzonych wpisów',
				other: '# uszkodzonego wpisu'
			}),
		damagedWhat:
			'Te wpisy były uszkodzone już wtedy, gdy powstała kopia. Nie zostaną przywrócone, ale możesz zapisać je jako pliki.',
		save: 'Zapisz',
		saveDamaged: (p) => `Zapisz jako plik: ${p.name}`,
		tables: {
			armies: 'Armia',
			revisions: 'Wcześniejsza wersja',
			ownUnits: 'Własna jednostka',
			photos: 'Zdjęcie',
			leagues: 'Liga',
			keys: 'Klucz do pieczętowania'
		}
	},
	storage: {
		title: 'Pamięć',
		protected: 'Przeglądarka zachowa twoje armie, także gdy zabraknie miejsca.',
		unprotected:
			'Gdy zabraknie miejsca, przeglądarka może usunąć twoje armie. Poproś ją, by je zachowała; czy się zgodzi, zależy od niej.',
		unknown: 'Ta przeglądarka nie mówi, czy zachowa twoje armie. Kopia zapasowa jest pewna.',
		ask: 'Poproś przeglądarkę, by je zachowała',
		refused:
			'Przeglądarka tym razem się nie zgodziła. Chętniej zgadza się dla strony często używanej albo dodanej do ekranu głównego.',
		room: (p) => `Zajęte: ${p.used} z ${p.allowed}`,
		closed:
			'Przeglądarka odmawia dostępu do pamięci, być może dlatego, że to okno prywatne: nic z tego, co zbudujesz, nie zostanie zapisane. Użyj zwykłego okna albo zapisz każdą armię jako plik.'
	},
	trash: {
		title: 'Kosz',
		what: 'Usunięte armie zostają tu przez co najmniej 30 dni. Liczą się tylko dni, w których otwierasz aplikację.',
		none: 'Kosz jest pusty.',
		days: (p) =>
			plural('pl', p.count, {
				one: 'został # dzień',
				few: 'zostały # dni',
				many: 'zostało # dni',
				other: 'zostało # dnia'
			}),
		restore: (p) => `Przywróć: ${p.name}`,
		bringBack: 'Przywróć',
		delete: (p) => `Usuń na zawsze: ${p.name}`,
		sure: (p) =>
			`Usunąć na zawsze „${p.name}” razem z wcześniejszymi stanami? Tego nie da się cofnąć.`,
		unreadable: 'Armia, której ta wersja nie umie odczytać'
	},
	secondCopy,
	trouble: {
		silent: {
			title: 'Pamięć przeglądarki nie odpowiada.',
			steps: [
				'Poczekaj chwilę: gdy pamięć odpowie, strona sama wczyta dane.',
				'Zamknij inne okna i karty Brikmustra, a potem spróbuj jeszcze raz.',
				'Jeśli to nie pomoże, zamknij przeglądarkę i uruchom ją ponownie. Twoje armie pozostaną zapisane.'
			]
		},
		refused: {
			title: 'Przeglądarka nie udostępnia Brikmustrowi pamięci.',
			steps: [
				'Wyjdź z trybu prywatnego i w ustawieniach przeglądarki pozwól tej witrynie zapisywać dane (pliki cookie i dane witryn).',
				'Sprawdź, czy na dysku jest wolne miejsce.',
				'Możesz też użyć innej przeglądarki: otworzy armie zapisane do plików i twoje kopie zapasowe.'
			]
		},
		meanwhile: 'Do tego czasu nie można tu otwierać ani zapisywać armii.',
		rules: 'Nadal możesz czytać zasady.'
	}
};
