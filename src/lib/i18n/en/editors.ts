import type { LengthUnit } from '$lib/rules/measure';

const units: Record<LengthUnit, string> = { inches: 'inches', studs: 'studs', centimetres: 'cm' };

/** What the editors of a unit say beside the names of the game. */
export const editors = {
	sections: {
		body: 'Form and size',
		movement: 'Movement',
		weapons: 'Weapons built in',
		explosives: 'Explosives on board',
		plates: 'Plate armor',
		brain: 'Brain',
		abilities: 'Abilities',
		cliche: 'Cliché',
		notes: 'Notes',
		weapon: 'Weapon',
		protection: 'Protection',
		story: 'In the story'
	},
	add: 'Add',
	named: (p: { item: string }) => `Name of ${p.item}`,
	name: 'Name, if it has one',
	removed: (p: { what: string }) => `Remove: ${p.what}`,
	numbered: (p: { what: string; number: number }) => `${p.what} (${p.number})`,
	level: 'Level',
	count: 'Pieces',
	details: 'Name, mounting, built size',
	form: 'Form',
	forms: {
		building: 'stands where it is: tent, house, castle',
		vehicle: 'needs somebody who drives it: cart, ship, tank',
		creature: 'moves by itself: horse, dragon, robot',
		emplacement: 'a weapon on the ground: cannon, catapult'
	},
	mount: 'A mount is as it is: it has nothing to choose.',
	sizeHint: 'the longest side of its body, without wings, tails and barrels',
	materials: [
		'rope, canvas, flesh: tent, glider, horse',
		'wood, sheet metal: cottage, motorcycle, troll',
		'brick, logs, wrought iron: house, galleon, dragon',
		'dressed stone, armor: castle, armored car, stone giant',
		'heavy steel, titanium: bunker, spaceship, iron golem',
		'adamantium, force fields: battle robot, god of Olympus'
	],
	noMaterial: 'no such level in the rules',
	critterArmor: 'Points of critter armor',
	critterHint: 'for what is smaller than an inch; a minifig has 4',
	barding: 'Barding',
	bardingHint: 'armor of a steed',
	measure: {
		title: 'Measure it',
		length: 'Length of the body',
		unit: 'Measured in',
		units,
		hint: 'An inch of the game is about 3 studs or 3 cm. Its size is the whole inch below or above, as you like.',
		wrong: 'A length is a number, such as 9.4',
		inches: (p: { inches: string }) => `${p.inches}″`,
		size: (p: { size: number }) => `Size ${p.size}`,
		kept: (p: { inches: string }) => `Measured: ${p.inches}″`,
		forget: 'Forget what was measured'
	},
	drive: {
		speed: 'Speed, inches a turn',
		modules: 'Propulsion modules',
		modulesHint: 'a pair of wheels, legs or oars, a sail, a propeller; 5″ each, 15″ at most',
		one: '1 propulsion module',
		agreed: 'Agreed price in CP',
		wrong: 'A price is in whole or half points'
	},
	kinds: {
		closeCombat: 'jaws, claws, blades',
		ram: 'ram, horns, drill',
		gun: 'cannon, catapult, laser',
		launcher: 'throws what it is loaded with',
		rocket: 'flies once and explodes',
		heavyWeapon: 'cannon or machine gun with a crew'
	},
	mounting: 'Where it sits',
	mountingHints: {
		fixed: 'its part has armor one level below the body',
		turret: 'turns; armor two levels below the body',
		protruding: 'on a boom; armor two levels below the body'
	},
	builtSize: 'Built size',
	builtHint: 'larger than its level: built big, and weakened to fit',
	load: 'Payload',
	loadHint: 'up to half the launcher’s level',
	levels: (p: { level: number }) => `Level ${p.level}`,
	brains: { none: 'No brain', half: 'Half-brain', full: 'Brain' },
	brainHints: {
		none: 'needs somebody who drives or leads it',
		half: 'thinks for itself within its limitation',
		full: 'does what a minifig can do'
	},
	withBrain: 'With a brain come training, abilities, gear and magic.',
	limitation: 'Limitation',
	limitations: {
		incompetent: 'Incompetent',
		simple: 'Simple being',
		dependent: 'Dependent',
		enslaved: 'Enslaved'
	},
	limitationHints: {
		incompetent: 'zombies, ogres: Skill −2, and a 6 is not rolled again',
		simple: 'golems, guard dogs: follows orders given before the battle',
		dependent: 'horses, androids: obeys a master who is near',
		enslaved: 'galley slaves: sound of mind, and flees when freed'
	},
	orders: 'Orders',
	order: (p: { number: number }) => `Order ${p.number}`,
	orderHint: 'what it does by itself: heal the nearest wounded',
	addOrder: 'Next order',
	talents: {
		healing: 'heals the wounded in its owner’s next turn',
		stealth: 'cover +1 at half speed, +2 standing still',
		perception: 'a Skill test takes the target’s cover away'
	},
	masteryHint: '+1d6 to Skill and damage with one kind of weapon',
	masteryName: 'Kind, such as long sword',
	otherWeapons: 'Another weapon',
	magic: {
		level: 'Magic level',
		levelHint: 'bolts without end, and how high spells go',
		shield: 'Level of the magic shield',
		shieldHint: 'bought once, cast as often as one likes',
		spells: 'Area spells',
		spellsHint: 'each is bought by the cast',
		summoning: 'calls up units from the reserve; needs magic 2',
		necromancy: 'raises the dead that lie beside the mage'
	},
	handsHint: 'a figure with more limbs may hold more',
	clicheName: 'A cliché of your own',
	clicheHint: 'Once a turn the hero may try what fits his cliché. It costs nothing.',
	noCliche: 'None',
	cliches: {
		superSoldier: 'Super soldier',
		barbarian: 'Barbarian',
		secretAgent: 'Secret agent',
		kungFuMaster: 'Kung-fu master',
		archaeologist: 'Archaeologist',
		gunslinger: 'Gunslinger',
		warriorPrincess: 'Warrior princess'
	},
	noteLabel: 'What you want to remember',
	figure: {
		stature: 'Stature',
		dice: 'General dice',
		diceHint: 'a monster has four or more, as you agree',
		traits: 'Traits',
		hints: {
			athletic: '1″ more on every movement die',
			short: '2″ less on every movement die',
			poor: 'fights like a minion',
			buckler: 'or a main gauche: one die for defense',
			shield: 'two dice for defense',
			heavyArmor: 'turns hits away',
			mounted: 'two dice for movement, and higher than all on foot',
			storyProtection: 'the story needs this figure to live'
		}
	}
};

/** The steps of the history that the editors make. */
export const unitEdits = {
	setCliche: (p: { name: string }) => `Cliché of ${p.name}`,
	setNotes: (p: { name: string }) => `Notes on ${p.name}`,
	nameGear: (p: { name: string }) => `Name of gear of ${p.name}`,
	addMastery: (p: { name: string }) => `Weapon mastery for ${p.name}`,
	nameMastery: (p: { name: string }) => `Kind of weapon of ${p.name}`,
	removeMastery: (p: { name: string }) => `Less mastery for ${p.name}`,
	setMagic: (p: { name: string }) => `Magic of ${p.name}`,
	setMagicShield: (p: { name: string }) => `Magic shield of ${p.name}`,
	setRitual: (p: { name: string }) => `Rituals of ${p.name}`,
	areaSpells: (p: { name: string }) => `Area spells of ${p.name}`,
	explosives: (p: { name: string }) => `Explosives on board ${p.name}`,
	plates: (p: { name: string }) => `Plate armor of ${p.name}`,
	setPayload: (p: { name: string }) => `Payload of ${p.name}`,
	setForm: (p: { name: string }) => `Form of ${p.name}`,
	setSize: (p: { name: string }) => `Size of ${p.name}`,
	forgetMeasured: (p: { name: string }) => `${p.name} is not measured`,
	setStructure: (p: { name: string }) => `Structure level of ${p.name}`,
	setCritterArmor: (p: { name: string }) => `Critter armor of ${p.name}`,
	setBarding: (p: { name: string }) => `Barding of ${p.name}`,
	addPropulsion: (p: { name: string }) => `Movement for ${p.name}`,
	changePropulsion: (p: { name: string }) => `Movement of ${p.name}`,
	removePropulsion: (p: { name: string }) => `Less movement for ${p.name}`,
	addWeapon: (p: { name: string }) => `Weapon for ${p.name}`,
	changeWeapon: (p: { name: string }) => `Weapons of ${p.name}`,
	removeWeapon: (p: { name: string }) => `Fewer weapons for ${p.name}`,
	setBrain: (p: { name: string }) => `Brain of ${p.name}`,
	setLimitation: (p: { name: string }) => `Limitation of ${p.name}`,
	setOrder: (p: { name: string }) => `Orders of ${p.name}`,
	setStature: (p: { name: string }) => `Stature of ${p.name}`,
	setDice: (p: { name: string }) => `Dice of ${p.name}`,
	setTrait: (p: { name: string }) => `Traits of ${p.name}`,
	setFigureWeapon: (p: { name: string }) => `Weapon of ${p.name}`,
	setFigureGear: (p: { name: string }) => `Protection of ${p.name}`,
	setMounted: (p: { name: string }) => `Mount of ${p.name}`,
	setStoryProtection: (p: { name: string }) => `Story of ${p.name}`
};
