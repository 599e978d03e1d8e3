import type { RulesOf } from '$lib/rules/citations';
import type { TextsOf } from '../../rule-text';

export const play: TextsOf<RulesOf<'GEN' | 'TRN'>> = {
	'PL-GEN-01': {
		title: 'Wyrównane armie',
		text: 'Armie powinny kosztować mniej więcej tyle samo. Zasady nie podają limitu; umówcie się na niego przed grą. Nierówne armie też są w porządku, jeśli wszyscy się zgodzą.'
	},
	'PL-GEN-02': {
		title: 'Punkty na zabudowę',
		text: 'Oprócz armii możecie umówić się na osobną pulę punktów na „zabudowę”: budowle, fortyfikacje i machiny wojenne. Nie wlicza się jej do kosztu armii; ustalcie ją przed grą.'
	},
	'PL-GEN-03': {
		title: 'Kostki',
		text: 'Prawie zawsze rzuca się kostkami sześciościennymi (d6), a dziesięciościennymi (d10) tam, gdzie skutki są na dużą skalę. Wynik rzutu nigdy nie jest niższy niż 0.'
	},
	'PL-GEN-04': {
		title: 'Rzut szczęśliwy',
		text: 'Kostką, na której wypadł najwyższy wynik, czyli 6 na d6 albo 10 na d10, rzuca się jeszcze raz i dodaje, i tak za każdym razem, gdy znów wypadnie. Premię, na przykład +2, dodaje się tylko raz. Przykład: na 3d6 wypada 3, 6 i 4, razem 13; ponowny rzut szóstki daje znów 6 (19), a potem 3, więc wynik to 22.',
		short: 'Każdą 6 na d6 i każdą 10 na d10 rzuca się jeszcze raz i dodaje. Premię dodaje się raz.'
	},
	'PL-GEN-05': {
		title: 'Rzut pechowy',
		text: 'Jeśli na wszystkich kostkach rzutu wypadły jedynki, akcja się nie udaje bez względu na sumę. Przy jednej kostce pechowa jest każda jedynka, przy dwóch dopiero para jedynek.',
		short: 'Same jedynki: nie udaje się, bez względu na sumę.'
	},
	'PL-GEN-06': {
		title: 'Spory',
		text: 'Jeśli nie możecie się zgodzić, każda strona mówi, jak to widzi, i rzuca 1d6; po szóstce rzuca jeszcze raz i dodaje. Rację ma ta, która wyrzuci więcej.',
		short: 'Każda strona rzuca 1d6: rację ma ta, która wyrzuci więcej.'
	},
	'PL-GEN-07': {
		title: 'Cale',
		text: 'Odległości mierzy się w calach. 1″ to około 3 studów, 3 cm albo wysokość 3 klocków, więc 5″ to 15 studów, a 10″ to 30. Możecie umówić się na inną jednostkę.',
		short: '1″ to około 3 studów, 3 cm albo wysokość 3 klocków: 5″ to 15 studów, 10″ to 30.'
	},
	'PL-GEN-08': {
		title: 'Rozstawienie i zwycięstwo',
		text: 'Rozstawienie armii uzgadniacie, narzuca je scenariusz albo rozstrzyga kostka. Dobry zwyczaj: jeden gracz buduje teren, a drugi pierwszy wybiera, gdzie zaczyna. Jeśli scenariusz nie mówi inaczej, wygrywasz, gdy wróg nie ma już żadnej jednostki.'
	},
	'PL-GEN-09': {
		title: 'Noszenie rzeczy',
		text: 'Figurka uniesie jedną rzecz nie większą niż klocek 2×4. Większą niesie kilka figurek: po jednej na każde 8 studów albo na każdy klocek 2×4, który by się w niej zmieścił.'
	},
	'PL-GEN-10': {
		title: 'Karty jednostek',
		text: 'Zwykłe figurki jednego rodzaju mają wspólną kartę. Bohaterowie i postacie specjalne mają własne karty, dwustronne.'
	},
	'PL-GEN-11': {
		title: 'Kto stworzył zasady',
		text: 'Autorem BrikWars jest Mike Rayhawk (© 1995–2006). Na polski przełożył je Tomasz „Szerszen” Misterka. Kto rozpowszechnia tłumaczenie, musi podać oba nazwiska.'
	},

	'PL-TRN-01': {
		title: 'Tura',
		text: 'W swojej turze armia najpierw wykonuje wszystkie ruchy, a potem wszystkie akcje. Wróg może odpowiadać w trakcie jednych i drugich.',
		short:
			'Najpierw wszystkie ruchy, potem wszystkie akcje. Wróg odpowiada w trakcie jednych i drugich.'
	},
	'PL-TRN-02': {
		title: 'Ruch',
		text: 'Figurka przechodzi tyle, ile ma ruchu, w dowolną stronę i po dowolnej krzywej: po płaskim, po schodach i drabinie albo nad przerwą nie szerszą niż tyle. Przez przeszkody nie przejdzie i niczego wyższego niż 1″ nie przeskoczy.',
		short:
			'Tyle, ile ma ruchu, w dowolną stronę: po płaskim, po schodach i drabinie, nad przerwą. Niczego wyższego niż 1″ nie przeskoczy.'
	},
	'PL-TRN-03': {
		title: 'Obiema rękami',
		text: 'Ruch, do którego trzeba rąk, jak pływanie, czołganie się albo wspinaczka po ścianie lub linie, kosztuje podwójnie: 2″ ruchu za każdy cal. Zajęte ręce nie atakują.',
		short: 'Pływanie, czołganie się i wspinaczka kosztują podwójnie. Zajęte ręce nie atakują.'
	},
	'PL-TRN-04': {
		title: 'Obok wroga',
		text: 'Kto porusza się w zasięgu broni ręcznej wroga, może zostać zaatakowany, chyba że wróg go przepuści. Jeśli kontratakuje, kończy ruch; jeśli nie i przeżyje, idzie dalej.',
		short:
			'Kto porusza się w zasięgu broni ręcznej wroga, może zostać zaatakowany. Kontratak kończy ruch.'
	},
	'PL-TRN-05': {
		title: 'Bieg',
		text: 'Bieg wydłuża ruch o 1d6″, ale tylko prosto przed siebie. Zabiera akcję w tej turze, chyba że kończy się szarżą.',
		short: '1d6″ więcej, prosto przed siebie. Zabiera akcję, chyba że kończy się szarżą.'
	},
	'PL-TRN-06': {
		title: 'Szybkie akcje za darmo',
		text: 'Rozmowa nic nie kosztuje. Podniesienie i upuszczenie czegoś małego też nie, także broni i reszty wyposażenia.'
	},
	'PL-TRN-07': {
		title: 'Szybkie akcje za 1 cal',
		text: 'Każda z tych rzeczy zabiera 1″ ruchu: podniesienie klocka około 2×4, otwarcie drzwi, zmiana broni, przeładowanie broni. Podniesienie lub upuszczenie czegoś małego nic nie kosztuje, rozmowa też nie.'
	},
	'PL-TRN-08': {
		title: 'Akcja i test',
		text: 'Figurka ma w turze jedną akcję. Jeśli nie jest pewna, trzeba ją przetestować: rzuć na umiejętność; udaje się, gdy wynik jest co najmniej równy trudności.',
		short:
			'Jedna akcja na turę. Test się udaje, gdy rzut na umiejętność jest co najmniej równy trudności.'
	},
	'PL-TRN-09': {
		title: 'Drabina trudności',
		text: 'Zamknięcie drzwi nie wymaga rzutu. Łatwe 2 (skok na linę), normalne 3 (wyważenie drzwi), sztuczka 4 (pionowa skała), trudne 5, bardzo trudne 6 (drobna operacja), heroiczne 8 (włamanie do satelity wojskowego), legendarne 10 (złapanie bełtu z kuszy), boskie 12 i więcej (rzucenie tyranozaurem). Wśród przykładów w źródle są też ataki, ale niektóre nie zgadzają się z jego tabelą broni: atak zawsze testuje trudność użycia broni.',
		short:
			'Łatwe 2, normalne 3, sztuczka 4, trudne 5, bardzo trudne 6, heroiczne 8, legendarne 10, boskie 12 i więcej.'
	},
	'PL-TRN-10': {
		title: 'Budowanie z klocków',
		text: 'Składanie klocków w czasie gry nie wymaga rzutu, ale zabiera całą akcję.'
	},
	'PL-TRN-11': {
		title: 'Rozszerzone akcje',
		text: 'Niektóre akcje zajmują całą turę, na przykład pilotowanie maszyny albo programowanie komputera. Kto to robi, nie robi w tej turze nic innego.'
	},
	'PL-TRN-12': {
		title: 'Duże akcje',
		text: 'Do obsłużenia czegoś dużego, na przykład bramy, tarana albo okrętu, trzeba tylu figurek, ile ma to cali, albo tylu tur jednej figurki. Do około 1″ wystarczy jedna, a wielka postać liczy się za tyle figurek, ile ma cali wzrostu. Okręt o długości 24″ wymaga więc 24 figurek albo 24 tur. Przyjmujemy, że gdy jest panel sterowania, wystarcza jeden pilot.'
	},
	'PL-TRN-13': {
		title: 'Odpowiedź',
		text: 'Jednostka, która nie użyła akcji w swojej turze, może jej użyć w turze wroga, żeby odpowiedzieć na to, co on robi. Do czegoś prostego, jak wciśnięcie guzika albo cios w walce wręcz, może się przy tym przesunąć o 1″.',
		short:
			'Akcji niewykorzystanej w swojej turze można użyć w turze wroga, a do czegoś prostego przesunąć się o 1″.'
	},
	'PL-TRN-14': {
		title: 'Pole widzenia',
		text: 'Jednostka widzi po 45° w obie strony od kierunku, w którym patrzy jej głowa, razem 90°. Na to, czego nie widzi, nie może odpowiedzieć.',
		short: 'Po 45° w obie strony od kierunku głowy. Na to, czego się nie widzi, nie ma odpowiedzi.'
	},
	'PL-TRN-15': {
		title: 'Kto pierwszy',
		text: 'Odpowiedź na ruch zawsze zdąży. Gdy odpowiada się na akcję, obie strony rzucają na umiejętność i odejmują trudność tego, co robią: pierwszy jest wyższy wynik, nawet ujemny. Przy równych wszystko dzieje się naraz, a jeśli to niemożliwe, pierwszy jest gracz, którego to tura.',
		short:
			'Odpowiedź na ruch wyprzedza go. Przy akcji obaj rzucają na umiejętność minus trudność: wyższy jest pierwszy, równi działają naraz.'
	},
	'PL-TRN-16': {
		title: 'Ratunek',
		text: 'W odpowiedzi jednostka może rzucić się w dowolną stronę na 1d6″ i paść. Do swojej następnej tury nie robi nic więcej, a wstanie kosztuje ją wtedy 2″. Przy rzucie pechowym pada tam, gdzie stoi.',
		short:
			'Odpowiedź: 1d6″ w dowolną stronę i pada. Do swojej następnej tury nie robi nic więcej; wstanie kosztuje 2″. Przy rzucie pechowym pada tam, gdzie stoi.'
	}
};
