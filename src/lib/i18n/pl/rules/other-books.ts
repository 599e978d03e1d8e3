import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const otherBooks: Record<RulesOf<'QW' | 'LPW'>, RuleText> = {
	'PL-QW-01': {
		title: 'Bez punktów',
		text: 'QuickWars nie zna kosztów. Każdy wystawia taką armię, jaką chce. Jeśli gra ma być wyrównana, wystawcie dwie armie o tym samym składzie.'
	},
	'PL-QW-02': {
		title: 'Tura w QuickWars',
		text: 'Tura składa się z fazy ruchu i fazy walki, a w każdej z nich figurka ma jedną akcję. W fazie ruchu może na przykład albo się ruszyć, albo coś podnieść. O tym, kto zaczyna, decyduje kostka, a gra trwa, aż zostanie jedna armia. Po każdej szóstce rzuca się jeszcze raz i dodaje.'
	},
	'PL-QW-03': {
		title: 'Figurka w QuickWars',
		text: 'Każda figurka ma ruch 5″, po płaskim albo po drabinie, i obronę 2d6. Skok lub płynięcie może zająć najwyżej 2″ ruchu; pozostałe 3″ można wykorzystać przed nim i po nim. Trafiona figurka rzuca na obronę i przeżywa, jeśli wyrzuci co najmniej tyle, ile wynoszą obrażenia.'
	},
	'PL-QW-04': {
		title: 'Bohater w QuickWars',
		text: 'Bohater ma takie same cechy jak każda figurka, ale dwa ataki na rundę; może je połączyć w jeden o podwójnej sile. Raz w każdej swojej turze może użyć niezwykłej mocy. Bohater i przeciwnik rzucają po 1d6: bohaterowi się udaje, jeśli nie wyrzuci mniej. Jeśli się nie uda, ponosi konsekwencje.'
	},
	'PL-QW-05': {
		title: 'Wyposażenie w QuickWars',
		text: 'Puste ręce nie atakują. Broń ręczna zadaje 2d6 temu, kogo dosięga, a zasięgowa 1d6 do 10″, jeśli widać cel. Klocek zadaje 1d6, w ręce albo rzucony do 5″, a broń ciężka 2d6 do 10″. Ochrona (zbroja lub tarcza) dodaje 1d6 do obrony; zasady nie mówią, czy jedno z drugim daje dwie kostki, więc umówcie się o to. QuickWars nie zna punktów, więc w armii z innych zasad to wyposażenie nic nie kosztuje i nic nie daje.'
	},
	'PL-QW-06': {
		title: 'Tarcza w wolnej ręce',
		text: 'Jeśli broń zajmuje tylko jedną rękę, w drugiej można trzymać tarczę.'
	},
	'PL-QW-07': {
		title: 'Wspólny atak',
		text: 'Gdy kilka figurek może zaatakować ten sam cel, wolno połączyć ich ataki w jeden duży i zsumować obrażenia.'
	},
	'PL-QW-08': {
		title: 'Broń ciężka i jej obsługa',
		text: 'Broń ciężka musi być zamontowana albo stać na ziemi. Atakuje raz na turę i potrzebuje przynajmniej jednej figurki tuż obok. Z jedną figurką zadaje 2d6 do 10″, a każda następna dodaje 1d6 i 5″, więc z trzema zadaje 4d6 do 20″. QuickWars nie ogranicza liczby obsługi.'
	},
	'PL-QW-09': {
		title: 'Wierzchowce',
		text: 'Zwierzę albo prosty pojazd z jednego lub paru klocków, na przykład motocykl, to wierzchowiec: szybkość 10″, obrona 3d6. Gdy jeździec zsiądzie lub zginie, wierzchowca może zająć dowolna figurka z dowolnej drużyny.'
	},
	'PL-QW-10': {
		title: 'Psucie i naprawianie konstrukcji',
		text: 'Konstrukcja nie rzuca na obronę. Atakujesz wybrany klocek: odpada, jeśli obrażenia są większe niż liczba studów, które go trzymają, a nadwyżka może oderwać następne. Żeby coś naprawić, figurka przynosi klocek i zamiast atakować wstawia go na miejsce, po jednym na turę.'
	},
	'PL-QW-11': {
		title: 'Kontrolki',
		text: 'Kierownica, konsola czy dźwignia jest zamocowana w konstrukcji na stałe i pozwala używać wszystkiego, co w niej jest. Kto ma do niej dostęp, może w swojej turze skorzystać z konstrukcji.'
	},
	'PL-QW-12': {
		title: 'Jedna figurka i najwyżej 15 cali',
		text: 'Pojazd wiezie jedną figurkę. Z jeszcze jedną na pokładzie jest przeciążony i musi stanąć albo wylądować. Jego szybkość to 5″ za każdy moduł napędowy, ale nigdy więcej niż 15″.'
	},
	'PL-QW-13': {
		title: 'Jazda i zderzenia',
		text: 'Na początku ruchu pojazd może się dowolnie obrócić, a potem jedzie prosto. Bez kierowcy albo kontrolki utrzymuje kierunek i szybkość. Przy zderzeniu pojazd i przeszkoda dostają po 1d6 obrażeń za każdy używany moduł napędowy.'
	},
	'PL-QW-14': {
		title: 'Moduły napędowe',
		text: 'Jeden moduł to para kół, nóg lub płóz na twardy grunt, jeden żagiel lub para wioseł na otwartą wodę, jedno śmigło w powietrze albo para silników odrzutowych na każdy teren.'
	},

	'PL-LPW-01': {
		title: 'Figurki w LUGPolWars',
		text: 'Najemnik kosztuje 4 CP: ruch 5″, obrona 4. Oficer kosztuje 7 CP: ruch 6″, obrona 1d6+2. Bohater kosztuje 11 CP: ruch 7″, obrona 2d6. Nikt nie ma umiejętności. Dodatkowe akcje testuje się na 1d6, z dorzutem po szóstce, a trudność sięga od 2 (łatwa) do 12 i więcej (boska).'
	},
	'PL-LPW-02': {
		title: 'Ceny wyposażenia',
		text: 'Broń krótka jednoręczna 2 CP, 1d6+2. Broń ciężka jednoręczna lub dwuręczna 3 CP, 2d6. Broń zasięgowa, krótka lub długa, 3 CP, 1d6 do 10″. Materiał wybuchowy 1 CP za sztukę, 2d6−1 do (1d6+2)″. Tarcza lub zbroja po 1 CP, +1d6. Broń ciężka, zamontowana lub stojąca na ziemi, 5 CP, 2d6 do 10″. Puste ręce (tylko przepychanie) i broń improwizowana (1d6−2) nic nie kosztują.'
	},
	'PL-LPW-03': {
		title: 'Ograniczenia pojazdów',
		text: 'Pojazd może mieć dowolną wielkość, mierzoną w calach po najdłuższej linii. Jego poziom to 0 albo 1, obsługa to najwyżej jedna figurka, a szybkość najwyżej 15″.'
	},
	'PL-LPW-04': {
		title: 'Ile kosztuje pojazd',
		text: 'Pojazd kosztuje 1 CP za każdy cal wielkości, tak samo na poziomie 0 i 1, a do tego napęd, obronę i uzbrojenie. Tak mówi kosztorys. W ustawieniach armii możesz liczyć wielkość × poziom, z poziomem 0 jako ½.'
	},
	'PL-LPW-05': {
		title: 'Napęd i uzbrojenie',
		text: 'Na ziemi, na wodzie i pod wodą każde 2″ szybkości kosztuje 1 CP, a w powietrzu 2 CP plus poziom, 0 lub 1. Nieparzysty cal kosztuje połowę tego; w ustawieniach armii możesz zaokrąglać nieparzyste szybkości w górę albo w dół albo doliczać pół punktu za poziom 0 w powietrzu. Pojazd może mieć każdą broń, którą da się na nim obsługiwać, po cenach z kosztorysu.'
	},
	'PL-LPW-06': {
		title: 'Obsługa broni ciężkiej',
		text: 'Jedna figurka strzela z broni ciężkiej za 2d6 do 10″. Każda następna dodaje 1d6 i 5″, aż do trzech w obsłudze: 4d6 do 20″. W pojeździe jest miejsce tylko dla jednej figurki, więc jego broń ciężka ma zawsze 2d6 i 10″. Broń ustawiona na ziemi kosztuje tylko swoje 5 CP.'
	},
	'PL-LPW-07': {
		title: 'Czego nie ma w kosztorysie',
		text: 'W kosztorysie nie ma dokupowania umiejętności, mózgów, magii, leczenia, poziomów broni ani zdziwaczenia, więc kilku bohaterów nie daje zniżki. Nie powtarza on też ograniczeń rąk ani spowolnienia. Zachowujemy to, co mieści się w dwóch rękach, ale karabin nie wyklucza wtedy innej broni, a ciężki sprzęt nie zabiera ruchu.'
	},
	'PL-LPW-08': {
		title: 'Obrona pojazdu',
		text: 'Kosztorys nie mówi, jak broni się pojazd. Przyjmujemy 1d6 na poziomie 0 i 1d10 na poziomie 1; każda dokupiona tarcza lub zbroja kosztuje 1 CP i dodaje 1d6. Figurce tarcza i zbroja dodają po 1d6 do obrony, bo bez umiejętności nie ma parowania. Inne konstrukcje: jak w Szybkiej Walce. O zderzeniach kosztorys też milczy: Szybka Walka liczy moduły napędowe, których w LUGPolWars nie ma, więc umówcie się na obrażenia.'
	},
	'PL-LPW-09': {
		title: 'Jak walczy się w LUGPolWars',
		text: 'W kosztorysie nie ma umiejętności ani trudności użycia, więc czytamy go jak Szybką Walkę: co jest w zasięgu, trafia samo, a akcja to jeden atak. Rzuć na obrażenia z kosztorysu przeciw obronie celu; ginie, jeśli są większe. Obrażenia kilku atakujących się sumują, a zasięg materiałów wybuchowych wyznacza rzut. Przepchnięcie udaje się na 1d6 od 2 w górę, cokolwiek ktoś trzyma. Nie ma parowania, kontrataku, ratunku, szarży, zdziwaczenia, premii za wielkość ani obrażeń do wielkości. Inne akcje to testy na 1d6 z przerzucaniem szóstek, według drabiny trudności.'
	}
};
