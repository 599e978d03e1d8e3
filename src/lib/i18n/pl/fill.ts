import type { Upgrade } from '$lib/fill/upgrades';
import type * as en from '../en/fill';
import { plural } from '../plural';

const better: Record<Upgrade, string> = {
	'gear.shield': 'tarcza',
	'gear.bodyArmor': 'zbroja',
	'gear.explosive': 'ładunek wybuchowy',
	'gear.shortHand': 'krótka broń u pasa',
	skillBonus: 'Umiejętność +1',
	pilot: 'szkolenie pilota',
	'magic.level': 'poziom magii +1',
	'rank.officer': 'awans na oficera',
	'rank.hero': 'awans na bohatera',
	structure: 'poziom struktury +1',
	critterArmor: 'obrona stworzonka +1',
	plate: 'zbroja płytowa',
	barding: 'pancerz wierzchowca',
	'propulsion.ground': '2″ szybciej po ziemi',
	'propulsion.water': '2″ szybciej po wodzie',
	'propulsion.underwater': '2″ szybciej pod wodą',
	'propulsion.air': '2″ szybciej w powietrzu',
	'weapon.closeCombat': 'broń do walki wręcz: poziom +1',
	'weapon.ram': 'taran: poziom +1',
	'weapon.gun': 'działo: poziom +1',
	'weapon.launcher': 'wyrzutnia: poziom +1',
	'weapon.rocket': 'rakieta: poziom +1'
};

export const fill: typeof en.fill = {
	title: 'Wydaj pozostałe punkty',
	open: (p) => `Wydaj pozostałe ${p.points} CP`,
	left: (p) => `Zostało ${p.points} CP. Wybierz propozycję, żeby ją zastosować.`,
	nothingLeft: 'Wszystkie punkty są wydane.',
	nothing: 'Pozostałe punkty na nic w tych zasadach nie wystarczą.',
	over: (p) => `Armia przekracza limit o ${p.points} CP. Nie ma czego wydać.`,
	unlimited: 'Ta armia nie ma limitu, więc nie ma punktów do wydania.',
	uncounted: 'Te zasady nie liczą punktów.',
	counting: 'Szukanie możliwości…',
	kinds: {
		more: 'Więcej tych samych jednostek',
		new: 'Nowe jednostki',
		upgrade: 'Ulepszenia',
		againstTheme: 'Nie w stylu armii'
	},
	random: {
		title: 'Losowe jednostki',
		hint: 'Dowódca i pasujące do siebie jednostki. To samo ziarno daje te same jednostki.',
		seed: 'Ziarno losowania',
		wrongSeed: (p) => `Liczba całkowita od 1 do ${p.most}`,
		more: 'Wylosuj inne'
	},
	sameCaveat: 'Ta sama uwaga co wyżej',
	more: (p) => `+${p.times} ${p.name}`,
	recruit: (p) => `+${p.times} ${p.name} (nowe)`,
	withRow: (p) => `${p.name} · ${p.what}`,
	upgrade: (p) => `${p.name}: ${p.what}`,
	better,
	spends: (p) => `${p.points} CP`,
	leaves: (p) => `zostanie ${p.points}`,
	leavesNone: 'nic nie zostanie',
	taps: (p) =>
		plural('pl', p.count, { one: '# krok', few: '# kroki', many: '# kroków', other: '# kroku' }),
	proven: 'Nie da się lepiej wykorzystać reszty.',
	doubts: {
		points: (p) => `Sprawdzono tylko do ${p.points} CP z reszty.`,
		heroes: (p) =>
			plural('pl', p.count, {
				one: 'Sprawdzono najwyżej # dodatkowego bohatera.',
				few: 'Sprawdzono najwyżej # dodatkowych bohaterów.',
				many: 'Sprawdzono najwyżej # dodatkowych bohaterów.',
				other: 'Sprawdzono najwyżej # dodatkowego bohatera.'
			}),
		company: (p) =>
			`Nie sprawdzono większej liczby „${p.name}”: nie ma dla nich miejsca w pojeździe ani na wierzchowcu.`,
		refused: 'Jedna możliwość łamie zasady i została pominięta.'
	},
	totals: (p) =>
		plural('pl', p.count, {
			one: '# sumę można wydać dokładnie',
			few: '# sumy można wydać dokładnie',
			many: '# sum można wydać dokładnie',
			other: '# sumy można wydać dokładnie'
		}),
	done: (p) => `Wydano ${p.points} CP`
};
