import type { AmbiguityId } from '$lib/rules/ambiguities';
import type { AmbiguityText } from '../../combat-rule-texts';

export const ambiguities: Record<AmbiguityId, AmbiguityText> = {
	'A05-1': {
		question:
			'Czy obrażenia równe obronie zabijają? Tak mówi jeden fragment o małych kreacjach; wszędzie indziej obrażenia muszą być wyższe.',
		reading: 'Przyjmujemy: zawsze wyższe.'
	},
	'A05-2': {
		question: 'Czy same jedynki psują też obrażenia i obronę?',
		reading:
			'Obrażenia tak, wynoszą wtedy 0: tekst o poświęceniu wspomina rzut pechowy bez obrażeń. Obrona, wyparowanie i rzuty przeciwstawne nie.'
	},
	'A05-3': {
		question: 'Co daje 1d6 zbroi przy stałej obronie 4?',
		reading: 'Sumę: 4 + 1d6. Oficer ma wtedy 1d6+2 + 1d6, bohater 3d6, a rumak 2d6.'
	},
	'A05-4': {
		question: 'Kto wygrywa, gdy parowanie równa się atakowi?',
		reading: 'Obrońca: oba warunki parowania mówią „co najmniej”.'
	},
	'A05-5': {
		question: 'Ile siły odbicia ma nieprzygotowana figurka?',
		reading: 'Połowa wielkości to ½, w dół daje 0 kostek. Przygotowana ma jedną.'
	},
	'A05-6': {
		question: 'Czy zmiażdżenie „za każdy punkt wielkości” to kostki, czy punkty?',
		reading: 'Punkty: 1 punkt obrażeń za każdy punkt wielkości.'
	},
	'A05-7': {
		question: 'Przeciw czyjej broni rzuca się przy przepchnięciu?',
		reading:
			'Przeciw własnej: największe użycie w rękach albo 2 z pustymi. Co mówi wersja angielska, nie wiadomo.'
	},
	'A05-8': {
		question: 'Czy broń odlatuje po pechowym, czy po szczęśliwym parowaniu?',
		reading: 'Po pechowym, przy naturalnej 1.'
	},
	'A05-9': {
		question: 'Czy użycie broni ciężkiej i dwuręcznej to 4 i 5, czy 3 i 4?',
		reading: 'PL-2005 podaje 4 i 5, a 2010 podaje 3 i 4: każda edycja zachowuje swoje liczby.'
	},
	'A05-10': {
		question: 'Czy poza zasięg nie wolno też rzucać?',
		reading: 'Zasięg rzutu losuje się najpierw. Poza nim przedmiot spada bliżej, bez ataku.'
	},
	'A05-11': {
		question: 'Czy rzut o to, kto pierwszy, się dorzuca i bywa pechowy?',
		reading: 'Dorzuca się. Naturalna 1 zachowuje wartość dla kolejności, a dla akcji jest porażką.'
	},
	'A05-12': {
		question: 'Czy kara za szybki cel jest za pełne, czy za zaczęte 6″?',
		reading: 'Za pełne: −1 od 6″ do 11″, −2 od 12″ do 17″.'
	},
	'A05-13': {
		question: 'Czy obrażenia z kilku trafień to jeden rzut, czy wiele, gdy chodzi o rzut pechowy?',
		reading: 'Jeden wspólny: jest pechowy tylko wtedy, gdy każda kostka pokaże 1.'
	},
	'A05-14': {
		question:
			'Czy kara oddziału w mniejszości dodaje się do −1 za każdego dodatkowego przeciwnika?',
		reading: 'Nie: oddziały używają pierwszej, pojedyncze figurki drugiej.'
	},
	'A05-15': {
		question:
			'Kiedy do uderzenia liczy się szybkość celu? Tekst dodaje obie szybkości „w tym samym kierunku”, a potem opisuje zderzenie czołowe.',
		reading:
			'Przy czołowym je dodajemy, gdy cel ucieka po tej samej linii, odejmujemy, a w innych wypadkach liczy się tylko bieg szarżującego.'
	},
	'A05-16': {
		question:
			'Ile wynosi siła odbicia? Tekst podaje wzór pędu, ale nazywa ją pełną siłą czegoś, co nie musi się ruszać.',
		reading:
			'1 za każde 2″ uderzenia, najwyżej wielkość celu, a bez przygotowania jej połowa: tekst ostrzega, że za długi rozbieg pomaga tylko celowi.'
	},
	'A05-17': {
		question: 'Czy atak na tego, kto wchodzi w zasięg, wymaga zachowanej akcji?',
		reading:
			'Tak: tekst wymienia go wśród użyć zachowanej akcji. To odpowiedź na ruch, więc jest pierwsza i wymaga pola widzenia.'
	},
	'A05-18': {
		question: 'Czy 1d6″ ratunku jest też rzutem o to, kto pierwszy?',
		reading:
			'Nie: o kolejności decyduje rzut na umiejętność bez użycia, tylko przeciw akcji, a o odległości 1d6, na której naturalna 1 to pech. Przy umiejętności 1d6 możecie rzucać raz na jedno i drugie.'
	},
	'A05-19': {
		question:
			'Czy obrońca kontruje tylko po nieudanym ataku? Tak mówi jedno miejsce; kolejność w punktach ma kontratak po każdym ataku.',
		reading: 'Po każdym ataku, który przeżyje.'
	},
	'A05-20': {
		question: 'Od jakiej wielkości duży cel daje +1 za każde dodatkowe 2″?',
		reading:
			'Za każde pełne 2″ ponad pierwszy cal: 3″ daje +1, 5″ daje +2. „Za 2″” z rozdziału o obrażeniach to skrót.'
	},
	'A05-21': {
		question:
			'Czy obrońca przed szarżą też dodaje obrażenia broni? Skrócony wzór dodaje je po kostkach MOM i po kostkach POP.',
		reading:
			'Przygotowany obrońca z bronią do szarży dodaje je do kostek POP po własnym rzucie na użycie. W innym razie wracają tylko kostki POP.'
	},
	'A05-22': {
		question:
			'Czy wycofujący się może sparować darmowe uderzenie? W jednym miejscu nie wolno go kontrować, w innym tarcza paruje kontrataki.',
		reading:
			'Kontrowanie obejmuje tu parowanie: takiego uderzenia nie można ani parować, ani kontrować.'
	},
	'A10-1': {
		question:
			'Jakie są zasady rzutów krytycznych w 2010? Są w innym rozdziale, którego nie ma wśród naszych źródeł.',
		reading:
			'Same jedynki zawodzą; najwyższa ścianka daje dodatkową d6; Overskill to użycie tej kostki gdzie indziej, raz na rzut na umiejętność.'
	},
	'A10-2': {
		question: 'Co zbicie zabiera ciosowi, który przebija? Jedyny przykład zmienia 1d6+2 w 1d6.',
		reading:
			'Pierwszy poziom zabiera stałą premię, następny po kostce każdego rodzaju, ale nigdy ostatniej: 2d6+2 staje się 2d6. Drugie odczytanie zabiera po kostce każdego rodzaju i premię, a zostawia ostatnią kostkę: 2d6+2 staje się 1d6.'
	},
	'A10-2b': {
		question: 'Co zbicie zostawia ze stałej premii, gdy cios nie przebija?',
		reading: 'Znikają tylko kostki, premia zostaje: 1d6+2 staje się 2.'
	},
	'A10-3': {
		question:
			'Czy wycofujący się i ignorujący może parować kontrataki? Kolejność walki mówi, że tak, kosztem akcji; rozdział o kontrach, że nie.',
		reading: 'Trzymamy się kolejności.'
	},
	'A10-4': {
		question:
			'Czy poza zasięgiem obniża się też dodatkowe kostki i czy kostka może spaść poniżej 0?',
		reading:
			'Obniża się każdą kostkę, także dodatkową. Pojedyncza może spaść poniżej 0; dopiero suma nie jest niższa niż 0.'
	},
	'A10-5': {
		question: 'Czy kontry to akcje?',
		reading: 'Można je wykonać po wykorzystaniu akcji, a potem akcję uznaje się za wykorzystaną.'
	},
	'A10-6': {
		question: 'Czy +1 przeciw broni dwuręcznej dotyczy też ciężkiej trzymanej oburącz?',
		reading:
			'Nie, tylko tej klasy: zasada o traconej broni wymienia obie, więc różnica jest celowa.'
	},
	'A10-7': {
		question: 'Czy Overskill wykorzystany w obrażeniach się dorzuca?',
		reading: 'Dodaje jedną kostkę tego rodzaju co broń, a tę dorzuca się jak każdą inną.'
	},
	'A10-8': {
		question: 'Kto się liczy, gdy chodzi o mniejszość?',
		reading: 'Walczący, którzy stoją w tym starciu, także zdezorientowani.'
	},
	'A10-9': {
		question: 'Czy kostki MOM i POP się dorzuca?',
		reading: 'Tak: to dodatkowe d6 w rzucie.'
	},
	'A10-10': {
		question: 'Czy modyfikatory umiejętności zmieniają obrażenia podane w kostkach umiejętności?',
		reading: 'Nie: zmieniają tylko rzuty na trafienie, parowanie i ratunek.'
	},
	'A10-11': {
		question:
			'Kto kontruje, gdy zaatakowany przez kilku atakuje jednego z nich? Jeden rozdział pozwala tylko jemu; inny dwa razy mówi, że najwyżej trzem.',
		reading: 'Najwyżej trzech, jak w dokładnej kolejności.'
	},
	'A10-12': {
		question: 'O ile chybia strzał, gdy naturalna 1 zawodzi, choć suma wystarcza?',
		reading: 'Przynajmniej o 1″, także w 2020.'
	},
	'A10-13': {
		question: 'Czy liczy się część cala ponad zasięg?',
		reading:
			'Tak, liczy się zaczęty cal: pirat z przykładu jest tuż poza zasięgiem i kosztuje 1. W 2020 tak samo.'
	},
	'A20-1': {
		question: 'Co daje premia przy pudle?',
		reading:
			'Można ją dodać do rzutu akcji i zamienić pudło w trafienie; inaczej zostaje na obrażenia albo zasięg.'
	},
	'A20-2': {
		question: 'Czy o premii można zdecydować po rzucie na obrażenia?',
		reading:
			'Tak, oba przykłady wybierają swobodnie albo później. Jeden rzut nie daje więcej niż jednej.'
	},
	'A20-3': {
		question: 'Czy po zwykłym ciosie jest kontratak?',
		reading:
			'Nie jako manewr: tylko ciosy w odwecie w tego, kto się odrywa, i odpowiedzi zachowaną akcją.'
	},
	'A20-4': {
		question: 'Czy siła odbicia działa przeciw przepchnięciu w szarży?',
		reading:
			'Jest opisana przy zderzeniach, więc przepchnięcie to 2″ plus kostka MOM bez niej, a zderzenie ją ma.'
	},
	'A20-5': {
		question: 'Co zbicie zostawia ze stałej premii?',
		reading: 'Znikają tylko kostki; premia zostaje.'
	},
	'A20-6': {
		question: 'Czy d10 dorzuca się d10, czy d6?',
		reading: 'Dodatkową d6, według odpowiedzi autora.'
	},
	'A20-7': {
		question: 'Czy Coś Złego działa przeciw rzutowi na obronę?',
		reading: 'Tak, gdy obie sumy są równe, według odpowiedzi autora.'
	},
	'A20-8': {
		question: 'Czy pechowe 0 obrażeń przeciw obronie 0 to Coś Złego?',
		reading: 'Nie: 0 obrażeń nigdy nic nie robi.'
	},
	'A20-9': {
		question: 'Jak Coś Złego łączy się z obrażeniami, które się sumują?',
		reading:
			'Po każdym trafieniu porównaj bieżącą sumę. Równość to w tej chwili Coś Złego; późniejsze trafienie za 1 lub więcej zabija.'
	},
	'A20-10': {
		question: 'Czy kostka akcji rzucona na obrażenia daje premię?',
		reading: 'Nie: jest wtedy kostką obrażeń i daje dodatkową d6 tylko przy najwyższej ściance.'
	},
	'A-NS-1': {
		question: 'Czy punkt opowieści jest za każde trafienie, czy za każdą postać?',
		reading: 'Za każde trafienie, które nie zabiło, anulowane lub nie. Anulowane liczy się raz.'
	},
	'A-NS-2': {
		question: 'Ile to połowa nieparzystej liczby trafień strzał?',
		reading: 'Sługusi biorą tę większą.'
	},
	'A-NS-3': {
		question: 'Co, gdy na sługusów przypada więcej trafień, niż ich jest?',
		reading: 'Reszta przechodzi na pozostałych w grupie.'
	},
	'A-NS-4': {
		question: 'Czy anulowane trafienia liczą się przy następnych w tej turze?',
		reading:
			'Nie. Trafienie, które dało tylko punkt opowieści i nie zostało anulowane, liczy się do końca tury: przy śmierci Boromira do tekstu pasuje tylko 1 wcześniejsze + 3 strzały − 1 = 3.'
	},
	'A-NS-5': {
		question: 'Czy punkt daje każda 6 na kostkach opowieści?',
		reading: 'Tak, każda, a przeciwnik może od razu zacząć z nią rzut.'
	},
	'A-NS-6': {
		question: 'Czy rany podnoszą liczby ataków?',
		reading:
			'Podnoszą liczby obrony i zamachu, a w naszych propozycjach także wypadu i pchnięcia, ale nie 5 i 6 zwykłego ataku.'
	},
	'A-NS-7': {
		question: 'Ile kostek opowieści trzeba oddać za rany przy zamachu?',
		reading: 'Po jednej za każdą ranę.'
	},
	'A-NS-8': {
		question: 'Czy 5 przeciw samotnej postaci to minimum, czy maksimum?',
		reading: 'Maksimum, zamiast 3 × 1.'
	},
	'A-NS-9': {
		question: 'Jak działają marne postacie z imieniem?',
		reading:
			'1 kostka, obrona od 3 i darmowa kostka ruchu jak u sługusów, ale nie uciekają i nie padają razem z nimi.'
	},
	'A-NS-10': {
		question: 'Co się dzieje z liczbą obrony 1 przy ranach?',
		reading: 'O 1 więcej za każdą ranę: 2, 3 i tak dalej do 6; od 7 obrona nigdy się nie udaje.'
	},
	'A-NS-11': {
		question: 'Czy zdarzenia dla trwającego ataku wymagają, żeby atak trwał?',
		reading: 'Tak: 9, 17, 21 i 27; inaczej wybierz niższy wynik.'
	}
};
