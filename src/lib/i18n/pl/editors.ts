import type * as en from '../en/editors';

export const editors: typeof en.editors = {
	sections: {
		body: 'Forma i wielkość',
		movement: 'Napęd i ruch',
		weapons: 'Broń w kreacji',
		explosives: 'Materiały wybuchowe na pokładzie',
		plates: 'Zbroja płytowa',
		brain: 'Mózg',
		abilities: 'Zdolności',
		cliche: 'Typ bohatera',
		notes: 'Notatki',
		weapon: 'Broń',
		protection: 'Ochrona',
		story: 'W opowieści'
	},
	add: 'Dodaj',
	named: (p) => `Nazwa: ${p.item}`,
	name: 'Nazwa, jeśli ją ma',
	removed: (p) => `Usuń: ${p.what}`,
	numbered: (p) => `${p.what} (${p.number})`,
	level: 'Poziom',
	count: 'Sztuki',
	details: 'Nazwa, mocowanie, wielkość budowy',
	form: 'Forma',
	forms: {
		building: 'stoi w miejscu: namiot, dom, zamek',
		vehicle: 'ktoś musi nim kierować: wóz, statek, czołg',
		creature: 'rusza się sam: koń, smok, robot',
		emplacement: 'broń na ziemi: działo, katapulta'
	},
	mount: 'Wierzchowiec jest, jaki jest: nie ma w nim czego wybierać.',
	sizeHint: 'najdłuższy bok tułowia lub kadłuba, bez skrzydeł, ogonów i luf',
	materials: [
		'liny, płótno, ciało: namiot, lotnia, koń',
		'drewno, blacha: domek, motocykl, troll',
		'cegła, bale, kute żelazo: dom, galeon, smok',
		'obrobiony kamień, pancerz: zamek, wóz pancerny, kamienny gigant',
		'gruba stal, tytan: bunkier, statek kosmiczny, żelazny golem',
		'adamantyt, pola siłowe: robot bojowy, bóg z Olimpu'
	],
	noMaterial: 'takiego poziomu zasady nie znają',
	critterArmor: 'Punkty obrony stworzonka',
	critterHint: 'dla czegoś mniejszego niż cal; minifig ma 4',
	barding: 'Pancerz',
	bardingHint: 'zbroja wierzchowca',
	measure: {
		title: 'Zmierz',
		length: 'Długość tułowia lub kadłuba',
		unit: 'Miara',
		units: { inches: 'cale', studs: 'study', centimetres: 'centymetry' },
		hint: 'Cal w grze to około 3 studów albo 3 cm. Wielkość to pełny cal poniżej albo powyżej, jak wolisz.',
		wrong: 'Długość to liczba, na przykład 9,4',
		inches: (p) => `Wychodzi ${p.inches}″`,
		size: (p) => `Wielkość ${p.size}`,
		kept: (p) => `Zmierzono: ${p.inches}″`,
		forget: 'Zapomnij pomiar'
	},
	drive: {
		speed: 'Szybkość, cale na turę',
		modules: 'Moduły napędowe',
		modulesHint: 'para kół, nóg lub wioseł, żagiel, śmigło; po 5″, razem najwyżej 15″',
		one: '1 moduł napędowy',
		agreed: 'Uzgodniona cena w CP',
		wrong: 'Cena jest w całych lub połówkach punktów'
	},
	kinds: {
		closeCombat: 'szczęki, pazury, ostrza',
		ram: 'taran, rogi, wiertło',
		gun: 'armata, katapulta, laser',
		launcher: 'miota tym, czym ją załadujesz',
		rocket: 'leci raz i wybucha',
		heavyWeapon: 'działo albo karabin maszynowy z obsługą'
	},
	mounting: 'Gdzie jest zamocowana',
	mountingHints: {
		fixed: 'jej część ma obronę o poziom niższą niż struktura',
		turret: 'obraca się; obrona o dwa poziomy niższa',
		protruding: 'sterczy; obrona o dwa poziomy niższa'
	},
	builtSize: 'Wielkość budowy',
	builtHint: 'większa niż poziom: duża, ale osłabiona, żeby się zmieściła',
	load: 'Ładunek',
	loadHint: 'do połowy poziomu wyrzutni',
	levels: (p) => `Poziom ${p.level}`,
	brains: { none: 'Bez mózgu', half: 'Pół-mózg', full: 'Mózg' },
	brainHints: {
		none: 'ktoś musi tym kierować albo to prowadzić',
		half: 'myśli samo, w granicach swojego ograniczenia',
		full: 'robi to, co potrafi minifig'
	},
	withBrain: 'Z mózgiem przychodzą wyszkolenie, zdolności, wyposażenie i magia.',
	limitation: 'Ograniczenie',
	limitations: {
		incompetent: 'Niekompetentne',
		simple: 'Prosta istota',
		dependent: 'Zależne',
		enslaved: 'Zniewolone'
	},
	limitationHints: {
		incompetent: 'zombie, ogry: umiejętność −2, po szóstce bez dorzutu',
		simple: 'golemy, psy stróżujące: robi, co kazano przed bitwą',
		dependent: 'konie, androidy: słucha pana, który jest blisko',
		enslaved: 'galernicy: pełnia rozumu, a wolny ucieknie'
	},
	orders: 'Rozkazy',
	order: (p) => `Rozkaz ${p.number}`,
	orderHint: 'co robi samo: lecz najbliższego rannego',
	addOrder: 'Kolejny rozkaz',
	talents: {
		healing: 'leczy rannych w najbliższej turze ich właściciela',
		stealth: 'osłona +1 przy połowie szybkości, +2 bez ruchu',
		perception: 'udany test umiejętności zabiera celowi osłonę'
	},
	masteryHint: '+1d6 do umiejętności i obrażeń jednym rodzajem broni',
	masteryName: 'Rodzaj, na przykład długi miecz',
	otherWeapons: 'Inna broń',
	magic: {
		level: 'Poziom magii',
		levelHint: 'pociski bez końca i granica dla zaklęć',
		shield: 'Poziom magicznej tarczy',
		shieldHint: 'kupiona raz, rzucana do woli',
		spells: 'Zaklęcia obszarowe',
		spellsHint: 'każde użycie kupuje się osobno',
		summoning: 'przywołuje jednostki z rezerwy; wymaga magii 2',
		necromancy: 'ożywia martwych, którzy leżą tuż obok maga'
	},
	handsHint: 'figurka z większą liczbą kończyn utrzyma więcej',
	clicheName: 'Własny typ',
	clicheHint:
		'Raz na turę bohater może spróbować czegoś, co pasuje do jego typu. Typ nic nie kosztuje.',
	noCliche: 'Bez typu',
	cliches: {
		superSoldier: 'Superżołnierz',
		barbarian: 'Barbarzyńca',
		secretAgent: 'Tajny agent',
		kungFuMaster: 'Mistrz kung-fu',
		archaeologist: 'Archeolog',
		gunslinger: 'Rewolwerowiec',
		warriorPrincess: 'Księżniczka wojowniczka'
	},
	noteLabel: 'Co chcesz zapamiętać',
	figure: {
		stature: 'Postura',
		dice: 'Kostki ogólne',
		diceHint: 'potwór ma cztery albo więcej, jak uzgodnicie',
		traits: 'Cechy',
		hints: {
			athletic: 'o 1″ więcej na każdej kostce ruchu',
			short: 'o 2″ mniej na każdej kostce ruchu',
			poor: 'walczy jak sługus',
			buckler: 'albo lewak: jedna kostka do obrony',
			shield: 'dwie kostki do obrony',
			heavyArmor: 'odbija trafienia',
			mounted: 'dwie kostki do ruchu i wyżej niż wszyscy piesi',
			storyProtection: 'opowieść potrzebuje tej postaci żywej'
		}
	}
};

export const unitEdits: typeof en.unitEdits = {
	setCliche: (p) => `typ bohatera: ${p.name}`,
	setNotes: (p) => `notatki: ${p.name}`,
	nameGear: (p) => `nazwa wyposażenia: ${p.name}`,
	addMastery: (p) => `mistrzostwo broni: ${p.name}`,
	nameMastery: (p) => `rodzaj broni mistrza: ${p.name}`,
	removeMastery: (p) => `mniej mistrzostwa: ${p.name}`,
	setMagic: (p) => `magia: ${p.name}`,
	setMagicShield: (p) => `magiczna tarcza: ${p.name}`,
	setRitual: (p) => `rytuały: ${p.name}`,
	areaSpells: (p) => `zaklęcia obszarowe: ${p.name}`,
	explosives: (p) => `materiały wybuchowe na pokładzie: ${p.name}`,
	plates: (p) => `zbroja płytowa: ${p.name}`,
	setPayload: (p) => `ładunek wyrzutni: ${p.name}`,
	setForm: (p) => `forma: ${p.name}`,
	setSize: (p) => `wielkość: ${p.name}`,
	forgetMeasured: (p) => `bez pomiaru: ${p.name}`,
	setStructure: (p) => `poziom struktury: ${p.name}`,
	setCritterArmor: (p) => `obrona stworzonka: ${p.name}`,
	setBarding: (p) => `pancerz: ${p.name}`,
	addPropulsion: (p) => `nowy napęd: ${p.name}`,
	changePropulsion: (p) => `napęd: ${p.name}`,
	removePropulsion: (p) => `mniej napędu: ${p.name}`,
	addWeapon: (p) => `nowa broń: ${p.name}`,
	changeWeapon: (p) => `broń: ${p.name}`,
	removeWeapon: (p) => `mniej broni: ${p.name}`,
	setBrain: (p) => `mózg: ${p.name}`,
	setLimitation: (p) => `ograniczenie: ${p.name}`,
	setOrder: (p) => `rozkazy: ${p.name}`,
	setStature: (p) => `postura: ${p.name}`,
	setDice: (p) => `kostki: ${p.name}`,
	setTrait: (p) => `cechy: ${p.name}`,
	setFigureWeapon: (p) => `uzbrojenie: ${p.name}`,
	setFigureGear: (p) => `ochrona: ${p.name}`,
	setMounted: (p) => `wierzchowiec: ${p.name}`,
	setStoryProtection: (p) => `w opowieści: ${p.name}`
};
