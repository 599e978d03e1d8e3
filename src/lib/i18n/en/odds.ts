import type { ModifierId } from '$lib/combat/modifiers';
import type { OutcomeId } from '$lib/combat/outcomes';
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
		momentum: 'Momentum',
		opposition: 'Physical opposition',
		loserSize: 'Size of the loser',
		smash: 'Smash',
		parryAndCounter: 'Parry and counter at once',
		againstTwoHanded: 'Parry against a two-handed weapon',
		part: 'External part',
		council: 'More than one medic',
		crew: 'Larger crew',
		wounds: 'Own wounds',
		stature: 'Difference in stature',
		pusherMounted: 'Attacker mounted',
		targetMounted: 'Target mounted',
		pusherShield: 'Attacker has a shield',
		targetHigher: 'Target on higher ground',
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
		more: (p: { what: string }) => `${p.what}: more`,
		fewer: (p: { what: string }) => `${p.what}: fewer`
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
