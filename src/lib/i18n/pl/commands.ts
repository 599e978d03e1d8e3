import type * as en from '../en/commands';
import { plural } from '../plural';

const names: typeof en.commands.names = {
	undo: 'Cofnij',
	redo: 'Ponów',
	history: 'Pokaż kroki',
	addUnit: 'Dodaj jednostkę',
	nextUnit: 'Następna jednostka',
	previousUnit: 'Poprzednia jednostka',
	editUnit: 'Edytuj jednostkę',
	more: 'O jedną więcej',
	fewer: 'O jedną mniej',
	copyUnit: 'Kopiuj jednostkę',
	renameUnit: 'Zmień nazwę jednostki',
	moveUp: 'Przesuń jednostkę w górę',
	moveDown: 'Przesuń jednostkę w dół',
	removeUnit: 'Usuń jednostkę',
	bill: 'Przejdź do rachunku',
	settings: 'Ustawienia armii',
	compare: 'Porównaj',
	cards: 'Karty i lista do druku',
	export: 'Zapisz jako plik',
	rules: 'Czytaj zasady',
	language: 'Zmień język',
	theme: 'Zmień kolory',
	palette: 'Znajdź polecenie',
	keys: 'Pokaż klawisze'
};

export const commands: typeof en.commands = {
	names,
	add: (p) => `Dodaj: ${p.name}`,
	goTo: (p) => `Przejdź do: ${p.name}`,
	groups: { steps: 'Kroki', unit: 'Jednostki', army: 'Armia', app: 'Program' },
	blocked: {
		nothingToUndo: 'nie ma czego cofnąć',
		nothingToRedo: 'nie ma czego ponowić',
		noUnit: 'nie wybrano jednostki',
		noUnits: 'nie ma jednostek',
		first: 'już jest pierwsza',
		last: 'już jest ostatnia',
		one: 'jest tylko jedna',
		most: 'więcej być nie może'
	},
	palette: {
		title: 'Polecenia',
		label: 'Co chcesz zrobić?',
		found: (p) =>
			plural('pl', p.count, {
				one: '# polecenie',
				few: '# polecenia',
				many: '# poleceń',
				other: '# polecenia'
			}),
		none: 'Żadne polecenie tak się nie nazywa.'
	},
	keys: {
		title: 'Klawisze',
		or: 'lub',
		close: 'Zamknij to, co otwarte',
		single: 'Klawisze bez Ctrl i ⌘',
		singleHint:
			'Wyłącz je, jeśli dyktujesz tekst albo łatwo naciskasz coś przez pomyłkę. Podczas pisania w polu nigdy nie działają.'
	},
	history: {
		title: 'Kroki',
		hint: 'Dotknij kroku, żeby zobaczyć armię taką, jaka była po nim. Późniejsze kroki czekają, aż coś zmienisz.',
		start: 'Przed pierwszym z tych kroków',
		now: 'teraz',
		none: 'Nie ma jeszcze kroków: stanie tu wszystko, co zmienisz w tej armii.'
	},
	compare: {
		title: 'Porównanie',
		open: (p) => `Porównaj ze stanem: ${p.when}`,
		first: 'Pierwsza armia',
		second: 'Druga armia',
		armies: 'Stan obecny',
		earlier: (p) => `Wcześniej: ${p.name}`,
		at: (p) => `${p.name}, ${p.when}`,
		choose: 'Wybierz…',
		swap: 'Zamień miejscami',
		missing: 'Wybierz dwie armie albo dwa stany jednej armii.',
		bills: 'Pozycja po pozycji',
		difference: 'Różnica',
		only: 'Tylko różnice',
		same: 'Oba rachunki są takie same.',
		none: 'Te zasady nie liczą niczego, co dałoby się zestawić.',
		added: 'nowe',
		gone: 'ubyło',
		charts: 'W skrócie',
		other: 'pozostałe',
		inFigures: 'figurki',
		chart: {
			pointsByRole: 'Punkty według roli',
			pointsByChapter: 'Punkty według rozdziału zasad',
			figuresByRole: 'Figurki według roli',
			speed: 'Szybkość',
			armor: 'Obrona',
			damage: 'Najsilniejszy atak'
		}
	}
};
