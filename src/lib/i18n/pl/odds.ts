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
		momentum: 'Pęd',
		opposition: 'Siła odbicia',
		loserSize: 'Rozmiar przegranego',
		smash: 'Zgniecenie',
		parryAndCounter: 'Parowanie razem z kontratakiem',
		againstTwoHanded: 'Parowanie broni dwuręcznej',
		part: 'Element zewnętrzny',
		council: 'Więcej niż jeden medyk',
		crew: 'Większa obsługa',
		wounds: 'Własne rany',
		stature: 'Różnica postury',
		pusherMounted: 'Atakujący konno',
		targetMounted: 'Cel konno',
		pusherShield: 'Atakujący ma tarczę',
		targetHigher: 'Cel stoi wyżej',
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
		more: (p) => `${p.what}: więcej`,
		fewer: (p) => `${p.what}: mniej`
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
