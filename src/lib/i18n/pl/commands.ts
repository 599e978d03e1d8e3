import type * as en from '../en/commands';
import { plural } from '../plural';

const names: typeof en.commands.names = {
	undo: 'Cofnij',
	redo: 'Ponów',
	history: 'Pokaż historię',
	addUnit: 'Dodaj jednostkę',
	nextUnit: 'Następna jednostka',
	previousUnit: 'Poprzednia jednostka',
	editUnit: 'Edytuj jednostkę',
	more: 'O jedną więcej',
	fewer: 'O jedną mniej',
	copyUnit: 'Duplikuj jednostkę',
	renameUnit: 'Zmień nazwę jednostki',
	moveUp: 'Przesuń jednostkę w górę',
	moveDown: 'Przesuń jednostkę w dół',
	removeUnit: 'Usuń jednostkę',
	bill: 'Przejdź do zestawienia kosztów',
	settings: 'Ustawienia armii',
	compare: 'Porównaj',
	cards: 'Drukuj karty i listę armii',
	share: 'Udostępnij',
	spend: 'Wydaj pozostałe punkty',
	squad: 'Utwórz oddział',
	export: 'Eksportuj',
	duplicate: 'Duplikuj armię',
	deleteArmy: 'Usuń armię',
	newArmy: 'Nowa armia',
	import: 'Importuj armię',
	joinLeague: 'Dołącz do ligi',
	followLeague: 'Śledź ligę',
	joinGame: 'Dołącz do rozgrywki',
	armies: 'Przejdź do armii',
	league: 'Przejdź do ligi',
	table: 'Przejdź do rozgrywek',
	play: 'Zagraj tą armią',
	rules: 'Przeczytaj zasady',
	packs: 'Zarządzaj dodatkami',
	odds: 'Policz szanse ataku',
	appSettings: 'Ustawienia aplikacji',
	data: 'Przejdź do twoich danych',
	devices: 'Przejdź do moich urządzeń',
	about: 'O aplikacji',
	language: 'Zmień język',
	theme: 'Zmień motyw',
	palette: 'Szukaj wszędzie',
	keys: 'Skróty klawiszowe'
};

export const commands: typeof en.commands = {
	names,
	/** Visible labels of the buttons above the units. */
	short: { cards: 'Drukuj', share: 'Udostępnij', compare: 'Porównaj', play: 'Graj' },
	open: (p) => `Otwórz: ${p.name}`,
	add: (p) => `Dodaj: ${p.name}`,
	goTo: (p) => `Przejdź do: ${p.name}`,
	groups: { steps: 'Historia', unit: 'Jednostki', army: 'Armia', app: 'Aplikacja' },
	blocked: {
		nothingToUndo: 'nie ma czego cofnąć',
		nothingToRedo: 'nie ma czego ponowić',
		noUnit: 'nie wybrano jednostki',
		noUnits: 'nie ma jednostek',
		first: 'już pierwsza',
		last: 'już ostatnia',
		one: 'została tylko jedna',
		most: 'osiągnięto maksimum'
	},
	palette: {
		title: 'Szukaj',
		label: 'Jednostka, zasada lub polecenie',
		found: (p) =>
			plural('pl', p.count, {
				one: '# wynik',
				few: '# wyniki',
				many: '# wyników',
				other: '# wyniku'
			}),
		none: 'Nic nie znaleziono.'
	},
	keys: {
		title: 'Skróty klawiszowe',
		or: 'lub',
		close: 'Zamknij okno lub menu',
		single: 'Skróty bez Ctrl i ⌘',
		singleHint:
			'Wyłącz je, jeśli dyktujesz tekst albo przypadkowo naciskasz klawisze. Nie działają podczas pisania w polu.'
	},
	history: {
		title: 'Historia',
		hint: 'Wybierz krok, żeby wrócić do tego momentu. Późniejsze kroki są dostępne, dopóki czegoś nie zmienisz.',
		start: 'Początek historii',
		now: 'teraz',
		count: (p) => `${p.name}: ${p.before} → ${p.after}`,
		number: (p) => `${p.step} (${p.before.toLocaleString('pl')} → ${p.after.toLocaleString('pl')})`,
		none: 'Nie ma jeszcze kroków. Tu pojawią się Twoje zmiany.'
	},
	compare: {
		title: 'Porównanie',
		open: (p) => `Porównaj z wersją: ${p.when}`,
		first: 'Pierwsza armia',
		second: 'Druga armia',
		armies: 'Obecne wersje',
		earlier: (p) => `Wcześniejsza wersja: ${p.name}`,
		at: (p) => `${p.name}, ${p.when}`,
		choose: 'Wybierz…',
		swap: 'Zamień miejscami',
		missing: 'Wybierz dwie armie albo dwie wersje jednej armii.',
		bills: 'Porównanie kosztów',
		difference: 'Różnica',
		only: 'Tylko różnice',
		same: 'Obie armie mają te same koszty.',
		none: 'W tych zasadach nie ma czego porównać.',
		added: 'nowe',
		gone: 'usunięte',
		charts: 'Przegląd',
		other: 'Pozostałe',
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
