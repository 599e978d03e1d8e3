import type { RulesOf } from '$lib/rules/citations';
import type { TextsOf } from '../../rule-text';

export const squads: TextsOf<RulesOf<'SQD' | 'OFF' | 'SQM' | 'SDM'>> = {
	'PL-SQD-01': {
		title: 'Tworzenie oddziałów',
		text: 'Łączenie jednostek w oddziały nic nie kosztuje. W jednym oddziale mogą być dowolne jednostki, a jego wielkość ogranicza tylko to, ile kostek zmieścisz w garści.'
	},
	'PL-SQD-02': {
		title: 'Podstawka oddziału',
		text: 'Na podstawce trzeba około 2×4 studów na każdą pieszą figurkę i 4×8 na każdego jeźdźca. Możesz od tego trochę odstąpić, zależnie od płytek i kształtu oddziału.'
	},
	'PL-SQD-03': {
		title: 'Mierzenie od sztandaru',
		text: 'Wszystkie odległości do oddziału i od oddziału mierzy się od sztandaru. Stoi on blisko środka; może to być flaga, dobosz, radiostacja, oficer albo klocek z jednym studem na podstawce. Jeśli wszyscy grają uczciwie, możecie umówić się, że go nie będzie.'
	},
	'PL-SQD-04': {
		title: 'Dołączanie i odchodzenie',
		text: 'Oddziały tworzone na początku bitwy nic nie kosztują, a odejść z oddziału zawsze można za darmo. Dołączenie, połączenie oddziałów, wydzielenie nowego albo zmiana podstawki kosztuje każdą jednostkę, której to dotyczy, jej akcję; w tej turze nie bierze ona udziału w działaniach oddziału. W jednej turze wolno odejść i wrócić, ale nie dołączyć i odejść.'
	},
	'PL-SQD-05': {
		title: 'Przykłady formowania',
		text: 'Oddziały z trzech i dwóch jednostek oraz samotna figurka łączą się na największej podstawce: trzy nowe zużywają akcje, a działają tylko trzy pierwsze. Dwie z sześciu odchodzą jako oddział: te dwie zużywają akcje, pozostałe cztery mogą działać; odejście pojedynczo nic by nie kosztowało. Te cztery zmieniają podstawkę na mniejszą: to jedna akcja. Gdy w głównym oddziale jest oficer, dwie odchodzące nic nie płacą i mogą od razu działać. Przed wąską bramą oddział się dzieli i formuje za nią od nowa; jeśli nikt go tam nie atakuje, wystarczy przenieść podstawkę.'
	},
	'PL-SQD-06': {
		title: 'Sztandar za darmo',
		text: 'Sztandar nic nie kosztuje i nie zajmuje ręki. Kto go niesie, może używać nawet broni dwuręcznej.'
	},

	'PL-OFF-01': {
		title: 'Oficer i Dowodzenie',
		text: 'Oficer kosztuje 7 CP, a tę cenę podają tylko kosztorysy: umiejętność 1d6+1, ruch 6″, obrona 1d6+2. Dzięki jego Dowodzeniu oddziały formują się i przeformowują bez zużywania akcji i mogą od razu działać; przeformować można nawet oddział, który już działał. Oficer nie jest bohaterem: nie ma Bohaterskiego Ego ani zdziwaczenia.'
	},

	'PL-SQM-01': {
		title: 'Jak najwolniejszy',
		text: 'Oddział ma szybkość najwolniejszego członka, a skacze najwyżej jak jego najsłabszy skoczek. Podstawka nie może skończyć ruchu tam, gdzie nie da się jej postawić. Jeśli ruch przerwano w takim miejscu, oddział się cofa albo rozpada.'
	},
	'PL-SQM-02': {
		title: 'Oddział pieszy i oddział jazdy',
		text: 'Pieszy oddział porusza się jak figurka. Jeśli jest w nim pojazd, zwierzę albo coś, czym trzeba kierować (katapulta, ożywieńcy, artyleria), jest to oddział jazdy: skręca tylko wokół przedniego rogu podstawki, nie chodzi w bok, a cofa się z połową szybkości.'
	},
	'PL-SQM-03': {
		title: 'Akcja oddziału',
		text: 'Oddział ma w turze jedną akcję i jeden rodzaj ataku: strzał, walkę wręcz albo szarżę. Kto nie bierze w nim udziału, traci swoją akcję.',
		short: 'Jedna dla wszystkich i jeden rodzaj ataku na turę. Kto nie bierze udziału, traci swoją.'
	},
	'PL-SQM-04': {
		title: 'Ilu dosięgnie celu',
		text: 'Do figurki albo do czegoś wielkości do 2×4 studów ma dostęp najwyżej trzech członków oddziału, do czegoś 2×2 dwóch, a do 1×1 jeden.'
	},
	'PL-SQM-05': {
		title: 'Oddział strzela',
		text: 'Zasięg mierzy się od sztandaru. Rzuć na trafienie dla każdego rodzaju broni i zsumuj obrażenia wszystkich trafień. Przykład: trafia 18 z 24 pistoletów (po 1d6), 5 z 12 karabinów (1d6+1) i 1 z 3 dział (2d10): to 23d6 + 2d10 + 5 w jednym rzucie.',
		short: 'Zasięg od sztandaru. Jeden rzut na każdy rodzaj broni; obrażenia się sumują.'
	},
	'PL-SQM-06': {
		title: 'Oddziały w zwarciu',
		text: 'Gdy podstawki dwóch oddziałów się stykają, walczą wszyscy. Oddział albo cały kontruje, albo cały paruje. Strzały z zewnątrz dzieli się po równo na oba, a pierwsze trafienie bierze ten, do którego celowano. Dołączyć można tylko, atakując; wszyscy atakujący są wtedy jednym oddziałem i wszyscy obrońcy też. Na przykład Tybalt atakuje Merkucja, a potem dołączają Romeo, jeden Kapulet i jeden Monteki, każdy własnym atakiem. Po jednej stronie jest wtedy Tybalt z Kapuletem, po drugiej Merkucjo, Romeo i Monteki.'
	},
	'PL-SQM-07': {
		title: 'Oddziały w potyczce',
		text: 'Gdy podstawki się nie stykają, walczą tylko ci, których broń sięga. Broń dwuręczna w zwarciu może tylko parować i przepychać, chyba że oddział najpierw odsunie się o Cal Wściekłości.'
	},
	'PL-SQM-08': {
		title: 'Przewaga',
		text: 'Przy dwóch na jednego mniejszy oddział ma −1 do umiejętności i do obrażeń kontrataków, przy trzech na jednego −2 i tak dalej. Przeciw jednej figurce nadal liczą się najwyżej trzy trafienia; wybiera je atakujący.',
		short:
			'2 do 1: mniejszy oddział ma −1 do umiejętności i obrażeń kontrataków; 3 do 1: −2 i tak dalej.'
	},
	'PL-SQM-09': {
		title: 'Szarża oddziału',
		text: 'Wielkości wszystkich członków się sumują. W oddziale jazdy liczą się tylko ci z pierwszego szeregu, którzy w coś uderzą. Oddział przygotowany przyjmuje szarżę jako jedno ciało, a w nieprzygotowanym każdy członek z osobna. Oddział przełamuje obronę jak duża konstrukcja: jeden rzut na pęd spotyka kolejnych obrońców, aż któryś ustoi. Członkowie odrzuceni poza podstawkę są z oddziału wyrwani; przygotowany oddział leci z całą podstawką, a wgnieciony wtedy w ziemię jest rozbity.'
	},

	'PL-SDM-01': {
		title: 'Oddział jako cel',
		text: 'Wystarczy widzieć kogoś z oddziału albo podstawkę, żeby celem był cały oddział, z premią za wielkość. Jednego członka można wybrać tylko wtedy, gdy jest co najmniej dwa razy większy niż atakujący: chłop może wybrać jeźdźca, a jeździec giganta o wielkości 4.',
		short:
			'Wystarczy widzieć kogoś z oddziału albo podstawkę; dolicz premię za wielkość. Jednego można wybrać tylko wtedy, gdy jest co najmniej dwa razy większy niż atakujący.'
	},
	'PL-SDM-02': {
		title: 'Jedno trafienie',
		text: 'Gdy atak jest jeden, obrońca mówi, który członek go przyjmuje. Jeśli działa na obszarze, dostają potem także jego sąsiedzi.',
		short: 'Obrońca mówi, kto je bierze.'
	},
	'PL-SDM-03': {
		title: 'Wiele trafień',
		text: 'Atakujący ustawia wyniki od najwyższego: najpierw wybuchy, potem prawie pewne trafienia śmiertelne, potem resztę. Obrońca daje po jednym każdemu żywemu członkowi, zanim ktoś weźmie drugie; najlepiej zawsze w tej samej kolejności. Obrażenia członka się sumują.',
		short:
			'Od największego do najmniejszego; obrońca daje po jednym każdemu żywemu, zanim ktoś weźmie drugie.'
	}
};
