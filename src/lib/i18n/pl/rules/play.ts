import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const play: Record<RulesOf<'GEN' | 'TRN' | 'CHG'>, RuleText> = {
	'PL-GEN-01': {
		title: 'Wyrównane armie',
		text: 'Armie powinny kosztować mniej więcej tyle samo. Zasady nie podają limitu; umówcie się na niego przed grą. Nierówne armie też są w porządku, jeśli wszyscy się zgodzą.'
	},
	'PL-GEN-02': {
		title: 'Punkty na zabudowę',
		text: 'Oprócz armii możecie umówić się na osobną pulę punktów na „zabudowę”: budowle, fortyfikacje i machiny wojenne. Nie wlicza się jej do kosztu armii; ustalcie ją przed grą.'
	},
	'PL-GEN-10': {
		title: 'Karty jednostek',
		text: 'Zwykłe figurki jednego rodzaju mają wspólną kartę. Bohaterowie i postacie specjalne mają własne karty, dwustronne.'
	},
	'PL-GEN-11': {
		title: 'Kto stworzył zasady',
		text: 'Autorem BrikWars jest Mike Rayhawk (© 1995–2006). Na polski przełożył je Tomasz „Szerszen” Misterka. Kto rozpowszechnia tłumaczenie, musi podać oba nazwiska.'
	},

	'PL-TRN-07': {
		title: 'Szybkie akcje za 1 cal',
		text: 'Każda z tych rzeczy zabiera 1″ ruchu: podniesienie klocka około 2×4, otwarcie drzwi, zmiana broni, przeładowanie broni. Podniesienie lub upuszczenie czegoś małego nic nie kosztuje, rozmowa też nie.'
	},
	'PL-TRN-12': {
		title: 'Duże akcje',
		text: 'Do obsłużenia czegoś dużego, na przykład bramy, tarana albo okrętu, trzeba tylu figurek, ile ma to cali, albo tylu tur jednej figurki. Do około 1″ wystarczy jedna, a wielka postać liczy się za tyle figurek, ile ma cali wzrostu. Okręt o długości 24″ wymaga więc 24 figurek albo 24 tur. Przyjmujemy, że gdy jest panel sterowania, wystarcza jeden pilot.'
	},

	'PL-CHG-03': {
		title: 'Pęd',
		text: 'Szarżujący zyskuje 1 punkt pędu (MOM) za każde 2″ biegu w linii prostej, ale nie więcej, niż wynosi jego wielkość. Dla siły odbicia (POP) celu źródło podaje ten sam wzór. Czytamy go tak: 1 punkt za każde 2″ uderzenia, najwyżej tyle, ile wynosi wielkość celu. Uderzenie to droga szarżującego, a przy zderzeniu czołowym także droga celu.'
	},
	'PL-CHG-04': {
		title: 'Wielkość w szarży',
		text: 'Figurka liczy się jako wielkość 1, a figurka na wierzchowcu jako 2. Wszystko inne liczy się według najdłuższego wymiaru w calach. Piesza figurka nigdy więc nie ma więcej niż 1 punkt pędu, choćby biegła bardzo długo.'
	},
	'PL-CHG-07': {
		title: 'Przygotowanie na zderzenie',
		text: 'Cel przygotowany na zderzenie przeciwstawia mu całą siłę odbicia (POP). To, co nigdy się nie rusza, jak drzewo, skała czy dom, zawsze jest przygotowane. Wszystko inne musi widzieć szarżę, obrócić się ku niej i zużyć odpowiedź. W przeciwnym razie siła odbicia wynosi najwyżej połowę wielkości, zaokrągloną w dół.'
	},
	'PL-CHG-12': {
		title: 'Odrzucenie',
		text: 'Obie strony rzucają 1d6 za każdy punkt swojego pędu albo siły odbicia. Od wyższej sumy odejmij niższą i wielkość przegranego. Jeśli coś zostanie, przegrany zostaje odrzucony o tyle cali. Zwycięzca decyduje, jak go przesunie, obróci czy przewróci; przewrócić może go tylko wtedy, gdy przesunie dalej niż na długość jego podstawy. Drzewo lub budynek trzeba najpierw oderwać od ziemi.'
	}
};
