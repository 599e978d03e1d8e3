import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const skirmish: Record<
	CombatRulesOf<'NS-TURN' | 'NS-DEF' | 'NS-ATT' | 'NS-MIS' | 'NS-STORY' | 'NS-MOVE'>,
	RuleText
> = {
	'NS-12': {
		title: 'Tura',
		text: 'Gracze grają na zmianę; tura to aktywacja jednej grupy, w której wszyscy są do 8″ od siebie. Kto nie jest związany walką, może podejść do niej do 2″, jeśli nadal nie będzie związany.'
	},
	'NS-13': {
		title: 'Związani walką',
		text: 'Jeśli jeden członek grupy jest związany walką, to jest nią związana cała grupa.'
	},
	'NS-14': {
		title: 'Ryzyko',
		text: 'Ucierpieć może tylko aktywowana grupa i ci, z którymi walczy: aktywacja to ryzyko.'
	},
	'NS-15': {
		title: 'Kostki',
		text: 'Każda postać rozdziela swoje kostki na przeciwników i może część zachować, aż zobaczy pierwsze wyniki. Po nieudanej obronie można dołożyć drugą kostkę, jeszcze przed darmowym atakiem.'
	},
	'NS-16': {
		title: 'Kolejność',
		text: 'W grupie związanej walką każdy, kogo sięga wróg, broni się przed nim, zanim go zaatakuje, a do końca przed wszystkimi, którzy sięgają. Do niezwiązanej grupy łucznicy wroga mogą najpierw strzelać.'
	},
	'NS-17': {
		title: 'Polegli',
		text: 'Postać ginie od razu, gdy w jednej turze dostanie tyle trafień, ile ma wytrzymałości: sługus 1, przeciętna 2, dobra 3, potwór 4 lub więcej. Może ją chronić fabuła.'
	},
	'NS-18': {
		title: 'Tarcza i ciężka zbroja',
		text: 'Tarcza i ciężka zbroja anulują w aktywacji po jednym trafieniu; można użyć obu. Za każde anulowane trafienie przeciwnik dostaje punkt opowieści.'
	},
	'NS-19': {
		title: 'Trafiony, nie zabity',
		text: 'Na koniec aktywacji przeciwnik dostaje punkt opowieści za każde trafienie, które nie zabiło. Trafienia liczą się do końca tury, więc dokupione punktami opowieści mogą się jeszcze do nich dodać.'
	},

	'NS-20': {
		title: 'Obrona',
		text: 'Wystarczy jedna kostka z co najmniej tą liczbą: bardzo dobry wojownik 1, przeciętny 2, marny albo sługus 3, o 1 więcej za każdą własną ranę. Umiejętności wroga się nie liczą.'
	},
	'NS-21': {
		title: 'Bez kostki obrony',
		text: 'Obrona się nie udaje, a ten wróg od razu atakuje.'
	},
	'NS-22': {
		title: 'Przed kim',
		text: 'Przed każdym wrogiem, który sięga i ma czystą linię między środkami podstawek, więc włócznicy w drugim szeregu stoją z przesunięciem. Przed każdym, zanim się go zaatakuje, i przed wszystkimi w tej turze. Kto tylko podchodzi prosto do wroga, w tej aktywacji się nie broni.'
	},
	'NS-23': {
		title: 'Odskok',
		text: 'Obrona z liczbą o 2 większą, bez kostek tarczy: do 2″ prosto do tyłu, nie dotykając nikogo. Jeśli nie ma już nikogo w odległości 1″, dalsza obrona jest niepotrzebna.'
	},
	'NS-24': {
		title: 'Nieudana obrona',
		text: 'Ten wróg od razu atakuje jedną darmową kostką i swoimi dodatkowymi.'
	},
	'NS-EX1': {
		title: 'Przykład: pięciu na jednego',
		text: 'Dobry wojownik z tarczą ma 3 + 2 kostki i broni się od 1 wzwyż. Pięciu wrogów powstrzyma bez końca, ale na atak nie zostanie mu żadna kostka.'
	},

	'NS-25': {
		title: 'Atak',
		text: 'Po obronie przed tym wrogiem. Do wybranych kostek dodaj 1 za wyższe miejsce, 1 przeciw leżącemu, 1 za każdą jego ranę i 1 za ciężką broń dwuręczną użytą z dwiema kostkami. Każde 5 i 6 to trafienie.'
	},
	'NS-26': {
		title: 'Zasięg broni',
		text: 'Broń krótka sięga styku podstawek, zwykła 1″, a włócznia i halabarda 2″.'
	},
	'NS-27': {
		title: 'Wypad',
		text: 'Po obronie przed wszystkimi do 1″: do 2″ prosto na wroga stojącego dalej niż 1″, nie dotykając innych, potem atak na 5 i 6. Jeśli cel nie zginął i nie leży, trzeba się przed nim obronić.'
	},
	'NS-28': {
		title: 'Pchnięcie',
		text: 'Po obronie przed wrogiem do 1″: przy 5 i 6 przesuwasz go do 2″, nie zważając na jego towarzyszy. Gdy nie ma miejsca, pada, a inni się rozstępują. Można iść za nim, nie dotykając wrogów. Nie zadaje obrażeń.'
	},
	'NS-29': {
		title: 'Zamach',
		text: 'Stojąc w walce, ciężką bronią dwuręczną, po całej obronie: dwie kostki za każdą kostkę akcji. Każde 5 i 6 odrzuca jednego wroga z 1″ o 2″ prosto do tyłu; jeśli po drodze kogoś dotknie, pada. Za każdą własną ranę liczba jest o 1 większa, chyba że oddasz za nią kostkę opowieści.'
	},
	'NS-30': {
		title: 'Po nieudanej obronie',
		text: 'Nadal wolno atakować, ale nie wolno się ruszać w walce.'
	},

	'NS-40': {
		title: 'Łucznicy',
		text: 'Gdy aktywuje się grupa niezwiązana walką, mogą do niej strzelać niezwiązani łucznicy wroga, którzy mają ją do 18″ i w jakimś punkcie drogi ją widzą. Później mogą strzelać do innych grup.'
	},
	'NS-41': {
		title: 'Ile strzał',
		text: 'Najwyżej 3 kostki za każdą postać w grupie; przeciw samotnej najwyżej 5.'
	},
	'NS-42': {
		title: 'Trafienia strzał',
		text: 'Każda 6 na kostkach strzał to trafienie.'
	},
	'NS-43': {
		title: 'Kogo trafiają',
		text: 'Połowę, tę większą, biorą sługusi; resztę rozdziela na pozostałych gracz, którego to grupa. Tarcze i ciężkie zbroje anulują jak zwykle. Postaci chronionej przez fabułę właściciel może oszczędzić wszystkich tych trafień.'
	},
	'NS-44': {
		title: 'Po salwie',
		text: 'Jeśli strzelający zyskał punkt opowieści, może wykonać rzut opowieści.'
	},
	'NS-EX2': {
		title: 'Przykład: Conan i bandyci',
		text: 'Conan (dobry, z tarczą) prowadzi 6 bandytów: 7 postaci, czyli najwyżej 21 strzał. Na czterech kostkach wypada 6: cztery trafienia. Dwóch bandytów pada, Conan bierze pozostałe dwa, a 2 < 3.'
	},

	'NS-45': {
		title: 'Skąd punkty opowieści',
		text: 'Za każde trafienie anulowane tarczą albo zbroją, za trafienia, które nie zabiły, i za trafienie postaci chronionej przez fabułę. Każda 6 na kostce opowieści daje punkt przeciwnikowi.'
	},
	'NS-46': {
		title: 'Punkty opowieści',
		text: 'Z każdym nowym punktem możesz wydać dowolnie wiele odłożonych: rzuć po 1d6 za każdy i odczytaj z tabeli zdarzeń sumę albo mniej. Każda 6 daje punkt przeciwnikowi.'
	},
	'NS-47': {
		title: 'Tabela zdarzeń',
		text: 'Każda liczba oznacza taką sumę albo większą.\n1: nic.\n5: postać przeciwnika się potyka i ma w swojej turze o jedną kostkę mniej.\n7: wybierasz, którą grupę przeciwnik aktywuje w następnej turze.\n9: dwie kostki więcej w trwającym ataku.\n11: cel jest ranny; sługus traci przytomność.\n13: zdarzenie fabularne.\n15: jedna salwa do grupy przeciwnika, związanej walką lub nie, jeśli są łucznicy.\n17: trzy kostki więcej w trwającym ataku.\n18: wybrany wróg pada, a jeździec spada z wierzchowca.\n20: sługusi uciekają.\n21: cztery kostki więcej w trwającym ataku.\n24: wielkie zdarzenie fabularne.\n27: cel jest nieprzytomny i obezwładniony.'
	},
	'NS-47a': {
		title: 'Zdarzenia dokładniej',
		text: 'Czym są zdarzenia fabularne, mówi scenariusz: to na przykład posiłki albo upływający czas. Żeby wybrać grupę przeciwnika (7 lub 15), wskaż jedną postać; właściciel tworzy wokół niej dozwoloną grupę.'
	},
	'NS-48': {
		title: 'Ucieczka sługusów',
		text: 'Rzucający wskazuje dowolnego sługusa, swojego albo wroga: on i wszyscy sługusi jego strony do 4″ ruszają się o 8″ prosto od najbliższych wrogów; przesuwa ich właściciel i może wybrać bezpieczniejszy teren. Najpierw może też dołączyć postaci poziomu 2 w tym promieniu i powiększyć go do 8″. Za powiększenie przeciwnik wybiera jedno: rzut d6, w którym 3–6 dodaje tyle cali, a 1–2 nic; ucieczkę postaci poziomu 2 w tym promieniu, choć każda może się oprzeć przy 4–6; albo 12″ zamiast 8″. Przy następnej aktywacji jednego z uciekających nie wolno im wejść w walkę; potem pozostali działają jak zwykle. Scenariusz może usuwać uciekających.'
	},
	'NS-70': {
		title: 'Ochrona fabuły',
		text: 'Cios, który by zabił, zamiast tego naraża postać na niewolę, a przeciwnik od razu dostaje kostkę opowieści. Jeśli na koniec późniejszej aktywacji jej grupy stoi do 1″ aktywny wróg, postać trafia do niewoli i może zostać obezwładniona. Śmiertelny cios w narażoną postać ją obezwładnia.'
	},

	'NS-50': {
		title: 'Ruch związanych walką',
		text: 'Dopiero po udanej obronie przed wszystkimi, którzy atakują. Każda kostka ruchu (najpierw darmowe) albo akcji to, jak pokazują przykłady, ruch do 2″.'
	},
	'NS-51': {
		title: 'Ruch niezwiązanych',
		text: 'Cała grupa rusza się o rzut najwolniejszego: 1d6″ na kostkę, darmową kostkę ruchu albo kostkę akcji. Po modyfikatorach każda to co najmniej 3, a jak pokazują przykłady, najwyżej 6.'
	},
	'NS-52': {
		title: 'Dojście do wroga',
		text: 'Kto idzie do wroga najprostszą drogą i nie atakuje, nie musi się bronić. Żeby zaatakować, obroń się najpierw przed atakowanym, a przed końcem aktywacji przed wszystkimi do 1″. Kto szedł inną drogą, broni się przed wszystkimi do 1″.'
	},
	'NS-53': {
		title: 'Jeńcy',
		text: 'Jeńca niesie tyle postaci, ile ma on poziomów, a grupa liczy się jako obciążona, chyba że jeńcy są mniejsi od niosących. Gdy niosących jest za mało, jeńców nie da się ruszyć.'
	},
	'NS-54': {
		title: 'Modyfikatory każdej kostki ruchu',
		text: 'Wysportowany: +1. Z dwoma rannymi niziołkami: −3. Reszta listy zaginęła w źródle.'
	},
	'NS-EX3': {
		title: 'Przykład: Urukowie niosą niziołki',
		text: 'Każdy ma 1 kostkę akcji i 1 darmową, +1 za wysportowanie i co najmniej 3 na kostce: razem od 6″ do 12″. Z dwoma rannymi niziołkami obie kostki mają −3, więc zawsze liczą się jako 3: razem 6″.'
	}
};
