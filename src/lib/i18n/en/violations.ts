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
	swap: 'Taking out a stowed item costs 1″ of Move.',
	bow: 'A bow needs both hands to shoot: put the shield away before.',
	bowOneHand: 'A bow needs two hands to shoot; this figure has one.',
	reload: 'Reloading needs two empty hands: put the shield away before.',
	secondPistol: 'Another ranged weapon gives no extra shot without superdexterity.'
};

function hands(p: ViolationParams<'HANDS'>): string {
	if (p.reason === 'tooMany') {
		const needed = plural('en', p.needed, { one: '# hand', other: '# hands' });
		const has = plural('en', p.hands, { one: '# hand', other: '# hands' });
		return `What is held needs ${needed}; the figure has ${has}.`;
	}
	if (p.reason === 'pair') {
		return `Beside “${gear[p.item]}” the other hand may hold only a shield, not “${gear[p.beside]}”.`;
	}
	if (p.reason === 'mountedPair') {
		return `The rules do not say whether a rider may hold “${gear[p.beside]}” beside “${gear[p.item]}”: agree on it first.`;
	}
	if (p.reason === 'dexterity') {
		return `${p.weapons} hand weapons may attack in a turn; more need superdexterity.`;
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
	gear: 'its gear',
	pilot: 'piloting',
	healing: 'healing',
	stealth: 'stealth',
	perception: 'perception',
	weaponMaster: 'weapon mastery',
	areaSpell: 'spell',
	magicShield: 'magic shield',
	summoning: 'summoning',
	necromancy: 'necromancy',
	circle: 'the circle’s spell',
	summon: 'the summon',
	mount: 'the mount',
	limits: 'the limits of the league',
	rulings: 'rulings of its own',
	houseRules: 'house rules'
};

const fields: Record<RepairField, string> = {
	size: 'size',
	structureLevel: 'structure level',
	critterArmor: 'critter armor',
	speed: 'speed',
	level: 'level',
	builtSize: 'built size',
	shield: 'magic shield, level',
	count: 'number'
};

const misfits: Record<ViolationParams<'FORM'>['reason'], string> = {
	immobile: 'A building or a weapon on the ground does not move.',
	brain: 'Only a creature has a brain.',
	barding: 'Only a creature wears barding.',
	magic: 'Magic needs a brain.',
	gear: 'Gear needs a brain to use it.',
	pilot: 'Piloting needs a brain.',
	perception: 'Perception needs a brain.',
	weaponMaster: 'Weapon mastery needs a brain.',
	bodyArmor: 'Body armor fits bodies up to size 1; larger ones take barding or plates.'
};

function level(p: ViolationParams<'LEVEL'>): string {
	if ('armor' in p) {
		return p.reason === 'critterArmor'
			? 'Only critters of size 0 buy armor by the point.'
			: `${p.armor} points of critter armor; more than 4 would be better than a minifig’s.`;
	}
	return p.reason === 'tooHigh'
		? `Structure level ${p.level}; the highest is 5.`
		: `A critter of size 0 has no structure level; this one has ${p.level}.`;
}

function weaponSize(p: ViolationParams<'WEAPON_SIZE'>): string {
	return p.reason === 'tooLarge'
		? `Level ${p.level}; the largest is ${p.limit}.`
		: `A weapon of level ${p.level} cannot be built in size ${p.builtSize}: at least as large as its level.`;
}

function spellLevel(p: ViolationParams<'SPELL_LEVEL'>): string {
	if (p.reason === 'alone') return 'A circle needs two mages; there is one.';
	return p.reason === 'circle'
		? `A spell of level ${p.level}; the circle reaches ${p.limit}.`
		: `A spell of level ${p.level}; the mage has magic ${p.limit}.`;
}

function limitName(limit: ViolationParams<'RULING'>['limit']): string {
	return limit === 'points' ? 'the league’s points' : 'the sum of weapon sizes';
}

const thing = (name: ViolationParams<'WRONG_BOOK'>['thing']) =>
	name in gear
		? gear[name as keyof typeof gear]
		: name in weapons
			? weapons[name as keyof typeof weapons]
			: foreign[name as ForeignThing];

export const violations: { [C in ViolationCode]: (p: ViolationParams<C>) => string } = {
	HANDS: hands,
	EXCLUSIVE: (p) =>
		p.reason === 'bayonet'
			? 'A bayonet on a long ranged weapon: allowed if your opponents agree.'
			: 'Who owns a long ranged weapon may own no other weapon, in hand or stowed.',
	REDUNDANT: () => 'A second suit of armor costs points and does nothing.',
	WRONG_BOOK: (p) =>
		`“${thing(p.thing)}” belongs to another rulebook: it costs nothing and does nothing.`,
	FORM: (p) => misfits[p.reason],
	MEASURE: (p) => `Measures ${p.measured}″: size ${p.size} is neither the inch below nor above.`,
	AGREED: () => 'Special movement at a price of your own: your opponents must agree.',
	LEVEL: level,
	WEAPON_SUM: (p) =>
		`Weapon sizes add up to ${p.sum}; a creation of size ${p.size} carries ${p.limit} here.`,
	WEAPON_SIZE: weaponSize,
	SPEED_STD: (p) => `${p.speed}″ on the ground or in water; ${p.limit}″ is the limit.`,
	SPEED_MAX: (p) => `${p.speed}″; nothing moves faster than ${p.limit}″.`,
	PAYLOAD: (p) =>
		p.reason === 'noLauncher'
			? 'Only launchers are loaded with explosives.'
			: `An explosive of level ${p.level}; this launcher takes ${p.limit}.`,
	OPERATOR: (p) =>
		p.reason === 'nobody'
			? 'It moves only with an operator, and nobody in the army can be one.'
			: 'Without the Pilot ability a rider or driver does nothing else in the turn.',
	HEALER_TYPE: () => 'Only a minifig can heal.',
	SPELL_LEVEL: spellLevel,
	NO_MAGIC: (p) =>
		p.reason === 'mage'
			? 'A spell needs a magic level; there is none.'
			: 'A circle needs mages; the army has none.',
	SUMMON_PREREQ: (p) =>
		p.reason === 'magic'
			? 'Summoning is of no use below magic 2.'
			: 'Nobody in the army can summon it.',
	SUMMON_SIZE: (p) => `Of size ${p.size}; the army can summon up to size ${p.limit}.`,
	MAGIC_CAP: (p) => `Magic ${p.level}: the rules name no limit, but weapons end at ${p.limit}.`,
	NECRO_PREREQ: () => 'Necromancy is of no use without magic.',
	DISCLOSE: () => 'Tell the other players before the game what is kept back for a circle.',
	SUPPLEMENT_OFF: (p) => `The army plays without the supplement “${supplements[p.supplement]}”.`,
	MASTERY: () => 'A master knows one kind of weapon: give it a name, such as long sword.',
	SQUAD: (p) =>
		p.reason === 'tooMany'
			? `The squad “${p.squad}” counts ${p.wanted} figures of “${p.name}”; there are ${p.there}.`
			: `The squad “${p.squad}” shares figures with another: ${p.wanted} of “${p.name}” are counted, there are ${p.there}.`,
	SPEED_LPW: (p) => `${p.speed}″; a vehicle of LUGPolWars moves ${p.limit}″ at most.`,
	LEVEL_LPW: (p) => `Level ${p.level}; in LUGPolWars the highest is ${p.limit}.`,
	CREW: (p) => `A crew of ${p.crew}; its heavy weapons take ${p.limit}.`,
	CREW_LPW: (p) => `A crew of ${p.crew}; in LUGPolWars a vehicle takes one each: ${p.limit}.`,
	RULESET: (p) =>
		p.reason === 'rulebook'
			? 'The league plays BrikWars PL-2005 only.'
			: 'The league prices by its own rules; this army has rulings or prices of its own.',
	LEAGUE_POINTS: (p) => `${p.points} points; the league allows ${p.limit}.`,
	LIMIT_POINTS: (p) => `${p.points} points; you have set a limit of ${p.limit}.`,
	LEAGUE_SPEED: (p) => `Moves ${p.speed}″; the league allows ${p.limit}″.`,
	LIMIT_SPEED: (p) => `Moves ${p.speed}″; you have set a limit of ${p.limit}″.`,
	RULING: (p) =>
		`Legal as the rules are read now; read otherwise it breaks ${limitName(p.limit)}: ${p.rulings
			.map((ruling) => rulings[ruling].title)
			.join('; ')}.`
};

export const severities = { error: 'Not allowed', warning: 'Doubtful', info: 'Good to know' };

/** What a step of a repair changes, as the player knows it, and what stands there now. */
export interface Told<K extends RepairStep['kind']> {
	step: Extract<RepairStep, { kind: K }>;
	what?: string | undefined;
	before?: number | undefined;
}

const times = (what: string, count: number) => (count === 1 ? what : `${what} × ${count}`);
const pieces = ({ step, what }: Told<'stow' | 'drop'>) =>
	times(what ?? gear[step.item], step.count);

function set({ step, what, before = 0 }: Told<'set'>): string {
	const { field, value } = step;
	if (field === 'count') return `Remove: ${times(what ?? fields.count, before - value)}`;
	const unit = field === 'speed' ? '″' : '';
	const change = `${fields[field]} ${before}${unit} → ${value}${unit}`;
	return capital(what === undefined ? change : `${what}: ${change}`);
}

function remove({ step, what }: Told<'remove'>): string {
	if (step.target === 'mount' && what !== undefined) return `Dismount: ${what}`;
	return `Remove: ${what ?? targets[step.target]}`;
}

/** What a tap on a repair does, step by step. */
export const repairs = {
	stow: (p: Told<'stow' | 'drop'>) => `Stow: ${pieces(p)}`,
	drop: (p: Told<'stow' | 'drop'>) => `Remove: ${pieces(p)}`,
	set,
	remove,
	rank: (p: Told<'rank'>) => `Rank: ${ranks[p.step.rank]}`,
	enable: (p: Told<'enable'>) => `Play with: ${supplements[p.step.supplement]}`
};

/** What the things are called that a repair changes and that have no name of their own. */
export const repaired = {
	payload: (p: { name: string }) => `${p.name}, payload`,
	plate: targets.plate,
	explosive: targets.explosive,
	areaSpell: targets.areaSpell,
	circle: targets.circle,
	magic: foreign.magic,
	/** With what it does to the total. */
	priced: (p: { text: string; points: string }) => `${p.text} (${p.points})`
};
