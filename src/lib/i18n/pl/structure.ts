import type * as en from '../en/structure';
import { plural } from '../plural';
import { ownRules } from './own-rules';

const figures = (count: number) =>
	plural('pl', count, {
		one: '# figurka',
		few: '# figurki',
		many: '# figurek',
		other: '# figurki'
	});
const mages = (count: number) =>
	plural('pl', count, { one: '# mag', few: '# magów', many: '# magów', other: '# maga' });

function rowOf(name: string): string {
	const [table = '', row = ''] = name.split('/');
	return ownRules.tables[table]?.rows[row] ?? row;
}

export const structure: typeof en.structure = {
	title: 'Miejsce w armii',
	squad: {
		title: 'Oddział',
		form: 'Utwórz oddział',
		formOf: 'Utwórz nowy oddział',
		first: (p) => `Oddział ${p.number}`,
		edit: (p) => `Zmień oddział: ${p.name}`,
		name: 'Nazwa oddziału',
		banner: 'Niesie sztandar',
		nobody: 'Nikt',
		members: 'Kto w nim stoi',
		empty: 'Nikt w nim jeszcze nie stoi.',
		nobodyYet: 'Armia nie ma jeszcze jednostek.',
		part: (p) => `${p.count} z ${p.number}`,
		bearer: 'Sztandar',
		into: (p) => `${p.name} w oddziale: ${p.what}`,
		elsewhere: (p) => `teraz w: ${p.what}`,
		disband: 'Rozwiąż oddział',
		disbandHint: 'Jego jednostki zostają w armii.',
		disbanded: (p) => `Rozwiązano oddział „${p.name}”.`,
		up: (p) => `Oddział ${p.name}: w górę`,
		down: (p) => `Oddział ${p.name}: w dół`
	},
	divide: {
		title: 'Podział i łączenie',
		count: 'Ilu wydzielić',
		split: (p) =>
			plural('pl', p.count, {
				one: 'Wydziel jednego',
				few: 'Wydziel #',
				many: 'Wydziel #',
				other: 'Wydziel #'
			}),
		splitHint: (p) => `Dostaną własną pozycję na liście; tutaj zostanie ${p.count}.`,
		single: 'Pojedynczej figurki nie da się podzielić.',
		merge: (p) =>
			plural('pl', p.count, {
				one: `Połącz z jedną taką samą pozycją: razem ${p.number}`,
				few: `Połącz z # takimi samymi pozycjami: razem ${p.number}`,
				many: `Połącz z # takimi samymi pozycjami: razem ${p.number}`,
				other: `Połącz z # takimi samymi pozycjami: razem ${p.number}`
			}),
		different: 'Żadna inna pozycja nie jest taka sama.',
		same: 'Cena się nie zmienia.'
	},
	ride: {
		title: 'Wierzchowiec lub pojazd',
		foot: 'Pieszo',
		none: 'W armii nie ma czego dosiąść ani obsadzić.',
		as: {
			creature: 'dosiada',
			vehicle: 'prowadzi lub jedzie',
			emplacement: 'obsługuje',
			building: 'obsadza'
		},
		taken: (p) =>
			plural('pl', p.count, {
				one: 'siedzi już # figurka',
				few: 'siedzą już # figurki',
				many: 'siedzi już # figurek',
				other: 'siedzi już # figurki'
			}),
		tooMany: (p) =>
			`${figures(p.count)} na ${plural('pl', p.number, {
				one: '# wierzchowca',
				few: '# wierzchowce',
				many: '# wierzchowców',
				other: '# wierzchowca'
			})}`,
		reserve: 'w rezerwie'
	},
	crew: {
		title: {
			creature: 'Jeźdźcy',
			vehicle: 'Załoga',
			emplacement: 'Obsługa',
			building: 'Obsada'
		},
		none: 'W armii nie ma nikogo, kto by się nadawał.',
		hint: 'Zaznacz odpowiednie figurki. Gdy jest ich za dużo, najpierw wydziel część.',
		elsewhere: (p) => `teraz na: ${p.name}`
	},
	reserve: {
		title: 'Rezerwa',
		into: 'Przenieś do rezerwy',
		intoHint: 'Czeka, aż przywoła ją mag; kosztuje tyle samo i nie stoi w żadnym oddziale.',
		out: 'Wystaw od początku',
		outHint: 'Stoi na stole od początku bitwy.',
		field: 'Na stole',
		waiting: 'W rezerwie',
		magic: 'Zaklęcia kręgu',
		hint: 'Zaplanowane i opłacone przed grą; można też zostawić na nie wolne punkty. Powiedz o tym pozostałym graczom.',
		reach: (p) => `${mages(p.count)}: razem do poziomu ${p.level}`,
		alone: 'Krąg wymaga co najmniej dwóch magów.',
		level: 'Poziom',
		plan: 'Zaplanuj kolejne',
		casts: (p) => `Zaklęcie obszarowe, poziom ${p.level}`,
		shields: (p) => `Magiczna tarcza, poziom ${p.level}`,
		unspent: 'Wolne punkty',
		unspentHint: 'Całe albo połówki CP; liczą się do sumy.',
		eachMore: (p) => `kolejny: ${p.points} CP`
	},
	arrange: {
		title: 'Kolejność',
		done: 'Gotowe',
		hint: 'Przeciągaj za uchwyt albo przesuwaj strzałkami.',
		up: (p) => `${p.name}: w górę`,
		down: (p) => `${p.name}: w dół`,
		moved: (p) => `${p.name}: miejsce ${p.number} z ${p.count}`
	},
	notes: {
		title: 'Notatki',
		hint: 'Historia, taktyka, co tylko chcesz zapamiętać. Trafiają do pliku armii.'
	},
	houseRules: {
		title: 'Zasady domowe',
		hint: 'Zmień dla tej armii cenę albo statystykę ze zbioru zasad. Przeciwnik zobaczy każdą zmianę.',
		name: 'Nazwa zestawu',
		league: 'Liga gra według wydrukowanych cen: armia z innymi jest w niej niedozwolona.',
		none: 'Nic nie zmieniono: armia gra tak, jak wydrukowano.',
		add: 'Zmień coś',
		table: 'Tabela',
		row: 'Co',
		field: 'Która wartość',
		value: 'Nowa wartość',
		printed: (p) => `wydrukowano: ${p.before}`,
		set: 'Zmień',
		remove: (p) => `Jak wydrukowano: ${p.what}`,
		of: (p) => `Nowa wartość: ${p.what}`,
		whole: 'Liczba całkowita od 0 do 999.',
		halves: 'Liczba od 0 do 999, całkowita albo z połówką.',
		dice: 'Kostki, na przykład 1d6+2.',
		effect: (p) => `Ta armia: ${p.points} CP`
	}
};

export const structureEdits: typeof en.structureEdits = {
	formSquad: (p) => `nowy oddział: ${p.name}`,
	renameSquad: (p) => `nazwa oddziału: ${p.name}`,
	disbandSquad: (p) => `rozwiązanie oddziału: ${p.name}`,
	moveSquad: (p) => `kolejność oddziałów: ${p.name}`,
	setMember: (p) => `do oddziału: ${p.name}`,
	leaveSquad: (p) => `z oddziału: ${p.name}`,
	setBanner: (p) => `sztandar: ${p.name}`,
	splitUnit: (p) => `podział: ${p.name}`,
	mergeUnits: (p) => `połączenie: ${p.name}`,
	mountUnit: (p) => `wsiada: ${p.name}`,
	dismount: (p) => `pieszo: ${p.name}`,
	intoReserve: (p) => `do rezerwy: ${p.name}`,
	outOfReserve: (p) => `z rezerwy: ${p.name}`,
	setCircle: () => 'zaklęcia kręgu',
	setUnspent: () => 'wolne punkty',
	setNotes: () => 'notatki',
	setHouseRule: (p) => `zasada domowa: ${rowOf(p.name)}`,
	removeHouseRule: (p) => `jak wydrukowano: ${rowOf(p.name)}`,
	nameHouseRules: (p) => `zasady domowe ${p.name}`.trim()
};
