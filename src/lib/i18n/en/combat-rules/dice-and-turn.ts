import type { CombatRulesOf } from '$lib/rules/combat-citations';
import type { RuleText } from '../../rule-text';

export const diceAndTurn: Record<CombatRulesOf<'DICE' | 'E05-TURN' | 'E05-CMB'>, RuleText> = {
	'DICE-1': {
		title: 'Which dice are rolled',
		text: 'All editions of BrikWars use d6 and d10, and 2d6+1 means the sum of two d6 plus 1. In 2020 the unit’s own die is called its action die: d6 for a minifig, d10 for a Hero. The skirmish uses only d6 and counts successes; it adds dice up only for story points and for movement outside combat.'
	},
	'DICE-2': {
		title: 'When a test succeeds',
		text: 'In every edition of BrikWars a test succeeds if the total is at least the Use. In the skirmish each die is compared on its own with the number it needs.'
	},
	'DICE-3': {
		title: 'When damage kills',
		text: 'Damage must be greater than Armor. Equal damage does nothing in PL-2005 and 2010; in 2020 it means Something Bad. In the skirmish the hits of one turn, less the canceled ones, must reach the toughness of the target.'
	},
	'DICE-4': {
		title: 'Highest face',
		text: 'PL-2005: a die on its highest face is rolled again and added, as often as it happens. 2010: it earns a bonus d6, and we let a 6 on that die earn another one. 2020: damage, Armor and other dice work that way too, but an action die of 6 or more earns an Over The Top Benny instead. Skirmish dice never explode.'
	},
	'DICE-5': {
		title: 'All ones',
		text: 'If every die of a roll shows 1 on the first throw, the action fails, whatever the total. PL-2005 says so; for 2010 and 2020 we assume the same trigger, because that chapter is not among our sources. The skirmish has no such rule.'
	},
	'DICE-6': {
		title: 'Criticals are natural',
		text: 'Only the faces of the dice decide whether a roll is critical, never a total with modifiers. An attack out of range is judged before its dice are reduced.'
	},
	'DICE-7': {
		title: 'Never below zero',
		text: 'A total below 0 counts as 0. The one exception is the contest of who acts first, which compares negative totals too. For 2010 and 2020 this is our reading.'
	},
	'DICE-8': {
		title: 'Damage of all ones',
		text: 'When every damage die shows 1, the damage is 0. No source says it outright; the Polish text on sacrifice mentions a fumble that hurts nobody.'
	},
	'DICE-9': {
		title: 'Armor rolls',
		text: 'Rolled Armor is rolled anew against every damage roll, and its dice explode. All ones are no fumble here: they count at face value. For 2020 the author confirms the fresh roll; the rest is our reading.'
	},
	'DICE-10': {
		title: 'What a critical roll buys',
		text: 'PL-2005: nothing beyond the higher total. 2010: a critical Skill roll (Overskill) has a bonus die that may go elsewhere, for example to damage. 2020: an Over The Top Benny gives 1d6 to the Action Roll, 1d6″ of range, one more damage die of the weapon’s own kind, or one more level of Deflection when damage is parried.'
	},
	'DICE-EX1': {
		title: 'Example: a 6 twice in a row',
		text: 'PL-2005, 3d6: the dice show 3, 6 and 4, so 13. The 6 is rolled again and shows 6: 19. It is rolled once more and shows 3: the result is 22.'
	},
	'DICE-EX2': {
		title: 'Example: the bonus counts once',
		text: 'PL-2005, 1d6+2: the die shows 6 and then 4. The +2 is added once, so the result is 6 + 4 + 2 = 12.'
	},

	'E05-TURN-01': {
		title: 'Move and act',
		text: 'In your turn you may move every unit as far as its Move and give each of them one action, usually an attack. Enemies that saved their action may respond.'
	},
	'E05-TURN-02': {
		title: 'How far',
		text: 'A minifig moves 5″: over level ground, up stairs and ladders or across a gap. Every inch counts the same.'
	},
	'E05-TURN-03': {
		title: 'Obstacles',
		text: 'Nobody passes through an obstacle. One jump rises 1″ at most, the height of three bricks.'
	},
	'E05-TURN-04': {
		title: 'Both arms busy',
		text: 'Swimming, crawling and climbing a rope or a cliff occupy both arms and cost double: 1″ takes 2″ of Move. Busy arms cannot attack.'
	},
	'E05-TURN-05': {
		title: 'Within the enemy’s reach',
		text: 'Moving into reach of an enemy’s hand weapon lets that enemy attack with a saved action, and by default it does. If the mover counters, the two are in close combat and the movement is over. If it survives without countering, it moves on.'
	},
	'E05-TURN-06': {
		title: 'Sprint',
		text: 'A living unit may sprint for 1d6″ more, and a 6 is rolled again. Everything it moves this turn must then be one straight line. The sprint takes the action, except that a sprint that ends in a charge is one action together with it.'
	},
	'E05-TURN-07': {
		title: 'Quick actions',
		text: 'Whatever needs no aim, attention or dice is part of the movement and does not use the action.\nFree: talking, picking up or dropping equipment, sitting, kneeling or lying down.\nFor 1″ of Move: opening or closing a door, picking up something as heavy as a 2×4 brick, putting a weapon away (PL-2005: swapping or reloading one), standing up from the knees or a seat.\nFor 2″: standing up from the ground.'
	},
	'E05-TURN-08': {
		title: 'One action',
		text: 'Each unit has one action a turn, before, during or after its movement. PL-2005 plays two phases instead: first all movement, then all actions.'
	},
	'E05-TURN-09': {
		title: 'Tests',
		text: 'A test succeeds if the Skill roll is at least the Use. Something unusual has Use 3, unless the players agree on another number.'
	},
	'E05-TURN-10': {
		title: 'The ladder of difficulty',
		text: 'No roll: trivial, like dressing or kicking somebody who lies there.\n2 easy: a stick, a jump to a rope.\n3 normal: a scimitar, kicking a locked door in.\n4 tricky: a halberd, a sheer rock, somebody else’s rifle.\n5 difficult: a battering ram, disarming a bomb.\n6 very difficult: a mech’s energy sword, a tightrope.\n8 heroic: a boulder from a catapult at one minifig.\n10 legendary: hitting a minifig with a coastal gun.\n12 godlike: a laser from orbit.\nPL-2005 moves the weapons one step up, so a battle axe is 4 and a halberd 5. These are only examples: an attack always uses the number of its weapon.'
	},
	'E05-TURN-11': {
		title: 'Extended actions',
		text: 'Some things take all the movement and the action, even when nothing is rolled: driving a vehicle, working at a computer, putting on plate armor, rowing, reading the rules.'
	},
	'E05-TURN-12': {
		title: 'Large actions',
		text: 'To work something bigger than 1″ that is not made for one minifig takes as many minifigs as it has inches, or that many turns of one. A larger unit counts as its own size where strength matters. PL-2005 gives the example of a ship of 24″: 24 minifigs, or 24 turns of one. Argue about it with What I Say Goes.'
	},
	'E05-TURN-13': {
		title: 'What I Say Goes',
		text: 'When players disagree, each side says what it claims and rolls 1d6; a 6 is rolled again and added. The highest roll is right. After a tie roll again, as we read it.'
	},
	'E05-TURN-14': {
		title: 'Building during play',
		text: 'Placing bricks needs no roll, but it takes the whole action (PL-2005).'
	},
	'E05-TURN-15': {
		title: 'Who may respond',
		text: 'A unit may respond to the enemy only if it did not use its action in its own last turn.'
	},
	'E05-TURN-16': {
		title: 'What a response can do',
		text: 'A response may include a step of 1″ (the Angry Inch) to press, grab or touch something important or to attack in close combat. For anything else the unit must be in position already. A response is never a sprint.'
	},
	'E05-TURN-17': {
		title: 'Field of view',
		text: 'A unit responds only to what it sees: 45° to each side of where its head faces, 90° in all. Settle doubts with What I Say Goes.'
	},
	'E05-TURN-18': {
		title: 'Who acts first',
		text: 'A response to movement is always in time. Against an action, quick ones too, both sides roll Skill less the Use of what they attempt, which is 0 if it has none. The higher total goes first, even if it is negative or fails. After a tie both act at once if that is possible, otherwise the active player does. The same roll decides the order and the success.'
	},
	'E05-TURN-EX1': {
		title: 'Example: a gunfight',
		text: 'Two duelists have Skill 1d6 and pistols of Use 3. Wayne rolls 2: 2 − 3 = −1, a miss. Shaun rolls 1: 1 − 3 = −2, a miss and a fumble. Because −1 is more than −2, Wayne’s shot misses first; then Shaun’s bullet ends in Shaun’s own foot.'
	},
	'E05-TURN-19': {
		title: 'Bail',
		text: 'As a response, a unit may dive to any spot within 1d6″ that it can reach by its own way of moving. It ends prone and Disrupted: until its next turn it does nothing, not even counter; then it recovers and pays 2″ to stand up. The dive has no Use, so it usually comes first. If it does not lead clear of the danger, the danger still strikes. On a natural 1 the unit falls where it is.'
	},

	'E05-CMB-15': {
		title: 'Shooting together without a word',
		text: 'Those who shoot together need not talk to each other, unless all of them aim at one particular part of the target.'
	},
	'E05-CMB-EX1': {
		title: 'Example: the marines’ volley',
		text: '24 pistols (Use 3, 1d6) hit 18 times, 12 snipers (Use 3, 1d6+1) 5 times, 3 guns (Use 6, 2d10) once. Damage: 18d6 + (5d6 + 5) + 2d10 = 23d6 + 2d10 + 5. The example rolls 98; on average it is 113.82 with exploding dice and 96.5 without.'
	},
	'E05-CMB-31': {
		title: 'Ram with the body or with a weapon',
		text: 'Ramming with the body needs no Skill roll and always hits: the target takes MOM × 1d6, the charger POP × 1d6. A charging weapon rolls against its Use and may miss; it adds MOM × 1d6 to its damage. If one weapon is more than 1″ longer, it strikes first. A braced defender with such a weapon may, after a Use roll of its own, add its damage to the POP dice, as we read it.'
	},
	'E05-CMB-35': {
		title: 'General or targeted damage',
		text: 'Against a creation larger than size 1 the attacker chooses before the roll: general damage, which wears the whole structure down, or targeted damage to one part. An attack that reaches no deeper than the surface is always targeted.'
	}
};
