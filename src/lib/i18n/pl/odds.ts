import type { Share } from '$lib/combat/share';
import type { odds as en } from '../en/odds';
import { plural } from '../plural';

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
	impossible: 'Cel jest poza zasięgiem: atak jest niemożliwy.'
};
