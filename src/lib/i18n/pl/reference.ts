import type { reference as en } from '../en/reference';

const rules: typeof en.rules = {
	'PL-GEN-04': {
		title: 'Rzut szczęśliwy',
		text: 'Każdą 6 na d6 i każdą 10 na d10 rzuca się jeszcze raz i dodaje. Premię dodaje się raz.'
	},
	'PL-GEN-05': {
		title: 'Rzut pechowy',
		text: 'Same jedynki: nie udaje się, bez względu na sumę.'
	},
	'PL-GEN-06': {
		title: 'Spory',
		text: 'Każda strona rzuca 1d6: rację ma ta, która wyrzuci więcej.'
	},
	'PL-GEN-07': {
		title: 'Cale',
		text: '1″ to około 3 studów, 3 cm albo wysokość 3 klocków: 5″ to 15 studów, 10″ to 30.'
	},
	'PL-TRN-01': {
		title: 'Tura',
		text: 'Najpierw wszystkie ruchy, potem wszystkie akcje. Wróg odpowiada w trakcie jednych i drugich.'
	},
	'PL-TRN-02': {
		title: 'Ruch',
		text: 'Tyle, ile ma ruchu, w dowolną stronę: po płaskim, po schodach i drabinie, nad przerwą. Niczego wyższego niż 1″ nie przeskoczy.'
	},
	'PL-TRN-03': {
		title: 'Obiema rękami',
		text: 'Pływanie, czołganie się i wspinaczka kosztują podwójnie. Zajęte ręce nie atakują.'
	},
	'PL-TRN-04': {
		title: 'Obok wroga',
		text: 'Kto porusza się w zasięgu broni ręcznej wroga, może zostać zaatakowany. Kontratak kończy ruch.'
	},
	'PL-TRN-05': {
		title: 'Bieg',
		text: '1d6″ więcej, prosto przed siebie. Zabiera akcję, chyba że kończy się szarżą.'
	},
	'PL-TRN-08': {
		title: 'Akcja i test',
		text: 'Jedna akcja na turę. Test się udaje, gdy rzut na umiejętność jest co najmniej równy trudności.'
	},
	'PL-TRN-09': {
		title: 'Trudność',
		text: 'Łatwe 2, normalne 3, sztuczka 4, trudne 5, bardzo trudne 6, heroiczne 8, legendarne 10, boskie 12 i więcej.'
	},
	'PL-TRN-13': {
		title: 'Odpowiedź',
		text: 'Akcji niewykorzystanej w swojej turze można użyć w turze wroga, a do czegoś prostego przesunąć się o 1″.'
	},
	'PL-TRN-14': {
		title: 'Pole widzenia',
		text: 'Po 45° w obie strony od kierunku głowy. Na to, czego się nie widzi, nie ma odpowiedzi.'
	},
	'PL-TRN-15': {
		title: 'Kto pierwszy',
		text: 'Odpowiedź na ruch wyprzedza go. Przy akcji obaj rzucają na umiejętność minus trudność: wyższy jest pierwszy, równi działają naraz.'
	},
	'PL-TRN-16': {
		title: 'Ratunek',
		text: 'Odpowiedź: 1d6″ w dowolną stronę i pada. Do swojej następnej tury nie robi nic więcej; wstanie kosztuje 2″. Przy rzucie pechowym pada tam, gdzie stoi.'
	},
	'PL-CMB-01': {
		title: 'Atak',
		text: 'Jest w zasięgu? Rzut na umiejętność co najmniej równy użyciu broni? Rzuć na obrażenia: większe niż obrona niszczą, inne nic nie robią.'
	},
	'PL-CMB-03': {
		title: 'Trafienie: wielkość i osłona',
		text: '+1 za każde 2″, o które cel jest większy, najwyżej +5. Widać dwie trzecie figurki albo 2×2 study: −1. Jedną trzecią albo 1×1: −2.'
	},
	'PL-CMB-04': {
		title: 'Trafienie: ruch',
		text: 'Cel stoi: +1 (walczący wręcz nigdy nie stoją). Strzelec stoi i celuje: +1. Cel jest szybki: −1 za każde pełne 6″ szybkości.'
	},
	'PL-CMB-05': {
		title: 'Razem',
		text: 'Zapowiedziane i rzucone naraz; kostki obrażeń wszystkich, którzy trafili, dodaje się.'
	},
	'PL-CMB-06': {
		title: 'Kilku na jednego',
		text: 'Najwyżej 3 na figurkę. Za każdego ponad pierwszego kontratakuje z −1. Walczy z jednym albo się wycofuje: wtedy kontrują wszyscy.'
	},
	'PL-CMB-08': {
		title: 'Wysokość',
		text: 'Zasięg większy o 1″ za każdy 1″ nad celem. Strzał w górę nic nie kosztuje.'
	},
	'PL-CMB-09': {
		title: 'Strzał na oślep',
		text: '−5, i trzeba z grubsza wiedzieć, gdzie jest cel.'
	},
	'PL-CC-01': {
		title: 'Walka wręcz',
		text: 'Każda broń atakuje raz na turę: zapowiedź, atak, parowanie albo kontratak, potem następna broń. Kto atakuje, nie przepycha i się nie wycofuje.'
	},
	'PL-CC-02': {
		title: 'Cal Wściekłości',
		text: '1″ za darmo przed atakiem albo kontratakiem w walce wręcz.'
	},
	'PL-CC-04': { title: 'Obrażenia się sumują', text: 'Wszystkie z jednej tury walki wręcz.' },
	'PL-CC-06': {
		title: 'Przepchnięcie',
		text: 'Rzut na umiejętność co najmniej równy największemu użyciu w rękach, pustymi rękami 2. Niesparowane odsuwa wroga o 2″.'
	},
	'PL-CC-08': {
		title: 'Wycofanie się',
		text: 'Pełny ruch za akcję, bez Cala Wściekłości. Wróg kontruje raz, jeśli sięga.'
	},
	'PL-CC-10': {
		title: 'Obrona',
		text: 'Broń kontruje, tarcza paruje, chyba że przed rzutem powiesz inaczej. Każda z nich paruje raz na turę.'
	},
	'PL-CC-11': {
		title: 'Kontratak',
		text: 'Zwykły atak, z Calem Wściekłości. Paruje go tylko tarcza; nikt go nie kontruje.'
	},
	'PL-CC-12': {
		title: 'Parowanie',
		text: 'Rzut na umiejętność co najmniej równy własnemu użyciu i rzutowi atakującego: od obrażeń odejmij kostki tego, co paruje. Jednoręczna przeciw dwuręcznej, nieudane: odlatuje na 1d6″.'
	},
	'PL-CC-13': {
		title: 'Dwie bronie',
		text: 'Jedna może parować, druga kontrować, obie z −1 do umiejętności i obrażeń.'
	},
	'PL-RNG-02': {
		title: 'Strzały',
		text: 'Jeden na turę, żadnego w turze walki wręcz. Nikt ich nie kontruje.'
	},
	'PL-RNG-03': {
		title: 'Pudło',
		text: 'Jeśli chcecie: spada najwyżej o tyle cali od celu, ile zabrakło. Miejsce wskazuje obrońca.'
	},
	'PL-CHG-01': {
		title: 'Szarża',
		text: 'Jedyna akcja w biegu: prosto przed siebie, w cel.'
	},
	'PL-CHG-08': {
		title: 'Uderzenie',
		text: 'Cel dostaje 1d6 za każdy MOM i obrażenia broni, szarżujący 1d6 za każdy POP. Samo uderzenie nie wymaga rzutu na umiejętność, broń tak.'
	},
	'PL-CCB-02': {
		title: 'Kontrataki kreacji',
		text: 'Bez mózgu żadne. Duża kontruje tylko to, co ma co najmniej połowę jej wielkości. Co się nie rusza, nie ma Cala Wściekłości.'
	},
	'PL-DMG-06': {
		title: 'Uszkadzanie',
		text: 'Zapowiedziane przed rzutem: kostki wyższe niż poziom struktury sumują się, atak po ataku, na tym samym elemencie.'
	},
	'PL-DMG-07': {
		title: 'Rozsmarowanie',
		text: 'Przeciw obrażeniom ponad obronę rzuca się jeszcze raz, i znowu.'
	},
	'PL-SQM-03': {
		title: 'Akcja oddziału',
		text: 'Jedna dla wszystkich i jeden rodzaj ataku na turę. Kto nie bierze udziału, traci swoją.'
	},
	'PL-SQM-05': {
		title: 'Oddział strzela',
		text: 'Zasięg od sztandaru. Jeden rzut na każdy rodzaj broni; obrażenia się sumują.'
	},
	'PL-SQM-08': {
		title: 'Przewaga',
		text: '2 do 1: mniejszy oddział ma −1 do umiejętności i obrażeń kontrataków; 3 do 1: −2 i tak dalej.'
	},
	'PL-SDM-01': {
		title: 'Oddział jako cel',
		text: 'Każdy, kogo z niego widać. Jednego można wybrać tylko wtedy, gdy jest dwa razy większy niż atakujący.'
	},
	'PL-SDM-02': { title: 'Jedno trafienie', text: 'Obrońca mówi, kto je bierze.' },
	'PL-SDM-03': {
		title: 'Wiele trafień',
		text: 'Od największego do najmniejszego; obrońca daje po jednym każdemu żywemu, zanim ktoś weźmie drugie.'
	},
	'NS-12': {
		title: 'Tura',
		text: 'Gracze grają na zmianę, każdy jedną grupą w obrębie 8″. Kto nie jest związany walką, może dojść do niej do 2″.'
	},
	'NS-13': { title: 'Związani walką', text: 'Jeden związany, to cała grupa.' },
	'NS-14': {
		title: 'Ryzyko',
		text: 'Ucierpieć może tylko grupa, która działa, i ci, z którymi walczy.'
	},
	'NS-15': {
		title: 'Kostki',
		text: 'Każda postać rozdziela swoje kostki na przeciwników i może część zachować, aż zobaczy pierwsze wyniki.'
	},
	'NS-17': { title: 'Polegli', text: 'Tyle trafień w jednej turze, ile wytrzymałości.' },
	'NS-18': {
		title: 'Tarcza i ciężka zbroja',
		text: 'Każda anuluje jedno trafienie na aktywację. Za każde przeciwnik ma punkt opowieści.'
	},
	'NS-19': {
		title: 'Trafiony, nie zabity',
		text: 'Za każde punkt opowieści dla przeciwnika. Trafienia liczą się do końca tury.'
	},
	'NS-20': {
		title: 'Obrona',
		text: 'Jedna kostka z co najmniej jej liczbą: dobry 1, przeciętny 2, sługus 3; o 1 więcej za każdą własną ranę.'
	},
	'NS-21': {
		title: 'Bez kostki obrony',
		text: 'Obrona się nie udaje, a ten wróg od razu atakuje.'
	},
	'NS-22': {
		title: 'Przed kim',
		text: 'Przed każdym wrogiem, który sięga, zanim się go zaatakuje, i przed wszystkimi w tej turze.'
	},
	'NS-23': {
		title: 'Odskok',
		text: 'Obrona z liczbą o 2 większą, bez kostek tarczy: do 2″ prosto do tyłu.'
	},
	'NS-24': {
		title: 'Nieudana',
		text: 'Ten wróg atakuje jedną darmową kostką i swoimi dodatkowymi.'
	},
	'NS-25': { title: 'Atak', text: 'Po obronie. Każda 5 i 6 to trafienie.' },
	'NS-27': {
		title: 'Wypad',
		text: 'Do 2″ prosto na wroga stojącego dalej niż 1″, potem atak. Jeśli nie zginął i nie leży, trzeba się przed nim obronić.'
	},
	'NS-28': {
		title: 'Pchnięcie',
		text: 'Po obronie, do 1″: przy 5 i 6 wróg cofa się do 2″. Nie ma miejsca: pada.'
	},
	'NS-29': {
		title: 'Zamach',
		text: 'Ciężką bronią dwuręczną: dwie kostki za każdą kostkę akcji, każda 5 i 6 odrzuca wroga z 1″ o 2″.'
	},
	'NS-40': {
		title: 'Łucznicy',
		text: 'Gdy działa grupa niezwiązana walką, niezwiązani łucznicy mogą do niej strzelać do 18″.'
	},
	'NS-41': {
		title: 'Ile strzał',
		text: '3 kostki za każdą postać w grupie; przeciw samotnej 5.'
	},
	'NS-42': { title: 'Trafienia strzał', text: 'Każda 6.' },
	'NS-43': {
		title: 'Kogo trafiają',
		text: 'Sługusi biorą połowę, tę większą; resztę rozdziela gracz, którego to grupa.'
	},
	'NS-46': {
		title: 'Punkty opowieści',
		text: 'Z nowym punktem rzuć dowolną część odłożonych, po 1d6, i odczytaj sumę albo mniej z tabeli zdarzeń. Każda 6 daje jeden przeciwnikowi.'
	},
	'NS-50': {
		title: 'Ruch związanych walką',
		text: 'Dopiero po obronie przed wszystkimi, którzy atakują. Jedna kostka: do 2″.'
	},
	'NS-51': {
		title: 'Ruch niezwiązanych',
		text: 'Cała grupa tak jak najwolniejszy: 1d6″ na kostkę, każda co najmniej 3.'
	},
	'NS-70': {
		title: 'Ochrona fabuły',
		text: 'To, co by zabiło, naraża na niewolę: przeciwnik ma punkt opowieści, a kto po późniejszej aktywacji stoi do 1″, bierze do niewoli.'
	}
};

export const reference: typeof en = {
	inForce: (p) => `Obowiązujące suplementy: ${p.what}`,
	noSupplements: 'Bez suplementów',
	per: {
		level: 'za jeden poziom',
		levelOrSize: 'za jeden poziom, dwa ostatnie za wielkość 1',
		inch: 'za cal wielkości',
		twoInches: 'za 2″ na turę'
	},
	sections: {
		generalDice: 'Kostki ogólne',
		dice: 'Kostki i cale',
		turn: 'Tura',
		attack: 'Atak',
		close: 'Walka wręcz',
		charge: 'Szarża',
		abilities: 'Zdolności specjalne',
		creations: 'Kreacje w walce',
		squads: 'Oddziały',
		healing: 'Leczenie',
		game: 'Przy stole',
		defence: 'Obrona',
		missiles: 'Łucznicy',
		movement: 'Ruch',
		story: 'Trafienia i opowieść'
	},
	rules
};
