import type { MatrixMeasure } from '$lib/combat/matrix-measure';
import type { ModifierId } from '$lib/combat/modifiers';
import type { OutcomeId } from '$lib/combat/outcomes';
import type { Mode } from '$lib/combat/mode';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Situation } from '$lib/combat/situation';
import type { Share } from '$lib/combat/share';
import type { TargetId } from '$lib/combat/targets';
import { plural } from '../plural';
import { attack, gear, ranks, statistics, weapons } from './basic-terms';

const ends: Record<Exclude<Share['kind'], 'times'>, string> = {
	never: 'never',
	always: 'always',
	hardlyEver: 'hardly ever',
	nearlyAlways: 'nearly always'
};

const share = (p: Share) =>
	p.kind === 'times'
		? `${plural('en', p.times, { one: '# time', other: '# times' })} in ${p.of}`
		: ends[p.kind];

/** The odds of attacks. */
export const odds = {
	editions: {
		'2005': 'BrikWars PL-2005',
		'2010': 'BrikWars 2010',
		'2020': 'BrikWars 2020',
		quickwars: 'QuickWars',
		skirmish: 'Narrative skirmish'
	} satisfies Record<CombatRules, string>,
	outcomes: {
		hit: 'Hits',
		miss: 'Misses',
		kill: 'Kills',
		equal: 'Damage equals Armor',
		somethingBad: 'Something Bad',
		noEffect: 'Hits without effect',
		slain: 'Slays'
	} satisfies Record<OutcomeId, string>,
	modifiers: {
		large: 'Large target',
		partlyHidden: 'Two thirds visible',
		mostlyHidden: 'One third visible',
		short: 'Short minifig',
		stealth: 'Stealth',
		still: 'Target does not move',
		aiming: 'Attacker aims',
		fast: 'Fast target',
		blind: 'Target not seen',
		outnumbered: 'Outnumbered in close combat',
		quirk: 'Other heroes in the army',
		height: 'Attacker higher: range',
		outOfRange: 'Out of range',
		given: 'Given modifier'
	} satisfies Record<ModifierId | 'given', string>,
	kills: (p: { chance: Share }) => `Kills ${share(p.chance)}.`,
	hits: (p: { chance: Share }) => `Hits ${share(p.chance)}.`,
	terms: {
		ranks,
		gear,
		weapons,
		bolt: 'Bolt',
		skill: statistics.skill,
		armor: statistics.armor,
		toughness: statistics.toughness,
		use: attack.use,
		damage: attack.damage
	},
	targets: {
		mercenary: ranks.mercenary,
		officer: ranks.officer,
		hero: ranks.hero,
		armored: 'Mercenary in body armor',
		level0: 'Structure level 0',
		level1: 'Structure level 1',
		level2: 'Structure level 2',
		level3: 'Structure level 3',
		level4: 'Structure level 4',
		level5: 'Structure level 5'
	} satisfies Record<TargetId, string>,
	page: {
		title: 'Odds',
		intro:
			'How likely is an attack to succeed? The numbers are exact: exploding dice are counted without end.',
		rules: 'Combat rules',
		attacker: 'Attacker',
		target: 'Target',
		who: 'Fighter',
		weapon: 'Weapon',
		ownValues: 'Own values',
		whom: 'Usual target',
		attackers: 'Attackers with this weapon',
		combined: 'They attack together: the damage of all who hit is one sum.',
		dice: 'Attack dice',
		diceHint: 'Each 5 or 6 is a hit.',
		cancels: 'Hits it can cancel',
		cancelsHint: 'One each for a shield and heavy armor.',
		wrongDice: 'No dice. Write them like 2d6+1.',
		situation: 'Situation',
		usual: 'Nothing special',
		changed: (p: { count: number }) =>
			plural('en', p.count, { one: '# thing is special', other: '# things are special' }),
		clear: 'Clear the situation',
		answer: 'Result',
		outcome: 'Outcome',
		chance: 'Chance',
		fraction: 'Exact fraction',
		modifiers: 'Modifiers',
		distribution: 'Damage of a hit',
		kills: 'kills',
		survives: 'is not enough',
		damage: 'Damage',
		table: 'As a table',
		orMore: (p: { value: string }) => `${p.value} or more`,
		share: 'Share this question',
		copied: 'Link to this question copied',
		notCopied: 'The browser doesn’t allow copying: copy the address from the address bar.',
		mode: 'What to compare',
		modes: {
			attack: 'One attack',
			group: 'Group against group',
			armies: 'Army against army'
		} satisfies Record<Mode, string>,
		joining: 'Attackers with other weapons',
		turn: 'More attacks in the same turn',
		none: 'None',
		entries: (p: { count: number }) =>
			plural('en', p.count, { one: '# entry', other: '# entries' }),
		more: (p: { what: string }) => `${p.what}: more`,
		fewer: (p: { what: string }) => `${p.what}: fewer`
	},
	volleys: {
		attackers: 'Attackers',
		attacks: 'Attacks',
		add: 'Add a weapon',
		entry: (p: { number: number }) => `Weapon ${p.number}`,
		remove: (p: { number: number }) => `Remove weapon ${p.number}`
	},
	worth: {
		title: 'Per turn and per point',
		attack: 'Kills per attack',
		turn: (p: { attacks: number }) =>
			plural('en', p.attacks, {
				one: 'Kills per turn (# attack)',
				other: 'Kills per turn (# attacks)'
			}),
		per100: 'Kills per turn for 100 CP',
		cost: 'Points for one expected kill per turn',
		points: (p: { points: string }) => `${p.points} CP`,
		price: 'Price of one attacker in CP',
		wrongPrice: 'No price. Write whole or half points.',
		noPrice: 'Enter a price to see the numbers per point.'
	},
	group: {
		figures: 'Attacking figures',
		targets: 'Targets',
		marks: 'Hits that destroy one target',
		marksHint: 'One for a minifig; its Size for a creation.',
		expected: (p: { kills: string; targets: number }) =>
			`On average ${p.kills} of ${p.targets} fall in one turn.`,
		all: (p: { chance: Share }) => `All of them fall ${share(p.chance)}.`,
		any: (p: { chance: Share }) => `At least one falls ${share(p.chance)}.`,
		kills: 'Kills in one turn',
		count: 'Kills',
		hint: 'The figures attack one after the other and take the next target when one falls. In close combat, up to three attack the same minifig, and their damage adds up.',
		endless: 'No exact fraction: damage that adds up against a rolled Armor has no finite sum.',
		large: 'No exact fraction for groups this large: it would have hundreds of digits.'
	},
	armies: {
		own: 'Attacking army',
		other: 'Target army',
		choose: 'Choose an army',
		none: 'There is no army on this device yet.',
		missing:
			'This army isn’t on this device. A link to odds contains no army: import its file, or choose another one.',
		absent: 'Army not on this device',
		empty: 'This army has no units with statistics.',
		measure: 'Cells show',
		measures: {
			attack: 'Chance of the best attack to kill',
			turn: 'Kills to expect from the whole unit in one turn',
			points: 'Kills per turn for 100 CP'
		} satisfies Record<MatrixMeasure, string>,
		table: (p: { own: string; other: string }) => `${p.own} against ${p.other}`,
		units: 'Attacker',
		hint: 'Rows attack columns. Select a cell to see that attack.',
		progress: (p: { done: number; of: number }) => `${p.done} of ${p.of} units calculated`,
		failed: 'The odds could not be calculated. Reload the page to try again.',
		cell: (p: { attacker: string; target: string; value: string }) =>
			`${p.attacker} against ${p.target}: ${p.value}`,
		rows: (p: { from: number; to: number; of: number }) => `Attackers ${p.from}–${p.to} of ${p.of}`,
		columns: (p: { from: number; to: number; of: number }) =>
			`Targets ${p.from}–${p.to} of ${p.of}`,
		earlier: (p: { what: string }) => `${p.what}: previous`,
		later: (p: { what: string }) => `${p.what}: next`
	},
	situation: {
		distance: 'Distance in inches',
		height: 'Attacker higher, in inches',
		size: 'Visible size of the target in inches',
		speed: 'Inches the target moved',
		opponents: 'Opponents in close combat',
		friends: 'Own fighters in close combat',
		heroes: 'Other heroes in the attacker’s army',
		visible: 'Visible part of the target',
		stealth: 'Stealth of the target',
		still: 'The target does not move',
		aiming: 'The attacker does not move and aims',
		charging: 'The target charges',
		blind: 'The target is not seen',
		close: 'In close combat',
		short: 'The target is a Short minifig'
	} satisfies Record<keyof Situation, string>,
	visible: {
		'3': 'All of it',
		'2': 'Two thirds of a minifig, or 2×2 studs',
		'1': 'One third of a minifig, or 1×1 stud'
	},
	stealth: { none: 'None', moving: 'Moves at half speed', still: 'Does not move' },
	impossible: 'The target is out of range: no attack is possible.'
};
