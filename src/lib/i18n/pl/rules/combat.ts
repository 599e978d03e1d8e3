import type { RulesOf } from '$lib/rules/citations';
import type { TextsOf } from '../../rule-text';

export const combat: TextsOf<RulesOf<'CMB' | 'CC' | 'RNG' | 'CHG'>> = {
	'PL-CMB-01': {
		title: 'Atak',
		text: 'Najpierw sprawdź, czy cel jest w zasięgu. Potem rzuć na umiejętność: atak trafia, gdy wynik jest co najmniej równy trudności użycia broni. Po trafieniu rzuć na obrażenia: większe niż obrona niszczą cel, inne nic nie robią.',
		short:
			'Jest w zasięgu? Rzut na umiejętność co najmniej równy użyciu broni? Rzuć na obrażenia: większe niż obrona niszczą, inne nic nie robią.'
	},
	'PL-CMB-02': {
		title: 'Czego można dosięgnąć',
		text: 'Atakujący musi widzieć część celu albo ślad tego, gdzie on jest. Broń ręczna musi go dotknąć. Broń zasięgowa potrzebuje celu w zasięgu i wolnej drogi dla pocisku. Na zasięg rzutu rzuca się kostką, więc rzucona rzecz może nie dolecieć.'
	},
	'PL-CMB-03': {
		title: 'Trafienie: wielkość i osłona',
		text: 'Cel większy niż figurka daje +1 za każde kolejne 2″, które z niego widać, najwyżej +5. Cała figurka, czyli około 2×4 studów, niczego nie zmienia. Gdy widać dwie trzecie figurki albo około 2×2 studów, jest −1; gdy jedną trzecią albo 1×1, czyli tyle, ile ma większość wyposażenia, −2. Liczy się tylko to, co widać.',
		short:
			'+1 za każde 2″, o które cel jest większy, najwyżej +5. Widać dwie trzecie figurki albo 2×2 study: −1. Jedną trzecią albo 1×1: −2.'
	},
	'PL-CMB-04': {
		title: 'Trafienie: ruch',
		text: 'Cel, który stoi w miejscu, daje +1; figurki walczące wręcz nigdy nie stoją. Strzelec, który stoi i celuje, ma +1. Przeciw szybkiemu celowi jest −1 za każde pełne 6″ jego ruchu na turę, więc 5″ niczego nie zmienia.',
		short:
			'Cel stoi: +1 (walczący wręcz nigdy nie stoją). Strzelec stoi i celuje: +1. Cel jest szybki: −1 za każde pełne 6″ szybkości.'
	},
	'PL-CMB-05': {
		title: 'Wspólny atak',
		text: 'Kilka jednostek może razem zaatakować jeden cel. Wszystkie wymienia się przed pierwszym rzutem, rzucają na trafienie naraz i później nikt nie dołącza. Kostki obrażeń wszystkich, które trafiły, łączy się w jeden rzut; chybione strzały rozstrzyga się po kolei.',
		short: 'Zapowiedziane i rzucone naraz; kostki obrażeń wszystkich, którzy trafili, dodaje się.'
	},
	'PL-CMB-06': {
		title: 'Kilku na jednego',
		text: 'Jedną figurkę może wręcz atakować najwyżej trzech. Za każdego ponad pierwszego kontratakuje ona z −1. W swojej turze może walczyć z jednym i tylko on może kontrować, albo się wycofać, a wtedy mogą wszyscy.',
		short:
			'Najwyżej 3 na figurkę. Za każdego ponad pierwszego kontratakuje z −1. Walczy z jednym albo się wycofuje: wtedy kontrują wszyscy.'
	},
	'PL-CMB-07': {
		title: 'Wspólna szarża i strzały',
		text: 'Grupa, która szarżuje na jeden cel, sumuje pęd i obrażenia, jeśli cel jest dość duży dla wszystkich. W jednym ataku wolno łączyć strzały, ciosy i szarżę, ale kto walczy w nim wręcz, sam staje się celem szarży i strzałów.'
	},
	'PL-CMB-08': {
		title: 'Wysokość',
		text: 'Zasięg strzelca rośnie o 1″ za każdy cal, o który jest wyżej niż cel. Mierzy się od podłoża albo wierzchowca pod nim, a nie od podniesionej ręki. Strzał w górę nic nie kosztuje.',
		short: 'Zasięg większy o 1″ za każdy 1″ nad celem. Strzał w górę nic nie kosztuje.'
	},
	'PL-CMB-09': {
		title: 'Strzał na oślep',
		text: 'Do celu, którego nie widać, można strzelać z −5, jeśli strzelec z grubsza wie, gdzie on jest.',
		short: '−5, i trzeba z grubsza wiedzieć, gdzie jest cel.'
	},

	'PL-CC-01': {
		title: 'Walka wręcz',
		text: 'W swojej turze jednostka atakuje raz każdą bronią, którą trzyma. Każdy atak przebiega tak: zapowiedź, atak albo przepchnięcie, które wróg może sparować, potem kontratak wroga, który przeżył, a na koniec następna broń. Jeśli przeżyją oboje, są nadal w walce, a w następnej turze atakuje obrońca. Kto atakuje, nie przepycha, chyba że tarczą, która wtedy nie paruje ani nie kontruje.',
		short:
			'Każda broń atakuje raz na turę: zapowiedź, atak, parowanie albo kontratak, potem następna broń. Kto atakuje, nie wycofuje się, a przepycha tylko tarczą, która wtedy nie paruje ani nie kontruje.'
	},
	'PL-CC-02': {
		title: 'Cal Wściekłości',
		text: 'Przed atakiem lub kontratakiem w walce wręcz jednostka może przesunąć się o 1″ za darmo. Dotyczy to tylko walki z wrogiem, a nie z kimś neutralnym, z przyjacielem ani z rzeczą.',
		short: '1″ za darmo przed atakiem albo kontratakiem w walce wręcz.'
	},
	'PL-CC-03': {
		title: 'Atak, przepchnięcie albo wycofanie',
		text: 'W swojej turze walczący wręcz robi jedną z trzech rzeczy: atakuje, przepycha albo się wycofuje.'
	},
	'PL-CC-04': {
		title: 'Obrażenia się sumują',
		text: 'Wszystkie obrażenia, które jednostka dostaje w jednej turze walki wręcz, dodaje się do siebie, zanim porówna się je z obroną.',
		short: 'Wszystkie z jednej tury walki wręcz.'
	},
	'PL-CC-05': {
		title: 'Więcej rąk, więcej ataków',
		text: 'Według tej zasady figurka z większą liczbą uzbrojonych rąk atakuje każdą z nich. Rozdział o umiejętnościach wymaga superzręczności przy więcej niż dwóch broniach ręcznych i tak też liczymy.'
	},
	'PL-CC-06': {
		title: 'Przepchnięcie',
		text: 'Po Calu Wściekłości rzuć na umiejętność przeciw największej trudności użycia broni w rękach, a gdy są puste, przeciw 2. Udane przepchnięcie, którego wróg nie sparuje, odsuwa go o 2″.',
		short:
			'Rzut na umiejętność co najmniej równy największemu użyciu w rękach, pustymi rękami 2. Niesparowane odsuwa wroga o 2″.'
	},
	'PL-CC-07': {
		title: 'Przepychanie tarczą',
		text: 'W jednej rundzie nie można i atakować, i przepychać, chyba że przepycha się tarczą. Ta tarcza w tej rundzie nie paruje ani nie kontruje, a przepychać można tylko jedną.'
	},
	'PL-CC-08': {
		title: 'Wycofanie się',
		text: 'Wycofanie zabiera akcję: to pełny ruch, bez Cala Wściekłości. Każdy przeciwnik w zasięgu ma jedno darmowe uderzenie jedną bronią, którego nie można ani parować, ani kontrować.',
		short: 'Pełny ruch za akcję, bez Cala Wściekłości. Wróg kontruje raz, jeśli sięga.'
	},
	'PL-CC-09': {
		title: 'Czym można parować',
		text: 'Każda trzymana broń paruje raz na turę. Puste ręce parują tylko przepchnięcie pustymi rękami, i to raz. Gdy atakuje kilku, każdego z nich można skontrować.'
	},
	'PL-CC-10': {
		title: 'Obrona',
		text: 'Jeśli nie powiesz inaczej, broń kontruje, a tarcza paruje. Powiedz to przed rzutem na atak, a najpóźniej przed rzutem na obrażenia. Każda z nich paruje raz na turę.',
		short:
			'Broń kontruje, tarcza paruje, chyba że przed rzutem powiesz inaczej. Każda z nich paruje raz na turę.'
	},
	'PL-CC-11': {
		title: 'Kontratak',
		text: 'Kontratak to zwykły atak, z Calem Wściekłości. Sparować go może tylko tarcza, a kontrataku nikt nie kontruje. Tarcza kontruje przepchnięciem.',
		short: 'Zwykły atak, z Calem Wściekłości. Paruje go tylko tarcza; nikt go nie kontruje.'
	},
	'PL-CC-12': {
		title: 'Parowanie',
		text: 'Rzuć na umiejętność: wynik musi być co najmniej równy trudności użycia tego, czym parujesz, i rzutowi atakującego z jego premiami. Potem rzuć kostkami obrażeń tego, czym parujesz, i odejmij wynik od obrażeń; sparowane przepchnięcie nic nie daje. Jeśli broń jednoręczna nie sparuje dwuręcznej albo parowanie jest rzutem pechowym, odlatuje na 1d6″.',
		short:
			'Rzut na umiejętność co najmniej równy własnemu użyciu i rzutowi atakującego: od obrażeń odejmij kostki tego, co paruje. Jednoręczna przeciw dwuręcznej i nieudane, albo rzut pechowy: odlatuje na 1d6″.'
	},
	'PL-CC-13': {
		title: 'Dwie bronie',
		text: 'Kto ma dwie bronie ręczne, może jedną parować, a drugą kontrować. Obie mają −1 do umiejętności i obrażeń, a Cal Wściekłości jest tylko jeden.',
		short: 'Jedna może parować, druga kontrować, obie z −1 do umiejętności i obrażeń.'
	},

	'PL-RNG-01': {
		title: 'Strzału się nie kontruje',
		text: 'Wróg, do którego się strzela, nie może kontratakować.'
	},
	'PL-RNG-02': {
		title: 'Strzały',
		text: 'Figurka strzela lub rzuca raz na turę, a w turze, w której walczy wręcz, wcale. Strzału nikt nie kontruje.',
		short: 'Jeden na turę, żadnego w turze walki wręcz. Nikt ich nie kontruje.'
	},
	'PL-RNG-03': {
		title: 'Pudło',
		text: 'Jeśli chcecie śledzić chybione strzały: to, ile zabrakło w rzucie, jest promieniem w calach wokół celu. Obrońca wskazuje w nim trafione miejsce. Może tam stać przyjaciel strzelca albo figurka trzeciej strony, która gra; bezpieczne są tylko figurki osób, które nie grają. Obrażenia są takie jak zwykle.',
		short:
			'Jeśli chcecie: spada najwyżej o tyle cali od celu, ile zabrakło. Miejsce wskazuje obrońca.'
	},

	'PL-CHG-01': {
		title: 'Szarża',
		text: 'Szarża to jedyna akcja, którą łączy się z biegiem: prosto przed siebie, w cel.',
		short: 'Jedyna akcja w biegu: prosto przed siebie, w cel.'
	},
	'PL-CHG-02': {
		title: 'Trafienie szarżującego',
		text: 'Szybkość nie chroni szarżującego: nie działa wobec niego kara za szybki cel.'
	},
	'PL-CHG-03': {
		title: 'Pęd',
		text: 'Szarżujący zyskuje 1 punkt pędu (MOM) za każde 2″ biegu w linii prostej, ale nie więcej, niż wynosi jego wielkość. Dla siły odbicia (POP) celu źródło podaje ten sam wzór. Czytamy go tak: 1 punkt za każde 2″ uderzenia, najwyżej tyle, ile wynosi wielkość celu. Uderzenie to droga szarżującego, a przy zderzeniu czołowym także droga celu.'
	},
	'PL-CHG-04': {
		title: 'Wielkość w szarży',
		text: 'Figurka liczy się jako wielkość 1, a figurka na wierzchowcu jako 2. Wszystko inne liczy się według najdłuższego wymiaru w calach. Piesza figurka nigdy więc nie ma więcej niż 1 punkt pędu, choćby biegła bardzo długo.'
	},
	'PL-CHG-05': {
		title: 'Rozpęd przez kilka tur',
		text: 'Rozpęd może trwać kilka tur, jeśli w każdej jednostka porusza się z pełną szybkością. Każdy zakręt i każda przeszkoda zaczynają go od nowa. Przy przypadkowym zderzeniu liczy się tylko szybkość w tej chwili, a spada się prosto w dół.'
	},
	'PL-CHG-06': {
		title: 'Cel w ruchu',
		text: 'Jeśli się umówicie, liczy się też ruch celu, gdy jest na tej samej linii. Źródło dodaje obie szybkości, gdy poruszają się w tę samą stronę, a zaraz potem pisze o zderzeniu czołowym: dodajemy je tylko wtedy, gdy jadą na siebie.'
	},
	'PL-CHG-07': {
		title: 'Przygotowanie na zderzenie',
		text: 'Cel przygotowany na zderzenie przeciwstawia mu całą siłę odbicia (POP). To, co nigdy się nie rusza, jak drzewo, skała czy dom, zawsze jest przygotowane. Wszystko inne musi widzieć szarżę, obrócić się ku niej i zużyć odpowiedź. Siła odbicia celu nieprzygotowanego wynosi najwyżej połowę jego wielkości, zaokrągloną w dół.'
	},
	'PL-CHG-08': {
		title: 'Uderzenie',
		text: 'Cel dostaje 1d6 za każdy punkt pędu (MOM) i obrażenia broni, która trafiła; szarżujący dostaje 1d6 za każdy punkt siły odbicia (POP) celu. Samo uderzenie nie wymaga rzutu na umiejętność, broń tak. Broń uderza zamiast ciała: jeśli chybi, cel nie dostaje żadnych obrażeń, ale szarżujący i tak wpada na siłę odbicia i ktoś może zostać odrzucony.',
		short:
			'Cel dostaje 1d6 za każdy MOM i obrażenia broni, szarżujący 1d6 za każdy POP. Samo uderzenie nie wymaga rzutu na umiejętność, broń tak. Broń uderza zamiast ciała: jeśli chybi, cel nie dostaje żadnych obrażeń, ale szarżujący i tak wpada na siłę odbicia i ktoś może zostać odrzucony.'
	},
	'PL-CHG-09': {
		title: 'Zmiażdżenie i wdeptanie',
		text: 'Jeśli szarżujący w tym samym ruchu dosięgnie celu jeszcze raz, miażdży go o ziemię albo o coś większego: obrażenia rosną o 1 za każdy punkt wielkości szarżującego. Źródło nie mówi, czy chodzi o punkty, czy o kostki; liczymy punkty.'
	},
	'PL-CHG-10': {
		title: 'Broń do szarży',
		text: 'W szarży działa broń duża i ostro zakończona: kopie, tarany, bagnety, a drzewcowa tylko z grotem. Maczugi, toporki i miecze nie. Żeby trafić bronią, rzuć na umiejętność przeciw jej trudności użycia.'
	},
	'PL-CHG-11': {
		title: 'Tarcze w szarży',
		text: 'Tarcza może parować i szarżującemu, i celowi. Figurka na wierzchowcu może trzymać kopię i tarczę, tak jakby kopia zajmowała jedną rękę.'
	},
	'PL-CHG-12': {
		title: 'Odrzucenie',
		text: 'Obie strony rzucają 1d6 za każdy punkt swojego pędu albo siły odbicia. Od wyższej sumy odejmij niższą i wielkość przegranego. Jeśli coś zostanie, przegrany zostaje odrzucony o tyle cali. Zwycięzca decyduje, jak go przesunie, obróci czy przewróci; przewrócić może go tylko wtedy, gdy przesunie dalej niż na długość jego podstawy. Drzewo lub budynek trzeba najpierw oderwać od ziemi.'
	},
	'PL-CHG-13': {
		title: 'Po odrzuceniu',
		text: 'Odrzucona jednostka nie działa i nie odpowiada, dopóki nie stanie na nogi. Łódź się przewraca i w następnej turze tonie, a to, co lata, się rozbija.'
	}
};
