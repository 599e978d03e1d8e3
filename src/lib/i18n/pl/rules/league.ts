import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const league: Record<RulesOf<'LIG'>, RuleText> = {
	'PL-LIG-01': {
		title: 'Najwyżej 150 CP',
		text: 'Armia w Małej Lidze kosztuje najwyżej 150 CP; równo 150 jest dozwolone. Każdą zgłoszoną armię liczy się osobno.'
	},
	'PL-LIG-02': {
		title: 'Nie szybciej niż 10 cali',
		text: 'W Małej Lidze żadna jednostka, wierzchowiec ani maszyna nie może być szybsza niż 10″. Liczy się kupiona szybkość: biegu się nie dodaje, a tego, co zabiera zbroja, się nie odejmuje. Jeśli wasza liga czyta to inaczej, w ustawieniach armii możesz liczyć szybkość po odjęciu.'
	},
	'PL-LIG-03': {
		title: 'Najwyżej dwie armie',
		text: 'Na spotkanie Małej Ligi możesz przygotować jedną lub dwie armie, A i B. Każda musi mieścić się w limitach. Przed każdą grą wybierasz, którą zagrasz. Między spotkaniami możesz je zmieniać, byle nadal kosztowały najwyżej 150 CP.'
	},
	'PL-LIG-04': {
		title: 'Zasady ligi',
		text: 'W Małej Lidze gra się według polskiego tłumaczenia BrikWars z trzema suplementami: Leczenie, Magia oraz Ukrywanie się, Spostrzegawczość i Mistrz broni. Nie przyjmuje się armii policzonej po cenach LUGPolWars, z własnymi cenami ani z odczytaniem zasad, którego liga nie podziela.'
	}
};
