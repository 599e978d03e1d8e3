import type * as en from '../en/links';
import { plural } from '../plural';

export const refusals: typeof en.refusals = {
	notALink: () =>
		'To nie jest link do armii, lista ani tekst kodów. Taki link zawiera „#b1.”, a po nim wiele liter.',
	newerLink: () =>
		'Ten link utworzono w nowszej wersji Brikmustra. Zaktualizuj aplikację i otwórz go ponownie.',
	linkTooLong: () => 'Ten link jest za długi jak na armię.',
	incompleteLink: () =>
		'Ten link jest niepełny: brakuje jego końca. Skopiuj cały link i spróbuj ponownie.',
	damagedLink: () =>
		'Ten link jest uszkodzony: część liter się zmieniła. Poproś o ponowne przysłanie.',
	missingCodes: (p) =>
		plural('pl', p.count, {
			one: `Brakuje kodu ${p.missing} z ${p.of}. Dodaj jego tekst.`,
			few: `Brakuje kodów ${p.missing} z ${p.of}. Dodaj ich teksty.`,
			many: `Brakuje kodów ${p.missing} z ${p.of}. Dodaj ich teksty.`,
			other: `Brakuje kodów ${p.missing} z ${p.of}. Dodaj ich teksty.`
		}),
	damagedCodes: () =>
		'Te kody są uszkodzone albo pochodzą z różnych armii. Zeskanuj wszystkie ponownie.',
	damagedInvitation: () =>
		'To zaproszenie jest niepełne albo uszkodzone. Skopiuj cały link albo poproś o ponowne przysłanie.',
	tooManyBytes: () => 'Ta armia jest za duża: ponad 1 MB.',
	tooDeep: (p) => `Ta armia jest zagnieżdżona głębiej niż ${p.limit} poziomy.`,
	forbiddenKey: (p) => `Ta armia zawiera niedozwolone pole: „${p.field}”.`,
	notAnArmy: () => 'W tym linku lub tekście nie ma armii z Brikmustra.',
	newerVersion: (p) =>
		`Tę armię utworzono w nowszej wersji Brikmustra (wersja formatu ${p.version}). Zaktualizuj aplikację i otwórz ją ponownie.`,
	unknownField: (p) => `Ta armia ma nieznane pole: „${p.field}”.`
};

export const links: typeof en.links = {
	title: 'Udostępniona armia',
	intro:
		'Wklej link, udostępnioną listę armii albo teksty kodów, żeby zobaczyć armię. Nic się nie zapisze, dopóki tego nie wybierzesz.',
	field: 'Link lub tekst',
	show: 'Pokaż armię',
	several: 'Znaleziono kilka armii. Wybierz, którą chcesz zobaczyć.',
	saveSeveral: (p) =>
		plural('pl', p.count, {
			one: 'Zapisz 1 armię',
			few: `Zapisz ${p.count} armie`,
			many: `Zapisz ${p.count} armii`,
			other: `Zapisz ${p.count} armii`
		}),
	sources: {
		title: 'Importuj',
		what: 'Armie, kopie zapasowe, ligi, gry, zgłoszenia i odpowiedzi sędziów: aplikacja sama rozpozna, co dostała.',
		chooseFile: 'Wybierz plik',
		read: 'Odczytaj tekst',
		paste: 'Wklej',
		noClipboard: 'Przeglądarka nie dała dostępu do schowka. Wklej tekst w pole.',
		scan: 'Zeskanuj kod',
		nothingShared:
			'Nic nie dotarło. Udostępnianie działa, gdy aplikacja raz się wczyta: udostępnij ponownie albo użyj „Importuj”.'
	},
	refused: 'Nie można otworzyć tej armii',
	notSaved: 'Oglądasz udostępnioną armię. Nie jest zapisana na tym urządzeniu.',
	save: 'Zapisz w moich armiach',
	same: 'Masz już tę armię.',
	open: (p) => `Otwórz: ${p.name}`,
	other: 'Masz inną wersję tej armii. Ta zostanie zapisana jako kopia.',
	noStorage:
		'Możesz obejrzeć armię, ale nie da się jej zapisać: przeglądarka blokuje dostęp do pamięci.',
	noUnits: 'W tej armii nie ma jednostek.',
	digest: 'Skrót armii',
	digestHint:
		'Porównaj go ze skrótem na wydrukowanej liście armii. Jeśli się zgadzają, to ta sama armia.',
	refusals
};
