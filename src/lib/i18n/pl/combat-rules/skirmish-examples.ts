import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const skirmishExamples: Record<CombatRulesOf<'NS-PLAY' | 'P'>, RuleText> = {
	'NS-EX4': {
		title: 'Przykład: Aragorn i trzej orkowie',
		text: 'Aragorn (dobry, z tarczą) ma do 1″ trzech orków, sługusów: 3 + 2 = 5 kostek. Kostka tarczy zatrzymuje pierwszego (trzeba 1), dwie atakują: 4 i 6, jedno trafienie, zabity. Druga kostka tarczy zatrzymuje drugiego. Ostatnią Aragorn odskakuje od trzeciego: trzeba 1 + 2 = 3 i wypada 3. Cofa się o 2″ i nie jest już związany walką.'
	},
	'NS-EX5a': {
		title: 'Przykład, tura 1: nadchodzą orkowie',
		text: 'Sześciu orków z mieczami, sługusów, stoi 12″ dalej. Dwie kostki pokazują 5 i 5, każda z +1: 6 + 6 = 12″. Do każdego z trzech bohaterów dochodzi dwóch. Kostek już nie ma i nikt nie musi się bronić.'
	},
	'NS-EX5b': {
		title: 'Przykład, tura 1: odpowiedź Boromira',
		text: 'Boromir ma 3 kostki i 2 za tarczę. Kostka tarczy zatrzymuje orka A, dwie pokazują 5 i 6: dwa trafienia, tarcza orka anuluje jedno, a 1 ≥ 1 zabija. Druga kostka tarczy zatrzymuje orka B, a ostatnia prowadzi Boromira 2″ do dwóch orków przy Merrym. Na obronę przed nimi nie ma już kostki: dwie porażki i dwa darmowe ataki, bez 5 i 6.'
	},
	'NS-EX5c': {
		title: 'Przykład, tura 2: orkowie przechodzą',
		text: 'Dwóch orków walczy z Pippinem. Pierwszy rzuca na tarczę 5 i 5, a trzeba 3, i atakuje z 2: pudło. Drugi rzuca 5 i 1, też się broni, a jego atak chybia. Żeby odskoczyć ostatnią kostką, ork musiałby wyrzucić 3 + 2 = 5. Dwaj następni używają po jednej kostce tarczy na każdego wroga: jeden rzuca 5 i 3, broni się i idzie 2″ + 2″; drugi broni się przed Merrym, ale nie przed Boromirem, dokłada kostkę akcji, wypada 3, broni się i idzie 2″. Łucznicy mają czystą linię.'
	},
	'NS-EX5d': {
		title: 'Przykład, tura 2: Boromir i strzały',
		text: 'Boromir, sam, nie jest związany walką. Kostka ruchu pokazuje 6 i mimo wysportowania zostaje 6; są jeszcze dwie kostki, a dosięga czterech orków. Do samotnego leci 5 strzał: jedna 6, którą anuluje tarcza, i orkowie mają 1 punkt opowieści. Tarcza po ruchu ma 1 kostkę i zatrzymuje jednego. Dwie kostki atakują: 1 i 2, pudło. Trzej pozostali mają darmowe ataki, jeden wyrzuca 5: 1 trafienie < 3, a orkowie mają 2 punkty opowieści.'
	},
	'NS-EX5e': {
		title: 'Przykład, tura 3: Boromir pada',
		text: 'Ork trafia Boromira piątką i orkowie mają 3 punkty opowieści. Wydają wszystkie trzy i wyrzucają 15: salwa. Na pięciu kostkach wypadają trzy 6. Razem 1 + 3 = 4 trafienia w tej turze, tarcza anuluje jedno, a 3 ≥ 3 zabija Boromira.'
	},
	'NS-EX5f': {
		title: 'Przykład, tura 3: niziołki',
		text: 'Merry i Pippin mają po 1 kostce. Pippin odskakuje z 5 ≥ 5: 2″ i jeszcze 2″ darmową kostką. Merry nie zużywa kostki na obronę: darmowy atak trafia i naraża go na niewolę. Jego własny atak trafia; anuluje go tarcza i bohaterowie mają 1 punkt opowieści.'
	},
	'NS-EX5g': {
		title: 'Przykład, tura 4: pościg',
		text: 'Czterech orków nie jest związanych walką: z darmową kostką, +1 i co najmniej 3 dogania trzech. Dwóm obrona się nie udaje: oba niziołki wyrzucają 5 lub więcej, tarcze anulują, a bohaterowie mają 3 punkty opowieści. Wydane dają 9: dwie kostki więcej w ataku, w którym wystarczyłoby jedno 5 lub 6, bo tarcze są zużyte. Nie wypada. Trzej orkowie atakują bez skutku.'
	},
	'NS-EX5h': {
		title: 'Przykład, tury 4 i 5: w okrążeniu',
		text: 'Merry, aktywowany sam przeciw jednemu wrogowi, odskakuje z 5 ≥ 5: 2″ + 2″. Darmowa kostka działa tylko dlatego, że obronił się przed każdym wrogiem. Potem jednemu orkowi nie udaje się obrona przed Pippinem; tarcza anuluje trafienie i bohaterowie mają 1 punkt opowieści. Z czterech ataków na Pippina trafia jeden: jest narażony na niewolę, a w okrążeniu nie ma jak odskoczyć.'
	},

	'P-1': {
		title: 'Nasza propozycja: potwory',
		text: 'Lista kostek ogólnych w źródle zaginęła; z opisu wynika 3 dla dobrych, 2 dla przeciętnych, 1 dla sługusów i 4 lub 5 dla potworów. Niech potwory bronią się jak dobrzy wojownicy, od 1.'
	},
	'P-2': {
		title: 'Nasza propozycja: obrona i strzały',
		text: 'Po liczbach obrony i przy strzałach czegoś brakuje; zostało tylko o 1 więcej za każdą ranę. Leżący obrońca niech ma liczbę o 1 większą, a strzały żadnych modyfikatorów za odległość ani osłonę.'
	},
	'P-3': {
		title: 'Nasza propozycja: wypad',
		text: 'Z wypadu zostały 5 i 6, a modyfikatory zaginęły. Niech ma kostki zwykłego ataku, liczbę o 1 większą za każdą własną ranę i żadnych kostek tarczy.'
	},
	'P-4': {
		title: 'Nasza propozycja: pchnięcie',
		text: 'Z pchnięcia zostały 5 i 6; modyfikatory się sumowały, ale zaginęły. Niech liczba zmienia się tak: −1 za każdy poziom postury powyżej celu, +1 za każdy poniżej; −1 z wierzchowca, +1 przeciw jeźdźcowi; −1 z tarczą; +1, gdy cel stoi wyżej; +1 za każdą własną ranę. Zostaje między 2 a 6.'
	},
	'P-5': {
		title: 'Nasza propozycja: ruch w walce',
		text: 'Lista akcji ruchu zaginęła; z przykładów wynika, że kostka to ruch do 2″. Niech kostka pozwala na jedno z tych: ruch do 2″, wstanie, wsiadanie albo zsiadanie, podniesienie lub upuszczenie czegoś, zmianę broni.'
	},
	'P-5b': {
		title: 'Nasza propozycja: akcje poza walką',
		text: 'Źródło wspomina tylko, że zamiana łuków na broń ręczną jest kłopotliwa. Niech jedną kostkę akcji kosztuje: wstanie, wsiadanie albo zsiadanie, zmiana broni, podniesienie ładunku lub jeńca, otwarcie drzwi, wspięcie się na przeszkodę.'
	},
	'P-6': {
		title: 'Nasza propozycja: modyfikatory ruchu',
		text: 'W źródle zostało +1 dla wysportowanych i −3 z rannymi niziołkami, na każdą kostkę. Dodajemy −2 dla niskich, −1 za każdą ranę i −1 za ładunek, a każda kostka zostaje między 3 a 6.'
	},
	'P-7': {
		title: 'Nasza propozycja: bez punktów',
		text: 'W tekście nie ma kosztów w punktach. Zostawiamy to tak: zamiast nich lista pokazuje sumę kostek ogólnych.'
	}
};
