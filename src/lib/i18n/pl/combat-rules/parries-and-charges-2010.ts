import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const parriesAndCharges2010: Record<
	CombatRulesOf<'E10-PAR' | 'E10-RNG' | 'E10-CHG'>,
	RuleText
> = {
	'E10-PAR-01': {
		title: 'Rzut na parowanie',
		text: 'Parowanie się udaje, gdy rzut na umiejętność jest co najmniej równy użyciu tego, czym się paruje; z rzutem na trafienie się go nie porównuje. Broń zasięgowa paruje jak narzędzie (użycie 3) albo przypadkowy przedmiot (użycie 4), a nie według liczb do strzelania. Puste ręce mają użycie 0, ale naturalna 1 i tak się nie udaje.'
	},
	'E10-PAR-02': {
		title: 'Przeciw broni dwuręcznej',
		text: 'Parowanie broni dwuręcznej: +1 do umiejętności.'
	},
	'E10-PAR-03': {
		title: 'Zbicie ciosu',
		text: 'Przeciw atakowi i kontratakowi trzeba coś trzymać w ręku. Sukces to zbicie (Deflection): obrażenia tracą po jednej kostce każdego rodzaju. Puste ręce niczego nie zmniejszają, nawet gdy się uda.'
	},
	'E10-PAR-04': {
		title: 'Overskill przy parowaniu',
		text: 'Overskill przy parowaniu można wymienić na jeszcze jeden poziom zbicia, ale nie gołymi rękami.'
	},
	'E10-PAR-05': {
		title: 'Przeciw chwytom i przepchnięciom',
		text: 'Chwyt i przepchnięcie paruje dowolny trzymany przedmiot albo puste ręce; wolno najpierw wszystko upuścić, żeby mieć użycie 0. Sukces udaremnia manewr.'
	},
	'E10-PAR-06': {
		title: 'Nieudane parowanie',
		text: 'Atak trafia. Przedmiot odlatuje prosto od atakującego na tyle cali, ile wyniósł rzut na trafienie, jeśli parowanie było rzutem pechowym albo jeśli atak był dwuręczny (broń dwuręczna lub ciężka w obu rękach), a przedmiot jednoręczny. Tarcze i ciężkie tarcze odlatują tylko przy rzucie pechowym.'
	},
	'E10-PAR-07': {
		title: 'Ciosy przebijające',
		text: 'Ciężka broń w obu rękach przebija, więc zbicie działa słabiej. Jedyny przykład zmienia jedną kostkę + 2 w jedną kostkę: premia znika, a ostatnia kostka zostaje. Czytamy to tak, że pierwszy poziom zabiera stałą premię, a każdy następny po jednej kostce każdego rodzaju, ale nigdy ostatniej.'
	},
	'E10-BAIL-01': {
		title: 'Ratunek w walce wręcz',
		text: 'Do ratunku nie trzeba zachowanej akcji. Rzuć na umiejętność i skocz najwyżej o tyle cali, o połowę mniej przy połowie szybkości; jednostka kończy leżąca i zdezorientowana. Overskill pozwala wylądować na nogach.'
	},
	'E10-BAIL-02': {
		title: 'Nieudany ratunek',
		text: 'Jeśli rzut na ratunek nie jest wyższy od rzutu na trafienie albo skok nie wyprowadza z zasięgu, atak i tak trafia, a kto przeżyje, leży zdezorientowany. Chwyt i przepchnięcie nie mają rzutu na trafienie, więc liczy się tam tylko odległość, jak to czytamy.'
	},
	'E10-EX-1a': {
		title: 'Przykład: Yoko atakuje',
		text: 'Yoko i Dan mają po 1d6 umiejętności i obronę 4. Yoko uderza kataną oburącz: to broń ciężka, użycie 3, kostka umiejętności + 2, przebija. Wypada 4, a 4 ≥ 3 trafia.'
	},
	'E10-EX-1b': {
		title: 'Przykład: Dan paruje',
		text: 'Dan paruje patelnią, czyli narzędziem o użyciu 3. Broń ciężka w dwóch rękach to nie broń dwuręczna, więc premii +1 nie ma. Wypada 4, a 4 ≥ 3 paruje: zbicie.'
	},
	'E10-EX-1c': {
		title: 'Przykład: obrażenia po zbiciu',
		text: 'Zbicie zabiera przebijającemu ciosowi + 2 i zostaje 1d6. Wypada 3, a 3 nie jest większe niż 4: Dan żyje.'
	},
	'E10-EX-1d': {
		title: 'Przykład: kontratak Dana',
		text: 'Dan odpowiada nożem kuchennym, bronią ręczną o użyciu 2. Wypada naturalna 1: rzut pechowy i pudło.'
	},
	'E10-EX-1e': {
		title: 'Przykład: tura Dana',
		text: 'W następnej turze Dan atakuje nożem. Wypada 2, a 2 ≥ 2 trafia.'
	},
	'E10-EX-1f': {
		title: 'Przykład: obrażenia się sumują',
		text: 'Nóż zadaje 1d6 obrażeń i wypada 3, nie więcej niż 4: Yoko żyje. Jeszcze 2 punkty w tej samej turze dałyby 5 > 4 i śmierć.'
	},
	'E10-EX-1g': {
		title: 'Przykład: Overskill',
		text: 'Yoko kontratakuje i wyrzuca naturalną 6: trafienie i Overskill. Wykorzystany jako kostka obrażeń daje 2d6 + 2.'
	},
	'E10-EX-1h': {
		title: 'Przykład: koniec Dana',
		text: 'Wypada 3 i 5: 3 + 5 + 2 = 10 > 4. Dan ginie, zanim zdąży zaatakować patelnią.'
	},

	'E10-RNG-01': {
		title: 'Jeden cel na turę',
		text: 'Strzałów nikt nie kontruje. Jednostka strzela w turze do jednego celu, nawet z kilku broni, i nie w turze, w której zużywa akcję w walce wręcz. Kto wycofał się albo zignorował walkę bez straty akcji, może strzelać.'
	},
	'E10-RNG-02': {
		title: 'Widzieć i sięgać',
		text: 'Czystą linię muszą mieć i oczy, i broń. Poza zasięgiem atak traci za każdy cal 1 z każdej kostki.'
	},
	'E10-MISS-01': {
		title: 'Gdzie ląduje pudło',
		text: 'Pudło zwykle nic nie robi, ale każdy gracz może zażądać, żeby je prześledzić. Różnica między potrzebnym a rzeczywistym wynikiem to promień: pocisk ląduje najwyżej tyle cali od celu. Gdy naturalna 1 zepsuła wystarczający wynik, przyjmujemy 1″.'
	},
	'E10-MISS-02': {
		title: 'Kto wybiera miejsce',
		text: 'Właściciel celu, jeśli jest przeciwnikiem; jeśli nie, atakujący wskazuje wroga, który wybierze. Może to być każde miejsce, w które broń mogła trafić. Obrażenia się liczą, z karą za odległość na ich kostkach; kara do trafienia nie ma już znaczenia.'
	},
	'E10-MISS-03': {
		title: 'Osoby trzecie są bezpieczne',
		text: 'Wskazana jednostka musi należeć do tego, kto wybiera, albo do atakującego, a nie do trzeciego gracza, chyba że nie da się inaczej.'
	},
	'E10-EX-2': {
		title: 'Przykład: topór wikinga',
		text: 'Rzucona broń ręczna: użycie 2, zasięg 3″, obrażenia 1d6. Wypada 1 zamiast 2, więc topór ląduje do 1″ od celu i trafia pirata tuż poza zasięgiem. Kostka obrażeń pokazuje 4: 4 − 1 = 3, nie więcej niż obrona 4. Pirat żyje.'
	},

	'E10-CHG-01': {
		title: 'Pęd',
		text: 'Pęd wymaga przynajmniej 4″ prosto na cel: ruchem, biegiem, lotem albo upadkiem. Krótsza droga nic nie daje.'
	},
	'E10-CHG-02': {
		title: 'Jeden MOM',
		text: 'Figurka ma najwyżej jeden MOM: dodatkową d6. Zyskuje go po 4″ i zachowuje z tury na turę, dopóki porusza się po prostej z pełną szybkością i wykorzystuje cały ruch. Skoki przez przeszkody i bieg z górki nie szkodzą; skręt, drzwi i schody go kończą. Kolejne 4″ daje nowy.'
	},
	'E10-CHG-03': {
		title: 'Do czego służy MOM',
		text: 'Na linii szarży MOM dodaje 1d6 do wszystkiego, w czym pomaga rozpęd: do cali skoku o tyczce, skoku w dal i zasięgu rzuconej włóczni albo do odrzucenia przy zderzeniu. Przepchnięcie w szarży dostaje 1d10″. Raz rzucony jest zużyty.'
	},
	'E10-CHG-04': {
		title: 'Szarża z bronią',
		text: 'Przy broni do szarży MOM dodaje do obrażeń jeszcze jedną kostkę umiejętności; bohater dodaje własną.'
	},
	'E10-CHG-05': {
		title: 'Bez zatrzymania',
		text: 'W turze, w której jednostka rzuca swój MOM albo próbuje i chybia, musi biec prosto aż do końca ruchu.'
	},
	'E10-CHG-06': {
		title: 'Broń do szarży',
		text: 'Broń ciężka i dwuręczna. Pieszo musi służyć do pchnięć, jak kopia, taran albo bagnet; w locie i podczas upadku wystarczy każda, którą uderza się w dół. Nietypową broń ustalcie między sobą.'
	},
	'E10-CHG-07': {
		title: 'Walka na jeden cios',
		text: 'Szarża to szczególna walka wręcz: jeden atak i jeden kontratak, z kontrami, bez Cala Wściekłości i ze zwykłym rzutem na trafienie. Szarża i bieg to razem jedna akcja.'
	},
	'E10-CHG-08': {
		title: 'Chybiona szarża',
		text: 'MOM zostaje. Szarżujący zderza się z celem, jeśli ten stoi mu na drodze, a jeśli nie, biegnie dalej.'
	},
	'E10-CHG-09': {
		title: 'Czym ją sparować',
		text: 'Atak bronią do szarży parują tylko tarcze i ciężkie tarcze.'
	},
	'E10-CHG-10': {
		title: 'Dłuższa broń pierwsza',
		text: 'Gdy szarża spotyka kontratak, pierwsza uderza broń dłuższa o przynajmniej 1″. W przeciwnym razie uderzają naraz i obie strony mogą zginąć.'
	},
	'E10-COL-01': {
		title: 'Zderzenie',
		text: 'Jednostka z pędem, która wpada na figurkę, zderza się z nią w ramach ruchu: bez akcji i bez bezpośrednich obrażeń. MOM daje 1d6″ odrzucenia albo 1d10″ przy przepchnięciu.'
	},
	'E10-COL-02': {
		title: 'POP, siła odbicia',
		text: 'Cel ma zawsze jedną kostkę siły odbicia: odejmuje ona 1d6″, raz na każdy MOM lub grupę MOM-ów, i nigdy się nie zużywa.'
	},
	'E10-COL-03': {
		title: 'Odrzucony albo zatrzymany',
		text: 'Jeśli POP jest co najmniej równy MOM, szarżujący staje w miejscu i zaczyna się walka wręcz. W przeciwnym razie cel leci MOM − POP cali i jest zdezorientowany, a szarżujący musi biec dalej.'
	},
	'E10-COL-04': {
		title: 'Zderzenie czołowe',
		text: 'Gdy zderzają się czołowo dwaj szarżujący, odrzucają się nawzajem jednocześnie.'
	},
	'E10-COL-05': {
		title: 'Uderzenie o przeszkodę',
		text: 'Jeśli lot przerwie coś nieruchomego, nie mniejszego od lecącego, każdy nieprzebyty cal to 1 punkt obrażeń, dodawany do pozostałych obrażeń z szarży.'
	}
};
