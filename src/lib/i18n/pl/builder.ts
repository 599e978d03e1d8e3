import type { RulebookId, Supplement } from '$lib/rules/choices';
import type { RulingId } from '$lib/rules/rulings/rulings';
import type * as en from '../en/builder';
import { plural } from '../plural';
import { fill } from './fill';
import { adding } from './adding';
import { commands } from './commands';
import { editors, unitEdits } from './editors';
import { links } from './links';
import { ownRules } from './own-rules';
import { ownUnits } from './own-units';
import * as profile from './profile';
import { presets, roles } from './ready';
import { rulebooks } from './rulebooks';
import { rulings } from './rulings';
import { share } from './share';
import { structure, structureEdits } from './structure';
import * as terms from './terms';
import { repaired, repairs, severities, thing, violations } from './violations';

export const builder: typeof en.builder = {
	hints: {
		add: 'Zacznij tutaj: weź gotową jednostkę albo pustą figurkę i uzbrój ją po swojemu.',
		edit: 'Otwórz jednostkę, aby ją uzbroić. Plus i minus zmieniają liczbę figurek.',
		points: 'Otwórz punkty, aby zobaczyć, za co się płaci.',
		bill: 'Każdy wiersz rachunku otwiera swoją zasadę.',
		hide: 'Ukryj podpowiedź'
	},
	army: {
		units: 'Jednostki',
		compact: 'Zwarta lista',
		roomy: 'Szczegółowa lista',
		add: 'Dodaj jednostkę',
		switchesOn: (p) => `włącza: ${p.what}`,
		none: 'Nie ma jeszcze jednostek. Dodaj pierwszą.',
		notFound: 'Tej armii nie ma na tym urządzeniu.',
		edit: (p) => `Edytuj: ${p.name}`,
		each: (p) => `po ${p.points} za sztukę`,
		undo: (p) => `Cofnij: ${p.step}`,
		redo: (p) => `Ponów: ${p.step}`,
		nothingToUndo: 'Nie ma czego cofnąć',
		nothingToRedo: 'Nie ma czego ponowić',
		saveFailed:
			'Nie zapisano: przeglądarka blokuje dostęp do pamięci albo dysk jest pełny. Twoja zmiana wciąż jest na tym ekranie.',
		saveEverything: 'Eksportuj wszystko',
		leave: 'Ostatnia zmiana nie jest zapisana. Wyjść mimo to?',
		export: 'Eksportuj',
		more: 'Menu armii',
		copied: (p) => `Zduplikowano: „${p.name}”`,
		removed: (p) => `Usunięto: „${p.name}”`,
		rename: 'Nazwa armii',
		settings: 'Armia',
		stock: 'Zapas materiałów wybuchowych',
		discount: 'Zastosuj zniżkę za kilku bohaterów',
		total: 'Razem',
		limit: (p) => `z ${p.limit}`,
		left: (p) => `zostało ${p.points}`,
		over: (p) => `${p.points} ponad limit`,
		legal: 'Legalna',
		emptyArmy: 'Pusta',
		problems: (p) =>
			plural('pl', p.count, {
				one: '# błąd',
				few: '# błędy',
				many: '# błędów',
				other: '# błędu'
			}),
		bill: 'Zestawienie kosztów',
		openBill: 'Pokaż zestawienie kosztów',
		billHint: 'Wybierz pozycję, żeby zobaczyć jej zasadę.',
		empty: 'Nie ma jeszcze kosztów.',
		noBill: 'Te zasady nie używają punktów: gracze uzgadniają, co wystawia każda strona.',
		diceBill: 'Te zasady nie używają punktów: strony porównują kostki ogólne.',
		reserve: 'Rezerwa',
		reserveHint: 'Jednostki do przywołania; wliczają się w koszt.',
		squads: 'Oddziały',
		squad: {
			base: (p) => `podstawka: około ${p.studs} studów`,
			speed: (p) => `${p.inches}″ na turę`,
			infantry: 'Piechota',
			cavalry: 'Oddział jazdy'
		},
		quantity: 'Liczba',
		what: 'Pozycja',
		points: 'Punkty',
		violations: 'Błędy',
		doubts: 'Ostrzeżenia',
		goTo: (p) => `Pokaż: ${p.place}`,
		remarks: 'Informacje',
		choose: 'Wybierz jednostkę do edycji albo dodaj nową.',
		otherVersion: (p) => `${p.name} (inna wersja)`,
		openOther: 'Otwórz wersję z tego okna',
		notices: {
			changedElsewhere: 'Armię zmieniono w innym oknie. To jej najnowsza wersja.',
			bothKept:
				'To samo zmieniono w dwóch oknach. Obie wersje są zapisane; ta pochodzi z drugiego okna.',
			tooLarge: 'Plik armii byłby za duży, więc niczego nie zmieniono.'
		},
		restore: 'Przywróć',
		saveSlow:
			'Pamięć przeglądarki nie odpowiada, więc ostatnia zmiana nie jest jeszcze zapisana. Poczekaj, zamknij inne okna Brikmustra albo wyeksportuj armię.',
		out: {
			trash:
				'Ta armia jest w koszu. Zmiany są zapisywane, ale nie ma jej na liście, a po 30 dniach w koszu zostanie trwale usunięta.',
			gone: 'Tej armii nie ma już w pamięci przeglądarki: została trwale usunięta albo wyczyszczono dane witryny. Istnieje tylko na tym ekranie.',
			unreadable:
				'Ta wersja nie może już odczytać zapisanej armii. Zapis pozostaje bez zmian, a to, co widzisz, istnieje tylko na tym ekranie.',
			keep: 'Zapisz jako nową armię'
		},
		keep: {
			why: 'Armia jest zapisana tylko w tej przeglądarce. Gdy zabraknie miejsca, przeglądarka może usunąć niechronione dane.',
			ask: 'Chroń moje armie',
			kept: 'Twoje armie są chronione.',
			notKept: 'Przeglądarka odmówiła. Co jakiś czas utwórz kopię zapasową w „Twoje dane”.'
		}
	},
	earlier: {
		title: 'Historia wersji',
		hint: 'Wcześniejsze wersje tej armii. Przywrócenie można cofnąć.',
		none: 'Nie ma jeszcze wcześniejszych wersji.',
		failed: 'Nie można odczytać historii wersji.',
		unreadable: 'Ta wersja aplikacji nie może odczytać tego wpisu.',
		back: 'Przywróć tę wersję',
		backTo: (p) => `Przywróć wersję: ${p.when}`,
		save: (p) => `Eksportuj wersję: ${p.when}`,
		done: (p) => `Przywrócono wersję: ${p.when}`
	},
	unit: {
		title: 'Jednostka',
		name: 'Nazwa',
		count: 'Liczba',
		rank: 'Ranga',
		cost: 'Koszt',
		gear: 'Wyposażenie',
		bought: 'Zestawienie kosztów',
		nothingBought: 'Brak kosztów.',
		violations: 'Błędy',
		noGear: 'Bez wyposażenia: pustymi rękami można tylko przepychać.',
		addGear: 'Dodaj wyposażenie',
		training: 'Wyszkolenie',
		hands: 'Ręce',
		attacks: 'Ataki',
		quirk: (p) => `Zdziwaczenie: −${p.points} do każdego rzutu`,
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
		odds: 'Jakie ma szanse?',
		oddsHead: 'Szanse',
		oddsOf: (p) => `Szanse: ${p.what}`,
		chanceOf: (p) => `Szanse: ${p.what}, ${p.value}`,
		chances: 'Pokaż szanse zabicia',
		copy: 'Duplikuj',
		delete: 'Usuń',
		up: 'Przesuń w górę',
		down: 'Przesuń w dół',
		picture: 'Wygląd',
		pictureFailed: 'Nie udało się wczytać edytora wyglądu. Spróbuj ponownie, gdy będziesz online.'
	},
	adding,
	fill,
	presets,
	roles,
	editors,
	structure,
	edits: {
		spendRest: () => 'Wydanie pozostałych punktów',
		...unitEdits,
		...structureEdits,
		addUnit: (p) => `Dodanie: ${p.name}`,
		copyUnit: (p) => `Duplikat: ${p.name}`,
		removeUnit: (p) => `Usunięcie: ${p.name}`,
		moveUnit: (p) => `Kolejność: ${p.name}`,
		setCount: (p) => `Liczba: ${p.name}`,
		renameUnit: (p) => `Nazwa: ${p.name}`,
		setRank: (p) => `Ranga: ${p.name}`,
		setHands: (p) => `Ręce: ${p.name}`,
		addGear: (p) => `Nowe wyposażenie: ${p.name}`,
		removeGear: (p) => `Mniej wyposażenia: ${p.name}`,
		placeGear: (p) => `Miejsce wyposażenia: ${p.name}`,
		markGear: (p) => `Rodzaj wyposażenia: ${p.name}`,
		setAbility: (p) => `Wyszkolenie: ${p.name}`,
		choosePortrait: (p: { name: string }) => `Wygląd: ${p.name}`,
		surprisePortrait: (p: { name: string }) => `Losowy wygląd: ${p.name}`,
		forgetPortrait: (p: { name: string }) => `Automatyczny wygląd: ${p.name}`,
		choosePhoto: (p) => `Zdjęcie: ${p.name}`,
		removePhoto: (p) => `Usunięcie zdjęcia: ${p.name}`,
		repair: (p) => `Naprawa: ${p.name}`,
		renameArmy: (p) => `Nazwa armii: ${p.name}`,
		setLimits: () => 'Limit',
		setStock: () => 'Zapas materiałów wybuchowych',
		setHeroDiscount: () => 'Zniżka bohaterów',
		setRuling: (p) =>
			`Rozstrzygnięcie: ${p.name in rulings ? rulings[p.name as RulingId].title : p.name}`,
		resetRulings: () => 'Przywrócenie domyślnych rozstrzygnięć',
		setSupplement: (p) => `Suplement: ${terms.supplements[p.name as Supplement] ?? p.name}`,
		addPack: (p) => `Dodanie dodatku „${p.name}”`,
		removePack: (p) => `Usunięcie dodatku „${p.name}”`,
		removeHouseRules: (p) => `Usunięcie zasad domowych ${p.name}`.trim(),
		changeRulebook: (p) => `Zasady: ${rulebooks[p.name as RulebookId] ?? p.name}`,
		restoreRevision: (p) => `Przywrócenie wersji: ${p.name}`,
		otherWindow: () => 'Zmiana z innego okna',
		recovered: () => 'Odzyskana zmiana'
	},
	commands,
	terms,
	profile,
	links,
	share,
	ownRules,
	ownUnits,
	rulings,
	repaired,
	repairs,
	severities,
	violations,
	thing
};
