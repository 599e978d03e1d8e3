import type { RuleTexts } from '../en/rules';

export const rules: RuleTexts = {
	chapters: {
		CHR: 'Minifigurki',
		WPN: 'Broń i zbroja',
		HER: 'Bohaterowie',
		ABL: 'Rozszerzone umiejętności',
		PIL: 'Pilotowanie',
		TRN: 'Tura i akcje',
		QW: 'Szybka Walka',
		GEN: 'Zasady ogólne',
		LIG: 'Mała Liga'
	},
	rules: {
		'PL-CHR-01': {
			title: 'Co opisuje figurkę',
			text: 'Każda figurka ma cztery cechy: umiejętność, ruch, obronę i koszt. Bohater ma jeszcze piątą: specjalizację.'
		},
		'PL-CHR-02': {
			title: 'Najemnik, oficer, bohater',
			text: 'Najemnik kosztuje 4 CP: umiejętność 1d6, ruch 5″ i stała obrona 4. Oficer kosztuje 7 CP: umiejętność 1d6+1, ruch 6″, obrona 1d6+2. Bohater kosztuje 11 CP: umiejętność 1d10, ruch 7″, obrona 2d6.'
		},
		'PL-CHR-03': {
			title: 'Stała obrona 4',
			text: 'Na obronę najemnika nie rzuca się kostką. Obrażenia do 4 włącznie nic mu nie robią, a 5 lub więcej go eliminuje.'
		},
		'PL-CHR-04': {
			title: 'Ile kosztuje armia',
			text: 'Dodaj do siebie wszystkie figurki, ich wyposażenie, pojazdy, fortyfikacje i resztę zakupów. Suma to koszt armii. Połówki punktów zostają, sumy nigdy się nie zaokrągla.'
		},
		'PL-CHR-05': {
			title: 'Wielkość i ręce',
			text: 'Figurka ma wielkość 1 i dwie ręce. Jeśli zbudujesz ją z większą liczbą kończyn, może ich używać, a same kończyny nic nie kosztują. Żeby w jednej turze zaatakować więcej niż dwiema broniami ręcznymi albo jedną zasięgową, potrzebuje superzręczności.'
		},
		'PL-CHR-06': {
			title: 'Dokupowanie umiejętności',
			text: 'Każde +1 do umiejętności kosztuje 1 CP, tak samo u najemnika, oficera i bohatera; górnej granicy nie ma. Poza zbroją nie można dokupić figurce obrony, a ruchu ani latania wcale. Taką postać zbuduj jako stwora albo umów się z pozostałymi graczami.'
		},

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
			text: 'Dowolny klocek pod ręką, mniej więcej 2×4: koszt 0 CP, trudność użycia 2, obrażenia 1d6−2. Uderzasz nim tego, kogo dosięgasz, albo rzucasz na (1d6−1)″. Zajmuje jedną rękę i liczy się przy tym jak broń krótka ręczna.'
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
			title: 'Łuki, różdżki i kostury',
			text: 'Krótki i długi łuk z klocków wyglądają tak samo, więc zaznacz, który jest który, na przykład kolorem albo oddziałem. Różdżka to broń zasięgowa krótka, a magiczny kostur to broń zasięgowa długa. Żeby ich używać, nie trzeba znać magii.'
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
		},

		'PL-HER-01': {
			title: 'Ile kosztuje bohater',
			text: 'Bohater kosztuje 11 CP: umiejętność 1d10, ruch 7″, obrona 2d6. Bohaterskie Ego jest już w cenie.'
		},
		'PL-HER-02': {
			title: 'Bohaterowie wchodzą sobie w drogę',
			text: 'Za każdego innego aktywnego bohatera w tej samej armii bohater ma jeden punkt dziwactwa, najwyżej 5. Każdy punkt to −1 do wszystkich jego testów i rzutów, ale wynik nie spada poniżej 0; rzuty przeciwko niemu się nie zmieniają. Gdy któryś bohater polegnie, przelicz to od nowa. Samotny bohater nie ma zdziwaczenia.'
		},
		'PL-HER-03': {
			title: 'Zniżka za zdziwaczenie',
			text: 'Za każdy punkt dziwactwa, z którym bohater zaczyna, możesz odjąć 1 CP od jego kosztu, ale najwyżej połowę tego kosztu. Punktów jest najwyżej 5, więc bohater za 11 CP nigdy nie kosztuje mniej niż 6 CP. Zniżka powstaje przy tworzeniu armii i w bitwie się nie zmienia.'
		},
		'PL-HER-04': {
			title: 'Kilku bohaterów: razem',
			text: 'Ze zniżką jeden bohater kosztuje 11 CP. Dwóch kosztuje razem 20 (po 10), trzech 27 (po 9), czterech 32 (po 8), pięciu 35 (po 7), a sześciu 36 (po 6). Przy większej liczbie każdy kosztuje nadal 6: siedmiu 42, ośmiu 48. Wyposażenie liczy się osobno.'
		},
		'PL-HER-05': {
			title: 'Którzy bohaterowie się liczą',
			text: 'Do zdziwaczenia i zniżki liczą się tylko bohaterowie z tej samej armii. Wrogowie i bohaterowie sojusznika nigdy się nie liczą. Dwie armie zgłoszone do ligi liczy się osobno, a bohaterowie czekający na przywołanie się nie liczą.'
		},
		'PL-HER-06': {
			title: 'Poświęcenie za bohatera',
			text: 'Zanim rzucicie na obrażenia bohatera, rzuć 1d6 (po szóstce rzuć jeszcze raz i dodaj). Sojusznicza figurka, która stoi od niego bliżej niż wyrzucona liczba cali, może go zasłonić i przyjąć obrażenia; nie zużywa na to akcji, a w oddziale nie trzeba rzucać. Musi móc skoczyć i kosztować mniej niż bohater, bez liczenia wyposażenia. Za małe obrażenia zostają przy bohaterze. Na każde źródło obrażeń masz jedną próbę.'
		},
		'PL-HER-07': {
			title: 'Heroiczne wyczyny i typy bohaterów',
			text: 'Raz na turę bohater może w ramach akcji, albo zachowawszy ją na odpowiedź, spróbować czegoś niezwykłego, co pasuje do jego typu, jak popisowy strzał rewolwerowca. Jeśli ktoś się sprzeciwi, każdy z was rzuca 1d6; bohaterowi się udaje, gdy nie wyrzuci mniej. Jeśli nie, kończy się to śmiesznie albo tragicznie. Typ bohatera nic nie kosztuje.'
		},

		'PL-ABL-01': {
			title: 'Jedna akcja bez dodatków',
			text: 'Zwykle stwór lub figurka ma jedną akcję w turze. Atakuje jedną bronią zasięgową albo najwyżej dwiema broniami ręcznymi.'
		},
		'PL-ABL-02': {
			title: 'Cena rozszerzonych umiejętności',
			text: 'Każda superzręczność i wielozadaniowość kosztuje tyle, co dodatkowy mózg: 1 CP × wielkość, co najmniej 1 CP. Za figurkę płacisz 1 CP za każdym razem i możesz kupić to samo ponownie. Dokupione punkty umiejętności (Skill) nie podnoszą tej ceny, a pół-mózg jej nie obniża.'
		},
		'PL-ABL-03': {
			title: 'Superzręczność',
			text: 'Każdy zakup pozwala w turze użyć dwóch dodatkowych broni ręcznych albo jednej dodatkowej zasięgowej, albo zrobić jeszcze jedną rzecz. Wszystko musi dotyczyć tego samego celu, chyba że masz też wielozadaniowość. Figurka musi mieć do tego dość kończyn.'
		},
		'PL-ABL-04': {
			title: 'Wielozadaniowość',
			text: 'Każdy zakup pozwala zająć się jeszcze jednym przeciwnikiem albo wykonać innymi kończynami jeszcze jedną, niezwiązaną akcję. Bez superzręczności nadal używasz w sumie najwyżej dwóch kończyn.'
		},
		'PL-ABL-05': {
			title: 'Przykład: profesor Małpiogłowy',
			text: 'Najemnik (4 CP) z umiejętnością 1d6+2 (2 CP), dwa razy kupioną wielozadaniowością (2 CP) i jedną superzręcznością (1 CP) kosztuje 9 CP. Profesor wykonuje trzy akcje w turze i używa czterech z sześciu ramion.'
		},

		'PL-PIL-05': {
			title: 'Zdolność pilota',
			text: 'Prowadzić pojazd i jeździć wierzchem może każdy. Pilot może w tej samej turze zrobić jeszcze jedną rzecz, na przykład strzelić; dotyczy to też jeźdźców. Dla figurki kosztuje to 1 CP, więc najemnik-pilot kosztuje 5 CP, a dla stwora 1 CP × wielkość (co najmniej 1 CP).'
		},

		'PL-TRN-07': {
			title: 'Szybkie akcje za 1″',
			text: 'Każda z tych rzeczy zabiera 1″ ruchu: podniesienie klocka około 2×4, otwarcie drzwi, zmiana broni, przeładowanie broni.'
		},

		'PL-QW-05': {
			title: 'Wyposażenie w Szybkiej Walce',
			text: 'Broń ręczna zadaje 2d6 temu, kogo dosięga, a zasięgowa 1d6 do 10″, jeśli widać cel; puste ręce nie atakują. Zbroja lub tarcza dodaje 1d6 do obrony. Klocek zadaje 1d6, w ręce albo rzucony do 5″, a broń ciężka 2d6 do 10″. Szybka Walka nie zna punktów, więc w armii z innych zasad to wyposażenie nic nie kosztuje i nic nie daje.'
		},

		'PL-GEN-01': {
			title: 'Wyrównane armie',
			text: 'Armie powinny kosztować mniej więcej tyle samo. Zasady nie podają limitu; umówcie się na niego przed grą. Nierówne armie też są w porządku, jeśli wszyscy się zgodzą.'
		},
		'PL-GEN-10': {
			title: 'Karty jednostek',
			text: 'Zwykłe figurki jednego rodzaju mają wspólną kartę. Bohaterowie i postacie specjalne mają własne karty, dwustronne.'
		},
		'PL-GEN-11': {
			title: 'Kto stworzył zasady',
			text: 'Autorem BrikWars jest Mike Rayhawk (© 1995–2006). Na polski przełożył je Tomasz „Szerszen” Misterka. Kto rozpowszechnia tłumaczenie, musi podać oba nazwiska.'
		},

		'PL-LIG-01': {
			title: 'Najwyżej 150 CP',
			text: 'Armia w Małej Lidze kosztuje najwyżej 150 CP; równo 150 jest dozwolone. Każdą zgłoszoną armię liczy się osobno.'
		},
		'PL-LIG-02': {
			title: 'Nie szybciej niż 10″',
			text: 'W Małej Lidze żadna jednostka, wierzchowiec ani maszyna nie może być szybsza niż 10″. Liczy się kupiona szybkość: biegu się nie dodaje, a tego, co zabiera zbroja, się nie odejmuje.'
		},
		'PL-LIG-04': {
			title: 'Zasady ligi',
			text: 'W Małej Lidze gra się według polskiego tłumaczenia BrikWars z trzema suplementami: Leczenie, Magia oraz Ukrywanie się, Spostrzegawczość i Mistrz broni. Armia policzona po cenach LUGPolWars nie jest przyjmowana.'
		}
	}
};
