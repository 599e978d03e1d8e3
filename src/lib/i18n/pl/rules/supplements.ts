import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const supplements: Record<RulesOf<'MED' | 'MAG' | 'SKL'>, RuleText> = {
	'PL-MED-01': {
		title: 'Umiejętność leczenia',
		text: 'Leczenie kosztuje 2 CP, bez względu na rangę figurki. Leczyć może tylko figurka, która ma je wykupione; stwór nie może się go nauczyć.'
	},
	'PL-MED-02': {
		title: 'Rany zamiast śmierci',
		text: 'Gdy figurka miałaby zginąć, jej właściciel może zapowiedzieć, że spróbuje ją wyleczyć. Obrażenia ponad obronę zamieniają się wtedy w rany; zaznacz je. Leczyć można tylko w najbliższej turze właściciela. Bez pomocy figurka ginie.'
	},
	'PL-MED-03': {
		title: 'Ranna figurka',
		text: 'Nie wykonuje akcji i sama się nie rusza. Inni mogą ją nieść z połową swojej szybkości. W pojeździe niczego nie spowalnia, chyba że była jedynym pilotem.'
	},
	'PL-MED-04': {
		title: 'Leczenie krok po kroku',
		text: 'Leczenie to zwykła akcja, a lekarz stoi tuż przy rannym. W teście umiejętności musi wyrzucić więcej, niż jest ran; po 6, a u bohatera po 10, rzuca jeszcze raz i dodaje. Jeśli się nie uda, ranny ginie. Wyleczona figurka nie ma w tej turze akcji.'
	},
	'PL-MED-05': {
		title: 'Konsylium lekarskie',
		text: 'Kilku lekarzy może leczyć jednego rannego razem, zwykłą figurkę najwyżej trzech. Rzucają po jednej kostce umiejętności, z karą −1 za każdego lekarza ponad pierwszego.'
	},
	'PL-MED-06': {
		title: 'Przykład: dwie rany',
		text: 'Obrażenia 8 przy rzucie na obronę 6 dają 2 rany. Lekarz musi wyrzucić w teście umiejętności więcej niż 2.'
	},

	'PL-MAG-01': {
		title: 'Ile kosztuje magia',
		text: 'Każdy poziom magii kosztuje 1 CP × wielkość jednostki, co najmniej 1 CP. Figurka z magią 3 płaci 3 CP, a smok o wielkości 4 płaci 12 CP. Najwyższego poziomu nie podano; powyżej 5 zobaczysz ostrzeżenie.'
	},
	'PL-MAG-02': {
		title: 'Różdżki i magiczne laski',
		text: 'Różdżka to broń zasięgowa krótka za 3 CP, a magiczna laska to broń zasięgowa długa za 5 CP; obowiązują je zasady ich klasy. Żeby ich używać, nie trzeba magii, a do magii nie trzeba żadnej z nich.'
	},
	'PL-MAG-03': {
		title: 'Magiczny pocisk',
		text: 'Mag strzela tak, jakby miał działo o poziomie swojej magii: obrażenia 1d6 i zasięg 6″ za każdy poziom, trudność użycia 3 × poziom. Na poziomie 3 to 3d6, 18″ i użycie 9. Pociski nic nie kosztują i nigdy się nie kończą. Źródło mówi o pełnym poziomie maga; pozwalamy mu strzelać także słabiej.'
	},
	'PL-MAG-04': {
		title: 'Zaklęcia obszarowe',
		text: 'Ognistą kulę kupuje się na sztuki, jak materiał wybuchowy: 1 CP × poziom za każdą, najwyżej z poziomem maga. Na zasięg się rzuca, 1d6″ za każdy poziom; trudność użycia 3 × poziom, obrażenia 1d10 za każdy poziom. Na poziomie 3 wybucha w promieniu 2″ od trafienia, a cztery kule kosztują 12 CP. Promienia innych poziomów nie podano.'
	},
	'PL-MAG-05': {
		title: 'Magiczna tarcza',
		text: 'Kupujesz ją raz i używasz dowolnie często, na poziomie nie wyższym niż magia maga. Suplement nie podaje ceny; wartości są takie jak zbroi płytowej, więc liczymy 2 CP × poziom. W ustawieniach armii możesz liczyć 1 CP × poziom. Trudność użycia 2 × poziom: do następnej tury maga każdy w promieniu 2″ × poziom od niego odejmuje 1d6 za każdy poziom od każdego ataku, który go dosięgnie, także magicznego i kuli, za każdym razem rzucając na nowo. Pod kilkoma tarczami liczy się najwyższa. Można ją rzucić w dowolnej chwili, jak parowanie, ale zabiera magowi akcję.'
	},
	'PL-MAG-06': {
		title: 'Magiczne kręgi',
		text: 'Magowie w kręgu sumują swoje poziomy; taki poziom może mieć zaklęcie, ale nigdy więcej niż 10. Tworzą je tyle tur, ile wynosi jego poziom, a trudność użycia jest taka jak dla tego poziomu. Jeśli któryś z magów zginie, krąg się rozpada i trzeba zacząć od nowa. Krąg może też stworzyć tarczę: kupuje się ją raz, za 2 CP × poziom.'
	},
	'PL-MAG-07': {
		title: 'Zaklęcia obszarowe kręgu',
		text: 'Zaplanuj je przy tworzeniu armii i zapłać za każdą sztukę 1 CP × poziom; 10 CP to dwa zaklęcia poziomu 5. Możesz też zostawić te punkty niewydane. Tak czy inaczej powiedz o tym pozostałym graczom przed grą.'
	},
	'PL-MAG-08': {
		title: 'Umiejętność przywoływania',
		text: 'Przywołanie kosztuje 1 CP × wielkość maga, co najmniej 1 CP. Bez magii na poziomie 2 nic nie daje i zobaczysz ostrzeżenie. Jeśli w rezerwie ktoś czeka, a nikt nie może go przywołać, armia jest nielegalna.'
	},
	'PL-MAG-09': {
		title: 'Kogo można przywołać',
		text: 'Mag przywołuje jednostki o wielkości do połowy poziomu swojej magii, zaokrąglonej w dół: figurka wymaga magii 2, a koń magii 4. Zabiera to jedną akcję o trudności 3 × wielkość, a jednostka pojawia się tuż obok maga. Jej pełny koszt musi być zarezerwowany w punktach armii.'
	},
	'PL-MAG-10': {
		title: 'Krąg przywołań',
		text: 'Krąg przywołuje jednostkę o wielkości mniejszej niż połowa sumy poziomów i nie większej niż 5; trwa to tyle tur, ile wynosi ta wielkość. Krąg rozpada się tak jak każdy inny. Potrzeba co najmniej dwóch magów, a jeden z nich musi mieć magię 2 i umiejętność przywoływania; pozostali użyczają tylko poziomów.'
	},
	'PL-MAG-11': {
		title: 'Nekromancja',
		text: 'Nekromancja kosztuje 1 CP × wielkość maga, co najmniej 1 CP, a bez magii nic nie daje (zobaczysz ostrzeżenie). Ożywia martwą jednostkę dowolnej strony, która leży tuż obok maga i nic ich nie dzieli; trudność 4 × jej wielkość. Ożywieniec ma ruch 4″, umiejętność 1d6, a poza tym najwyżej cechy najemnika. Nekromanta panuje nad tyloma, ile wynosi poziom jego magii, nie płaci za nich punktów, a gdy zginie, rozpadają się w pył.'
	},

	'PL-SKL-01': {
		title: 'Ukrywanie się',
		text: 'Ukrywanie się kosztuje 2 CP, a dla kogoś innego niż figurka 2 CP × wielkość. Dodaje 1 do osłony przy ruchu z połową szybkości, a 2, gdy figurka stoi i nie zwraca na siebie uwagi; strzał ją zwraca. Sumuje się z inną osłoną: kto stoi zasłonięty w dwóch trzecich, tego trafia się z −4.'
	},
	'PL-SKL-02': {
		title: 'Spostrzegawczość',
		text: 'Spostrzegawczość kosztuje 2 CP, a dla kogoś innego niż figurka 2 CP × wielkość. To czynność prosta i nie zabiera akcji: test umiejętności o trudności równej poziomowi osłony. Jeśli się uda, cel nie ma przed tym obserwatorem żadnej osłony. Ktoś, kto się ukrywa i idzie z połową szybkości za krzakiem zasłaniającym go w jednej trzeciej, to trudność 2.'
	},
	'PL-SKL-03': {
		title: 'Mistrz broni',
		text: 'Kosztuje 3 CP za każdą broń, a dla kogoś innego niż figurka 3 CP × wielkość. Tylko z tą bronią daje +1d6 do umiejętności i +1d6 do obrażeń; do innych testów nic. Broń musi być konkretnego rodzaju, jak długi miecz albo krótki łuk, a nie cała klasa.'
	}
};
