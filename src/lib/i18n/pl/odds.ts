import type { Share } from '$lib/combat/share';
import type { odds as en } from '../en/odds';
import { plural } from '../plural';
import { attack, gear, ranks, statistics, weapons } from './basic-terms';

const ends: Record<Exclude<Share['kind'], 'times'>, string> = {
	never: 'nigdy',
	always: 'zawsze',
	hardlyEver: 'prawie nigdy',
	nearlyAlways: 'prawie zawsze'
};

const share = (p: Share) =>
	p.kind === 'times'
		? `${plural('pl', p.times, { one: '# raz', few: '# razy', many: '# razy', other: '# raza' })} na ${p.of}`
		: ends[p.kind];

export const odds: typeof en = {
	editions: {
		'2005': 'BrikWars PL-2005',
		'2010': 'BrikWars 2010',
		'2020': 'BrikWars 2020',
		quickwars: 'QuickWars',
		skirmish: 'Potyczka narracyjna'
	},
	outcomes: {
		hit: 'Trafia',
		miss: 'Chybia',
		kill: 'Zabija',
		equal: 'Obrażenia równe obronie',
		somethingBad: 'Coś Złego',
		noEffect: 'Trafia bez skutku',
		slain: 'Zabija cel'
	},
	modifiers: {
		large: 'Duży cel',
		partlyHidden: 'Widać dwie trzecie',
		mostlyHidden: 'Widać jedną trzecią',
		short: 'Niska figurka',
		stealth: 'Ukrywanie się',
		still: 'Cel się nie rusza',
		aiming: 'Atakujący celuje',
		fast: 'Szybki cel',
		blind: 'Celu nie widać',
		outnumbered: 'Przewaga wrogów w zwarciu',
		quirk: 'Inni bohaterowie w armii',
		height: 'Atakujący wyżej: zasięg',
		outOfRange: 'Poza zasięgiem',
		given: 'Podany modyfikator'
	},
	kills: (p) => `Zabija ${share(p.chance)}.`,
	hits: (p) => `Trafia ${share(p.chance)}.`,
	terms: {
		ranks,
		gear,
		weapons,
		bolt: 'Pocisk',
		skill: statistics.skill,
		armor: statistics.armor,
		toughness: statistics.toughness,
		use: attack.use,
		damage: attack.damage
	},
	targets: {
		mercenary: ranks.mercenary,
		officer: ranks.officer,
		hero: ranks.hero,
		armored: 'Najemnik w zbroi',
		level0: 'Struktura poziomu 0',
		level1: 'Struktura poziomu 1',
		level2: 'Struktura poziomu 2',
		level3: 'Struktura poziomu 3',
		level4: 'Struktura poziomu 4',
		level5: 'Struktura poziomu 5'
	},
	page: {
		title: 'Szanse',
		intro:
			'Jaka jest szansa, że atak się uda? Liczby są dokładne: przerzuty szóstek liczą się bez końca.',
		rules: 'Zasady walki',
		attacker: 'Atakujący',
		target: 'Cel',
		who: 'Wojownik',
		weapon: 'Broń',
		ownValues: 'Własne wartości',
		whom: 'Typowy cel',
		attackers: 'Atakujących z tą bronią',
		combined: 'Atakują razem: obrażenia wszystkich, którzy trafią, to jedna suma.',
		dice: 'Kostki ataku',
		diceHint: 'Każde 5 i 6 to trafienie.',
		cancels: 'Trafienia do odparcia',
		cancelsHint: 'Po jednym za tarczę i ciężką zbroję.',
		wrongDice: 'To nie kostki. Zapisz je tak: 2k6+1.',
		situation: 'Sytuacja',
		usual: 'Nic szczególnego',
		changed: (p) =>
			plural('pl', p.count, {
				one: '# szczególna okoliczność',
				few: '# szczególne okoliczności',
				many: '# szczególnych okoliczności',
				other: '# szczególnej okoliczności'
			}),
		clear: 'Wyczyść sytuację',
		answer: 'Wynik',
		outcome: 'Skutek',
		chance: 'Szansa',
		fraction: 'Dokładny ułamek',
		modifiers: 'Modyfikatory',
		distribution: 'Obrażenia po trafieniu',
		kills: 'zabijają',
		survives: 'nie wystarczają',
		damage: 'Obrażenia',
		table: 'Jako tabela',
		orMore: (p) => `${p.value} lub więcej`,
		share: 'Udostępnij to pytanie',
		copied: 'Skopiowano link do tego pytania',
		notCopied: 'Przeglądarka nie pozwala kopiować: skopiuj adres z paska adresu.',
		mode: 'Co porównać',
		modes: {
			attack: 'Jeden atak',
			group: 'Grupa na grupę',
			armies: 'Armia na armię'
		},
		joining: 'Atakujący z inną bronią',
		turn: 'Kolejne ataki w tej samej turze',
		none: 'Brak',
		entries: (p) =>
			plural('pl', p.count, {
				one: '# pozycja',
				few: '# pozycje',
				many: '# pozycji',
				other: '# pozycji'
			}),
		more: (p) => `${p.what}: więcej`,
		fewer: (p) => `${p.what}: mniej`
	},
	volleys: {
		attackers: 'Atakujących',
		attacks: 'Ataków',
		add: 'Dodaj broń',
		entry: (p) => `Broń ${p.number}`,
		remove: (p) => `Usuń broń ${p.number}`
	},
	worth: {
		title: 'Na turę i na punkt',
		attack: 'Zabitych na atak',
		turn: (p) =>
			plural('pl', p.attacks, {
				one: 'Zabitych na turę (# atak)',
				few: 'Zabitych na turę (# ataki)',
				many: 'Zabitych na turę (# ataków)',
				other: 'Zabitych na turę (# ataku)'
			}),
		per100: 'Zabitych na turę za 100 CP',
		cost: 'Punkty na jednego zabitego w turze',
		points: (p) => `${p.points} CP`,
		price: 'Koszt jednego atakującego w CP',
		wrongPrice: 'To nie koszt. Podaj całe albo połówki punktów.',
		noPrice: 'Podaj koszt, żeby zobaczyć liczby na punkt.'
	},
	group: {
		figures: 'Atakujących figurek',
		targets: 'Celów',
		marks: 'Trafienia, które niszczą jeden cel',
		marksHint: 'Jedno dla figurki; rozmiar w przypadku konstrukcji.',
		expected: (p) => `Średnio w turze ginie ${p.kills} z ${p.targets}.`,
		all: (p) => `Wszyscy giną ${share(p.chance)}.`,
		any: (p) => `Ginie co najmniej jeden ${share(p.chance)}.`,
		kills: 'Zabici w jednej turze',
		count: 'Zabici',
		hint: 'Figurki atakują jedna po drugiej i wybierają następny cel, gdy poprzedni zginie. W zwarciu tę samą figurkę atakują najwyżej trzy, a ich obrażenia się sumują.',
		endless:
			'Brak dokładnego ułamka: suma obrażeń przeciwko rzucanej obronie nie ma skończonej postaci.',
		large: 'Brak dokładnego ułamka dla tak dużych grup: miałby setki cyfr.'
	},
	armies: {
		own: 'Armia atakująca',
		other: 'Armia atakowana',
		choose: 'Wybierz armię',
		none: 'Na tym urządzeniu nie ma jeszcze żadnej armii.',
		missing:
			'Tej armii nie ma na tym urządzeniu. Link do szans nie zawiera armii: zaimportuj jej plik albo wybierz inną.',
		absent: 'Armia spoza tego urządzenia',
		empty: 'Ta armia nie ma jednostek ze statystykami.',
		measure: 'W komórkach',
		measures: {
			attack: 'Szansa, że najlepszy atak zabije',
			turn: 'Średnia liczba zabitych przez całą jednostkę w turze',
			points: 'Zabitych na turę za 100 CP'
		},
		table: (p) => `${p.own} przeciw ${p.other}`,
		units: 'Atakujący',
		hint: 'Wiersze atakują kolumny. Wybierz komórkę, żeby zobaczyć ten atak.',
		progress: (p) => `Policzone jednostki: ${p.done} z ${p.of}`,
		failed: 'Nie udało się policzyć szans. Odśwież stronę, żeby spróbować ponownie.',
		cell: (p) => `${p.attacker} przeciw ${p.target}: ${p.value}`,
		rows: (p) => `Atakujący ${p.from}–${p.to} z ${p.of}`,
		columns: (p) => `Cele ${p.from}–${p.to} z ${p.of}`,
		earlier: (p) => `${p.what}: wstecz`,
		later: (p) => `${p.what}: dalej`
	},
	situation: {
		distance: 'Odległość w calach',
		height: 'Atakujący wyżej, w calach',
		size: 'Widoczna wielkość celu w calach',
		speed: 'Cale, które przebył cel',
		opponents: 'Przeciwnicy w zwarciu',
		friends: 'Swoi w zwarciu',
		heroes: 'Inni bohaterowie w armii atakującego',
		visible: 'Widoczna część celu',
		stealth: 'Ukrywanie się celu',
		still: 'Cel się nie rusza',
		aiming: 'Atakujący się nie rusza i celuje',
		charging: 'Cel szarżuje',
		blind: 'Celu nie widać',
		close: 'W zwarciu',
		short: 'Cel to niska figurka'
	},
	visible: {
		'3': 'Cały cel',
		'2': 'Dwie trzecie figurki albo 2×2 studa',
		'1': 'Jedna trzecia figurki albo 1×1 stud'
	},
	stealth: { none: 'Nie ukrywa się', moving: 'Idzie wolniej o połowę', still: 'Nie rusza się' },
	impossible: 'Cel jest poza zasięgiem: atak jest niemożliwy.'
};
