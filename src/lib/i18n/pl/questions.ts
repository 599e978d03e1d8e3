import type { QuestionId } from '$lib/rules/open-questions';
import type { AmbiguityText } from '../combat-rule-texts';

/** What the rulebooks leave open, and how the app reads it. */
export const questions: Record<QuestionId, AmbiguityText> = {
	'X-01': {
		question: 'Ile kosztuje poziom struktury 0?',
		reading:
			'Źródło mówi „dla wielkości 0 pomnóż przez 0,5”, ale jego własny bojowy rumak płaci 1 CP za wielkość 2 na poziomie 0. Poziom 0 liczymy jako ½, bo tylko tak zgadza się przykład; inaczej wszystko z ciała i płótna byłoby za darmo.'
	},
	'X-02': {
		question: 'Czy bohater liczy się do własnego zdziwaczenia?',
		reading:
			'Zdanie liczy każdą figurkę z Bohaterskim Ego w armii, ale o ostatnim bohaterze mówi, że znów jest w swoim żywiole. Liczymy więc tylko pozostałych.'
	},
	'X-03': {
		question: 'Czym jest punkt obrony stworzonka?',
		reading:
			'Może to być stały punkt obrony albo poziom struktury. Przyjmujemy stałe punkty; jedno i drugie kosztuje po ½ CP. Maksimum nie podano, więc powyżej 4 punktów jest ostrzeżenie.'
	},
	'X-04': {
		question: 'Czy stworzonko płaci za ruch i mózg?',
		reading:
			'„Nic nie kosztuje” dotyczy struktury, a mózg kosztuje co najmniej 1 CP. Za darmo jest więc tylko struktura, a za ruch i mózg płaci się jak zwykle.'
	},
	'X-05': {
		question: 'Ile kosztują nieparzyste szybkości?',
		reading:
			'Ceny są za każde 2″, a w przykładach są stwory z szybkością 5″. Liczymy ½ CP za cal i niczego nie zaokrąglamy: żołnierz zbudowany jako stwór kosztuje wtedy dokładnie 4 CP.'
	},
	'X-06': {
		question: 'Ile broni może mieć kreacja?',
		reading:
			'Rozdział pozwala na dwukrotność wielkości, a w powietrzu na samą wielkość; kosztorys mówi o poziomie pojazdu. Tylko to pierwsze zgadza się ze skorpionem i rumakiem ze źródła.'
	},
	'X-07': {
		question: 'Czy poziom 0 podnosi cenę latania?',
		reading:
			'Cena to 2 CP plus poziom. Przy poziomie 0 nic nie dodajemy: ½ należy do mnożenia przez wielkość.'
	},
	'X-08': {
		question: 'Ile kosztuje kilka napędów?',
		reading:
			'Źródło milczy. Za każdy płaci się w całości, a jeśli któryś działa w powietrzu, obowiązuje limit broni dla latających.'
	},
	'X-09': {
		question: 'Ile kosztuje pół-mózg o nieparzystej wielkości?',
		reading:
			'Kosztuje połowę mózgu. O zaokrąglaniu nie ma mowy, a połówki punktów istnieją, więc zostają.'
	},
	'X-10': {
		question: 'Ile płaci pół-mózg za rozszerzone umiejętności?',
		reading:
			'Kosztują tyle, co dodatkowy mózg. Połowę kosztuje tylko podstawa pół-mózgu, więc liczymy cenę całego.'
	},
	'X-11': {
		question: 'Ile kosztuje zdolność pilota dla innych niż najemnik?',
		reading:
			'Podano tylko wzrost z 4 na 5 CP. Liczymy 1 CP dla każdej figurki, a dla stwora 1 CP × wielkość, jak przy innych zdolnościach.'
	},
	'X-12': {
		question: 'Jak zaokrąglić zmierzoną wielkość?',
		reading:
			'Budujący zaokrągla, jak mu wygodniej, w granicach rozsądku. Przyjmujemy pełny cal poniżej i powyżej; cena zależy od wybranej wielkości.'
	},
	'X-13': {
		question: 'Ile kosztuje pojazd w LUGPolWars?',
		reading:
			'Kosztorys mówi: wielkość × 1, a do tego obrona i reszta. Tak liczymy na poziomie 0 i 1, a za obronę uznajemy tarcze i zbroje.'
	},
	'X-14': {
		question: 'Ile osób obsługuje broń ciężką na pojeździe?',
		reading:
			'Pojazd zabiera jedną figurkę, a broń ciężka trzy. Trzy są dla broni stojącej na ziemi; z pojazdu strzela jedna.'
	},
	'X-15': {
		question: 'Czy wolno mieszać zbiory zasad?',
		reading:
			'Liga wymienia zasady podstawowe i trzy suplementy. Armia trzyma się jednego zbioru, a liga przyjmuje tylko armie według PL-2005.'
	},
	'X-16': {
		question: 'Czy leczenie dużych jednostek kosztuje więcej?',
		reading:
			'Inne zdolności wycenia się według wielkości, a leczenia nie. Leczyć mogą tylko figurki, więc to zawsze 2 CP.'
	},
	'X-17': {
		question: 'Ile kosztuje pancerz wierzchowca?',
		reading:
			'Cenę podano raz, dla bojowego rumaka o wielkości 2. Liczymy te same 2 CP dla każdego wierzchowca.'
	},
	'X-18': {
		question: 'Która broń liczy się do limitu?',
		reading:
			'Limit dotyczy broni. Płyty to ochrona, a materiały wybuchowe to zapas, więc się nie liczą; wyrzutnie i rakiety tak.'
	},
	'X-19': {
		question: 'Ile kosztuje osłabiona broń?',
		reading:
			'Podano tylko jej niższe wartości. Tabela wycenia wartości, więc płaci się za poziom, z jakim działa.'
	},
	'X-20': {
		question: 'Co wystrzeli wyrzutnia o nieparzystym poziomie i czy rakieta to jeden strzał?',
		reading:
			'Połowę nieparzystego poziomu zaokrągla się w dół. Za rakietę płaci się od sztuki, tak jak za rakiety figurek.'
	},
	'X-21': {
		question: 'Ile kosztuje magiczna tarcza?',
		reading:
			'Liczby nie podano. Wartości są jak u zbroi płytowej, więc kosztuje 2 CP × poziom, raz, na dowolnym poziomie do poziomu maga.'
	},
	'X-22': {
		question: 'Jak dużą jednostkę można przywołać?',
		reading:
			'Mag przywołuje do połowy swojego poziomu, a krąg mniej niż połowę sumy. Jedno i drugie bierzemy dosłownie, choć jeden silny mag jest wtedy lepszy niż krąg o tej samej sumie.'
	},
	'X-23': {
		question: 'Jaka szybkość liczy się do 10″ ligi?',
		reading:
			'Z biegiem nawet najemnik byłby za szybki, a zbroję można w grze stracić. Liczy się więc kupiona szybkość.'
	},
	'X-24': {
		question: 'Czy obrażenia równe obronie zabijają?',
		reading:
			'Prawie wszędzie muszą być większe; w rozdziale o obrażeniach raz wystarczają równe. Wymagamy większych. W Szybkiej Walce jest tak samo: obrona co najmniej równa obrażeniom ratuje.'
	},
	'X-25': {
		question: 'Ile wynosi siła odbicia celu?',
		reading:
			'Podano ją wzorem na pęd, a drzewa mają ją w całości. Liczymy 1 za każde 2″ uderzenia, najwyżej wielkość celu, a bez przygotowania połowę; szybkości dodajemy tylko przy zderzeniu czołowym.'
	},
	'X-26': {
		question: 'O ile słabsze są części wystające?',
		reading:
			'Jeden rozdział mówi o dwóch poziomach, inny o jednym. Liczymy dwa dla części wystających i jeden dla pozostałych elementów zewnętrznych.'
	},
	'X-27': {
		question: 'Jak liczyć uszkadzanie i co znaczy „krytyczny” przy parowaniu?',
		reading:
			'Nie wiadomo, czy kostki wyższe niż poziom się sumuje, czy liczy: sumujemy. „Krytyczny” przy parowaniu i ratunku to rzut pechowy.'
	},
	'X-28': {
		question: 'Czy przy remisie jest punkt za cel dodatkowy?',
		reading: 'Nie podano. Remis daje każdej stronie 5 punktów i nic więcej.'
	},
	'X-29': {
		question: 'Kiedy kończy się sezon?',
		reading:
			'Miesiąc po tym, jak pierwszy gracz rozegra wszystko, „lub” pół roku: to, co wcześniej. Kara walkowera dotyczy bieżącego sezonu.'
	},
	'X-30': {
		question: 'Co figurka może trzymać i mieć obok broni?',
		reading:
			'Opisy mają luki. Tarcza obok broni zasięgowej krótkiej jest dozwolona. Broń zasięgowa długa wyklucza także broń schowaną, ale nie materiały wybuchowe. Kopia jeźdźca obok broni krótkiej daje ostrzeżenie. Dwa pistolety są dozwolone, ale dają jeden strzał.'
	},
	'X-31': {
		question: 'Czy kary za zbroję i broń dwuręczną się sumują?',
		reading:
			'Tak, pieszo: razem −2″. Jeździec nie ma żadnej, a pancerz wierzchowca spowalnia tylko wierzchowca.'
	},
	'X-32': {
		question: 'Kiedy działa zniżka na bohaterów?',
		reading:
			'Wolno z niej skorzystać; działa, jeśli jej nie wyłączysz. Dwie armie liczy się osobno, a bohaterowie czekający na przywołanie jej nie dają ani nie dostają. W LUGPolWars jej nie ma.'
	},
	'X-33': {
		question: 'Czy jest najwyższy poziom magii?',
		reading:
			'Nie podano. Broń kończy się na 5, więc wyższe poziomy dają ostrzeżenie. Promień ognistej kuli podano tylko dla poziomu 3.'
	},
	'X-34': {
		question: 'Drabina trudności czy tabela broni?',
		reading: 'Drabina daje mieczowi 3, a toporowi 4; tabela 2 i 4. Decyduje tabela broni.'
	},
	'X-35': {
		question: 'Czy figurka może kupić ruch albo latanie?',
		reading: 'Ceny nie ma. Zbuduj ją jako stwora albo się umówcie.'
	},
	'X-36': {
		question: 'Ile kosztują zdolności przy wielkości 0?',
		reading: 'Tylko magia ma minimum 1 CP. Stosujemy je do wszystkich.'
	},
	'X-37': {
		question: 'Obrona 4 czy 1d6 najemnika?',
		reading:
			'Tabela struktur podaje figurkę na poziomie 0, z 1d6. Dotyczy kreacji; najemnik zachowuje stałe 4.'
	},
	'X-38': {
		question: 'Co to jest połowa armii?',
		reading: 'Połowa jednostek według liczby, a gdy się nie da, większa część.'
	},
	'X-39': {
		question: 'Dlaczego w przykładzie spostrzegawczości trudność to 2?',
		reading:
			'Zasłonięcie w jednej trzeciej daje 1, a ruch z połową szybkości jeszcze 1. Bez ruchu byłoby 3.'
	},
	'X-40': {
		question: 'Ile kosztuje oficer i kto może zginąć za bohatera?',
		reading:
			'7 CP oficera jest tylko w kosztorysach. Kto zasłania bohatera, musi być tańszy niż jego 11 CP z tabeli.'
	},
	'X-41': {
		question: 'Tarcza i zbroja w Szybkiej Walce: jedna kostka czy dwie?',
		reading: '„Lub” może znaczyć jedno i drugie. Umówcie się przed grą.'
	},
	'X-42': {
		question: 'Czy różne słowa znaczą różne rzeczy?',
		reading:
			'W tłumaczeniu Cal Wściekłości ma cztery nazwy, a „poziom” to poziom struktury, wielkości albo magii. Używamy jednej nazwy na jedną rzecz.'
	},
	'X-43': {
		question: 'Jaką cenę ma rakieta?',
		reading:
			'Wystrzelona przez figurkę to materiał wybuchowy za 1 CP; zamontowana na kreacji ma cenę tamtejszych rakiet.'
	},
	'X-44': {
		question: 'Czy zdziwaczenie odejmuje się od rzutu, czy od kostki?',
		reading:
			'Późniejsze wydania mówią o kostkach. Tłumaczenie mówi o wynikach testów i rzutów: raz na rzut.'
	},
	'X-45': {
		question: 'Czy więcej rąk to więcej ataków?',
		reading:
			'Walka wręcz mówi, że tak; umiejętności wymagają superzręczności. Profesor ze źródła za nią płaci, więc jest potrzebna.'
	},
	'X-46': {
		question: 'Jakie zasady rąk obowiązują w LUGPolWars?',
		reading:
			'Kosztorys żadnych nie powtarza. Zostaje to, co mieszczą dwie ręce; karabin niczego nie wyklucza, a sprzęt nie zabiera ruchu.'
	},
	'X-47': {
		question: 'Czy stwory mogą używać wyposażenia figurek?',
		reading:
			'Kto ma mózg, może to, co figurka. Kupuje więc wyposażenie po ich cenach, poza limitem broni.'
	},
	'X-48': {
		question: 'Ile kosztuje tarcza kręgu?',
		reading: 'Ceny nie podano. Tak jak tarcza maga: 2 CP × poziom, raz.'
	},
	'X-49': {
		question: 'Kto może wziąć udział w kręgu przywołań?',
		reading: '„Biorący udział magowie”: wszyscy magowie armii, a przynajmniej jeden ze zdolnością.'
	},
	'X-50': {
		question: 'Czego liga nie mówi?',
		reading:
			'Liczy się pierwszy wynik, a powtórka nic nie dodaje. Strony ustala się przed grą. Artefakt wraca na środek, a ostatnia strona na stole wygrywa bez względu na zdobycia.'
	},
	'X-51': {
		question: 'Jak liczyć wielkość dużych rzeczy?',
		reading:
			'+1 do trafienia jest za każde pełne 2″ ponad pierwszy cal. Okręt 24″ wymaga 24 par rąk, ale z panelem sterowania wystarcza jeden pilot. Co nie ma własnego napędu, uchodzi za nieruchome.'
	}
};
