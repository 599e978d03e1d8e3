import type { RulesOf } from '$lib/rules/citations';
import type { RuleText } from '../../rule-text';

export const creationWeapons: Record<RulesOf<'CWP'>, RuleText> = {
	'PL-CWP-01': {
		title: 'Close-combat weapon',
		text: 'Costs 2 CP × level, use 2 × level, by touch, damage 1d6 for each level. The level of a weapon is its size in inches, from 1 to 5; a weapon of 1″ or less has level 1.'
	},
	'PL-CWP-02': {
		title: 'Ramming weapon',
		text: 'Costs 2 CP × level, use 2 × level. It works when the creation rams something: for each level it adds 1d6 to the damage of the collision.'
	},
	'PL-CWP-03': {
		title: 'Guns and catapults',
		text: 'Cost 3 CP × level, use 3 × level, range 6″ × level, damage 1d6 for each level.'
	},
	'PL-CWP-04': {
		title: 'Launchers',
		text: 'Cost 3 CP × level, use 3 × level. You roll the range: 1d6″ for each level. Damage is 1d6 for each level, or that of the payload. The payload is bought as explosives, and its level is at most half the launcher’s, rounded down.'
	},
	'PL-CWP-05': {
		title: 'Explosives of a creation',
		text: 'Each piece costs 1 CP × level. It explodes for 1d10 for each level. Laid on the spot it has range 0″ and use 3 × level; from a launcher it has the launcher’s range and use.'
	},
	'PL-CWP-06': {
		title: 'Rockets',
		text: 'Each rocket costs 2 CP × level, use 4 × level, range 6″ × level, and explodes for 1d10 for each level. The book does not say if the price is for one shot; we take it so, piece by piece. A rocket that a minifig fires from a ranged weapon is an explosive for 1 CP.'
	},
	'PL-CWP-07': {
		title: 'Plate armor',
		text: 'Costs 2 CP × level. Over an area of 2″ × level it protects with 1d6 for each level. If it can be moved, it may also parry and push, with use 2 × level.'
	},
	'PL-CWP-08': {
		title: 'Weapons level by level',
		text: 'For levels 1 to 5, cost and use: close-combat and ramming weapons and plates 2/2, 4/4, 6/6, 8/8, 10/10; guns and launchers 3/3, 6/6, 9/9, 12/12, 15/15; explosives 1/3, 2/6, 3/9, 4/12, 5/15; rockets 2/4, 4/8, 6/12, 8/16, 10/20. Guns and rockets reach 6, 12, 18, 24 and 30″, launchers 1d6″ to 5d6″; plates cover 2, 4, 6, 8 and 10″.'
	},
	'PL-CWP-09': {
		title: 'No weapon above 5',
		text: 'A single weapon, plate or explosive has level 5 at most. What a launcher fires has at most half its level, rounded down: nothing at level 1, level 1 at 2 and 3, level 2 at 4 and 5.'
	},
	'PL-CWP-10': {
		title: 'How many weapons fit',
		text: 'The levels of all weapons that count add up to at most twice the size of the creation; if it moves in the air, to at most its size. A cost table in the book sets the limit by the level of the vehicle instead, but its scorpion mech would then be illegal. The army’s settings can take the structure level as the limit, or the plain size for all.'
	},
	'PL-CWP-11': {
		title: 'Weakened weapons',
		text: 'If the weapons do not fit the limit, weaken some: they stay big, but have the values of a lower level. You pay for the level they act with, so a 5″ gun weakened to 3 costs 9 CP. The army’s settings can charge the size you built instead.'
	},
	'PL-CWP-12': {
		title: 'Which weapons count',
		text: 'Close-combat and ramming weapons, guns, launchers and rockets all count, each one by its level. Plates and explosives do not. A matched pair bought as one 1″ weapon, like a scorpion’s pincers, counts once. The army’s settings can count explosives too, or plates.'
	},
	'PL-CWP-13': {
		title: 'Example: the scorpion mech',
		text: 'A mech of size 3 has two pairs of 1″ pincers and a 4″ blade on its tail: 1 + 1 + 4 = 6, exactly 2 × 3. To add a 1″ laser on the head, it has to give up a pair of pincers or cut the blade down to 3.'
	},
	'PL-CWP-14': {
		title: 'Turrets and booms',
		text: 'Turrets and booms are free. Anything that rotates has Armor two levels below the structure, though never under level 0.'
	},
	'PL-CWP-15': {
		title: 'Weapons of the crew',
		text: 'What the minifigs aboard carry is bought at minifig prices. It does not count towards the weapons of the creation.'
	}
};
