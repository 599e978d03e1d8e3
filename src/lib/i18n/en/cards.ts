import type { Share } from '$lib/combat/share';
import type { AbilityId } from '$lib/rules/rulebook/abilities';
import { share, targets } from './odds-words';
import { withHalf } from '../half';
import { plural } from '../plural';
import { portrait } from './portrait';
import { reference } from './reference';
import { sheets } from './sheets';

/** An ability on a card, in one or two sentences. */
interface Ability {
	readonly title: string;
	readonly text: string;
	/** For the front of a card whose back has the text: in short, or empty where a number says it. */
	readonly line?: string;
	/** On cards, where a row above has the rest. */
	readonly onCard?: string;
}

/** Short descriptions of abilities by slug; the card also cites the rule. */
const abilities: Readonly<Record<AbilityId, Ability>> = {
	quirk: {
		title: 'Quirk',
		line: '−1 for each other active hero, at most −5',
		text: 'Subtract it from each of the hero’s rolls, never below 0. One point for each other active hero in the army, up to 5: recount whenever a hero falls.'
	},
	quirkOfAll: {
		title: 'Quirk',
		line: '−1 for each active hero, at most −5',
		text: 'Subtract it from each of the hero’s rolls, never below 0. One point for each active hero in the army, this one included, up to 5: recount whenever a hero falls.'
	},
	sacrifice: {
		title: 'Sacrifice',
		line: 'a cheaper friend closer than 1d6″ takes it',
		text: 'Before damage to the hero is rolled, roll 1d6. A friend closer than that many inches may take the damage instead, if it costs less; both count without equipment.'
	},
	jumpIn: {
		title: 'Jump in for a hero',
		line: 'for a costlier one closer than 1d6″',
		text: 'Takes the damage of a hero that costs more without equipment, if it is closer than the 1d6 inches that the hero rolls.'
	},
	feat: {
		title: 'Heroic feat',
		line: 'once a turn; dispute: 1d6 against 1d6',
		text: 'Once per turn, something amazing that fits the hero. If a player objects, both roll 1d6: it succeeds unless the hero’s roll is lower.'
	},
	command: {
		title: 'Command',
		line: 'its squads form without actions and may act at once',
		text: 'Its squads form and re-form without using actions and may act at once; even one that has acted may re-form.'
	},
	superdexterity: {
		title: 'Superdexterity',
		line: '2 hand weapons, 1 ranged or 1 activity more',
		text: 'For each purchase: two more hand weapons per turn, or one more ranged weapon, or one more activity, against the same target.'
	},
	multitasking: {
		title: 'Multitasking',
		line: 'one more opponent or unrelated action',
		text: 'For each purchase: one more opponent, or one more action unrelated to the others.'
	},
	pilot: {
		title: 'Pilot',
		line: 'drives or rides and does one more thing',
		text: 'Drives or rides and does one more thing in the same turn, such as a shot.'
	},
	healing: {
		title: 'Healing',
		line: 'in contact: Skill higher than the wounds',
		text: 'In contact with the wounded, as a standard action: the Skill roll must be higher than the wounds, or the patient dies.'
	},
	stealth: {
		title: 'Stealth',
		line: 'cover +1 at half speed, +2 still and quiet',
		text: '+1 cover at half speed, +2 when still and quiet. Adds to other cover.'
	},
	perception: {
		title: 'Perception',
		line: 'Skill of at least the cover cancels it',
		text: 'A simple activity: on a Skill roll of at least the cover’s level, the target has no cover from this observer.'
	},
	weaponMaster: {
		title: 'Weapon master',
		text: '+1d6 to Skill and +1d6 to damage with this weapon only.'
	},
	shield: {
		title: 'Shield',
		line: 'not bullets, magic or plasma; pushes, never wounds',
		text: 'Parries 1d6 of one attack’s damage, but no rifle bullets, magic or plasma. Can push, never wound.',
		onCard: 'Against one attack, but no rifle bullets, magic or plasma. Can push, never wound.'
	},
	explosive: {
		title: 'Explosive',
		line: 'placed, thrown or shot',
		text: 'Placed with a fuse, thrown (1d6+2)″, or shot as far as its weapon’s range.',
		onCard: 'Placed with a fuse, thrown, or shot as far as its weapon’s range.'
	},
	heavyGear: {
		title: 'Heavy gear',
		text: 'On foot a two-handed weapon and armor take 1″ each off Move; a rider loses nothing.'
	},
	bolt: {
		title: 'Magic bolt',
		text: 'Like a gun of the mage’s level; never runs out; weaker if preferred.'
	},
	areaSpell: {
		title: 'Area spell',
		text: 'Roll for range. It bursts where it hits: at level 3, 2″ around. One box per cast.'
	},
	magicShield: {
		title: 'Magic shield',
		line: 'at any moment, for the mage’s action',
		text: 'At any moment, like a parry, for the mage’s action: protects everything around for one full turn.'
	},
	summoning: {
		title: 'Summoning',
		line: 'from the reserve, next to the mage',
		text: 'Brings a unit from the reserve into contact with the mage. Use is 3 times its size.',
		onCard: 'Brings a unit from the reserve into contact with the mage.'
	},
	necromancy: {
		title: 'Necromancy',
		line: 'dead in contact: Move 4″, Skill 1d6, Armor up to 4',
		text: 'Raises the dead in contact: Move 4″, Skill 1d6, Armor 4 at most. Use is 4 times their size. They crumble when the mage dies.',
		onCard:
			'Raises the dead in contact: Move 4″, Skill 1d6, Armor 4 at most. They crumble when the mage dies.'
	},
	arc: {
		title: 'Field of fire',
		text: '45° to each side of the barrel, measured from the muzzle. A turret turns with the shot.'
	},
	ram: {
		title: 'Ramming',
		line: '+1d6 of damage per level',
		text: 'Adds 1d6 of damage per level when it rams.'
	},
	plate: {
		title: 'Plate armor',
		text: 'Protects what it covers. If it can be moved, it parries and pushes too.'
	},
	outOfElement: {
		title: 'Out of its element',
		text: 'Half its speed, never above 5″, where that makes sense.',
		onCard: 'Only where that makes sense.'
	},
	sizeDamage: {
		title: 'Size damage',
		text: 'Damage above the Armor roll adds one marker: 1″ slower, minimum 1″, and one size smaller in everything. At size 0 it is destroyed.'
	},
	targeted: {
		title: 'Targeted damage',
		text: 'Aims at one part of up to 1″. Damage above its Armor roll takes it off.'
	},
	operator: {
		title: 'Needs an operator',
		line: 'by somebody’s Skill; one thing per action',
		text: 'Somebody with a brain steers it, by their own Skill. One action is one thing: drive, fire one weapon, fight, or work a device.'
	},
	incompetent: {
		title: 'Incompetent',
		text: 'Skill 1d6−2, no bonuses except purchased points, no second roll after a 6.'
	},
	simple: {
		title: 'Simple being',
		text: 'Does only the mechanical tasks set before the battle.'
	},
	dependent: {
		title: 'Dependent',
		line: 'obeys a master nearby',
		text: 'Obeys a master nearby and does little without one. Whoever gains control becomes its master.'
	},
	enslaved: {
		title: 'Enslaved',
		text: 'Fully aware, but flees or attacks once it is freed.'
	},
	wounds: {
		title: 'Wounds',
		text: 'When it would die, its owner may choose to have it healed: the damage above its Armor becomes wounds. Without healing in the owner’s next turn, it dies.'
	},
	toughness: {
		title: 'Toughness',
		text: 'This many hits in one turn kill it. The count starts over when the turn ends.'
	},
	buckler: {
		title: 'Buckler',
		text: '1 bonus die, for defense only.',
		onCard: 'Its bonus die is for defense only.'
	},
	figureShield: {
		title: 'Shield',
		line: 'cancels one hit per activation: a story point for the foe',
		text: '2 bonus dice for defense, or 1 if it has moved in this activation. Cancels one hit per activation: a story point for the opponent.',
		onCard:
			'One bonus die less if it has moved in this activation. Cancels one hit per activation: a story point for the opponent.'
	},
	heavyArmor: {
		title: 'Heavy armor',
		text: 'Cancels one hit per activation: a story point for the opponent.'
	},
	mounted: {
		title: 'Mounted',
		text: '2 bonus dice for movement, used before dismounting. Higher than figures on foot.',
		onCard: 'Uses its bonus dice before dismounting. Higher than figures on foot.'
	},
	minion: {
		title: 'Minion',
		text: '1 bonus die, for movement only.',
		onCard: 'Its bonus die is for movement only.'
	},
	heavyTwoHanded: {
		title: 'Heavy two-handed weapon',
		text: 'Two action dice against the same target give 1 bonus attack die against it.'
	},
	archer: {
		title: 'Archer',
		line: 'may shoot a group that comes into range and sight',
		text: 'While unengaged, it may shoot when an unengaged enemy group comes within 18″ and in sight on its activation, and again at the next one. Each 6 is a deadly hit.',
		onCard:
			'While unengaged, it may shoot when an unengaged enemy group comes into range and sight on its activation, and again at the next one. Each 6 is a deadly hit.'
	},
	storyProtection: {
		title: 'Protected by the story',
		line: 'a deadly hit endangers instead: a story point for the foe',
		text: 'A deadly hit endangers it instead: a story point for the opponent, and an enemy within 1″ after a later activation takes it prisoner.'
	},
	quickHero: {
		title: 'Hero',
		line: 'two attacks a round or one of double strength; a feat',
		text: 'Two attacks per round, or one of double strength. Once in its own turn, something extraordinary: its 1d6 must not be lower than the opponent’s.'
	},
	heavyWeapon: {
		title: 'Heavy weapon',
		text: 'Fires once per turn with one figure beside it: 2d6 up to 10″. Each extra figure adds 1d6 and 5″.',
		onCard:
			'Fires once per turn with at least one figure beside it. Larger crews continue the table.'
	},
	listedHeavyWeapon: {
		title: 'Heavy weapon',
		text: 'Fires once per turn with one figure beside it. Each of at most two more adds 1d6 and 5″.',
		onCard: 'Fires once per turn with one to three figures beside it.'
	},
	quickMount: {
		title: 'Mount',
		text: 'Without its rider, any figure of either side that reaches it may ride it.'
	},
	controls: {
		title: 'Controls',
		text: 'One minifig at the controls drives in the movement phase and fires in the combat phase.'
	},
	modules: {
		title: 'Driving',
		text: 'Turns freely at the start of its move, then goes straight. A crash deals 1d6 per module in use to both sides.'
	},
	overload: {
		title: 'One aboard',
		text: 'Carries one minifig; with any more it must stop or land.'
	},
	studs: {
		title: 'Bricks',
		text: 'No Armor: name a brick. Damage above the number of studs that hold it takes it off, and the rest goes on to others. Repair: carry a brick and put it on instead of an attack.',
		line: 'no Armor: damage above the studs that hold a brick'
	},
	largeDevice: {
		title: 'By hand',
		text: 'Without a control panel it takes this many figures, or turns of one. With a panel one pilot is enough.'
	}
};

/** Printed cards and sheets, in addition to the texts of the builder. */
export const cards = {
	abilities,
	reference,
	sheets,
	page: {
		title: 'Print',
		what: 'Content',
		whats: {
			cards: 'Cards',
			roster: 'Roster',
			list: 'Army list',
			ledger: 'Cost breakdown',
			reference: 'Quick reference',
			blanks: 'Blank cards',
			rulers: 'Rulers',
			tokens: 'Tokens and markers',
			offset: 'Duplex alignment test'
		},
		named: (p: { what: string; name: string }) => `${p.name}, ${p.what}`,
		blank: 'Unit type',
		blanks: { minifig: 'Minifigs', creation: 'Creations', figure: 'Figures' },
		format: 'Format',
		formats: {
			sixes: 'Six per sheet',
			poker: 'Playing cards',
			large: 'Large cards',
			folded: 'Foldable',
			tarot: 'Tarot',
			bridge: 'Bridge',
			mini: 'Mini',
			own: 'Custom size'
		},
		formatNotes: {
			sixes: '96 × 88 mm, 2 × 3',
			poker: '63 × 88 mm, 3 × 3',
			large: '192 × 132 mm, 1 × 2',
			folded: 'front and back side by side',
			tarot: '70 × 120 mm, 2 × 2',
			bridge: '57 × 89 mm, 3 × 3',
			mini: '44 × 67 mm, 4 × 4',
			own: 'width and height as you like'
		},
		each: 'Cards',
		eachOf: { auto: 'As needed', kind: 'One per unit type', figure: 'One per figure' },
		eachHint:
			'As needed: a card each for heroes, mages and figures with boxes; one for the others.',
		contents: 'On the cards',
		contentsOf: {
			stats: 'Statistics',
			rules: 'Rules in short',
			bill: 'Cost breakdown',
			odds: 'Odds of each weapon'
		},
		tokenShape: 'Shape',
		tokenShapes: { round: 'Round', square: 'Square' },
		tokenSize: 'Size',
		tokenSizes: { mm: '25 mm', inch: '1″' },
		sides: 'Sides',
		sidesOf: {
			longEdge: 'Double-sided, flip on long edge',
			shortEdge: 'Double-sided, flip on short edge',
			one: 'Single-sided',
			fronts: 'Fronts only: statistics and weapons'
		},
		ownSize: 'Card size',
		width: 'width, mm',
		height: 'height, mm',
		spacing: 'Spacing',
		gutter: 'between cards, mm',
		margin: 'at the paper’s edges, mm',
		copies: 'Copies',
		moreCopies: 'One copy more',
		fewerCopies: 'One copy fewer',
		backs: 'Backs',
		backsOf: { text: 'Rules', art: 'Rules, else art', color: 'Color', picture: 'Picture' },
		backsHint: 'Rules are on the fronts then, on more cards if needed.',
		choosePicture: 'Choose picture…',
		removePicture: 'Remove picture',
		pictureProblems: portrait.photo.problems,
		backPicture: 'The picture on the backs',
		pictureNotKept:
			'The picture is used now, but the browser has no room to keep it for the next time.',
		coloring: 'Color of the cards',
		coloringOf: { rank: 'By rank', squad: 'By squad', player: 'By player' },
		playerColor: 'Player’s color',
		colors: {
			blue: 'Blue',
			green: 'Green',
			red: 'Red',
			purple: 'Purple',
			olive: 'Olive',
			brown: 'Brown',
			black: 'Black',
			gray: 'Gray'
		},
		onePerPage: 'One card per page, for print shops',
		filled: 'Fill empty places with tokens',
		registration: 'Marks for cutting machines',
		registrationHint:
			'Here the cards leave no room for the marks of cutting machines. Choose smaller cards or wider margins.',
		marginHint: 'These cards are too large for this margin; they are printed closer to the edge.',
		backsUnprinted:
			'The backs are not printed: single-sided cards have none, and saving ink leaves out art.',
		cutFile: 'Export cut file (SVG)',
		otherArmies: 'More armies',
		otherArmiesHint: 'Their cards follow on the same sheets.',
		otherArmiesChosen: (p: { count: number }) =>
			plural('en', p.count, { one: '# army', other: '# armies' }),
		noOtherArmies: 'There are no other armies.',
		sidesHint: 'Match your printer’s settings.',
		more: 'More options',
		saving: 'Save ink: white backgrounds, pale pictures',
		cropMarks: 'Crop marks instead of card outlines',
		cropHint:
			'Here, crop marks reach the edge that most printers leave blank. Without bleed, or with outlines, nothing is lost.',
		bleed: 'Bleed: extend color 3 mm past the edge',
		offset: 'Back side offset',
		offsetHint:
			'If the backs don’t line up with the fronts, enter how far to move them, in millimeters.',
		offsetTestHint:
			'The sheet explains how to find these values. Print it again with them to check the result.',
		right: 'right, mm',
		down: 'down, mm',
		units: 'Units',
		armyCard: 'Army card',
		unitsChosen: (p: { chosen: number; all: number }) => `${p.chosen} of ${p.all}`,
		all: 'All',
		none: 'None',
		pdf: 'Export PDF',
		print: 'Print…',
		making: 'Creating PDF…',
		failed: 'Couldn’t create the PDF. Try fewer units, or print from the browser.',
		made: (p: { file: string }) => `${p.file} saved`,
		picture: 'Export image',
		pictureOf: (p: { what: string }) => `Export image: ${p.what}`,
		pictureFailed: 'Couldn’t create the image.',
		preview: 'Preview',
		sheet: (p: { number: number }) => `Sheet ${p.number}`,
		front: (p: { number: number }) => `Sheet ${p.number}, front`,
		back: (p: { number: number }) => `Sheet ${p.number}, back`,
		first: 'Only the first sheets are shown here. All sheets will be printed.',
		showAll: 'Show all sheets',
		empty: 'Nothing to print: select at least one unit.',
		noUnits: 'This army has no units yet.',
		noTokens: 'This army needs no tokens: no unit has several figures or boxes to tick.',
		missing: (p: { letters: string }) =>
			`The card fonts have no ${p.letters}; □ will be printed instead.`
	},
	tokens: {
		hint: 'Cut them out and put them beside the figures. A card for one figure has its number.',
		markers: {
			wound: 'Wound',
			sizeDamage: 'Size damage',
			explosive: 'Explosive',
			spell: 'Spell'
		}
	},
	list: {
		title: 'Army list',
		points: (p: { points: string }) => `${p.points} points`,
		illegal: 'not legal',
		loose: 'Not in a squad',
		purchases: 'For the whole army',
		codeOfArmy: 'Scan for the whole army',
		codesOfArmy: 'The whole army: scan these codes in any order',
		codeOfDigest: 'Army digest, for comparison',
		page: (p: { page: number; of: number }) => `${p.page}/${p.of}`
	},
	card: {
		cost: 'Cost',
		copies: (p: { count: number }) => `× ${p.count}`,
		number: (p: { number: number }) => `#${p.number}`,
		part: (p: { part: number; of: number }) =>
			p.part > 1 ? `▸ ${p.part}/${p.of}` : `${p.part}/${p.of} ▸`,
		spend: 'Cost breakdown',
		odds: 'Odds',
		kills: (p: { chance: Share; name: string }) => `kills ${share(p.chance)} (${p.name})`,
		targets,
		notes: 'Notes',
		summon: 'summon, in reserve',
		army: 'army card',
		circle: 'Magic circle',
		target: (p: { bonus: number }) => `hit at +${p.bonus}`,
		elsewhere: (p: { inches: number }) => `${withHalf(p.inches)}″ elsewhere`,
		external: (p: { dice: string }) => `surface ${p.dice}`,
		protruding: (p: { dice: string }) => `protruding ${p.dice}`,
		weaponsByLevel: 'Weapons, level',
		riding: (p: { speed: string }) => `riding ${p.speed}`,
		burden: (p: { inches: number }) => `gear −${p.inches}″`,
		quirk: 'quirk',
		badges: {
			broken: 'Breaks a rule',
			houseRules: 'House rules',
			rulings: 'Own rulings'
		},
		houseRule: 'House rule',
		alive: 'On the table',
		wounded: 'Wounded',
		ofFigure: (p: { number: number; label: string }) => `${p.number}: ${p.label}`,
		carried: 'Carried',
		bareCost: (p: { points: string }) => `${p.points} without equipment`,
		orders: 'Orders',
		moveLeft: 'move',
		weaponsLeft: (p: { carried: number }) => `weapons, of ${p.carried}″`,
		weaponsMeaning: {
			title: 'Weapons after size damage',
			text: 'The inches of weapon sizes that still work.'
		},
		collisionTitle: 'Collision',
		collision: (p: { braced: string; unbraced?: string; steadiness: number }) =>
			`opposition ${p.braced}${p.unbraced === undefined ? '' : ` (unbraced ${p.unbraced})`}, stability ${p.steadiness}″`,
		momentum: (p: { run: string }) => `momentum ${p.run}`,
		allWeapons: 'all',
		casts: 'Casts',
		wounds: 'Wounds',
		hands: (p: { count: number }) => plural('en', p.count, { one: '# figure', other: '# figures' }),
		times: (p: { count: number }) => `${p.count} ×`
	}
};

export type CardMessages = typeof cards;
