import type { RulesOf } from '$lib/rules/citations';
import type { TextsOf } from '../../rule-text';

export const creations: TextsOf<RulesOf<'STR' | 'PRP' | 'DMG' | 'CCB'>> = {
	'PL-STR-01': {
		title: 'Kreacja, budowla, pojazd, stwór',
		text: 'Kreacja to wszystko, co budujesz na bitwę. Budowla się nie porusza. Pojazd się porusza, ale wymaga operatora. Stwór porusza się sam, bo żyje albo ma rozum sztuczny lub magiczny.'
	},
	'PL-STR-02': {
		title: 'Struktura i elementy zewnętrzne',
		text: 'Struktura to każda część, która ma wnętrze: kabiny, ładownie, organy, przedział silnika. Wszystko, co jest na niej lub w niej zamontowane dla ozdoby albo do ruchu, to element zewnętrzny. Ściany, podłogi i dach należą do struktury, a meble i gniazda na broń nie. Podwozie i kokpit należą, a skrzydła, koła i działa nie. Głowa i tułów należą, a kończyny, skrzydła, zęby i ogon nie.'
	},
	'PL-STR-03': {
		title: 'Ile kosztują elementy zewnętrzne',
		text: 'Element zewnętrzny, który coś daje w walce, kupuje się jako broń albo ochronę. Ozdoby są za darmo.'
	},
	'PL-STR-04': {
		title: 'Wielkość i poziom struktury',
		text: 'Każda kreacja ma wielkość i poziom struktury. Zwykła budowla niczego więcej nie potrzebuje. Napęd, broń i mózg dokupuje się osobno.'
	},
	'PL-STR-05': {
		title: 'Pomiar wielkości',
		text: 'Wielkość to najdłuższy bok struktury w calach; elementów zewnętrznych się nie liczy. Mur ma tyle, ile jego długość, smok tyle, ile od nasady ogona do czubka pyska, a figurka 1. Zaokrąglasz, jak ci wygodniej, w górę lub w dół do pełnego cala; inna liczba daje ostrzeżenie. Płacisz za wielkość, którą wybierzesz.'
	},
	'PL-STR-06': {
		title: 'Poziomy struktury',
		text: 'Poziomy od 0 do 5 dają rzut na obronę 1d6, 1d10, 2d10, 3d10, 4d10 albo 5d10. Poziom 0 to liny, plastik i ciało (namiot, lotnia), 1 to drewno i blacha (domek, motocykl, troll), a 2 to cegła i kute żelazo (dom z cegieł, galeon, smok). Poziom 3 to obrobiony kamień (zamek, pojazd opancerzony, kamienny gigant), 4 to gruba stal i tytan (bunkier atomowy, statek kosmiczny, żelazny golem), a 5 to adamantyt i pola siłowe (robot bojowy, bóg z Olimpu).'
	},
	'PL-STR-07': {
		title: 'Wybór poziomu',
		text: 'Poziom wybierasz sam, a tabela to tylko przykłady. Zależnie od wieku i gatunku smok może mieć od 1d6 do 3d10. Jeśli wybór budzi wątpliwości, uzgodnij go z pozostałymi graczami.'
	},
	'PL-STR-08': {
		title: 'Obrona elementów zewnętrznych',
		text: 'Element zewnętrzny ma obronę o jeden poziom niższą niż struktura. Jeśli wystaje, jak wysięgnik albo koło łopatkowe, to o dwa poziomy. Poniżej poziomu 0 nie spada nigdy. W innym rozdziale źródło mówi o jednym poziomie także dla części wystających; my przyjmujemy dwa.'
	},
	'PL-STR-09': {
		title: 'Ile kosztuje struktura',
		text: 'Struktura kosztuje wielkość × poziom struktury, a poziom 0 liczy się jako ½. Bojowy rumak o wielkości 2 i poziomie 0 kosztuje więc 1 CP. Źródło mówi tu o wielkości 0, ale tylko tak zgadza się jego własny przykład. W ustawieniach armii poziom 0 może być za darmo albo ½ może zastąpić każde zero.'
	},
	'PL-STR-10': {
		title: 'Stworzonka',
		text: 'Coś mniejszego niż 1″ to stworzonko: wielkość 0, brak obrony, a struktura nic nie kosztuje. Punkt obrony kosztuje ½ CP; więcej niż 4 punkty dają ostrzeżenie. Poziom struktury też je daje, a kosztuje ½ CP × poziom. Napęd kosztuje jak zwykle, mózg 1 CP, a pół-mózg ½ CP. Własna broń się na stworzonku nie zmieści.'
	},

	'PL-PRP-01': {
		title: 'Ziemia i woda',
		text: 'Ruch po ziemi, po wodzie i pod wodą kosztuje 1 CP za każde 2″ największej szybkości. 10″ na turę kosztuje więc 5 CP.'
	},
	'PL-PRP-02': {
		title: 'Latanie',
		text: 'Każde 2″ szybkości w powietrzu kosztuje 2 CP plus poziom struktury, czyli 4 CP przy poziomie 2. Poziom 0 nic nie dodaje: 10″ kosztuje wtedy 10 CP. W ustawieniach armii możesz liczyć go tutaj także jako ½.'
	},
	'PL-PRP-03': {
		title: 'Nieparzyste szybkości',
		text: 'Źródło podaje cenę za każde 2″, a o nieparzystych szybkościach milczy. Liczymy od cala: ½ CP na ziemi i w wodzie, (2 + poziom struktury) ÷ 2 w powietrzu. 5″ na ziemi kosztuje więc 2½ CP i niczego się nie zaokrągla. W ustawieniach armii możesz liczyć pełne kroki po 2″, zaokrąglane w górę albo w dół.'
	},
	'PL-PRP-04': {
		title: 'Największa szybkość',
		text: 'Na ziemi, na wodzie i pod wodą żadna kreacja nie jest szybsza niż 16″. W powietrzu i w każdy inny sposób granicą jest 24″.'
	},
	'PL-PRP-05': {
		title: 'Przykłady szybkości',
		text: '2″: pająki, skorpiony, balony, łodzie wiosłowe. 5″: figurki, aligatory, małpy. 8″: czołgi, psy, okręty podwodne. 10″: konie, rowery, łodzie. 12″: samochody, ptaki, pociągi, śmigłowce. 16″: auta sportowe, samoloty, motocykle. 20″: myśliwce, statki kosmiczne. 24″: rakiety, gwiezdne myśliwce, superbohaterowie.'
	},
	'PL-PRP-06': {
		title: 'Nietypowe sposoby ruchu',
		text: 'Na chodzenie po ścianach, drążenie tuneli czy teleportację nie ma wzoru. Umówcie się na cenę i wpisz ją; przy armii zostanie ostrzeżenie, że to cena umowna.'
	},
	'PL-PRP-07': {
		title: 'Poza swoim żywiołem',
		text: 'Samochód może brodzić, samolot kołować, a okręt podwodny płynąć po powierzchni. Nic to nie kosztuje, ale szybkość spada do połowy i nigdy nie przekracza 5″. Musi to mieć sens: łódź nie wyjedzie na ląd, a samochód nie poleci.'
	},
	'PL-PRP-08': {
		title: 'Uszkodzony napęd',
		text: 'Utrata jednej części napędu, na przykład koła albo nogi, zabiera 1″ szybkości. Po utracie połowy części kreacja porusza się najwyżej o 1″, a po utracie wszystkich stoi w miejscu. To, co lata, może spaść.'
	},
	'PL-PRP-09': {
		title: 'Więcej niż jeden napęd',
		text: 'Kreacja może mieć kilka rodzajów napędu, na przykład koła i śrubę okrętową. Za każdy płacisz w całości, bo zasady nie dają zniżki. Jeśli któryś działa w powietrzu, obowiązuje limit broni dla latających.'
	},

	'PL-DMG-01': {
		title: 'Małe cele',
		text: 'Figurkę i kreację o wielkości do 1 niszczy pierwszy atak, który zada obrażenia. Ten rozdział raz mówi, że wystarczą obrażenia równe obronie; wymagamy większych, tak jak wszystkie pozostałe.'
	},
	'PL-DMG-02': {
		title: 'Obrażenia ogólne',
		text: 'Żeby osłabić kreację, traf w dowolną widoczną część jej głównej struktury. Wielkość to ułatwia: +1 do trafienia za każde pełne 2″ ponad pierwszy cal, najwyżej +5. Jeśli obrażenia są większe niż rzut na obronę, kreacja dostaje jeden znacznik obrażeń wielkości.'
	},
	'PL-DMG-03': {
		title: 'Obrażenia wielkości',
		text: 'Każdy znacznik zabiera 1″ szybkości, ale nie poniżej 1″. Kreacja działa też tak, jakby była o 1 mniejsza: przy użyciu broni, w szarży i we wszystkim innym. Gdy jej wielkość spadnie tak do 0, jest zniszczona, więc kreacji o wielkości 1 lub 0 wystarczy jeden znacznik.'
	},
	'PL-DMG-04': {
		title: 'Obrażenia dedykowane',
		text: 'Możesz celować w jeden element kreacji, nie większy niż 1″. Jego obrona jest o jeden poziom niższa niż struktury, a gdy wystaje, o dwa, ale nigdy poniżej poziomu 0. Jeśli obrażenia są większe, usuń ten element albo klocki o wielkości do 1″.'
	},
	'PL-DMG-05': {
		title: 'Na dwie części',
		text: 'Trafienie w złącze, na którym wszystko się trzyma, może rozdzielić kreację. Zmierz każdą część od nowa; jej obrażenia wielkości zostają. Część używa tylko tego, co jest do niej przymocowane, jeśli pozwala na to jej wielkość i sterowanie.'
	},
	'PL-DMG-06': {
		title: 'Uszkadzanie',
		text: 'Zapowiedz je przed rzutem na obrażenia. Zamiast rzucać na obronę, porównaj każdą kostkę z poziomem struktury: te, które są wyższe, się sumują. Suma się nie zużywa i dodaje się ją do każdego następnego ataku na ten sam element. Źródło można też czytać tak, że takie kostki się liczy, a nie sumuje.',
		short:
			'Zapowiedziane przed rzutem: kostki wyższe niż poziom struktury sumują się i dodaje się je do każdego następnego ataku na ten sam element.'
	},
	'PL-DMG-07': {
		title: 'Rozsmarowanie',
		text: 'Obrażenia ponad obronę działają dalej: przeciw temu, co zostało, rzuca się na obronę jeszcze raz i znowu, aż wytrzyma. Mogą też przejść na to, co jest obok, w zasięgu broni.',
		short: 'Przeciw obrażeniom ponad obronę rzuca się jeszcze raz, i znowu.'
	},

	'PL-CCB-01': {
		title: 'Czyja umiejętność się liczy',
		text: 'Kreacja bez mózgu działa z umiejętnością operatora. Ta, która ma mózg, używa własnej, a jeździec tylko wydaje jej polecenia.'
	},
	'PL-CCB-02': {
		title: 'Kontrataki kreacji',
		text: 'Kreacja bez mózgu nie kontratakuje. Duża kontruje tylko przeciwników mających co najmniej połowę jej wielkości, a kreacja o wielkości 0 tylko inne o wielkości 0. Co nie ma własnego napędu, nie ma Cala Wściekłości.',
		short:
			'Bez mózgu żadne. Duża kontruje tylko to, co ma co najmniej połowę jej wielkości. Co się nie rusza, nie ma Cala Wściekłości.'
	},
	'PL-CCB-03': {
		title: 'Pole ostrzału',
		text: 'Wbudowana broń strzela najwyżej 45° w każdą stronę od lufy. Zasięg i kąt mierzy się od jej wylotu. Wieżyczki są za darmo i obracają się do strzału.'
	},
	'PL-CCB-04': {
		title: 'Szarża kreacji',
		text: 'Na pęd rzuca się raz, 1d6 za każdy punkt MOM, i porównuje z rzutem na siłę odbicia każdego celu na drodze: kreacja może przejechać przez wielu. Nie szarżuje w turze dwa razy na tę samą jednostkę, ale odrzuconą, której dosięgnie jeszcze raz, wdeptuje w ziemię. Szarżę kończy zatrzymanie się albo skręt.'
	}
};
