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
	'magic.level': 'jeden poziom magii więcej',
	'rank.officer': 'awans na oficera',
	'rank.hero': 'awans na bohatera',
	structure: 'poziom struktury +1',
	critterArmor: 'punkt obrony stworzonka',
	plate: 'zbroja płytowa',
	barding: 'pancerz wierzchowca',
	'propulsion.ground': '2″ szybciej po ziemi',
	'propulsion.water': '2″ szybciej po wodzie',
	'propulsion.underwater': '2″ szybciej pod wodą',
	'propulsion.air': '2″ szybciej w powietrzu',
	'weapon.closeCombat': 'broń do walki wręcz o poziom wyżej',
	'weapon.ram': 'taran o poziom wyżej',
	'weapon.gun': 'działo o poziom wyżej',
	'weapon.launcher': 'wyrzutnia o poziom wyżej',
	'weapon.rocket': 'rakieta o poziom wyżej'
};

export const fill: typeof en.fill = {
	title: 'Wydaj resztę',
	open: (p) => `Wydaj pozostałe ${p.points} CP`,
	left: (p) => `Zostało ${p.points} CP. Dotknij propozycji, a od razu się stanie.`,
	nothingLeft: 'Wszystkie punkty są wydane.',
	nothing: 'Nic w tych zasadach nie jest tak tanie, by starczyło na to reszty.',
	over: (p) => `Armia przekracza limit o ${p.points} CP: nic nie zostało.`,
	unlimited: 'Ta armia nie ma limitu, więc nie ma reszty do wydania.',
	uncounted: 'Te zasady nie liczą punktów.',
	counting: 'Sprawdzam wszystko, co się zmieści…',
	kinds: {
		more: 'Głównie więcej tego samego',
		new: 'Głównie nowe jednostki',
		upgrade: 'Głównie lepsze jednostki'
	},
	more: (p) => `+${p.times} ${p.name}`,
	recruit: (p) => (p.times > 1 ? `${p.times} × ${p.name}, nowe` : `${p.name}, nowa jednostka`),
	upgrade: (p) => `${p.name}: ${p.what}`,
	better,
	spends: (p) => `${p.points} CP`,
	leaves: (p) => `zostanie ${p.points}`,
	leavesNone: 'nic nie zostanie',
	taps: (p) =>
		plural('pl', p.count, { one: '# krok', few: '# kroki', many: '# kroków', other: '# kroku' }),
	proven: 'Dowiedzione: żaden inny wybór z tych kroków nie zostawia mniej.',
	doubts: {
		points: (p) => `Przejrzano tylko ${p.points} CP z reszty.`,
		heroes: (p) =>
			plural('pl', p.count, {
				one: 'Przejrzano tylko wybory z jednym bohaterem więcej.',
				few: 'Przejrzano tylko wybory z najwyżej # bohaterami więcej.',
				many: 'Przejrzano tylko wybory z najwyżej # bohaterami więcej.',
				other: 'Przejrzano tylko wybory z najwyżej # bohatera więcej.'
			}),
		company: (p) =>
			`Więcej jednostek „${p.name}” potrzebowałoby więcej miejsca w pojeździe: tego nie próbowano.`,
		refused: 'Jeden wybór zasady odrzuciły; pominięto go.'
	},
	totals: (p) =>
		plural('pl', p.count, {
			one: '# sumę można wydać dokładnie',
			few: '# sumy można wydać dokładnie',
			many: '# sum można wydać dokładnie',
			other: '# sumy można wydać dokładnie'
		}),
	done: (p) => `Wydano ${p.points} CP.`
};
