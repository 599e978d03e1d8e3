import type { CombatRuleTexts } from '../combat-rule-texts';
import { ambiguities } from './combat-rules/ambiguities';
import { combat2010 } from './combat-rules/combat-2010';
import { combat2020 } from './combat-rules/combat-2020';
import { comparison } from './combat-rules/comparison';
import { diceAndTurn } from './combat-rules/dice-and-turn';
import { parriesAndCharges2010 } from './combat-rules/parries-and-charges-2010';
import { readings } from './readings';
import { skirmish } from './combat-rules/skirmish';
import { skirmishExamples } from './combat-rules/skirmish-examples';

/** Combat in all editions and the narrative skirmish. */
export const combatRules: CombatRuleTexts = {
	chapters: {
		DICE: 'Dice in every edition',
		'E05-TURN': 'Turn and actions, English edition',
		'E05-CMB': 'Combat: additions and a volley',
		'E10-ATT': 'Attacks, 2010',
		'E10-MOD': 'Modifiers of attacks, 2010',
		'E10-COMB': 'Combined attacks, 2010',
		'E10-CC': 'Close combat, 2010',
		'E10-MAN': 'Maneuvers, 2010',
		'E10-CTR': 'Counters, 2010',
		'E10-PAR': 'Parry and Bail, 2010',
		'E10-RNG': 'Ranged combat, 2010',
		'E10-CHG': 'Charge and collision, 2010',
		'E20-ATT': 'Attacks, 2020',
		'E20-BAD': 'Something Bad, 2020',
		'E20-MOD': 'Modifiers of attacks, 2020',
		'E20-COMB': 'Combined attacks, 2020',
		'E20-CC': 'Close combat, 2020',
		'E20-PAR': 'Parry and Bail, 2020',
		'E20-RNG': 'Ranged combat, 2020',
		'E20-CHG': 'Charge and collision, 2020',
		'NS-TURN': 'Skirmish: turn and hits',
		'NS-DEF': 'Skirmish: defense',
		'NS-ATT': 'Skirmish: attack',
		'NS-MIS': 'Skirmish: archers',
		'NS-STORY': 'Skirmish: story points',
		'NS-MOVE': 'Skirmish: movement',
		'NS-PLAY': 'Skirmish: examples of play',
		P: 'Skirmish: our proposals'
	},
	sources: {
		editions: 'BrikWars and the skirmish: dice compared',
		brikwars2005: 'BrikWars 2005, chapter 4 of the English rules',
		brikwars2010: 'BrikWars 2010, chapter 5',
		brikwars2020: 'BrikWars 2020, chapter 5',
		proposals: 'Our proposals where the skirmish rules are lost'
	},
	rules: {
		...diceAndTurn,
		...combat2010,
		...parriesAndCharges2010,
		...combat2020,
		...skirmish,
		...skirmishExamples
	},
	comparison,
	ambiguities,
	readings,
	omissions: {
		restated: 'Another rule says the same.',
		repeatedPrices: 'Repeats prices of other rules.'
	}
};
