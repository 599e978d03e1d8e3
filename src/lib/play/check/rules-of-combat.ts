import type { LeavingRules } from '$lib/combat/close/rules';
import { EDITIONS } from '$lib/combat/editions';
import { CLOSE_RULES } from '$lib/combat/editions/close';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { AttackOrder } from '../procedures/order';

/** What the editions rule under ids of their own. */
export type Topic =
	| 'turn'
	| 'action'
	| 'response'
	| 'weaponOnce'
	| 'handWeapons'
	| 'oneShot'
	| 'range'
	| 'reach'
	| 'three'
	| 'disrupted'
	| 'counter'
	| 'push'
	| 'benny'
	| 'parryBenny'
	| 'attackRoll'
	| 'damageRoll'
	| 'armorRoll'
	| 'shove'
	| 'grab'
	| 'parry'
	| 'bail';

const IN_2005: Readonly<Record<Topic, string>> = {
	turn: 'PL-TRN-01',
	action: 'PL-TRN-08',
	response: 'PL-TRN-13',
	weaponOnce: 'PL-CC-01',
	handWeapons: 'PL-ABL-01',
	oneShot: 'PL-RNG-02',
	range: 'PL-CMB-02',
	reach: 'PL-CMB-02',
	three: 'PL-CMB-06',
	disrupted: 'PL-TRN-16',
	counter: 'PL-RNG-01',
	push: 'PL-CC-07',
	benny: 'PL-CMB-01',
	parryBenny: 'PL-CC-12',
	attackRoll: 'PL-CMB-01',
	damageRoll: 'PL-CMB-01',
	armorRoll: 'PL-CMB-01',
	shove: 'PL-CC-06',
	grab: 'PL-CC-03',
	parry: 'PL-CC-12',
	bail: 'PL-TRN-16'
};

const IN_QUICKWARS: Readonly<Record<Topic, string>> = {
	...IN_2005,
	turn: 'PL-QW-02',
	action: 'PL-QW-02',
	response: 'PL-QW-02',
	weaponOnce: 'PL-QW-02',
	handWeapons: 'PL-QW-02',
	oneShot: 'PL-QW-02',
	range: 'PL-QW-05',
	reach: 'PL-QW-05',
	attackRoll: 'PL-QW-05',
	damageRoll: 'PL-QW-05',
	armorRoll: 'PL-QW-03'
};

const RULES: Readonly<Record<CombatRules, Readonly<Record<Topic, string>>>> = {
	'2005': IN_2005,
	'2010': {
		...IN_2005,
		turn: 'E05-TURN-01',
		action: 'E05-TURN-08',
		response: 'E05-TURN-15',
		weaponOnce: 'E10-CC-02',
		handWeapons: 'E10-CC-02',
		oneShot: 'E10-RNG-01',
		range: 'E10-ATT-04',
		reach: 'E10-ATT-03',
		three: 'E10-COMB-07',
		disrupted: 'E10-CC-04',
		counter: 'E10-RNG-01',
		push: 'E10-MAN-03',
		benny: 'E10-ATT-08',
		parryBenny: 'E10-PAR-04',
		attackRoll: 'E10-ATT-06',
		damageRoll: 'E10-ATT-07',
		armorRoll: 'E10-ATT-07',
		shove: 'E10-MAN-03',
		grab: 'E10-MAN-02',
		parry: 'E10-PAR-01',
		bail: 'E10-BAIL-01'
	},
	'2020': {
		...IN_2005,
		turn: 'E05-TURN-01',
		action: 'E05-TURN-08',
		response: 'E05-TURN-15',
		weaponOnce: 'E20-CC-01',
		handWeapons: 'E20-CC-01',
		oneShot: 'E20-RNG-01',
		range: 'E20-ATT-03',
		reach: 'E20-ATT-02',
		three: 'E20-COMB-02',
		disrupted: 'E20-CC-03',
		counter: 'E20-MAN-05',
		push: 'E20-CC-02',
		benny: 'E20-ATT-07',
		parryBenny: 'E20-PAR-04',
		attackRoll: 'E20-ATT-04',
		damageRoll: 'E20-ATT-05',
		armorRoll: 'E20-ATT-05',
		shove: 'E20-MAN-03',
		grab: 'E20-MAN-02',
		parry: 'E20-PAR-01',
		bail: 'E20-PAR-08'
	},
	quickwars: IN_QUICKWARS,
	lugpolwars: {
		...IN_QUICKWARS,
		weaponOnce: 'PL-LPW-09',
		handWeapons: 'PL-LPW-09',
		range: 'PL-LPW-09',
		reach: 'PL-LPW-09',
		attackRoll: 'PL-LPW-09',
		damageRoll: 'PL-LPW-09',
		armorRoll: 'PL-LPW-09'
	},
	skirmish: {
		...IN_2005,
		turn: 'NS-12',
		action: 'NS-15',
		response: 'NS-16',
		weaponOnce: 'NS-22',
		range: 'NS-40',
		reach: 'NS-26'
	}
};

/** Whether attacks hit without a Skill Roll (PL-QW-05). */
export function hitsByItself(rules: CombatRules): boolean {
	return rules !== 'skirmish' && EDITIONS[rules].hitsByItself;
}

/** The attacks that one action allows with this many hands (PL-QW-04, PL-LPW-09). */
export const attacksWith = (rules: CombatRules, hands: number): number =>
	rules === 'skirmish' ? hands : EDITIONS[rules].attacks(hands);

/** Whether several fight as one squad (PL-SQM-03). */
export const hasSquads = (rules: CombatRules): boolean =>
	rules !== 'skirmish' && EDITIONS[rules].squads;

/** How one leaves close combat; the skirmish falls back instead. */
export const leavingOf = (rules: CombatRules): LeavingRules | undefined =>
	rules === 'skirmish' ? undefined : CLOSE_RULES[rules].leaving;

/** The id of the rule about a topic under these combat rules. */
export function ruleOf(rules: CombatRules, topic: Topic): string {
	return RULES[rules][topic];
}

/** The ways of an attack in close combat that an edition has; the others follow from the weapon. */
export const CLOSE_WAYS: Readonly<Record<CombatRules, readonly AttackOrder['way'][]>> = {
	'2005': ['close', 'charge', 'push', 'counter'],
	'2010': ['close', 'charge', 'push', 'grab', 'counter'],
	'2020': ['close', 'charge', 'push', 'grab', 'counter'],
	quickwars: ['close'],
	lugpolwars: ['close', 'push'],
	skirmish: []
};
