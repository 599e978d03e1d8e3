import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const supplements: Record<RulesOf<'MED' | 'MAG' | 'SKL'>, RuleText> = {
	'PL-MED-01': {
		title: 'The ability to heal',
		text: 'Healing costs 2 CP, whatever the rank of the minifig. Only a minifig that bought it may heal; a creature cannot learn it.'
	},
	'PL-MED-02': {
		title: 'Wounds instead of death',
		text: 'When a minifig would die, its owner may declare an attempt to heal it. The damage left after Armor then becomes wounds; mark them. Healing is possible only in the owner’s next turn. Without it the minifig dies.'
	},
	'PL-MED-03': {
		title: 'A wounded minifig',
		text: 'It takes no action and does not move by itself. Others may carry it at half their speed. Aboard a vehicle it slows nothing down, unless it was the only pilot.'
	},
	'PL-MED-04': {
		title: 'Healing',
		text: 'Healing is an ordinary action; the healer stands right beside the patient. The Skill roll must be higher than the number of wounds; a 6, or a hero’s 10, is rolled again and added. If it fails, the patient dies. A healed minifig has no action that turn.'
	},
	'PL-MED-05': {
		title: 'Medical council',
		text: 'Several healers may treat one patient together, at most three an ordinary minifig. They roll one Skill die each, with −1 for every healer beyond the first.'
	},
	'PL-MED-06': {
		title: 'Example: two wounds',
		text: 'Damage 8 against an Armor roll of 6 leaves 2 wounds. The healer has to roll more than 2 on Skill.'
	},

	'PL-MAG-01': {
		title: 'What magic costs',
		text: 'Each level of magic costs 1 CP × the size of its owner, at least 1 CP. A minifig with magic 3 pays 3 CP, a dragon of size 4 pays 12 CP. No highest level is stated; above 5 you get a warning.'
	},
	'PL-MAG-02': {
		title: 'Wands and staves',
		text: 'A wand is a short ranged weapon for 3 CP, a magic staff a long ranged one for 5 CP, and both keep the rules of their class. Using them takes no magic, and magic takes neither of them.'
	},
	'PL-MAG-03': {
		title: 'Magic bolt',
		text: 'A mage shoots as if with a gun of the same level: damage 1d6 and range 6″ for each level, use 3 × level. At level 3 that is 3d6, 18″, use 9. Bolts cost nothing and never run out. The book mentions only the full level; we also allow a lower one.'
	},
	'PL-MAG-04': {
		title: 'Area spells',
		text: 'A fireball is bought cast by cast, like an explosive: 1 CP × level each, up to the mage’s level. You roll the range, 1d6″ for each level; use 3 × level, damage 1d10 for each level. At level 3 it explodes within 2″ of the hit, and four casts cost 12 CP. The radius of other levels is not stated.'
	},
	'PL-MAG-05': {
		title: 'Magic shield',
		text: 'You buy it once and use it as often as you like, at any level up to the mage’s. The supplement gives no price; as the values are those of plate armor, we take 2 CP × level. The army’s settings can make it 1 CP × level. Use 2 × level: until the mage’s next turn, whoever is within 2″ × level of the mage takes 1d6 for each level off every attack that reaches them, magic and bullets too, rolled anew each time. Under several shields the highest counts. It may be raised at any time, like a parry, but takes the mage’s action.'
	},
	'PL-MAG-06': {
		title: 'Magic circles',
		text: 'Mages in a circle add up their levels; a spell may have that level, but never more than 10. It takes as many turns as its level, with the use of that level. If one of the mages dies, the circle is broken and starts over. A circle can raise a shield too: you buy it once, for 2 CP × level.'
	},
	'PL-MAG-07': {
		title: 'Area spells of a circle',
		text: 'Plan them when you build the army and pay for each cast, 1 CP × level; 10 CP are two casts of level 5. Or leave those points unspent. Either way, tell the other players before the game.'
	},
	'PL-MAG-08': {
		title: 'The ability to summon',
		text: 'Summoning costs 1 CP × the size of the mage, at least 1 CP. Without magic of level 2 it is useless, and you get a warning. Figures in reserve with nobody able to summon them are an error.'
	},
	'PL-MAG-09': {
		title: 'Who can be summoned',
		text: 'A mage summons units up to half the mage’s magic level in size, rounded down: a minifig takes magic 2, a horse magic 4. It takes one action with difficulty 3 × the size, and the unit appears right beside the mage. Its full price must be set aside in the points of the army.'
	},
	'PL-MAG-10': {
		title: 'Summoning circle',
		text: 'A circle summons a unit whose size is less than half the sum of its levels, and 5 at most; the circle takes as many turns as that size. It breaks like any other. You need at least two mages, and one of them must have magic 2 and the ability to summon; the rest lend only their levels.'
	},
	'PL-MAG-11': {
		title: 'Necromancy',
		text: 'Necromancy costs 1 CP × the size of the mage, at least 1 CP, and is useless without magic (you get a warning). It raises a dead unit of any side that lies right beside the mage with nothing in between; difficulty 4 × its size. The undead move 4″, have Skill 1d6 and otherwise no more than a mercenary. A necromancer controls as many as their magic level and pays no points for them; when the necromancer dies, they fall to dust.'
	},

	'PL-SKL-01': {
		title: 'Stealth',
		text: 'Stealth costs 2 CP, or 2 CP × size for anything but a minifig. It adds 1 to cover when moving at half speed, and 2 when standing still and drawing no attention; a shot draws it. This adds to other cover: two thirds hidden and standing still is −4 to be hit.'
	},
	'PL-SKL-02': {
		title: 'Perception',
		text: 'Perception costs 2 CP, or 2 CP × size for anything but a minifig. It is a simple activity and takes no action: test Skill against the level of cover. If you succeed, the target has no cover at all from this observer. Someone stealthy who moves at half speed behind a bush that hides a third of them is difficulty 2.'
	},
	'PL-SKL-03': {
		title: 'Weapon Master',
		text: 'Costs 3 CP for each weapon, or 3 CP × size for anything but a minifig. With that weapon alone it adds 1d6 to Skill and 1d6 to damage; other tests get nothing. The weapon has to be a kind you can name, like a long sword or a short bow, and not a whole class.'
	}
};
