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
		edit: (p) => `Edytuj oddział: ${p.name}`,
		name: 'Nazwa oddziału',
		banner: 'Chorąży',
		nobody: 'Nikt',
		members: 'Skład oddziału',
		empty: 'Oddział jest pusty.',
		nobodyYet: 'Armia nie ma jeszcze jednostek.',
		part: (p) => `${p.count} z ${p.number}`,
		bearer: 'Sztandar',
		into: (p) => `${p.name} w oddziale: ${p.what}`,
		elsewhere: (p) => `teraz w: ${p.what}`,
		disband: 'Rozwiąż oddział',
		disbandHint: 'Jego jednostki zostają w armii.',
		disbanded: (p) => `Rozwiązano oddział „${p.name}”`,
		up: (p) => `Oddział ${p.name}: w górę`,
		down: (p) => `Oddział ${p.name}: w dół`
	},
	divide: {
		title: 'Podział i łączenie',
		count: 'Ile wydzielić',
		split: (p) =>
			plural('pl', p.count, {
				one: 'Wydziel #',
				few: 'Wydziel #',
				many: 'Wydziel #',
				other: 'Wydziel #'
			}),
		splitHint: (p) => `Staną się osobną pozycją na liście; tutaj zostanie ${p.count}.`,
		single: 'Pojedynczej figurki nie da się podzielić.',
		merge: (p) =>
			plural('pl', p.count, {
				one: `Połącz z # taką samą pozycją (razem ${p.number})`,
				few: `Połącz z # takimi samymi pozycjami (razem ${p.number})`,
				many: `Połącz z # takimi samymi pozycjami (razem ${p.number})`,
				other: `Połącz z # takimi samymi pozycjami (razem ${p.number})`
			}),
		different: 'Żadna inna pozycja nie jest taka sama.',
		same: 'Cena się nie zmienia.'
	},
	ride: {
		title: 'Wierzchowiec lub pojazd',
		foot: 'Pieszo',
		none: 'Armia nie ma czego dosiąść ani obsadzić.',
		as: {
			creature: 'dosiada',
			vehicle: 'kieruje lub jedzie',
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
	seat: {
		creature: (p) => `Dosiada: ${p.name}`,
		vehicle: (p) => `Załoga: ${p.name}`,
		emplacement: (p) => `Obsługuje: ${p.name}`,
		building: (p) => `Obsadza: ${p.name}`
	},
	crew: {
		of: (p) => `Kto wsiada: ${p.name}`,
		missing: {
			creature: 'Bez jeźdźca',
			vehicle: 'Bez obsługi',
			emplacement: 'Bez obsługi',
			building: 'Bez obsługi'
		},
		assign: {
			creature: 'Przydziel jeźdźca',
			vehicle: 'Przydziel obsługę',
			emplacement: 'Przydziel obsługę',
			building: 'Przydziel obsługę'
		},
		title: {
			creature: 'Jeźdźcy',
			vehicle: 'Obsługa',
			emplacement: 'Obsługa',
			building: 'Obsługa'
		},
		none: 'W armii nie ma odpowiednich figurek.',
		hint: 'Zaznacz figurki. „Tylko jedna” bierze jedną z kilku.',
		one: 'Tylko jedna',
		elsewhere: (p) => `teraz na: ${p.name}`
	},
	reserve: {
		title: 'Rezerwa',
		into: 'Przenieś do rezerwy',
		intoHint: 'Czeka, aż przywoła ją mag. Kosztuje tyle samo i nie należy do żadnego oddziału.',
		out: 'Wystaw od początku',
		outHint: 'Na stole od początku bitwy.',
		field: 'Na stole',
		waiting: 'W rezerwie',
		magic: 'Zaklęcia kręgu',
		hint: 'Zaplanuj je i opłać przed grą albo zostaw na nie niewydane punkty. Powiedz o tym pozostałym graczom.',
		reach: (p) => `${mages(p.count)}: razem do poziomu ${p.level}`,
		alone: 'Krąg wymaga co najmniej dwóch magów.',
		level: 'Poziom',
		plan: 'Dodaj zaklęcie',
		casts: (p) => `Zaklęcie obszarowe, poziom ${p.level}`,
		shields: (p) => `Magiczna tarcza, poziom ${p.level}`,
		unspent: 'Niewydane punkty',
		unspentHint: 'W całych lub połówkach CP; wliczają się w koszt.',
		eachMore: (p) => `każde kolejne: ${p.points} CP`
	},
	arrange: {
		title: 'Zmień kolejność',
		done: 'Gotowe',
		hint: 'Przeciągnij za uchwyt albo użyj strzałek.',
		up: (p) => `${p.name}: w górę`,
		down: (p) => `${p.name}: w dół`,
		moved: (p) => `${p.name}: pozycja ${p.number} z ${p.count}`
	},
	notes: {
		title: 'Notatki',
		hint: 'Fabuła, taktyka, przypomnienia. Zapisują się w pliku armii.'
	},
	houseRules: {
		title: 'Zasady domowe',
		hint: 'Zmień cenę albo statystykę dla tej armii. Przeciwnicy zobaczą każdą zmianę.',
		name: 'Nazwa zestawu',
		league: 'Liga gra według cen z zasad: armia z zasadami domowymi nie jest w niej legalna.',
		none: 'Brak zasad domowych.',
		add: 'Dodaj zasadę domową',
		table: 'Tabela',
		row: 'Pozycja',
		field: 'Wartość',
		value: 'Nowa wartość',
		printed: (p) => `w zasadach: ${p.before}`,
		set: 'Zastosuj',
		remove: (p) => `Przywróć: ${p.what}`,
		of: (p) => `Nowa wartość: ${p.what}`,
		whole: 'Podaj liczbę całkowitą od 0 do 999.',
		halves: 'Podaj liczbę od 0 do 999, całkowitą albo z połówką.',
		dice: 'Podaj kostki, na przykład 1d6+2.',
		effect: (p) => `Ta armia: ${p.points} CP`
	}
};

export const structureEdits: typeof en.structureEdits = {
	formSquad: (p) => `Nowy oddział: ${p.name}`,
	renameSquad: (p) => `Nazwa oddziału: ${p.name}`,
	disbandSquad: (p) => `Rozwiązanie oddziału: ${p.name}`,
	moveSquad: (p) => `Kolejność oddziałów: ${p.name}`,
	setMember: (p) => `Do oddziału: ${p.name}`,
	leaveSquad: (p) => `Z oddziału: ${p.name}`,
	setBanner: (p) => `Sztandar: ${p.name}`,
	splitUnit: (p) => `Podział: ${p.name}`,
	mergeUnits: (p) => `Połączenie: ${p.name}`,
	mountUnit: (p) => `Wsiadanie: ${p.name}`,
	dismount: (p) => `Zsiadanie: ${p.name}`,
	intoReserve: (p) => `Do rezerwy: ${p.name}`,
	outOfReserve: (p) => `Z rezerwy: ${p.name}`,
	setCircle: () => 'Zaklęcia kręgu',
	setUnspent: () => 'Niewydane punkty',
	setNotes: () => 'Notatki',
	noteGame: (p) => `Po rozgrywce: ${p.name}`,
	setHouseRule: (p) => `Zasada domowa: ${rowOf(p.name)}`,
	removeHouseRule: (p) => `Usunięcie zasady domowej: ${rowOf(p.name)}`,
	nameHouseRules: (p) => `Zasady domowe ${p.name}`.trim()
};
