import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const minds: Record<RulesOf<'MND' | 'PIL'>, RuleText> = {
	'PL-MND-01': {
		title: 'Mózg albo pilot',
		text: 'To, co ma mózg, jest stworem. To, co się porusza, ale potrzebuje pilota, jest pojazdem. Co się nie porusza, nie potrzebuje ani jednego, ani drugiego.'
	},
	'PL-MND-02': {
		title: 'Ile kosztuje mózg',
		text: 'Mózg kosztuje 1 CP × wielkość, co najmniej 1 CP, i daje umiejętność 1d6.'
	},
	'PL-MND-03': {
		title: 'Większa umiejętność stwora',
		text: 'Każde +1 do umiejętności kosztuje tyle, co mózg: 1 CP × wielkość, co najmniej 1 CP. Stwór o wielkości 4 z umiejętnością 1d6+1 płaci więc za swój rozum 4 + 4 = 8 CP.'
	},
	'PL-MND-04': {
		title: 'Jak figurka',
		text: 'Kto ma mózg, może robić to, co figurka, o ile pozwala mu na to ciało. Może więc jeździć wierzchem, prowadzić pojazd i nosić wyposażenie figurek po ich cenach, jak zombie z tarczami. Ma dwie ręce, jeśli nie ustawisz inaczej, i obowiązują go zasady rąk. To wyposażenie nie wlicza się do limitu broni. Zbroję może nosić tylko do wielkości 1; większym służy pancerz wierzchowca albo płyty.'
	},
	'PL-MND-05': {
		title: 'Pół-mózgi',
		text: 'Pół-mózg kosztuje połowę ceny mózgu. Połówki zostają: dla wielkości od 1 do 5 to ½, 1, 1½, 2 i 2½ CP. Każde +1 do umiejętności kosztuje pełną cenę, więc pół-mózg o wielkości 4 z +1 kosztuje 2 + 4 = 6 CP. W ustawieniach armii możesz zaokrąglać połówki w górę albo liczyć co najmniej 1 CP.'
	},
	'PL-MND-06': {
		title: 'Czego brakuje pół-mózgowi',
		text: 'Każdy pół-mózg ma jedno ograniczenie. Niekompetentny ma umiejętność 1d6−2 i żadnych premii poza dokupionymi punktami, więc po szóstce nie rzuca ponownie (zombie, ogry). Prosta istota robi tylko mechaniczne rzeczy ustalone przed bitwą, na przykład „lecz najbliższego rannego” (golemy, psy stróżujące). Zależna istota słucha pana, który jest blisko, a bez niego niewiele potrafi; kto nad nią zapanuje, zostaje jej panem (konie, androidy). Zniewolony ma pełnię rozumu, ale uwolniony ucieknie albo zaatakuje (galernicy).'
	},
	'PL-MND-07': {
		title: 'Bojowy rumak',
		text: 'Bojowy rumak kosztuje 9 CP. To stwór zależny o wielkości 2 i poziomie 0 z obroną 1d6 (1 CP), szybkością 10″ (5 CP), pół-mózgiem z umiejętnością 1d6 (1 CP) oraz kopnięciem lub ugryzieniem: poziom 1, trudność użycia 2, obrażenia 1d6 (2 CP).'
	},
	'PL-MND-08': {
		title: 'Pancerz wierzchowca',
		text: 'Pancerz wierzchowca kosztuje 2 CP, obojętnie jakiego, dodaje mu 1d6 do obrony i zabiera 1″ szybkości. Bojowy rumak w pancerzu kosztuje 11 CP i biega na 9″. Pancerz nie wlicza się do limitu broni. W ustawieniach armii możesz liczyć go według wielkości: 2 CP i 1d6 za każde zaczęte 2″.'
	},

	'PL-PIL-01': {
		title: 'Ktoś musi kierować',
		text: 'Kreacją, która się porusza, a nie ma mózgu, musi kierować operator, który go ma. Jeśli w armii nie ma nikogo takiego, zobaczysz ostrzeżenie.'
	},
	'PL-PIL-02': {
		title: 'Panel sterowania',
		text: 'Maszyna ma panel sterowania albo przynajmniej miejsce, w którym musi być jej operator. Może mieć ich kilka do różnych zadań, na przykład mostek do kierowania i wieżyczkę do strzelania. Wróg może takie miejsce zniszczyć albo zdobyć.'
	},
	'PL-PIL-03': {
		title: 'Kto ma stery w ręku',
		text: 'Gdy przy sterach są figurki obu stron, każda może zużywać akcje, żeby przeszkodzić drugiej w kierowaniu. Sprzymierzone drużyny mogą użyć kreacji razem tylko raz na turę. Kto ją zdobył, używa jej, jak chce.'
	},
	'PL-PIL-04': {
		title: 'Jedna rzecz w jednej akcji',
		text: 'W jednej akcji operator robi jedną z tych rzeczy: prowadzi, także szarżuje; strzela z broni zasięgowej albo ze sprzężonej pary do jednego celu; atakuje lub paruje bronią białą; przenosi przedmioty; obsługuje urządzenia. To, czego nikt nie pilnuje, działa dalej samo: pojazd trzyma kierunek i szybkość.'
	},
	'PL-PIL-05': {
		title: 'Zdolność pilota',
		text: 'Prowadzić pojazd i jeździć wierzchem może każdy. Pilot może w tej samej turze zrobić jeszcze jedną rzecz, na przykład strzelić; dotyczy to też jeźdźców. Dla figurki kosztuje to 1 CP, więc najemnik-pilot kosztuje 5 CP, a dla stwora 1 CP × wielkość (co najmniej 1 CP). W ustawieniach armii może to być 1 CP dla stwora każdej wielkości.'
	}
};
