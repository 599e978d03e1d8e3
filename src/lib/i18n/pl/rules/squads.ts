import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const squads: Record<RulesOf<'SQD' | 'OFF' | 'SQM'>, RuleText> = {
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
		text: 'Oddział porusza się tak szybko jak najwolniejszy z jego członków, skacze tak wysoko jak najsłabszy skoczek i tak dalej. Podstawka nie może skończyć ruchu tam, gdzie nie da się jej postawić. Jeśli ruch przerwano w takim miejscu, oddział się cofa albo rozpada.'
	},
	'PL-SQM-02': {
		title: 'Piechota i kawaleria',
		text: 'Pieszy oddział porusza się jak figurka. Jeśli jest w nim pojazd, zwierzę albo coś, czym trzeba kierować (katapulta, ożywieńcy, artyleria), oddział to kawaleria: skręca tylko wokół przedniego rogu podstawki, nie chodzi w bok, a cofa się z połową szybkości.'
	}
};
