import type { AbilityId } from '$lib/rules/rulebook/abilities';
import { reference } from './reference';
import { sheets } from './sheets';

/** An ability as a card tells it: in one or two sentences. */
interface Ability {
	readonly title: string;
	readonly text: string;
}

/** Short plain words for what a unit can do, by slug; the card cites the rule beside them. */
const abilities = {
	quirk: {
		title: 'Quirk',
		text: 'Taken off every roll he makes, never below 0. One point for each other active hero of the army, at most 5: count again whenever a hero falls.'
	},
	sacrifice: {
		title: 'Sacrifice',
		text: 'Before damage to him is rolled, roll 1d6. A cheaper friend nearer than that many inches may take the damage in his place.'
	},
	feat: {
		title: 'Heroic feat',
		text: 'Once a turn something amazing that fits him. If somebody objects, both roll 1d6: he succeeds if he does not roll lower.'
	},
	command: {
		title: 'Command',
		text: 'His squads form and re-form without actions and may act at once, even those that have acted.'
	},
	superdexterity: {
		title: 'Superdexterity',
		text: 'For each time: two hand weapons more in a turn, or one ranged weapon, or one activity, at the same target.'
	},
	multitasking: {
		title: 'Multitasking',
		text: 'For each time: one opponent more, or one more action that has nothing to do with the others.'
	},
	pilot: {
		title: 'Pilot',
		text: 'Drives or rides and does one thing more in the same turn, such as a shot.'
	},
	healing: {
		title: 'Healing',
		text: 'In contact with the wounded, by a standard action: the Skill roll must be higher than the wounds. If it is not, the patient dies.'
	},
	stealth: {
		title: 'Stealth',
		text: '1 more cover at half speed, 2 when standing still and quiet. Adds to other cover.'
	},
	perception: {
		title: 'Perception',
		text: 'A simple activity: Skill roll of the cover’s level or more, and the target has no cover from this observer.'
	},
	weaponMaster: {
		title: 'Weapon master',
		text: '+1d6 to Skill and +1d6 to damage with this weapon only; to no other roll.'
	},
	shield: {
		title: 'Shield',
		text: 'Parries 1d6 of one attack’s damage. Can push, never wound.'
	},
	explosive: {
		title: 'Explosive',
		text: 'Set down with a fuse, thrown (1d6+2)″, or shot as far as the weapon that shoots it.'
	},
	heavyGear: {
		title: 'Heavy gear',
		text: 'A two-handed weapon and armor take 1″ each off the Move of who walks. It is counted above.'
	},
	bolt: {
		title: 'Magic bolt',
		text: 'Like a gun of his level, as often as he wants; weaker if he likes.'
	},
	areaSpell: {
		title: 'Area spell',
		text: 'The range is rolled. It bursts where it hits: at level 3, for 2″ around. One box a cast.'
	},
	magicShield: {
		title: 'Magic shield',
		text: 'At any moment, like a parry, for his action: protects all around him for one full turn.'
	},
	summoning: {
		title: 'Summoning',
		text: 'Brings a unit from the reserve into contact with him. Use is 3 times its size.'
	},
	necromancy: {
		title: 'Necromancy',
		text: 'Raises the dead in contact: Move 4″, Skill 1d6. Use is 4 times their size. They crumble when he dies.'
	},
	arc: {
		title: 'Field of fire',
		text: '45° to each side of the barrel, measured from the muzzle. A turret turns with the shot.'
	},
	ram: {
		title: 'Ramming',
		text: 'Adds 1d6 of damage for each level when it rams.'
	},
	plate: {
		title: 'Plate armor',
		text: 'Protects what it covers. If it moves, it parries and pushes too.'
	},
	outOfElement: {
		title: 'Out of its element',
		text: 'Half its speed, never above 5″, where that makes sense.'
	},
	sizeDamage: {
		title: 'Size damage',
		text: 'Damage above the Armor roll is one marker: 1″ slower, never below 1″, and one size smaller in everything. At size 0 it is destroyed.'
	},
	targeted: {
		title: 'Targeted damage',
		text: 'One part of 1″ at most. Damage above its Armor roll takes it off.'
	},
	operator: {
		title: 'Needs an operator',
		text: 'Somebody with a brain steers it. One action is one thing: drive, fire one weapon, fight, or work a device.'
	},
	incompetent: {
		title: 'Incompetent',
		text: 'Skill 1d6−2, no bonus but the points bought, no second roll after a 6.'
	},
	simple: {
		title: 'Simple being',
		text: 'Does only the mechanical tasks set before the battle.'
	},
	dependent: {
		title: 'Dependent',
		text: 'Obeys a master who is near and does little without one. Whoever gains control is its master.'
	},
	enslaved: {
		title: 'Enslaved',
		text: 'Has all its wits, but flees or attacks once it is freed.'
	},
	wounds: {
		title: 'Wounds',
		text: 'When it would die, its owner may have it healed: the damage above its Armor are its wounds. Healed in his next turn, or dead.'
	},
	toughness: {
		title: 'Toughness',
		text: 'So many hits must fall in one turn to kill. When the turn ends, counting starts again.'
	},
	buckler: { title: 'Buckler', text: '1 bonus die, for defense only.' },
	figureShield: {
		title: 'Shield',
		text: '2 bonus dice for defense, or 1 if it has moved in this activation. Cancels one hit an activation: a story point for the opponent.'
	},
	heavyArmor: {
		title: 'Heavy armor',
		text: 'Cancels one hit an activation: a story point for the opponent.'
	},
	mounted: {
		title: 'Mounted',
		text: '2 bonus dice for movement, to be used before dismounting. Stands higher than those on foot.'
	},
	minion: { title: 'Minion', text: '1 bonus die, for movement only.' },
	heavyTwoHanded: {
		title: 'Heavy two-handed weapon',
		text: 'Two action dice at the same target give 1 bonus die of attack on it.'
	},
	storyProtection: {
		title: 'Protected by the story',
		text: 'What would slay it endangers it: a story point for the opponent, and who stands within 1″ after a later activation takes it prisoner.'
	},
	quickHero: {
		title: 'Hero',
		text: 'Two attacks a round, or one of double strength. Once in his own turn something extraordinary: his 1d6 must not be lower than the opponent’s.'
	},
	heavyWeapon: {
		title: 'Heavy weapon',
		text: 'Fires once a turn with one figure beside it: 2d6 up to 10″. Each figure more adds 1d6 and 5″.'
	},
	quickMount: {
		title: 'Mount',
		text: 'Whoever reaches it may ride it when its rider is gone, of either side.'
	},
	modules: {
		title: 'Driving',
		text: 'Turns freely at the start of its move, then goes straight. A crash is 1d6 for each module in use, to both.'
	}
} satisfies Record<AbilityId, Ability>;

/** What cards and sheets print beyond the words of the builder. */
export const cards = {
	abilities,
	reference,
	sheets,
	page: {
		title: 'Print',
		what: 'What',
		whats: {
			cards: 'Cards',
			list: 'Army list',
			ledger: 'Bill',
			reference: 'Quick reference',
			blanks: 'Blank cards',
			rulers: 'Rulers',
			offset: 'Front and back test'
		},
		named: (p: { what: string; name: string }) => `${p.name}, ${p.what}`,
		blank: 'Kind of unit',
		blanks: { minifig: 'Minifigs', creation: 'Creations', figure: 'Figures' },
		format: 'Format',
		formats: {
			sixes: 'Six on a sheet',
			poker: 'Playing cards',
			large: 'Large cards',
			folded: 'To fold'
		},
		formatNotes: {
			sixes: '96 × 88 mm, 2 × 3',
			poker: '63 × 88 mm, 3 × 3',
			large: '192 × 132 mm, 1 × 2',
			folded: 'front and back side by side'
		},
		each: 'Cards',
		eachOf: { kind: 'One for each kind', figure: 'One for each figure' },
		sides: 'Sides',
		sidesOf: {
			longEdge: 'Both, turned over the long edge',
			shortEdge: 'Both, turned over the short edge',
			one: 'One side only'
		},
		sidesHint: 'The same as in the printer’s own settings.',
		paper: 'Paper',
		papers: { a4: 'A4', letter: 'Letter' },
		more: 'Finer points',
		saving: 'Save ink: white surfaces, pale pictures',
		cropMarks: 'Crop marks in place of lines around the cards',
		bleed: 'Bleed: colour goes 3 mm beyond the edge',
		offset: 'The back is off by',
		offsetHint: 'If the backs come out beside their fronts: how far to move them, in millimetres.',
		offsetTestHint:
			'The sheet tells how to read what belongs here. Print it again with these to see whether they fit.',
		right: 'to the right, in mm',
		down: 'down, in mm',
		units: 'Units',
		unitsChosen: (p: { chosen: number; all: number }) => `${p.chosen} of ${p.all}`,
		all: 'All',
		none: 'None',
		pdf: 'Save as PDF',
		print: 'Print…',
		making: 'The PDF is being made…',
		failed: 'The PDF could not be made. Try fewer units, or print from the browser.',
		made: (p: { file: string }) => `${p.file} is saved.`,
		picture: 'As a picture',
		pictureOf: (p: { what: string }) => `${p.what}: as a picture`,
		pictureFailed: 'The picture could not be made.',
		preview: 'Preview',
		sheet: (p: { number: number }) => `Sheet ${p.number}`,
		front: (p: { number: number }) => `Sheet ${p.number}, front`,
		back: (p: { number: number }) => `Sheet ${p.number}, back`,
		first: 'Only the first sheets are shown here; all of them are printed.',
		showAll: 'Show all sheets',
		empty: 'There is nothing to print: choose at least one unit.',
		noUnits: 'This army has no units yet.',
		missing: (p: { letters: string }) =>
			`The cards’ fonts have no ${p.letters}: □ will be printed in its place.`
	},
	list: {
		title: 'Army list',
		points: (p: { points: string }) => `${p.points} points`,
		illegal: 'not legal',
		loose: 'Outside of squads',
		codeOfArmy: 'The whole army in this code',
		codeOfDigest: 'The army’s digest, to compare',
		page: (p: { page: number; of: number }) => `${p.page}/${p.of}`
	},
	card: {
		cost: 'Cost',
		copies: (p: { count: number }) => `× ${p.count}`,
		part: (p: { part: number; of: number }) => `${p.part}/${p.of}`,
		spend: 'Where the points went',
		notes: 'Notes',
		alive: 'On the table',
		carried: 'Carried',
		quirkNow: (p: { points: number }) => `now −${p.points}`,
		quirkLater: (p: { steps: string }) => `as heroes fall: ${p.steps}`,
		orders: 'Orders',
		sizeLeft: (p: { size: number }) => `size ${p.size}`,
		weaponsLeft: (p: { sum: number }) => `weapons ${p.sum}`,
		destroyed: 'destroyed',
		casts: 'Casts',
		wounds: 'Wounds',
		times: (p: { count: number }) => `${p.count} ×`
	}
};

export type CardMessages = typeof cards;
