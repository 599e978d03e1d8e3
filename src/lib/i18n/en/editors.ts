import { plural } from '../plural';

/** The editors of units, without the terms of the game. */
export const editors = {
	sections: {
		body: 'Form and size',
		movement: 'Movement',
		weapons: 'Built-in weapons',
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
	named: (p: { item: string }) => `Name: ${p.item}`,
	name: 'Custom name (optional)',
	removed: (p: { what: string }) => `Remove: ${p.what}`,
	numbered: (p: { what: string; number: number }) => `${p.what} (${p.number})`,
	level: 'Level',
	count: 'Qty',
	details: 'Name, mounting, built size',
	form: 'Form',
	forms: {
		building: 'stays in place: tent, house, castle',
		vehicle: 'needs a driver: cart, ship, tank',
		creature: 'moves on its own: horse, dragon, robot',
		emplacement: 'a weapon on the ground: cannon, catapult'
	},
	mount: 'A mount has no options.',
	sizeHint: 'longest side of the body, without wings, tails and barrels',
	materials: [
		'rope, canvas, flesh: tent, glider, horse',
		'wood, sheet metal: cottage, motorcycle, troll',
		'brick, logs, wrought iron: house, galleon, dragon',
		'dressed stone, armor: castle, armored car, stone giant',
		'heavy steel, titanium: bunker, spaceship, iron golem',
		'adamantium, force fields: battle robot, god of Olympus'
	],
	noMaterial: 'this level is not in the rules',
	critterArmor: 'Critter armor points',
	critterHint: 'for anything smaller than an inch; a minifig has 4',
	barding: 'Barding',
	bardingHint: 'armor for a steed',
	measure: {
		title: 'Measure your model',
		length: 'Body length',
		unit: 'Unit',
		hint: 'One game inch is about 3 studs or 3 cm. Round the size up or down to a whole inch, as you like.',
		wrong: 'Enter a length as a number, such as 9.4',
		inches: (p: { inches: string }) => `${p.inches}″`,
		size: (p: { size: number }) => `Size ${p.size}`,
		kept: (p: { inches: string }) => `Measured: ${p.inches}″`,
		forget: 'Clear measurement'
	},
	drive: {
		speed: 'Speed, inches per turn',
		modules: 'Propulsion modules',
		modulesHint: 'a pair of wheels, legs or oars, a sail, a propeller; 5″ each, up to 15″',
		one: '1 propulsion module',
		count: (p: { count: number }) => plural('en', p.count, { one: '# module', other: '# modules' }),
		agreed: 'Agreed price in CP',
		wrong: 'Enter whole or half points'
	},
	kinds: {
		closeCombat: 'jaws, claws, blades',
		ram: 'ram, horns, drill',
		gun: 'cannon, catapult, laser',
		launcher: 'fires whatever you load into it',
		rocket: 'flies once and explodes',
		heavyWeapon: 'cannon or machine gun with a crew'
	},
	mounting: 'Mounting',
	mountingHints: {
		fixed: 'its part has armor one level below the body',
		turret: 'rotates; armor two levels below the body',
		protruding: 'on a boom; armor two levels below the body'
	},
	builtSize: 'Built size',
	builtHint: 'larger than its level: a big model of a weakened weapon',
	load: 'Payload',
	loadHint: 'up to half of the launcher’s level',
	levels: (p: { level: number }) => `Level ${p.level}`,
	brains: { none: 'No brain', half: 'Half-brain', full: 'Brain' },
	brainHints: {
		none: 'needs a driver or a leader',
		half: 'acts on its own within its limitation',
		full: 'can do whatever a minifig can'
	},
	withBrain: 'Add a brain to unlock abilities, gear and magic.',
	limitation: 'Limitation',
	limitations: {
		incompetent: 'Incompetent',
		simple: 'Simple being',
		dependent: 'Dependent',
		enslaved: 'Enslaved'
	},
	limitationHints: {
		incompetent: 'zombies, ogres: Skill −2, no extra roll on a 6',
		simple: 'golems, guard dogs: follow orders given before the battle',
		dependent: 'horses, androids: obey a master nearby',
		enslaved: 'galley slaves: fully aware, flee when freed'
	},
	orders: 'Orders',
	order: (p: { number: number }) => `Order ${p.number}`,
	orderHint: 'what it does on its own: heal the nearest wounded',
	addOrder: 'Add order',
	talents: {
		healing: 'heals the wounded in its owner’s next turn',
		stealth: 'cover +1 at half speed, +2 standing still',
		perception: 'a successful Skill test removes the target’s cover'
	},
	masteryHint: '+1d6 to Skill and damage with one kind of weapon',
	masteryName: 'Weapon type, such as long sword',
	otherWeapons: 'Other weapon',
	magic: {
		level: 'Magic level',
		levelHint: 'unlimited bolts, and the highest level of spells',
		shield: 'Magic shield level',
		shieldHint: 'bought once, cast as often as you like',
		spells: 'Area spells',
		spellsHint: 'each cast is bought separately',
		summoning: 'summons units from the reserve; needs magic 2',
		necromancy: 'raises the dead next to the mage'
	},
	handsHint: 'a figure with extra limbs can hold more',
	clicheName: 'Custom cliché',
	clicheHint: 'Once per turn a hero may attempt a feat that fits the cliché. It costs nothing.',
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
	noteLabel: 'Notes',
	figure: {
		stature: 'Stature',
		dice: 'General dice',
		diceHint: 'a monster has four or more, as you agree',
		traits: 'Traits',
		hints: {
			athletic: '1″ more per movement die',
			short: '2″ less per movement die',
			poor: 'fights like a minion',
			buckler: 'or a main gauche: one die for defense',
			shield: 'two dice for defense',
			heavyArmor: 'deflects hits',
			mounted: 'two dice for movement, and higher than anyone on foot',
			storyProtection: 'the story needs this figure alive'
		}
	}
};

/** Names of the history steps of these editors. */
export const unitEdits = {
	setCliche: (p: { name: string }) => `Change cliché: ${p.name}`,
	setNotes: (p: { name: string }) => `Edit notes: ${p.name}`,
	nameGear: (p: { name: string }) => `Rename gear: ${p.name}`,
	addMastery: (p: { name: string }) => `Add weapon mastery: ${p.name}`,
	nameMastery: (p: { name: string }) => `Change mastered weapon: ${p.name}`,
	removeMastery: (p: { name: string }) => `Remove weapon mastery: ${p.name}`,
	setMagic: (p: { name: string }) => `Change magic: ${p.name}`,
	setMagicShield: (p: { name: string }) => `Change magic shield: ${p.name}`,
	setRitual: (p: { name: string }) => `Change rituals: ${p.name}`,
	areaSpells: (p: { name: string }) => `Change area spells: ${p.name}`,
	explosives: (p: { name: string }) => `Change explosives on board: ${p.name}`,
	plates: (p: { name: string }) => `Change plate armor: ${p.name}`,
	setPayload: (p: { name: string }) => `Change payload: ${p.name}`,
	setForm: (p: { name: string }) => `Change form: ${p.name}`,
	setSize: (p: { name: string }) => `Change size: ${p.name}`,
	forgetMeasured: (p: { name: string }) => `Clear measurement: ${p.name}`,
	setStructure: (p: { name: string }) => `Change structure level: ${p.name}`,
	setCritterArmor: (p: { name: string }) => `Change critter armor: ${p.name}`,
	setBarding: (p: { name: string }) => `Change barding: ${p.name}`,
	addPropulsion: (p: { name: string }) => `Add propulsion: ${p.name}`,
	changePropulsion: (p: { name: string }) => `Change propulsion: ${p.name}`,
	removePropulsion: (p: { name: string }) => `Remove propulsion: ${p.name}`,
	addWeapon: (p: { name: string }) => `Add weapon: ${p.name}`,
	changeWeapon: (p: { name: string }) => `Change weapon: ${p.name}`,
	removeWeapon: (p: { name: string }) => `Remove weapon: ${p.name}`,
	setBrain: (p: { name: string }) => `Change brain: ${p.name}`,
	setLimitation: (p: { name: string }) => `Change limitation: ${p.name}`,
	setOrder: (p: { name: string }) => `Change orders: ${p.name}`,
	setStature: (p: { name: string }) => `Change stature: ${p.name}`,
	setDice: (p: { name: string }) => `Change dice: ${p.name}`,
	setTrait: (p: { name: string }) => `Change traits: ${p.name}`,
	setFigureWeapon: (p: { name: string }) => `Change weapon: ${p.name}`,
	setFigureGear: (p: { name: string }) => `Change protection: ${p.name}`,
	setMounted: (p: { name: string }) => `Change mount: ${p.name}`,
	setStoryProtection: (p: { name: string }) => `Change story protection: ${p.name}`
};
