import type * as en from '../en/table-help';

export const help: typeof en.help = {
	title: 'Co można zrobić',
	quick: 'Szybkie czynności',
	quickHint: 'Nie zużywają akcji; niektóre kosztują część ruchu.',
	free: 'za darmo',
	inches: (p) => `−${p.count}″`,
	quickActions: {
		talk: 'Rozmowa',
		item: 'Podniesienie lub upuszczenie przedmiotu',
		drop: 'Siadanie, klękanie, kładzenie się',
		door: 'Otwarcie lub zamknięcie drzwi',
		lift: 'Podniesienie czegoś wielkości klocka 2×4',
		weapon: 'Zmiana lub przeładowanie broni',
		kneeling: 'Wstanie z siadu lub z klęku',
		prone: 'Wstanie z ziemi'
	},
	actions: 'W ramach akcji',
	actionTexts: {
		sprint: 'Sprint: dodatkowe 1k6″ w linii prostej. Zużywa akcję, chyba że kończy się szarżą.',
		extended: 'Akcja rozszerzona, np. pilotowanie lub programowanie: nic więcej w tej turze.',
		large: 'Duża akcja: tylu ludzików albo tyle tur, ile cali ma przedmiot.',
		response: 'Akcją zachowaną w swojej turze można odpowiedzieć wrogowi, z ruchem o 1″.',
		bail: 'Unik: skok na 1k6″, potem figurka leży i nic nie robi do swojej następnej tury.'
	},
	ladder: 'Drabina trudności',
	ladderHint: 'Rzuć na umiejętności: wynik musi osiągnąć tę liczbę.',
	noRoll: 'bez rzutu',
	rungs: {
		trivial: { name: 'Banalne', example: 'zamknięcie drzwi' },
		easy: { name: 'Łatwe', example: 'skok na linę' },
		normal: { name: 'Zwykłe', example: 'wyważenie zamkniętych drzwi' },
		tricky: { name: 'Sztuczka', example: 'wspinaczka po pionowej skale' },
		hard: { name: 'Trudne', example: 'rozbrojenie bomby' },
		veryHard: { name: 'Bardzo trudne', example: 'drobna operacja' },
		heroic: { name: 'Heroiczne', example: 'włamanie do satelity' },
		legendary: { name: 'Legendarne', example: 'złapanie bełtu z kuszy' },
		divine: { name: 'Boskie', example: 'rzut tyranozaurem' }
	},
	skirmish: 'Akcje potyczki',
	skirmishActions: {
		defence: 'Obrona: 1+ dobry wojownik, 2+ przeciętny, 3+ słaby; +1 za każdą własną ranę.',
		fallBack: 'Cofnięcie: próg obrony +2, bez kostek tarczy; 2″ prosto w tył.',
		attack: 'Atak: każde 5 lub 6 to trafienie.',
		lunge: 'Wypad: 2″ w stronę celu dalej niż 1″, po wszystkich obronach.',
		push: 'Pchnięcie: 5 lub 6 przesuwa wroga o 2″.',
		sweep: 'Zamach ciężką bronią: dwie kostki za każdą, 5 lub 6 cofa wroga o 2″.',
		volley: 'Ostrzał w reakcji: trzy kostki na model, pięć do samotnego; każda 6 to trafienie.',
		move: 'Ruch: k6 za kostkę, od 3 do 6″; związany walką model za kostkę przesuwa się o 2″.'
	}
};
