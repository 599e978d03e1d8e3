import type * as en from '../en/screens';
import { plural } from '../plural';

const figures = (count: number) =>
	plural('pl', count, {
		one: '# figurka',
		few: '# figurki',
		many: '# figurek',
		other: '# figurki'
	});

const presets: typeof en.screens.presets = {
	swordsman: 'Miecznik',
	knight: 'Rycerz',
	halberdier: 'Halabardnik',
	duelist: 'Dwa ostrza',
	archer: 'Łucznik',
	pistolier: 'Rewolwerowiec',
	rifleman: 'Strzelec',
	grenadier: 'Grenadier',
	pilot: 'Pilot',
	officer: 'Oficer',
	hero: 'Bohater',
	empty: 'Pusta figurka'
};

const profiles: typeof en.screens.newArmy.profiles = {
	league: 'Mała Liga: 150 punktów, 10″',
	free: 'Bez limitu',
	own: 'Własny limit'
};

export const screens: typeof en.screens = {
	app: {
		name: 'Brikmuster',
		claim: 'Zbuduj armię do BrikWars. Każdy punkt wyjaśniony.',
		back: 'Powrót do armii',
		close: 'Zamknij',
		cancel: 'Anuluj',
		skip: 'Przejdź do treści',
		rules: 'Zasady',
		about: 'O programie',
		language: 'Język',
		theme: 'Kolory',
		themes: { system: 'Jak urządzenie', light: 'Jasne', dark: 'Ciemne' },
		dismiss: 'Ukryj',
		undo: 'Cofnij',
		points: 'punkty',
		title: (p) => `${p.page} · Brikmuster`,
		loading: 'Chwileczkę …'
	},
	updates: {
		waiting: 'Nowa wersja jest gotowa.',
		take: 'Użyj teraz',
		later: 'Później',
		offlineReady: 'Działa bez sieci'
	},
	home: {
		title: 'Armie',
		welcome:
			'Wybierz figurki, uzbrój je i zobacz, ile kosztują i dlaczego. Wszystko zostaje na tym urządzeniu i działa bez sieci.',
		first: 'Zbuduj pierwszą armię',
		example: 'Otwórz przykład',
		create: 'Nowa armia',
		import: 'Otwórz plik',
		drop: 'Upuść tu plik .brik',
		legal: 'Zgodna z zasadami',
		illegal: 'Niezgodna z zasadami',
		figures: (p) => figures(p.count),
		edited: (p) => `Zmiana ${p.when}`,
		of: (p) => `${p.points} z ${p.limit}`,
		open: (p) => `Otwórz: ${p.name}`,
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
		core2005: 'BrikWars PL-2005'
	},
	newArmy: {
		title: 'Nowa armia',
		name: 'Nazwa',
		placeholder: 'Rycerze znad Wisły',
		limits: 'Limit',
		profiles,
		points: 'Najwięcej punktów',
		create: 'Zacznij budować',
		untitled: 'Moja armia'
	},
	importing: {
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
	army: {
		units: 'Jednostki',
		add: 'Dodaj jednostkę',
		addHint: 'Gotowe figurki: jedno dotknięcie dodaje jedną',
		none: 'Nie ma jeszcze jednostek. Dodaj pierwszą.',
		notFound: 'Na tym urządzeniu nie ma takiej armii.',
		edit: (p) => `Edytuj: ${p.name}`,
		each: (p) => `po ${p.points}`,
		undo: (p) => `Cofnij: ${p.step}`,
		redo: (p) => `Ponów: ${p.step}`,
		nothingToUndo: 'Nie ma czego cofnąć',
		nothingToRedo: 'Nie ma czego ponowić',
		saved: (p) => `Zapisano o ${p.time}`,
		saving: 'Zapisywanie …',
		saveFailed:
			'Nie zapisano: przeglądarka odmawia dostępu do pamięci albo dysk jest pełny. Twoja zmiana wciąż jest na tym ekranie.',
		retry: 'Spróbuj ponownie',
		export: 'Zapisz jako plik',
		more: 'Więcej',
		rename: 'Nazwa armii',
		settings: 'Armia',
		limits: 'Limit',
		stock: 'Materiały wybuchowe w zapasie armii',
		discount: 'Zniżka za kilku bohaterów',
		total: 'Razem',
		limit: (p) => `z ${p.limit}`,
		left: (p) => `zostało ${p.points}`,
		over: (p) => `za dużo o ${p.points}`,
		legal: 'Zgodna z zasadami',
		problems: (p) =>
			plural('pl', p.count, {
				one: '# rzecz niedozwolona',
				few: '# rzeczy niedozwolone',
				many: '# rzeczy niedozwolonych',
				other: '# rzeczy niedozwolonej'
			}),
		bill: 'Rachunek',
		openBill: 'Pokaż rachunek',
		billHint: 'Dotknij pozycji, żeby przeczytać jej zasadę.',
		empty: 'Nic jeszcze nie kupiono.',
		quantity: 'Sztuki',
		what: 'Co',
		points: 'Punkty',
		rule: (p) => `Zasada ${p.rule}`,
		violations: 'Co jest nie tak',
		remarks: 'Warto wiedzieć',
		choose: 'Wybierz jednostkę do edycji albo dodaj nową.',
		notices: {
			changedElsewhere: 'Armię zmieniono w innym oknie. Widzisz jej najnowszy stan.',
			stepDropped:
				'W tym czasie inne okno zmieniło armię, więc ten krok nie został cofnięty. Widzisz najnowszy stan.',
			deletedElsewhere: 'Armię usunięto w innym oknie.',
			tooLarge: 'To więcej, niż może pomieścić plik armii, więc nic nie zrobiono.'
		},
		restore: 'Przywróć'
	},
	unit: {
		title: 'Jednostka',
		name: 'Nazwa',
		count: 'Ile',
		rank: 'Ranga',
		profile: 'Profil',
		cost: 'Koszt',
		gear: 'Wyposażenie',
		noGear: 'Jeszcze nic: puste ręce mogą tylko przepychać.',
		addGear: 'Dodaj wyposażenie',
		training: 'Wyszkolenie',
		hands: 'Ręce',
		attacks: 'Ataki',
		quirk: (p) => `Zdziwaczenie: −${p.points} do każdego jego rzutu`,
		add: (p) => `Dodaj: ${p.item}, ${p.points} CP`,
		more: (p) => `Więcej: ${p.what}`,
		fewer: (p) => `Mniej: ${p.what}`,
		remove: (p) => `Usuń: ${p.item}`,
		stow: (p) => `Schowaj: ${p.item}`,
		take: (p) => `Weź do ręki: ${p.item}`,
		inHand: 'W ręce',
		stowed: 'Schowane',
		worn: 'Na sobie',
		carried: 'Przy sobie',
		change: (p) => `${p.statistic} ${p.before} → ${p.after}`,
		copy: 'Kopiuj',
		delete: 'Usuń',
		up: 'W górę',
		down: 'W dół',
		why: (p) => `Dlaczego? ${p.what}`
	},
	presets,
	edits: {
		addUnit: (p) => `dochodzi ${p.name}`,
		copyUnit: (p) => `kopia: ${p.name}`,
		removeUnit: (p) => `odchodzi ${p.name}`,
		moveUnit: (p) => `kolejność: ${p.name}`,
		setCount: (p) => `liczba: ${p.name}`,
		renameUnit: (p) => `nazwa: ${p.name}`,
		setRank: (p) => `ranga: ${p.name}`,
		setHands: (p) => `ręce: ${p.name}`,
		addGear: (p) => `wyposażenie: ${p.name}`,
		removeGear: (p) => `mniej wyposażenia: ${p.name}`,
		placeGear: (p) => `co trzyma ${p.name}`,
		setAbility: (p) => `wyszkolenie: ${p.name}`,
		repair: (p) => `naprawa: ${p.name}`,
		renameArmy: (p) => `nazwa armii: ${p.name}`,
		setLimits: () => 'limit',
		setStock: () => 'zapas materiałów wybuchowych',
		setHeroDiscount: () => 'zniżka bohaterów',
		otherWindow: () => 'zmiana z innego okna'
	},
	rules: {
		title: 'Zasady',
		intro:
			'Zasady figurek, ich broni i bohaterów naszymi słowami. Rachunek i każde zastrzeżenie podają ich numery.',
		source: 'Źródło: BrikWars PL-2005',
		all: 'Wszystkie zasady',
		loading: 'Wczytywanie zasad …'
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
