import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const skirmishExamples: Record<CombatRulesOf<'NS-PLAY' | 'P'>, RuleText> = {
	'NS-EX4': {
		title: 'Example: Aragorn and three orcs',
		text: 'Aragorn (good, with a shield) has three orc minions within 1″: 3 + 2 = 5 dice. A shield die blocks the first orc (needs 1), two dice attack it: 4 and 6, one hit, slain. The other shield die blocks the second orc. The last die falls back from the third: 1 + 2 = 3 is needed and 3 is rolled. Aragorn moves 2″ back and is no longer engaged.'
	},
	'NS-EX5a': {
		title: 'Example, turn 1: the orcs come',
		text: 'Six orcs with swords, minions, are 12″ away. Their two dice show 5 and 5, each with +1: 6 + 6 = 12″. Two orcs reach each of the three heroes. No dice are left, and nobody needs to defend.'
	},
	'NS-EX5b': {
		title: 'Example, turn 1: Boromir answers',
		text: 'Boromir has 3 dice and 2 for the shield. A shield die blocks orc A, two dice show 5 and 6: two hits, the orc’s shield cancels one, and 1 ≥ 1 slays. The other shield die blocks orc B, and the last die takes Boromir 2″ to the two orcs at Merry. No die is left to defend against them: two failures, two free attacks, neither a 5 nor a 6.'
	},
	'NS-EX5c': {
		title: 'Example, turn 2: the orcs get through',
		text: 'Two orcs fight Pippin. The first rolls 5 and 5 for its shield where 3 is needed, and attacks with a 2: miss. The second rolls 5 and 1 and passes too; its attack misses. To fall back with its last die an orc would need 3 + 2 = 5. Two more use one shield die against each foe: one rolls 5 and 3, passes and moves 2″ + 2″; the other passes Merry, fails against Boromir, adds its action die, a 3, passes and moves 2″. The archers have a clear line.'
	},
	'NS-EX5d': {
		title: 'Example, turn 2: Boromir and the arrows',
		text: 'Boromir alone is not engaged. The movement die shows 6 and stays 6, although Boromir is athletic; two dice are left, and four orcs are reached. At a lone character 5 arrows fly: one 6, canceled by the shield, and the orcs gain story point 1. The moved shield has 1 die and blocks one orc. Two dice attack: 1 and 2, a miss. The other three orcs have free attacks, one shows 5: 1 hit < 3, and the orcs gain story point 2.'
	},
	'NS-EX5e': {
		title: 'Example, turn 3: Boromir falls',
		text: 'An orc hits Boromir with a 5, and the orcs gain story point 3. They spend all three and roll 15: a volley. Five dice show three 6s. 1 + 3 = 4 hits in this turn, the shield cancels one, and 3 ≥ 3 slays Boromir.'
	},
	'NS-EX5f': {
		title: 'Example, turn 3: the halflings',
		text: 'Merry and Pippin have 1 die each. Pippin falls back with 5 ≥ 5: 2″, and 2″ more with the free die. Merry spends no die on defense: the free attack hits, and Merry is endangered. Merry’s own attack hits; a shield cancels it, and the heroes gain story point 1.'
	},
	'NS-EX5g': {
		title: 'Example, turn 4: the orcs follow',
		text: 'Four orcs are not engaged: with a free die, +1 and at least 3, three of them catch up. Two fail to defend: both halflings roll 5 or more, shields cancel, and the heroes have 3 story points. Spent, they show 9: two more dice for the attack, where one 5 or 6 would do because the shields are used. Neither comes. The three orcs attack without effect.'
	},
	'NS-EX5h': {
		title: 'Example, turns 4 and 5: surrounded',
		text: 'Merry, activated alone against one foe, falls back with 5 ≥ 5: 2″ + 2″. The free die counts only because every foe was defended against. Then one orc fails to defend against Pippin; a shield cancels the hit, and the heroes gain story point 1. Of four attacks on Pippin one hits: endangered, and too surrounded to fall back.'
	},

	'P-1': {
		title: 'Our proposal: monsters',
		text: 'The source’s list of general dice by stature is lost; its prose gives 3 for good, 2 for average, 1 for minions and 4 or 5 for monsters. We let monsters defend like good fighters, on 1 or more.'
	},
	'P-2': {
		title: 'Our proposal: defense and missiles',
		text: 'After the defense numbers and under missiles something is lost; only 1 more for each wound remains. We add 1 to the number of a prone defender and no modifiers to missiles for range or cover.'
	},
	'P-3': {
		title: 'Our proposal: lunge',
		text: 'The lunge keeps its 5 and 6, but its modifiers are lost. We use the dice of the basic attack, add 1 to the number for each wound of the lunger, and leave shield dice out.'
	},
	'P-4': {
		title: 'Our proposal: push',
		text: 'The push keeps its 5 and 6; its modifiers added up, but are lost. We change the number so: −1 for each level of stature above the target, +1 for each below; −1 for a mounted pusher, +1 for a mounted target; −1 with a shield; +1 if the target is higher; +1 for each wound of the pusher. It stays between 2 and 6.'
	},
	'P-5': {
		title: 'Our proposal: movement in combat',
		text: 'The list of movement actions is lost; from the examples one die is a move of up to 2″. We let a die do one of these: move up to 2″, stand up, mount or dismount, pick up or drop something, or swap weapons.'
	},
	'P-5b': {
		title: 'Our proposal: actions outside combat',
		text: 'The source only mentions that changing bows for hand weapons is a nuisance. We let these cost one action die: standing up, mounting or dismounting, swapping weapons, picking up a load or a captive, opening a door, climbing an obstacle.'
	},
	'P-6': {
		title: 'Our proposal: movement modifiers',
		text: 'The source keeps +1 for athletic figures and −3 with wounded halflings, for each die. We add −2 for short figures, −1 for each wound and −1 for a load, and keep each die between 3 and 6.'
	},
	'P-7': {
		title: 'Our proposal: no points',
		text: 'The text has no points costs. We leave it so: the roster shows the total of general dice instead.'
	}
};
