import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const skirmish: Record<RulesOf<'NS'>, RuleText> = {
	'NS-01': {
		title: 'Kostki ogólne',
		text: 'Dobry wojownik ma 3 kostki ogólne, przeciętny 2, marny albo sługus 1, a potwór 4 lub 5. Zużywa się je na obronę, atak i ruch. W źródle brakuje samej listy, więc te liczby pochodzą z opisu. Punktów nie ma: strony porównuje się liczbą kostek ogólnych.'
	},
	'NS-02': {
		title: 'Wytrzymałość',
		text: 'Wytrzymałość to ta sama liczba co kostki ogólne. Nie ubywa jej jak punktów życia: żeby zabić postać, tyle trafień musi paść w jednej turze. Gdy tura się kończy, liczy się od nowa.'
	},
	'NS-03': {
		title: 'Odległości',
		text: 'Grupa mieści się w 8″; kto nie jest w zwarciu, może podejść do niej o 2″. Walczy się na 1″, a włócznią, halabardą i inną bronią drzewcową na 2″. Łucznicy mogą odpowiedzieć strzałem do 18″. Kto ma wroga w odległości do 1″, jest w zwarciu.'
	},
	'NS-04': {
		title: 'Puklerz albo lewak',
		text: 'Puklerz albo lewak (sztylet do lewej ręki) daje 1 dodatkową kostkę, tylko do obrony.'
	},
	'NS-05': {
		title: 'Tarcza w potyczce',
		text: 'Tarcza daje 2 dodatkowe kostki obrony albo tylko 1, jeśli ten, kto ją nosi, już się w tej aktywacji ruszył.'
	},
	'NS-06': {
		title: 'Na koniu',
		text: 'Postać, która na początku tury siedzi na koniu, ma 2 dodatkowe kostki ruchu. Musi je wykorzystać, zanim zsiądzie.'
	},
	'NS-07': {
		title: 'Sługusi ruszają się za darmo',
		text: 'Sługus ma 1 dodatkową kostkę, przeznaczoną tylko na ruch.'
	},
	'NS-08': {
		title: 'Atak na leżącego',
		text: 'Przeciw leżącemu masz 1 dodatkową kostkę ataku, jeśli użyjesz do niego przynajmniej jednej własnej.'
	},
	'NS-09': {
		title: 'Atak na rannego',
		text: 'Za każdą ranę przeciwnika masz 1 dodatkową kostkę ataku, jeśli użyjesz do niego przynajmniej jednej własnej.'
	},
	'NS-10': {
		title: 'Wyżej niż wrogowie',
		text: 'Kto stoi wyżej niż wszyscy jego przeciwnicy, ma 1 dodatkową kostkę ataku i 1 obrony. Jeździec liczy się jako stojący wyżej niż piesi.'
	},
	'NS-10a': {
		title: 'Teren, który osłania',
		text: 'Tuż przy terenie, który daje osłonę, postać ma 1 dodatkową kostkę obrony.'
	},
	'NS-10b': {
		title: 'Nieudana obrona',
		text: 'Gdy przeciwnikowi nie uda się przed tobą obronić, masz 1 darmową kostkę, żeby od razu go zaatakować.'
	},
	'NS-10c': {
		title: 'Ciężka broń dwuręczna',
		text: 'Użyj 2 kostek akcji przeciw temu samemu celowi, a ciężka broń dwuręczna da 1 dodatkową kostkę ataku na niego.'
	}
};
