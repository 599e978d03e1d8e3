import type * as en from '../en/shell';
import { plural } from '../plural';
import { armies } from './armies';
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
	league: 'Mała Liga',
	free: 'Bez limitu',
	own: 'Własny limit'
};

const demands: typeof en.shell.newArmy.demands = {
	points: (p) => `najwyżej ${p.points} pkt`,
	speed: (p) => `szybkość do ${p.speed}″`,
	rulebook: () => `tylko ${rulebooks.core2005}`,
	houseRules: () => 'bez zasad domowych',
	rulings: () => 'bez własnych rozstrzygnięć'
};

export const shell: typeof en.shell = {
	spoken,
	armies,
	app: {
		retry: 'Spróbuj ponownie',
		name: 'Brikmuster',
		claim: 'Zbuduj armię do BrikWars i zobacz, skąd bierze się każdy punkt.',
		back: 'Wróć do armii',
		backToWhere: 'Wstecz',
		close: 'Zamknij',
		cancel: 'Anuluj',
		skip: 'Przejdź do treści',
		find: 'Szukaj wszędzie',
		packs: 'Dodatki',
		rules: 'Zasady',
		odds: 'Szanse',
		about: 'O aplikacji',
		league: 'Liga',
		table: 'Graj',
		data: 'Twoje dane',
		dataHint: 'Kopie zapasowe, pamięć i kosz',
		devices: 'Moje urządzenia',
		devicesHint: 'Te same armie na telefonie i komputerze',
		settings: 'Ustawienia',
		sections: 'Główna nawigacja',
		language: 'Język',
		theme: 'Motyw',
		themes: { system: 'Systemowy', light: 'Jasny', dark: 'Ciemny' },
		lengthUnit: 'Jednostka do mierzenia modeli',
		lengthUnits: { inches: 'cale', studs: 'study', centimeters: 'centymetry' },
		paper: 'Papier',
		papers: { a4: 'A4', letter: 'Letter' },
		dismiss: 'Zamknij',
		saving: 'Zapisywanie…',
		savedAt: (p) => `Zapisano o ${p.time}`,
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
		upgraded:
			'W innym oknie działa nowsza wersja Brikmustra. To okno nie może już zapisywać zmian.',
		unloaded: 'Nie udało się wczytać części Brikmustra. Sprawdź połączenie i odśwież stronę.',
		reload: 'Odśwież',
		waiting: 'Dostępna jest nowa wersja.',
		take: 'Zaktualizuj',
		taking: 'Aktualizowanie…',
		later: 'Później',
		offlineReady: 'Działa offline'
	},
	translation: {
		changed:
			'Tłumacz stron zmienia tę stronę i liczby przestały się aktualizować. Wyłącz go dla tej strony i odśwież. Brikmuster sam ma przełącznik języka.',
		reload: 'Odśwież'
	},
	home: {
		demo: 'Przykład',
		title: 'Armie',
		welcome:
			'Wybierz figurki, uzbrój je i zobacz, ile kosztują i dlaczego. Wszystko zostaje na tym urządzeniu i działa offline.',
		opening: 'Otwieram twoje armie, zapisane na tym urządzeniu…',
		first: 'Zbuduj pierwszą armię',
		example: 'Zobacz przykład',
		exampleLeague: 'Otwórz przykładową ligę',
		create: 'Nowa armia',
		import: 'Importuj armię',
		moved: 'Mam plik spod innego adresu',
		legal: 'Legalna',
		illegal: 'Nielegalna',
		empty: 'Pusta',
		figures: (p) => figures(p.count),
		edited: (p) => `Zmieniona ${p.when}`,
		of: (p) => `${p.points} z ${p.limit} punktów`,
		ofLimit: (p) => `z ${p.limit} punktów`,
		more: (p) => `Więcej opcji: ${p.name}`,
		duplicate: 'Duplikuj',
		export: 'Eksportuj',
		delete: 'Usuń',
		deleted: (p) => `Usunięto: „${p.name}”`,
		duplicated: (p) => `To jest kopia armii „${p.name}”`,
		copyName: (p) => `${p.name} (kopia)`,
		unreadable: 'Ta wersja nie odczyta tej armii. Jej zapis pozostaje bez zmian.',
		failed: 'Nie można odczytać armii: przeglądarka blokuje dostęp do pamięci.',
		saveFailed:
			'Nie udało się zapisać: przeglądarka blokuje dostęp do pamięci albo dysk jest pełny.',
		backupDue: 'Od ostatniej kopii zapasowej twoje armie się zmieniły.',
		backUp: 'Utwórz kopię zapasową',
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
		changeRulebook: (p) => `${p.book}: zmień podręcznik`,
		rulebooks
	},
	newArmy: {
		title: 'Nowa armia',
		name: 'Nazwa',
		placeholder: 'Rycerze znad Wisły',
		limits: 'Limit',
		profiles,
		points: 'Limit punktów',
		pointsRange: 'Od 0 do 1 000 000 punktów, z dokładnością do połowy punktu.',
		otherLeague: 'Liga z własnymi limitami',
		demands,
		speed: 'Limit szybkości, cale (opcjonalnie)',
		create: 'Utwórz armię',
		untitled: 'Moja armia'
	},
	importing: {
		pasted: 'Schowek',
		title: 'Importuj armię',
		preview: (p) => `W pliku: ${figures(p.figures)}`,
		keep: 'Zapisz w moich armiach',
		both: 'Masz już armię o tym identyfikatorze. Ta zostanie zapisana jako kopia.',
		refused: 'Nie można zaimportować tego pliku',
		nothingChanged: 'Nic się nie zmieniło.',
		place: (p) => `Miejsce w pliku: ${p.path}`,
		file: (p) => `Plik: ${p.name}`,
		elsewhere: 'Otwórz',
		unreadable: 'Nie można odczytać pliku.',
		more: (p) =>
			plural('pl', p.count, {
				one: 'Jeszcze # plik do otwarcia',
				few: 'Jeszcze # pliki do otwarcia',
				many: 'Jeszcze # plików do otwarcia',
				other: 'Jeszcze # pliku do otwarcia'
			}),
		next: 'Otwórz następny'
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
		cited: (p) => `Zasada ${p.rule}`,
		title: 'Zasady',
		loading: 'Wczytywanie zasad…'
	},
	about: {
		title: 'O aplikacji Brikmuster',
		what: 'Brikmuster to kreator armii i kalkulator punktów do BrikWars, gry bitewnej z klocków. Jest darmowy, działa offline i przechowuje armie tylko na tym urządzeniu.',
		unofficial:
			'Nieoficjalny projekt fanowski, niezwiązany z autorem BrikWars ani z żadnym producentem klocków.',
		credits:
			'Autorem BrikWars jest Mike Rayhawk (© 1995–2006); polskie zasady PL-2005 przetłumaczył Tomasz „Szerszen” Misterka. Zasady podajemy tu własnymi słowami.',
		build: (p) => `Wersja ${p.build}`,
		check: 'Sprawdź aktualizacje'
	},
	error: {
		title: 'Nie znaleziono strony',
		home: 'Przejdź do armii'
	}
};
