import { named } from '../named';
import type {
	ForeignThing,
	RepairField,
	RepairStep,
	RepairTarget,
	ViolationCode,
	ViolationParams
} from '$lib/rules/violation';
import { capital } from '../capital';
import { plural } from '../plural';
import { rulings } from './rulings';
import { gear, ranks, supplements, weapons } from './terms';

const remarks = {
	swap: 'Drawing a stowed item costs 1″ of Move.',
	bow: 'Shooting a bow takes both hands: stow the shield first.',
	bowOneHand: 'Shooting a bow takes two hands; this figure has one.',
	reload: 'Reloading takes two free hands: stow the shield first.',
	secondPistol: 'A second ranged weapon gives no extra shot without superdexterity.'
};

function hands(p: ViolationParams<'HANDS'>): string {
	if (p.reason === 'tooMany') {
		const needed = plural('en', p.needed, { one: '# hand', other: '# hands' });
		const has = plural('en', p.hands, { one: '# hand', other: '# hands' });
		return `Items in hand need ${needed}; the figure has ${has}.`;
	}
	if (p.reason === 'pair') {
		return `Beside “${named(gear, p.item)}” the other hand can hold only a shield, not “${named(gear, p.beside)}”.`;
	}
	if (p.reason === 'mountedPair') {
		return `The rules do not say whether a rider may hold “${named(gear, p.beside)}” beside “${named(gear, p.item)}”: agree on it first.`;
	}
	if (p.reason === 'dexterity') {
		return `A figure can attack with ${p.weapons} hand weapons per turn; more need superdexterity.`;
	}
	return remarks[p.reason];
}

const foreign: Record<ForeignThing, string> = {
	minifig: 'Minifig',
	creation: 'Creation',
	figure: 'Skirmish figure',
	officer: 'Officer',
	building: 'Building',
	creature: 'Creature',
	emplacementGear: 'Gear on this creation',
	modules: 'Propulsion modules',
	speed: 'Speed in inches',
	structureLevel: 'Structure level',
	critterArmor: 'Critter armor',
	specialPropulsion: 'Special movement',
	plates: 'Plate armor',
	explosives: 'Explosives on board',
	skillBonus: 'Skill bonus',
	superdexterity: 'Superdexterity',
	multitasking: 'Multitasking',
	brain: 'Brain',
	barding: 'Barding',
	abilities: 'Abilities',
	magic: 'Magic',
	payload: 'Payload',
	stock: 'Army stock',
	reserve: 'Reserve for magic',
	propulsion: 'Propulsion'
};

const targets: Record<RepairTarget, string> = {
	...foreign,
	weapon: 'weapon',
	explosive: 'explosive',
	plate: 'plate',
	gear: 'gear',
	pilot: 'piloting',
	healing: 'healing',
	stealth: 'stealth',
	perception: 'perception',
	weaponMaster: 'weapon mastery',
	areaSpell: 'spell',
	magicShield: 'magic shield',
	summoning: 'summoning',
	necromancy: 'necromancy',
	circle: 'circle spell',
	summon: 'summoned unit',
	unit: 'unit',
	mount: 'mount',
	limits: 'league limits',
	rulings: 'custom rulings',
	packs: 'packs',
	houseRules: 'house rules'
};

const fields: Record<RepairField, string> = {
	size: 'size',
	structureLevel: 'structure level',
	critterArmor: 'critter armor',
	speed: 'speed',
	level: 'level',
	builtSize: 'built size',
	shield: 'magic shield level',
	count: 'count'
};

const misfits: Record<ViolationParams<'FORM'>['reason'], string> = {
	immobile: 'Buildings and weapons on the ground can’t move.',
	brain: 'Only a creature can have a brain.',
	barding: 'Only a creature can wear barding.',
	magic: 'Magic needs a brain.',
	gear: 'Using gear needs a brain.',
	minifigGear: 'In QuickWars only minifigs carry gear.',
	pilot: 'Piloting needs a brain.',
	perception: 'Perception needs a brain.',
	weaponMaster: 'Weapon mastery needs a brain.',
	bodyArmor: 'Body armor fits bodies up to size 1; larger ones use barding or plate armor.'
};

function level(p: ViolationParams<'LEVEL'>): string {
	if ('armor' in p) {
		return p.reason === 'critterArmor'
			? 'Only critters of size 0 buy armor by the point.'
			: `${p.armor} points of critter armor; more than 4 exceeds a minifig’s.`;
	}
	return p.reason === 'tooHigh'
		? `Structure level ${p.level}; the maximum is 5.`
		: `A critter of size 0 has no structure level; this one has ${p.level}.`;
}

function weaponSize(p: ViolationParams<'WEAPON_SIZE'>): string {
	return p.reason === 'tooLarge'
		? `Level ${p.level}; the maximum is ${p.limit}.`
		: `A weapon of level ${p.level} can’t be built at size ${p.builtSize}; the minimum is its level.`;
}

function packLimit(p: ViolationParams<'PACK_LIMIT'>): string {
	if ('limit' in p) {
		const who = p.reason === 'perUnit' ? 'a figure' : 'the army';
		return `${p.pieces} × “${p.row}”; the limit for ${who} is ${p.limit}.`;
	}
	if ('other' in p) {
		const verb = p.reason === 'requires' ? 'needs' : 'excludes';
		return `“${p.row}” ${verb} “${p.other}”.`;
	}
	if (p.reason === 'withdrawn') return `The pack withdraws “${p.row}”.`;
	return `This rank may not have “${p.row}”.`;
}

function spellLevel(p: ViolationParams<'SPELL_LEVEL'>): string {
	if (p.reason === 'alone') return 'A circle needs two mages; the army has one.';
	return p.reason === 'circle'
		? `A spell of level ${p.level}; the circle reaches ${p.limit}.`
		: `A spell of level ${p.level}; the mage has magic ${p.limit}.`;
}

function limitName(limit: ViolationParams<'RULING'>['limit']): string {
	return limit === 'points' ? 'the league’s points limit' : 'the weapon size limit';
}

/** What a rulebook does not have, by name. */
export const thing = ({ thing: name }: ViolationParams<'WRONG_BOOK'>) =>
	name in gear
		? gear[name as keyof typeof gear]
		: name in weapons
			? weapons[name as keyof typeof weapons]
			: foreign[name as ForeignThing];

export const violations: { [C in ViolationCode]: (p: ViolationParams<C>) => string } = {
	HANDS: hands,
	EXCLUSIVE: (p: ViolationParams<'EXCLUSIVE'>) =>
		p.reason === 'bayonet'
			? 'A bayonet on a long ranged weapon is allowed if your opponents agree.'
			: 'A figure with a long ranged weapon can’t have any other weapon, in hand or stowed.',
	REDUNDANT: () => 'A second suit of armor costs points and has no effect.',
	WRONG_BOOK: (p) => `“${thing(p)}” has no place here: it costs nothing and has no effect.`,
	FORM: (p) => misfits[p.reason],
	MEASURE: (p) =>
		`Measured ${p.measured}″: size ${p.size} is neither this length rounded down nor up.`,
	AGREED: () => 'Special movement at a custom price needs your opponents’ consent.',
	LEVEL: level,
	WEAPON_SUM: (p) =>
		`Weapon sizes add up to ${p.sum}; the limit for a creation of size ${p.size} here is ${p.limit}.`,
	WEAPON_SIZE: weaponSize,
	SPEED_STD: (p) => `${p.speed}″ on the ground or in water; the limit is ${p.limit}″.`,
	SPEED_MAX: (p) => `${p.speed}″; nothing moves faster than ${p.limit}″.`,
	PAYLOAD: (p: ViolationParams<'PAYLOAD'>) =>
		p.reason === 'noLauncher'
			? 'Only launchers can be loaded with explosives.'
			: p.limit === 0
				? `Explosive of level ${p.level}; this launcher takes none.`
				: `Explosive of level ${p.level}; the limit for this launcher is ${p.limit}.`,
	OPERATOR: (p: ViolationParams<'OPERATOR'>) =>
		p.reason === 'nobody'
			? 'It needs an operator to move, and the army has none.'
			: 'Without the Pilot ability, a rider or driver can’t do anything else in the turn.',
	HEALER_TYPE: () => 'Only a minifig can heal.',
	SPELL_LEVEL: spellLevel,
	NO_MAGIC: (p: ViolationParams<'NO_MAGIC'>) =>
		p.reason === 'mage'
			? 'A spell needs a magic level.'
			: 'A circle needs mages; the army has none.',
	SUMMON_PREREQ: (p: ViolationParams<'SUMMON_PREREQ'>) =>
		p.reason === 'magic'
			? 'Summoning has no effect below magic 2.'
			: 'No unit in the army can summon it.',
	SUMMON_SIZE: (p) => `Size ${p.size}; the army can summon up to size ${p.limit}.`,
	MAGIC_CAP: (p) =>
		`Magic ${p.level}: the rules set no limit, but weapons stop at level ${p.limit}.`,
	NECRO_PREREQ: () => 'Necromancy has no effect without magic.',
	DISCLOSE: () => 'Before the game, tell the other players what you are holding back for a circle.',
	SUPPLEMENT_OFF: (p) => `The supplement “${supplements[p.supplement]}” is off for this army.`,
	MASTERY: () => 'Weapon mastery covers one type of weapon: name it, such as long sword.',
	SQUAD: (p: ViolationParams<'SQUAD'>) =>
		p.reason === 'tooMany'
			? `Squad “${p.squad}” includes ${p.wanted} of “${p.name}”; the army has ${p.there}.`
			: `Squad “${p.squad}” shares figures with another squad: together they include ${p.wanted} of “${p.name}”; the army has ${p.there}.`,
	SPEED_LPW: (p) => `${p.speed}″; the limit for a LUGPolWars vehicle is ${p.limit}″.`,
	LEVEL_LPW: (p) => `Level ${p.level}; in LUGPolWars the maximum is ${p.limit}.`,
	CREW: (p) => `Crew of ${p.crew}; the limit for its heavy weapons is ${p.limit}.`,
	CREW_LPW: (p) => `Crew of ${p.crew}; in LUGPolWars each vehicle takes one figure: ${p.limit}.`,
	RULESET: (p: ViolationParams<'RULESET'>) =>
		p.reason === 'rulebook'
			? 'The league plays BrikWars PL-2005 only.'
			: 'The league uses its own rules; this army has custom rulings or prices.',
	LEAGUE_POINTS: (p) => `${p.points} points; the league limit is ${p.limit}.`,
	LIMIT_POINTS: (p) => `${p.points} points; your limit is ${p.limit}.`,
	LEAGUE_SPEED: (p) => `Speed that counts: ${p.speed}″; the league limit is ${p.limit}″.`,
	LIMIT_SPEED: (p) => `Speed that counts: ${p.speed}″; your limit is ${p.limit}″.`,
	PACK_ROW: (p) => `“${p.row}” is not in the army’s packs: it costs nothing.`,
	PACK_LIMIT: (p: ViolationParams<'PACK_LIMIT'>) => packLimit(p),
	PACK_PREFIX: (p) => `The packs “${p.other}” and “${p.name}” use the same prefix, ${p.prefix}.`,
	PACK_ORDER: (p) =>
		p.name === ''
			? `The house rules change ${p.row} (${p.field}) again.`
			: `“${p.name}” changes ${p.row} (${p.field}) again; the last change counts.`,
	RULING: (p) =>
		`Legal, but over ${limitName(p.limit)} under another reading of: ${p.rulings
			.map((ruling) => rulings[ruling].title)
			.join('; ')}.`
};

export const severities = { error: 'Error', warning: 'Warning', info: 'Good to know' };

/** The subject of a repair step in words, and its current value. */
export interface StepParams<K extends RepairStep['kind']> {
	step: Extract<RepairStep, { kind: K }>;
	what?: string | undefined;
	before?: number | undefined;
}

const times = (what: string, count: number) => (count === 1 ? what : `${what} × ${count}`);
const pieces = ({ step, what }: StepParams<'stow' | 'drop'>) =>
	times(what ?? named(gear, step.item), step.count);

function set({ step, what, before = 0 }: StepParams<'set'>): string {
	const { field, value } = step;
	if (step.path === '/count') return `${before - value} fewer: ${what ?? fields.count}`;
	if (field === 'count') return `Remove: ${times(what ?? fields.count, before - value)}`;
	const unit = field === 'speed' ? '″' : '';
	const change = `${fields[field]} ${before}${unit} → ${value}${unit}`;
	return capital(what === undefined ? change : `${what}: ${change}`);
}

function remove({ step, what }: StepParams<'remove'>): string {
	if (step.target === 'mount' && what !== undefined) return `Dismount: ${what}`;
	return `Remove: ${what ?? targets[step.target]}`;
}

/** The steps of a repair. */
export const repairs = {
	stow: (p: StepParams<'stow' | 'drop'>) => `Stow: ${pieces(p)}`,
	drop: (p: StepParams<'stow' | 'drop'>) => `Remove: ${pieces(p)}`,
	set,
	remove,
	rank: (p: StepParams<'rank'>) => `Rank: ${ranks[p.step.rank]}`,
	enable: (p: StepParams<'enable'>) => `Turn on: ${supplements[p.step.supplement]}`,
	field: (p: StepParams<'field'>) => `Onto the table: ${p.what ?? targets.summon}`
};

/** Names for the subjects of repairs that have no names themselves. */
export const repaired = {
	/** One of several pieces that differ in level. */
	leveled: (p: { name: string; level: number }) => `${p.name}, level ${p.level}`,
	payload: (p: { name: string }) => `${p.name}, payload`,
	propulsion: (p: { medium: string }) => `propulsion ${p.medium}`,
	plate: targets.plate,
	explosive: targets.explosive,
	areaSpell: targets.areaSpell,
	circle: targets.circle,
	magic: foreign.magic,
	/** With its effect on the total. */
	priced: (p: { text: string; points: string }) => `${p.text} (${p.points})`
};
