import type { AmbiguityId } from '$lib/rules/ambiguities';
import type { AmbiguityText } from '../../combat-rule-texts';

export const ambiguities: Record<AmbiguityId, AmbiguityText> = {
	'A05-1': {
		question:
			'Does damage equal to Armor kill? One passage about small creations says so; everywhere else the damage must be strictly higher.',
		reading: 'We read it so: strictly higher, for everything.'
	},
	'A05-2': {
		question: 'Do rolls of damage and Armor fumble on all ones?',
		reading:
			'Damage does and is 0, because the text on sacrifice mentions a fumble without damage. Armor, absorption and opposed rolls do not.'
	},
	'A05-3': {
		question: 'What does 1d6 of body armor add to a fixed Armor of 4?',
		reading: 'The sum: 4 + 1d6. An officer then has 1d6+2 + 1d6, a hero 3d6 and a horse 2d6.'
	},
	'A05-4': {
		question: 'Who wins when the Parry equals the attack?',
		reading: 'The defender: both conditions of a Parry say “at least”.'
	},
	'A05-5': {
		question: 'How much POP has a minifig that is not braced?',
		reading: 'Half of its size is ½, which rounds down to no dice. Braced it has one die.'
	},
	'A05-6': {
		question: 'Are trampling points “per point of size” dice or points?',
		reading: 'Points: 1 point of damage for each point of size.'
	},
	'A05-7': {
		question: 'Whose weapon does a push roll against?',
		reading:
			'One’s own: the highest Use in hand, or 2 with bare hands. What the English version says is unknown.'
	},
	'A05-8': {
		question: 'Does a weapon fly after a critical failure or a critical success of the Parry?',
		reading: 'After a critical failure, a natural 1.'
	},
	'A05-9': {
		question: 'Is the Use of heavy and two-handed weapons 4 and 5, or 3 and 4?',
		reading: 'PL-2005 has 4 and 5, 2010 has 3 and 4: each edition keeps its own numbers.'
	},
	'A05-10': {
		question: 'Is a throw beyond the range forbidden too?',
		reading:
			'The range of a throw is rolled first. Beyond it the throw falls short, without an attack.'
	},
	'A05-11': {
		question: 'Does the roll for who acts first explode and fumble?',
		reading:
			'It explodes. A natural 1 keeps its value for the order and is a failure for the action.'
	},
	'A05-12': {
		question: 'Is the penalty for a fast target by full or started 6″?',
		reading: 'By full 6″: −1 from 6″ to 11″, −2 from 12″ to 17″.'
	},
	'A05-13': {
		question: 'Is the damage of several hits one roll or many, when it may fumble?',
		reading: 'One pooled roll: it fumbles only if every die shows 1.'
	},
	'A05-14': {
		question: 'Does the penalty of outnumbered squads add to −1 for each extra opponent?',
		reading: 'No: squads use the first, single figures the second.'
	},
	'A05-15': {
		question:
			'When does the target’s own speed count for the impact? The text adds both speeds in “the same direction” and then describes a head-on meeting.',
		reading:
			'Add them head-on, subtract when the target runs away on the same line, otherwise use the charger’s run alone.'
	},
	'A05-16': {
		question:
			'How large is POP? The text gives the formula of MOM, but calls POP the full strength of something that need not move.',
		reading:
			'1 for every 2″ of the impact, at most the target’s size, or half of it when not braced: the text warns that too long a run-up only helps the target.'
	},
	'A05-17': {
		question: 'Does the attack on a unit that enters the enemy’s reach need a saved action?',
		reading:
			'Yes: hitting those who come too near is one of the text’s uses of a saved action. As a response to movement it is always in time, but the enemy must be seen.'
	},
	'A05-18': {
		question: 'Is the 1d6″ of a Bail also the roll for who acts first?',
		reading:
			'No: a Skill roll without Use for the order, only against an action, and 1d6 for the distance, where a natural 1 is the fumble. If the Skill is 1d6, players may let a single roll do both.'
	},
	'A05-19': {
		question:
			'Does the defender counter only after a failed attack? One place says so; the numbered sequence has a counter after every attack.',
		reading: 'After every attack that the defender survives.'
	},
	'A05-20': {
		question: 'From which size does a large target give +1 for every extra 2″?',
		reading:
			'For each full 2″ beyond the first inch: 3″ gives +1, 5″ gives +2. The “per 2″” of the damage chapter is short for that.'
	},
	'A05-21': {
		question:
			'Does the weapon’s damage also count for the defender of a charge? The short formula adds it after both the MOM and the POP dice.',
		reading:
			'A braced defender with a charging weapon adds it to the POP dice, after a Use roll of its own. Otherwise only the POP dice come back.'
	},
	'A05-22': {
		question:
			'May one who withdraws parry the free strike? One place forbids to counter it, another one lets a shield parry counters.',
		reading: 'Countering covers parrying there: the strike is neither parried nor countered.'
	},
	'A10-1': {
		question:
			'What are the rules of criticals in 2010? They stand in another chapter, which is not among our sources.',
		reading:
			'All ones fail; a highest face earns a bonus d6; Overskill means spending that die elsewhere, once for each Skill roll.'
	},
	'A10-2': {
		question:
			'What does Deflection take from a piercing blow? The one example turns 1d6+2 into 1d6.',
		reading:
			'The first level takes the flat bonus, a further one a die of each kind but never the last: 2d6+2 becomes 2d6. The other reading takes a die of each kind and the bonus and leaves the last die: 2d6+2 becomes 1d6.'
	},
	'A10-2b': {
		question: 'What does Deflection leave of a flat bonus that does not pierce?',
		reading: 'Only dice go; the bonus stays: 1d6+2 becomes 2.'
	},
	'A10-3': {
		question:
			'May a unit that Withdraws or Ignores parry Counterattacks? The sequence says yes, for its action; the section on counters says no.',
		reading: 'We use the sequence.'
	},
	'A10-4': {
		question: 'Are bonus dice lowered out of range, and can a die fall below 0?',
		reading:
			'Every die is lowered, bonus dice too. A single die may fall below 0; only the total is at least 0.'
	},
	'A10-5': {
		question: 'Are counters actions?',
		reading: 'They can be made with a spent action, and afterwards the action counts as spent.'
	},
	'A10-6': {
		question: 'Does +1 against a Two-Handed Weapon also hold for a Heavy Weapon in two hands?',
		reading:
			'No, only for that class: the rule on lost weapons names both, so the difference is meant.'
	},
	'A10-7': {
		question: 'Does an Overskill spent on damage explode?',
		reading: 'It adds one die of the weapon’s kind, which then explodes like any other.'
	},
	'A10-8': {
		question: 'Who counts for being outnumbered?',
		reading: 'The fighters standing in that engagement, Disrupted ones included.'
	},
	'A10-9': {
		question: 'Do MOM and POP dice explode?',
		reading: 'Yes: they are bonus d6 in a roll.'
	},
	'A10-10': {
		question: 'Do modifiers of Skill change damage that is printed in Skill dice?',
		reading: 'No: they change Attack Rolls, Parries and Bails only.'
	},
	'A10-11': {
		question:
			'Who counters when the victim of several attackers attacks one of them? One section lets only that one counter; another says twice that up to three may.',
		reading: 'Up to three, as in the detailed sequence.'
	},
	'A10-12': {
		question:
			'By how much does a shot miss when a natural 1 fails although the total reaches the Use?',
		reading: 'By at least 1″, in 2020 too.'
	},
	'A10-13': {
		question: 'Does a part of an inch out of range count?',
		reading:
			'Yes, a started inch counts: the example’s pirate is barely out of range and costs 1. The same in 2020.'
	},
	'A20-1': {
		question: 'What is a Benny worth on a miss?',
		reading:
			'It may be added to the Action Roll and turn the miss into a hit; otherwise keep it for damage or range.'
	},
	'A20-2': {
		question: 'May the Benny be chosen after the damage roll?',
		reading: 'Yes, both examples choose freely or late. One roll never earns more than one.'
	},
	'A20-3': {
		question: 'Is there a counterattack after an ordinary Strike?',
		reading:
			'Not as a maneuver: only Counterstrikes at a unit that Disengages, and responses with a saved action.'
	},
	'A20-4': {
		question: 'Does POP oppose a Charging Shove?',
		reading:
			'POP is written under collisions, so a Shove goes 2″ plus the MOM die without it, and a collision has it.'
	},
	'A20-5': {
		question: 'What does Deflection leave of a flat bonus?',
		reading: 'Only dice go; the bonus stays.'
	},
	'A20-6': {
		question: 'Does a d10 explode with a d10 or a d6?',
		reading: 'With a bonus d6, by the author’s answer.'
	},
	'A20-7': {
		question: 'Is there Something Bad against rolled Armor?',
		reading: 'Yes, when the two totals are equal, by the author’s answer.'
	},
	'A20-8': {
		question: 'Does a fumble of 0 damage against Armor 0 mean Something Bad?',
		reading: 'No: 0 damage never does anything.'
	},
	'A20-9': {
		question: 'How does Something Bad go with damage that adds up in close combat?',
		reading:
			'Look at the sum after each hit: when it equals Armor, Something Bad happens at once, and any further damage in that turn kills.'
	},
	'A20-10': {
		question: 'Does an action die rolled as damage earn a Benny?',
		reading: 'No: there it is a damage die and earns a bonus d6 on its highest face only.'
	},
	'A-NS-1': {
		question: 'Is there one story point for each unsaved hit or for each figure?',
		reading: 'One for each hit that did not slay, canceled or not. A canceled hit counts once.'
	},
	'A-NS-2': {
		question: 'What is half of an odd number of arrow hits?',
		reading: 'Minions take the larger half.'
	},
	'A-NS-3': {
		question: 'What if minions would take more hits than there are minions?',
		reading: 'The rest goes to the others of the group.'
	},
	'A-NS-4': {
		question: 'Do canceled hits still count for later hits of the turn?',
		reading:
			'No. A hit that only earned a story point and was not canceled counts until the turn ends: in Boromir’s fall only 1 earlier hit + 3 arrows − 1 = 3 fits the text.'
	},
	'A-NS-5': {
		question: 'Does each 6 on the story dice give a point?',
		reading: 'Yes, each, and the opponent may start a roll with it at once.'
	},
	'A-NS-6': {
		question: 'Do wounds raise the numbers of attacks?',
		reading:
			'They raise those of defense and sweep, and in our proposals of lunge and push, but not 5 and 6 of the basic attack.'
	},
	'A-NS-7': {
		question: 'How many story dice does it take to ignore wounds in a sweep?',
		reading: 'One die for each wound.'
	},
	'A-NS-8': {
		question: 'Is the 5 against a lone character a minimum or a maximum?',
		reading: 'A maximum, in place of 3 × 1.'
	},
	'A-NS-9': {
		question: 'How do poor named characters work?',
		reading:
			'1 die, defense on 3 or more and the free movement die of minions, but they do not flee or fall with them.'
	},
	'A-NS-10': {
		question: 'What becomes of a defense number of 1 with wounds?',
		reading: '1 more for each wound: 2, 3 and so on up to 6; 7 or more always fails.'
	},
	'A-NS-11': {
		question: 'Do events for the “current attack” need an attack under way?',
		reading: 'Yes: 9, 17, 21 and 27 do; otherwise take a lower result.'
	}
};
