import type { Supplement } from '$lib/rules/choices';
import type { RulingId } from '$lib/rules/rulings/rulings';
import type * as en from '../en/builder';
import { plural } from '../plural';
import { fill } from './fill';
import { commands } from './commands';
import { editors, unitEdits } from './editors';
import { links } from './links';
import { ownRules } from './own-rules';
import { ownUnits } from './own-units';
import * as profile from './profile';
import { presets, roles } from './ready';
import { rulings } from './rulings';
import { structure, structureEdits } from './structure';
import * as terms from './terms';
import { repaired, repairs, severities, violations } from './violations';

export const builder: typeof en.builder = {
	army: {
		units: 'Jednostki',
		add: 'Dodaj jednostkę',
		addHint: 'Gotowe jednostki: jedno dotknięcie dodaje jedną',
		switchesOn: (p) => `włącza: ${p.what}`,
		none: 'Nie ma jeszcze jednostek. Dodaj pierwszą.',
		notFound: 'Na tym urządzeniu nie ma takiej armii.',
		edit: (p) => `Edytuj: ${p.name}`,
		each: (p) => `po ${p.points} za sztukę`,
		undo: (p) => `Cofnij: ${p.step}`,
		redo: (p) => `Ponów: ${p.step}`,
		nothingToUndo: 'Nie ma czego cofnąć',
		nothingToRedo: 'Nie ma czego ponowić',
		saved: (p) => `Zapisano o ${p.time}`,
		saving: 'Zapisywanie…',
		saveFailed:
			'Nie zapisano: przeglądarka odmawia dostępu do pamięci albo dysk jest pełny. Twoja zmiana wciąż jest na tym ekranie.',
		saveEverything: 'Zapisz wszystko do pliku',
		leave: 'Ostatnia zmiana nie jest zapisana. Porzucić ją mimo to?',
		export: 'Zapisz jako plik',
		more: 'Więcej',
		copied: (p) => `Skopiowano: „${p.name}”.`,
		removed: (p) => `Usunięto: „${p.name}”.`,
		rename: 'Nazwa armii',
		settings: 'Armia',
		stock: 'Materiały wybuchowe w zapasie armii',
		discount: 'Zniżka za kilku bohaterów',
		total: 'Razem',
		limit: (p) => `z ${p.limit}`,
		left: (p) => `zostało ${p.points}`,
		over: (p) => `za dużo o ${p.points}`,
		legal: 'Zgodna z zasadami',
		problems: (p) =>
			plural('pl', p.count, {
				one: '# rzecz niedozwolona',
				few: '# rzeczy niedozwolone',
				many: '# rzeczy niedozwolonych',
				other: '# rzeczy niedozwolonej'
			}),
		bill: 'Rachunek',
		openBill: 'Pokaż rachunek',
		billHint: 'Dotknij pozycji, żeby przeczytać jej zasadę.',
		empty: 'Nic jeszcze nie kupiono.',
		noBill: 'Tu nie ma punktów: strony umawiają się, co każda wystawia.',
		diceBill: 'Tu nie ma punktów: strony porównują kostki ogólne.',
		reserve: 'Rezerwa',
		reserveHint: 'Czeka na magię; liczy się do sumy.',
		squads: 'Oddziały',
		squad: {
			base: (p) => `podstawka: około ${p.studs} studów`,
			speed: (p) => `${p.inches}″ na turę`,
			infantry: 'Piechota',
			cavalry: 'Kawaleria'
		},
		quantity: 'Sztuki',
		what: 'Co',
		points: 'Punkty',
		rule: (p) => `Zasada ${p.rule}`,
		violations: 'Co jest nie tak',
		doubts: 'Warto sprawdzić',
		goTo: (p) => `Pokaż: ${p.place}`,
		remarks: 'Warto wiedzieć',
		choose: 'Wybierz jednostkę do edycji albo dodaj nową.',
		otherVersion: (p) => `${p.name} (druga wersja)`,
		openOther: 'Otwórz naszą',
		notices: {
			changedElsewhere: 'Armię zmieniono w innym oknie. Widzisz jej najnowszy stan.',
			bothKept:
				'Dwa okna zmieniły to samo. Obie wersje są zachowane: to jest wersja z drugiego okna.',
			tooLarge: 'To więcej, niż może pomieścić plik armii, więc nic nie zrobiono.'
		},
		restore: 'Przywróć',
		saveSlow:
			'Pamięć przeglądarki nie odpowiada, więc ostatnia zmiana nie jest jeszcze zapisana. Poczekaj, zamknij inne okna Brikmustra albo zapisz armię do pliku.',
		out: {
			trash:
				'Ta armia jest w koszu. Zmiany są zapisywane, ale nie ma jej na liście, a po 30 dniach w koszu zostanie usunięta na zawsze.',
			gone: 'Tej armii nie ma już w pamięci przeglądarki: usunięto ją na zawsze albo wyczyszczono dane witryny. Jest tylko na tym ekranie.',
			unreadable:
				'Ta wersja nie umie już odczytać zapisanej armii. Zapis zostaje bez zmian, a to, co widzisz, jest tylko na tym ekranie.',
			keep: 'Zachowaj jako nową armię'
		},
		keep: {
			why: 'Twoja armia jest zapisana tylko w tej przeglądarce. Gdy zabraknie miejsca, przeglądarka może usunąć to, o czego zachowanie nikt jej nie poprosił.',
			ask: 'Poproś, by zachowała moje armie',
			kept: 'Przeglądarka zachowa twoje armie.',
			notKept: 'Przeglądarka się nie zgodziła. Rób co jakiś czas kopię zapasową: w „Twoich danych”.'
		}
	},
	earlier: {
		title: 'Wcześniejsze stany',
		hint: 'Jaka armia była przedtem. Powrót to krok, który można cofnąć.',
		none: 'Nie ma jeszcze wcześniejszych stanów.',
		failed: 'Nie można odczytać wcześniejszych stanów.',
		unreadable: 'Ta wersja nie umie odczytać tego stanu.',
		back: 'Wróć do tego',
		backTo: (p) => `Wróć do stanu: ${p.when}`,
		save: (p) => `Zapisz jako plik stan: ${p.when}`,
		done: (p) => `Armia jest taka, jaka była: ${p.when}.`
	},
	unit: {
		title: 'Jednostka',
		name: 'Nazwa',
		count: 'Ile',
		rank: 'Ranga',
		cost: 'Koszt',
		gear: 'Wyposażenie',
		bought: 'Co kupiono',
		nothingBought: 'Nic, co kosztuje punkty.',
		violations: 'Co tu jest nie tak',
		noGear: 'Jeszcze nic: puste ręce mogą tylko przepychać.',
		addGear: 'Dodaj wyposażenie',
		training: 'Wyszkolenie',
		hands: 'Ręce',
		attacks: 'Ataki',
		quirk: (p) => `Zdziwaczenie: −${p.points} do każdego jego rzutu`,
		more: (p) => `Więcej: ${p.what}`,
		fewer: (p) => `Mniej: ${p.what}`,
		remove: (p) => `Usuń: ${p.item}`,
		stow: (p) => `Schowaj: ${p.item}`,
		take: (p) => `Weź do ręki: ${p.item}`,
		marks: { bow: 'Łuk', bayonet: 'Bagnet' },
		inHand: 'W ręce',
		stowed: 'Schowane',
		fixed: 'Na długiej broni zasięgowej',
		worn: 'Na sobie',
		carried: 'Przy sobie',
		change: (p) => `${p.statistic} ${p.before} → ${p.after}`,
		copy: 'Kopiuj',
		delete: 'Usuń',
		up: 'W górę',
		down: 'W dół',
		picture: 'Wygląd',
		pictureFailed: 'Garderoba się nie otworzyła. Spróbuj znowu, gdy będzie sieć.'
	},
	fill,
	presets,
	roles,
	editors,
	structure,
	edits: {
		spendRest: () => 'Wydanie reszty',
		...unitEdits,
		...structureEdits,
		addUnit: (p) => `dodanie: ${p.name}`,
		copyUnit: (p) => `kopia: ${p.name}`,
		removeUnit: (p) => `usunięcie: ${p.name}`,
		moveUnit: (p) => `kolejność: ${p.name}`,
		setCount: (p) => `liczba: ${p.name}`,
		renameUnit: (p) => `nazwa: ${p.name}`,
		setRank: (p) => `ranga: ${p.name}`,
		setHands: (p) => `ręce: ${p.name}`,
		addGear: (p) => `wyposażenie: ${p.name}`,
		removeGear: (p) => `mniej wyposażenia: ${p.name}`,
		placeGear: (p) => `co trzyma ${p.name}`,
		markGear: (p) => `rodzaj wyposażenia: ${p.name}`,
		setAbility: (p) => `wyszkolenie: ${p.name}`,
		choosePortrait: (p: { name: string }) => `Wygląd: ${p.name}`,
		surprisePortrait: (p: { name: string }) => `Niespodzianka: ${p.name}`,
		forgetPortrait: (p: { name: string }) => `Bez przebrania: ${p.name}`,
		choosePhoto: (p) => `zdjęcie: ${p.name}`,
		removePhoto: (p) => `bez zdjęcia: ${p.name}`,
		repair: (p) => `naprawa: ${p.name}`,
		renameArmy: (p) => `nazwa armii: ${p.name}`,
		setLimits: () => 'limit',
		setStock: () => 'zapas materiałów wybuchowych',
		setHeroDiscount: () => 'zniżka bohaterów',
		setRuling: (p) =>
			`rozstrzygnięcie: ${p.name in rulings ? rulings[p.name as RulingId].title : p.name}`,
		resetRulings: () => 'rozstrzygnięcia domyślne',
		setSupplement: (p) => `suplement: ${terms.supplements[p.name as Supplement] ?? p.name}`,
		removeHouseRules: (p) => `usunięcie zasad domowych ${p.name}`.trim(),
		restoreRevision: (p) => `powrót do stanu: ${p.name}`,
		otherWindow: () => 'zmiana z innego okna',
		recovered: () => 'odzyskana zmiana'
	},
	commands,
	terms,
	profile,
	links,
	ownRules,
	ownUnits,
	rulings,
	repaired,
	repairs,
	severities,
	violations
};
