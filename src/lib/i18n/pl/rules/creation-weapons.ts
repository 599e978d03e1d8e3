import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const creationWeapons: Record<RulesOf<'CWP'>, RuleText> = {
	'PL-CWP-01': {
		title: 'Broń biała',
		text: 'Koszt 2 CP × poziom, trudność użycia 2 × poziom, zasięg: dotyk, obrażenia 1d6 za każdy poziom. Poziom broni to jej wielkość w calach, od 1 do 5; broń mająca 1″ lub mniej ma poziom 1.'
	},
	'PL-CWP-02': {
		title: 'Broń do taranowania',
		text: 'Koszt 2 CP × poziom, trudność użycia 2 × poziom. Działa, gdy kreacja coś taranuje: za każdy poziom dodaje 1d6 do obrażeń od zderzenia.'
	},
	'PL-CWP-03': {
		title: 'Działa i katapulty',
		text: 'Koszt 3 CP × poziom, trudność użycia 3 × poziom, zasięg 6″ × poziom, obrażenia 1d6 za każdy poziom.'
	},
	'PL-CWP-04': {
		title: 'Wyrzutnie',
		text: 'Koszt 3 CP × poziom, trudność użycia 3 × poziom. Na zasięg się rzuca: 1d6″ za każdy poziom. Obrażenia to 1d6 za każdy poziom albo tyle, ile zadaje ładunek. Ładunek kupuje się jak materiały wybuchowe, a jego poziom to najwyżej połowa poziomu wyrzutni, zaokrąglona w dół.'
	},
	'PL-CWP-05': {
		title: 'Materiały wybuchowe kreacji',
		text: 'Każda sztuka kosztuje 1 CP × poziom. Eksplozja zadaje 1d10 za każdy poziom. Podłożona ma zasięg 0″ i trudność użycia 3 × poziom, a z wyrzutni bierze jej zasięg i trudność użycia.'
	},
	'PL-CWP-06': {
		title: 'Rakiety',
		text: 'Każda rakieta kosztuje 2 CP × poziom, trudność użycia 4 × poziom, zasięg 6″ × poziom, a wybuch zadaje 1d10 za każdy poziom. Źródło nie mówi, czy to cena jednego strzału; tak ją liczymy, od sztuki. Rakieta, którą figurka wystrzeliwuje z broni zasięgowej, to materiał wybuchowy za 1 CP.'
	},
	'PL-CWP-07': {
		title: 'Zbroja płytowa',
		text: 'Koszt 2 CP × poziom. Na obszarze 2″ × poziom chroni rzutem 1d6 za każdy poziom. Jeśli można nią poruszać, służy też do parowania i przepychania, z trudnością użycia 2 × poziom.'
	},
	'PL-CWP-08': {
		title: 'Broń poziom po poziomie',
		text: 'Dla poziomów od 1 do 5, koszt i trudność użycia: broń biała, broń do taranowania i płyty 2/2, 4/4, 6/6, 8/8, 10/10; działa i wyrzutnie 3/3, 6/6, 9/9, 12/12, 15/15; materiały wybuchowe 1/3, 2/6, 3/9, 4/12, 5/15; rakiety 2/4, 4/8, 6/12, 8/16, 10/20. Działa i rakiety sięgają na 6, 12, 18, 24 i 30″, wyrzutnie na 1d6″ do 5d6″, a płyty osłaniają 2, 4, 6, 8 i 10″.'
	},
	'PL-CWP-09': {
		title: 'Żadna broń powyżej 5',
		text: 'Pojedyncza broń, płyta lub ładunek ma najwyżej poziom 5. To, co wystrzeliwuje wyrzutnia, ma najwyżej połowę jej poziomu, zaokrągloną w dół: przy poziomie 1 nic, przy 2 i 3 poziom 1, a przy 4 i 5 poziom 2.'
	},
	'PL-CWP-10': {
		title: 'Ile broni się zmieści',
		text: 'Poziomy wszystkich broni, które się liczą, dają w sumie najwyżej dwukrotność wielkości kreacji, a gdy porusza się w powietrzu, najwyżej jej wielkość. Kosztorys w źródle podaje zamiast tego poziom pojazdu, ale wtedy mech-skorpion z przykładu byłby niedozwolony. W ustawieniach armii limitem może być poziom struktury albo dla wszystkich sama wielkość.'
	},
	'PL-CWP-11': {
		title: 'Osłabiona broń',
		text: 'Jeśli broń nie mieści się w limicie, trzeba ją osłabić: pozostaje duża, ale ma wartości niższego poziomu. Płacisz za poziom, z jakim działa, więc działo 5″ osłabione do 3 kosztuje 9 CP. W ustawieniach armii możesz liczyć cenę za zbudowaną wielkość.'
	},
	'PL-CWP-12': {
		title: 'Która broń się liczy',
		text: 'Liczą się broń biała i do taranowania, działa, wyrzutnie i rakiety, każda swoim poziomem. Płyty i materiały wybuchowe się nie liczą. Para kupiona jako jedna broń 1″, jak szczypce skorpiona, liczy się raz. W ustawieniach armii możesz doliczać także materiały wybuchowe albo płyty.'
	},
	'PL-CWP-13': {
		title: 'Przykład: mech-skorpion',
		text: 'Mech o wielkości 3 ma dwie pary szczypiec po 1″ i ostrze 4″ na ogonie: 1 + 1 + 4 = 6, czyli dokładnie 2 × 3. Żeby dodać laser 1″ na głowie, musi zrezygnować z pary szczypiec albo zmniejszyć ostrze do 3.'
	},
	'PL-CWP-14': {
		title: 'Wieżyczki i wysięgniki',
		text: 'Wieżyczki i wysięgniki są za darmo. Wszystko, co się obraca, ma obronę o dwa poziomy niższą niż struktura, ale nigdy poniżej poziomu 0.'
	},
	'PL-CWP-15': {
		title: 'Broń obsługi',
		text: 'To, co noszą figurki na pokładzie, kupuje się po cenach dla figurek. Nie wlicza się tego do broni kreacji.'
	}
};
