import type * as en from '../en/table-attack';
import { plural } from '../plural';

/** The form of an attack. */
export const attack: typeof en.attack = {
	title: (p) => `Atakuje: ${p.name}`,
	weapon: 'Broń',
	unarmed: 'Ta figurka nie ma broni, której mogłaby teraz użyć.',
	way: 'Rodzaj ataku',
	ways: {
		close: 'Walka wręcz',
		counter: 'Kontratak',
		ranged: 'Strzał lub rzut',
		charge: 'Szarża',
		push: 'Przepchnięcie',
		grab: 'Chwyt',
		spell: 'Zaklęcie',
		explosion: 'Wybuch'
	},
	bothHands: 'Oburącz',
	run: 'Bieg po prostej, cale',
	headOn: 'Bieg celu z naprzeciwka, cale',
	runUp: 'Z rozbiegu co najmniej 4″ po prostej',
	braced: 'Cel jest gotowy na szarżę',
	inLine: 'Inni na drodze, po kolei',
	sure: 'Trafia bez rzutu: cel nie może się bronić',
	operator: 'Kto obsługuje',
	ram: 'Taranuje, bez broni',
	target: 'Cel',
	aim: 'W kogo celuje',
	aimSquad: 'Trafionych wskazuje właściciel oddziału.',
	aimEach: 'Każdy na drodze szarży z osobna.',
	aimMember: 'Tylko gdy jest dwa razy większa od atakującego.',
	nobody: 'Nie ma kogo wybrać.',
	together: 'Wspólny atak',
	attackers: 'Atakujący',
	others: 'Inni w promieniu wybuchu',
	bonus: 'Uzgodniony modyfikator',
	element: 'W co celuje',
	elements: { body: 'Całość', surface: 'Element zewnętrzny', protruding: 'Element wystający' },
	grinding: 'Stopniowe uszkadzanie',
	go: 'Rzuć wszystkie',
	own: 'Podaj wyniki',
	steps: 'Po kolei',
	sheet: 'Karta figurki',
	wholeSquad: (p) =>
		plural('pl', p.count, {
			one: 'Cały oddział (# figurka)',
			few: 'Cały oddział (# figurki)',
			many: 'Cały oddział (# figurek)',
			other: 'Cały oddział (# figurki)'
		})
};

/** Everything else that a figure does. */
export const acts: typeof en.acts = {
	movedOf: (p) => `Ruch: ${p.moved} z ${p.speed}″`,
	inches: 'Cale',
	writeDown: 'Zapisz',
	moveDice: (p) =>
		plural('pl', p.dice, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' }),
	sprint: 'Bieg',
	sprintCharge: 'Bieg i szarża',
	bail: 'Ratunek',
	pickUp: (p) => `Podnieś: ${p.name}`,
	leaveCombat: 'Wyjście z walki wręcz',
	opponents: 'Przeciwnicy w zasięgu ciosu',
	withdraw: 'Wycofaj',
	disengage: 'Oderwij się',
	ignore: 'Ignoruj walkę',
	release: (p) => `Puść: ${p.name}`,
	against: 'Przeciw komu',
	attempts: (p) => `Czym działa ${p.name}`,
	withoutWeapon: 'Coś innego niż broń',
	featHint: (p) =>
		`Powiedz, co robi bohater; musi to pasować do jego stylu. Jego d6 musi być co najmniej równe d6 gracza, który się sprzeciwia: ${p.odds}. Bez sprzeciwu wyczyn udaje się bez rzutu.`,
	crashHint: (p) =>
		`Pojazd i przeszkoda otrzymują po ${p.dice} obrażeń: 1d6 za każdy używany moduł napędu.`,
	propulsions: 'Używane moduły napędu',
	obstacle: 'W co uderza',
	noObstacle: 'Bez wyboru: teren albo coś spoza armii.',
	crashFells: (p) => `Szansa, że zginie ${p.name}: ${p.odds}.`,
	objects: (p) => `Sprzeciw: ${p.name}`,
	patient: 'Ranna figurka',
	council: 'Inni lekarze w konsylium',
	circle: 'Inni magowie w kręgu',
	prepared: (p) =>
		`Tury przygotowań: ${p.turns}. Zaklęcie wymaga tylu tur, ile wynosi jego poziom, a przywołanie tylu, ile wielkość.`,
	prepare: 'Przygotuj (1 tura)',
	spell: 'Zaklęcie',
	level: (p) => `Poziom ${p.level}`,
	struck: 'Kto jest w promieniu',
	shieldOfLevel: (p) => `Magiczna tarcza poziomu ${p.level}`,
	dead: 'Kogo ożywić',
	reserve: 'Kogo przywołać',
	seat: 'Wierzchowiec lub pojazd',
	leaveMount: (p) => `Opuść: ${p.name}`,
	together: 'Skład',
	squadName: 'Nazwa oddziału',
	newSquad: 'Nowy oddział',
	formSquad: 'Utwórz oddział',
	joinSquad: (p) => `Dołącz do: ${p.name}`,
	leaveSquad: (p) => `Opuść: ${p.name}`,
	newBase: (p) => `Nowa podstawka: ${p.name}`,
	disbandSquad: (p) => `Rozwiąż: ${p.name}`,
	mergeSquads: (p) => `Połącz oddziały: ${p.name} i ${p.other}`
};

export const report: typeof en.report = {
	title: 'Raport do ligi',
	which: 'Wybierz grę ligi. Otworzy się w niej wypełniony raport.',
	other: 'Gra spoza planu',
	choose: 'Raport',
	notEnded: 'Rozgrywka jeszcze trwa: raport będzie bez wyniku.',
	noMeetings: 'Żadna liga na tym urządzeniu nie ma spotkania.',
	toLeagues: 'Przejdź do lig'
};
