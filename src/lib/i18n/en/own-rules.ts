import { plural } from '../plural';
import { abilities, gear, ledger, ranks, weapons } from './terms';
import { figure } from './profile';

const level = (name: string) => `Level ${name}`;
const levels = ['0', '1', '2', '3', '4', '5'].map((name) => [name, level(name)] as const);
const structureLevels = Object.fromEntries(levels);
const spells = {
	level: ledger['magic.level'],
	bolt: 'Bolt',
	areaSpell: ledger['magic.areaSpell'],
	shield: ledger['magic.shield'],
	summoning: ledger['magic.summoning'],
	necromancy: ledger['magic.necromancy']
};

/** Names of the tables that house rules may change, and of their rows. */
const tables: Record<string, { title: string; rows: Record<string, string> }> = {
	ranks: { title: 'Minifigs', rows: ranks },
	gear: { title: 'Gear', rows: gear },
	unarmed: { title: 'Unarmed', rows: { bareHands: gear.bareHands } },
	abilities: {
		title: 'Abilities',
		rows: {
			...abilities,
			healing: ledger.healing,
			stealth: ledger.stealth,
			perception: ledger.perception,
			weaponMaster: ledger.weaponMaster
		}
	},
	heroes: { title: 'Heroes', rows: { quirk: 'Quirk', discount: 'Discount' } },
	structure: {
		title: 'Structure',
		rows: { body: 'Body', critterArmor: 'Critter armor', critterLevel: 'Critter level' }
	},
	structureLevels: { title: 'Structure levels', rows: structureLevels },
	propulsion: {
		title: 'Propulsion',
		rows: {
			ground: 'Ground',
			water: 'Water',
			underwater: 'Under water',
			air: 'Air',
			special: 'Special'
		}
	},
	speeds: { title: 'Speeds', rows: { any: 'Any', alternative: 'Out of its element' } },
	weapons: { title: 'Weapons on creations', rows: weapons },
	pieces: { title: 'Per piece', rows: { explosive: 'Explosive', plate: 'Plate armor' } },
	weaponSizes: { title: 'Weapon sizes', rows: { single: 'One weapon', sum: 'All together' } },
	brains: {
		title: 'Brains',
		rows: {
			full: 'Brain',
			half: 'Half-brain',
			skillBonus: abilities.skillBonus,
			incompetent: 'Incompetent'
		}
	},
	steeds: { title: 'Steeds', rows: { barding: ledger.barding } },
	spells: { title: 'Magic', rows: spells },
	circles: {
		title: 'Magic circles',
		rows: { spell: 'Spell', summoning: 'Summoning', alone: 'A mage alone', summoner: 'Summoner' }
	},
	vehicles: { title: 'Vehicles', rows: { vehicle: 'Vehicle' } },
	vehicleLevels: { title: 'Vehicle levels', rows: structureLevels },
	mounts: { title: 'Mounts', rows: { mount: 'Mount' } },
	statures: { title: 'Statures', rows: figure.statures },
	bonuses: {
		title: 'Bonus dice',
		rows: {
			...figure.gear,
			mounted: figure.mounted,
			minion: figure.statures.minion,
			heavyTwoHanded: figure.weapons.heavyTwoHanded
		}
	},
	reaches: { title: 'Reaches', rows: figure.weapons },
	paces: { title: 'Paces', rows: figure.traits }
};

const fields: Record<string, string> = {
	cost: 'CP',
	costPerLevel: 'CP per level',
	singleCost: 'CP in the other reading',
	levelZero: 'level 0 counts as',
	share: 'share',
	skill: 'Skill',
	move: 'Move',
	armor: 'Armor',
	use: 'Use',
	range: 'Range',
	thrown: 'thrown',
	damage: 'Damage',
	parry: 'parry',
	burden: 'slows by',
	penalty: 'penalty',
	maximum: 'at most',
	minimum: 'at least',
	ground: 'on the ground',
	air: 'in the air',
	area: 'area',
	mages: 'mages',
	crew: 'crew',
	crewRange: 'Range per crew',
	crewDamage: 'Damage per crew',
	level: 'level',
	speed: 'speed',
	speedPerModule: 'speed per module',
	attacks: 'attacks',
	dice: 'dice',
	defence: 'defense',
	movement: 'movement',
	attack: 'attack',
	reach: 'reach',
	more: 'more',
	less: 'less'
};

/** Rulings, supplements and house rules of an army. */
export const ownRules = {
	rulings: 'Rulings',
	hint: 'Where the rules contradict themselves, you choose a reading. Each shows how it would change this army.',
	league: 'The league uses the default readings: an army with others is not legal there.',
	changed: 'Changed',
	changes: (p: { count: number }) => `${p.count} changed`,
	back: 'Reset to defaults',
	byDefault: 'default',
	noChange: 'no change',
	cost: (p: { points: string }) => `${p.points} CP`,
	breaks: (p: { text: string }) => `would break: ${p.text}`,
	why: (p: { rule: string }) => `Why: rule ${p.rule}`,
	supplements: 'Supplements',
	houseRules: 'House rules',
	change: (p: { before: string; after: string }) => `${p.before} → ${p.after}`,
	removeAll: 'Remove all house rules',
	digest: (p: { digest: string }) => `Rulebook ${p.digest}`,
	digestHint:
		'First characters of the rulebook digest: armies with the same prices have the same digest.',
	count: (p: { count: number }) => plural('en', p.count, { one: '# change', other: '# changes' }),
	tables,
	fields
};
