import type { CombatRules } from '$lib/rules/rulebook/combat-rules';

/** What the editions rule under ids of their own. */
export type Topic =
	| 'turn'
	| 'action'
	| 'response'
	| 'weaponOnce'
	| 'oneShot'
	| 'range'
	| 'reach'
	| 'three'
	| 'disrupted'
	| 'counter'
	| 'push';

const IN_2005: Readonly<Record<Topic, string>> = {
	turn: 'PL-TRN-01',
	action: 'PL-TRN-08',
	response: 'PL-TRN-13',
	weaponOnce: 'PL-CC-01',
	oneShot: 'PL-RNG-02',
	range: 'PL-CMB-02',
	reach: 'PL-CMB-02',
	three: 'PL-CMB-06',
	disrupted: 'PL-TRN-16',
	counter: 'PL-RNG-01',
	push: 'PL-CC-07'
};

const RULES: Readonly<Record<CombatRules, Readonly<Record<Topic, string>>>> = {
	'2005': IN_2005,
	'2010': {
		...IN_2005,
		turn: 'E05-TURN-01',
		action: 'E05-TURN-08',
		response: 'E05-TURN-15',
		weaponOnce: 'E10-CC-02',
		oneShot: 'E10-RNG-01',
		range: 'E10-ATT-04',
		reach: 'E10-ATT-03',
		three: 'E10-COMB-07',
		disrupted: 'E10-CC-04',
		counter: 'E10-RNG-01',
		push: 'E10-MAN-03'
	},
	'2020': {
		...IN_2005,
		turn: 'E05-TURN-01',
		action: 'E05-TURN-08',
		response: 'E05-TURN-15',
		weaponOnce: 'E20-CC-01',
		oneShot: 'E20-RNG-01',
		range: 'E20-ATT-03',
		reach: 'E20-ATT-02',
		three: 'E20-COMB-02',
		disrupted: 'E20-CC-03',
		counter: 'E20-MAN-05',
		push: 'E20-CC-02'
	},
	quickwars: {
		...IN_2005,
		turn: 'PL-QW-02',
		action: 'PL-QW-02',
		response: 'PL-QW-02',
		weaponOnce: 'PL-QW-02',
		oneShot: 'PL-QW-02',
		range: 'PL-QW-05',
		reach: 'PL-QW-05'
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

/** The id of the rule about a topic under these combat rules. */
export function ruleOf(rules: CombatRules, topic: Topic): string {
	return RULES[rules][topic];
}
