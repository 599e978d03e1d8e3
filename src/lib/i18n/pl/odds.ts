import type { odds as en } from '../en/odds';
import { plural } from '../plural';
import { attack, gear, ranks, statistics, weapons } from './basic-terms';
import { share, targets } from './odds-words';

export const odds: typeof en = {
	editions: {
		'2005': 'BrikWars PL-2005',
		'2010': 'BrikWars 2010',
		'2020': 'BrikWars 2020',
		quickwars: 'QuickWars',
		lugpolwars: 'LUGPolWars',
		skirmish: 'Potyczka narracyjna'
	},
	outcomes: {
		hit: 'Trafia',
		miss: 'Chybia',
		kill: 'Zabija',
		equal: 'Obrażenia równe obronie',
		somethingBad: 'Coś Złego',
		noEffect: 'Trafia bez skutku',
		slain: 'Zabija cel',
		ground: 'Uszkadza',
		shoved: 'Udaje się',
		chargerKilled: 'Szarżujący ginie',
		prone: 'Przewraca cel',
		disrupted: 'Dezorientuje cel'
	},
	inTheWay: {
		title: 'Inni na drodze szarży',
		kill: 'ginie',
		thrown: 'odrzut',
		leapt: 'ratuje się skokiem',
		nothing: 'bez szwanku'
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
	targets,
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
		wrongDice: 'Zapisz kostki tak: 2k6+1. Najwyżej 30 kostek, od 2 do 20 ścianek.',
		situation: 'Sytuacja',
		usual: 'Nic szczególnego',
		changed: (p) =>
			plural('pl', p.count, {
				one: '# szczególna okoliczność',
				few: '# szczególne okoliczności',
				many: '# szczególnych okoliczności',
				other: '# szczególnej okoliczności'
			}),
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
		mode: 'Co porównać',
		modes: {
			attack: 'Jeden atak',
			group: 'Grupa na grupę',
			armies: 'Armia na armię',
			more: 'Inne pytania'
		},
		joining: 'Atakujący z inną bronią',
		none: 'Brak',
		worth: 'Na turę i na punkt',
		fights: {
			close: 'Parowanie i zwarcie',
			charge: 'Szarża',
			creation: 'Uszkodzenia kreacji'
		},
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
	impossible: 'Cel jest poza zasięgiem: atak jest niemożliwy.'
};
