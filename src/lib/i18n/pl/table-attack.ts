import type * as en from '../en/table-attack';
import { plural } from '../plural';

/** The form of an attack. */
export const attack: typeof en.attack = {
	title: (p) => `Atakuje ${p.name}`,
	weapon: 'Broń',
	unarmed: 'Nie ma broni, której mogłaby teraz użyć.',
	way: 'Jak',
	ways: {
		close: 'Starcie',
		counter: 'Kontratak',
		ranged: 'Strzał lub rzut',
		charge: 'Szarża',
		push: 'Pchnięcie',
		grab: 'Chwyt',
		spell: 'Czar',
		explosion: 'Wybuch'
	},
	bothHands: 'Oburącz',
	run: 'Prosty rozbieg, cale',
	ram: 'Uderza całym ciałem',
	target: 'Cel',
	nobody: 'Nie ma kogo wybrać.',
	together: 'Wspólny atak',
	attackers: 'Atakujący',
	others: 'Także w promieniu',
	bonus: 'Uzgodniony modyfikator',
	element: 'Celuje w',
	elements: { body: 'Korpus', surface: 'Część na powierzchni', protruding: 'Część wystająca' },
	grinding: 'Stopniowe uszkadzanie',
	go: 'Do kostek'
};

/** Everything else that a figure does. */
export const acts: typeof en.acts = {
	movedOf: (p) => `Ruch: ${p.moved} z ${p.speed}″`,
	inches: 'Cale',
	writeDown: 'Zapisz',
	moveDice: (p) =>
		plural('pl', p.dice, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' }),
	sprint: 'Sprint',
	sprintCharge: 'Sprint i szarża',
	bail: 'Unik',
	quick: {
		talk: 'Rozmowa',
		pickUp: 'Podniesienie przedmiotu',
		drop: 'Upuszczenie przedmiotu',
		dropProne: 'Położenie się',
		standFromKneeling: 'Wstanie z klęku −1″',
		standFromProne: 'Wstanie z ziemi −2″',
		openDoor: 'Otwarcie drzwi −1″',
		lift: 'Podniesienie ciężaru −1″',
		swapWeapon: 'Zmiana broni −1″',
		reload: 'Przeładowanie −1″'
	},
	patient: 'Pacjent',
	council: 'Pozostali medycy konsylium',
	circle: 'Pozostali magowie kręgu',
	circleLevel: 'Poziom tarczy',
	dead: 'Kogo wskrzesić',
	reserve: 'Kogo przywołać',
	seat: 'Wierzchowiec lub pojazd',
	leaveMount: (p) => `Opuść: ${p.name}`,
	together: 'Skład',
	squadName: 'Nazwa oddziału',
	newSquad: 'Nowy oddział',
	formSquad: 'Utwórz oddział',
	joinSquad: (p) => `Dołącz do: ${p.name}`,
	leaveSquad: (p) => `Opuść: ${p.name}`
};

export const report: typeof en.report = {
	title: 'Raport do ligi',
	which: 'Która to była gra ligi? Tam otworzy się wypełniony raport.',
	other: 'Gra spoza planu',
	choose: 'Raport',
	notEnded: 'Gra jeszcze trwa: raport będzie bez wyniku.',
	noMeetings: 'Żadna liga na tym urządzeniu nie ma spotkania.',
	toLeagues: 'Przejdź do lig'
};
