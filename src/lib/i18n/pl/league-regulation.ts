import type * as en from '../en/league-regulation';
import { plural } from '../plural';

export const leagueRegulation: typeof en.leagueRegulation = {
	title: 'Regulamin',
	introSigned:
		'Zasady i liczby kolejnych sezonów. Rozpoczęty sezon zachowuje te, z którymi się zaczął.',
	seasonRules: {
		differ: (p) =>
			`Sezon ${p.id} zachowuje regulamin, z którym się zaczął. Poniższy obowiązuje od następnego sezonu.`,
		open: (p) => `Zmień też sezon ${p.id}`,
		title: (p) => `Regulamin sezonu ${p.id}`,
		what: 'Tabela i nowe werdykty tego sezonu będą zgodne ze zmienionym regulaminem. Wszyscy zobaczą, co się zmieniło, dlaczego i kto to zmienił.',
		before: 'Dotychczas',
		after: 'Od teraz',
		why: 'Powód',
		whyMissing: 'Podaj powód. Zobaczą go gracze.',
		apply: (p) => `Zmień sezon ${p.id}`,
		done: (p) => `Sezon ${p.id} ma zmieniony regulamin`,
		changes: (p) => `Zmiany w trakcie sezonu ${p.id}`,
		added: (p) => `Od teraz w sezonie: ${p.what}`,
		removed: (p) => `Już nie w sezonie: ${p.what}`,
		moved: (p) => `W innej kategorii: ${p.what}`,
		tables: 'Sezon korzysta z cennika z innej wersji aplikacji.'
	},
	book: {
		title: 'Zasady i dodatki',
		rulebook: 'Zasady',
		packs: 'Dodatki',
		edition: (p) => `wydanie ${p.edition}`,
		rows: (p) =>
			plural('pl', p.count, {
				one: '# pozycja',
				few: '# pozycje',
				many: '# pozycji',
				other: '# pozycji'
			}),
		add: 'Dodaj dodatek z pliku',
		addStored: (p) => `Dodaj „${p.name}”, wydanie ${p.edition}`,
		hint: 'Dodatek to plik .brikpack z własnym wyposażeniem, rangami i bronią. Wszystkie armie w lidze są według niego wyceniane.',
		remove: 'Usuń',
		removeNamed: (p) => `Usuń: ${p.name}`,
		otherBook: (p) => `Dodatek „${p.name}” rozszerza inne zasady: ${p.book}.`,
		samePrefix: (p) =>
			`Dodatków „${p.name}” i „${p.other}” nie można używać razem: ich pozycje mają ten sam przedrostek.`,
		notAPack: 'Ten plik to nie dodatek.'
	},
	digest: (p) => `${p.digest}, taka sama na wszystkich urządzeniach z tym regulaminem`,
	version: 'Wersja tego regulaminu',
	asBuiltIn: 'Jak w Małej Lidze',
	changedFrom: (p) => `Mała Liga: ${p.value}`,
	reset: 'Przywróć wartości Małej Ligi',
	resetKeeps: 'Zasady, suplementy, rozstrzygnięcia i dodatki pozostają bez zmian.',
	name: 'Nazwa ligi',
	groups: { army: 'Armie', scoring: 'Punktacja', meeting: 'Spotkania', season: 'Sezon' },
	fields: {
		points: 'Limit punktów armii',
		speed: 'Limit szybkości, cale',
		armies: 'Armie na gracza',
		seniorFrom: 'Senior od wieku',
		played: 'Za rozegraną grę',
		win: 'Cel główny: zwycięzca',
		loss: 'Cel główny: przegrywający',
		secondary: 'Cel dodatkowy',
		present: 'Walkower: obecny gracz',
		absent: 'Walkower: nieobecny gracz',
		alreadyPlayed: 'Walkower: odjęcie, jeśli już rozegrano',
		noticeDays: 'Dni wyprzedzenia',
		gameMinutes: 'Czas gry, minuty',
		'table.width': 'Minimalna szerokość stołu, cm',
		'table.depth': 'Minimalna głębokość stołu, cm',
		'standardTable.width': 'Standardowa szerokość stołu, cm',
		'standardTable.depth': 'Standardowa głębokość stołu, cm',
		months: 'Limit sezonu, miesiące',
		monthsAfterFirst: 'Miesiące po tym, jak ktoś rozegra wszystko'
	},
	secondaryOnDraw: 'Licz cel dodatkowy przy remisie',
	sealRequired: 'Wymagaj pieczęci na zgłoszeniach',
	bricks: 'Wymagaj oświadczenia, że wszystko jest zbudowane z klocków',
	refereeFor: (p) => `Wymagaj sędziego w kategorii „${p.category}”`,
	supplements: 'Obowiązujące suplementy',
	scenarios: 'Scenariusze',
	scenarioName: 'Nazwa scenariusza',
	goals: {
		light: { primary: 'Jasna strona, cel główny', secondary: 'Jasna strona, cel dodatkowy' },
		dark: { primary: 'Ciemna strona, cel główny', secondary: 'Ciemna strona, cel dodatkowy' }
	},
	primary: 'Cel główny',
	secondary: 'Cel dodatkowy',
	zone: 'Strefa rozstawienia, cale',
	captures: 'Liczba zdobyć do wygranej (0 = nieużywana)',
	addScenario: 'Dodaj scenariusz',
	removeScenario: (p) => `Usuń scenariusz ${p.name}`,
	range: (p) => `Od ${p.least} do ${p.most}.`,
	file: {
		announcement: 'Eksportuj dla graczy',
		forPlayersWhat:
			'Kopia dla graczy z twoim podpisem: wszystko o spotkaniach, grach i tabeli, bez zgłoszeń, dat urodzenia i zgód. Nowsza kopia zastępuje starszą.',
		forPlayers: (p) => `${p.name} (dla graczy)`,
		title: 'Plik ligi',
		whole: 'Eksportuj całą ligę',
		open: 'Importuj plik ligi'
	},
	fileDialog: {
		league: (p) => `Liga: ${p.name}`,
		open: 'Otwórz ligę',
		join: 'Dodaj tę ligę',
		submission: 'Zgłoszenie do ligi. Sędzia dodaje je na stronie zgłoszeń ligi.',
		answer: 'Odpowiedź sędziego',
		answers: 'Odpowiedzi sędziego',
		verdict: 'Werdykt sędziego:',
		key: 'Kopia klucza. Zaimportuj ją na stronie „Moje armie” w lidze.',
		toLeagues: 'Przejdź do lig'
	}
};
