import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const weapons: Record<RulesOf<'WPN'>, RuleText> = {
	'PL-WPN-01': {
		title: 'Broń krótka ręczna (S)',
		text: 'Koszt 2 CP, trudność użycia 2, obrażenia 1d6. Sięga tak daleko, jak jest długa, a można nią też rzucić na 1d6″. Zajmuje jedną rękę, a w drugiej może być druga taka broń, broń zasięgowa krótka albo tarcza.'
	},
	'PL-WPN-02': {
		title: 'Broń ciężka ręczna (M)',
		text: 'Koszt 3 CP, trudność użycia 4, obrażenia 1d6+2. To +2 dodaje się tylko raz, nawet gdy po szóstce rzucasz ponownie. Sięga tak daleko, jak jest długa. Zajmuje jedną rękę, a w drugiej może być tylko tarcza.'
	},
	'PL-WPN-03': {
		title: 'Broń długa dwuręczna (L)',
		text: 'Koszt 4 CP, trudność użycia 5, obrażenia 2d6. Trafia tylko to, czego dosięga ostrzem, a nie drzewcem. Pieszo wymaga dwóch rąk i zabiera 1″ ruchu. Na wierzchowcu i w pojeździe wystarcza jedna ręka.'
	},
	'PL-WPN-04': {
		title: 'Broń zasięgowa krótka (S)',
		text: 'Koszt 3 CP, trudność użycia 3, zasięg 6″, obrażenia 1d6. Zajmuje jedną rękę, a w drugiej może być broń krótka ręczna albo tarcza. Do przeładowania i do strzału z łuku obie ręce muszą być wolne.'
	},
	'PL-WPN-05': {
		title: 'Broń zasięgowa długa (M)',
		text: 'Koszt 5 CP, trudność użycia 3, zasięg 12″, obrażenia 1d6+1. Zawsze zajmuje dwie ręce. Jej właściciel nie może mieć żadnej innej broni, chyba że najpierw porzuci tę.'
	},
	'PL-WPN-06': {
		title: 'Materiały wybuchowe',
		text: 'Każda sztuka kosztuje 1 CP, trudność użycia 3, obrażenia 1d10. Podłożona ma zasięg 0″ i opóźnienie, na przykład 2 tury; rzucona leci na (1d6+2)″. Wystrzelona ma zasięg broni, z której ją wystrzelono. Noszone ładunki nie zajmują rąk.'
	},
	'PL-WPN-07': {
		title: 'Tarcza',
		text: 'Koszt 1 CP, trudność użycia 2, zasięg: dotyk. Zajmuje jedną rękę i paruje 1d6 obrażeń. Można nią przepchnąć przeciwnika, ale nie zranić.'
	},
	'PL-WPN-08': {
		title: 'Zbroja',
		text: 'Koszt 2 CP; nosi się ją na sobie, więc nie zajmuje rąk. Dodaje 1d6 do obrony, a pieszo zabiera 1″ ruchu. Za drugą zbroję na tej samej figurce płacisz, ale nic ona nie daje.'
	},
	'PL-WPN-09': {
		title: 'Puste ręce',
		text: 'Koszt 0 CP, trudność użycia 2, zasięg: dotyk. Puste ręce nie zadają obrażeń: figurka bez broni może tylko przepychać.'
	},
	'PL-WPN-10': {
		title: 'Broń improwizowana',
		text: 'Dowolny klocek pod ręką, najwyżej około 2×4: koszt 0 CP, trudność użycia 2, obrażenia 1d6−2. Uderzasz nim tego, kogo dosięgasz, albo rzucasz na (1d6−1)″. Zajmuje jedną rękę i liczy się przy tym jak broń krótka ręczna.'
	},
	'PL-WPN-11': {
		title: 'Ciężki sprzęt spowalnia',
		text: 'Broń długa dwuręczna zabiera 1″ ruchu i zbroja też zabiera 1″. Obie razem zabierają 2″. Dotyczy to tylko pieszych: jeździec i figurka w pojeździe nic nie tracą.'
	},
	'PL-WPN-12': {
		title: 'Amunicja za darmo',
		text: 'W broni rzucanej i zasięgowej amunicja nigdy się nie kończy, więc nic za nią nie płacisz. Nie można jej dzielić: oddaje się ją tylko w całości.'
	},
	'PL-WPN-13': {
		title: 'Ładunki wybuchowe armii',
		text: 'Materiały wybuchowe się zużywają. Kupujesz je na sztuki dla całej armii, po 1 CP, więc trzy granaty kosztują 3 CP. Liczą się bomby, rakiety, dynamit i koktajle Mołotowa.'
	},
	'PL-WPN-14': {
		title: 'Czego tarcza nie zatrzyma',
		text: 'Żadna tarcza nie zatrzyma kul karabinowych ani ataków magicznych. Plazmy też nie, chyba że jest to tarcza energetyczna.'
	},
	'PL-WPN-15': {
		title: 'Broń w pochwie',
		text: 'Jeśli do strzału lub przeładowania trzeba obu rąk, przyjmuje się, że broń ręczna jest w pochwie. Figurka z bronią zasięgową krótką może więc mieć także broń ręczną, a schowanie jej na czas strzału nic nie kosztuje.'
	},
	'PL-WPN-16': {
		title: 'Łuki, różdżki i magiczne laski',
		text: 'Krótki i długi łuk z klocków wyglądają tak samo, więc zaznacz, który jest który, na przykład kolorem albo oddziałem. Różdżka to broń zasięgowa krótka, a magiczna laska to broń zasięgowa długa. Żeby ich używać, nie trzeba znać magii.'
	},
	'PL-WPN-17': {
		title: 'Sztandar i broń',
		text: 'Sztandar nie zajmuje ręki. Chorąży może walczyć nawet bronią dwuręczną, tak jakby sztandaru nie trzymał.'
	},
	'PL-WPN-18': {
		title: 'Kopia w siodle',
		text: 'Figurka na wierzchowcu może trzymać w jednej ręce broń długą dwuręczną, na przykład kopię, a w drugiej tarczę. Jazda wierzchem lub w pojeździe zwalnia rękę tylko przy tej klasie broni. Broń zasięgowa długa zawsze wymaga obu rąk.'
	},
	'PL-WPN-19': {
		title: 'Więcej niż jedna tarcza',
		text: 'Figurka może mieć kilka tarcz. W jednej rundzie przepychać można tylko jedną z nich.'
	},
	'PL-WPN-20': {
		title: 'W ręku albo schowane',
		text: 'Figurka trzyma naraz najwyżej tyle, ile zmieszczą jej ręce, a ma dwie, jeśli nie ustawisz inaczej. Reszta jej rzeczy jest schowana, na przykład w pochwie albo na plecach. Wymiana tego, co w rękach, na coś schowanego kosztuje 1″ ruchu.'
	},
	'PL-WPN-21': {
		title: 'Co zmieszczą dwie ręce',
		text: 'Broń krótką ręczną (improwizowana liczy się tak samo) łączysz z drugą taką, z bronią zasięgową krótką albo z tarczą, a broń ciężką tylko z tarczą. Broń długa dwuręczna pieszo zajmuje obie ręce; na wierzchowcu i w pojeździe możesz dodać do niej tarczę, a także broń krótką ręczną, choć z ostrzeżeniem. Można trzymać dwie tarcze, a także tarczę z bronią zasięgową krótką, tylko że wtedy nie strzelisz z łuku ani nie przeładujesz; druga broń zasięgowa krótka jest dozwolona, ale bez superzręczności nie daje dodatkowego strzału. Broń zasięgowa długa zajmuje obie ręce i z niczym się nie łączy.'
	},
	'PL-WPN-22': {
		title: 'Karabin wyklucza inną broń',
		text: 'Kto ma broń zasięgową długą, na przykład karabin albo długi łuk, nie może mieć żadnej innej broni, nawet schowanej, ani drugiej takiej samej. Wolno mieć materiały wybuchowe, zbroję oraz schowaną tarczę lub klocek. Wolno też założyć jeden bagnet: płacisz za niego jak za broń krótką ręczną, nie zajmuje ręki i przydaje się w szarży, ale zobaczysz ostrzeżenie.'
	},
	'PL-WPN-23': {
		title: 'Więcej niż dwie ręce',
		text: 'Każda ręka powyżej dwóch trzyma jeszcze jedną rzecz jednoręczną. Zasada „tylko tarcza” przy broni ciężkiej dotyczy jednej pary rąk. Czteroręka figurka może więc trzymać dwie bronie ciężkie i dwie tarcze.'
	}
};
