import type * as en from '../en/shell';
import { plural } from '../plural';
import { rulebooks } from './rulebooks';
import { spoken } from './spoken';

const figures = (count: number) =>
	plural('pl', count, {
		one: '# figurka',
		few: '# figurki',
		many: '# figurek',
		other: '# figurki'
	});

const profiles: typeof en.shell.newArmy.profiles = {
	league: 'Mała Liga: 150 punktów, 10 cali',
	free: 'Bez limitu',
	own: 'Własny limit'
};

export const shell: typeof en.shell = {
	spoken,
	app: {
		retry: 'Spróbuj ponownie',
		name: 'Brikmuster',
		claim: 'Zbuduj armię do BrikWars. Każdy punkt wyjaśniony.',
		back: 'Powrót do armii',
		backToWhere: 'Wstecz',
		close: 'Zamknij',
		cancel: 'Anuluj',
		skip: 'Przejdź do treści',
		rules: 'Zasady',
		about: 'O programie',
		league: 'Liga',
		data: 'Twoje dane',
		language: 'Język',
		theme: 'Kolory',
		themes: { system: 'Jak urządzenie', light: 'Jasne', dark: 'Ciemne' },
		dismiss: 'Ukryj',
		undo: 'Cofnij',
		points: (p) =>
			plural('pl', p.points, {
				one: 'punkt',
				few: 'punkty',
				many: 'punktów',
				other: 'punktu'
			}),
		dice: (p) =>
			plural('pl', p.dice, { one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' }),
		noPoints: 'Bez punktów',
		title: (p) => `${p.page} · Brikmuster`
	},
	updates: {
		upgraded: 'Inne okno otworzyło nowszą wersję Brikmustra. To okno nie może już niczego zapisać.',
		reload: 'Otwórz ją tutaj',
		waiting: 'Nowa wersja jest gotowa.',
		take: 'Użyj teraz',
		later: 'Później',
		offlineReady: 'Działa bez sieci'
	},
	home: {
		demo: 'Przykład',
		title: 'Armie',
		welcome:
			'Wybierz figurki, uzbrój je i zobacz, ile kosztują i dlaczego. Wszystko zostaje na tym urządzeniu i działa bez sieci.',
		first: 'Zbuduj pierwszą armię',
		example: 'Otwórz przykład',
		create: 'Nowa armia',
		import: 'Otwórz plik',
		legal: 'Zgodna z zasadami',
		illegal: 'Niezgodna z zasadami',
		figures: (p) => figures(p.count),
		edited: (p) => `Zmieniono ${p.when}`,
		of: (p) => `${p.points} z ${p.limit} punktów`,
		more: (p) => `Więcej: ${p.name}`,
		duplicate: 'Powiel',
		export: 'Zapisz jako plik',
		delete: 'Usuń',
		deleted: (p) => `Usunięto: „${p.name}”.`,
		copyName: (p) => `${p.name} (kopia)`,
		unreadable: 'Ta wersja nie umie odczytać tej armii. Zostaje nietknięta.',
		failed: 'Nie można odczytać armii: przeglądarka odmawia dostępu do pamięci.',
		saveFailed:
			'Nie udało się zapisać: przeglądarka odmawia dostępu do pamięci albo dysk jest pełny.',
		backupDue: 'Twoje armie się zmieniły, a nie ma ich świeżej kopii zapasowej.',
		backUp: 'Zrób kopię zapasową',
		houseRules: (p) => {
			const changes = plural('pl', p.count, {
				one: '# zmiana',
				few: '# zmiany',
				many: '# zmian',
				other: '# zmiany'
			});
			return `Zasady domowe${p.name && `: ${p.name}`} (${changes})`;
		},
		ownRulings: (p) =>
			plural('pl', p.count, {
				one: '# własne rozstrzygnięcie',
				few: '# własne rozstrzygnięcia',
				many: '# własnych rozstrzygnięć',
				other: '# własnego rozstrzygnięcia'
			}),
		rulebooks
	},
	newArmy: {
		title: 'Nowa armia',
		name: 'Nazwa',
		placeholder: 'Rycerze znad Wisły',
		limits: 'Limit',
		profiles,
		points: 'Najwięcej punktów',
		pointsRange: 'Punkty od 0 do 1 000 000, całe albo połówki.',
		create: 'Zacznij budować',
		untitled: 'Moja armia'
	},
	importing: {
		pasted: 'Schowek',
		title: 'Otwórz plik',
		preview: (p) => `W tym pliku: ${figures(p.figures)}.`,
		keep: 'Zachowaj tę armię',
		both: 'Masz już armię o tym identyfikatorze. Zostaną obie: ta jako kopia.',
		refused: 'Tego pliku nie da się otworzyć',
		nothingChanged: 'Nic nie zostało zmienione.',
		place: (p) => `Miejsce w pliku: ${p.path}`,
		file: (p) => `Plik: ${p.name}`
	},
	example: {
		army: 'Rycerze znad Wisły',
		hero: 'Zawisza',
		officer: 'Chorąży',
		knight: 'Rycerz',
		swordsman: 'Zbrojny',
		archer: 'Łucznik',
		halberdier: 'Strażnik bramy'
	},
	rules: {
		title: 'Zasady',
		intro:
			'Zasady wszystkich czterech zbiorów naszymi słowami: od figurek po kreacje, magię i ligę. Rachunek i każde zastrzeżenie podają ich numery.',
		all: 'Wszystkie zasady',
		loading: 'Wczytywanie zasad…'
	},
	about: {
		title: 'O Brikmustrze',
		what: 'Brikmuster to kreator armii i kalkulator punktów do BrikWars, gry bitewnej na klocki. Jest darmowy, działa bez sieci i trzyma twoje armie tylko na tym urządzeniu.',
		unofficial:
			'Nieoficjalny projekt fanowski: niezwiązany z autorem BrikWars ani z żadnym producentem klocków.',
		credits:
			'BrikWars napisał Mike Rayhawk (© 1995–2006); polskie zasady PL-2005 przetłumaczył Tomasz „Szerszen” Misterka. Tutaj zasady są opowiedziane naszymi słowami.',
		build: (p) => `Wydanie ${p.build}`,
		check: 'Sprawdź, czy jest nowa wersja'
	},
	error: {
		title: 'Nie ma takiej strony',
		home: 'Do armii'
	}
};
