import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const league: Record<RulesOf<'LIG'>, RuleText> = {
	'PL-LIG-01': {
		title: 'Najwyżej 150 CP',
		text: 'Armia w Małej Lidze kosztuje najwyżej 150 CP; równo 150 jest dozwolone. Każdą zgłoszoną armię liczy się osobno.'
	},
	'PL-LIG-02': {
		title: 'Nie szybciej niż 10 cali',
		text: 'W Małej Lidze żadna jednostka, wierzchowiec ani maszyna nie może być szybsza niż 10″. Liczy się kupiona szybkość: biegu się nie dodaje, a tego, co zabiera zbroja, się nie odejmuje. Drugie odczytanie jest w ustawieniach armii, ale liga nie przyjmuje armii, która go używa.'
	},
	'PL-LIG-03': {
		title: 'Najwyżej dwie armie',
		text: 'Na spotkanie Małej Ligi możesz przygotować jedną lub dwie armie, A i B. Każda musi mieścić się w limitach. Przed każdą grą wybierasz, którą zagrasz. Między spotkaniami możesz je zmieniać, byle nadal kosztowały najwyżej 150 CP.'
	},
	'PL-LIG-04': {
		title: 'Zasady ligi',
		text: 'W Małej Lidze gra się według polskiego tłumaczenia BrikWars z trzema suplementami: Leczenie, Magia oraz Ukrywanie się, Spostrzegawczość i Mistrz broni. Nie przyjmuje się armii policzonej po cenach LUGPolWars, z własnymi cenami ani z odczytaniami innymi niż domyślne.'
	},
	'PL-LIG-05': {
		title: 'Z klocków',
		text: 'Armie i pojazdy buduje się z klocków. Teren może wyjątkowo być z czegoś innego. Sędzia sprawdza armie tuż przed spotkaniem.'
	},
	'PL-LIG-06': {
		title: 'Juniorzy i seniorzy',
		text: 'Gracze poniżej 18 lat to juniorzy, pozostali to seniorzy; każda kategoria ma własną tabelę. Za zgodą rodzica dziecko może grać wśród seniorów.'
	},
	'PL-LIG-07': {
		title: 'Spotkanie, zgłoszenie i stół',
		text: 'Spotkanie zgłasza się co najmniej dwa dni wcześniej, razem z planowanymi grami. Stół ma co najmniej 90 × 90 cm, a najlepiej 120 × 120. Gra nie powinna trwać dłużej niż 90 minut.'
	},
	'PL-LIG-08': {
		title: 'Sędzia',
		text: 'Na spotkaniu powinien być sędzia. Seniorzy mogą się bez niego obyć, jeśli po turze każdego gracza robią zdjęcia i opisują grę; grę juniorów musi prowadzić sędzia. Nikt nie sędziuje własnej gry: robi to osoba trzecia.'
	},
	'PL-LIG-09': {
		title: 'Protokół spotkania',
		text: 'Na koniec spotkania sędzia dostaje protokół z wynikami. Jeśli rozegrano inne gry, niż zaplanowano, protokół mówi dlaczego.'
	},
	'PL-LIG-10': {
		title: 'Walkower',
		text: 'Gracz, którego przeciwnik się nie zjawił, dostaje 7 punktów za jeden wybrany scenariusz ze zgłoszonych. Nieobecny dostaje 0, a jeśli w tym sezonie już grał ten scenariusz, traci 3 punkty ze swojego wyniku. W uzasadnionym wypadku i za zgodą obu stron spotkanie uznaje się za niebyłe.'
	},
	'PL-LIG-11': {
		title: 'Sezon',
		text: 'Sezon trwa miesiąc od chwili, gdy pierwszy gracz rozegra wszystkie scenariusze (liczy się dzień ostatniego protokołu), ale nie dłużej niż pół roku. Zmiany zasad ogłasza się najpóźniej w dniu otwarcia. Gracze z tą samą liczbą punktów grają dogrywkę w losowych scenariuszach; dogrywki nie dodają punktów.'
	},
	'PL-LIG-12': {
		title: 'Punkty za grę',
		text: 'Każda gra daje 5 punktów. Cel główny dodaje 2 wygranemu i zabiera 2 przegranemu; kto osiągnie cel dodatkowy, dostaje jeszcze 1, wygrany czy nie. Remis daje po 5 punktów.'
	},
	'PL-LIG-13': {
		title: 'Każdy scenariusz z obu stron',
		text: 'Każdy scenariusz gra się dwa razy, raz stroną jasną i raz ciemną: sześć gier, najwyżej 48 punktów. Za scenariusz i stronę liczy się tylko pierwszy wynik; powtórka nic nie dodaje.'
	},
	'PL-LIG-14': {
		title: 'Rozstawienie w Bitwie i Zdobądź flagę',
		text: 'Kostka rozstrzyga, kto wybiera krawędź; przeciwnik ma przeciwległą. Jednostki stoją nie dalej niż 5″ od swojej krawędzi. Wybierający wystawia połowę armii, potem przeciwnik całą, potem wybierający resztę. Zaczyna przeciwnik.'
	},
	'PL-LIG-15': {
		title: 'Bitwa',
		text: 'Cel główny: zniszczyć armię wroga. Dodatkowy: twoja jednostka dociera do strefy startowej wroga, gdy na stole jest jeszcze co najmniej połowa jego jednostek.'
	},
	'PL-LIG-16': {
		title: 'Zdobądź flagę',
		text: 'Pośrodku leży artefakt. Kto doniesie go do własnej krawędzi, zdobywa go raz i schodzi ze stołu z wierzchowcem lub pojazdem, bezpieczny; artefakt wraca na środek. Wygrywa trzecie zdobycie albo ostatnia strona na stole. Dodatkowy: na stole nie ma już wrogich jednostek, nie licząc bezpiecznych; jeśli ostatnie zdobycie wykonała ostatnia jednostka zwycięzcy, cel osiąga przegrany.'
	},
	'PL-LIG-17': {
		title: 'Transport, czyli Zasadzka',
		text: 'Strona jasna stawia połowę jednostek do 5″ od środka, ciemna wszystkie do 5″ od dowolnej krawędzi; zaczyna wyższy rzut. Cel główny obu stron: donieść przedmiot do krawędzi. Dodatkowy: nie ma już wrogów na stole; tylko dla jasnej kończy to grę i daje oba cele.'
	},
	'PL-LIG-18': {
		title: 'Posiłki',
		text: 'W Transporcie strona jasna przed każdą swoją turą rzuca kostką: przy 4 i więcej wchodzi kolejna jednostka, pośrodku krawędzi, do 5″, i od razu działa.'
	},
	'PL-LIG-19': {
		title: 'Bardzo ważny przedmiot',
		text: 'Niesie się go w jednej ręce, więc nie używa się wtedy broni wymagającej obu rąk, także zasięgowej, chyba że rąk jest więcej niż dwie. Podnosi się go do 1″ od poległego niosącego jako akcję prostą; nie jest bronią ani tarczą. Nie niesie go nic, co lata, ani nikt w środku.'
	}
};
