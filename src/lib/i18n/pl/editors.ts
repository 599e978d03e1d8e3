import type * as en from '../en/editors';
import { plural } from '../plural';

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
		story: 'Fabuła'
	},
	add: 'Dodaj',
	named: (p) => `Nazwa: ${p.item}`,
	name: 'Własna nazwa (opcjonalnie)',
	removed: (p) => `Usuń: ${p.what}`,
	numbered: (p) => `${p.what} (${p.number})`,
	level: 'Poziom',
	count: 'Liczba',
	details: 'Nazwa, mocowanie, wielkość',
	form: 'Forma',
	forms: {
		building: 'stoi w miejscu: namiot, dom, zamek',
		vehicle: 'wymaga kierowcy: wóz, statek, czołg',
		creature: 'rusza się samo: koń, smok, robot',
		emplacement: 'broń na ziemi: działo, katapulta'
	},
	mount: 'Wierzchowiec nie ma opcji do wyboru.',
	sizeHint: 'najdłuższy bok tułowia lub kadłuba, bez skrzydeł, ogonów i luf',
	materials: [
		'liny, płótno, ciało: namiot, lotnia, koń',
		'drewno, blacha: domek, motocykl, troll',
		'cegła, bale, kute żelazo: dom, galeon, smok',
		'obrobiony kamień, pancerz: zamek, wóz pancerny, kamienny gigant',
		'gruba stal, tytan: bunkier, statek kosmiczny, żelazny golem',
		'adamantyt, pola siłowe: robot bojowy, bóg z Olimpu'
	],
	noMaterial: 'takiego poziomu nie ma w zasadach',
	critterArmor: 'Punkty obrony stworzonka',
	critterHint: 'dla czegoś mniejszego niż cal; figurka ma 4',
	barding: 'Pancerz wierzchowca',
	bardingHint: 'zbroja dla wierzchowca',
	measure: {
		title: 'Zmierz model',
		length: 'Długość tułowia lub kadłuba',
		unit: 'Jednostka',
		hint: 'Cal w grze to około 3 studów albo 3 cm. Zaokrąglij wielkość do pełnego cala w górę albo w dół, jak wolisz.',
		wrong: 'Podaj długość jako liczbę, na przykład 9,4',
		inches: (p) => `Wynik: ${p.inches}″`,
		size: (p) => `Wielkość ${p.size}`,
		kept: (p) => `Zmierzono: ${p.inches}″`,
		forget: 'Usuń pomiar'
	},
	drive: {
		speed: 'Szybkość, cale na turę',
		modules: 'Moduły napędowe',
		modulesHint: 'para kół, nóg lub wioseł, żagiel, śmigło; po 5″, razem najwyżej 15″',
		one: '1 moduł napędowy',
		count: (p) =>
			plural('pl', p.count, {
				one: '# moduł',
				few: '# moduły',
				many: '# modułów',
				other: '# modułu'
			}),
		agreed: 'Uzgodniona cena w CP',
		wrong: 'Podaj cenę w całych lub połówkach punktów'
	},
	kinds: {
		closeCombat: 'szczęki, pazury, ostrza',
		ram: 'taran, rogi, wiertło',
		gun: 'armata, katapulta, laser',
		launcher: 'wyrzuca to, czym ją załadujesz',
		rocket: 'odpala się raz i wybucha',
		heavyWeapon: 'działo albo karabin maszynowy z obsługą'
	},
	mounting: 'Mocowanie',
	mountingHints: {
		fixed: 'ta część ma obronę o poziom niższą niż struktura',
		turret: 'obraca się; obrona o dwa poziomy niższa',
		protruding: 'na wysięgniku; obrona o dwa poziomy niższa'
	},
	builtSize: 'Wielkość modelu',
	builtHint: 'większa niż poziom: duży model, ale osłabiona broń',
	load: 'Ładunek',
	loadHint: 'do połowy poziomu wyrzutni',
	levels: (p) => `Poziom ${p.level}`,
	brains: { none: 'Bez mózgu', half: 'Pół-mózg', full: 'Mózg' },
	brainHints: {
		none: 'wymaga kierowcy albo przewodnika',
		half: 'działa samo, w granicach swojego ograniczenia',
		full: 'potrafi to samo co figurka'
	},
	withBrain: 'Dodaj mózg, żeby odblokować zdolności, wyposażenie i magię.',
	limitation: 'Ograniczenie',
	limitations: {
		incompetent: 'Niekompetentne',
		simple: 'Prosta istota',
		dependent: 'Zależne',
		enslaved: 'Zniewolone'
	},
	limitationHints: {
		incompetent: 'zombie, ogry: umiejętność −2, bez dorzutu po szóstce',
		simple: 'golemy, psy stróżujące: wykonują rozkazy wydane przed bitwą',
		dependent: 'konie, androidy: słuchają pana, który jest w pobliżu',
		enslaved: 'galernicy: w pełni świadomi, uwolnieni uciekają'
	},
	orders: 'Rozkazy',
	order: (p) => `Rozkaz ${p.number}`,
	orderHint: 'co robi samo: lecz najbliższego rannego',
	addOrder: 'Dodaj rozkaz',
	talents: {
		healing: 'leczy rannych w najbliższej turze ich właściciela',
		stealth: 'osłona +1 przy połowie szybkości, +2 bez ruchu',
		perception: 'udany test umiejętności zabiera celowi osłonę'
	},
	masteryHint: '+1d6 do umiejętności i obrażeń jednym rodzajem broni',
	masteryName: 'Rodzaj broni, na przykład długi miecz',
	otherWeapons: 'Inna broń',
	magic: {
		level: 'Poziom magii',
		levelHint: 'pociski bez limitu i najwyższy poziom zaklęć',
		shield: 'Poziom magicznej tarczy',
		shieldHint: 'kupujesz raz, rzucasz bez ograniczeń',
		spells: 'Zaklęcia obszarowe',
		spellsHint: 'każde użycie kupuje się osobno',
		summoning: 'przywołuje jednostki z rezerwy; wymaga magii 2',
		necromancy: 'ożywia martwych, którzy leżą tuż obok maga'
	},
	handsHint: 'figurka z dodatkowymi kończynami utrzyma więcej',
	clicheName: 'Własny typ',
	clicheHint:
		'Raz na turę bohater może spróbować wyczynu, który pasuje do typu. Typ nic nie kosztuje.',
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
	noteLabel: 'Notatki',
	figure: {
		stature: 'Postura',
		dice: 'Kostki ogólne',
		diceHint: 'potwór ma cztery lub więcej, według umowy',
		traits: 'Cechy',
		hints: {
			athletic: 'o 1″ więcej na każdej kostce ruchu',
			short: 'o 2″ mniej na każdej kostce ruchu',
			poor: 'walczy jak sługus',
			buckler: 'albo lewak: jedna kostka do obrony',
			shield: 'dwie kostki do obrony',
			heavyArmor: 'odbija trafienia',
			mounted: 'dwie kostki ruchu i pozycja wyżej niż piesi',
			storyProtection: 'ta postać musi przeżyć dla opowieści'
		}
	}
};

export const unitEdits: typeof en.unitEdits = {
	setCliche: (p) => `Typ bohatera: ${p.name}`,
	setNotes: (p) => `Notatki: ${p.name}`,
	nameGear: (p) => `Nazwa wyposażenia: ${p.name}`,
	addMastery: (p) => `Mistrzostwo broni: ${p.name}`,
	nameMastery: (p) => `Broń mistrza: ${p.name}`,
	removeMastery: (p) => `Mniej mistrzostwa: ${p.name}`,
	setMagic: (p) => `Magia: ${p.name}`,
	setMagicShield: (p) => `Magiczna tarcza: ${p.name}`,
	setRitual: (p) => `Rytuały: ${p.name}`,
	areaSpells: (p) => `Zaklęcia obszarowe: ${p.name}`,
	explosives: (p) => `Materiały wybuchowe na pokładzie: ${p.name}`,
	plates: (p) => `Zbroja płytowa: ${p.name}`,
	setPayload: (p) => `Ładunek wyrzutni: ${p.name}`,
	setForm: (p) => `Forma: ${p.name}`,
	setSize: (p) => `Wielkość: ${p.name}`,
	forgetMeasured: (p) => `Usunięcie pomiaru: ${p.name}`,
	setStructure: (p) => `Poziom struktury: ${p.name}`,
	setCritterArmor: (p) => `Obrona stworzonka: ${p.name}`,
	setBarding: (p) => `Pancerz wierzchowca: ${p.name}`,
	addPropulsion: (p) => `Nowy napęd: ${p.name}`,
	changePropulsion: (p) => `Napęd: ${p.name}`,
	removePropulsion: (p) => `Mniej napędu: ${p.name}`,
	addWeapon: (p) => `Nowa broń: ${p.name}`,
	changeWeapon: (p) => `Broń: ${p.name}`,
	removeWeapon: (p) => `Mniej broni: ${p.name}`,
	setBrain: (p) => `Mózg: ${p.name}`,
	setLimitation: (p) => `Ograniczenie: ${p.name}`,
	setOrder: (p) => `Rozkazy: ${p.name}`,
	setStature: (p) => `Postura: ${p.name}`,
	setDice: (p) => `Kostki: ${p.name}`,
	setTrait: (p) => `Cechy: ${p.name}`,
	setFigureWeapon: (p) => `Uzbrojenie: ${p.name}`,
	setFigureGear: (p) => `Ochrona: ${p.name}`,
	setMounted: (p) => `Wierzchowiec: ${p.name}`,
	setStoryProtection: (p) => `Ochrona fabuły: ${p.name}`
};
