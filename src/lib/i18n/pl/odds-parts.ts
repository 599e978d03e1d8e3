import type { oddsParts as en } from '../en/odds-parts';
import { plural } from '../plural';
import { modifiers } from './modifiers';
import { fights } from './odds-fights';
import { topics } from './odds-topics';
import { share } from './odds-words';

export const oddsParts: typeof en = {
	builder: {
		against: 'Przeciwnik',
		note: 'Każda broń pokazuje szansę zabicia jednym atakiem, a każdy zakup, co zmieni. Przeciwnik uderza krótką bronią ręczną, a jednostka paruje tym, czym najlepiej potrafi.',
		best: (p) => `Najlepszy atak: ${p.chance} (${p.target})`,
		change: (p) => `Zabija: ${p.before} → ${p.after} (${p.target})`,
		falls: (p) => `Ginie od jednego ataku: ${p.chance} (${p.target})`,
		fallChange: (p) => `Ginie: ${p.before} → ${p.after} (${p.target})`
	},
	modifiers,
	fights,
	topics,
	clear: 'Wyczyść sytuację',
	sources: {
		known: { size: 'Wielkość celu', heroes: 'Z jej armii' },
		last: 'Jak w poprzednim ataku',
		set: 'Zmienione'
	},
	reset: (p) => `Przywróć: ${p.what}`,
	copied: 'Skopiowano link do tego pytania',
	notCopied: 'Przeglądarka nie pozwala kopiować: skopiuj adres z paska adresu.',
	exact: {
		slow: 'Trwa obliczanie. Odznacz, żeby je przerwać.',
		failed: 'Nie udało się obliczyć ułamka. Spróbuj ponownie albo zapytaj o mniej kości.',
		digits: (p) =>
			plural('pl', p.count, {
				one: '# cyfra',
				few: '# cyfry',
				many: '# cyfr',
				other: '# cyfry'
			})
	},
	volleys: {
		turn: 'Kolejne ataki w tej samej turze',
		attackers: 'Atakujących',
		attacks: 'Ataków',
		add: 'Dodaj broń',
		entry: (p) => `Broń ${p.number}`,
		remove: (p) => `Usuń broń ${p.number}`
	},
	worth: {
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
		title: 'Grupy',
		figures: 'Atakujących figurek',
		targets: 'Celów',
		marks: 'Trafienia, które niszczą jeden cel',
		marksHint: 'Jedno dla figurki; rozmiar w przypadku konstrukcji.',
		expected: (p) => `Średnio w turze ginie ${p.kills} z ${p.targets}.`,
		all: (p) =>
			p.chance.kind === 'never'
				? 'Nie mogą zginąć wszyscy w jednej turze.'
				: `Wszyscy giną ${share(p.chance)}.`,
		any: (p) =>
			p.chance.kind === 'never'
				? 'Nikt nie może zginąć.'
				: `Co najmniej jeden ginie ${share(p.chance)}.`,
		kills: 'Zabici w jednej turze',
		count: 'Zabici',
		hint: 'Figurki atakują jedna po drugiej i wybierają następny cel, gdy poprzedni zginie. W zwarciu tę samą figurkę atakują najwyżej trzy, a ich obrażenia się sumują.'
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
		countering: 'To kontratak',
		short: 'Cel to niska figurka'
	},
	visible: {
		'3': 'Cały cel',
		'2': 'Dwie trzecie figurki albo 2×2 studa',
		'1': 'Jedna trzecia figurki albo 1×1 stud'
	},
	stealth: { none: 'Nie ukrywa się', moving: 'Idzie wolniej o połowę', still: 'Nie rusza się' }
};
