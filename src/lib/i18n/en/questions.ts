import type { QuestionId } from '$lib/rules/open-questions';
import type { AmbiguityText } from '../combat-rule-texts';

/** What the rulebooks leave open, and how the app reads it. */
export const questions: Record<QuestionId, AmbiguityText> = {
	'X-01': {
		question: 'What does structure level 0 cost?',
		reading:
			'The book says “for size 0 multiply by 0.5”, but its own warhorse pays 1 CP for size 2 at level 0. We count level 0 as ½, which the example needs; without it everything of flesh or cloth would be free.'
	},
	'X-02': {
		question: 'Does a hero count for their own quirk?',
		reading:
			'The sentence counts each minifig with Heroic Ego in the army, but a last hero is said to be at their best again. So we count the other heroes only.'
	},
	'X-03': {
		question: 'What is a point of critter armor?',
		reading:
			'It may be a fixed point of Armor or a structure level. We take fixed points; both cost ½ CP each. No maximum is stated, so more than 4 points give a warning.'
	},
	'X-04': {
		question: 'Do critters pay for speed and brains?',
		reading:
			'“Costs nothing” is said about the structure, and a brain costs at least 1 CP. So only the structure is free; speed and brain are paid as usual.'
	},
	'X-05': {
		question: 'What do odd speeds cost?',
		reading:
			'Prices are for every 2″, yet creatures with 5″ are listed. We charge ½ CP an inch and round nothing, which makes a soldier built as a creature cost exactly 4 CP.'
	},
	'X-06': {
		question: 'How many weapons may a creation carry?',
		reading:
			'The chapter allows twice the size, or the size in the air; the cost table says the level of the vehicle. Only the first fits the scorpion and the warhorse of the book.'
	},
	'X-07': {
		question: 'Does level 0 add to the price of flying?',
		reading:
			'The price is 2 CP plus the level. We add nothing at level 0: the ½ belongs to the multiplication with the size.'
	},
	'X-08': {
		question: 'What do several kinds of propulsion cost?',
		reading:
			'Nothing is said. Each is paid in full; if one of them works in the air, the weapon limit of fliers holds.'
	},
	'X-09': {
		question: 'What does a half-brain of odd size cost?',
		reading:
			'It costs half of a brain. No rounding is mentioned, and half points exist, so the halves stay.'
	},
	'X-10': {
		question: 'What do extended abilities cost a half-brain?',
		reading:
			'They cost an additional brain. Only the base of a half-brain is halved, so we take the price of a whole one.'
	},
	'X-11': {
		question: 'What does Pilot cost others than mercenaries?',
		reading:
			'Only the step from 4 to 5 CP is printed. We take 1 CP for every minifig, and 1 CP × size for a creature, as for other abilities.'
	},
	'X-12': {
		question: 'How is a measured size rounded?',
		reading:
			'The builder may round as it suits, within reason. We accept the whole inch below and above; the price follows the size that was chosen.'
	},
	'X-13': {
		question: 'What does a LUGPolWars vehicle cost?',
		reading:
			'The list says size × 1, plus defense and more. We take that at level 0 and 1 alike, and count shields and armor as its defense.'
	},
	'X-14': {
		question: 'How large is the crew of a heavy weapon on a vehicle?',
		reading:
			'A vehicle takes one minifig, a heavy weapon three. The three are for weapons that stand on the ground; a vehicle fires with one.'
	},
	'X-15': {
		question: 'May rulebooks be mixed?',
		reading:
			'The league names the core rules and three supplements. An army follows one rulebook, and the league takes only those of PL-2005.'
	},
	'X-16': {
		question: 'Does healing cost more for large units?',
		reading:
			'Other abilities are priced by size, healing is not. As only minifigs may heal, it is always 2 CP.'
	},
	'X-17': {
		question: 'What does barding cost?',
		reading:
			'The price is given once, for a warhorse of size 2. We take the same 2 CP for any steed.'
	},
	'X-18': {
		question: 'Which weapons count towards the limit?',
		reading:
			'The limit is for weapons. Plates are protection and explosives are stock, so neither counts; launchers and rockets do.'
	},
	'X-19': {
		question: 'What does a weakened weapon cost?',
		reading:
			'Only its lower values are given. As the table prices values, you pay for the level it acts with.'
	},
	'X-20': {
		question: 'What may an odd launcher fire, and is a rocket one shot?',
		reading:
			'Half an odd level is rounded down. A rocket is paid by the piece, as those of minifigs are.'
	},
	'X-21': {
		question: 'What does a magic shield cost?',
		reading:
			'No number is printed. Its values are those of plate armor, so it costs 2 CP × level, once, at any level up to the mage’s.'
	},
	'X-22': {
		question: 'How large may a summoned unit be?',
		reading:
			'One mage summons up to half the level; a circle less than half of its sum. We take both as they are written, although one strong mage then beats a circle of the same sum.'
	},
	'X-23': {
		question: 'Which speed counts for the league’s 10″?',
		reading:
			'With the sprint even a mercenary would be too fast, and armor can be lost in play. So it is the speed as bought.'
	},
	'X-24': {
		question: 'Does damage equal to Armor kill?',
		reading:
			'Most places ask for more than the Armor; one in the chapter on damage says equal is enough. We ask for more. In QuickWars it is the same: Armor of at least the damage survives.'
	},
	'X-25': {
		question: 'How large is the POP of a target?',
		reading:
			'It is printed with the formula of MOM, yet trees have it in full. We take 1 for every 2″ of the impact, up to the size of the target, or half its size if it is not braced; speeds are added only head-on.'
	},
	'X-26': {
		question: 'How weak are parts that stick out?',
		reading:
			'One chapter says two levels below the structure, another one. We take two for what sticks out and one for other external elements.'
	},
	'X-27': {
		question: 'How does grinding count, and what is “critical” in a parry?',
		reading:
			'It is open whether the dice above the level are summed or counted: we sum them. “Critical” in a parry and when bailing means a fumble.'
	},
	'X-28': {
		question: 'Does a draw give a point for the secondary objective?',
		reading: 'Not stated. A draw gives 5 points to each side and nothing more.'
	},
	'X-29': {
		question: 'When does a season end?',
		reading:
			'A month after the first player has played everything, “or” half a year: the earlier of the two. The penalty of a walkover is for the current season.'
	},
	'X-30': {
		question: 'What may a figure hold or own beside a weapon?',
		reading:
			'The entries leave gaps. A shield beside a short ranged weapon is allowed. A long ranged weapon excludes stowed weapons too, but not explosives. A rider’s lance beside a short weapon gives a warning. Two pistols are allowed, but give one shot.'
	},
	'X-31': {
		question: 'Do the penalties of armor and a two-handed weapon add up?',
		reading: 'Yes, on foot: −2″ together. A rider has neither, and barding slows only the steed.'
	},
	'X-32': {
		question: 'When does the hero discount apply?',
		reading:
			'You may take it; it is on unless you switch it off. Two armies count apart, and heroes who wait to be summoned neither give nor get it. LUGPolWars has none.'
	},
	'X-33': {
		question: 'Is there a highest level of magic?',
		reading:
			'None is stated. As weapons stop at 5, higher levels give a warning. The radius of a fireball is given for level 3 only.'
	},
	'X-34': {
		question: 'Ladder of difficulty or table of weapons?',
		reading:
			'The ladder has a sword at 3 and an axe at 4, the table 2 and 4. The table of weapons decides.'
	},
	'X-35': {
		question: 'Can a minifig buy Move or flight?',
		reading: 'No price is given. Build it as a creature, or agree on one.'
	},
	'X-36': {
		question: 'What do abilities cost something of size 0?',
		reading: 'Only magic has a minimum of 1 CP. We use it for all of them.'
	},
	'X-37': {
		question: 'Armor 4 or 1d6 for a mercenary?',
		reading:
			'The table of structures lists a minifig at level 0, with 1d6. That table is for creations; a mercenary keeps its fixed 4.'
	},
	'X-38': {
		question: 'What is half of an army?',
		reading: 'Half of its units by number; if that is not even, the larger part.'
	},
	'X-39': {
		question: 'Why is the example of Perception difficulty 2?',
		reading:
			'A third hidden gives 1, and moving at half speed 1 more. Standing still it would be 3.'
	},
	'X-40': {
		question: 'What does an officer cost, and who may die for a hero?',
		reading:
			'The officer’s 7 CP are only in the cost tables. Who jumps in must be cheaper than the hero’s list price of 11 CP.'
	},
	'X-41': {
		question: 'Shield and armor in QuickWars: one die or two?',
		reading: '“Or” can mean either. Agree on it before the game.'
	},
	'X-42': {
		question: 'Do different words mean different things?',
		reading:
			'The translation has four names for the angry inch, and “level” may be that of a structure, a size or magic. We use one name for each.'
	},
	'X-43': {
		question: 'Which price has a rocket?',
		reading:
			'One fired by a minifig is an explosive for 1 CP; one mounted on a creation has the price of rockets there.'
	},
	'X-44': {
		question: 'Is quirk taken off each roll or each die?',
		reading:
			'Later editions say each die. The translation speaks of the results of tests and rolls: once a roll.'
	},
	'X-45': {
		question: 'Do more arms mean more attacks?',
		reading:
			'Close combat says yes, the abilities ask for superdexterity. The professor of the book pays for it, so it is needed.'
	},
	'X-46': {
		question: 'Which rules for hands hold in LUGPolWars?',
		reading:
			'The list repeats none. What two hands can hold stays; a rifle excludes nothing, and gear takes no Move.'
	},
	'X-47': {
		question: 'May creatures use the gear of minifigs?',
		reading:
			'What has a brain can do what a minifig can. So it buys gear at minifig prices, outside the weapon limit.'
	},
	'X-48': {
		question: 'What does the shield of a circle cost?',
		reading: 'No price is printed. As a mage’s shield: 2 CP × level, once.'
	},
	'X-49': {
		question: 'Who may take part in a summoning circle?',
		reading:
			'“The mages taking part”: all mages of the army, at least one of them with the ability.'
	},
	'X-50': {
		question: 'What does the league leave open?',
		reading:
			'The first result counts and a replay adds nothing. The sides are agreed before the game. The artifact returns to the center, and the last side on the table wins whatever the captures.'
	},
	'X-51': {
		question: 'How is size counted against large things?',
		reading:
			'+1 to hit is for each full 2″ beyond the first inch. A ship of 24″ needs 24 hands, but with a control panel one pilot is enough. Without propulsion of its own, a thing counts as unable to move.'
	}
};
