import type * as en from '../en/table-help';
import { plural } from '../plural';

export const help: typeof en.help = {
	title: 'Co można zrobić',
	dying: 'Bez leczenia w tej turze zginą, gdy się skończy.',
	wounded: 'Ranni',
	idle: (p) =>
		plural('pl', p.count, {
			one: '# figurka może jeszcze działać',
			few: '# figurki mogą jeszcze działać',
			many: '# figurek może jeszcze działać',
			other: '# figurki może jeszcze działać'
		}),
	able: 'Kto może jeszcze działać',
	allActed: 'Wszyscy już działali.',
	quick: 'Szybkie akcje',
	quickHint: 'Nie zużywają akcji; niektóre kosztują część ruchu.',
	free: 'za darmo',
	inches: (p) => `−${p.count}″`,
	actions: 'W ramach akcji',
	actionTexts: {
		sprint: 'Bieg: 1d6″ więcej, prosto przed siebie. Zabiera akcję, chyba że kończy się szarżą.',
		extended:
			'Rozszerzona akcja, na przykład pilotowanie albo programowanie: nic więcej w tej turze.',
		large: 'Duża akcja: tyle figurek albo tyle tur, ile cali ma przedmiot.',
		response:
			'Akcją zachowaną w swojej turze można odpowiedzieć wrogowi i przesunąć się przy tym o 1″.',
		bail: 'Ratunek: skok do 1d6″; potem figurka leży i nic nie robi do swojej następnej tury.'
	},
	ladder: 'Drabina trudności',
	ladderHint: 'Rzuć na umiejętność: potrzebny wynik to co najmniej podana liczba.',
	perception: 'Spostrzegawczość: przeciw osłonie, bez akcji',
	noRoll: 'bez rzutu',
	rungs: {
		trivial: { name: 'Banalne', example: 'zamknięcie drzwi' },
		easy: { name: 'Łatwe', example: 'skok na linę' },
		normal: { name: 'Normalne', example: 'wyważenie zamkniętych drzwi' },
		tricky: { name: 'Sztuczka', example: 'wspinaczka po pionowej skale' },
		hard: { name: 'Trudne', example: 'rozbrojenie bomby' },
		veryHard: { name: 'Bardzo trudne', example: 'drobna operacja' },
		heroic: { name: 'Heroiczne', example: 'włamanie do satelity' },
		legendary: { name: 'Legendarne', example: 'złapanie bełtu z kuszy' },
		divine: { name: 'Boskie', example: 'rzut tyranozaurem' }
	},
	skirmish: 'Akcje potyczki',
	skirmishActions: {
		defence:
			'Obrona: dobry wojownik 1+, przeciętny 2+, marny albo sługus 3+; o 1 więcej za każdą własną ranę.',
		fallBack: 'Odskok: obrona z liczbą o 2 większą, bez kostek tarczy; 2″ prosto do tyłu.',
		attack: 'Atak: każde 5 lub 6 to trafienie.',
		lunge: 'Wypad: do 2″ na wroga, który stoi dalej niż 1″, po obronie przed wszystkimi.',
		push: 'Pchnięcie: 5 lub 6 przesuwa wroga o 2″.',
		sweep: 'Zamach ciężką bronią: dwie kostki za każdą; 5 lub 6 odrzuca wroga o 2″.',
		volley:
			'Salwa w odpowiedzi: 3 kostki za każdą postać, najwyżej 5 przeciw samotnej; każda 6 to trafienie.',
		move: 'Ruch: 1d6″ za kostkę, co najmniej 3″; związani walką 2″ za kostkę.'
	}
};
