import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const minifigs: Record<RulesOf<'CHR' | 'HER' | 'ABL'>, RuleText> = {
	'PL-CHR-01': {
		title: 'What describes a minifig',
		text: 'Every minifig has four values: Skill, Move, Armor and Cost. A hero has a fifth one, the Specialty.'
	},
	'PL-CHR-02': {
		title: 'Mercenary, officer, hero',
		text: 'A mercenary costs 4 CP and has Skill 1d6, Move 5″ and a fixed Armor of 4. An officer costs 7 CP: Skill 1d6+1, Move 6″, Armor 1d6+2. A hero costs 11 CP: Skill 1d10, Move 7″, Armor 2d6.'
	},
	'PL-CHR-03': {
		title: 'A fixed Armor of 4',
		text: 'A mercenary does not roll for Armor. Damage of 4 or less has no effect; 5 or more takes the mercenary out.'
	},
	'PL-CHR-04': {
		title: 'What an army costs',
		text: 'Add up all your minifigs, their equipment, vehicles, fortifications and everything else you bought. The sum is the cost of the army. Half points stay as they are; you never round the total.'
	},
	'PL-CHR-05': {
		title: 'Size and hands',
		text: 'A minifig has size 1 and two hands. If you built it with more limbs, it may use them, and the limbs themselves cost nothing. To attack with more than two hand weapons or one ranged weapon in a turn, it needs superdexterity.'
	},
	'PL-CHR-06': {
		title: 'Buying more Skill',
		text: 'Each +1 to Skill costs 1 CP, for a mercenary, an officer or a hero alike, and there is no upper limit. Apart from body armor, no rule sells a minifig extra Armor, and none sells Move or flight. Build such a figure as a creature, or agree on it with the other players.'
	},

	'PL-HER-01': {
		title: 'What a hero costs',
		text: 'A hero costs 11 CP: Skill 1d10, Move 7″, Armor 2d6. The Heroic Ego is included in the price.'
	},
	'PL-HER-02': {
		title: 'Heroes get in each other’s way',
		text: 'For each other active hero in the same army, a hero has one quirk point, up to 5. Each point is −1 to each of the hero’s tests and rolls, once for a whole roll: Skill, damage, Armor, a parry and what it takes off, and the d6 of a sprint, leap, sacrifice or feat. A result never falls below 0, and all ones are read before it; rolls against the hero are not affected. Recount whenever a hero falls. A lone hero has no quirk. The army’s settings can count the hero too.'
	},
	'PL-HER-03': {
		title: 'Discount for quirk',
		text: 'You may take 1 CP off a hero’s cost for each quirk point the hero starts with, but no more than half of that cost. As quirk stops at 5, a hero of 11 CP never costs less than 6 CP. The discount is set when you build the army and does not change in battle.'
	},
	'PL-HER-04': {
		title: 'Several heroes: the total',
		text: 'With the discount, one hero costs 11 CP. Two cost 20 together (10 each), three 27 (9 each), four 32 (8 each), five 35 (7 each) and six 36 (6 each). With more than six, each still costs 6: seven cost 42, eight cost 48. Equipment is extra.'
	},
	'PL-HER-05': {
		title: 'Which heroes count',
		text: 'Only heroes of the same army count for quirk and discount. Enemy heroes and those of an allied player never do. Two armies that you submit to the league are counted apart, and heroes waiting to be summoned do not count.'
	},
	'PL-HER-06': {
		title: 'Sacrifice for a hero',
		text: 'Before damage to a hero is rolled, roll 1d6 (roll a 6 again and add). A friendly figure closer to the hero than that many inches may jump in and take the damage instead; it spends no action, and in a squad you need no roll. It must be able to jump and cost less than the hero, not counting equipment. Damage too small to hurt anyone stays with the hero. You have one try for each source of damage. Using it to move units is cheating.'
	},
	'PL-HER-07': {
		title: 'Heroic feats and clichés',
		text: 'Once a turn, as an action or saved for a response, a hero may try something amazing that fits the cliché, like a gunslinger’s trick shot. If someone objects, both roll 1d6; the hero succeeds unless the hero’s roll is lower. On a failure, something silly or deadly happens. The cliché costs nothing.'
	},

	'PL-ABL-01': {
		title: 'One action without extras',
		text: 'Normally a creature or a minifig has one action per turn. It attacks with one ranged weapon or with up to two hand weapons.'
	},
	'PL-ABL-02': {
		title: 'What extended abilities cost',
		text: 'Each superdexterity or multitasking costs as much as one more brain: 1 CP × size, at least 1 CP. For a minifig it is 1 CP each time, and you may buy the same one again. Bought Skill does not raise the price, and a half-brain does not lower it; the army’s settings can charge half-brains the half-brain price.'
	},
	'PL-ABL-03': {
		title: 'Superdexterity',
		text: 'Each purchase lets you use two more hand weapons, or one more ranged weapon, or do one more thing in a turn. It must all go at the same target, unless you have multitasking too. The figure needs enough limbs for it.'
	},
	'PL-ABL-04': {
		title: 'Multitasking',
		text: 'Each purchase lets you deal with one more opponent, or do one more unrelated action with different limbs. Without superdexterity you still use no more than two limbs in all.'
	},
	'PL-ABL-05': {
		title: 'Example: Professor Monkeyhead',
		text: 'A mercenary (4 CP) with Skill 1d6+2 (2 CP), multitasking bought twice (2 CP) and one superdexterity (1 CP) costs 9 CP. The professor takes three actions per turn and uses four of six arms.'
	}
};
