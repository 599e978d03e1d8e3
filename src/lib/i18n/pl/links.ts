import type * as en from '../en/links';

export const refusals: typeof en.refusals = {
	notALink: () => 'To nie jest link do armii. Taki link zawiera „#b1.”, a po nim wiele liter.',
	newerLink: () =>
		'Ten link pochodzi z nowszej wersji Brikmustra. Zaktualizuj aplikację i otwórz go ponownie.',
	linkTooLong: () => 'Ten link jest za długi: żadna armia nie potrzebuje tylu liter.',
	damagedLink: () =>
		'Ten link jest uszkodzony albo niepełny. Skopiuj cały link i spróbuj ponownie.',
	tooManyBytes: () => 'Armia w tym linku jest za duża: ponad 1 MB.',
	tooDeep: (p) =>
		`Armia w tym linku jest zagnieżdżona głębiej niż ${p.limit} poziomy: tak nie wygląda żadna armia.`,
	forbiddenKey: (p) => `W tym linku jest pole, które nigdy nie jest dozwolone: „${p.field}”.`,
	notAnArmy: () => 'W tym linku nie ma armii z Brikmustra.',
	newerVersion: (p) =>
		`Armia w tym linku pochodzi z nowszego Brikmustra (wersja formatu ${p.version}). Zaktualizuj aplikację i otwórz link ponownie.`,
	unknownField: (p) => `Armia w tym linku ma pole, którego armie nie mają: „${p.field}”.`
};

export const links: typeof en.links = {
	title: 'Armia z linku',
	intro:
		'W linku może się zmieścić cała armia. Takim linkiem jest kod na wydrukowanej liście armii. Wklej link, żeby zobaczyć armię; nic się nie zapisze, dopóki o to nie poprosisz.',
	field: 'Link do armii',
	show: 'Pokaż armię',
	reading: 'Odczytywanie linku…',
	refused: 'Nie można otworzyć tego linku',
	failed: 'Ta przeglądarka nie potrafi odczytać linku. Spróbuj w nowszej.',
	notSaved: 'Oglądasz armię z linku. Nie jest zapisana na tym urządzeniu.',
	save: 'Zapisz w moich armiach',
	same: 'Masz już tę armię.',
	open: (p) => `Otwórz: ${p.name}`,
	other: 'Masz inną wersję tej armii. Ta zostanie zapisana jako kopia.',
	noStorage:
		'Możesz obejrzeć armię, ale nie da się jej zapisać: przeglądarka odmawia dostępu do pamięci.',
	noUnits: 'W tej armii nie ma jednostek.',
	digest: 'Skrót armii',
	digestHint:
		'Porównaj go ze skrótem na wydrukowanej liście armii. Jeśli są takie same, to ta sama armia.',
	refusals
};
