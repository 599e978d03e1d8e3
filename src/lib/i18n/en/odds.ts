import type { OutcomeId } from '$lib/combat/outcomes';
import type { Mode } from '$lib/combat/mode';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Share } from '$lib/combat/share';
import { plural } from '../plural';
import { attack, gear, ranks, statistics, weapons } from './basic-terms';
import { share, targets } from './odds-words';

/** The odds of attacks. */
export const odds = {
	editions: {
		'2005': 'BrikWars PL-2005',
		'2010': 'BrikWars 2010',
		'2020': 'BrikWars 2020',
		quickwars: 'QuickWars',
		lugpolwars: 'LUGPolWars',
		skirmish: 'Narrative skirmish'
	} satisfies Record<CombatRules, string>,
	outcomes: {
		hit: 'Hits',
		miss: 'Misses',
		kill: 'Kills',
		equal: 'Damage equals Armor',
		somethingBad: 'Something Bad',
		noEffect: 'Hits without effect',
		slain: 'Slays',
		ground: 'Wears down',
		shoved: 'Succeeds',
		chargerKilled: 'The charger falls',
		prone: 'Knocked prone',
		disrupted: 'Disrupted'
	} satisfies Record<OutcomeId, string>,
	/** What a charge does to others in its way. */
	inTheWay: {
		title: 'Others in the way',
		kill: 'killed',
		thrown: 'thrown back',
		leapt: 'leaps aside',
		nothing: 'unharmed'
	},
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
	targets,
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
		wrongDice: 'Write dice like 2d6+1: at most 30 of them, with 2 to 20 sides.',
		situation: 'Situation',
		usual: 'Nothing special',
		changed: (p: { count: number }) =>
			plural('en', p.count, { one: '# thing is special', other: '# things are special' }),
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
		mode: 'What to compare',
		modes: {
			attack: 'One attack',
			group: 'Group against group',
			armies: 'Army against army',
			more: 'More questions'
		} satisfies Record<Mode, string>,
		joining: 'Attackers with other weapons',
		none: 'None',
		worth: 'Per turn and per point',
		fights: {
			close: 'Parry and close combat',
			charge: 'Charge',
			creation: 'Damage to a creation'
		},
		entries: (p: { count: number }) =>
			plural('en', p.count, { one: '# entry', other: '# entries' }),
		more: (p: { what: string }) => `${p.what}: more`,
		fewer: (p: { what: string }) => `${p.what}: fewer`
	},
	impossible: 'The target is out of range: no attack is possible.'
};
