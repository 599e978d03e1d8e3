import type { ModifierId } from '$lib/combat/modifiers';
import type { CombatRules, OutcomeId } from '$lib/combat/outcomes';
import type { Share } from '$lib/combat/share';
import { plural } from '../plural';

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
	impossible: 'The target is out of range: no attack is possible.'
};
