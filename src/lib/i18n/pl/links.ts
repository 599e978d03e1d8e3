import type * as en from '../en/links';

export const refusals: typeof en.refusals = {
	notALink: () => 'To nie jest link do armii. Taki link zawiera „#b1.”, a po nim wiele liter.',
	newerLink: () =>
		'Ten link utworzono w nowszej wersji Brikmustra. Zaktualizuj aplikację i otwórz go ponownie.',
	linkTooLong: () => 'Ten link jest za długi jak na armię.',
	damagedLink: () =>
		'Ten link jest uszkodzony albo niepełny. Skopiuj cały link i spróbuj ponownie.',
	tooManyBytes: () => 'Armia w tym linku jest za duża: ponad 1 MB.',
	tooDeep: (p) => `Armia w tym linku jest zagnieżdżona głębiej niż ${p.limit} poziomy.`,
	forbiddenKey: (p) => `Ten link zawiera niedozwolone pole: „${p.field}”.`,
	notAnArmy: () => 'Ten link nie zawiera armii z Brikmustra.',
	newerVersion: (p) =>
		`Armię z tego linku utworzono w nowszej wersji Brikmustra (wersja formatu ${p.version}). Zaktualizuj aplikację i otwórz link ponownie.`,
	unknownField: (p) => `Armia w tym linku ma nieznane pole: „${p.field}”.`
};

export const links: typeof en.links = {
	title: 'Armia z linku',
	intro:
		'Link może zawierać całą armię, jak kod na wydrukowanej liście armii. Wklej link, żeby zobaczyć armię; nic się nie zapisze, dopóki tego nie wybierzesz.',
	field: 'Link do armii',
	show: 'Pokaż armię',
	reading: 'Odczytywanie linku…',
	refused: 'Nie można otworzyć tego linku',
	failed: 'Ta przeglądarka nie odczyta linku. Spróbuj w nowszej.',
	notSaved: 'Oglądasz armię z linku. Nie jest zapisana na tym urządzeniu.',
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
