import { plural } from '../plural';
import type * as en from '../en/league-regulation';

export const leagueRegulation: typeof en.leagueRegulation = {
	title: 'Regulamin',
	intro:
		'Zasady Małej Ligi i jej liczby. Zmień którąś, a wszystkie werdykty i wyniki od razu pójdą według niej.',
	digest: (p) => `Skrót ${p.digest}`,
	asBuiltIn: 'Jak w Małej Lidze',
	changedFrom: (p) => `Mała Liga: ${p.value}`,
	reset: 'Przywróć liczby Małej Ligi',
	name: 'Nazwa ligi',
	groups: { army: 'Armie', scoring: 'Punktacja', meeting: 'Spotkania', season: 'Sezon' },
	fields: {
		points: 'Najwięcej punktów armii',
		speed: 'Najwięcej cali szybkości',
		armies: 'Najwięcej armii gracza',
		seniorFrom: 'Senior od lat',
		played: 'Za rozegraną grę',
		win: 'Cel główny: zwycięzca',
		loss: 'Cel główny: przegrany',
		secondary: 'Cel poboczny: kto go osiągnął',
		present: 'Walkower: obecny',
		absent: 'Walkower: nieobecny',
		alreadyPlayed: 'Walkower: jeśli już grał, od wyniku',
		noticeDays: 'Ogłoszenie tyle dni wcześniej',
		gameMinutes: 'Minuty gry',
		'table.width': 'Najmniejszy stół, szerokość w cm',
		'table.depth': 'Najmniejszy stół, głębokość w cm',
		'standardTable.width': 'Zwykły stół, szerokość w cm',
		'standardTable.depth': 'Zwykły stół, głębokość w cm',
		months: 'Najwięcej miesięcy sezonu',
		monthsAfterFirst: 'Miesiące od chwili, gdy pierwszy zagrał wszystko'
	},
	secondaryOnDraw: 'Cel poboczny liczy się też przy remisie',
	sealRequired: 'Zgłoszenie musi mieć pieczęć',
	bricks: 'Trzeba oświadczyć, że wszystko jest zbudowane z klocków',
	refereeFor: (p) => `Gry kategorii „${p.category}” wymagają sędziego`,
	supplements: 'Obowiązujące dodatki',
	scenarios: 'Scenariusze',
	scenarioName: 'Nazwa scenariusza',
	goals: {
		light: { primary: 'Jasna strona, cel główny', secondary: 'Jasna strona, cel poboczny' },
		dark: { primary: 'Ciemna strona, cel główny', secondary: 'Ciemna strona, cel poboczny' }
	},
	primary: 'Cel główny',
	secondary: 'Cel poboczny',
	zone: 'Rozstawienie, cale',
	captures: 'Zdobycia, które wygrywają; 0, gdy bez nich',
	addScenario: 'Dodaj scenariusz',
	removeScenario: (p) => `Usuń scenariusz ${p.name}`,
	range: (p) => `Od ${p.least} do ${p.most}.`,
	file: {
		title: 'Liga jako plik',
		what: 'Cała liga w jednym pliku: z nim może ją prowadzić drugi sędzia albo inne twoje urządzenie.',
		whole: 'Zapisz całą ligę',
		announcement: 'Zapisz dla graczy',
		announcementWhat:
			'Bez zgłoszeń, dat urodzenia i kluczy: to, czego potrzebuje gracz, aby widzieć spotkania i tabelę i zaadresować swoje armie.',
		open: 'Otwórz inną jej wersję',
		forPlayers: (p) => `${p.name} (dla graczy)`
	},
	merging: {
		title: 'Scal dwie wersje',
		what: 'Co ma tylko jedna z nich, zostaje wzięte. Gdzie o tym samym mówią co innego, wybierasz ty.',
		none: 'Nie mówią nic różnego: wszystko z obu do siebie pasuje.',
		conflicts: (p) =>
			plural('pl', p.count, {
				one: 'Jeden wpis mówi co innego:',
				few: '# wpisy mówią co innego:',
				many: '# wpisów mówi co innego:',
				other: '# wpisu mówi co innego:'
			}),
		gains: (p) =>
			plural('pl', p.count, {
				one: '# nowy wpis',
				few: '# nowe wpisy',
				many: '# nowych wpisów',
				other: '# nowego wpisu'
			}),
		ours: 'Tutaj',
		theirs: 'Tamta',
		allOurs: 'Wszystko jak tutaj',
		allTheirs: 'Wszystko jak w tamtej',
		merge: 'Scal je',
		later: 'Później',
		discard: 'Pomiń tamtą wersję',
		discardSure: 'Tamta wersja nie zostanie na tym urządzeniu. Jej plik zostaje, jaki był.',
		broken: 'To, co wybrano, nie pasuje do siebie: jeden wpis wskazuje inny, którego nie ma.',
		done: 'Dwie wersje są teraz jedną.',
		lists: {
			league: 'Liga',
			players: 'Gracz',
			referees: 'Sędzia',
			seasons: 'Sezon',
			meetings: 'Spotkanie',
			submissions: 'Decyzja',
			protocols: 'Gra',
			walkovers: 'Walkower',
			playOffs: 'Dogrywka'
		},
		fields: { name: 'Nazwa', regulation: 'Regulamin' },
		nothing: 'nic'
	},
	door: {
		league: (p) => `Liga: ${p.name}`,
		open: 'Otwórz ligę',
		join: 'Zachowaj tę ligę',
		known: 'Ta liga jest już na twoim urządzeniu. Plik zostanie położony obok niej, do scalenia.',
		submission: 'Zgłoszenie do ligi. Sędzia przyjmuje je na stronie ligi.',
		verdict: 'Werdykt sędziego:',
		key: 'Kopia klucza. Otwórz ją na stronie swoich armii w lidze.',
		toLeagues: 'Do lig'
	}
};
