import { plural } from '../plural';
import type * as en from '../en/table-effects';

/** The effect of an attack or another act, as it is proposed. */
export const effects: typeof en.effects = {
	title: 'Skutek',
	apply: 'Zastosuj',
	applied: 'Zastosowano',
	discard: 'Odrzuć',
	done: 'Gotowe',
	next: 'Co może nastąpić',
	strays: (p) => `${p.name} pudłuje: strzał może trafić do ${p.radius}″ od celu.`,
	inches: (p) => `${p.inches}″`,
	first: (p) => `Pierwszeństwo ma ${p.name}.`,
	together: 'Oboje jednocześnie.',
	nothing: 'Nic się nie zmienia.',
	success: 'Udało się.',
	failure: 'Nie udało się.',
	results: {
		missed: ({ name }) => `Pudło: ${name} bez szwanku.`,
		parried: ({ name }) => `${name} paruje.`,
		noEffect: ({ name }) => `${name}: trafienie bez skutku.`,
		killed: ({ name }) => `${name} ginie.`,
		wounded: ({ name, amount }) =>
			`${name} odnosi ${plural('pl', amount, { one: '# ranę', few: '# rany', many: '# ran', other: '# rany' })}.`,
		sizeMark: ({ name, amount }) => `${name}: uszkodzenia ${amount}.`,
		destroyed: ({ name }) => `${name} ulega zniszczeniu.`,
		partLost: ({ name }) => `${name} traci część.`,
		disarmed: ({ name }) => `${name} traci broń.`,
		struckDown: ({ name }) => `${name} pada na ziemię.`,
		mortallyWounded: ({ name }) => `${name} jest śmiertelnie ranna.`,
		twist: ({ name }) => `${name}: coś nieoczekiwanego.`,
		pushed: ({ name, amount }) => `${name} przesuwa się o ${amount}″.`,
		grabbed: ({ name }) => `${name} zostaje schwytana.`,
		bailed: ({ name }) => `${name} robi unik.`,
		sacrificed: ({ name }) => `${name} przyjmuje cios za bohatera.`,
		cancelled: ({ name }) => `${name} unieważnia sukces.`,
		hit: ({ name, amount }) =>
			`${name} otrzymuje ${plural('pl', amount, { one: '# trafienie', few: '# trafienia', many: '# trafień', other: '# trafienia' })}.`,
		slain: ({ name }) => `${name} ginie.`,
		endangered: ({ name }) => `${name} jest zagrożona.`,
		incapacitated: ({ name }) => `${name} jest obezwładniona.`,
		unconscious: ({ name }) => `${name} traci przytomność.`,
		outOfRange: ({ name }) => `${name} jest poza zasięgiem.`
	},
	orders: {
		attack: 'Atak',
		test: 'Test umiejętności',
		heal: 'Leczenie',
		magicShield: 'Magiczna tarcza',
		circleCast: 'Czar kręgu',
		summon: 'Przywołanie',
		raise: 'Wskrzeszenie',
		sprint: 'Sprint',
		bail: 'Unik',
		whoIsFirst: 'Kto pierwszy',
		begin: 'Kto zaczyna',
		argument: 'Spór',
		reinforcement: 'Posiłki',
		squad: 'Oddział',
		quick: 'Szybka czynność',
		defence: 'Obrona',
		strike: 'Atak',
		freeAttack: 'Darmowy atak',
		volley: 'Ostrzał',
		groupMove: 'Ruch',
		story: 'Wydaj punkty fabuły'
	},
	counter: 'Kontratak',
	stray: 'Chybiony strzał'
};

/** The answers to choices, by the words of the engine. */
export const answers: typeof en.answers = {
	yes: 'Tak',
	no: 'Nie',
	none: 'Nic',
	parry: 'Parowanie',
	bail: 'Unik',
	dies: 'Ginie',
	wounded: 'Leży ranna',
	again: 'Jeszcze raz',
	stop: 'Koniec',
	outOfRange: 'Poza zasięgiem',
	disarmed: 'Traci broń',
	struckDown: 'Pada na ziemię',
	mortallyWounded: 'Jest śmiertelnie ranna',
	twist: 'Zwrot akcji',
	shield: 'Tarcza',
	armor: 'Pancerz',
	damage: 'Większe obrażenia',
	hit: 'Lepszy rzut'
};
