import { named } from '../named';
import type {
	ForeignThing,
	RepairField,
	RepairStep,
	RepairTarget,
	ViolationParams
} from '$lib/rules/violation';
import type * as en from '../en/violations';
import { capital } from '../capital';
import { plural } from '../plural';
import { rulings } from './rulings';
import { gear, ranks, supplements, weapons } from './terms';

const remarks = {
	swap: 'Wyjęcie schowanego przedmiotu kosztuje 1″ ruchu.',
	bow: 'Strzał z łuku wymaga obu rąk: najpierw schowaj tarczę.',
	bowOneHand: 'Strzał z łuku wymaga dwóch rąk; ta figurka ma jedną.',
	reload: 'Przeładowanie wymaga dwóch wolnych rąk: najpierw schowaj tarczę.',
	secondPistol: 'Kolejna broń zasięgowa bez superzręczności nie daje dodatkowego strzału.'
};

function hands(p: ViolationParams<'HANDS'>): string {
	if (p.reason === 'tooMany') {
		const needed = plural('pl', p.needed, {
			one: '# ręki',
			few: '# rąk',
			many: '# rąk',
			other: '# rąk'
		});
		const has = plural('pl', p.hands, {
			one: '# rękę',
			few: '# ręce',
			many: '# rąk',
			other: '# ręki'
		});
		return `Trzymane przedmioty wymagają ${needed}, a figurka ma ${has}.`;
	}
	if (p.reason === 'pair') {
		return `Obok „${named(gear, p.item)}” druga ręka może trzymać tylko tarczę, a nie „${named(gear, p.beside)}”.`;
	}
	if (p.reason === 'mountedPair') {
		return `Zasady nie mówią, czy jeździec może trzymać „${named(gear, p.beside)}” obok „${named(gear, p.item)}”: umówcie się przed grą.`;
	}
	if (p.reason === 'dexterity') {
		return `Liczba broni ręcznych do ataku w turze: ${p.weapons}; więcej wymaga superzręczności.`;
	}
	return remarks[p.reason];
}

const foreign: Record<ForeignThing, string> = {
	minifig: 'Figurka',
	creation: 'Kreacja',
	figure: 'Figura potyczki',
	officer: 'Oficer',
	building: 'Budowla',
	creature: 'Stwór',
	emplacementGear: 'Wyposażenie tej kreacji',
	modules: 'Moduły napędowe',
	speed: 'Szybkość w calach',
	structureLevel: 'Poziom struktury',
	critterArmor: 'Obrona stworzonka',
	specialPropulsion: 'Ruch nietypowy',
	plates: 'Zbroje płytowe',
	explosives: 'Materiały wybuchowe na pokładzie',
	skillBonus: 'Dodatek do umiejętności',
	superdexterity: 'Superzręczność',
	multitasking: 'Wielozadaniowość',
	brain: 'Mózg',
	barding: 'Pancerz wierzchowca',
	abilities: 'Zdolności',
	magic: 'Magia',
	payload: 'Ładunek',
	stock: 'Zapas armii',
	reserve: 'Rezerwa na magię',
	propulsion: 'Napęd'
};

const targets: Record<RepairTarget, string> = {
	...foreign,
	weapon: 'broń',
	explosive: 'materiał wybuchowy',
	plate: 'zbroja płytowa',
	gear: 'wyposażenie',
	pilot: 'pilotowanie',
	healing: 'leczenie',
	stealth: 'ukrywanie się',
	perception: 'spostrzegawczość',
	weaponMaster: 'mistrz broni',
	areaSpell: 'zaklęcie',
	magicShield: 'magiczna tarcza',
	summoning: 'przywołanie',
	necromancy: 'nekromancja',
	circle: 'zaklęcie kręgu',
	summon: 'przywoływana jednostka',
	unit: 'jednostka',
	mount: 'wierzchowiec',
	limits: 'limity ligi',
	rulings: 'własne rozstrzygnięcia',
	packs: 'dodatki',
	houseRules: 'zasady domowe'
};

const fields: Record<RepairField, string> = {
	size: 'wielkość',
	structureLevel: 'poziom struktury',
	critterArmor: 'obrona stworzonka',
	speed: 'szybkość',
	level: 'poziom',
	builtSize: 'wielkość modelu',
	shield: 'poziom magicznej tarczy',
	count: 'liczba'
};

const misfits: Record<ViolationParams<'FORM'>['reason'], string> = {
	immobile: 'Budowle ani broń ustawiona na ziemi się nie poruszają.',
	brain: 'Mózg może mieć tylko stwór.',
	barding: 'Pancerz wierzchowca może nosić tylko stwór.',
	magic: 'Magia wymaga mózgu.',
	gear: 'Wyposażenie wymaga mózgu.',
	minifigGear: 'W Szybkiej Walce wyposażenie noszą tylko figurki.',
	pilot: 'Pilotowanie wymaga mózgu.',
	perception: 'Spostrzegawczość wymaga mózgu.',
	weaponMaster: 'Mistrzostwo broni wymaga mózgu.',
	bodyArmor:
		'Zbroja pasuje na ciała do wielkości 1; większe noszą pancerz wierzchowca albo zbroję płytową.'
};

function level(p: ViolationParams<'LEVEL'>): string {
	if ('armor' in p) {
		return p.reason === 'critterArmor'
			? 'Obronę na punkty kupują tylko stworzonka wielkości 0.'
			: `Punkty obrony stworzonka: ${p.armor}; powyżej 4 to więcej, niż ma figurka.`;
	}
	return p.reason === 'tooHigh'
		? `Poziom struktury ${p.level}; maksimum to 5.`
		: `Stworzonko wielkości 0 nie ma poziomu struktury; to ma ${p.level}.`;
}

function weaponSize(p: ViolationParams<'WEAPON_SIZE'>): string {
	return p.reason === 'tooLarge'
		? `Poziom ${p.level}; maksimum to ${p.limit}.`
		: `Broń poziomu ${p.level} nie może mieć wielkości ${p.builtSize}; minimum to jej poziom.`;
}

function packLimit(p: ViolationParams<'PACK_LIMIT'>): string {
	if ('limit' in p) {
		const who = p.reason === 'perUnit' ? 'figurki' : 'armii';
		return `${p.pieces} × „${p.row}”; limit dla ${who} to ${p.limit}.`;
	}
	if ('other' in p) {
		const verb = p.reason === 'requires' ? 'wymaga' : 'wyklucza';
		return `„${p.row}” ${verb}: „${p.other}”.`;
	}
	if (p.reason === 'withdrawn') return `Dodatek wycofuje „${p.row}”.`;
	return `Ta ranga nie może mieć: „${p.row}”.`;
}

function spellLevel(p: ViolationParams<'SPELL_LEVEL'>): string {
	if (p.reason === 'alone') return 'Krąg wymaga dwóch magów, a w armii jest jeden.';
	return p.reason === 'circle'
		? `Zaklęcie poziomu ${p.level}; krąg sięga poziomu ${p.limit}.`
		: `Zaklęcie poziomu ${p.level}; mag ma magię ${p.limit}.`;
}

function limitName(limit: ViolationParams<'RULING'>['limit']): string {
	return limit === 'points' ? 'limit punktów ligi' : 'limit sumy wielkości broni';
}

const comma = (number: number) => String(number).replace('.', ',');

/** What a rulebook does not have, by name. */
export const thing = ({ thing: name }: ViolationParams<'WRONG_BOOK'>) =>
	name in gear
		? gear[name as keyof typeof gear]
		: name in weapons
			? weapons[name as keyof typeof weapons]
			: foreign[name as ForeignThing];

export const violations: typeof en.violations = {
	HANDS: hands,
	EXCLUSIVE: (p) =>
		p.reason === 'bayonet'
			? 'Bagnet na długiej broni zasięgowej wymaga zgody przeciwników.'
			: 'Figurka z długą bronią zasięgową nie może mieć innej broni: ani w ręce, ani schowanej.',
	REDUNDANT: () => 'Druga zbroja kosztuje punkty i nic nie daje.',
	WRONG_BOOK: (p) => `„${thing(p)}” nie ma tu zastosowania: nic nie kosztuje i nic nie daje.`,
	FORM: (p) => misfits[p.reason],
	MEASURE: (p) =>
		`Zmierzono ${comma(p.measured)}″: wielkość ${p.size} nie jest tą długością zaokrągloną w dół ani w górę.`,
	AGREED: () => 'Ruch nietypowy we własnej cenie wymaga zgody przeciwników.',
	LEVEL: level,
	WEAPON_SUM: (p) =>
		`Suma wielkości broni to ${p.sum}; limit dla kreacji wielkości ${p.size} to tutaj ${p.limit}.`,
	WEAPON_SIZE: weaponSize,
	SPEED_STD: (p) => `${p.speed}″ po ziemi lub w wodzie; limit to ${p.limit}″.`,
	SPEED_MAX: (p) => `${p.speed}″; nic nie porusza się szybciej niż ${p.limit}″.`,
	PAYLOAD: (p) =>
		p.reason === 'noLauncher'
			? 'Materiały wybuchowe ładuje się tylko do wyrzutni.'
			: p.limit === 0
				? `Ładunek poziomu ${p.level}; ta wyrzutnia żadnego nie bierze.`
				: `Ładunek poziomu ${p.level}; limit tej wyrzutni to ${p.limit}.`,
	OPERATOR: (p) =>
		p.reason === 'nobody'
			? 'Do ruchu wymaga operatora, a w armii nikt nie może nim być.'
			: 'Bez zdolności pilota jeździec ani kierowca nie zrobi w turze nic więcej.',
	HEALER_TYPE: () => 'Leczyć może tylko figurka.',
	SPELL_LEVEL: spellLevel,
	NO_MAGIC: (p) =>
		p.reason === 'mage'
			? 'Zaklęcie wymaga poziomu magii.'
			: 'Krąg wymaga magów, a w armii ich nie ma.',
	SUMMON_PREREQ: (p) =>
		p.reason === 'magic'
			? 'Przywołanie nic nie daje przy magii poniżej 2.'
			: 'Żadna jednostka w armii nie może tego przywołać.',
	SUMMON_SIZE: (p) => `Wielkość ${p.size}; armia może przywołać najwyżej wielkość ${p.limit}.`,
	MAGIC_CAP: (p) =>
		`Magia ${p.level}: zasady nie podają limitu, ale broń kończy się na poziomie ${p.limit}.`,
	NECRO_PREREQ: () => 'Nekromancja nic nie daje bez magii.',
	DISCLOSE: () => 'Przed grą powiedz pozostałym graczom, co odkładasz na krąg.',
	SUPPLEMENT_OFF: (p) => `Suplement „${supplements[p.supplement]}” jest w tej armii wyłączony.`,
	MASTERY: () => 'Mistrzostwo obejmuje jeden rodzaj broni: nazwij go, na przykład długi miecz.',
	SQUAD: (p) =>
		p.reason === 'tooMany'
			? `Oddział „${p.squad}” zawiera za dużo figurek „${p.name}”: ${p.wanted}, a w armii jest ich tylko ${p.there}.`
			: `Oddział „${p.squad}” dzieli figurki z innym: razem zawierają ${p.wanted} × „${p.name}”, a w armii jest ich tylko ${p.there}.`,
	SPEED_LPW: (p) => `${p.speed}″; limit dla pojazdu w LUGPolWars to ${p.limit}″.`,
	LEVEL_LPW: (p) => `Poziom ${p.level}; w LUGPolWars najwyższy to ${p.limit}.`,
	CREW: (p) => `Obsługa: ${p.crew}; limit dla tych broni ciężkich to ${p.limit}.`,
	CREW_LPW: (p) => `Obsługa: ${p.crew}; w LUGPolWars po jednej figurce na pojazd: ${p.limit}.`,
	RULESET: (p) =>
		p.reason === 'rulebook'
			? 'Liga gra tylko według BrikWars PL-2005.'
			: 'Liga używa własnych zasad, a ta armia ma własne rozstrzygnięcia lub ceny.',
	LEAGUE_POINTS: (p) => `Punkty: ${comma(p.points)}; limit ligi to ${comma(p.limit)}.`,
	LIMIT_POINTS: (p) => `Punkty: ${comma(p.points)}; twój limit to ${comma(p.limit)}.`,
	LEAGUE_SPEED: (p) => `Liczona szybkość: ${p.speed}″; limit ligi to ${p.limit}″.`,
	LIMIT_SPEED: (p) => `Liczona szybkość: ${p.speed}″; twój limit to ${p.limit}″.`,
	PACK_ROW: (p) => `„${p.row}”: tego nie ma w dodatkach armii, więc kosztuje 0.`,
	PACK_LIMIT: (p) => packLimit(p),
	PACK_PREFIX: (p) => `Dodatki „${p.other}” i „${p.name}” mają ten sam przedrostek: ${p.prefix}.`,
	PACK_ORDER: (p) =>
		p.name === ''
			? `Zasady domowe ponownie zmieniają ${p.row} (${p.field}).`
			: `„${p.name}” ponownie zmienia ${p.row} (${p.field}); liczy się ostatnia zmiana.`,
	RULING: (p) =>
		`Legalna, ale przekracza ${limitName(p.limit)} przy innej interpretacji: ${p.rulings
			.map((ruling) => rulings[ruling].title)
			.join('; ')}.`
};

export const severities: typeof en.severities = {
	error: 'Błąd',
	warning: 'Ostrzeżenie',
	info: 'Informacja'
};

type StepParams<K extends RepairStep['kind']> = en.StepParams<K>;

const times = (what: string, count: number) => (count === 1 ? what : `${what} × ${count}`);
const pieces = ({ step, what }: StepParams<'stow' | 'drop'>) =>
	times(what ?? named(gear, step.item), step.count);

function set({ step, what, before = 0 }: StepParams<'set'>): string {
	const { field, value } = step;
	if (step.path === '/count') return `O ${before - value} mniej: ${what ?? fields.count}`;
	if (field === 'count') return `Usuń: ${times(what ?? fields.count, before - value)}`;
	const unit = field === 'speed' ? '″' : '';
	const change = `${fields[field]} ${before}${unit} → ${value}${unit}`;
	return capital(what === undefined ? change : `${what}: ${change}`);
}

function remove({ step, what }: StepParams<'remove'>): string {
	if (step.target === 'mount' && what !== undefined) return `Niech zsiądzie: ${what}`;
	return `Usuń: ${what ?? targets[step.target]}`;
}

export const repairs: typeof en.repairs = {
	stow: (p) => `Schowaj: ${pieces(p)}`,
	drop: (p) => `Usuń: ${pieces(p)}`,
	set,
	remove,
	rank: (p) => `Ranga: ${ranks[p.step.rank]}`,
	enable: (p) => `Włącz suplement: ${supplements[p.step.supplement]}`,
	field: (p) => `Na stół: ${p.what ?? targets.summon}`
};

export const repaired: typeof en.repaired = {
	leveled: (p) => `${p.name}, poziom ${p.level}`,
	payload: (p) => `${p.name}, ładunek`,
	propulsion: (p) => `napęd ${p.medium}`,
	plate: targets.plate,
	explosive: targets.explosive,
	areaSpell: targets.areaSpell,
	circle: targets.circle,
	magic: foreign.magic,
	priced: (p) => `${p.text} (${p.points})`
};
