import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const minifigs: Record<RulesOf<'CHR' | 'HER' | 'ABL'>, RuleText> = {
	'PL-CHR-01': {
		title: 'Co opisuje figurkę',
		text: 'Każda figurka ma cztery cechy: umiejętność, ruch, obronę i koszt. Bohater ma jeszcze piątą: specjalizację.'
	},
	'PL-CHR-02': {
		title: 'Najemnik, oficer, bohater',
		text: 'Najemnik kosztuje 4 CP: umiejętność 1d6, ruch 5″ i stała obrona 4. Oficer kosztuje 7 CP: umiejętność 1d6+1, ruch 6″, obrona 1d6+2. Bohater kosztuje 11 CP: umiejętność 1d10, ruch 7″, obrona 2d6.'
	},
	'PL-CHR-03': {
		title: 'Stała obrona 4',
		text: 'Na obronę najemnika nie rzuca się kostką. Obrażenia do 4 włącznie nic nie robią, a 5 lub więcej go eliminuje.'
	},
	'PL-CHR-04': {
		title: 'Ile kosztuje armia',
		text: 'Dodaj do siebie wszystkie figurki, ich wyposażenie, pojazdy, fortyfikacje i resztę zakupów. Suma to koszt armii. Połówki punktów zostają, sumy nigdy się nie zaokrągla.'
	},
	'PL-CHR-05': {
		title: 'Wielkość i ręce',
		text: 'Figurka ma wielkość 1 i dwie ręce. Jeśli zbudujesz ją z większą liczbą kończyn, może ich używać, a same kończyny nic nie kosztują. Żeby w jednej turze zaatakować więcej niż dwiema broniami ręcznymi albo jedną zasięgową, potrzebuje superzręczności.'
	},
	'PL-CHR-06': {
		title: 'Dokupowanie umiejętności',
		text: 'Każde +1 do umiejętności kosztuje 1 CP, tak samo u najemnika, oficera i bohatera; górnej granicy nie ma. Poza zbroją nie można dokupić figurce obrony, a ruchu ani latania wcale. Taką postać zbuduj jako stwora albo umów się z pozostałymi graczami.'
	},

	'PL-HER-01': {
		title: 'Ile kosztuje bohater',
		text: 'Bohater kosztuje 11 CP: umiejętność 1d10, ruch 7″, obrona 2d6. Bohaterskie Ego jest już w cenie.'
	},
	'PL-HER-02': {
		title: 'Bohaterowie wchodzą sobie w drogę',
		text: 'Za każdego innego aktywnego bohatera w tej samej armii bohater ma jeden punkt zdziwaczenia, najwyżej 5. Każdy punkt to −1 do wszystkich jego testów i rzutów, raz na cały rzut: umiejętność, obrażenia, obrona, parowanie i to, co odejmuje, oraz 1d6 sprintu, ratunku, poświęcenia i wyczynu. Wynik nie spada poniżej 0, a same jedynki czyta się wcześniej; rzuty przeciwko niemu się nie zmieniają. Gdy któryś bohater polegnie, przelicz to od nowa. Samotny bohater nie ma zdziwaczenia. W ustawieniach armii możesz liczyć także jego samego.'
	},
	'PL-HER-03': {
		title: 'Zniżka za zdziwaczenie',
		text: 'Za każdy punkt zdziwaczenia, z którym bohater zaczyna, możesz odjąć 1 CP od jego kosztu, ale najwyżej połowę tego kosztu. Punktów jest najwyżej 5, więc bohater za 11 CP nigdy nie kosztuje mniej niż 6 CP. Zniżka powstaje przy tworzeniu armii i w bitwie się nie zmienia.'
	},
	'PL-HER-04': {
		title: 'Kilku bohaterów: razem',
		text: 'Ze zniżką jeden bohater kosztuje 11 CP. Dwóch kosztuje razem 20 (po 10), trzech 27 (po 9), czterech 32 (po 8), pięciu 35 (po 7), a sześciu 36 (po 6). Przy większej liczbie każdy kosztuje nadal 6: siedmiu 42, ośmiu 48. Wyposażenie liczy się osobno.'
	},
	'PL-HER-05': {
		title: 'Którzy bohaterowie się liczą',
		text: 'Do zdziwaczenia i zniżki liczą się tylko bohaterowie z tej samej armii. Wrogowie i bohaterowie sprzymierzonego gracza nigdy się nie liczą. Dwie armie zgłoszone do ligi liczy się osobno, a bohaterowie czekający na przywołanie się nie liczą.'
	},
	'PL-HER-06': {
		title: 'Poświęcenie za bohatera',
		text: 'Zanim rzucicie na obrażenia bohatera, rzuć 1d6 (po szóstce rzuć jeszcze raz i dodaj). Towarzysz, który stoi od niego bliżej niż wyrzucona liczba cali, może go zasłonić i przyjąć obrażenia; nie zużywa na to akcji, a w oddziale nie trzeba rzucać. Musi móc skoczyć i kosztować mniej niż bohater, bez liczenia wyposażenia. Za małe obrażenia zostają przy bohaterze. Na każde źródło obrażeń masz jedną próbę. Przesuwanie w ten sposób jednostek to oszustwo.'
	},
	'PL-HER-07': {
		title: 'Heroiczne wyczyny i typy bohaterów',
		text: 'Raz na turę bohater może w ramach akcji, albo zachowawszy ją na odpowiedź, spróbować czegoś niezwykłego, co pasuje do jego typu, jak popisowy strzał rewolwerowca. Jeśli ktoś się sprzeciwi, każdy z was rzuca 1d6; bohaterowi się udaje, gdy nie wyrzuci mniej. Jeśli nie, kończy się to śmiesznie albo tragicznie. Typ bohatera nic nie kosztuje.'
	},

	'PL-ABL-01': {
		title: 'Jedna akcja bez dodatków',
		text: 'Zwykle stwór lub figurka ma jedną akcję w turze. Atakuje jedną bronią zasięgową albo najwyżej dwiema broniami ręcznymi.'
	},
	'PL-ABL-02': {
		title: 'Cena rozszerzonych umiejętności',
		text: 'Każda superzręczność i wielozadaniowość kosztuje tyle, co dodatkowy mózg: 1 CP × wielkość, co najmniej 1 CP. Za figurkę płacisz 1 CP za każdym razem i możesz kupić to samo ponownie. Dokupione punkty umiejętności (Skill) nie podnoszą tej ceny, a pół-mózg jej nie obniża; w ustawieniach armii stwory z pół-mózgiem mogą płacić cenę pół-mózgu.'
	},
	'PL-ABL-03': {
		title: 'Superzręczność',
		text: 'Każdy zakup pozwala w turze użyć dwóch dodatkowych broni ręcznych albo jednej dodatkowej zasięgowej, albo zrobić jeszcze jedną rzecz. Wszystko musi dotyczyć tego samego celu, chyba że masz też wielozadaniowość. Figurka musi mieć do tego dość kończyn.'
	},
	'PL-ABL-04': {
		title: 'Wielozadaniowość',
		text: 'Każdy zakup pozwala zająć się jeszcze jednym przeciwnikiem albo wykonać innymi kończynami jeszcze jedną, niezwiązaną akcję. Bez superzręczności nadal używasz w sumie najwyżej dwóch kończyn.'
	},
	'PL-ABL-05': {
		title: 'Przykład: profesor Małpiogłowy',
		text: 'Najemnik (4 CP) z umiejętnością 1d6+2 (2 CP), dwa razy kupioną wielozadaniowością (2 CP) i jedną superzręcznością (1 CP) kosztuje 9 CP. Profesor wykonuje trzy akcje w turze i używa czterech z sześciu ramion.'
	}
};
