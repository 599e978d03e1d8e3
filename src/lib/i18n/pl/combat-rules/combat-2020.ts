import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const combat2020: Record<
	CombatRulesOf<
		'E20-ATT' | 'E20-BAD' | 'E20-MOD' | 'E20-COMB' | 'E20-CC' | 'E20-PAR' | 'E20-RNG' | 'E20-CHG'
	>,
	RuleText
> = {
	'E20-ATT-01': {
		title: 'Trzy kroki ataku',
		text: 'Sprawdź zasięg, wykonaj rzut akcji, a potem rzut na obrażenia.'
	},
	'E20-ATT-02': {
		title: 'Zasięg w walce wręcz',
		text: 'Do celu musi sięgnąć ta część broni, którą się uderza, w granicach zdrowego rozsądku: kopijnik uderza tylko przed siebie, a toporem wsuniętym w strzelnicę nie da się zamachnąć.'
	},
	'E20-ATT-03': {
		title: 'Zasięg strzałów',
		text: 'Strzał wymaga czystej linii od broni do celu, a zasięg mierzy się od jej wylotu. Cel poza zasięgiem można atakować, ale z karami.'
	},
	'E20-ATT-04': {
		title: 'Trafienie',
		text: 'Zużyj akcję i rzuć. Atak trafia, gdy rzut akcji z modyfikatorami jest co najmniej równy użyciu.'
	},
	'E20-ATT-05': {
		title: 'Powyżej i poniżej obrony',
		text: 'Obrażenia większe niż obrona niszczą cel albo część czegoś większego. Mniejsze nic nie robią.'
	},
	'E20-ATT-06': {
		title: 'Równe obronie',
		text: 'Obrażenia równe obronie to Coś Złego. Co dokładnie, wybiera gracz, do którego należy ofiara.'
	},
	'E20-ATT-07': {
		title: 'Krytyczne są same kostki',
		text: 'O rzucie krytycznym decyduje tylko to, co pokazuje kostka; modyfikatory niczego tu nie zmieniają.'
	},

	'E20-BAD-01': {
		title: 'Rozbrojony!',
		text: 'Figurka upuszcza coś przydatnego, co trzyma; rzecz odlatuje na tyle cali, ile wyniósł rzut akcji, jeśli go było. Za zgodą graczy może to być coś innego o równej wartości: zbroja, korona, plecak, wierzchowiec. Inne cele tracą coś ważnego, na przykład zaczep, jeźdźca albo zamontowaną wyrzutnię.'
	},
	'E20-BAD-02': {
		title: 'Powalony!',
		text: 'Figurka pada na miejscu i jest zdezorientowana.'
	},
	'E20-BAD-03': {
		title: 'Śmiertelnie ranny!',
		text: 'Figurka walczy dalej i ginie, gdy bieżąca tura się kończy. W swojej turze kończy ruch i akcję; w cudzej może jeszcze odpowiedzieć albo kogoś przytrzymać. Wolno wygłosić ostatnie słowa. Inne cele ponoszą po turze skutek udanego rzutu na obrażenia: zdrowy koń jest ranny, a ranny ginie.'
	},
	'E20-BAD-04': {
		title: 'Nieoczekiwany zwrot!',
		text: 'Gracz, do którego należy ofiara, wymyśla coś prostego, natychmiastowego i dość przykrego, a pozostali to zatwierdzają. Nie powinno to być nic, co trzeba pamiętać dłużej niż turę.'
	},
	'E20-EX-1': {
		title: 'Przykład: wielki kamień',
		text: 'Kamień to przypadkowy przedmiot: użycie 4, obrażenia: kostka akcji − 2. Rzut akcji to 6 ≥ 4: trafienie i premia Over The Top. Kostka obrażeń pokazuje 3: 3 − 2 = 1. Premia staje się jeszcze jedną kostką obrażeń i wypada 3: 3 + 3 − 2 = 4. To tyle, ile obrona 4: Coś Złego, tutaj nieoczekiwany zwrot.'
	},

	'E20-MOD-01': {
		title: 'Duże cele',
		text: 'Za każde 2″ tej części, którą można trafić: +1 do rzutu akcji albo do obrażeń od wybuchu.'
	},
	'E20-MOD-02': {
		title: 'Zwykłe cele',
		text: 'Klocek 2×4 albo w pełni widoczna figurka niczego nie zmienia.'
	},
	'E20-MOD-03': {
		title: 'Widać dwie części',
		text: 'Klocek 2×2 albo dwie widoczne części figurki: −1 do rzutu akcji albo do obrażeń od wybuchu.'
	},
	'E20-MOD-04': {
		title: 'Widać jedną część',
		text: 'Klocek 1×1, wyposażenie albo jedna widoczna część figurki: −2 do rzutu akcji albo do obrażeń od wybuchu.'
	},
	'E20-MOD-05': {
		title: 'Wybuchy i obszary',
		text: 'Przy wybuchach i innych efektach obszarowych wielkość i widoczność zmieniają także obrażenia, nie tylko trafienie. Liczą się tylko części w środku obszaru: gdy głowa i tułów są poza wybuchem o promieniu 2″, obrażenia są o 2 mniejsze.'
	},
	'E20-MOD-06': {
		title: 'W mniejszości',
		text: 'W walce wręcz strona, która ma mniej walczących, ma −1 do wszystkich rzutów akcji, także do parowania.'
	},
	'E20-MOD-07': {
		title: 'Wysokość',
		text: 'Z góry zasięg jest o 1″ większy za każdy 1″ wysokości, najwyżej o 5″. Strzał w górę niczego nie zmienia.'
	},
	'E20-MOD-08': {
		title: 'Poza zasięgiem',
		text: 'Każdy zaczęty cal ponad zasięg odejmuje 1 od rzutu akcji i 1 od rzutu na obrażenia: raz od całego rzutu, nie od każdej kostki. Dodatkowe skutki odczytują każdą kostkę jako o 1 niższą za każdy cal. Materiały wybuchowe zachowują pełne obrażenia.'
	},
	'E20-MOD-09': {
		title: 'Strzał na oślep',
		text: 'Cel niewidoczny: −5 do rzutu akcji. Jego miejsce trzeba znać z dokładnością do 1″.'
	},
	'E20-MOD-10': {
		title: 'Czego nie ma',
		text: 'W rozdziale tej edycji nie ma modyfikatorów za nieruchomy cel, za celowanie ani za niskie figurki.'
	},
	'E20-MOD-EX1': {
		title: 'Przykład: fregata',
		text: 'Z fregaty o długości 24″ w zasięgu są tylko 4″, więc premia to 4 ÷ 2 = +2.'
	},
	'E20-EX-2': {
		title: 'Przykład: szubienica',
		text: 'Bohater strzela do sznura z długiego łuku: użycie 3, zasięg 10″, obrażenia 1d6+1. Sznur daje −2, a 15″ to o 5″ za daleko: −5. Na d10 trzeba więc 3 + 7 = 10. Wypada 8, co daje premię. Jako zasięg pokazuje 2: zasięg 12″, czyli tylko 3″ za daleko. 8 − 2 − 3 = 3 ≥ 3 trafia. Kostka obrażeń pokazuje 2: 2 + 1 − 3 = 0, bez skutku.'
	},

	'E20-COMB-01': {
		title: 'Wspólne ataki',
		text: 'Obrażenia wszystkich uczestników, razem z dodatkowymi skutkami, sumuje się i stosuje raz. Jednostki mogą poczekać, żeby dołączyć do ataku sojusznika.'
	},
	'E20-COMB-02': {
		title: 'Kto może dołączyć',
		text: 'Strzały: każdy, kto może strzelać. Walka wręcz: najwyżej trzech na jedną figurkę w turze i −1 do rzutów akcji strony w mniejszości; różne drużyny liczą się razem. Szarże: obrażenia i odrzucenie sumują się, jeśli kierunek jest ten sam, a cel dość duży.'
	},
	'E20-COMB-03': {
		title: 'Różne rodzaje ataku',
		text: 'Można łączyć różne rodzaje ataku. Pudła i chybione szarże zagrażają wtedy walczącym wręcz.'
	},
	'E20-COMB-04': {
		title: 'Czy wszyscy rzucają naraz?',
		text: 'Ten tekst nie powtarza, że wszyscy muszą rzucić, zanim ktoś dołączy. Zachowujemy zasadę z 2010: wszyscy rzucają naraz.'
	},

	'E20-CC-01': {
		title: 'Dwie ręce, dwa manewry',
		text: 'Walczący wręcz nie odpowiadają na nic, co dzieje się poza walką. W turze każdego gracza każda ręka działa raz, z przedmiotem lub bez, więc dwuręczna figurka wykonuje najwyżej dwa manewry.'
	},
	'E20-CC-02': {
		title: 'Jeden rodzaj manewru',
		text: 'Zwykła figurka wykonuje w turze tylko jeden rodzaj manewru: nie można przepchnąć, a potem uderzyć.'
	},
	'E20-CC-03': {
		title: 'Cal Wściekłości',
		text: 'Przed każdym aktywnym manewrem i ciosem w odwecie można się przesunąć o 1″, tylko ku przeciwnikom i nie tam, skąd manewr się nie uda. Zdezorientowana wcześniej jednostka może w ten sposób dojść do siebie w swojej turze.'
	},
	'E20-MAN-01': {
		title: 'Cios',
		text: 'Rzut akcji przeciw użyciu, potem obrażenia. Druga broń pozwala na drugi cios w ten sam cel. Obrażenia z jednej tury się sumują.'
	},
	'E20-MAN-02': {
		title: 'Chwyt',
		text: 'Automatyczny, chyba że ktoś sparuje albo się uratuje. Dopóki trwa, ciosy i ciosy w odwecie w obie figurki trafiają automatycznie; żadna się nie rusza, nie ratuje, nie odrywa i nie ma Cala Wściekłości. Trzymający ma jedną rękę na ofierze i może puścić w każdej chwili. Ofiara oddaje cios w swojej turze albo czasem w odpowiedzi. Chwyt kończy przepchnięcie albo śmierć trzymającego.'
	},
	'E20-MAN-03': {
		title: 'Przepchnięcie',
		text: 'Na wyciągnięcie ręki, czymkolwiek, co się trzyma, albo gołymi rękami. Automatyczne, chyba że ktoś sparuje albo się uratuje: 2″ odrzucenia prosto do tyłu, a figurka jest zdezorientowana. O wielkości celu i dwóch rękach nie ma tu mowy.'
	},
	'E20-MAN-04': {
		title: 'Oderwanie się',
		text: 'Zastępuje wycofanie się i zignorowanie; kto z nikim nie walczy, ten też się odrywa. Najwyżej trzech przeciwników z nieużytą bronią może przesunąć się o 1″ i raz uderzyć w odwecie. Kto przeżyje i nie jest schwytany, może wykonać Cal Wściekłości i ruszać się swobodnie, a poza zasięgiem wrogów nie walczy już wręcz. Parowanie lub ratunek zabiera akcję; bez nich zostaje wolna.'
	},
	'E20-MAN-05': {
		title: 'Cios w odwecie',
		text: 'Cios jedną bronią, możliwy także po wykorzystaniu akcji; potem uznaje się ją za wykorzystaną. Zadaje się go temu, kto się odrywa: w tej edycji nie ma kontrataku po każdym ataku.'
	},

	'E20-PAR-01': {
		title: 'Rzut na parowanie',
		text: 'Parowanie się udaje, gdy rzut akcji jest co najmniej równy użyciu przedmiotu, bez porównania z atakiem. Broń zasięgowa liczy się jako narzędzie o użyciu 3. Puste ręce mają użycie 0.'
	},
	'E20-PAR-02': {
		title: 'Przeciw broni dwuręcznej',
		text: '+1, jeśli atak albo przepchnięcie wykonano bronią dwuręczną.'
	},
	'E20-PAR-03': {
		title: 'Tarcze przeciw obrażeniom',
		text: 'Obrażenia paruje tylko tarcza: zbicie zabiera po jednej kostce każdego rodzaju. Chwyt i przepchnięcie paruje się czymkolwiek albo gołymi rękami, gdy obie są puste; przed rzutem wolno wszystko upuścić, żeby mieć użycie 0. Sukces je udaremnia.'
	},
	'E20-PAR-04': {
		title: 'Over The Top przy parowaniu',
		text: 'Premia Over The Top przy parowaniu obrażeń to jeszcze jeden poziom zbicia. Parowanie obrażeń gołymi rękami wymaga heroicznego wyczynu.'
	},
	'E20-PAR-05': {
		title: 'Akcja niepotrzebna',
		text: 'Parowanie nie wymaga zachowanej akcji, ale ręka albo przedmiot musi być w tej turze nieużyty. Potem akcję uznaje się za wykorzystaną.'
	},
	'E20-PAR-06': {
		title: 'Nieudane parowanie',
		text: 'Niczego się nie zbija. Przy rzucie pechowym przedmiot wylatuje z ręki jak w „Rozbrojony!”.'
	},
	'E20-PAR-07': {
		title: 'Tarcze przeciw strzałom',
		text: 'Także poza walką wręcz tarcza może sparować każde obrażenia, które nadlatują z pola widzenia.'
	},
	'E20-PAR-08': {
		title: 'Ratunek',
		text: 'Ostateczność: odpowiedź, która wymaga zachowanej akcji. Pozwala uniknąć jednego manewru i zostawia jednostkę zdezorientowaną.'
	},
	'E20-EX-3': {
		title: 'Przykład: dwanaścioro na Freda',
		text: 'Fred ma pałkę (broń ciężka, użycie 3) i tarczę (ciężka, użycie 3) przeciw dwunastu napastnikom: po troje naraz i −1. Chwyt: pałka wyrzuca 2 − 1 = 1 < 3, Fred jest schwytany. Wałek trafia automatycznie; tarcza wyrzuca 5 − 1 = 4 ≥ 3 i zabiera jego jedyną kostkę. Patelnia też trafia automatycznie, a nie ma już czym parować.'
	},

	'E20-RNG-01': {
		title: 'Jeden cel na turę',
		text: 'Jednostka strzela w turze do jednego celu, nawet z kilku broni, i nie wtedy, gdy walczy wręcz. Jeśli oderwie się bez straty akcji, może strzelać.'
	},
	'E20-MISS-01': {
		title: 'Gdzie ląduje pudło',
		text: 'Jak w 2010: potrzebna liczba minus wynik to promień w calach. Miejsce wybiera właściciel celu, jeśli jest przeciwnikiem; jeśli nie, wróg wskazany przez atakującego. Obrażenia mają karę za odległość.'
	},
	'E20-MISS-02': {
		title: 'W kogo wolno',
		text: 'W jednostkę tego, kto wybiera, atakującego albo sojusznika jednego z nich, co jest nowe; w nikogo innego, chyba że nie da się inaczej.'
	},
	'E20-EX-4': {
		title: 'Przykład: topór wikinga',
		text: 'Potrzeba 2, a wypada 1, więc topór ląduje do 1″ od celu. Trafia pirata tuż poza zasięgiem: −1. Kostka obrażeń pokazuje 4: 4 − 1 = 3 < 4, bez skutku.'
	},

	'E20-CHG-01': {
		title: 'Pęd',
		text: '4″ ruchu, biegu, lotu albo upadku po prostej daje MOM; figurka ma najwyżej jeden. Traci się go, gdy się skręci, gdy coś spowolni i gdy zostanie niewykorzystany ruch. Szarża i bieg to razem jedna akcja.'
	},
	'E20-CHG-02': {
		title: 'Do czego służy MOM',
		text: 'Na linii szarży dodaje 1d6 do tego, w czym pomaga (skok, skok o tyczce, zasięg włóczni), 1d6″ odrzucenia przy zderzeniu albo przepchnięciu w szarży lub jedną kostkę akcji obrażeń przy broni do szarży. Raz rzucony jest zużyty, a jednostka musi biec do końca ruchu, chyba że zatrzyma ją to, w co uderzyła.'
	},
	'E20-CHG-03': {
		title: 'Broń do szarży',
		text: 'Broń dwuręczna albo ciężka w obu rękach. Pieszo musi nadawać się do pchnięć; w locie i podczas upadku wystarczy każda.'
	},
	'E20-CHG-04': {
		title: 'Walka na jeden cios',
		text: 'Po jednym ataku i parowaniu, bez Cala Wściekłości. Trafienie może dodać MOM; przepchnięcie w szarży odrzuca o 2″ + 1d6″.'
	},
	'E20-CHG-05': {
		title: 'Chybiona szarża',
		text: 'MOM zostaje; szarżujący zderza się z celem, jeśli ten stoi na drodze, a jeśli nie, biegnie dalej. Szarżę paruje tylko tarcza; bez niej pozostaje ratunek. O kontrataku przeciw szarży nie ma mowy.'
	},
	'E20-COL-01': {
		title: 'Zderzenie',
		text: 'MOM daje 1d6″ odrzucenia, bez obrażeń i bez akcji; siła odbicia (POP) celu odejmuje 1d6″. Jeśli nic nie zostanie, szarżujący staje i zaczyna się walka wręcz. W przeciwnym razie cel leci na tę odległość i jest zdezorientowany, a szarżujący biegnie dalej. Przy zderzeniu czołowym odrzuca obie strony.'
	},
	'E20-COL-02': {
		title: 'Uderzenie o przeszkodę',
		text: 'Jeśli lot przerwie coś większego, każdy brakujący cal to 1 punkt obrażeń, dodawany do obrażeń z szarży.'
	}
};
