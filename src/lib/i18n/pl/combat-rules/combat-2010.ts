import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const combat2010: Record<
	CombatRulesOf<'E10-ATT' | 'E10-MOD' | 'E10-COMB' | 'E10-CC' | 'E10-MAN' | 'E10-CTR'>,
	RuleText
> = {
	'E10-ATT-01': {
		title: 'Trzy kroki ataku',
		text: 'Sprawdź zasięg, rzuć kostką umiejętności na trafienie, a potem kostkami broni na obrażenia.'
	},
	'E10-ATT-02': {
		title: 'Widoczność',
		text: 'Oczy atakującego muszą widzieć choć kawałek celu, bez niczego po drodze.'
	},
	'E10-ATT-03': {
		title: 'Zasięg w walce wręcz',
		text: 'Broń o zasięgu CC musi dosięgnąć celu tą częścią, którą się uderza. Granice wyznacza zdrowy rozsądek: kopijnik nie uderzy w bok.'
	},
	'E10-ATT-04': {
		title: 'Zasięg strzałów',
		text: 'Broń zasięgowa sięga tyle cali, ile podaje jej tabela, i wymaga czystej linii od lufy do celu.'
	},
	'E10-ATT-05': {
		title: 'Trafienia automatyczne',
		text: 'Nie trzeba rzucać na trafienie przeciw martwemu przedmiotowi w zasięgu ręki, gdy nikt nie atakuje uderzającego, ani przy przepchnięciu, chwycie i zderzeniu; niektóre z nich można jeszcze sparować albo się przed nimi uratować. Dopóki trwa chwyt, ataki wręcz na obie figurki też trafiają automatycznie.'
	},
	'E10-ATT-06': {
		title: 'Trafienie',
		text: 'Atak trafia, gdy rzut na trafienie jest co najmniej równy użyciu broni. Figurka rzuca d6.'
	},
	'E10-ATT-07': {
		title: 'Zabicie',
		text: 'Obrażenia większe niż obrona niszczą cel, a coś większego uszkadzają. Równe i mniejsze nic nie robią.'
	},
	'E10-ATT-08': {
		title: 'Czego dotyczą modyfikatory',
		text: 'Premie mogą podnosić rzut na trafienie, zasięg albo obrażenia; kary obniżają umiejętność, rzut na trafienie albo obrażenia. O rzutach krytycznych decydują same kostki, więc żaden modyfikator nie daje pewnego sukcesu ani pewnej porażki.'
	},

	'E10-MOD-01': {
		title: 'Duże cele',
		text: 'Cel większy od figurki daje +1 do umiejętności za każde 2″ wielkości. Liczy się tylko część widoczna i w zasięgu, w pełnych krokach po 2″, jak to czytamy. Górnej granicy nie ma.'
	},
	'E10-MOD-02': {
		title: 'Zwykłe cele',
		text: 'Cała figurka albo powierzchnia jak klocek 2×4 niczego nie zmienia.'
	},
	'E10-MOD-03': {
		title: 'Widać dwie części',
		text: 'Widać dwie z trzech części figurki albo powierzchnię 2×2: −1.'
	},
	'E10-MOD-04': {
		title: 'Widać jedną część',
		text: 'Widać jedną część figurki albo powierzchnię 1×1: −2. Noszone wyposażenie liczy się jako 1×1.'
	},
	'E10-MOD-05': {
		title: 'Niskie figurki',
		text: 'W niską figurkę, krasnoluda albo dziecko, trafia się z −1, a pierwsza zasłonięta część się nie liczy. Czyli −1, gdy widać trzy lub dwie części, i −2, gdy jedną. Jej ruch jest o 1″ mniejszy.'
	},
	'E10-MOD-06': {
		title: 'Cel stoi',
		text: 'Nieruchomy cel: +1 do trafienia.'
	},
	'E10-MOD-07': {
		title: 'Celowanie',
		text: '+1, jeśli atakujący przez całą turę się nie rusza i celuje. Pasażer jadącego pojazdu nie stoi w miejscu, chyba że celuje w kogoś na tym samym pojeździe.'
	},
	'E10-MOD-08': {
		title: 'Walczący nigdy nie stoją',
		text: 'Jednostka, która walczy wręcz, nigdy nie jest nieruchomym celem.'
	},
	'E10-MOD-09': {
		title: 'W mniejszości',
		text: 'W walce wręcz każda jednostka strony, która ma mniej walczących, ma −1 do umiejętności.'
	},
	'E10-MOD-10': {
		title: 'Wysokość',
		text: 'Strzał z góry sięga o 1″ dalej za każdy 1″ wysokości, najwyżej o 5″. Strzał w górę nic nie kosztuje. Wysokość mierzy się od powierzchni pod strzelcem albo od jego wierzchowca, a nie od uniesionych rąk.'
	},
	'E10-MOD-11': {
		title: 'Poza zasięgiem',
		text: 'Każdy zaczęty cal ponad zasięg odejmuje 1 od każdej kostki ataku: na trafienie i na obrażenia. Rzuty krytyczne odczytuje się przed odjęciem. Ogień i uszkadzanie używają obniżonych kostek; materiały wybuchowe zachowują pełne obrażenia.'
	},
	'E10-MOD-12': {
		title: 'Strzał na oślep',
		text: 'Cel niewidoczny: −5 do umiejętności razem z pozostałymi modyfikatorami. Miejsce celu trzeba znać z dokładnością do 1″.'
	},
	'E10-MOD-13': {
		title: 'Części figurki',
		text: 'Głowa z hełmem, kapeluszem lub włosami; tułów z rękami, plecakiem i zbroją, ale bez tego, co trzymają dłonie; nogi. Część jest widoczna, jeśli widać choć jej kawałek.'
	},
	'E10-MOD-14': {
		title: 'Mierzenie wielkości',
		text: 'Wielkość to najdłuższy wymiar głównej bryły. Figurka ma wielkość 1.'
	},
	'E10-MOD-EX1': {
		title: 'Przykład: fregata',
		text: 'Z fregaty o długości 24″ w zasięgu i w polu widzenia są tylko 4″. Premia to 4 ÷ 2 = +2, a nie +12.'
	},

	'E10-COMB-01': {
		title: 'Jedna suma obrażeń',
		text: 'We wspólnym ataku obrażenia wszystkich, którzy trafili, dodaje się i porównuje z obroną jako jedną sumę.'
	},
	'E10-COMB-02': {
		title: 'Wszyscy rzucają naraz',
		text: 'Wszyscy uczestnicy rzucają na trafienie razem; po nieudanym rzucie nikt nie dołącza. Druga grupa może przeprowadzić własny wspólny atak, ale sum dwóch grup się nie dodaje.'
	},
	'E10-COMB-03': {
		title: 'Czekanie na sojusznika',
		text: 'Jednostka może poczekać i dołączyć do ataku sojusznika w jego turze. Potem wraca na swoje miejsce w kolejce.'
	},
	'E10-COMB-04': {
		title: 'Liczą się tylko trafienia',
		text: 'Do sumy wchodzą tylko udane rzuty. Pudło, które jednak w coś trafi, liczy się osobno.'
	},
	'E10-COMB-05': {
		title: 'Wspólny ostrzał',
		text: 'Strzelcy sumują tylko obrażenia. Nie muszą się porozumiewać ani celować w to samo miejsce.'
	},
	'E10-COMB-06': {
		title: 'Kilku na jednego',
		text: 'W walce wręcz atakujący sumują obrażenia i ich dodatkowe skutki, a każda jednostka lub grupa w mniejszości ma −1 do umiejętności, nawet gdy napastnicy są z różnych drużyn. Gdy walczy wiele stron, w mniejszości mogą być wszystkie naraz.'
	},
	'E10-COMB-07': {
		title: 'Najwyżej trzech',
		text: 'W jednej turze figurkę albo coś mniejszego może zaatakować wręcz najwyżej trzech. Przy większych celach decyduje zdrowy rozsądek.'
	},
	'E10-COMB-08': {
		title: 'Tura ofiary',
		text: 'W swojej turze ofiara walczy wręcz ze wszystkimi. Jeśli zaatakuje jednego, tylko on może kontratakować; jeśli się wycofuje, mogą wszyscy, najwyżej trzech. Kolejność walki wręcz mówi co innego i jej się trzymamy: trzech może kontratakować w obu przypadkach.'
	},
	'E10-COMB-09': {
		title: 'Wspólna szarża',
		text: 'Szarżujący z tego samego kierunku dodają obrażenia i odrzucenie. Cel musi być na tyle duży, żeby wszyscy uderzyli naraz, inaczej przeszkadzają sobie nawzajem.'
	},
	'E10-COMB-10': {
		title: 'Różne rodzaje ataku',
		text: 'Można łączyć strzały, ciosy i szarże. Walczącym wręcz grożą wtedy pudła i chybione szarże.'
	},

	'E10-CC-01': {
		title: 'Kiedy się zaczyna',
		text: 'Walka wręcz zaczyna się, gdy jedna jednostka zaatakuje drugą, także taką, która weszła w jej zasięg. Walczący wręcz nie odpowiadają na nic, co dzieje się poza walką.'
	},
	'E10-CC-02': {
		title: 'Każda ręka raz',
		text: 'W turze każdego gracza każda broń albo pusta ręka działa raz. W swojej turze atakuje, chwyta, przepycha albo paruje; w turze przeciwnika paruje albo kontratakuje. Figurka ma dwie ręce, więc dwa użycia.'
	},
	'E10-CC-03': {
		title: 'Co zabiera akcję',
		text: 'Zaczęcie walki w swojej turze atakiem, chwytem lub przepchnięciem zabiera akcję. Kontry jej nie wymagają: można ich użyć także po jej wykorzystaniu, a potem uznaje się ją za wykorzystaną.'
	},
	'E10-CC-04': {
		title: 'Kolejność walki wręcz',
		text: '1. Aktywna jednostka zapowiada atak, chwyt, przepchnięcie, zignorowanie albo wycofanie się, a obrońca, jeszcze przed rzutem na trafienie, parowanie, ratunek albo nic.\n2. Najwyżej trzech stojących przeciwników, także niezaatakowanych, może kontratakować bronią, której jeszcze nie użyli. Aktywna jednostka może parować albo się ratować, co przy zignorowaniu i wycofaniu się zabiera jej akcję.\n3. Kto ignoruje albo się wycofuje i wciąż stoi, może się ruszać, a jeśli została mu akcja, także działać.\n4. Walczący, któremu została nieużyta ręka, może dalej atakować ten sam cel; w szarży nie.'
	},
	'E10-CC-05': {
		title: 'Nie można spasować',
		text: 'Walczący wręcz nie może odpuścić manewru: kto nic nie robi, ten ignoruje.'
	},
	'E10-CC-06': {
		title: 'Cal Wściekłości',
		text: 'Przed każdym manewrem w walce wręcz można się za darmo przesunąć o 1″, także ku przedmiotom, ale nie tam, skąd manewru nie da się dokończyć. Zdezorientowana jednostka może go użyć w swojej turze, żeby dojść do siebie i od razu działać.'
	},
	'E10-CC-07': {
		title: 'Obrażenia się sumują',
		text: 'Obrażenia z kilku ataków wręcz na jeden cel w jednej turze się dodaje.'
	},

	'E10-MAN-01': {
		title: 'Atak',
		text: 'Wykonaj Cal Wściekłości, zapowiedz atak i daj obrońcy zapowiedzieć kontrę. Potem rzuć na użycie, a obrażenia porównaj z obroną.'
	},
	'E10-MAN-02': {
		title: 'Chwyt',
		text: 'Chwyt wymaga wolnej ręki i trafia automatycznie, chyba że ktoś go sparuje albo się uratuje. Nie zadaje obrażeń. Dopóki trwa, ataki wręcz na obie figurki trafiają automatycznie, także te od innych; jedna ręka trzyma ofiarę; żadna z nich się nie rusza, nie ratuje, nie wycofuje i nie ma Cala Wściekłości. Trzymający może puścić w każdej chwili. Ofiara uwalnia się, gdy go odepchnie albo zabije.'
	},
	'E10-MAN-03': {
		title: 'Przepchnięcie',
		text: 'Celem jest coś nie większego na wyciągnięcie ręki. Potrzeba obu rąk, wszystko jedno, co trzymają, albo jednej z tarczą. Trafia automatycznie, chyba że ktoś sparuje albo się uratuje: cel leci 2″ prosto do tyłu i jest zdezorientowany.'
	},
	'E10-MAN-04': {
		title: 'Wycofanie się',
		text: 'Odejdź zwykłym ruchem i Calem Wściekłości (tu: tchórzostwa), puściwszy najpierw każdego, kogo trzymasz; schwytany odejść nie może. Najwyżej trzech przeciwników z nieużytą bronią wykonuje po jednym kontrataku, gdziekolwiek po drodze. Parowanie lub ratunek zabiera akcję; bez nich zostaje wolna. Potem wolno znów wejść w walkę wręcz.'
	},
	'E10-MAN-05': {
		title: 'Zignorowanie',
		text: 'Zostań i rób co innego; chwyt może trwać. Kontrataki są takie same jak przy wycofaniu się i tak samo jest z akcją.'
	},

	'E10-CTR-01': {
		title: 'Ile kontr',
		text: 'Jednostka ma tyle kontr, ile broni i pustych rąk. W turze każdego gracza wszystkie wracają i nie zależą od akcji.'
	},
	'E10-CTR-02': {
		title: 'Kontratak',
		text: 'Kontratak bronią ręczną jest taki jak atak, z Calem Wściekłości. Puste ręce nic nie robią.'
	},
	'E10-CTR-03': {
		title: 'Parowanie kontrataku',
		text: 'Aktywna jednostka może go sparować tarczą albo bronią ręczną, której w tej turze nie użyła. W tym miejscu zasady zabraniają tego przy zignorowaniu i wycofaniu się; kolejność walki wręcz pozwala na to kosztem akcji i tak to przyjmujemy.'
	},
	'E10-CTR-EX1': {
		title: 'Przykład: kontry kowboja',
		text: 'Kowboj trzyma butelkę i nogę od stołu: dwie kontry w każdej turze. W jego turze bandyta atakuje w odpowiedzi: noga paruje, butelka kontratakuje, a akcja jest wykorzystana. W turze bandyty są dwie nowe kontry. W turze wojowników ninja atakuje dwóch: dwie nowe kontry, z −1 za mniejszość. W turze trzech następnych napastników: znów dwie, do podziału na trzech.'
	}
};
