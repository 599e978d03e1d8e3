import type { CitedRule } from './combat-citations';

export const COMPARED_EDITIONS = ['2005', '2010', '2020'] as const;
export type ComparedEdition = (typeof COMPARED_EDITIONS)[number];

/**
 * The topics in which combat of PL-2005, 2010 and 2020 differs, and the rules that each cell of the comparison is
 * from; none where the edition has no rule.
 */
export const EDITIONS_COMPARED = {
	hitTest: { '2005': ['PL-CMB-01'], '2010': ['E10-ATT-06'], '2020': ['E20-ATT-04'] },
	killTest: { '2005': ['PL-CMB-01'], '2010': ['E10-ATT-07'], '2020': ['E20-ATT-05'] },
	equalDamage: { '2005': ['PL-CMB-01'], '2010': ['E10-ATT-07'], '2020': ['E20-ATT-06'] },
	largerTargets: { '2005': ['PL-DMG-02'], '2010': ['E10-ATT-07'], '2020': ['E20-ATT-05'] },
	minifigArmor: { '2005': ['PL-CHR-02', 'PL-WPN-08'], '2010': ['E10-EX-1a'], '2020': ['E20-EX-1'] },
	criticalFailure: {
		'2005': ['PL-GEN-05'],
		'2010': ['DICE-5', 'E10-PAR-06'],
		'2020': ['DICE-5', 'E20-PAR-06']
	},
	criticalSuccess: {
		'2005': ['PL-GEN-04'],
		'2010': ['DICE-4', 'DICE-10'],
		'2020': ['DICE-4', 'DICE-10']
	},
	explodingDamage: { '2005': ['PL-GEN-04'], '2010': ['DICE-4'], '2020': ['DICE-4'] },
	spareCritical: {
		'2005': ['DICE-10'],
		'2010': ['DICE-10', 'E10-PAR-04', 'E10-BAIL-01'],
		'2020': ['DICE-10', 'E20-PAR-04']
	},
	heroDie: {
		'2005': ['PL-HER-01', 'PL-CHG-12'],
		'2010': ['E10-CHG-04'],
		'2020': ['DICE-1', 'DICE-4']
	},
	lowest: { '2005': ['PL-GEN-03'], '2010': ['DICE-7'], '2020': ['DICE-7'] },
	largeTarget: { '2005': ['PL-CMB-03'], '2010': ['E10-MOD-01'], '2020': ['E20-MOD-01'] },
	smallTarget: {
		'2005': ['PL-CMB-03'],
		'2010': ['E10-MOD-03', 'E10-MOD-04'],
		'2020': ['E20-MOD-03', 'E20-MOD-04']
	},
	visibility: {
		'2005': ['PL-CMB-03'],
		'2010': ['E10-MOD-02', 'E10-MOD-03', 'E10-MOD-04', 'E10-MOD-13'],
		'2020': ['E20-MOD-02', 'E20-MOD-03', 'E20-MOD-04']
	},
	shortMinifig: { '2005': [], '2010': ['E10-MOD-05'], '2020': ['E20-MOD-10'] },
	stillTarget: { '2005': ['PL-CMB-04'], '2010': ['E10-MOD-06'], '2020': ['E20-MOD-10'] },
	fastTarget: { '2005': ['PL-CMB-04', 'PL-CHG-02'], '2010': [], '2020': [] },
	aiming: { '2005': ['PL-CMB-04'], '2010': ['E10-MOD-07'], '2020': ['E20-MOD-10'] },
	outnumbered: {
		'2005': ['PL-CMB-06', 'PL-SQM-08'],
		'2010': ['E10-MOD-09'],
		'2020': ['E20-MOD-06']
	},
	outOfRange: { '2005': ['PL-CMB-02'], '2010': ['E10-MOD-11'], '2020': ['E20-MOD-08'] },
	height: { '2005': ['PL-CMB-08'], '2010': ['E10-MOD-10'], '2020': ['E20-MOD-07'] },
	blind: { '2005': ['PL-CMB-09'], '2010': ['E10-MOD-12'], '2020': ['E20-MOD-09'] },
	combined: {
		'2005': ['PL-CMB-05', 'PL-CMB-07'],
		'2010': ['E10-COMB-01', 'E10-COMB-02', 'E10-COMB-03', 'E10-COMB-09'],
		'2020': ['E20-COMB-01', 'E20-COMB-02']
	},
	attackersOnOne: { '2005': ['PL-CMB-06'], '2010': ['E10-COMB-07'], '2020': ['E20-COMB-02'] },
	automaticHits: {
		'2005': ['PL-CHG-08'],
		'2010': ['E10-ATT-05'],
		'2020': ['E20-MAN-02', 'E20-MAN-03']
	},
	attacksPerTurn: {
		'2005': ['PL-CC-01'],
		'2010': ['E10-CC-02', 'E10-CC-04'],
		'2020': ['E20-CC-01', 'E20-CC-02']
	},
	angryInch: { '2005': ['PL-CC-02'], '2010': ['E10-CC-06'], '2020': ['E20-CC-03'] },
	grab: { '2005': [], '2010': ['E10-MAN-02'], '2020': ['E20-MAN-02'] },
	shove: { '2005': ['PL-CC-06', 'PL-CC-07'], '2010': ['E10-MAN-03'], '2020': ['E20-MAN-03'] },
	leaving: { '2005': ['PL-CC-08'], '2010': ['E10-MAN-04', 'E10-MAN-05'], '2020': ['E20-MAN-04'] },
	counterattack: {
		'2005': ['PL-CC-01', 'PL-CC-11'],
		'2010': ['E10-CC-04', 'E10-CTR-02', 'E10-CHG-10'],
		'2020': ['E20-MAN-05']
	},
	parryTest: { '2005': ['PL-CC-12'], '2010': ['E10-PAR-01'], '2020': ['E20-PAR-01'] },
	parryWith: {
		'2005': ['PL-CC-09', 'PL-CC-12'],
		'2010': ['E10-PAR-03', 'E10-PAR-05'],
		'2020': ['E20-PAR-03']
	},
	parryEffect: {
		'2005': ['PL-CC-12'],
		'2010': ['E10-PAR-03', 'E10-PAR-07'],
		'2020': ['E20-PAR-03']
	},
	secondDie: { '2005': [], '2010': ['E10-PAR-04'], '2020': ['E20-PAR-04'] },
	parryTwoHanded: { '2005': [], '2010': ['E10-PAR-02'], '2020': ['E20-PAR-02'] },
	failedParry: { '2005': ['PL-CC-12'], '2010': ['E10-PAR-06'], '2020': ['E20-PAR-06'] },
	parryAndCounter: { '2005': ['PL-CC-13'], '2010': ['E10-CTR-01'], '2020': ['E20-MAN-05'] },
	bail: {
		'2005': ['PL-TRN-16', 'E05-TURN-19'],
		'2010': ['E10-BAIL-01', 'E10-BAIL-02'],
		'2020': ['E20-PAR-08']
	},
	rangedAndMelee: { '2005': ['PL-RNG-02'], '2010': ['E10-RNG-01'], '2020': ['E20-RNG-01'] },
	missedShot: {
		'2005': ['PL-RNG-03'],
		'2010': ['E10-MISS-01', 'E10-MISS-02', 'E10-MISS-03'],
		'2020': ['E20-MISS-01', 'E20-MISS-02']
	},
	runUp: { '2005': ['PL-CHG-03'], '2010': ['E10-CHG-01'], '2020': ['E20-CHG-01'] },
	momSize: { '2005': ['PL-CHG-03'], '2010': ['E10-CHG-02'], '2020': ['E20-CHG-01'] },
	chargeDamage: {
		'2005': ['PL-CHG-08', 'E05-CMB-31'],
		'2010': ['E10-CHG-04', 'E10-COL-01'],
		'2020': ['E20-CHG-02', 'E20-COL-01']
	},
	chargeToHit: {
		'2005': ['PL-CHG-08', 'PL-CHG-10'],
		'2010': ['E10-CHG-07', 'E10-COL-01'],
		'2020': ['E20-CHG-04', 'E20-COL-01']
	},
	counterToCharge: {
		'2005': ['PL-CHG-07', 'PL-CHG-11', 'E05-CMB-31'],
		'2010': ['E10-CHG-09', 'E10-CHG-10'],
		'2020': ['E20-CHG-05']
	},
	pop: { '2005': ['PL-CHG-03', 'PL-CHG-07'], '2010': ['E10-COL-02'], '2020': ['E20-COL-01'] },
	knockback: {
		'2005': ['PL-CHG-12'],
		'2010': ['E10-COL-01', 'E10-COL-03'],
		'2020': ['E20-CHG-04', 'E20-COL-01']
	},
	knockbackEnds: { '2005': ['PL-CHG-13'], '2010': ['E10-COL-03'], '2020': ['E20-COL-01'] },
	headOn: { '2005': ['PL-CHG-12'], '2010': ['E10-COL-04'], '2020': ['E20-COL-01'] },
	smash: { '2005': ['PL-CHG-09'], '2010': ['E10-COL-05'], '2020': ['E20-COL-02'] },
	rangedParry: { '2005': ['PL-WPN-14'], '2010': ['E10-RNG-01'], '2020': ['E20-PAR-07'] },
	parryPerTurn: { '2005': ['PL-CC-09'], '2010': ['E10-CC-02'], '2020': ['E20-CC-01'] },
	defaultUse: { '2005': ['PL-TRN-09', 'E05-TURN-09'], '2010': [], '2020': [] },
	handWeapon: { '2005': ['PL-WPN-01'], '2010': ['E10-EX-1d', 'E10-EX-2'], '2020': ['E20-EX-4'] },
	heavyWeapon: { '2005': ['PL-WPN-02'], '2010': ['E10-EX-1a'], '2020': ['E20-EX-3'] },
	twoHandedWeapon: { '2005': ['PL-WPN-03'], '2010': [], '2020': [] },
	shortRanged: { '2005': ['PL-WPN-04'], '2010': [], '2020': [] },
	longRanged: { '2005': ['PL-WPN-05'], '2010': [], '2020': ['E20-EX-2'] },
	explosive: { '2005': ['PL-WPN-06'], '2010': [], '2020': ['E20-MOD-05'] },
	shield: { '2005': ['PL-WPN-07'], '2010': ['E10-CHG-09'], '2020': ['E20-EX-3'] },
	bareHands: { '2005': ['PL-WPN-09'], '2010': ['E10-PAR-01'], '2020': ['E20-PAR-01'] },
	randomObject: { '2005': ['PL-WPN-10'], '2010': ['E10-PAR-01'], '2020': ['E20-EX-1'] },
	minifigTool: { '2005': [], '2010': ['E10-EX-1b'], '2020': ['E20-PAR-01'] }
} as const satisfies Readonly<
	Record<string, Readonly<Record<ComparedEdition, readonly CitedRule[]>>>
>;

export type ComparedTopic = keyof typeof EDITIONS_COMPARED;
