import type { Form } from '$lib/rules/choices';
import type * as en from '../en/table-board';
import { plural } from '../plural';

const ABOARD: Readonly<Record<Form, string>> = {
	vehicle: 'w pojeździe',
	creature: 'na wierzchowcu',
	building: 'w budowli',
	emplacement: 'obsługuje'
};

/** The figures on the table. */
export const board: typeof en.board = {
	standing: 'w grze',
	standingOf: (p) => `${p.standing}/${p.total}`,
	standingLabel: (p) => `na stole ${p.standing} z ${p.total}`,
	storyPoints: (p) =>
		plural('pl', p.count, {
			one: '# punkt opowieści',
			few: '# punkty opowieści',
			many: '# punktów opowieści',
			other: '# punktu opowieści'
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
		fallen: () => 'poza grą',
		secured: () => 'w bezpiecznym miejscu',
		away: () => 'poza stołem',
		unconscious: () => 'bez przytomności',
		incapacitated: () => 'obezwładnienie',
		captured: () => 'w niewoli',
		endangered: () => 'narażenie na niewolę',
		wounded: (p) =>
			plural('pl', p.count, { one: '# rana', few: '# rany', many: '# ran', other: '# rany' }),
		mortallyWounded: () => 'śmiertelna rana',
		sizeDamage: (p) => `znaczniki obrażeń: ${p.count}`,
		fleeing: () => 'po ucieczce',
		called: () => 'następna do aktywacji',
		prone: () => 'leży',
		disrupted: () => 'dezorientacja',
		carrying: () => 'niesie przedmiot',
		mounted: (p) => (p.form ? `${ABOARD[p.form]}: ${p.name}` : 'na wierzchowcu'),
		dismounted: () => 'bez wierzchowca',
		shielded: (p) => `magiczna tarcza, poziom ${p.count}`,
		raised: () => 'ożywieniec',
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
	result: 'Wynik'
};

export const saving: typeof en.saving = {
	deleted: 'Tę rozgrywkę usunięto w innym oknie.',
	gone: 'Tej rozgrywki nie ma już w tej przeglądarce.',
	restore: 'Przywróć',
	full: 'Nie można tego dodać: rozgrywka ma już za dużo zdarzeń.',
	export: 'Eksportuj'
};

const actions = { one: '# akcja', few: '# akcje', many: '# akcji', other: '# akcji' };

/** The sheet of a figure. */
export const sheet: typeof en.sheet = {
	acts: 'Co zrobić',
	mount: 'Wsiadanie',
	attack: 'Atak',
	squadCharge: 'Szarża oddziału',
	goals: {
		flag: 'Donieś przedmiot',
		transport: 'Wynieś przedmiot ze stołu',
		battle: 'Dotrzyj do strefy wroga'
	},
	left: (p) => `Pozostało: ${plural('pl', p.count, actions)} i ${p.inches}″ ruchu`,
	notNow: 'Teraz niemożliwe',
	unable:
		'Teraz nie może działać. Jeśli mimo to coś zrobi, dziennik odnotuje, że to wbrew zasadom.',
	weapons: 'Broń',
	used: 'użyta',
	ofTotal: (p) => `${p.left} z ${p.total}`,
	boxes: 'Zapasy',
	boxKinds: {
		explosive: 'Materiał wybuchowy',
		spell: 'Zaklęcie obszarowe',
		circleCast: 'Zaklęcie kręgu',
		rocket: 'Rakieta',
		payload: 'Ładunek wyrzutni'
	},
	boxLevel: (p) => `${p.name}, poziom ${p.level}`,
	boxesLeft: (p) => `${p.name}: zostało ${p.left}`,
	box: (p) => `${p.name} ${p.number}: zużyto`,
	states: 'Stan',
	place: 'Gdzie jest',
	places: {
		table: 'Na stole',
		reserve: 'Do przywołania',
		secured: 'Bezpiecznie',
		away: 'Poza stołem'
	},
	falls: 'Ginie',
	destroyed: 'Zniszczenie',
	standsAgain: 'Wraca do gry',
	flags: {
		prone: 'Leży',
		disrupted: 'Dezorientacja',
		mortallyWounded: 'Śmiertelna rana',
		halfPropulsion: 'Połowa napędu',
		noPropulsion: 'Bez napędu',
		braced: 'Gotowość na szarżę',
		carrying: 'Niesie przedmiot',
		endangered: 'Narażenie na niewolę',
		captured: 'W niewoli',
		// A soft hyphen: the buttons are narrow.
		incapacitated: 'Obezwład\u00ADnienie',
		unconscious: 'Bez przytomności',
		stumbles: 'Potyka się'
	},
	counts: {
		wounds: 'Rany',
		injuries: 'Rany',
		sizeMarks: 'Znaczniki obrażeń',
		lostPropulsion: 'Utracona szybkość, cale',
		actions: 'Zużyte akcje',
		responses: 'Zużyte odpowiedzi',
		hits: 'Trafienia w tej turze',
		dice: 'Zużyte kostki'
	},
	worn: { wounds: 'Rany', injuries: 'Rany', sizeMarks: 'Obrażenia' },
	more: (p) => `${p.what}: o jeden więcej`,
	fewer: (p) => `${p.what}: o jeden mniej`
};

export const menu: typeof en.menu = {
	title: 'Menu rozgrywki',
	name: 'Nazwa rozgrywki',
	awake: 'Nie wygaszaj ekranu',
	awakeOn: 'Ekran pozostaje włączony.',
	awakeOff: 'Przeglądarka pozwoliła ekranowi zgasnąć, na przykład z powodu słabej baterii.',
	awakeImpossible:
		'Ta przeglądarka nie steruje wygaszaniem ekranu. Ustaw dłuższy czas w ustawieniach urządzenia.',
	timer: 'Czas na turę',
	noTimer: 'Bez limitu',
	minutes: (p) => `${p.count} min`,
	export: 'Eksportuj rozgrywkę',
	share: 'Udostępnij rozgrywkę',
	end: 'Zakończ rozgrywkę',
	report: 'Raport do ligi',
	twoPhones: 'Dwa telefony',
	stock: (p) => `Zapasy: ${p.name}`
};

export const end: typeof en.end = {
	title: 'Koniec rozgrywki',
	winner: 'Zwycięzca',
	draw: 'Remis',
	goals: 'Cele',
	primary: 'Cel główny',
	secondary: 'Cel dodatkowy',
	achieved: (p) => `${p.name}: ${p.goal}`,
	finish: 'Zakończ rozgrywkę',
	goOn: 'Graj dalej',
	writeBack: 'Zapisz w armiach',
	captures: 'Zdobycia',
	aside: 'Posiłki czekają',
	asideHint: (p) =>
		`Połowa jednostek strony jasnej czeka poza stołem; przed każdą jej turą może nadejść jedna. Teraz czeka: ${p.count}.`,
	setAside: (p) =>
		plural('pl', p.count, {
			one: 'Zdejmij ze stołu # figurkę',
			few: 'Zdejmij ze stołu # figurki',
			many: 'Zdejmij ze stołu # figurek',
			other: 'Zdejmij ze stołu # figurki'
		})
};
