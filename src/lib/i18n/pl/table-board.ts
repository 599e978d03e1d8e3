import type * as en from '../en/table-board';
import { plural } from '../plural';

/** The figures on the table. */
export const board: typeof en.board = {
	figure: (p) => `${p.name} ${p.number}`,
	standing: 'stoi',
	standingOf: (p) => `${p.standing}/${p.total}`,
	standingLabel: (p) => `stoi ${p.standing} z ${p.total}`,
	storyPoints: (p) =>
		plural('pl', p.count, {
			one: '# punkt fabuły',
			few: '# punkty fabuły',
			many: '# punktów fabuły',
			other: '# punktu fabuły'
		}),
	captures: (p) =>
		plural('pl', p.count, {
			one: '# zdobycie',
			few: '# zdobycia',
			many: '# zdobyć',
			other: '# zdobycia'
		}),
	loose: 'Bez oddziału',
	reserve: 'Do przywołania',
	marks: {
		fallen: () => 'poległa',
		secured: () => 'poza stołem, bezpieczna',
		away: () => 'poza stołem',
		unconscious: () => 'nieprzytomna',
		incapacitated: () => 'obezwładniona',
		captured: () => 'pojmana',
		endangered: () => 'zagrożona',
		wounded: (p) =>
			plural('pl', p.count, { one: '# rana', few: '# rany', many: '# ran', other: '# rany' }),
		mortallyWounded: () => 'śmiertelnie ranna',
		sizeDamage: (p) => `uszkodzenia: ${p.count}`,
		prone: () => 'leży',
		disrupted: () => 'zdezorientowana',
		carrying: () => 'niesie przedmiot',
		mounted: () => 'na wierzchowcu',
		raised: () => 'nieumarła',
		hit: (p) =>
			plural('pl', p.count, {
				one: '# trafienie',
				few: '# trafienia',
				many: '# trafień',
				other: '# trafienia'
			}),
		acted: () => 'po akcji',
		responded: () => 'po odpowiedzi'
	}
};

export const turns: typeof en.turns = {
	undo: 'Cofnij',
	redo: 'Ponów',
	number: (p) => `Tura ${p.round}`,
	of: (p) => `Tura: ${p.name}`,
	next: 'Następna tura',
	nextOf: (p) => `Następna tura: ${p.name}`,
	begins: (p) => `Zaczyna: ${p.name}`,
	over: 'Gra skończona',
	result: 'Wynik'
};

export const saving: typeof en.saving = {
	saved: (p) => `Zapisano o ${p.time}`,
	busy: 'Zapisywanie…',
	deleted: 'Tę rozgrywkę usunięto w innym oknie.',
	gone: 'Tej rozgrywki nie ma już w tej przeglądarce.',
	restore: 'Przywróć',
	full: 'Nie można tego dodać: rozgrywka ma za dużo zdarzeń.',
	export: 'Eksportuj'
};

/** The sheet of a figure. */
export const sheet: typeof en.sheet = {
	acts: 'Co zrobić',
	attack: 'Atak',
	actNames: {
		move: 'Ruch',
		heal: 'Leczenie',
		spell: 'Magiczna tarcza',
		summon: 'Przywołanie',
		raise: 'Wskrzeszenie',
		test: 'Test umiejętności',
		mount: 'Wierzchowiec',
		squad: 'Oddział'
	},
	unable: 'Teraz nie może działać. Jeśli mimo to coś zrobi, dziennik zapisze zastrzeżenie.',
	weapons: 'Broń',
	used: 'użyta',
	left: (p) => `${p.left} z ${p.total}`,
	boxes: 'Zapasy',
	boxKinds: {
		explosive: 'Ładunek wybuchowy',
		spell: 'Czar obszarowy',
		circleCast: 'Czar kręgu',
		rocket: 'Rakieta',
		payload: 'Pocisk'
	},
	boxLevel: (p) => `${p.name}, poziom ${p.level}`,
	boxesLeft: (p) => `${p.name}: zostało ${p.left}`,
	box: (p) => `${p.name} ${p.number} zużyty`,
	states: 'Stan',
	place: 'Gdzie jest',
	places: {
		table: 'Na stole',
		reserve: 'Do przywołania',
		secured: 'Bezpieczna',
		away: 'Poza stołem'
	},
	falls: 'Ginie',
	standsAgain: 'Znów stoi',
	flags: {
		prone: 'Leży',
		disrupted: 'Zdezorientowana',
		mortallyWounded: 'Śmiertelnie ranna',
		halfPropulsion: 'Połowa napędu',
		noPropulsion: 'Bez napędu',
		braced: 'Gotowa na szarżę',
		carrying: 'Niesie przedmiot',
		endangered: 'Zagrożona',
		captured: 'Pojmana',
		incapacitated: 'Obezwładniona',
		unconscious: 'Nieprzytomna',
		stumbles: 'Potyka się'
	},
	counts: {
		wounds: 'Rany',
		injuries: 'Rany',
		sizeMarks: 'Uszkodzenia',
		lostPropulsion: 'Utracona prędkość, cale',
		actions: 'Zużyte akcje',
		responses: 'Zużyte odpowiedzi',
		hits: 'Trafienia w tej turze',
		dice: 'Zużyte kostki'
	},
	more: (p) => `${p.what}: o jeden więcej`,
	fewer: (p) => `${p.what}: o jeden mniej`
};

export const menu: typeof en.menu = {
	title: 'Menu rozgrywki',
	name: 'Nazwa rozgrywki',
	awake: 'Nie wygaszaj ekranu',
	awakeOn: 'Ekran pozostaje włączony.',
	awakeOff: 'Przeglądarka nie utrzymała ekranu, na przykład z powodu słabej baterii.',
	awakeImpossible:
		'Ta przeglądarka nie umie utrzymać ekranu: ustaw w urządzeniu długi czas wygaszania.',
	timer: 'Czas na turę',
	noTimer: 'Bez limitu',
	minutes: (p) =>
		plural('pl', p.count, {
			one: '# minuta',
			few: '# minuty',
			many: '# minut',
			other: '# minuty'
		}),
	export: 'Eksportuj grę',
	share: 'Udostępnij grę',
	end: 'Zakończ grę',
	report: 'Raport do ligi',
	twoPhones: 'Dwa telefony',
	stock: (p) => `Zapasy: ${p.name}`
};

export const end: typeof en.end = {
	title: 'Koniec gry',
	winner: 'Zwycięzca',
	draw: 'Remis',
	goals: 'Cele',
	primary: 'Cel główny',
	secondary: 'Cel dodatkowy',
	achieved: (p) => `${p.name}: ${p.goal}`,
	finish: 'Zakończ grę',
	goOn: 'Graj dalej',
	captures: 'Zdobycia'
};
