import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const diceAndTurn: Record<CombatRulesOf<'DICE' | 'E05-TURN' | 'E05-CMB'>, RuleText> = {
	'DICE-1': {
		title: 'Jakimi kostkami się rzuca',
		text: 'Wszystkie edycje BrikWars używają d6 i d10, a 2d6+1 to suma dwóch d6 plus 1. W edycji 2020 własna kostka jednostki nazywa się kostką akcji: d6 u figurki, d10 u bohatera. Potyczka używa tylko d6 i liczy sukcesy; oczka sumuje się w niej tylko przy punktach opowieści i w ruchu poza walką.'
	},
	'DICE-2': {
		title: 'Kiedy test się udaje',
		text: 'W każdej edycji BrikWars test się udaje, gdy suma jest co najmniej równa użyciu. W potyczce każdą kostkę porównuje się osobno z wymaganą liczbą.'
	},
	'DICE-3': {
		title: 'Kiedy obrażenia zabijają',
		text: 'Obrażenia muszą być większe niż obrona. Równe jej w PL-2005 i w 2010 nic nie robią, a w 2020 oznaczają Coś Złego. W potyczce trafienia z jednej tury, bez anulowanych, muszą dorównać wytrzymałości celu.'
	},
	'DICE-4': {
		title: 'Najwyższa ścianka',
		text: 'PL-2005: kostką, która pokazała najwyższą liczbę, rzuca się jeszcze raz i dodaje wynik, tyle razy, ile to się zdarzy. 2010: daje dodatkową d6, a przyjmujemy, że jej 6 daje następną. 2020: tak samo działają obrażenia, obrona i inne kostki, ale kostka akcji z 6 lub więcej daje zamiast tego premię Over The Top. W potyczce nic się nie dorzuca.'
	},
	'DICE-5': {
		title: 'Same jedynki',
		text: 'Jeśli w pierwszym rzucie wszystkie kostki pokażą 1, akcja się nie udaje, bez względu na sumę. Tak mówi PL-2005; dla 2010 i 2020 przyjmujemy to samo, bo tego rozdziału nie ma wśród naszych źródeł. Potyczka nie zna takiej zasady.'
	},
	'DICE-6': {
		title: 'Liczą się same kostki',
		text: 'O rzucie szczęśliwym i pechowym decydują tylko ścianki kostek, nigdy suma z modyfikatorami. Przy ataku poza zasięg patrzy się na nie, zanim się je obniży.'
	},
	'DICE-7': {
		title: 'Nigdy poniżej zera',
		text: 'Suma poniżej 0 liczy się jako 0. Jedyny wyjątek to rzut o to, kto działa pierwszy: tam porównuje się też wyniki ujemne. Dla edycji 2010 i 2020 to nasze odczytanie.'
	},
	'DICE-8': {
		title: 'Obrażenia z samych jedynek',
		text: 'Gdy wszystkie kostki obrażeń pokażą 1, obrażenia wynoszą 0. Żadne źródło nie mówi tego wprost; polski tekst o poświęceniu wspomina rzut pechowy, który nikogo nie rani.'
	},
	'DICE-9': {
		title: 'Rzuty na obronę',
		text: 'Na obronę z kostek rzuca się przy każdych obrażeniach od nowa i jej kostki się dorzuca. Same jedynki nie są tu pechem: liczą się tak, jak wypadły. Rzut za każdym razem potwierdził dla edycji 2020 autor; reszta to nasze odczytanie.'
	},
	'DICE-10': {
		title: 'Co daje rzut krytyczny',
		text: 'PL-2005: nic poza wyższą sumą. 2010: dodatkową kostkę ze szczęśliwego rzutu na umiejętność (Overskill) można wykorzystać gdzie indziej, na przykład w obrażeniach. 2020: premia Over The Top to 1d6 do rzutu akcji, 1d6″ zasięgu, jeszcze jedna kostka obrażeń tego samego rodzaju co broń albo, przy parowaniu obrażeń, jeszcze jeden poziom zbicia.'
	},
	'DICE-EX1': {
		title: 'Przykład: dwa razy szóstka',
		text: 'PL-2005, 3d6: wypada 3, 6 i 4, razem 13. Szóstką rzuca się ponownie i wypada 6: już 19. Jeszcze jeden rzut i wypada 3: wynik to 22.'
	},
	'DICE-EX2': {
		title: 'Przykład: premia raz',
		text: 'PL-2005, 1d6+2: wypada 6, a potem 4. Premię +2 dodaje się tylko raz, więc wynik to 6 + 4 + 2 = 12.'
	},

	'E05-TURN-01': {
		title: 'Ruch i akcja',
		text: 'W swojej turze możesz ruszyć każdą jednostkę o tyle, ile wynosi jej ruch, i każdej dać jedną akcję, zwykle atak. Wrogowie, którzy zachowali akcję, mogą odpowiadać.'
	},
	'E05-TURN-02': {
		title: 'Jak daleko',
		text: 'Figurka porusza się o 5″: po płaskim, po schodach i drabinie albo skokiem przez przerwę. Każdy cal kosztuje tyle samo.'
	},
	'E05-TURN-03': {
		title: 'Przeszkody',
		text: 'Przez przeszkody się nie przechodzi. Jednym skokiem można wskoczyć najwyżej na 1″, czyli na wysokość trzech klocków.'
	},
	'E05-TURN-04': {
		title: 'Zajęte ręce',
		text: 'Pływanie, czołganie się i wspinanie się po linie albo skale zajmują obie ręce i kosztują podwójnie: 1″ zabiera 2″ ruchu. Zajętymi rękami się nie atakuje.'
	},
	'E05-TURN-05': {
		title: 'W zasięgu broni wroga',
		text: 'Kto wejdzie w zasięg broni ręcznej wroga, który zachował akcję, zostanie zaatakowany, chyba że wróg zrezygnuje. Jeśli odpowie kontratakiem, zaczyna się zwarcie i jego ruch się kończy. Jeśli nie kontruje i przeżyje, idzie dalej.'
	},
	'E05-TURN-06': {
		title: 'Bieg',
		text: 'Żywa jednostka może biec o 1d6″ dalej, a po 6 rzuca się jeszcze raz. Cały jej ruch w tej turze musi wtedy być jedną prostą linią. Bieg zabiera akcję, ale bieg zakończony szarżą to razem jedna akcja.'
	},
	'E05-TURN-07': {
		title: 'Szybkie akcje',
		text: 'To, co nie wymaga uwagi, celowania ani kostek, jest częścią ruchu i nie zużywa akcji.\nZa darmo: rozmowa, podniesienie lub upuszczenie wyposażenia, siadanie, klękanie i kładzenie się.\nZa 1″ ruchu: otwarcie lub zamknięcie drzwi, podniesienie czegoś ciężkiego jak klocek 2×4, schowanie broni (w PL-2005 zmiana lub przeładowanie), wstanie z kolan albo siedzenia.\nZa 2″: wstanie z ziemi.'
	},
	'E05-TURN-08': {
		title: 'Jedna akcja',
		text: 'Każda jednostka ma jedną akcję w turze: przed ruchem, w jego trakcie albo po nim. PL-2005 dzieli turę na dwie fazy: najpierw wszystkie ruchy, potem wszystkie akcje.'
	},
	'E05-TURN-09': {
		title: 'Testy',
		text: 'Test się udaje, gdy rzut na umiejętność jest co najmniej równy użyciu. Dla rzeczy nietypowych użycie wynosi 3, chyba że gracze ustalą inaczej.'
	},
	'E05-TURN-10': {
		title: 'Drabina trudności',
		text: 'Bez rzutu: drobiazgi, jak ubieranie się albo kopnięcie leżącego.\n2, łatwe: kij, skok na linę.\n3, normalne: szabla, wyważenie zamkniętych drzwi.\n4, sztuczka: halabarda, pionowa skała, cudzy karabin.\n5, trudne: taran, rozbrojenie bomby.\n6, bardzo trudne: energetyczny miecz mecha, chodzenie po linie.\n8, heroiczne: głaz z katapulty w jedną figurkę.\n10, legendarne: trafienie figurki z działa nabrzeżnego.\n12, boskie: laser z orbity.\nPL-2005 przesuwa broń o jeden stopień, więc topór bojowy to 4, a halabarda 5. To tylko przykłady: atak zawsze używa liczby swojej broni.'
	},
	'E05-TURN-11': {
		title: 'Rozszerzone akcje',
		text: 'Niektóre rzeczy zabierają cały ruch i akcję, nawet gdy nie trzeba rzucać: prowadzenie pojazdu, praca przy komputerze, zakładanie zbroi płytowej, wiosłowanie, czytanie zasad.'
	},
	'E05-TURN-12': {
		title: 'Duże akcje',
		text: 'Coś większego niż 1″, co nie jest zrobione dla jednej figurki, wymaga tylu figurek, ile ma cali, albo tylu tur jednej z nich. Gdy liczy się siła, większa jednostka liczy się za tyle figurek, ile wynosi jej wielkość. Przykład z PL-2005: okręt długości 24″ potrzebuje 24 figurek albo 24 tur jednej. Spory rozstrzyga rzut na rację.'
	},
	'E05-TURN-13': {
		title: 'Rzut na rację',
		text: 'Gdy gracze się nie zgadzają, każda strona mówi, jak ma być, i rzuca 1d6; po 6 rzuca się jeszcze raz i dodaje. Rację ma najwyższy wynik. Przy remisie, jak to czytamy, rzuca się od nowa.'
	},
	'E05-TURN-14': {
		title: 'Budowanie w trakcie gry',
		text: 'Dokładanie klocków nie wymaga rzutu, ale zabiera całą akcję (PL-2005).'
	},
	'E05-TURN-15': {
		title: 'Kto może odpowiadać',
		text: 'Jednostka może odpowiedzieć wrogowi tylko wtedy, gdy nie użyła akcji w swojej ostatniej turze.'
	},
	'E05-TURN-16': {
		title: 'Co można zrobić w odpowiedzi',
		text: 'W odpowiedzi można przesunąć się o 1″ (Cal Wściekłości), żeby nacisnąć, złapać albo dotknąć czegoś ważnego lub zaatakować wręcz. Do wszystkiego innego trzeba już stać na miejscu. Biec w odpowiedzi nie można.'
	},
	'E05-TURN-17': {
		title: 'Pole widzenia',
		text: 'Jednostka odpowiada tylko na to, co widzi: po 45° w obie strony od kierunku głowy, razem 90°. Wątpliwości rozstrzyga rzut na rację.'
	},
	'E05-TURN-18': {
		title: 'Kto działa pierwszy',
		text: 'Odpowiedź na ruch zawsze zdąży. Przy akcji, także szybkiej, obie strony rzucają na umiejętność i odejmują użycie tego, co próbują zrobić, albo 0, jeśli go nie ma. Pierwszy jest wyższy wynik, nawet ujemny i nieudany. Przy remisie działają naraz, jeśli się da, a jeśli nie, pierwszy jest gracz, którego to tura. Ten sam rzut decyduje o kolejności i o powodzeniu.'
	},
	'E05-TURN-EX1': {
		title: 'Przykład: pojedynek',
		text: 'Dwóch rewolwerowców ma umiejętność 1d6 i pistolety o użyciu 3. Wayne wyrzuca 2: 2 − 3 = −1, pudło. Shaun wyrzuca 1: 1 − 3 = −2, pudło i rzut pechowy. Ponieważ −1 to więcej niż −2, najpierw chybia Wayne, a potem Shaun strzela sobie w stopę.'
	},
	'E05-TURN-19': {
		title: 'Ratunek',
		text: 'W odpowiedzi można rzucić się w dowolne miejsce w promieniu 1d6″, o ile pozwala na to sposób poruszania się. Jednostka kończy leżąca i zdezorientowana: do swojej następnej tury nic nie robi, nawet nie kontruje; potem dochodzi do siebie i za 2″ wstaje. Ratunek nie ma użycia, więc zwykle jest pierwszy. Jeśli skok nie wystarczy, zagrożenie działa nadal. Przy naturalnej 1 jednostka pada tam, gdzie stoi.'
	},

	'E05-CMB-15': {
		title: 'Wspólny ostrzał bez słowa',
		text: 'Kto strzela wspólnie, nie musi się porozumiewać, chyba że wszyscy celują w jedną, konkretną część celu.'
	},
	'E05-CMB-EX1': {
		title: 'Przykład: salwa żołnierzy',
		text: '24 pistolety (użycie 3, 1d6) trafiają 18 razy, 12 karabinów snajperskich (użycie 3, 1d6+1) 5 razy, a 3 działa (użycie 6, 2d10) raz. Obrażenia: 18d6 + (5d6 + 5) + 2d10 = 23d6 + 2d10 + 5. W przykładzie wypada 98; średnia to 113,82 z dorzucaniem kostek i 96,5 bez niego.'
	},
	'E05-CMB-31': {
		title: 'Uderzenie ciałem albo bronią',
		text: 'Uderzenie ciałem nie wymaga rzutu na umiejętność i zawsze trafia: cel dostaje MOM × 1d6, a szarżujący POP × 1d6. Bronią do szarży rzuca się na użycie i można chybić; do jej obrażeń dodaje się MOM × 1d6. Broń dłuższa o ponad 1″ uderza pierwsza. Przygotowany obrońca z taką bronią może, jak to czytamy, po własnym rzucie na użycie dodać jej obrażenia do kostek POP.'
	},
	'E05-CMB-35': {
		title: 'Obrażenia ogólne albo dedykowane',
		text: 'Przeciw kreacji większej niż wielkość 1 atakujący wybiera przed rzutem: obrażenia ogólne, które osłabiają całą strukturę, albo dedykowane, wymierzone w jedną część. Atak, który sięga tylko powierzchni, zadaje zawsze dedykowane.'
	}
};
