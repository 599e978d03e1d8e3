import type * as en from '../en/publication';
import type { RulebookId } from '$lib/rules/choices';
import { plural } from '../plural';
import { rulebooks } from './rulebooks';
import { rulings } from './rulings';

type Texts = typeof en.publication;

const points = (count: number) =>
	plural('pl', count, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' });
const months = (count: number) =>
	plural('pl', count, {
		one: '# miesiąc',
		few: '# miesiące',
		many: '# miesięcy',
		other: '# miesiąca'
	});
const days = (count: number) =>
	plural('pl', count, { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' });

const rules: Texts['rules'] = {
	here: 'W tej lidze',
	groups: {
		army: 'Armie',
		rulings: 'Rozstrzygnięcia',
		scenarios: 'Scenariusze',
		scoring: 'Punktacja',
		meeting: 'Spotkania',
		season: 'Sezon'
	},
	armies: (p) =>
		p.count === 1
			? `Jedna armia za najwyżej ${p.points} CP; nic w niej nie jest szybsze niż ${p.speed}″.`
			: `Jedna albo dwie armie, A i B, każda za najwyżej ${p.points} CP; nic w nich nie jest szybsze niż ${p.speed}″.`,
	rulebook: (p) => `Polska wersja zasad z 2005 roku i suplementy: ${p.what}.`,
	noSupplements: 'Polska wersja zasad z 2005 roku, bez suplementów.',
	books: Object.fromEntries(
		Object.entries(rulebooks).map(([id, name]) => [id, `Zasady: ${name}.`])
	) as Record<RulebookId, string>,
	rulings,
	pack: (p) => `${p.name} (wydanie ${p.edition})`,
	packs: (p) => `Dodatki: ${p.what}.`,
	supplements: { healing: 'Leczenie', magic: 'Magia', specialists: 'Specjaliści' },
	bricks: 'Wszystko jest zbudowane z klocków.',
	seal: 'Zgłoszenia muszą być opieczętowane.',
	age: (p) =>
		`Gracze przed ukończeniem ${p.age} lat są juniorami, pozostali seniorami. Za zgodą rodzica dziecko może grać jako senior.`,
	game: (p) =>
		`Gra: ${points(p.played)}; cel główny: zwycięzca ${p.win}, przegrany ${p.loss}; cel dodatkowy: ${p.secondary} dla każdego, kto go osiągnął.`,
	draw: (p) => `Remis: po ${points(p.played)}; cele dodatkowe się nie liczą.`,
	drawWithSecondary: (p) => `Remis: po ${points(p.played)}; cele dodatkowe się liczą.`,
	boxes: (p) =>
		`Każdy scenariusz liczy się raz po każdej stronie: ${plural('pl', p.games, { one: '# gra', few: '# gry', many: '# gier', other: '# gry' })}, najwyżej ${points(p.most)}. Powtórka nie daje punktów.`,
	walkover: (p) =>
		`Walkower: obecny gracz dostaje ${points(p.present)} za jeden ogłoszony scenariusz, nieobecny ${points(p.absent)}. Jeśli nieobecny grał już ten scenariusz w tym sezonie: ${p.lost} do tamtego wyniku.`,
	notice: (p) => `Spotkanie ogłasza się razem z grami, najpóźniej ${days(p.days)} wcześniej.`,
	table: (p) =>
		`Stół: co najmniej ${p.least} cm, zwykle ${p.usual} cm. Gra trwa około ${p.minutes} min.`,
	referee: (p) =>
		`Nikt nie sędziuje własnej gry. Zawsze z sędzią: ${p.what}. Pozostałym wystarczą zdjęcia po każdej turze i opis.`,
	noReferee:
		'Nikt nie sędziuje własnej gry. Sędziego mogą zastąpić zdjęcia po każdej turze i opis.',
	season: (p) =>
		`Sezon kończy się ${months(p.after)} po tym, jak pierwszy gracz zagra wszystkie scenariusze po obu stronach, albo ${months(p.months)} po rozpoczęciu, zależnie od tego, co nastąpi wcześniej.`,
	ties: 'Gracze z tym samym miejscem na koniec sezonu grają dogrywkę w losowym scenariuszu; dogrywka nie daje punktów.',
	side: (p) => `${p.side}: ${p.primary}. Cel dodatkowy: ${p.secondary}.`,
	bothSides: (p) => `Cel główny: ${p.primary}. Cel dodatkowy: ${p.secondary}.`,
	edges: (p) =>
		`Obie strony rozstawiają się najdalej ${p.zone}″ od swojej krawędzi; o wyborze krawędzi decyduje rzut kostką.`,
	ambush: (p) =>
		`Strona jasna rozstawia połowę jednostek najdalej ${p.zone}″ od środka, ciemna wszystkie najdalej ${p.zone}″ od krawędzi.`,
	reinforcements: (p) =>
		`Posiłki, ${p.side}: jedna jednostka przy wyniku ${p.from} lub więcej, przed każdą własną turą.`
};

const announcement: Texts['announcement'] = {
	title: (p) => `${p.league}: spotkanie – ${p.when}`,
	place: (p) => `Miejsce: ${p.what}`,
	table: (p) => `Stół: ${p.size} cm`,
	referee: (p) => `Sędzia: ${p.name}`,
	documented: 'Bez sędziego: zdjęcia po każdej turze i opis.',
	armies: (p) =>
		p.count === 1
			? `Armia: najwyżej ${p.points} CP, nic szybszego niż ${p.speed}″`
			: `Armie: A i B, każda najwyżej ${p.points} CP, nic szybszego niż ${p.speed}″`,
	games: 'Gry',
	round: (p) => `Runda ${p.number}`,
	game: (p) => `${p.scenario}: ${p.light} (strona jasna) – ${p.dark} (strona ciemna)`,
	gameReferee: (p) => `sędzia: ${p.name}`,
	scoring: (p) =>
		`Punkty: ${p.played} za grę, ${p.win} / ${p.loss} za cel główny, ${p.secondary} za cel dodatkowy.`,
	walkover: (p) =>
		`Jeśli nie możesz przyjść, daj znać organizatorowi: walkower to ${points(p.present)} dla obecnego i ${points(p.absent)} dla nieobecnego.`,
	submit: 'Wyślij armię sędziemu przed spotkaniem.'
};

const reminders: Texts['reminders'] = {
	reports: (p) => `${p.league}: brakuje protokołów`,
	armies: (p) => `${p.league}: brakuje armii na spotkanie ${p.when}`,
	meeting: (p) => `Spotkanie ${p.when}:`,
	sendReport: 'Proszę o wynik każdej gry i osiągnięte cele.',
	sendArmy: 'Proszę o zgłoszenie armii sędziemu przed spotkaniem:'
};

const calendar: Texts['calendar'] = {
	summary: (p) => `${p.league}: spotkanie BrikWars`,
	file: (p) => `${p.name}, kalendarz sezonu ${p.what}`
};

const page: Texts['page'] = {
	language: 'Język',
	title: (p) => `${p.league}, sezon ${p.season}`,
	season: (p) => `Sezon ${p.id}`,
	asOf: (p) => `Stan na ${p.when}`,
	contents: 'Spis treści',
	sections: {
		standings: 'Tabela',
		upcoming: 'Nadchodzące spotkania',
		results: 'Wyniki',
		regulations: 'Regulamin'
	},
	city: (p) => `${p.category}, ${p.city}`,
	noPlayers: 'Nie ma jeszcze graczy.',
	noMeetings: 'Żadne spotkanie nie jest ogłoszone.',
	noResults: 'Nie było jeszcze gier.',
	notReported: 'jeszcze bez protokołu',
	walkover: (p) => `walkower: ${p.name} – obecność, ${p.what} – nieobecność`,
	empty: 'niezagrane',
	result: (p) => `${p.game}: ${p.points} : ${p.of}`,
	replay: 'powtórka',
	annulled: 'unieważnione',
	contradicting: 'sprzeczne protokoły',
	contradictions: (p) =>
		plural('pl', p.count, {
			one: 'Jedna gra ma sprzeczne wpisy; sprawdza je sędzia.',
			few: '# gry mają sprzeczne wpisy; sprawdza je sędzia.',
			many: '# gier ma sprzeczne wpisy; sprawdza je sędzia.',
			other: '# gry ma sprzeczne wpisy; sprawdza je sędzia.'
		}),
	made: 'Strona z aplikacji Brikmuster',
	file: (p) => `${p.name}, strona sezonu ${p.what}`
};

const contradictions: Texts['contradictions'] = {
	game: (p) => `${p.scenario}, ${p.what}: protokoły tej samej gry podają różne wyniki.`,
	absence: (p) => `${p.scenario}, ${p.what}: gra ma i wynik, i walkower.`,
	bothAbsent: (p) => `${p.scenario}, ${p.what}: obaj gracze są zapisani jako nieobecni.`,
	playOff: (p) => `${p.scenario}, ${p.what}: ta sama dogrywka ma dwóch zwycięzców.`,
	order: (p) =>
		`${p.scenario}, ${p.what}: inna gra tego dnia ma ten sam numer, więc nie wiadomo, który wynik się liczy.`,
	contested: (p) =>
		`${p.scenario}, ${p.what}: gra ma kilka protokołów, więc żaden jeszcze się nie liczy.`,
	suspended: (p) =>
		`${p.scenario}, ${p.what}: gra ma i wynik, i walkower, więc ani jedno, ani drugie jeszcze się nie liczy.`,
	pair: (p) => `${p.name} – ${p.what}`
};

export const publication: Texts = {
	rules,
	announcement,
	reminders,
	calendar,
	page,
	contradictions
};
